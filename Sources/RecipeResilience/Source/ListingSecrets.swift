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
