/// Finds where a page goes on to what stands behind its recipe: buttons to share, comments, related
/// posts, the foot of the page.
struct PageTail {
  /// The elements that begin such parts, in order.
  private let starts: [HTMLTree.Node]

  /// A tail that begins nowhere.
  init() { starts = [] }

  init(_ tree: HTMLTree) {
    starts = (1..<max(1, tree.count)).filter { !tree.isText($0) && Self.begins($0, in: tree) }
  }

  /// The first element in a part of the page that begins its tail.
  func start(in range: Range<HTMLTree.Node>) -> HTMLTree.Node? {
    starts.first { $0 >= range.lowerBound }.flatMap { range.contains($0) ? $0 : nil }
  }

  private static func begins(_ node: HTMLTree.Node, in tree: HTMLTree) -> Bool {
    if tree.name(node) == "footer" { return true }
    guard tree.traits(node).contains(.box) else { return false }
    let names = tree.words("class", of: node) + (tree.attribute("id", of: node).map { [$0] } ?? [])
    return names.contains { name in
      name.lowercased().split { $0 == "-" || $0 == "_" }.contains {
        words.contains(String($0))
      }
    }
  }

  /// Parts of the classes and identifiers that sites and their plug-ins give such elements.
  private static let words: Set<String> = [
    "addtoany", "comments", "related", "relatedposts", "respond", "share", "sharedaddy", "sharing",
    "social", "newsletter",
  ]
}
