import RecipeModel

/// The time among those that the sources of one recipe give.
enum TimeChoice {
  static let rules: [FieldRule<Int>] = [
    FieldRule("most sources, within a tenth", mostSay: agree),
    FieldRule(mostSay: "most sources, to the minute"),
    FieldRule("the longer one", by: { $0 }),
  ]

  /// The place of the time to take; nil where there is none.
  static func best(_ sources: [Telling]) -> Int? {
    [Given].different(sources, { $0.totalMinutes }, by: ==)
      .best(by: rules, precedes: <)
  }

  /// Whether two times differ by no more than a rounding: a tenth, and at least a minute.
  @Sendable static func agree(_ one: Int, _ other: Int) -> Bool {
    abs(one - other) <= max(1, max(one, other) / 10)
  }
}
