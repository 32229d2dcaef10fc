/// Filling what one telling of a recipe lacks from another, field by field.
extension Recipe {
  /// One recipe made of what several sources, or several syntaxes of one page, say of it.
  ///
  /// The first one leads: what it says stays, and each of the others fills what is still missing.
  /// ``origins`` tells for every field where it comes from. A field that says more about another one
  /// (the groups about the ingredients, the number of ratings about the rating) is taken only where
  /// the two agree on that other one.
  /// - Returns: nil for no recipes.
  public static func unify(_ recipes: [Recipe]) -> Recipe? {
    guard var unified = recipes.first else { return nil }
    unified.setOrigin()
    for recipe in recipes.dropFirst() { unified.fill(from: recipe) }
    return unified
  }

  /// Fills what is missing from another telling of the same recipe, as ``unify(_:)`` does.
  /// - Returns: the fields that were filled.
  @discardableResult
  public mutating func fill(from other: Recipe) -> [ListingField] {
    // The fields on which others depend come first.
    let fields = ListingField.stored.filter { $0.isMissing(in: self) && !$0.isMissing(in: other) }
    var filled: [ListingField] = []
    for dependent in [false, true] {
      for field in fields where (field.companion != nil) == dependent {
        if let companion = field.companion, !agrees(with: other, on: companion) { continue }
        field.copy(from: other, to: &self)
        origins[field] = other.origin(of: field)
        filled.append(field)
      }
    }
    addOtherIngredients(other.listing.ingredients + other.otherIngredients)
    if filled.contains(.ingredients), other.lacksLine { markLackingLine() }
    return filled
  }

  /// Takes in what else is said to be in the recipe.
  package mutating func addOtherIngredients(_ lines: [String]) {
    if lines.isEmpty { return }
    let lacking = IngredientLists.lacking(in: listing.ingredients + otherIngredients, of: lines)
    otherIngredients += lacking.prefix(max(0, Self.mostOtherIngredients - otherIngredients.count))
  }

  /// Whether the source says that its list lacks a line.
  package var lacksLine: Bool { otherIngredients.contains(UnreadLine.mark) }

  /// Notes that the list lacks a line, so that it does not pass for whole.
  package mutating func markLackingLine() {
    if !lacksLine { otherIngredients.append(UnreadLine.mark) }
  }

  private static let mostOtherIngredients = 300

  /// Writes down the origin of every field that says something.
  package mutating func setOrigin() {
    for field in toldFields { origins[field] = origin(of: field) }
  }

  /// Where a field comes from: by ``origins``, else the provider's own answer.
  public func origin(of field: ListingField) -> FieldOrigin {
    origins[field.form ?? field] ?? FieldOrigin(provider: listing.id.provider, syntax: "api")
  }

  /// The fields in which the recipe says something, in the order of its documents.
  public var toldFields: [ListingField] {
    [.title] + ListingField.stored.filter { !$0.isMissing(in: self) }
  }

  /// Sets the origin of every field that says something and has none yet.
  public mutating func setOrigin(_ origin: FieldOrigin) {
    for field in toldFields where origins[field] == nil { origins[field] = origin }
  }

  /// Takes the number of servings from a yield that counts servings, where it is not told by itself.
  public mutating func inferServings() {
    guard servings == nil, let yield = listing.recipeYield.flatMap(RecipeYield.init),
      yield.countsServings
    else { return }
    servings = yield.wholeCount
    origins[.servings] = origins[.yield]
  }

  /// Takes the total time from the times of preparation and cooking, where the source states none.
  package mutating func fillTotalMinutes() {
    guard listing.totalMinutes == nil, prepMinutes != nil || cookMinutes != nil else { return }
    listing.totalMinutes = (prepMinutes ?? 0) + (cookMinutes ?? 0)
  }

  /// Makes the listing's ingredients and the groups agree: lines that only the groups have become
  /// the listing's; groups of other lines than the listing's, or without any name, go.
  public mutating func alignGroups() {
    let lines = ingredientGroups.flatMap(\.ingredients)
    if listing.ingredients.isEmpty { listing.ingredients = lines }
    if lines != listing.ingredients || ingredientGroups.allSatisfy({ $0.name == nil }) {
      ingredientGroups = []
    }
  }

  /// Whether the other recipe says nothing else in a field.
  package func agrees(with other: Recipe, on field: ListingField) -> Bool {
    field.isMissing(in: other)
      || field.inListing?.isSame(in: listing, other.listing) ?? true
  }
}

extension ListingField {
  /// Whether a recipe says nothing in the field.
  package func isMissing(in recipe: Recipe) -> Bool {
    inListing?.isMissing(in: recipe.listing) ?? inRecipe?.isMissing(in: recipe) ?? false
  }

  /// Takes over what another recipe says in the field.
  package func copy(from other: Recipe, to recipe: inout Recipe) {
    inListing?.copy(from: other.listing, to: &recipe.listing)
    inRecipe?.copy(from: other, to: &recipe)
  }
}
