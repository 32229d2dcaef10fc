import RecipeModel

/// Writes the parameters of a canonical link, and the route that some sites keep in the fragment.
enum URLQuery {
  /// How many parameters are told apart; a link with more has its rest dropped.
  static let most = 64

  typealias Field = (name: Range<Int>, value: Range<Int>)

  /// The fields of a query, split at `&` and `;`.
  static func fields(_ query: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> [Field] {
    var fields: [Field] = []
    var start = query.lowerBound
    while start < query.upperBound, fields.count < most {
      var end = start
      var equals = -1
      while end < query.upperBound, bytes[end] != 0x26, bytes[end] != 0x3B {
        if bytes[end] == 0x3D, equals < 0 { equals = end }
        end += 1
      }
      // `&amp;id=3` is what `&id=3` becomes when HTML was not decoded.
      if start > query.lowerBound, end < query.upperBound, bytes[end] == 0x3B,
        bytes.spells("amp", in: start..<end)
      {
        start = end + 1
        continue
      }
      if end > start {
        let nameEnd = equals < 0 ? end : equals
        if end > start + 1 || nameEnd > start {
          fields.append((start..<nameEnd, min(nameEnd + 1, end)..<end))
        }
      }
      start = end + 1
    }
    return fields
  }

  /// Appends `?name=value&…` in a fixed order; `pathNamesPage` tells whether there is a path.
  static func append(
    _ url: URLAnatomy, _ bytes: UnsafeBufferPointer<UInt8>, pathNamesPage: Bool,
    to output: inout ByteWriter
  ) {
    guard !url.query.isEmpty else { return }
    let start = output.count
    var kept: [Range<Int>] = []
    var doubtful: [Field] = []
    for field in fields(url.query, bytes) {
      let code = URLVocabulary.parameters.code(bytes.foldedHash(field.name))
      if code & (URLVocabulary.tracker | URLVocabulary.view) != 0
        || URLVocabulary.trackerPrefixes.contains(where: { bytes.starts(field.name, with: $0) })
        || asksForView(field, bytes)
      {
        continue
      }
      if code & URLVocabulary.ambiguous == 0 {
        kept.append(write(field, bytes, to: &output))
      } else if !field.value.isEmpty, field.value.allSatisfy({ isDigit(bytes[$0]) }) {
        doubtful.append(field)
      }
    }
    // `recipe.php?ref=12` selects by what elsewhere only tells where a visitor came from.
    if kept.isEmpty, !pathNamesPage || endsInScript(output) {
      for field in doubtful { kept.append(write(field, bytes, to: &output)) }
    }
    if kept.count > 1 { sort(kept, from: start, &output) }
  }

  /// Puts the parameters, already written, in order of their bytes, each once.
  private static func sort(_ kept: [Range<Int>], from start: Int, _ output: inout ByteWriter) {
    let sorted = kept.map { Array(output.slice($0)) }.sorted { $0.lexicographicallyPrecedes($1) }
    output.truncate(to: start)
    for (index, text) in sorted.enumerated() where index == 0 || text != sorted[index - 1] {
      output.append(output.count == start ? 0x3F : 0x26)
      for byte in text { output.append(byte) }
    }
  }

  /// Appends a route such as `#/recipe/12` or `#!recipe=12`; other fragments only scroll.
  static func appendRoute(
    _ url: URLAnatomy, _ bytes: UnsafeBufferPointer<UInt8>, to output: inout ByteWriter
  ) {
    guard url.fragment.count > 2 else { return }
    let first = bytes[url.fragment.lowerBound]
    guard first == 0x2F || first == 0x21 else { return }
    output.append(0x23)
    for index in url.fragment {
      URLEscapes.appendSafe(bytes[index], lowercase: false, to: &output)
    }
  }

  /// Appends `?name=value` with one spelling for each byte; returns where `name=value` lies.
  private static func write(
    _ field: Field, _ bytes: UnsafeBufferPointer<UInt8>, to output: inout ByteWriter
  ) -> Range<Int> {
    output.append(0x3F)
    let start = output.count
    write(field.name, bytes, lowercase: true, to: &output)
    if !field.value.isEmpty {
      output.append(0x3D)
      write(field.value, bytes, lowercase: false, to: &output)
    }
    return start..<output.count
  }

  private static func write(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, lowercase: Bool,
    to output: inout ByteWriter
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      var byte = bytes[index]
      if byte == 0x25, let decoded = URLEscapes.decode(bytes, at: index, to: range.upperBound) {
        byte = decoded
        index += 3
      } else {
        if byte == 0x2B { byte = 0x20 }
        index += 1
      }
      switch byte {
      case 0x26, 0x3D, 0x23, 0x25, 0x3B, 0x2B: output.appendEncoded(byte)
      default: URLEscapes.appendSafe(byte, lowercase: lowercase, to: &output)
      }
    }
  }

  /// `view=print`, `format=amp`, `tmpl=component` and the like, whatever the parameter is called.
  private static func asksForView(_ field: Field, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard field.value.count >= 3, field.value.count <= 14 else { return false }
    let code = URLVocabulary.parameters.code(bytes.foldedHash(field.value))
    let isSelector =
      URLVocabulary.parameters.code(bytes.foldedHash(field.name)) & URLVocabulary.selector != 0
    return code & URLVocabulary.view != 0 && !isSelector
  }

  private static func endsInScript(_ output: ByteWriter) -> Bool {
    for suffix: StaticString in [".php", ".asp", ".aspx", ".cfm", ".cgi", ".jsp", ".pl", ".do"]
    where output.ends(in: suffix) { return true }
    return false
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
