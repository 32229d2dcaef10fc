package import RecipeProviderKit

extension HTMLTree {
  /// Parses a page, or a part of one.
  ///
  /// The tags are found by ``TagReader``; libxml2 then says which elements hold which, as it is the
  /// parser that knows what closes what. It gets names and texts alone: no attribute, comment or
  /// script, so that no page reaches what in it is slow or has been broken before. It keeps no tree
  /// of its own, asks no network and knows no entity from outside. Elements nest to ``deepest``,
  /// and nodes are bounded: beyond, the tree ends and ``isCut`` says so. A cancelled task ends it
  /// soon.
  /// - Throws: `misconfigured` when libxml2 is not on this machine.
  package init(parsing page: [UInt8]) throws(ProviderError) {
    let builder = TreeBuilder(page, try LibXML2.load())
    builder.parse()
    self = builder.finished()
  }

  /// How deep elements may nest: as deep as browsers let them.
  static let deepest = 512
  static let mostNodes = 200_000
}

/// Feeds libxml2 and holds the tree while it calls back.
///
/// One thread uses a builder, and no call changes what another one is changing: checking that at each
/// access would take a tenth of the time.
private final class TreeBuilder {
  private let library: LibXML2
  private let page: [UInt8]
  @exclusivity(unchecked) private var tree: HTMLTree
  @exclusivity(unchecked) private var open: [HTMLTree.Node] = [0]
  private var context: LibXML2.Context?
  @exclusivity(unchecked) private var isStopped = false
  /// What libxml2 gets next.
  ///
  /// All stands in one element, as behind the end of a first one nothing would be read; its name
  /// is such that no end tag of a page closes it.
  @exclusivity(unchecked) private var feed = Array("<x-page>".utf8)
  /// How many bytes of text were fed since the last tag, or since a comment parted them.
  @exclusivity(unchecked) private var untagged = 0
  /// The attributes of all start tags that were fed.
  @exclusivity(unchecked) private var attributes: [HTMLTree.Attribute] = []
  /// The start tags that were fed, by their numbers.
  @exclusivity(unchecked) private var tags: [Tag] = []

  /// What libxml2 is not told of a start tag.
  private struct Tag {
    var attributes: Range<Int32>
    var frame: HTMLTree.Frame?
    var script: Range<Int32>?
  }

  /// The `div`s that a button and a form hold open.
  @exclusivity(unchecked) private var nesting = UnclosedDivisions()

  /// How many bytes are fed at a time, between two looks at whether the task was cancelled.
  private static let stretch = 8 << 10
  /// The attributes of one element that are kept.
  private static let mostAttributes = 64

  init(_ page: [UInt8], _ library: LibXML2) {
    self.library = library
    self.page = page
    tree = HTMLTree(over: page)
  }

  deinit { if let context { library.htmlFreeParserCtxt(context) } }

  func parse() {
    var handler = Self.handler()
    let this = Unmanaged.passUnretained(self).toOpaque()
    context = library.htmlCreatePushParserCtxt(&handler, this, nil, 0, nil, LibXML2.utf8)
    guard let context else { return tree.isCut = true }
    _ = library.htmlCtxtUseOptions(context, LibXML2.options)
    page.withUnsafeBufferPointer { bytes in
      var reader = TagReader(bytes)
      while !isStopped, !Task.isCancelled, let token = reader.token() { add(token, bytes, &reader) }
    }
    // Nobody waits for what is still to be fed.
    isStopped = isStopped || Task.isCancelled
    flush()
    if !isStopped { _ = library.htmlParseChunk(context, nil, 0, 1) }
    library.htmlFreeParserCtxt(context)
    self.context = nil
  }

  func finished() -> HTMLTree {
    while let node = open.popLast() { tree.close(node) }
    return tree
  }

  // MARK: What libxml2 is fed

  private func add(
    _ token: TagReader.Token, _ bytes: UnsafeBufferPointer<UInt8>, _ reader: inout TagReader
  ) {
    switch token {
    case .text(let range): addText(range, bytes)
    case .stray:
      feed.append(contentsOf: "&lt;".utf8)
      partText(4)
    case .end(let name):
      guard Self.frame(bytes[name]) == nil else { return }
      nesting.end(bytes[name], into: &feed)
    case .start(let name):
      let start = Int32(attributes.count)
      reader.walkAttributes { name, value in
        guard attributes.count < Int(start) + Self.mostAttributes else { return }
        attributes.append(HTMLTree.Attribute(name: Self.range(name), value: Self.range(value)))
      }
      tags.append(Tag(attributes: start..<Int32(attributes.count)))
      untagged = 0
      feed.append(UInt8(ascii: "<"))
      if let frame = Self.frame(bytes[name]) {
        // These may hold the page's items, and stand where they may not.
        feed.append(contentsOf: "div".utf8)
        tags[tags.count - 1].frame = frame
      } else {
        feed.append(contentsOf: bytes[name])
        nesting.start(bytes[name])
      }
      addNumber(tags.count - 1)
      addRawText(name, bytes, &reader)
    }
    if feed.count >= Self.stretch { flush() }
  }

