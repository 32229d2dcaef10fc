package import RecipeSearch

/// What a person's files say of shopping.
package struct ShoppingSettings: Sendable {
  /// Where foods are found.
  package var aisles = Aisles.own
  /// The names of the foods that one has.
  package var pantry: [String] = []

  /// What holds where there are no files.
  package init() {}

  /// The foods that are left out of lists: what the pantry holds, and water.
  package var atHome: FoodsAtHome { FoodsAtHome(pantry) }
}
