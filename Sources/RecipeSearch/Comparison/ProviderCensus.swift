import RecipeModel

/// Counts what each provider gave.
struct ProviderCensus {
  private let table: PresenceTable
  private let knowledge: [ListingID: FieldKnowledge]

  init(_ table: PresenceTable, knowledge: [ListingID: FieldKnowledge]) {
    self.table = table
    self.knowledge = knowledge
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
