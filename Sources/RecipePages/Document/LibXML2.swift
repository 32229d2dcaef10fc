import PotluckSupport
import RecipeProviderKit
import Synchronization

/// The functions of libxml2 that parse HTML, looked up by name when the first page needs a tree.
///
/// The program is not linked with the library, so that it starts without it, and runs with either
/// of the two names that its versions have. The types are those of `libxml/HTMLparser.h` and
/// `libxml/parser.h`, with plain pointers in place of the library's own structures.
struct LibXML2: Sendable {
  typealias Context = UnsafeMutableRawPointer
  /// The handler, user data, first bytes and their count, file name, number of the encoding.
  typealias CreateParser =
    @convention(c) @Sendable (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafePointer<CChar>?, CInt,
      UnsafePointer<CChar>?, CInt
    ) -> Context?
  typealias UseOptions = @convention(c) @Sendable (Context?, CInt) -> CInt
  /// The bytes and their count; not 0 at the end of the document.
  typealias ParseChunk =
    @convention(c) @Sendable (
      Context?, UnsafePointer<CChar>?, CInt, CInt
    ) -> CInt
  typealias EndParser = @convention(c) @Sendable (Context?) -> Void

  let htmlCreatePushParserCtxt: CreateParser
  let htmlCtxtUseOptions: UseOptions
  let htmlParseChunk: ParseChunk
  let htmlFreeParserCtxt: EndParser
  let xmlStopParser: EndParser

  #if canImport(Darwin)
    private static let names = ["libxml2.2.dylib"]
  #else
    /// Until version 2.13, and since.
    private static let names = ["libxml2.so.2", "libxml2.so.16"]
  #endif
  private static let found = Mutex<LibXML2?>(nil)

  /// The library.
  ///
  /// Where it is missing it is looked for each time, as it may be installed meanwhile.
  /// - Throws: `misconfigured` when it is missing.
  static func load() throws(ProviderError) -> LibXML2 {
    try found.withLock { found throws(ProviderError) in
      if let found { return found }
      let library = try LibXML2(names)
      found = library
      return library
    }
  }

  /// Loads the first library of some names that has all functions.
  /// - Throws: `misconfigured` when there is none.
  init(_ names: [String]) throws(ProviderError) {
    guard let library = names.firstNonNil(Self.init) else {
      throw ProviderError(
        .misconfigured,
        "HTML cannot be read: this machine has no libxml2 (\(names.joined(separator: ", ")))",
        fix: "install the package libxml2; since Debian 14 and Ubuntu 25.10 it is libxml2-16")
    }
    self = library
  }

  private init?(_ name: String) {
    guard let library = SharedLibrary(name),
      let create: CreateParser = library.function("htmlCreatePushParserCtxt"),
      let use: UseOptions = library.function("htmlCtxtUseOptions"),
      let parse: ParseChunk = library.function("htmlParseChunk"),
      let free: EndParser = library.function("htmlFreeParserCtxt"),
      let stop: EndParser = library.function("xmlStopParser")
    else { return nil }
    htmlCreatePushParserCtxt = create
    htmlCtxtUseOptions = use
    htmlParseChunk = parse
    htmlFreeParserCtxt = free
    xmlStopParser = stop
  }

  // MARK: Constants

  /// `XML_CHAR_ENCODING_UTF8`.
  static let utf8: CInt = 1
  /// `HTML_PARSE_RECOVER`, `NODEFDTD`, `NOERROR`, `NOWARNING`, `NONET` and `NOIMPLIED`.
  static let options: CInt = 1 << 0 | 1 << 2 | 1 << 5 | 1 << 6 | 1 << 11 | 1 << 13

  // MARK: Callbacks

  /// The user data; the element's name; names and values of its attributes by turns, to a null.
  typealias StartElement =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    ) -> Void
  typealias EndElement = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?) -> Void
  typealias Characters =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, CInt
    ) -> Void

  /// The `xmlSAXHandler` that calls some functions: 32 pointers, of which the others are null.
  static func handler(
    start: StartElement, end: EndElement, characters: Characters, script: Characters
  ) -> [UnsafeRawPointer?] {
    var handler = [UnsafeRawPointer?](repeating: nil, count: 32)
    handler[14] = unsafeBitCast(start, to: UnsafeRawPointer.self)
    handler[15] = unsafeBitCast(end, to: UnsafeRawPointer.self)
    handler[17] = unsafeBitCast(characters, to: UnsafeRawPointer.self)
    // Ignorable white space, and the contents of scripts and style sheets.
    handler[18] = handler[17]
    handler[25] = unsafeBitCast(script, to: UnsafeRawPointer.self)
    return handler
  }
}
