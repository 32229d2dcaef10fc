package import RecipeModel
import RecipeProviderKit
import RecipeScreening

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
  /// How many of its recipes no other provider lists, as far as that can be told.
  public var uniqueRecipes: Int?
  /// How many of its recipes it alone lists, but nobody can tell: their listings have no link in
  /// common with any other source and no ingredients, and another source lists another recipe of
  /// the same title.
  public var unrecognisableRecipes: Int?
  /// How complete its listings are, field by field, in the order of `ListingField.counted`.
  package var completeness: [FieldCompleteness]
  /// What its claims of diets are worth; nil where nobody knows what it has.
  ///
  /// A saved search does not say what a listing claims; a saved comparison has the figures.
  public var claims: DietClaims?

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
  package func completeness(of field: ListingField) -> FieldCompleteness {
    completeness.first { $0.field == field } ?? FieldCompleteness(field: field)
  }
}

/// How many listings of a provider have a field.
package struct FieldCompleteness: Sendable, Hashable {
  /// The field.
  package var field: ListingField
  /// How many listings have it.
  package var given = 0
  /// How many listings are known to have it or not.
  ///
  /// Fewer than all listings in a comparison of saved searches, which do not say of every listing
  /// what it has.
  package var known = 0

  /// The share of the known listings that have it, 0…1; nil when none is known.
  package var share: Double? { known > 0 ? Double(given) / Double(known) : nil }
}

/// The diets that a source says its recipes suit, held against its own titles and ingredients.
///
/// Only diets count that words can tell.
public struct DietClaims: Sendable, Hashable {
  /// How many were made: a recipe may claim several diets.
  public var made = 0
  /// How many its own words refute.
  public var refuted = 0
  /// Of how many it cannot be told.
  public var undecidable = 0

  /// No claims.
  package init() {}

  init(_ listing: Listing) {
    let claimed = ScreenSubject.diets.filter { listing.diets?.contains($0) == true }
    let findings = RecipeScreen().findings(
      title: listing.title, ingredients: listing.ingredients, for: claimed.map(ScreenSubject.diet))
    made = findings.count
    refuted = findings.count { $0.verdict == .conflicts }
    undecidable = findings.count { $0.verdict == .unknown }
  }

  static func + (left: DietClaims, right: DietClaims) -> DietClaims {
    var sum = left
    sum.made += right.made
    sum.refuted += right.refuted
    sum.undecidable += right.undecidable
    return sum
  }
}

extension ProviderFigures {
  /// The figures of every provider of a table: of its recipes, cut at a depth, and of what is known
  /// of their listings' fields.
  static func all(
    of recipes: [MergedRecipe], in table: OccurrenceTable,
    knowledge: [ListingID: FieldKnowledge], depth: Int?
  ) -> [ProviderFigures] {
    let fields = ListingField.counted
    var figures = table.outcomes.indices.map { provider in
      let outcome = table.outcomes[provider]
      let list = table.isKnown(provider) ? table.lists[provider] : nil
      return ProviderFigures(
        outcome: outcome, given: list.map { _ in min(outcome.listings.kept, depth ?? .max) },
        listings: list?.reduce(0) { $0 + $1.listings }, recipes: list?.count,
        uniqueRecipes: table.ownRecipes(of: provider),
        unrecognisableRecipes: table.ownRecipes(of: provider, recognisable: false),
        completeness: fields.map { FieldCompleteness(field: $0) })
    }
    for source in recipes.flatMap(\.sources) {
      guard let provider = table.provider(source.provider) else { continue }
      if knowledge.isEmpty, figures[provider].listings != nil {
        figures[provider].claims =
          (figures[provider].claims ?? DietClaims()) + DietClaims(source.listing)
      }
      let saved = knowledge.isEmpty ? nil : knowledge[source.id]
      for (index, field) in fields.enumerated() {
        guard let isGiven = saved.map({ $0[field] }) ?? field.isGiven(in: source.listing)
        else { continue }
        figures[provider].completeness[index].known += 1
        if isGiven { figures[provider].completeness[index].given += 1 }
      }
    }
    return figures
  }
}
