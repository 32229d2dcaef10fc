import RecipeModel

/// The yield among those that the sources of one recipe give.
enum YieldChoice {
  /// A yield that some sources give.
  struct Yield {
    let text: String
    let amount: RecipeYield?
    /// Whether the source of the ingredients gives it.
    let isOfList: Bool
  }

  static let rules: [FieldRule<Yield>] = [
    FieldRule("of the ingredients' source", if: { $0.isOfList }),
    FieldRule("a number", if: { $0.amount != nil }),
    FieldRule("most sources, in any words", mostSay: isSame),
    FieldRule("what is counted", if: { $0.amount?.noun.isEmpty == false }),
    FieldRule(mostSay: "most sources, word for word"),
  ]

  /// The place of the yield to take, given that of the list of ingredients; nil where there is none.
  static func best(_ sources: [Telling], list: Int?) -> Int? {
    let texts = [Given].different(sources, { $0.recipeYield }) { ByteOrder.areSame($0, $1) }
    guard texts.count > 1 else { return texts.first?.place }
    let own = list.flatMap { sources[$0].listing.recipeYield }
    let yields = texts.map { given in
      let yield = Yield(
        text: given.value, amount: RecipeYield(given.value),
        isOfList: own.map { ByteOrder.areSame(given.value, $0) } ?? false)
      return Given(value: yield, place: given.place, providers: given.providers)
    }
    return yields.best(by: rules) { ByteOrder.precedes($0.text, $1.text) }
  }

  @Sendable private static func isSame(_ one: Yield, _ other: Yield) -> Bool {
    guard let left = one.amount, let right = other.amount else { return one.text == other.text }
    return isComparable(left, right) && left.overlaps(right)
  }

  /// Whether two yields contradict each other: they count the same and share no number.
  static func differ(_ one: String, _ other: String) -> Bool {
    guard let left = RecipeYield(one), let right = RecipeYield(other) else { return false }
    return isComparable(left, right) && !left.overlaps(right)
  }

  private static func isComparable(_ one: RecipeYield, _ other: RecipeYield) -> Bool {
    func words(_ noun: String) -> [String] { TextMatching.words(noun).map(TextMatching.singular) }
    return one.countsServings && other.countsServings || words(one.noun) == words(other.noun)
  }
}

extension RecipeYield {
  fileprivate func overlaps(_ other: RecipeYield) -> Bool {
    lower <= other.upper ?? other.lower && other.lower <= upper ?? lower
  }
}
