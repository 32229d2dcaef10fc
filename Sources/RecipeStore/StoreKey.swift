import Crypto
import PotluckSupport
package import RecipeModel
package import RecipeProviderKit
import RecipeResilience
import Synchronization

/// The key that goes into every fingerprint of a store, and that no database holds.
///
/// Fingerprints are made of passwords and tokens too. With a salt alone, which lies in the database,
/// whoever has a copy of it could try likely passwords until one fits. Without the key no guess can be
/// checked. It lies in a file that only its owner can read, or is derived from a setting.
///
/// With another key nothing that was remembered is found any more: the health of sources, kept answers
/// and log-ins begin anew.
public final class StoreKey: Sendable {
  private static let fileName = "store.key"
  private static let byteCount = 32

  /// Where the key comes from.
  private enum Origin: Sendable {
    case file(folder: String)
    case derived(SymmetricKey)
  }

  private struct Known {
    var key: SymmetricKey
    /// Whether the next process will have it too.
    var isLasting: Bool
    var notices: [Failure] = []
  }

  private let origin: Origin
  private let known = Mutex<Known?>(nil)

  /// The key in the file `store.key` of a folder; nothing is read or made before it is needed.
  /// - Parameter folder: made, for its owner alone, when it is missing.
  public init(folder: String) { origin = .file(folder: folder) }

  /// The key that a setting gives to all instances.
  /// - Parameter secret: of any length; the key is derived from it (HKDF-SHA256, RFC 5869).
  package init(_ secret: Secret) {
    origin = .derived(
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: SymmetricKey(data: Array(secret.exposed.utf8)),
        info: Array("potluck fingerprints".utf8), outputByteCount: Self.byteCount))
  }

  /// What happened to the file that a person should know.
  package var notices: [Failure] { known.withLock { $0?.notices ?? [] } }

  /// Reads the key, or makes it.
  /// - Returns: whether a later process will have the same one.
  @discardableResult
  package func prepare() -> Bool { value().isLasting }

  /// The HMAC-SHA256 of some bytes, in hexadecimal digits.
  ///
  /// It begins with ``RecipeResilience/SourceKey/provisionalMark`` where the key ends with this process.
  /// - Parameters:
  ///   - material: what the fingerprint is of.
  ///   - salt: the word of the store, always of the same length.
  /// - Returns: the digits.
  package func fingerprint(of material: [UInt8], salt: String) -> String {
    let known = value()
    let code = HMAC<SHA256>.authenticationCode(
      for: Array(salt.utf8) + material, using: known.key)
    return (known.isLasting ? "" : SourceKey.provisionalMark) + Hexadecimal.encode(code)
  }

  private func value() -> Known {
    known.withLock { known in
      if let known { return known }
      let new: Known =
        switch origin {
        case .derived(let key): Known(key: key, isLasting: true)
        case .file(let folder): Self.read(in: folder)
        }
      known = new
      return new
    }
  }

  // MARK: The file

  private static func read(in folder: String) -> Known {
    let path = folder.hasSuffix("/") ? folder + fileName : "\(folder)/\(fileName)"
    do {
      try StoreFolder.make(folder)
      let new = (0..<byteCount).map { _ in UInt8.random(in: 0...255) }
      let text = Array((Hexadecimal.encode(new) + "\n").utf8)
      if StoreFolder.identity(path) == nil { try PrivateFile.create(text, at: path) }
      if let key = key(in: try PrivateFile.read(path, most: 200)) {
        return Known(key: key, isLasting: true)
      }
      try PrivateFile.write(text, to: path)
      let notice = Failure(
        .damaged, "the key \(path) was damaged",
        fix: "a new one was made; kept answers, the health of sources and log-ins begin anew")
      return Known(key: SymmetricKey(data: new), isLasting: true, notices: [notice])
    } catch {
      let notice = Failure(
        .storage, "the key \(path) cannot be used: \(error)",
        fix: "\(StoreFile.fix(error)); this run keeps nothing")
      return Known(key: SymmetricKey(size: .bits256), isLasting: false, notices: [notice])
    }
  }

  private static func key(in text: [UInt8]) -> SymmetricKey? {
    let digits = text.prefix { $0 != UInt8(ascii: "\n") }
    guard let bytes = Hexadecimal.decode(digits), bytes.count == byteCount else { return nil }
    return SymmetricKey(data: bytes)
  }
}

/// Enciphers what stands in the place of secrets in kept answers, so that a change is noticed:
/// ChaCha20-Poly1305 (RFC 8439), each time with a random nonce.
package enum SecretCipher {
  /// Enciphers bytes.
  /// - Parameters:
  ///   - bytes: what is hidden.
  ///   - key: of any length; the cipher's key is derived from it (HKDF-SHA256, RFC 5869).
  /// - Returns: the nonce, the enciphered bytes and the tag; nil without any key.
  package static func seal(_ bytes: [UInt8], with key: [UInt8]) -> [UInt8]? {
    derived(key).flatMap { try? ChaChaPoly.seal(bytes, using: $0) }.map { Array($0.combined) }
  }

  /// The bytes that were enciphered; nil with another key, or when anything was changed.
  package static func open(_ sealed: [UInt8], with key: [UInt8]) -> [UInt8]? {
    guard let key = derived(key), let box = try? ChaChaPoly.SealedBox(combined: sealed) else {
      return nil
    }
    return (try? ChaChaPoly.open(box, using: key)).map { Array($0) }
  }

  private static func derived(_ key: [UInt8]) -> SymmetricKey? {
    guard !key.isEmpty else { return nil }
    return HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: key), info: Array("potluck kept answers".utf8),
      outputByteCount: 32)
  }
}
