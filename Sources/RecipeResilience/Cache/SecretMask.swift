import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// Puts placeholders in the place of secrets, and the secrets back.
///
/// Some services echo credentials: Edamam's link to the next page has them in clear. A link from a
/// kept answer must work, so that a placeholder holds what stood there, to the byte, but sealed by the
/// store with a key that is made of the secrets themselves: `‹mark›.‹sealed bytes›;`, where the mark is
/// the store's random word, and the rest hexadecimal digits.
struct SecretMask: Sendable {
  private let mark: [UInt8]
  private let finder: SecretFinder
  private let store: any ResponseStore
  private let key: [UInt8]

  /// Prepares to hide these secrets.
  /// - Parameters:
  ///   - secrets: what is hidden.
  ///   - mark: the random word of the store.
  ///   - key: what nobody can make who does not know the secrets.
  ///   - store: what seals them.
  init(_ secrets: [Secret], mark: String, key: [UInt8], store: any ResponseStore) {
    self.mark = Array(mark.utf8)
    finder = SecretFinder(Array(Set(secrets)))
    (self.key, self.store) = (key, store)
  }

  /// The answer with placeholders; nil when it contains the mark already, or a secret cannot be sealed.
  func hide(_ response: StoredResponse) -> StoredResponse? {
    var kept = response
    kept.headers = CredentialFields.removed(from: response.headers)
    return changing(kept, by: hide)
  }

  /// The answer as it came; nil when a placeholder cannot be opened, so that the answer counts as not
  /// kept.
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
    guard !mark.isEmpty, find(bytes, from: 0) == nil else { return nil }
    var isWhole = true
    let hidden = finder.replacing(in: bytes) { place -> [UInt8] in
      if let placeholder = placeholder(for: Array(bytes[place.range])) { return placeholder }
      isWhole = false
      return []
    }
    return isWhole ? hidden ?? bytes : nil
  }

  private func placeholder(for bytes: [UInt8]) -> [UInt8]? {
    store.seal(bytes, with: key).map { mark + Array(".\(Hexadecimal.encode($0));".utf8) }
  }

  private func restore(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var index = 0
    while let place = find(bytes, from: index) {
      result += bytes[index..<place]
      let rest = bytes[(place + mark.count)...]
      guard rest.first == UInt8(ascii: "."), let end = rest.firstIndex(of: UInt8(ascii: ";")),
        let sealed = Hexadecimal.decode(rest[..<end].dropFirst()),
        let opened = store.open(sealed, with: key)
      else { return nil }
      result += opened
      index = end + 1
    }
    return index == 0 ? bytes : result + bytes[index...]
  }

  /// Where the mark stands next.
  private func find(_ bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      mark.withUnsafeBytes { bytes.firstOffset(of: $0, from: start) }
    }
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
    for (_, storage) in ListingField.ofListing { hide(storage, in: &listing) }
    return listing
  }

  /// The recipe without secrets.
  func callAsFunction(_ recipe: Recipe) -> Recipe {
    var recipe = recipe
    recipe.listing = self(recipe.listing)
    for (_, storage) in ListingField.ofRecipe { hide(storage, in: &recipe) }
    for place in recipe.otherIngredients.indices { hide(&recipe.otherIngredients[place]) }
    return recipe
  }

  private func hide<Value>(_ storage: FieldStorage<Value>, in value: inout Value) {
    storage.change(&value) { text, kind in
      var hidden = text
      let isSecret = hide(&hidden)
      return isSecret && kind == .link ? nil : hidden
    }
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
