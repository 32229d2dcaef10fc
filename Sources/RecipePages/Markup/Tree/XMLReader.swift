import PotluckSupport
import RecipeProviderKit

/// Reads XML, mending what feeds in the field get wrong.
///
/// Well-formed documents are read as the standard says. A bare `&` stays one, the names of HTML's
/// characters are known, control characters are dropped, an end tag closes what was left open
/// inside its element, and a document may end early: then it is told to be cut. There are no
/// entities of the document's own, so that nothing expands and nothing is read from elsewhere. The
/// work is linear.
struct XMLReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  private var tree = MarkupTree()
  private var open: [(node: MarkupTree.Node, name: Range<Int>, bindings: Int)] = []
  /// The declared namespaces, the innermost last.
  private var bindings: [(prefix: String, uri: String)] = []
  private var names: [String: MarkupName] = [:]
  private var hasRoot = false

  private static let mostBindings = 64
  private static let mostAttributes = 256
  static let longestName = 256
  private static let mostLeftOpen = 32

  /// Reads a document in UTF-8.
  ///
  /// - Throws: `invalidResponse` for what is no XML, a web page, or a document with a DOCTYPE that
  ///   declares things; `cancelled`.
  static func read(_ text: [UInt8]) throws(ProviderError) -> MarkupTree {
    let result = text.withUnsafeBufferPointer { bytes -> Result<MarkupTree, ProviderError> in
      var reader = XMLReader(bytes)
      do throws(ProviderError) {
        return .success(try reader.read())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func read() throws(ProviderError) -> MarkupTree {
    var tokens = 0
    while index < bytes.count, !tree.isCut {
      tokens += 1
      if tokens & 0xFF == 0, Task.isCancelled { throw .cancelled }
      if bytes[index] == UInt8(ascii: "<") {
        try readMarkup()
      } else {
        let start = index
        index = ByteSearch.next(UInt8(ascii: "<"), in: bytes, from: index)
        try addText(start..<index)
      }
    }
    guard hasRoot else {
      let body = BodyExcerpt(Array(bytes.prefix(2_048)))
      throw ProviderError(
        .invalidResponse, "the answer is \(body.description), not XML",
        fix: "check the address and the format")
    }
    if !open.isEmpty { tree.isCut = true }
    while let last = open.popLast() { tree.close(last.node) }
    tree.close(0)
    return tree
  }

  // MARK: Markup

  private mutating func readMarkup() throws(ProviderError) {
    let start = index
    index += 1
    guard index < bytes.count else { return }
    switch bytes[index] {
    case UInt8(ascii: "?"): skip(past: "?>")
    case UInt8(ascii: "!"):
      if stands("!--", at: index) {
        index += 3
        skip(past: "-->")
      } else if stands("![CDATA[", at: index) {
        index += 8
        let content = index
        skip(past: "]]>")
        let end = index - (stands("]]>", at: index - 3) ? 3 : 0)
        add(raw: content..<max(content, end))
      } else {
        try readDeclaration()
      }
    case UInt8(ascii: "/"):
      index += 1
      let name = readName()
      index = ByteSearch.next(UInt8(ascii: ">"), in: bytes, from: index) + 1
      close(name)
    case let byte where Self.startsName(byte): try readStart()
    default: try addText(start..<index)
    }
  }

  private mutating func readDeclaration() throws(ProviderError) {
    let end = ByteSearch.next(UInt8(ascii: ">"), in: bytes, from: index)
    let declaration = bytes[index..<end]
    if declaration.contains(UInt8(ascii: "[")) {
      throw ProviderError(
        .invalidResponse, "the XML has a DOCTYPE that declares entities or elements",
        fix: "Potluck reads none: feeds and services need none")
    }
    let words = declaration.split { $0 <= 0x20 }.prefix(2).map {
      String(decoding: $0.prefix(16), as: UTF8.self).lowercased()
    }
    if words == ["!doctype", "html"] { throw Self.isPage }
    index = end + 1
  }

  private mutating func readStart() throws(ProviderError) {
    let nameRange = readName()
    var attributes: [(name: String, value: Range<Int>)] = []
    let isEmpty = readAttributes(into: &attributes)
    guard open.count < MarkupTree.deepest, tree.count < MarkupTree.mostNodes else {
      return tree.isCut = true
    }
    let bindingsBefore = bindings.count
    for (name, value) in attributes where name == "xmlns" || name.hasPrefix("xmlns:") {
      guard bindings.count < Self.mostBindings else { break }
      let prefix = name == "xmlns" ? "" : String(name.dropFirst(6))
      bindings.append((prefix, string(value)))
      names.removeAll(keepingCapacity: true)
    }
    let written = string(nameRange)
    if !hasRoot {
      if written.lowercased() == "html" { throw Self.isPage }
      hasRoot = true
    } else if open.isEmpty {
      // Behind the end of the document.
      return index = bytes.count
    }
    let node = tree.add(element: name(written), under: open.last?.node ?? 0)
    for (name, value) in attributes where name != "xmlns" && !name.hasPrefix("xmlns:") {
      tree.add(attribute: attributeName(name), Array(string(value).utf8))
    }
    open.append((node, nameRange, bindingsBefore))
    if isEmpty { closeLast() }
  }

  /// Closes the nearest open element of a name, and what is still open in it.
  private mutating func close(_ name: Range<Int>) {
    let written = bytes[name]
    // What is left open is near; to look further would take time with each end tag of nothing.
    let near = open.suffix(Self.mostLeftOpen)
    guard let place = near.lastIndex(where: { bytes[$0.name].elementsEqual(written) }) else {
      return
    }
    while open.count > place { closeLast() }
  }

  private mutating func closeLast() {
    guard let last = open.popLast() else { return }
    tree.close(last.node)
    if bindings.count > last.bindings {
      bindings.removeLast(bindings.count - last.bindings)
      names.removeAll(keepingCapacity: true)
    }
  }

  // MARK: Names

  private mutating func name(_ written: String) -> MarkupName {
    if let known = names[written] { return known }
    let colon = written.utf8.firstIndex(of: UInt8(ascii: ":"))
    let name = MarkupName(
      xml: written, uri: uri(colon.map { String(written[..<$0]) } ?? ""))
    names[written] = name
    return name
  }

  private func attributeName(_ written: String) -> MarkupName {
    guard let colon = written.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return MarkupName(xml: written, uri: "")
    }
    return MarkupName(xml: written, uri: uri(String(written[..<colon])))
  }

  private func uri(_ prefix: String) -> String {
    bindings.last { $0.prefix == prefix }?.uri ?? ""
  }

  /// Reads the attributes of a start tag to behind its end; whether the element is empty.
  private mutating func readAttributes(
    into attributes: inout [(name: String, value: Range<Int>)]
  ) -> Bool {
    var endsInSlash = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") {
        index += 1
        return endsInSlash
      }
      // The tag was never closed.
      if byte == UInt8(ascii: "<") { return false }
      endsInSlash = byte == UInt8(ascii: "/")
      if endsInSlash || byte <= 0x20 || byte == UInt8(ascii: "=") {
        index += 1
        continue
      }
      let name = readName()
      if name.isEmpty { index += 1 }
      skipSpace()
      var value = index..<index
      if index < bytes.count, bytes[index] == UInt8(ascii: "=") {
        index += 1
        skipSpace()
        value = readValue()
      }
      if attributes.count < Self.mostAttributes, !name.isEmpty {
        attributes.append((string(name), value))
      }
    }
    return endsInSlash
  }

  // MARK: Texts

  /// A part of the document as text, its references decoded.
  private func string(_ range: Range<Int>) -> String {
    PageHead.decoded(String(decoding: bytes[range], as: UTF8.self))
  }

  private mutating func addText(_ range: Range<Int>) throws(ProviderError) {
    guard let parent = open.last?.node else { return }
    guard bytes[range].contains(UInt8(ascii: "&")) else { return add(raw: range) }
    var start = range.lowerBound
    while start < range.upperBound {
      if Task.isCancelled { throw .cancelled }
      let end = ByteSearch.pieceEnd(in: bytes, from: start, to: range.upperBound, Self.stretch)
      tree.add(text: Array(string(start..<end).utf8), under: parent)
      start = end
    }
  }

  private mutating func add(raw range: Range<Int>) {
    guard let parent = open.last?.node else { return }
    guard tree.count < MarkupTree.mostNodes else { return tree.isCut = true }
    tree.add(text: bytes[range], under: parent)
  }

  private static let stretch = 64 << 10

  private static let isPage = ProviderError(
    .invalidResponse, "the answer is a web page, not a feed or another XML document",
    fix: "check the address, or read it as HTML")
}
