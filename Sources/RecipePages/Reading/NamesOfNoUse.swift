import RecipeModel

extension Recipe {
  /// Drops names of groups that part nothing: one name over all ingredients, one and the same over
  /// each group, the dish's own over the first.
  mutating func dropNamesOfNoUse() {
    let title = listing.title.lowercased()
    if ingredientGroups.first?.name?.lowercased() == title { ingredientGroups[0].name = nil }
    let names = ingredientGroups.map(\.name)
    if names.dropFirst().allSatisfy({ $0 == names[0] }) {
      ingredientGroups = []
      origins[.ingredientGroups] = nil
    }
  }
}
