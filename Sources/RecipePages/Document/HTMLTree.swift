/// The elements and texts of a page, as its parser found them.
///
/// A value of flat tables: a node is a number, so that no page can nest or link its way out of
/// bounds. Nodes stand in document order: the descendants of one are the numbers up to
/// ``end(of:)``. Names are in lower case; attributes are as written, their references decoded.
package struct HTMLTree: Sendable {
  /// A place in the tree; 0 is the page itself.
  package typealias Node = Int

  private struct Entry {
    /// The element's name; empty for a text.
    var name: String
    var traits: ElementTraits
    var parent: Int32
    /// Behind the last descendant.
    var end: Int32 = 0
    /// Of an element its attributes, of a text its bytes.
    var range: Range<Int32>
  }

  /// An element that every page has, whether it is written or not.
  enum Frame: String, Sendable { case html, head, body }

  /// Where an attribute stands in the page.
  struct Attribute: Sendable {
    var name: Range<Int32>
    var value: Range<Int32>
  }

  private var entries = [Entry(name: "#page", traits: [], parent: -1, range: 0..<0)]
  private var attributes: [Attribute] = []
  private var texts: [UInt8] = []
  /// The page itself, for the attributes.
  private let page: [UInt8]
  /// Which nodes the page itself calls `html`, `head` or `body`: their own name is `div`.
  private(set) var frames: [Node: Frame] = [:]
  /// What stands in scripts, which have no texts, as written in the page.
  private var scripts: [Node: Range<Int32>] = [:]
  /// Whether the page holds more than is kept of it.
  package internal(set) var isCut = false

  // MARK: Reading

  /// How many nodes there are; every number below is one.
  package var count: Int { entries.count }

  /// The element's name; empty for a text.
  package func name(_ node: Node) -> String { entries[node].name }

  /// What is known of an element by its name; nothing of a text.
  func traits(_ node: Node) -> ElementTraits { entries[node].traits }

  /// Whether the node is a text.
  package func isText(_ node: Node) -> Bool { entries[node].name.isEmpty }

  /// The element that holds a node; nil for the page.
  package func parent(_ node: Node) -> Node? {
    entries[node].parent < 0 ? nil : Int(entries[node].parent)
  }

  /// The elements that hold a node, the nearest first.
  package func ancestors(_ node: Node) -> some Sequence<Node> {
    sequence(state: node) { (node: inout Node) -> Node? in
      guard let parent = parent(node) else { return nil }
      node = parent
      return parent
    }
  }

  /// The number behind a node's last descendant.
  package func end(of node: Node) -> Node { Int(entries[node].end) }

  /// Everything below an element, in document order.
  package func descendants(_ node: Node) -> Range<Node> { (node + 1)..<end(of: node) }

  /// The value of an attribute, its references decoded; nil when the element has none of that name.
  package func attribute(_ name: StaticString, of node: Node) -> String? {
    guard let value = bytes(ofAttribute: name, of: node) else { return nil }
    return PageHead.decoded(String(decoding: value, as: UTF8.self))
  }

  /// Whether an element has an attribute.
  package func has(_ name: StaticString, _ node: Node) -> Bool {
    bytes(ofAttribute: name, of: node) != nil
  }

  /// The words of an attribute, such as the classes of `class`.
  package func words(_ name: StaticString, of node: Node) -> [String] {
    guard let value = bytes(ofAttribute: name, of: node) else { return [] }
    return value.split { $0 <= 0x20 }.prefix(64).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether an attribute's bytes hold others anywhere: a quick look before ``words(_:of:)``.
  func attribute(_ name: StaticString, of node: Node, holds part: StaticString) -> Bool {
    guard let value = bytes(ofAttribute: name, of: node) else { return false }
    return value.withUnsafeBytes { ByteSearch.first(part, in: $0) != nil }
  }

  /// The bytes of a text node.
  func bytes(of node: Node) -> ArraySlice<UInt8> {
    let range = entries[node].range
    return texts[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// How much of an attribute's value is looked at: more than any that means something has.
  private static let longestValue = 256 << 10

  private func bytes(ofAttribute name: StaticString, of node: Node) -> ArraySlice<UInt8>? {
    guard !isText(node) else { return nil }
    for index in entries[node].range {
      let attribute = attributes[Int(index)]
      guard attribute.name.count == name.utf8CodeUnitCount else { continue }
      let start = Int(attribute.name.lowerBound)
      let isSame = (0..<attribute.name.count).allSatisfy { offset in
        let byte = page[start + offset]
        return (0x41...0x5A ~= byte ? byte | 0x20 : byte) == name.utf8Start[offset]
      }
      if isSame { return page[attribute.value.asInt].prefix(Self.longestValue) }
    }
    return nil
  }

  /// The attributes of an element, name and value as written.
  func attributes(of node: Node) -> [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] {
    guard !isText(node) else { return [] }
    return entries[node].range.map { index in
      let attribute = attributes[Int(index)]
      return (page[attribute.name.asInt], page[attribute.value.asInt])
    }
  }

  /// What a script holds, as written.
  package func script(_ node: Node) -> ArraySlice<UInt8>? { scripts[node].map { page[$0.asInt] } }

  // MARK: Building

  /// An empty tree over a page.
  init(over page: [UInt8]) { self.page = page }

  /// Adds an element under another.
  mutating func add(
    element name: String, _ attributes: some Sequence<Attribute>, under parent: Node
  ) -> Node {
    let start = Int32(self.attributes.count)
    self.attributes.append(contentsOf: attributes)
    let range = start..<Int32(self.attributes.count)
    entries.append(
      Entry(name: name, traits: ElementTraits(of: name), parent: Int32(parent), range: range))
    return entries.count - 1
  }

  /// Tells what an element is by the page's own words.
  mutating func mark(_ node: Node, frame: Frame?, script: Range<Int32>?) {
    if let frame { frames[node] = frame }
    if let script { scripts[node] = script }
  }

  /// Adds a text under an element, or to the text that was added last.
  mutating func add(text: UnsafeBufferPointer<UInt8>, under parent: Node) {
    let start = Int32(texts.count)
    texts.append(contentsOf: text)
    let end = Int32(texts.count)
    let last = entries.count - 1
    if isText(last), entries[last].parent == parent, entries[last].range.upperBound == start {
      entries[last].range = entries[last].range.lowerBound..<end
    } else {
      entries.append(
        Entry(
          name: "", traits: [], parent: Int32(parent), end: Int32(entries.count + 1),
          range: start..<end))
    }
  }

  /// Ends an element: what is added later is not below it.
  mutating func close(_ node: Node) { entries[node].end = Int32(entries.count) }
}

extension Range<Int32> {
  fileprivate var asInt: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
