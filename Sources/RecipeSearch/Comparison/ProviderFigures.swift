/// What one provider gave to a query, and how much of it nobody else gave.
///
/// Counts are nil where the provider gave no listing and no whole answer either: it failed or was
/// not asked, and nobody knows what it has.
public struct ProviderFigures: Sendable, Hashable {
  /// What became of the provider: its status, pages and gaps, times and cache state.
  public var outcome: ProviderOutcome
  /// How many listings it gave that passed the filters, at most as many as are compared; those
  /// included that a saved page does not show.
  public var given: Int?
  /// How many of its listings are in the compared list.
  public var listings: Int?
  /// How many recipes these are.
  public var recipes: Int?
  /// How many of its recipes no other provider lists.
  public var uniqueRecipes: Int?
  /// How complete its listings are, field by field, in the order of ``ListingField``.
  public var completeness: [FieldCompleteness]

  /// The provider's identifier.
  public var id: String { outcome.id }

  /// Whether some of its recipes are in the compared list.
  public var hasRecipes: Bool { (recipes ?? 0) > 0 }

  /// The share of its recipes that no other provider lists, 0…1; nil without recipes.
  public var uniqueShare: Double? {
    guard let recipes, let uniqueRecipes, recipes > 0 else { return nil }
    return Double(uniqueRecipes) / Double(recipes)
  }

  /// How many of its listings repeat a recipe that another listing of its own is already.
  public var duplicates: Int? {
    guard let listings, let recipes else { return nil }
    return listings - recipes
  }

  /// The completeness of one field.
  public func completeness(of field: ListingField) -> FieldCompleteness {
    completeness.first { $0.field == field } ?? FieldCompleteness(field: field)
  }
}

/// How many listings of a provider have a field.
public struct FieldCompleteness: Sendable, Hashable {
  /// The field.
  public var field: ListingField
  /// How many listings have it.
  public var given = 0
  /// How many listings are known to have it or not.
  ///
  /// Fewer than all listings in a comparison of saved searches, which do not say of every listing
  /// what it has.
  public var known = 0

  /// The share of the known listings that have it, 0…1; nil when none is known.
  public var share: Double? { known > 0 ? Double(given) / Double(known) : nil }
}
