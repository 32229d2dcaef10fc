public import RecipeModel

extension MergedRecipe {
  /// Every source of the recipe, in its order.
  public var dishSources: [DishSource] { sources.map { DishSource($0.listing) } }

  /// The source that stands for the recipe among others of its dish: the one whose list has the
  /// most lines with an amount, then the most lines, then the best one.
  ///
  /// Ingredients and yield come from one source, so that they belong together.
  public var dishSource: DishSource {
    func worth(_ listing: Listing) -> (Int, Int) {
      let measured = listing.ingredients.count { MeasuredIngredient($0).amount != nil }
      return (measured, listing.ingredients.count)
    }
    var best = sources[0].listing
    var most = worth(best)
    for source in sources.dropFirst() {
      let value = worth(source.listing)
      if value > most { (best, most) = (source.listing, value) }
    }
    return DishSource(best)
  }
}

extension SearchQuery {
  /// Whether a recipe is of the dish that the words name: a title of it holds all of them, in the
  /// singular or the plural.
  public func namesDish(of recipe: MergedRecipe) -> Bool {
    let wanted = Self.naming(text)
    return recipe.sources.contains { wanted.isSubset(of: Self.naming($0.listing.title)) }
  }

  private static func naming(_ text: String) -> Set<String> {
    let words = TextMatching.words(text).filter { word in
      IngredientVocabulary.words.code(ByteHash.of(word)) & IngredientVocabulary.link == 0
    }
    return Set(words.map(TextMatching.singular))
  }
}
