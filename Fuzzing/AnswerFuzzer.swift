import RecipeDefinitions
import RecipeModel
import RecipeProviderKit

/// Answers of services, as the transport hands them on.
///
/// The input is two bytes of status, lines of header fields, an empty line, and the body. The bytes
/// on the wire are fuzzed by the tests of RecipeHTTP.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard count > 2 else { return 0 }
  var response = HTTPResponse(status: Int(bytes[0]) << 8 | Int(bytes[1]))
  var rest = bytes[2...]
  while let end = rest.firstIndex(of: 0x0A), end > rest.startIndex {
    let field = rest[..<end].split(separator: UInt8(ascii: ":"), maxSplits: 1)
      .map { String(decoding: $0, as: UTF8.self) }
    if field.count == 2 { response.headers.append(field[0], field[1]) }
    rest = rest[(end + 1)...]
  }
  response.body = Array(rest.dropFirst())
  _ = RetryAfter.duration(in: response.headers)
  _ = try? AnswerReader(redacting: [Secret("s3cret/key+1")]).json(response)
  _ = try? DefinitionDraft.make(
    url: "https://a.example/api/search?q=soup&key=s3cret", response: response, words: ["soup"])
  return 0
}
