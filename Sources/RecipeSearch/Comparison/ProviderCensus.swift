import RecipeModel
import RecipeProviderKit

/// Counts what each provider gave.
struct ProviderCensus {
  private let table: OccurrenceTable
  private let knowledge: [ListingID: FieldKnowledge]
  private let depth: Int?

  init(_ table: OccurrenceTable, knowledge: [ListingID: FieldKnowledge], depth: Int?) {
    self.table = table
    self.knowledge = knowledge
    self.depth = depth
  }

  /// The figures of every provider of the table.
  func figures(of recipes: [MergedRecipe]) -> [ProviderFigures] {
    let fields = ListingField.allCases
    var figures = table.outcomes.indices.map { provider in
      let outcome = table.outcomes[provider]
      let isKnown = table.isKnown(provider)
      let list = table.lists[provider]
      return ProviderFigures(
        outcome: outcome, given: isKnown ? min(outcome.listings.kept, depth ?? .max) : nil,
        listings: isKnown ? list.reduce(0) { $0 + $1.listings } : nil,
        recipes: isKnown ? list.count : nil,
        uniqueRecipes: isKnown ? list.count { table[$0.recipe].count == 1 } : nil,
        completeness: fields.map { FieldCompleteness(field: $0) })
    }
    for place in recipes.indices {
      for source in recipes[place].sources {
        guard let provider = table.provider(source.listing.id.provider) else { continue }
        let saved = knowledge.isEmpty ? nil : knowledge[source.listing.id]
        for (index, field) in fields.enumerated() {
          guard let isGiven = saved.map({ $0[field] }) ?? field.isGiven(in: source.listing)
          else { continue }
          figures[provider].completeness[index].known += 1
          if isGiven { figures[provider].completeness[index].given += 1 }
        }
      }
    }
    return figures
  }
}
