extension MarkupTree {
  /// Copies a page's tree, with the `html`, `head` and `body` that browsers give every page.
  ///
  /// Left out is what is inside a `template`, and a `noscript` that only repeats the picture beside
  /// it for those without scripts.
  init(_ page: HTMLTree) {
    var copier = PageCopier(page)
    self = copier.copy()
  }
}

private struct PageCopier {
  private let page: HTMLTree
  private var tree = MarkupTree()
  private var names: [String: MarkupName] = [:]
  /// The open elements, with where each ends in the page.
  private var open: [(node: MarkupTree.Node, end: HTMLTree.Node)] = []
  private var isInBody = false

  init(_ page: HTMLTree) { self.page = page }

  mutating func copy() -> MarkupTree {
    openFrame(.html)
    openFrame(.head)
    var node = 1
    while node < page.count {
      if node & 0x3FF == 0, Task.isCancelled {
        tree.isCut = true
        break
      }
      while let last = open.last, last.end <= node { close() }
      node = add(node)
    }
    if !isInBody { startBody() }
    while !open.isEmpty { close() }
    tree.close(0)
    tree.isCut = tree.isCut || page.isCut
    return tree
  }

  /// Copies one node; the next to look at.
  private mutating func add(_ node: HTMLTree.Node) -> HTMLTree.Node {
    if page.isText(node) {
      let text = page.bytes(of: node)
      if isAtTop, !isInBody {
        guard text.contains(where: { $0 > 0x20 }) else { return node + 1 }
        startBody()
      }
      tree.add(text: text, under: parent)
      return node + 1
    }
    // The element that holds the whole page, and its frame's, have been opened before.
    if node == 1 { return node + 1 }
    if let frame = page.frames[node] {
      if frame == .body, !isInBody, isAtTop { startBody() }
      return node + 1
    }
    let name = page.name(node)
    if isAtTop, !isInBody, !Self.ofHead.contains(name) { startBody() }
    if name == "noscript", repeatsPicture(node) { return page.end(of: node) }
    let copy = tree.add(element: self.name(name), under: parent)
    addAttributes(of: node)
    if let script = page.script(node) { tree.add(text: script, under: copy) }
    open.append((copy, page.end(of: node)))
    return name == "template" ? page.end(of: node) : node + 1
  }

  private mutating func addAttributes(of node: HTMLTree.Node) {
    for (name, value) in page.attributes(of: node) {
      let name = self.name(String(decoding: name, as: UTF8.self).lowercased())
      if value.contains(UInt8(ascii: "&")) {
        let decoded = PageHead.decoded(String(decoding: value, as: UTF8.self))
        tree.add(attribute: name, Array(decoded.utf8))
      } else {
        tree.add(attribute: name, value)
      }
    }
  }

  private mutating func name(_ name: String) -> MarkupName {
    if let known = names[name] { return known }
    let made = MarkupName(html: name)
    names[name] = made
    return made
  }

  // MARK: The frame

  private var parent: MarkupTree.Node { open.last?.node ?? 0 }
  /// Whether only the page's frame is open.
  private var isAtTop: Bool { open.count <= 2 }

  private mutating func startBody() {
    while open.count > 1 { close() }
    openFrame(.body)
    isInBody = true
  }

  private mutating func openFrame(_ frame: HTMLTree.Frame) {
    let node = tree.add(element: name(frame.rawValue), under: parent)
    open.append((node, .max))
    let written = page.frames.filter { $0.value == frame }.keys.min()
    if let written { addAttributes(of: written) }
  }

  private mutating func close() {
    if let last = open.popLast() { tree.close(last.node) }
  }

  private static let ofHead: Set<String> = [
    "base", "link", "meta", "noscript", "script", "style", "template", "title",
  ]

  // MARK: Pictures for those without scripts

  /// Whether a `noscript` holds a picture, and an element beside it holds one too.
  private func repeatsPicture(_ node: HTMLTree.Node) -> Bool {
    guard let parent = page.parent(node), hasPicture(page.descendants(node)) else { return false }
    let end = page.end(of: node)
    if end < page.end(of: parent), nextElementHasPicture(end, in: parent) { return true }
    // What stands before: the picture is the nearest element, at the end of its line.
    var before = node - 1
    while before > parent, page.isText(before) {
      guard !page.bytes(of: before).contains(where: { $0 > 0x20 }) else { return false }
      before -= 1
    }
    guard before > parent else { return false }
    var nearest = before
    while let up = page.parent(nearest), up != parent { nearest = up }
    return hasPicture(nearest..<page.end(of: nearest))
  }

  private func nextElementHasPicture(_ start: HTMLTree.Node, in parent: HTMLTree.Node) -> Bool {
    var node = start
    while node < page.end(of: parent), page.isText(node) { node += 1 }
    guard node < page.end(of: parent), page.name(node) != "noscript" else { return false }
    return hasPicture(node..<page.end(of: node))
  }

  private func hasPicture(_ range: Range<HTMLTree.Node>) -> Bool {
    range.prefix(64).contains { page.name($0) == "img" }
  }
}
