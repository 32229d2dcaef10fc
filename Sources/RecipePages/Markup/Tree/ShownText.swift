import RecipeProviderKit

/// The text of a document as a reader sees it, in one line, and which part of it stands in which
/// node.
///
/// White space of every kind is one space, as are the ends of blocks and line breaks of a page.
/// Scripts, styles, templates, drawings and what is for those without scripts are left out.
struct ShownText {
  private(set) var bytes: [UInt8] = []
  /// Where the text of each node begins and ends, from ``first`` on; -1 for one that is not shown.
  private var starts: [Int32]
  private var ends: [Int32]
  private let first: MarkupTree.Node

  /// The text of a node and what is below it; `isPage` tells whether its elements are HTML's.
  init(_ tree: MarkupTree, of root: MarkupTree.Node, isPage: Bool) {
    first = root
    let range = root..<tree.end(of: root)
    starts = Array(repeating: -1, count: range.count)
    ends = starts
    let hidden = tree.names.map { isPage && Self.hidden.contains($0.local) }
    let blocks = tree.names.map { isPage && !ElementTraits(of: $0.local).contains(.inline) }
    var open: [MarkupTree.Node] = []
    var node = root
    while node < range.upperBound {
      if node & 0x3FF == 0, Task.isCancelled { break }
      while let last = open.last, tree.end(of: last) <= node {
        close(open.removeLast(), tree, blocks)
      }
      if tree.isText(node) {
        starts[node - first] = Int32(bytes.count)
        append(tree.text(node))
        ends[node - first] = Int32(bytes.count)
      } else if hidden[tree.name(node)], node != root {
        node = tree.end(of: node)
        continue
      } else {
        if blocks[tree.name(node)] { breakLine() }
        starts[node - first] = Int32(bytes.count)
        open.append(node)
      }
      node += 1
    }
    while let last = open.popLast() { close(last, tree, blocks) }
  }

  /// Where the text of a node stands in ``bytes``, without space around it; nil for one that is
  /// not shown.
  func range(of node: MarkupTree.Node) -> Range<Int>? {
    guard starts.indices.contains(node - first), starts[node - first] >= 0 else { return nil }
    var start = Int(starts[node - first])
    var end = max(start, Int(ends[node - first]))
    while start < end, bytes[start] == 0x20 { start += 1 }
    while start < end, bytes[end - 1] == 0x20 { end -= 1 }
    return start..<end
  }

  /// The text of a node; nil for one that is not shown.
  func text(of node: MarkupTree.Node) -> String? {
    range(of: node).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  private mutating func close(
    _ node: MarkupTree.Node, _ tree: MarkupTree, _ blocks: [Bool]
  ) {
    ends[node - first] = Int32(bytes.count)
    if blocks[tree.name(node)] { breakLine() }
  }

  private mutating func breakLine() {
    if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
  }

  private mutating func append(_ text: ArraySlice<UInt8>) {
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      if byte <= 0x20 || byte == 0x7F {
        breakLine()
      } else if byte == 0xC2, index < text.endIndex, text[index] <= 0xAD {
        append(latin: text[index])
        index += 1
      } else {
        bytes.append(byte)
      }
    }
  }

  /// Adds one of the characters from U+0080 to U+00AD, by its second byte.
  private mutating func append(latin byte: UInt8) {
    switch byte {
    case 0xA0: breakLine()
    // A soft hyphen shows where a word may be broken.
    case 0xAD: break
    // As browsers do, these are read as Windows-1252.
    case 0x80...0x9F: bytes += Self.controls[Int(byte) - 0x80]
    default: bytes += [0xC2, byte]
    }
  }

  private static let controls = (0x80...0x9F).map { number in
    Array((HTMLEntities.decode("&#\(number);") ?? "").utf8)
  }

  /// One line of a text by itself.
  static func line(_ text: some Collection<UInt8>) -> String {
    var tree = MarkupTree()
    tree.add(text: text, under: 0)
    tree.close(0)
    return ShownText(tree, of: 0, isPage: false).text(of: 0) ?? ""
  }

  private static let hidden: Set<String> = ["noscript", "script", "style", "svg", "template"]
}
