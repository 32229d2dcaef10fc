extension AdaptationDraft {
  /// Converts amounts in ingredient lines and temperatures in steps.
  mutating func convert(to system: UnitSystem) {
    var loose: [String] = []
    var hasVolumes = false
    for (index, ingredient) in ingredients.enumerated() {
      let converted = ingredient.converted(to: system)
      ingredients[index] = converted
      for (before, after) in zip(ingredient.measures, converted.measures) {
        if before.amount != after.amount {
          hasVolumes = hasVolumes || before.amount.dimension == .volume
        } else if before.isLoose, let from = before.amount.unit?.system, from != system {
          loose.append(AdaptationNotes.quote(ingredient.line))
        }
      }
    }
    if hasVolumes, system == .metric {
      notes.append(
        "Cups and spoons became millilitres, not grams: a weight depends on what is measured.")
    }
    if let note = AdaptationNotes.list("Not converted, as the measure is not exact: ", loose) {
      notes.append(note)
    }
    convertSteps(to: system)
  }

  private mutating func convertSteps(to system: UnitSystem) {
    var unclear: [String] = []
    for (index, step) in recipe.instructions.enumerated() {
      let result = TemperatureConversion.convert(step, to: system)
      recipe.instructions[index] = result.text
      unclear += result.unclear.map(AdaptationNotes.quote)
    }
    if let note = AdaptationNotes.list(
      "Not converted, as the scale of the temperature is not given: ", unclear)
    {
      notes.append(note)
    }
    if recipe.instructions.contains(where: { AdaptationNotes.namesAmount($0, not: system) }) {
      notes.append("Amounts named in the steps are not converted.")
    }
  }
}
