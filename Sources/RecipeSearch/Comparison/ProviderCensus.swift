import RecipeModel

/// Counts what each provider gave.
struct ProviderCensus {
  private let table: PresenceTable
  private let unknown: [ListingID: Set<ListingField>]

  init(_ table: PresenceTable, unknown: [ListingID: Set<ListingField>]) {
    self.table = table
    self.unknown = unknown
  }

  /// The figures of every provider of the table.
  func figures(of recipes: [MergedRecipe]) -> [ProviderFigures] {
    let fields = ListingField.allCases
    var figures = table.outcomes.map { outcome in
      ProviderFigures(
        outcome: outcome, listings: 0, recipes: 0, uniqueRecipes: 0,
        completeness: fields.map { FieldCompleteness(field: $0) })
    }
    for place in recipes.indices {
      let presences = table[place]
      for presence in presences {
        figures[presence.provider].listings += presence.listings
        figures[presence.provider].recipes += 1
        if presences.count == 1 { figures[presence.provider].uniqueRecipes += 1 }
      }
      for source in recipes[place].sources {
        guard let provider = table.provider(source.listing.id.provider) else { continue }
        let silent = unknown.isEmpty ? nil : unknown[source.listing.id]
        for (index, field) in fields.enumerated() where silent?.contains(field) != true {
          figures[provider].completeness[index].known += 1
          if field.isGiven(in: source.listing) { figures[provider].completeness[index].given += 1 }
        }
      }
    }
    return figures
  }
}
