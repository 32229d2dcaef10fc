package import RecipeModel

extension Recipe {
  /// One recipe made of what its sources say of it, best first, by the same rules as the recipes of a
  /// list.
  ///
  /// A field that says more about another one (the groups about the ingredients, the number of
  /// ratings about the rating) comes with that other one. ``origins`` tells where each field comes
  /// from, and ``otherIngredients`` holds the lines of lists that were not taken.
  /// - Returns: nil for no recipes.
  package static func unify(sources recipes: [Recipe]) -> Recipe? {
    guard var unified = recipes.first else { return nil }
    unified.setOrigin()
    let listing = UnifiedListing(recipes.map(Telling.init))
    unified.take(listing, from: recipes)
    let steps = StepsChoice.best(recipes)
    for (field, storage) in ListingField.ofRecipe where field.form == nil {
      let place: Int? =
        switch (field, field.companion) {
        case (.instructions, _): steps
        case (_, let companion?): listing.giver(of: companion, beside: field, among: recipes)
        case (_, nil): PlainChoice.best(recipes, recipes.map(\.listing.id.provider), in: storage)
        }
      unified.take(field, place.map { recipes[$0] })
    }
    for recipe in recipes {
      unified.addOtherIngredients(recipe.listing.ingredients + recipe.otherIngredients)
    }
    let list = listing.givers.first { $0.field == .ingredients }?.place
    if let list, recipes[list].lacksLine { unified.markLackingLine() }
    (unified.differs, unified.ratedBy) = (listing.differs, listing.ratedBy)
    return unified
  }

  /// Takes the fields of listings.
  private mutating func take(_ unified: UnifiedListing, from recipes: [Recipe]) {
    for (field, place) in unified.givers { origins[field] = recipes[place].origin(of: field) }
    listing = unified.listing
    if listing.rating == nil { origins[.rating] = nil }
    if unified.isRatingMean {
      origins[.rating] = FieldOrigin(provider: listing.id.provider, syntax: "mean")
    }
  }

  /// Takes a field as another recipe has it.
  private mutating func take(_ field: ListingField, _ other: Recipe?) {
    guard let other, !field.isMissing(in: other) else {
      if other == nil, field.companion != nil { clear(field) }
      return
    }
    field.copy(from: other, to: &self)
    origins[field] = other.origin(of: field)
  }

  /// Takes a field out.
  private mutating func clear(_ field: ListingField) {
    let empty = Recipe(listing: Listing(id: listing.id, title: listing.title))
    field.copy(from: empty, to: &self)
    origins[field] = nil
  }
}

extension Telling {
  fileprivate init(_ recipe: Recipe) {
    let sizes = recipe.images.map { ($0.width ?? 0) * ($0.height ?? 0) }
    self.init(listing: recipe.listing, pixels: sizes.max() ?? 0, ratingCount: recipe.ratingCount)
  }
}

extension UnifiedListing {
  /// The place of the source that says more about a field of the listing: the one that the field comes
  /// from, else one that says the same in it, or nothing.
  fileprivate func giver(
    of companion: ListingField, beside field: ListingField, among recipes: [Recipe]
  ) -> Int? {
    let own = givers.first { $0.field == companion }?.place ?? 0
    let places = [own] + recipes.indices.filter { $0 != own }
    return places.first { place in
      !field.isMissing(in: recipes[place])
        && (companion.isMissing(in: recipes[place])
          || companion.inListing?.isSame(in: listing, recipes[place].listing) ?? true)
    }
  }
}
