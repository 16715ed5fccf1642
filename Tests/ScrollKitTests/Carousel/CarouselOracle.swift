import Foundation
import ScrollKit

/// Numbers of other carousels, each with what it answers to: 537 rows.
///
/// A row reads `number | kind | question = answer`. Locations of embla-carousel and of other
/// carousels that move the content have the opposite sign of ours.
struct CarouselOracle: TableRow {
  let number: Int
  let kind: String
  let question: OracleValue
  let expected: OracleValue
  let tag: RowTag
  var source: String { "\(number): \(kind)" }

  /// The rows that are not out.
  static let rows: [CarouselOracle] = [slides, engine, libraries, loops].flatMap { table in
    table.split(separator: "\n\n", omittingEmptySubsequences: true).map { text in
      let parts = text.split(separator: "\n").joined(separator: " ").split(
        separator: " | ", maxSplits: 2)
      let sides = parts[2].split(separator: " = ", maxSplits: 1)
      let number = Int(parts[0])!
      return CarouselOracle(
        number: number, kind: String(parts[1]), question: OracleValue(json: String(sides[0])),
        expected: OracleValue(json: String(sides[1])), tag: differing[number]?.tag ?? .must)
    }
  }

  /// Slides by name: where each begins, and how long it is.
  static let namedSlides: [String: [[Double]]] = [
    "s0": [[0, 800], [800, 400], [1200, 200], [1400, 500], [1900, 300]],
    "s1": [[10, 800], [830, 400], [1250, 200], [1470, 500], [1990, 300]],
    "s2": [[200, 800], [-200, 400], [-400, 200], [-900, 500], [-1200, 300]],
    "s3": [[190, 800], [-230, 400], [-450, 200], [-970, 500], [-1290, 300]],
    "s4": [
      [0, 100], [100, 200], [300, 150], [450, 250], [700, 130], [830, 100], [930, 200],
      [1130, 150], [1280, 250], [1530, 130],
    ],
    "s5": [
      [10, 100], [130, 200], [350, 150], [520, 250], [790, 130], [940, 100], [1060, 200],
      [1280, 150], [1450, 250], [1720, 130],
    ],
    "s6": [[0, 502], [502, 501]],
    "s7": [[0, 200], [200, 200]],
    "s8": [
      [0, 87], [87, 87], [174, 87], [260, 87], [347, 87], [434, 87], [521, 87], [608, 87],
      [694, 87], [781, 87],
    ],
    "s9": [[0, 215], [215, 215], [431, 215], [646, 215], [861, 215], [1077, 215]],
    "s10": [[0, 501], [501, 501]],
    "s11": [
      [900, 100], [700, 200], [550, 150], [300, 250], [170, 130], [70, 100], [-130, 200],
      [-280, 150], [-530, 250], [-660, 130],
    ],
    "s12": [
      [890, 100], [670, 200], [500, 150], [230, 250], [80, 130], [-40, 100], [-260, 200],
      [-430, 150], [-700, 250], [-850, 130],
    ],
    "s13": [[800, 200], [600, 200]],
    "s14": [
      [517, 129], [388, 129], [258, 129], [129, 129], [0, 129], [-129, 129], [-258, 129],
      [-388, 129], [-517, 129], [-646, 129],
    ],
    "s15": [[431, 215], [215, 215], [0, 215], [-215, 215], [-431, 215], [-646, 215]],
    "s16": [[400, 400], [0, 400], [-399, 400], [-799, 400]],
    "s17": [
      [0, 500], [500, 500], [1000, 250], [1250, 250], [1500, 250], [1750, 250], [2000, 500],
      [2500, 500], [3000, 500], [3500, 501],
    ],
    "s18": [
      [20, 480], [520, 480], [1020, 235], [1275, 235], [1530, 235], [1785, 235], [2040, 480],
      [2540, 480], [3040, 480], [3540, 481],
    ],
    "s19": [[0, 576], [576, 576], [1152, 576], [1728, 576], [2304, 576], [2880, 576]],
    "s20": [
      [500, 500], [0, 500], [-250, 250], [-500, 250], [-750, 250], [-1000, 250], [-1500, 500],
      [-2000, 500], [-2500, 500], [-3001, 501],
    ],
    "s21": [
      [500, 480], [0, 480], [-255, 235], [-510, 235], [-765, 235], [-1020, 235], [-1520, 480],
      [-2020, 480], [-2520, 480], [-3021, 481],
    ],
    "s22": [[-96, 576], [-672, 576], [-1248, 576], [-1824, 576], [-2400, 576], [-2976, 576]],
    "s23": [[0, 228], [228, 228], [456, 228], [684, 228], [912, 228], [1140, 228]],
    "s24": [[0, 800], [800, 400], [1200, 200], [1400, 500]],
  ]

  /// The slides of a question.
  static func slides(_ question: OracleValue) -> [(start: Double, length: Double)] {
    if question.has("slideSizes") || question.has("panels") || question.has("cellWidths") {
      let field = ["slideSizes", "panels", "cellWidths"].first { question.has($0) }!
      var end = 0.0
      return question[field].numbers.map {
        end += $0
        return (end - $0, $0)
      }
    }
    let lists =
      namedSlides[question["slides"].text] ?? question["slides"].list.map { $0.numbers }
    return lists.map { ($0[0], $0[1]) }
  }

  static func alignment(_ text: String) -> PageAlignment {
    switch text {
    case "center": .center
    case "end", "next": .trailing
    case "0.1*viewSize": PageAlignment(page: 0, viewport: 0.1)
    default: .leading
    }
  }

  static func grouping(_ value: OracleValue) -> VariablePages.Grouping {
    if value.text == "auto" { return .fitting(tolerance: 2) }
    return value.number > 1 ? .items(value.int) : .none
  }
}
