import PotluckSupport
internal import RecipeModel

/// A request as a service sees it.
struct IncomingRequest: Sendable, Hashable {
  var method: String
  /// The path, decoded.
  var path: String
  /// The query as it arrived, without its question mark.
  var rawQuery: String
  /// The parameters of the query, then those of a form body, decoded, in order.
  var parameters: [Parameter]
  var headers: [Parameter]
  /// The body as it arrived.
  var body: [UInt8]

  typealias Parameter = SimulatedRequest.Pair

  init(method: String, target: String, headers: [Parameter], body: [UInt8]) {
    self.method = method
    self.headers = headers
    self.body = body
    var rest = Substring(target)
    if rest.hasPrefix("http://") {
      // The absolute form, as a forward proxy gets it.
      rest = rest.dropFirst("http://".count).drop { $0 != "/" }
    }
    let halves = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = Self.decode(halves[0], plusIsSpace: false)
    rawQuery = halves.count > 1 ? String(halves[1]) : ""
    parameters = Self.parameters(rawQuery)
    let type = header("Content-Type")?.lowercased() ?? ""
    if method == "POST", !type.hasPrefix("application/json") {
      parameters += Self.parameters(String(decoding: body, as: UTF8.self))
    }
  }

  /// The first value of a parameter.
  subscript(_ name: String) -> String? { parameters.first { $0.name == name }?.value }

  /// The first value of a header field, its name in any case.
  func header(_ name: String) -> String? { headers.header(name) }

  /// The body as JSON; nil when it is none.
  var json: JSON? { try? JSON(parsing: body) }

  /// The second word of `Authorization`, when its first one is the scheme in any case.
  func authorization(_ scheme: String) -> String? {
    let words = (header("Authorization") ?? "").split(separator: " ")
    guard words.count == 2, words[0].lowercased() == scheme.lowercased() else { return nil }
    return String(words[1])
  }

  /// The texts in which a search term may stand.
  func searchTexts(without secrets: [String]) -> [String] {
    let isJSON = header("Content-Type")?.lowercased().hasPrefix("application/json") == true
    return parameters.filter { !secrets.contains($0.name) }.map(\.value) + [path]
      + (isJSON ? [String(decoding: body, as: UTF8.self)] : [])
  }

  /// The path without a slash at its end.
  var trimmedPath: String { path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path }

  private static func parameters(_ text: String) -> [Parameter] {
    text.split(separator: "&").map { pair in
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return Parameter(
        name: decode(halves[0], plusIsSpace: true),
        value: halves.count > 1 ? decode(halves[1], plusIsSpace: true) : "")
    }
  }

  private static func decode(_ text: Substring, plusIsSpace: Bool) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest.removeFirst(2)
      } else {
        bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension IncomingRequest {
  /// User name and password of `Authorization: Basic` (RFC 7617); nil when there are none.
  var basicCredentials: (user: String, password: String)? {
    guard let text = authorization("Basic"), let bytes = Base64.decode(text.utf8) else {
      return nil
    }
    let parts = String(decoding: bytes, as: UTF8.self)
      .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    return (String(parts[0]), String(parts[1]))
  }
}
