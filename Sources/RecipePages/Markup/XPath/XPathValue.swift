/// An element, a text or an attribute, in the order of the document.
struct XPathNode: Hashable, Comparable {
  var node: MarkupTree.Node
  /// The attribute's number; -1 for the node itself.
  var attribute = -1

  static func < (left: XPathNode, right: XPathNode) -> Bool {
    left.node == right.node ? left.attribute < right.attribute : left.node < right.node
  }
}

/// What an XPath gives.
enum XPathValue {
  /// Nodes in document order, each once.
  case nodes([XPathNode])
  case text(String)
  case number(Double)
  case flag(Bool)

  /// A number as XPath writes it: whole ones without a point.
  static func text(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    if let whole = Int(exactly: number) { return String(whole) }
    return number.description
  }

  /// A text as a number: NaN for what is none.
  static func number(_ text: String) -> Double {
    let trimmed = text.utf8.drop { $0 <= 0x20 }
    guard let end = trimmed.lastIndex(where: { $0 > 0x20 }) else { return .nan }
    let digits = trimmed[...end]
    let isPlain = digits.allSatisfy {
      0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    guard isPlain, digits.count <= 40 else { return .nan }
    return Double(String(decoding: digits, as: UTF8.self)) ?? .nan
  }
}
