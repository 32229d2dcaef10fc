import RecipeProviderKit

/// Puts placeholders in the place of secrets, and the secrets back.
///
/// Some services echo credentials: Edamam's link to the next page has them in clear. A link from a
/// kept answer must work, so that a placeholder tells which secret stood there and how it was
/// spelled: the store's random seal, the number of the secret's form, the place of its first
/// character there, and the characters' spellings, such as `‹seal›.0.0.---ABA;`. What stood between
/// the characters of a secret, such as a tag, stays between two placeholders.
struct SecretMask: Sendable {
  private let seal: [UInt8]
  private let finder: SecretFinder

  /// Prepares to hide these secrets behind the seal, a random word of the store.
  init(_ secrets: [Secret], seal: String) {
    self.seal = Array(seal.utf8)
    finder = SecretFinder(Array(Set(secrets)))
  }

  /// The answer with placeholders; nil when it contains the seal already, or spells a secret in a
  /// way that could not be put back.
  func hide(_ response: StoredResponse) -> StoredResponse? {
    var kept = response
    kept.headers = CredentialFields.removed(from: response.headers)
    return changing(kept, by: hide)
  }

  /// The answer as it came; nil when a placeholder cannot be read.
  func restore(_ response: StoredResponse) -> StoredResponse? { changing(response, by: restore) }

  private func changing(
    _ response: StoredResponse, by change: ([UInt8]) -> [UInt8]?
  ) -> StoredResponse? {
    var result = response
    guard let body = change(response.body) else { return nil }
    result.body = body
    result.headers = HTTPHeaders()
    for field in response.headers.fields {
      guard let name = change(Array(field.name.utf8)), let value = change(Array(field.value.utf8))
      else { return nil }
      result.headers.append(
        String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }
    return result
  }

  private func hide(_ bytes: [UInt8]) -> [UInt8]? {
    guard !seal.isEmpty, find(bytes, from: 0) == nil else { return nil }
    var isWhole = true
    let result = finder.replacing(in: bytes) { match in
      let hidden = hide(match, bytes)
      isWhole = isWhole && hidden != nil
      return hidden ?? []
    }
    return isWhole ? result ?? bytes : nil
  }

  /// The placeholders for one secret, with what stands between its characters.
  private func hide(_ match: SecretFinder.Match, _ bytes: [UInt8]) -> [UInt8]? {
    let symbols = finder.needles[match.needle].symbols
    var result: [UInt8] = []
    var end: Int?
    for (index, place) in match.characters.enumerated() {
      guard let letters = SpellingLetters.letters(for: bytes[place], of: symbols[index]) else {
        // A tag that stands for a blank stays as it is.
        if symbols[index][0] == " ", end != nil { continue }
        return nil
      }
      if end != place.lowerBound {
        if let end {
          guard let between = hide(Array(bytes[end..<place.lowerBound])) else { return nil }
          result += [UInt8(ascii: ";")] + between
        }
        result += seal + Array(".\(match.needle).\(index).".utf8)
      }
      result += letters
      end = place.upperBound
    }
    return result + [UInt8(ascii: ";")]
  }

  private func restore(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var index = 0
    while let place = find(bytes, from: index) {
      result += bytes[index..<place]
      let rest = bytes[(place + seal.count)...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
        let secret = characters(bytes[(place + seal.count)..<end])
      else { return nil }
      result += secret
      index = end + 1
    }
    return index == 0 ? bytes : result + bytes[index...]
  }

  /// The characters for which a placeholder stands, told by what follows the seal.
  private func characters(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let parts = text.split(
      separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].isEmpty,
      let number = Int(String(decoding: parts[1], as: UTF8.self)),
      let first = Int(String(decoding: parts[2], as: UTF8.self)), first >= 0,
      finder.needles.indices.contains(number)
    else { return nil }
    return SpellingLetters.bytes(parts[3], of: finder.needles[number].symbols.dropFirst(first))
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
