import XCTest

/// Words of scripts are read, and mistyped words are refused.
final class ScriptWordTests: XCTestCase {
  func testNumbers() {
    let own = "definition: the command's form"
    let rows: [Row<String, [[Double]]>] = [
      Row("", [], own), Row("t ! f", [[], [], []], own), Row("  t  ", [[]], "spaces part words"),
      Row("d300@0 m290@.1 D1@2 M-1@2", [[300, 0], [290, 0.1], [1, 2], [-1, 2]], own),
      Row("h@.2 u@.3 x@9 U@1", [[0.2], [0.3], [9], [1]], own), Row("u20@.3", [[20, 0.3]], own),
      Row("~300,200,10,0,.01", [[300, 200, 10, 0, 0.01]], own), Row(">1 >|", [[1], []], own),
      Row("o50 O50 r-5 z2 e0", [[50], [50], [-5], [2], [0]], own),
      Row("v50+20 V0+1", [[50, 20], [0, 1]], own), Row("w5 l5 p-5", [[5], [5], [-5]], own),
      Row("+5 +-5.5", [[5], [-5.5]], own), Row("+1e-3", [[0.001]], "a number as Swift writes it"),
      Row("c500 b500 i20 j20 s20", [[500], [500], [20], [20], [20]], own),
      Row("o-inf >nan", [[-.infinity], [.nan]], "numbers nobody should pass, on purpose"),
    ]
    forEachRow("numbers of scripts", rows) { row in
      let numbers = (try? ScriptWord.words(row.input).map(\.numbers)) ?? [[.pi]]
      XCTAssertEqual(numbers.count, row.expected.count)
      for (found, expected) in zip(numbers, row.expected) {
        XCTAssertTrue(found.elementsEqual(expected, by: same), "\(found)")
      }
    }
  }

  private func fault(_ script: String) -> String? {
    do throws(ScriptWord.Fault) {
      _ = try ScriptWord.words(script)
      return nil
    } catch {
      return error.description
    }
  }

  func testMistypedWords() {
    let number = "definition: no number"
    let form = "definition: the command's form"
    let rows: [Row<String, String>] = [
      Row("d3O0@0", "word 1 of \"d3O0@0\", d3O0@0: 3O0 is no number", number),
      Row("t >1 o5o", "word 3 of \"t >1 o5o\", o5o: 5o is no number", number),
      Row("u@.2.", ".2. is no number", number), Row("~300,200,1O,0,.01", "1O is no number", number),
      Row("o--5", "--5 is no number", number), Row("c1e+300", "1e is no number", "+ parts numbers"),
      Row("d300", "must be like dn@n, n being a number", form),
      Row("d300,0", "must be like dn@n", form), Row("d300@0@1", "must be like dn@n", form),
      Row("u.2", "must be like un@n or u@n", form), Row("~300,200,10,0", "~n,n,n,n,n", form),
      Row("~300,200,0,0,.01", "must have one step or more", "no step leads nowhere"),
      Row("~300,200,1.5,0,.01", "must have one step or more", "half a step is none"),
      Row("o", "must be like on", form), Row("t5", "must be like t", form),
      Row("v50", "must be like vn+n", form), Row(">1|", "must be like >n or >|", form),
      Row("300@0", "no command has this letter", "definition: the letters"),
      Row("q5", "no command has this letter", "definition: the letters"),
    ]
    forEachRow("mistyped scripts", rows) { row in
      let fault = fault(row.input)
      XCTAssertTrue(fault?.contains(row.expected) ?? false, fault ?? "is read")
    }
  }
}
