/// Changes a recipe to other servings and other measures.
///
/// Amounts are calculated exactly and rounded only where they are written. What cannot be changed
/// for certain stays as its source wrote it, and a note says so.
public struct RecipeAdaptation: Sendable, Hashable {
  /// How many servings are wanted; nil leaves the amounts alone.
  public var servings: Int?
  /// The measures that are wanted; nil leaves the units alone.
  public var units: UnitSystem?

  /// Creates an adaptation.
  public init(servings: Int? = nil, units: UnitSystem? = nil) {
    self.servings = servings
    self.units = units
  }

  /// The recipe adapted; every ingredient line and step is kept, in order.
  public func adapt(_ recipe: Recipe) -> AdaptedRecipe { reading(recipe).adapted }

  /// The recipe adapted, and its ingredient lines with exact amounts, in order.
  package func reading(
    _ recipe: Recipe
  ) -> (adapted: AdaptedRecipe, ingredients: [MeasuredIngredient]) {
    var draft = AdaptationDraft(recipe)
    if let servings { draft.scale(to: servings) }
    if let units { draft.convert(to: units) }
    return (draft.finished, draft.ingredients)
  }
}

/// A recipe after a ``RecipeAdaptation``.
public struct AdaptedRecipe: Sendable, Hashable {
  /// The recipe as it is to be cooked.
  public var recipe: Recipe
  /// What was not changed or needs a cook's eye, a sentence each; they quote the source's words,
  /// without characters that steer a terminal.
  public var notes: [String]
  /// By how much the amounts were scaled; nil where they were not.
  public internal(set) var factor: Fraction?
  /// Of a scaled recipe the exact amount of each ingredient line, in order; nil where a line has none.
  public internal(set) var exactAmounts: [IngredientAmount?] = []

  /// Creates an adapted recipe.
  public init(recipe: Recipe, notes: [String]) {
    self.recipe = recipe
    self.notes = notes
  }
}

/// A recipe while it is adapted: its amounts stay exact from one change to the next.
private struct AdaptationDraft {
  var recipe: Recipe
  var ingredients: [MeasuredIngredient]
  var notes: [String] = []
  /// By how much it was scaled; nil where it was not.
  var factor: Fraction?

  init(_ recipe: Recipe) {
    self.recipe = recipe
    let lines = recipe.listing.ingredients
    let language = recipe.language.flatMap(LineLanguage.init(tag:)) ?? LineLanguage(of: lines)
    ingredients = lines.map { MeasuredIngredient($0, language: language) }
  }

  /// The recipe with the lines written out.
  var finished: AdaptedRecipe {
    var recipe = recipe
    recipe.listing.ingredients = ingredients.map(\.text)
    recipe.ingredientGroups.replaceLines(recipe.listing.ingredients)
    var adapted = AdaptedRecipe(recipe: recipe, notes: notes)
    adapted.factor = factor
    if factor != nil { adapted.exactAmounts = ingredients.map(\.amount) }
    return adapted
  }

  /// Scales amounts and yield so that the recipe makes that many.
  mutating func scale(to servings: Int) {
    guard servings > 0 else {
      notes.append("Not scaled: the number of servings has to be at least 1.")
      return
    }
    guard let yield = readYield() else { return }
    // Twelve muffins may be known to be four servings.
    let known = yield.countsServings ? nil : recipe.servings.map { Fraction($0) }
    guard known.map({ $0 != Fraction(servings) }) ?? !yield.includes(servings) else { return }
    guard let factor = Fraction(servings).divided(by: known ?? yield.basis),
      let scaledYield = yield.scaled(by: factor)
    else {
      notes.append("Not scaled: the numbers are too large.")
      return
    }
    if yield.upper != nil, known == nil {
      let basis = AmountText.text(
        AmountRounding.decimal(yield.basis), style: .decimal(comma: false))
      notes.append(
        "Scaled from the middle of \(AdaptationNotes.quote(yield.text)): \(basis).")
    }
    if !yield.countsServings, known == nil {
      notes.append(
        "The yield counts \(AdaptationNotes.quote(yield.noun)), not servings: scaled to \(servings) of them."
      )
    }
    recipe.listing.recipeYield = scaledYield
    if yield.countsServings || known != nil { recipe.servings = servings }
    self.factor = factor
    scaleLines(by: factor)
    if hasTimes {
      notes.append(
        "Scaled by \(AmountText.text(AmountRounding.decimal(factor), style: .decimal(comma: false))); times stay as the source gives them."
      )
    }
    if recipe.instructions.contains(where: { AdaptationNotes.namesAmount($0, not: nil) }) {
      notes.append("Amounts named in the steps are not scaled.")
    }
  }

