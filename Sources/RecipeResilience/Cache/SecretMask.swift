import RecipeProviderKit

/// Puts placeholders in the place of secrets, and the secrets back.
///
/// Some services echo credentials: Edamam's link to the next page has them in clear. A link from a
/// kept answer must work, so that a placeholder tells which secret stood there and how it was
/// spelled: the store's random seal, the secret's number and the spelling's letters, such as
/// `‹seal›.0.rrU;`.
struct SecretMask: Sendable {
  private let seal: [UInt8]
  private let secrets: [SecretForms]
  private let beginnings: Set<UInt8>

  /// Prepares to hide these secrets behind the seal, a random word of the store.
  init(_ secrets: [Secret], seal: String) {
    self.seal = Array(seal.utf8)
    // The longest first: one secret may contain another.
    self.secrets = Set(secrets).sorted {
      ($0.exposed.utf8.count, $0.exposed) > ($1.exposed.utf8.count, $1.exposed)
    }.compactMap(SecretForms.init)
    beginnings = self.secrets.reduce(into: []) { $0.formUnion($1.beginnings) }
  }

  /// The answer with placeholders; nil when it contains the seal already.
  func hide(_ response: StoredResponse) -> StoredResponse? {
    var result = response
    guard let body = hide(response.body) else { return nil }
    result.body = body
    result.headers = HTTPHeaders()
    for field in CredentialFields.removed(from: response.headers).fields {
      guard let name = hide(Array(field.name.utf8)), let value = hide(Array(field.value.utf8))
      else { return nil }
      result.headers.append(
        String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }
    return result
  }

  /// The answer as it came; nil when a placeholder cannot be read.
  func restore(_ response: StoredResponse) -> StoredResponse? {
    var result = response
    guard let body = restore(response.body) else { return nil }
    result.body = body
    result.headers = HTTPHeaders()
    for field in response.headers.fields {
      guard let name = restore(Array(field.name.utf8)), let value = restore(Array(field.value.utf8))
      else { return nil }
      result.headers.append(
        String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }
    return result
  }

  private func hide(_ bytes: [UInt8]) -> [UInt8]? {
    guard !seal.isEmpty, find(bytes, from: 0) == nil else { return nil }
    guard !secrets.isEmpty else { return bytes }
    let isBeginning = (0...UInt8.max).map { beginnings.contains($0) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    next: while index < bytes.count {
      if isBeginning[Int(bytes[index])] {
        for (number, secret) in secrets.enumerated() {
          guard let match = secret.match(bytes[index...]) else { continue }
          result += seal + Array(".\(number).".utf8) + match.spelling
          result.append(UInt8(ascii: ";"))
          index += match.length
          continue next
        }
      }
      result.append(bytes[index])
      index += 1
    }
    return result
  }

  private func restore(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var index = 0
    while let place = find(bytes, from: index) {
      result += bytes[index..<place]
      let rest = bytes[(place + seal.count)...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
      let parts = bytes[(place + seal.count)..<end].split(
        separator: UInt8(ascii: "."), maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0].isEmpty,
        let number = Int(String(decoding: parts[1], as: UTF8.self)),
        secrets.indices.contains(number), let secret = secrets[number].bytes(parts[2])
      else { return nil }
      result += secret
      index = end + 1
    }
    return index == 0 ? bytes : result + bytes[index...]
  }

  /// Where the seal stands next.
  private func find(_ bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= seal.count, let first = seal.first else { return nil }
    var index = start
    while index <= bytes.count - seal.count {
      if bytes[index] == first, bytes[index...].starts(with: seal) { return index }
      index += 1
    }
    return nil
  }
}
