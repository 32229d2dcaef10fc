extension HTMLTree {
  /// The text of an element as a reader sees it, a line break where a block begins or ends.
  ///
  /// Scripts, styles and controls are left out.
  package func text(of node: Node) -> String {
    if isText(node) { return String(decoding: bytes(of: node), as: UTF8.self) }
    return text(in: node..<end(of: node))
  }

  /// The text of a run of nodes.
  package func text(in range: Range<Node>) -> String {
    String(decoding: plain(range), as: UTF8.self)
  }

  /// The lines of an element's text, trimmed, without empty ones.
  package func lines(of node: Node) -> [String] { lines(in: node..<end(of: node)) }

  /// The lines of the text of a run of nodes, trimmed, without empty ones.
  package func lines(in range: Range<Node>) -> [String] { Self.lines(plain(range)) }

  /// The lines of a text, trimmed, without empty ones.
  static func lines(_ text: some Sequence<UInt8>) -> [String] {
    Array(text).split(separator: 0x0A).compactMap { line in
      guard let start = line.firstIndex(where: { $0 > 0x20 }),
        let end = line.lastIndex(where: { $0 > 0x20 })
      else { return nil }
      return String(decoding: line[start...end], as: UTF8.self)
    }
  }

  /// The text of an element in one line.
  package func line(of node: Node) -> String {
    var bytes = plain(node..<end(of: node))
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex
    var line: [UInt8] = []
    line.reserveCapacity(bytes.count)
    for byte in bytes[start...] {
      if byte > 0x20 {
        line.append(byte)
      } else if line.last != 0x20 {
        line.append(0x20)
      }
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Whether all that an element shows is bold.
  func isBold(_ node: Node) -> Bool {
    let first = descendants(node).first { inner in
      !isText(inner) || bytes(of: inner).contains { $0 > 0x20 }
    }
    guard let first, ["strong", "b"].contains(name(first)) else { return false }
    return (end(of: first)..<end(of: node)).allSatisfy { inner in
      !isText(inner) || !bytes(of: inner).contains { $0 > 0x20 }
    }
  }

  private func plain(_ range: Range<Node>) -> [UInt8] {
    var result: [UInt8] = []
    var open: [Node] = []
    var node = range.lowerBound
    while node < range.upperBound, result.count < Self.longestText {
      while let block = open.last, end(of: block) <= node {
        open.removeLast()
        Self.breakLine(&result)
      }
      let traits = traits(node)
      if isText(node) {
        append(bytes(of: node).prefix(Self.longestText - result.count), to: &result)
      } else if traits.contains(.unseen) {
        node = end(of: node)
        continue
      } else if !traits.contains(.inline) {
        if name(node) == "br" {
          result.append(0x0A)
        } else {
          Self.breakLine(&result)
          open.append(node)
        }
      } else if name(node) == "sup" {
        separate(node, &result)
      }
      node += 1
    }
    return result
  }

  private static let longestText = 1 << 20

  /// A raised `1/2` behind a digit is a fraction of its own.
  private func separate(_ node: Node, _ result: inout [UInt8]) {
    guard let last = result.last, 0x30...0x39 ~= last, node + 1 < count,
      isText(node + 1), let first = bytes(of: node + 1).first, 0x30...0x39 ~= first
    else { return }
    result.append(0x20)
  }

  /// White space in the source is one space; line breaks come from the elements.
  private func append(_ text: ArraySlice<UInt8>, to result: inout [UInt8]) {
    for byte in text {
      if byte <= 0x20 {
        if let last = result.last, last > 0x20 { result.append(0x20) }
      } else {
        result.append(byte)
      }
    }
  }

  private static func breakLine(_ result: inout [UInt8]) {
    if let last = result.last, last != 0x0A { result.append(0x0A) }
  }
}