  /// Adds the number of a start tag as its attribute, and its end.
  private func addNumber(_ number: Int) {
    feed.append(UInt8(ascii: " "))
    feed.append(UInt8(ascii: "a"))
    feed.append(UInt8(ascii: "="))
    var power = 1
    while number / power > 9 { power *= 10 }
    while power > 0 {
      feed.append(UInt8(ascii: "0") + UInt8(number / power % 10))
      power /= 10
    }
    feed.append(UInt8(ascii: ">"))
  }

  private func addText(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    var start = text.lowerBound
    while start < text.upperBound, !Task.isCancelled {
      let end = ByteSearch.pieceEnd(in: bytes, from: start, to: text.upperBound, Self.stretch)
      feed.append(contentsOf: bytes[start..<end])
      partText(end - start)
      start = end
    }
  }

  /// libxml2 takes a text at once, however long it is: an empty comment parts a long one.
  private func partText(_ count: Int) {
    untagged += count
    guard untagged >= Self.stretch else { return }
    untagged = 0
    feed.append(contentsOf: "<!---->".utf8)
    flush()
  }

  /// Which element of the page's frame a name means.
  private static func frame(_ name: UnsafeBufferPointer<UInt8>.SubSequence) -> HTMLTree.Frame? {
    guard name.count == 4 else { return nil }
    return switch name.reduce(UInt32(0), { $0 << 8 | UInt32($1 | 0x20) }) {
    case 0x6874_6D6C: .html
    case 0x6865_6164: .head
    case 0x626F_6479: .body
    default: nil
    }
  }

  /// Whether an element is empty by the standard and libxml2 does not know it.
  private static func isVoid(_ name: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    guard 3...6 ~= name.count else { return false }
    return switch name.reduce(UInt64(0), { $0 << 8 | UInt64($1 | 0x20) }) {
    case 0x73_6F75_7263_65, 0x74_7261_636B, 0x77_6272: true
    default: false
    }
  }

  /// What scripts and their like hold is no text; a title's and a text area's `<` is no tag.
  private func addRawText(
    _ name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ reader: inout TagReader
  ) {
    let element = KnownElement(bytes[name])
    guard let end = element.rawTextEnd else {
      if Self.isVoid(bytes[name]) { addEnd(bytes[name]) }
      return
    }
    let content = reader.content(upTo: end, longest: .max)
    if case .script = element { tags[tags.count - 1].script = Self.range(bytes[content]) }
    if case .title = element {
      for byte in bytes[content].prefix(4_096) {
        if byte == UInt8(ascii: "<") {
          feed.append(contentsOf: "&lt;".utf8)
        } else {
          feed.append(byte)
        }
      }
    }
    addEnd(bytes[name])
  }

  private func addEnd(_ name: UnsafeBufferPointer<UInt8>.SubSequence) {
    UnclosedDivisions.addEnd(name, to: &feed)
  }

  private func flush() {
    guard let context, !isStopped, !feed.isEmpty else { return }
    feed.withUnsafeBufferPointer { bytes in
      _ = bytes.withMemoryRebound(to: CChar.self) {
        library.htmlParseChunk(context, $0.baseAddress, Int32($0.count), 0)
      }
    }
    feed.removeAll(keepingCapacity: true)
  }

  private static func range(_ slice: UnsafeBufferPointer<UInt8>.SubSequence) -> Range<Int32> {
    Int32(slice.startIndex)..<Int32(slice.endIndex)
  }

  // MARK: What libxml2 calls

  private static func handler() -> [UnsafeRawPointer?] {
    LibXML2.handler(
      start: { TreeBuilder.builder($0)?.start($1, $2) },
      end: { TreeBuilder.builder($0)?.end($1) },
      characters: { TreeBuilder.builder($0)?.characters($1, $2) },
      script: { _, _, _ in })
  }

  private static func builder(_ context: UnsafeMutableRawPointer?) -> TreeBuilder? {
    context.map { Unmanaged<TreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(
    _ name: UnsafePointer<UInt8>?,
    _ numbers: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    guard !isStopped, let name else { return }
    guard open.count <= HTMLTree.deepest, tree.count < HTMLTree.mostNodes else {
      isStopped = true
      tree.isCut = true
      if let context { library.xmlStopParser(context) }
      return
    }
    // Elements that libxml2 adds of its own have no number.
    let number = numbers.flatMap { $0[0] == nil ? nil : $0[1] }.flatMap { Int(String(cString: $0)) }
    let tag = number.flatMap { tags.indices.contains($0) ? tags[$0] : nil }
    let range = tag?.attributes ?? 0..<0
    let own = attributes[Int(range.lowerBound)..<Int(range.upperBound)]
    let node = tree.add(element: String(cString: name), own, under: open.last ?? 0)
    if let tag { tree.mark(node, frame: tag.frame, script: tag.script) }
    open.append(node)
  }

  private func end(_ element: UnsafePointer<UInt8>?) {
    guard !isStopped, let element, open.count > 1 else { return }
    let name = String(cString: element)
    guard let index = open.lastIndex(where: { tree.name($0) == name }), index > 0 else { return }
    while open.count > index, let node = open.popLast() { tree.close(node) }
  }

  private func characters(_ text: UnsafePointer<UInt8>?, _ count: Int32) {
    guard !isStopped, let text, count > 0 else { return }
    guard tree.count < HTMLTree.mostNodes else { return tree.isCut = true }
    tree.add(text: UnsafeBufferPointer(start: text, count: Int(count)), under: open.last ?? 0)
  }
}
