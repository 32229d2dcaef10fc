import Crypto

/// The random words of one store.
///
/// They stay with the process when its file is replaced.
struct StoreIdentity: Sendable, Hashable {
  /// Goes into every hash, so that hashes of one store tell nothing about another.
  var salt: String
  /// Marks the places of secrets in kept answers.
  var seal: String

  init(salt: String, seal: String) {
    self.salt = salt
    self.seal = seal
  }

  /// New words of 128 random bits each.
  static func random() -> StoreIdentity {
    StoreIdentity(salt: word(), seal: word())
  }

  /// The salted SHA-256 of some bytes, in hexadecimal digits.
  func fingerprint(of material: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(data: Array(salt.utf8))
    hash.update(data: material)
    return Self.hexadecimal(hash.finalize())
  }

  /// Whether a text could be a word: 32 hexadecimal digits.
  static func isWord(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }
  }

  private static func word() -> String {
    hexadecimal((0..<16).map { _ in UInt8.random(in: 0...255) })
  }

  private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