  /// Whether the recipe says how long something takes.
  private var hasTimes: Bool {
    recipe.listing.totalMinutes != nil || recipe.prepMinutes != nil || recipe.cookMinutes != nil
      || recipe.instructions.contains { step in StepMark.all(in: step).contains { $0.kind == .time }
      }
  }

  private mutating func readYield() -> RecipeYield? {
    let told = recipe.listing.recipeYield ?? recipe.servings.map { "\($0) servings" }
    guard let text = told, !text.trimmed.isEmpty else {
      notes.append(
        "Not scaled: the source does not say how many servings the recipe makes.")
      return nil
    }
    // A yield such as `muffins` has no number; the source's own number of servings may be known.
    let known = recipe.servings.flatMap { RecipeYield("\($0) servings") }
    guard let yield = RecipeYield(text) ?? known else {
      notes.append(
        "Not scaled: the yield \(AdaptationNotes.quote(text)) is no number of servings or pieces.")
      return nil
    }
    return yield
  }

  private mutating func scaleLines(by factor: Fraction) {
    var unread: [String] = []
    var partEggs: [String] = []
    var twoFigures: [String] = []
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
      if LineWriter(scaled).needsPartOfEgg {
        partEggs.append(AdaptationNotes.quote(scaled.text))
      }
      if ingredient.measures.contains(where: { $0.role == .other }) {
        twoFigures.append(AdaptationNotes.quote(line))
      }
    }
    notes += [
      ("Part of an egg is taken from a beaten one, about 3 tablespoons: ", partEggs),
      ("A second figure stays as it was, as it may be the size of each: ", twoFigures),
    ].compactMap(AdaptationNotes.list)
    if let note = AdaptationNotes.list(
      "Left as written, without an amount that can be read: ", unread)
    {
      notes.append(note)
    }
  }

  /// Converts amounts in ingredient lines and temperatures in steps.
  mutating func convert(to system: UnitSystem) {
    var loose: [String] = []
    var hasVolumes = false
    for (index, ingredient) in ingredients.enumerated() {
      if ingredient.isUnclear,
        ingredient.measures.contains(where: { $0.amount.unit?.system.map { $0 != system } ?? false }
        )
      {
        loose.append(AdaptationNotes.quote(ingredient.line))
        continue
      }
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
    recipe.instructions = recipe.instructions.map { step in
      let result = TemperatureConversion.convert(step, to: system)
      unclear += result.unclear.map(AdaptationNotes.quote)
      return result.text
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

extension [IngredientGroup] {
  /// Puts other lines in the place of the groups' lines, in order.
  fileprivate mutating func replaceLines(_ lines: [String]) {
    var rest = lines[...]
    for group in indices {
      let count = self[group].ingredients.count
      self[group].ingredients = [String](rest.prefix(count))
      rest = rest.dropFirst(count)
    }
  }
}

/// Words for what an adaptation left alone.
private enum AdaptationNotes {
  /// The most characters that a note quotes of one text, and the most texts that it quotes.
  private static let mostCharacters = 60
  private static let mostQuotes = 8

  /// A source's words in quotation marks: on one line, shortened, nothing in them that steers.
  static func quote(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars.prefix(1_000) {
      let isSpace = scalar.properties.isWhitespace
      if !isSpace, scalar.isUnsafeToPrint { continue }
      safe.unicodeScalars.append(isSpace ? " " : scalar)
    }
    let words = safe.split(separator: " ").joined(separator: " ")
    let isLong = words.count > mostCharacters
    return "“\(isLong ? words.prefix(mostCharacters - 1) + "…" : words)”"
  }

  /// A sentence that lists quotations; nil for none.
  static func list(_ head: String, _ quotes: [String]) -> String? {
    guard !quotes.isEmpty else { return nil }
    let more = quotes.count - mostQuotes
    let list = quotes.prefix(mostQuotes).joined(separator: ", ")
    return head + list + (more > 0 ? " and \(more) more." : ".")
  }

  /// Whether a step names an amount of something, in units of another system where one is given.
  static func namesAmount(_ step: String, not system: UnitSystem?) -> Bool {
    AmountReader.read(step) { reader in
      let scanner = MeasureScanner(reader: reader)
      return reader.scalars.indices.contains { index in
        guard AmountReader.beginsNumber(reader.scalars[index]),
          index == 0 || !AmountReader.isDigit(reader.scalars[index - 1]),
          let unit = scanner.measure(at: index)?.amount.unit?.system
        else { return false }
        return unit != system
      }
    }
  }
}
