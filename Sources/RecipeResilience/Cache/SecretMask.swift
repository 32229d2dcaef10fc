import RecipeModel
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

/// Header fields that carry credentials or belong to one connection, and are never kept.
enum CredentialFields {
  private static let names: Set<String> = [
    "connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade",
    "content-encoding", "content-length",
  ]
  private static let parts = [
    "auth", "cookie", "token", "session", "secret", "api-key", "apikey", "credential", "password",
    "csrf", "xsrf",
  ]

  /// The fields that may be kept.
  static func removed(from headers: HTTPHeaders) -> HTTPHeaders {
    var result = HTTPHeaders()
    for field in headers.fields {
      let name = field.name.lowercased()
      if names.contains(name) || parts.contains(where: { name.contains($0) }) { continue }
      result.append(field.name, field.value)
    }
    return result
  }
}

/// Takes secrets out of listings in which a source repeats them, so that nothing prints them.
///
/// In a text the secret gives way to ``Redaction/mark``; an address that holds one is left out,
/// because without it the address would lead elsewhere. Secrets of fewer than eight bytes are left
/// alone: the password `onion` would take the onions out of every recipe, and be told by that.
struct ListingSecrets: Sendable {
  /// The bytes of the shortest secret that counts.
  static let shortest = 8

  private let redaction: Redaction

  /// Prepares to find these secrets; nil when none of them counts.
  init?(_ secrets: [Secret]) {
    redaction = Redaction(secrets, shortest: Self.shortest)
    if redaction.isEmpty { return nil }
  }

  /// The listing without secrets.
  func callAsFunction(_ listing: Listing) -> Listing {
    var listing = listing
    hide(&listing.id.id)
    hide(&listing.title)
    omit(&listing.url)
    omit(&listing.image)
    if var publisher = listing.publisher, hide(&publisher) { listing.publisher = publisher }
    if var servings = listing.recipeYield, hide(&servings) { listing.recipeYield = servings }
    for index in listing.ingredients.indices { hide(&listing.ingredients[index]) }
    return listing
  }

  /// The recipe without secrets.
  func callAsFunction(_ recipe: Recipe) -> Recipe {
    var recipe = recipe
    recipe.listing = self(recipe.listing)
    if var summary = recipe.summary, hide(&summary) { recipe.summary = summary }
    if var cuisine = recipe.cuisine, hide(&cuisine) { recipe.cuisine = cuisine }
    if var category = recipe.category, hide(&category) { recipe.category = category }
    for index in recipe.instructions.indices { hide(&recipe.instructions[index]) }
    for index in recipe.keywords.indices { hide(&recipe.keywords[index]) }
    return recipe
  }

  private func omit(_ address: inout String?) {
    if var text = address, hide(&text) { address = nil }
  }

  /// Replaces the secrets of a text; says whether there were any.
  @discardableResult
  private func hide(_ text: inout String) -> Bool {
    let hidden = redaction(text)
    guard hidden != text else { return false }
    text = hidden
    return true
  }
}
