extension AdaptationDraft {
  /// Scales amounts and yield so that the recipe makes that many.
  mutating func scale(to servings: Int) {
    guard servings > 0 else {
      notes.append("Not scaled: the number of servings has to be at least 1.")
      return
    }
    guard let yield = readYield(), !yield.includes(servings) else { return }
    guard let factor = Fraction(servings).divided(by: yield.basis),
      let scaledYield = yield.scaled(by: factor)
    else {
      notes.append("Not scaled: the numbers are too large.")
      return
    }
    if yield.upper != nil {
      let basis = AmountText.text(
        AmountRounding.decimal(yield.basis), style: .decimal(comma: false))
      notes.append(
        "Scaled from the middle of \(AdaptationNotes.quote(yield.text)): \(basis).")
    }
    if !yield.countsServings {
      notes.append(
        "The yield counts \(AdaptationNotes.quote(yield.noun)), not servings: scaled to \(servings) of them."
      )
    }
    recipe.listing.recipeYield = scaledYield
    scaleLines(by: factor)
    if recipe.instructions.contains(where: { AdaptationNotes.namesAmount($0, not: nil) }) {
      notes.append("Amounts named in the steps are not scaled.")
    }
  }

  private mutating func readYield() -> RecipeYield? {
    guard let text = recipe.listing.recipeYield, !text.trimmed.isEmpty else {
      notes.append(
        "Not scaled: the source does not say how many servings the recipe makes.")
      return nil
    }
    guard let yield = RecipeYield(text) else {
      notes.append(
        "Not scaled: the yield \(AdaptationNotes.quote(text)) is no number of servings or pieces.")
      return nil
    }
    return yield
  }

  private mutating func scaleLines(by factor: Fraction) {
    var unread: [String] = []
    for (index, ingredient) in ingredients.enumerated() {
      let line = ingredient.line
      guard ingredient.amount != nil else {
        unread.append(AdaptationNotes.quote(line))
        continue
      }
      guard let scaled = ingredient.scaled(by: factor) else {
        notes.append(
          "Not scaled, the numbers are too large: \(AdaptationNotes.quote(line)).")
        continue
      }
      ingredients[index] = scaled
      if ingredient.measures.contains(where: { $0.role == .other }) {
        notes.append(
          "A second figure stays as it was, as it may be the size of each: \(AdaptationNotes.quote(line))."
        )
      }
    }
    if let note = AdaptationNotes.list(
      "Left as written, without an amount that can be read: ", unread)
    {
      notes.append(note)
    }
  }
}
