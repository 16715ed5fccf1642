// Reads what docc has made of a module, and lists symbols without an abstract and symbols or
// articles that no topic group written by hand contains. A type's members may be left to docc's own
// groups, unless the type has groups written by hand: then all its members have to be in them.

import Foundation

struct Coverage: Decodable {
  var title, referencePath: String
  var hasAbstract: Bool
  var kind: Kind
  struct Kind: Decodable { var isSymbol: Bool }
}

struct Page: Decodable {
  var identifier: Identifier
  var topicSections: [Group]?
  struct Identifier: Decodable { var url: String }
  struct Group: Decodable {
    var identifiers: [String]
    /// Whether docc has made the group.
    var generated: Bool?
  }
}

@main enum DocumentationCheck {
  static func main() throws {
    var faults: [String] = []
    for argument in CommandLine.arguments.dropFirst() {
      let archive = URL(fileURLWithPath: argument, isDirectory: true)
      faults += try check(archive)
    }
    for fault in faults.sorted() { print("error: \(fault)") }
    exit(faults.isEmpty ? 0 : 1)
  }

  /// The compiler may have written these. For those of our own swift-format wants a comment.
  static let compilersOwn = ["init(rawValue:)", "init(from:)", "encode(to:)"]

  static func check(_ archive: URL) throws -> [String] {
    let module = archive.deletingPathExtension().lastPathComponent
    let coverage = try read([Coverage].self, archive, "documentation-coverage.json")
    let symbols = coverage.filter { $0.kind.isSymbol }
    var faults: [String] = []
    for symbol in symbols where !symbol.hasAbstract && !compilersOwn.contains(symbol.title) {
      faults.append("\(name(symbol.referencePath)) has no abstract")
    }
    let root = archive.appendingPathComponent("data/documentation", isDirectory: true)
    let landing = "\(module.lowercased()).json"
    var pages = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where path.hasSuffix(".json") {
      let page = try read(Page.self, root, path)
      pages += 1
      let groups = page.topicSections ?? []
      guard path == landing || groups.contains(where: { $0.generated != true }) else { continue }
      for group in groups where group.generated == true {
        // What a protocol asks for is also listed on a page of its own, which docc makes.
        for member in group.identifiers where !member.hasSuffix("-Implementations") {
          faults.append("\(name(member)) is in no topic group of \(name(page.identifier.url))")
        }
      }
    }
    print("\(module): \(symbols.count) symbols, \(pages) pages")
    guard symbols.count > 0, pages > 0 else { return faults + ["\(module) has no documentation"] }
    return faults
  }

  static func read<T: Decodable>(_ type: T.Type, _ folder: URL, _ path: String) throws -> T {
    try JSONDecoder().decode(type, from: Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// A reference without the scheme and the module's folders.
  static func name(_ reference: String) -> String {
    reference.components(separatedBy: "/documentation/").last ?? reference
  }
}
