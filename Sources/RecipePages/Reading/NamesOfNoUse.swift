import RecipeModel

extension Recipe {
  /// Drops names of groups and sections that part nothing: one name over all ingredients, one and
  /// the same over each group, the dish's own over the first, `Preparation` over all steps.
  mutating func dropNamesOfNoUse() {
    let title = listing.title.lowercased()
    if ingredientGroups.first?.name?.lowercased() == title { ingredientGroups[0].name = nil }
    let names = ingredientGroups.map(\.name)
    if names.dropFirst().allSatisfy({ $0 == names[0] }) {
      ingredientGroups = []
      origins[.ingredientGroups] = nil
    }
    if sections.count == 1, let name = sections[0].name, ListWords.kind(of: name) == .steps {
      sections[0].name = nil
    }
  }
}
