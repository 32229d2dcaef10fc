import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// A challenge of the scheme Digest (RFC 7616), which a request answers without sending the password.
struct DigestChallenge: Sendable, Hashable {
  /// Whose password is asked for.
  let realm: String
  let nonce: String
  let opaque: String?
  /// The addresses that it applies to, with everything below them; empty for the whole origin.
  let domain: [String]
  let hash: MessageHash
  /// Whether the password's hash is made anew for each nonce (`-sess`).
  let isSession: Bool
  /// Whether requests are counted (`qop=auth`); RFC 2069 had no such counting.
  let counts: Bool
  /// Whether the user's name travels as a hash.
  let hidesName: Bool
  /// Whether the last request was refused only because its nonce was too old.
  let isStale: Bool
  private let algorithm: String?

  /// The longest field that is read, in bytes.
  private static let longest = 8_192

  /// The first challenge of an answer that can be met; nil for none.
  init?(_ headers: HTTPHeaders) {
    let fields = headers.fields.filter { $0.name.lowercased() == "www-authenticate" }
    let challenges = fields.prefix(8).flatMap { Self.challenges($0.value) }
    guard let met = challenges.firstNonNil(DigestChallenge.init(members:)) else { return nil }
    self = met
  }

  private init?(members: [String: String]) {
    guard let realm = members["realm"], let nonce = members["nonce"], !nonce.isEmpty else {
      return nil
    }
    self.realm = realm
    self.nonce = nonce
    opaque = members["opaque"]
    domain =
      members["domain"]?.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init) ?? []
    algorithm = members["algorithm"]
    switch algorithm?.lowercased() {
    case nil, "md5": (hash, isSession) = (.md5, false)
    case "md5-sess": (hash, isSession) = (.md5, true)
    case "sha-256": (hash, isSession) = (.sha256, false)
    case "sha-256-sess": (hash, isSession) = (.sha256, true)
    default: return nil
    }
    if let qop = members["qop"] {
      guard qop.lowercased().split(whereSeparator: { ", \t".contains($0) }).contains("auth") else {
        return nil
      }
      counts = true
    } else {
      counts = false
    }
    hidesName = members["userhash"]?.lowercased() == "true"
    isStale = members["stale"]?.lowercased() == "true"
  }

  // MARK: Answering

  /// The field `Authorization` of a request.
  /// - Parameters:
  ///   - name: the user's name.
  ///   - password: the password.
  ///   - method: the request's method.
  ///   - target: its path and query.
  ///   - count: how many requests answer this nonce, with this one.
  ///   - own: a text of the client's own that nobody can guess, of letters and digits.
  /// - Returns: the field's value.
  func answer(
    name: String, password: String, method: String, target: String, count: Int, own: String
  ) -> String {
    var secret = hash("\(name):\(realm):\(password)")
    if isSession { secret = hash("\(secret):\(nonce):\(own)") }
    let request = hash("\(method):\(target)")
    let digits = String(count, radix: 16)
    let number = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
    let middle = counts ? "\(nonce):\(number):\(own):auth" : nonce
    var members = [
      nameMember(name), "realm=\(Self.quoted(realm))", "nonce=\(Self.quoted(nonce))",
      "uri=\(Self.quoted(target))",
      "response=\"\(hash("\(secret):\(middle):\(request)"))\"",
    ]
    if let algorithm { members.append("algorithm=\(algorithm)") }
    if counts { members += ["qop=auth", "nc=\(number)"] }
    if counts || isSession { members.append("cnonce=\"\(own)\"") }
    if let opaque { members.append("opaque=\(Self.quoted(opaque))") }
    if hidesName { members.append("userhash=true") }
    return "Digest " + members.joined(separator: ", ")
  }

  private func nameMember(_ name: String) -> String {
    if hidesName { return "username=\"\(hash("\(name):\(realm)"))\"" }
    let isPlain = name.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
    return isPlain
      ? "username=\(Self.quoted(name))" : "username*=UTF-8''\(PercentEncoding.encode(name))"
  }

  /// A quoted string (RFC 9110, 5.6.4): quotation marks and backslashes in the text are escaped.
  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  // MARK: Reading

  /// The members of the Digest challenges in a field, which may hold others too.
  private static func challenges(_ field: String) -> [[String: String]] {
    guard field.utf8.count <= longest, !field.unicodeScalars.contains(where: \.isControl) else {
      return []
    }
    var challenges: [[String: String]] = []
    var isDigest = false
    var rest = field[...]
    while true {
      rest = rest.drop { ", \t".contains($0) }
      let word = rest.prefix { !", \t=\"".contains($0) }
      guard !word.isEmpty else { return challenges }
      rest = rest[word.endIndex...]
      guard let value = value(&rest) else {
        // A word without a value names a scheme.
        isDigest = word.lowercased() == "digest"
        if isDigest { challenges.append([:]) }
        continue
      }
      guard isDigest else { continue }
      let name = word.lowercased()
      if challenges[challenges.count - 1][name] == nil {
        challenges[challenges.count - 1][name] = value
      }
    }
  }

  /// Takes `="value"` or `=value` off the beginning of a text; nil where it begins with neither.
  private static func value(_ rest: inout Substring) -> String? {
    let behind = rest.drop { $0 == " " || $0 == "\t" }
    guard behind.first == "=" else { return nil }
    var text = behind.dropFirst().drop { $0 == " " || $0 == "\t" }
    guard text.first == "\"" else {
      let value = text.prefix { !", \t\"".contains($0) }
      rest = text[value.endIndex...]
      // A stray quotation mark is skipped, so that reading goes on.
      if rest.first == "\"" { rest = rest.dropFirst() }
      return String(value)
    }
    text = text.dropFirst()
    var (value, isEscaped) = ("", false)
    while let next = text.first {
      text = text.dropFirst()
      if next == "\"", !isEscaped { break }
      isEscaped = next == "\\" && !isEscaped
      if !isEscaped { value.append(next) }
    }
    rest = text
    return value
  }
}
