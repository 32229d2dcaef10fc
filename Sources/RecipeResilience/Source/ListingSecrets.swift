import RecipeModel
import RecipeProviderKit

/// Takes secrets out of listings in which a source repeats them, so that nothing prints them.
///
/// In a text the secret gives way to ``Redaction/mark``; an address that holds one is left out,
/// because without it the address would lead elsewhere. Secrets of fewer than eight bytes are left
/// alone: the password `onion` would take the onions out of every recipe, and be told by that.
struct ListingSecrets: Sendable {
  /// The bytes of the shortest secret that counts.
  static let shortest = 8

  private let secrets: [SecretForms]
  /// Whether some spelling of a secret begins with two bytes, the first times 256 and the second.
  private let isBeginning: [Bool]

  /// Prepares to find these secrets; nil when none of them counts.
  init?(_ secrets: [Secret]) {
    self.secrets = Set(secrets).filter { $0.exposed.utf8.count >= Self.shortest }
      .sorted { ($0.exposed.utf8.count, $0.exposed) > ($1.exposed.utf8.count, $1.exposed) }
      .compactMap(SecretForms.init)
    guard !self.secrets.isEmpty else { return nil }
    var isBeginning = Array(repeating: false, count: 65_536)
    for pair in self.secrets.flatMap(\.beginningPairs) { isBeginning[Int(pair)] = true }
    self.isBeginning = isBeginning
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
    guard text.withUTF8(isSuspicious) else { return false }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    var isChanged = false
    while index < bytes.count {
      let match =
        isBeginning(bytes, at: index)
        ? secrets.lazy.compactMap { $0.match(bytes[index...]) }.first : nil
      if let match {
        result += Array(Redaction.mark.utf8)
        index += match.length
        isChanged = true
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    if isChanged { text = String(decoding: result, as: UTF8.self) }
    return isChanged
  }

  /// Whether a secret could stand in the bytes, so that a closer look is worth it.
  private func isSuspicious(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= Self.shortest else { return false }
    return (1..<bytes.count).contains { isBeginning[Int(bytes[$0 - 1]) << 8 | Int(bytes[$0])] }
  }

  private func isBeginning(_ bytes: [UInt8], at index: Int) -> Bool {
    index + 1 < bytes.count && isBeginning[Int(bytes[index]) << 8 | Int(bytes[index + 1])]
  }
}
