/// The elements and texts of a page or an XML document in flat tables.
///
/// A node is a number; nodes stand in document order, so that the descendants of one are the
/// numbers up to its end. Node 0 is the document. All bytes are UTF-8 with references decoded.
struct MarkupTree {
  typealias Node = Int

  private struct Entry {
    /// A place in ``names``; -1 for a text.
    var name: Int32
    var parent: Int32
    /// Behind the last descendant.
    var end: Int32
    /// Of an element its attributes, of a text its bytes.
    var range: Range<Int32>
  }

  private struct Attribute {
    var name: Int32
    var value: Range<Int32>
  }

  /// Every name of an element or attribute once.
  private(set) var names: [MarkupName] = []
  private var numbers: [MarkupName: Int32] = [:]
  private var entries: [Entry] = []
  private var attributes: [Attribute] = []
  private var bytes: [UInt8] = []
  /// Whether the document holds more than is kept of it.
  var isCut = false

  static let mostNodes = HTMLTree.mostNodes
  static let deepest = HTMLTree.deepest

  init() { _ = add(element: MarkupName(html: "#document"), under: -1) }

  // MARK: Reading

  /// How many nodes there are.
  var count: Int { entries.count }

  func isText(_ node: Node) -> Bool { entries[node].name < 0 }

  /// The number of an element's name in ``names``; -1 for a text.
  func name(_ node: Node) -> Int { Int(entries[node].name) }

  /// The node that holds another; nil for the document.
  func parent(_ node: Node) -> Node? {
    let parent = entries[node].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// The number behind a node's last descendant.
  func end(of node: Node) -> Node { Int(entries[node].end) }

  /// The bytes of a text.
  func text(_ node: Node) -> ArraySlice<UInt8> { bytes[range(entries[node].range)] }

  /// The numbers of an element's attributes, as ``attributeName(_:)`` and others take them.
  func attributes(of node: Node) -> Range<Int> {
    isText(node) ? 0..<0 : range(entries[node].range)
  }

  /// The number of an attribute's name in ``names``.
  func attributeName(_ attribute: Int) -> Int { Int(attributes[attribute].name) }

  /// The bytes of an attribute's value.
  func attributeValue(_ attribute: Int) -> ArraySlice<UInt8> {
    bytes[range(attributes[attribute].value)]
  }

  /// The first attribute of an element by its name as written, in lower case in HTML.
  func attribute(_ name: String, of node: Node) -> ArraySlice<UInt8>? {
    for attribute in attributes(of: node) where names[attributeName(attribute)].written == name {
      return attributeValue(attribute)
    }
    return nil
  }

  /// An element's children, one after the other.
  func children(_ node: Node) -> Children { Children(self, from: node + 1, to: end(of: node)) }

  /// Nodes that stand beside each other.
  struct Children: Sequence, IteratorProtocol {
    private let tree: MarkupTree
    private var place: Node
    private let end: Node

    /// The nodes from one on that stand before another place.
    init(_ tree: MarkupTree, from first: Node, to end: Node) {
      self.tree = tree
      place = first
      self.end = end
    }

    mutating func next() -> Node? {
      guard place < end else { return nil }
      defer { place = tree.end(of: place) }
      return place
    }
  }

  private func range(_ range: Range<Int32>) -> Range<Int> {
    Int(range.lowerBound)..<Int(range.upperBound)
  }

  // MARK: Building

  /// Adds an element; attributes and children follow.
  mutating func add(element name: MarkupName, under parent: Node) -> Node {
    let start = Int32(attributes.count)
    entries.append(
      Entry(name: number(name), parent: Int32(parent), end: 0, range: start..<start))
    return entries.count - 1
  }

  /// Adds an attribute to the element that was added last.
  mutating func add(attribute name: MarkupName, _ value: some Collection<UInt8>) {
    let start = Int32(bytes.count)
    bytes.append(contentsOf: value)
    attributes.append(Attribute(name: number(name), value: start..<Int32(bytes.count)))
    let last = entries.count - 1
    entries[last].range = entries[last].range.lowerBound..<Int32(attributes.count)
  }

  /// Adds a text, or to the text that was added last.
  mutating func add(text: some Collection<UInt8>, under parent: Node) {
    guard !text.isEmpty else { return }
    let start = Int32(bytes.count)
    bytes.append(contentsOf: text)
    let end = Int32(bytes.count)
    let last = entries.count - 1
    if isText(last), entries[last].parent == parent, entries[last].range.upperBound == start {
      entries[last].range = entries[last].range.lowerBound..<end
    } else {
      entries.append(
        Entry(name: -1, parent: Int32(parent), end: Int32(entries.count + 1), range: start..<end))
    }
  }

  /// Ends an element: what is added later is not below it.
  mutating func close(_ node: Node) { entries[node].end = Int32(entries.count) }

  private mutating func number(_ name: MarkupName) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}
