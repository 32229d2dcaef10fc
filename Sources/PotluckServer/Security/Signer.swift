import Crypto
import PotluckSupport

/// Signs what leaves the server and has to come back unchanged; the key lives as long as the
/// process.
struct Signer: Sendable {
  private let key = SymmetricKey(size: .bits256)

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
  /// When it ends, in seconds since 1970.
  var end = 0

  /// How long a session lasts, in seconds.
  static let lifetime = 30 * 86_400

  /// The value of the cookie.
  func cookie(_ signer: Signer) -> String {
    let text = "\(isTrusted ? "t" : "a").\(end).\(name)"
    return "\(text).\(signer.sign(text, for: "session"))"
  }

  /// The session of a cookie's value; nil unless this process has signed it and it lasts.
  init?(_ cookie: some StringProtocol, now: Int, _ signer: Signer) {
    let parts = String(cookie).split(separator: ".", omittingEmptySubsequences: false)
      .map { String($0) }
    guard parts.count == 4, let end = Int(parts[1]), end > now,
      signer.verifies(parts[3], of: parts[..<3].joined(separator: "."), for: "session")
    else { return nil }
    (name, isTrusted, self.end) = (parts[2], parts[0] == "t", end)
  }

  init(isTrusted: Bool = false, now: Int = 0) {
    self.isTrusted = isTrusted
    end = now + Self.lifetime
  }

  /// The token that every form of the session carries.
  func formToken(_ signer: Signer) -> String { signer.sign(name, for: "form") }
}
