import PotluckSupport
import RecipeModel
import RecipeRendering

/// A form with files as browsers send it: `multipart/form-data` (RFC 7578).
struct MultipartForm: Sendable {
  /// A file that was chosen.
  struct File: Sendable {
    /// The last part of its name, without anything that could steer a terminal.
    var name: String
    var bytes: [UInt8]
  }

  /// The fields that are no files.
  private(set) var fields = Parameters()
  /// The files, in their order; a field without a chosen file has none.
  private(set) var files: [File] = []

  /// The most fields and files, the most bytes before the content of one, and of a field.
  private static let mostParts = 2_000
  private static let mostHead = 8 << 10
  private static let mostField = 64 << 10
  private static let mostName = 200

  /// Reads a form.
  /// - Parameters:
  ///   - body: the whole body.
  ///   - type: the header field `Content-Type`; nil is returned where it says anything else.
  /// - Throws: a ``Problem`` where the body is not a whole form.
  init?(_ body: [UInt8], type: String?) throws(Problem) {
    guard let type, type.prefix(while: { $0 != ";" }).lowercased() == "multipart/form-data" else {
      return nil
    }
    guard let boundary = HeaderParameters.read(type)["boundary"], 1...70 ~= boundary.utf8.count
    else {
      throw Self.broken
    }
    let mark = Array("\r\n--\(boundary)".utf8)
    var reader = ByteReader(bytes: body)
    // Before the first mark stands no line break.
    guard reader.skip(mark.dropFirst(2)) else { throw Self.broken }
    while !reader.skip("--".utf8) {
      guard fields.entries.count + files.count < Self.mostParts, reader.skip("\r\n".utf8),
        let head = reader.take(until: Array("\r\n\r\n".utf8)), head.count <= Self.mostHead,
        let content = reader.take(until: mark)
      else { throw Self.broken }
      try add(Self.fields(String(decoding: body[head], as: UTF8.self)), body[content])
    }
  }

  private mutating func add(_ head: [String: String], _ content: ArraySlice<UInt8>) throws(Problem)
  {
    let disposition = head["content-disposition"] ?? ""
    let parameters = HeaderParameters.read(disposition)
    guard disposition.lowercased().hasPrefix("form-data"), let name = parameters["name"],
      head["content-type"]?.lowercased().hasPrefix("multipart/") != true
    else { throw Self.broken }
    guard let file = parameters["filename"] else {
      guard content.count <= Self.mostField else { throw Self.broken }
      return fields.entries.append((Self.unescaped(name), String(decoding: content, as: UTF8.self)))
    }
    if file.isEmpty, content.isEmpty { return }
    files.append(File(name: Self.name(file), bytes: Array(content)))
  }

  private static let broken = Problem(
    .badBody, "the form is not whole", fix: "open the page again and send the form from there")

  /// The header fields of a part, by their names in small letters.
  private static func fields(_ head: String) -> [String: String] {
    let lines = head.split(separator: "\r\n").map { line in
      let name = line.prefix { $0 != ":" }
      return (name.lowercased(), String(line.dropFirst(name.count + 1).drop { $0 == " " }))
    }
    return Dictionary(lines) { first, _ in first }
  }

  /// A name as it was before a browser wrote it: it escapes three characters and no others.
  private static func unescaped(_ name: String) -> String {
    name.replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing("%0A", with: "\n")
  }

  private static func name(_ file: String) -> String {
    let last = unescaped(file).split { $0 == "/" || $0 == "\\" }.last ?? ""
    let name = Sanitizer.terminal(String(last.prefix(mostName)))
    return name.isEmpty ? "file" : name
  }
}

/// Reads bytes from the front.
private struct ByteReader {
  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Passes over what comes next, if it is this.
  mutating func skip(_ next: some Collection<UInt8>) -> Bool {
    guard bytes[place...].starts(with: next) else { return false }
    place += next.count
    return true
  }

  /// What comes before a mark, which is passed over too; nil where there is none.
  mutating func take(until mark: [UInt8]) -> Range<Int>? {
    let start = place
    let found = bytes.withUnsafeBytes { all -> Int? in
      guard let base = all.baseAddress else { return nil }
      var next = start
      while next + mark.count <= all.count,
        let first = memchr(base + next, CInt(mark[0]), all.count - mark.count - next + 1)
      {
        if memcmp(first, mark, mark.count) == 0 {
          return base.distance(to: UnsafeRawPointer(first))
        }
        next = base.distance(to: UnsafeRawPointer(first)) + 1
      }
      return nil
    }
    guard let found else { return nil }
    place = found + mark.count
    return start..<found
  }
}
