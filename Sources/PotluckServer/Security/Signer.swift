import Crypto
import PotluckSupport

/// Signs what leaves the server and has to come back unchanged; the key lives as long as the
/// process, unless one is given that outlives it.
struct Signer: Sendable {
  private let key: SymmetricKey

  /// - Parameter shared: a key that others sign with too, 64 hexadecimal digits; nil for one of its own.
  init(shared: String? = nil) {
    key =
      shared.map { SymmetricKey(data: SHA256.hash(data: Array("potluck serve \($0)".utf8))) }
      ?? SymmetricKey(size: .bits256)
  }

  /// The signature of a text for a purpose, safe in addresses.
  func sign(_ text: String, for purpose: StaticString) -> String {
    Base64.encode(code(text, purpose).prefix(18), isForAddress: true)
  }

  /// Whether a signature is that of a text; takes the same time whatever is wrong.
  func verifies(_ signature: String, of text: String, for purpose: StaticString) -> Bool {
    isSame(signature, sign(text, for: purpose))
  }

  /// Whether two secrets are the same; takes the same time whatever they are.
  func isSame(_ left: String, _ right: String) -> Bool {
    code(left, "compare") == code(right, "compare")
  }

  private func code(_ text: String, _ purpose: StaticString) -> HMAC<SHA256>.MAC {
    // A purpose holds no zero byte, so that no text moves the border between the two.
    HMAC<SHA256>.authenticationCode(for: Array("\(purpose)\0\(text)".utf8), using: key)
  }
}

/// A browser's visit, as its cookie tells it.
struct Session: Sendable, Hashable {
  /// What tells it from others; forms are bound to it.
  var name = Base64.encode(
    (0..<18).map { _ in UInt8.random(in: .min ... .max) }, isForAddress: true)
  /// Whether the token was given in it.
  var isTrusted = false
  /// The user whose token was given; nil for the household.
  var user: String?
  /// When it ends, in seconds since 1970.
  var end = 0

  /// How long a session lasts, in seconds.
  static let lifetime = 30 * 86_400

  /// The value of the cookie.
  /// - Parameters:
  ///   - signer: what signs it.
  ///   - token: the token that a user has now: with another one all his sessions end.
  /// - Returns: what the session can be read from again.
  func cookie(_ signer: Signer, token: (String?) -> String?) -> String {
    let user = Hexadecimal.encode((user ?? "").utf8)
    let text = "\(isTrusted ? "t" : "a").\(end).\(name).\(user)"
    return "\(text).\(signer.sign(bound(text, token), for: "session"))"
  }

  /// The session of a cookie's value; nil unless it was signed here, lasts, and its user has still
  /// the token that was given.
  init?(
    _ cookie: some StringProtocol, now: Int, _ signer: Signer, token: (String?) -> String?
  ) {
    let parts = String(cookie).split(separator: ".", omittingEmptySubsequences: false)
      .map { String($0) }
    guard parts.count == 5, let end = Int(parts[1]), end > now,
      let user = Hexadecimal.decode(parts[3].utf8)
    else { return nil }
    (name, isTrusted, self.end) = (parts[2], parts[0] == "t", end)
    self.user = user.isEmpty ? nil : String(decoding: user, as: UTF8.self)
    guard
      signer.verifies(
        parts[4], of: bound(parts[..<4].joined(separator: "."), token), for: "session")
    else { return nil }
  }

  init(isTrusted: Bool = false, user: String? = nil, now: Int = 0) {
    (self.isTrusted, self.user) = (isTrusted, user)
    end = now + Self.lifetime
  }

  /// What is signed: a session that is trusted holds for one token alone.
  private func bound(_ text: String, _ token: (String?) -> String?) -> String {
    isTrusted ? "\(text)\0\(token(user) ?? "none")" : text
  }

  /// The token that every form of the session carries.
  func formToken(_ signer: Signer) -> String { signer.sign(name, for: "form") }
}
