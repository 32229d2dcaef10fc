/// Tells when what a page's data says of ingredients or steps is of no use.
///
/// Templates fill these with the name of the dish, a word or a link, or break lines at commas, while
/// the page shows the list.
enum ShownLines {
  /// Whether ingredient lines are none, hardly any, or torn.
  static func areUnusable(ingredients lines: [String]) -> Bool {
    lines.count < 3 || lines.contains(where: isBareNumber)
      || !lines.contains { $0.contains(where: \.isNumber) }
  }

  /// Whether steps are none, or one that says nothing.
  static func areUnusable(steps: [String]) -> Bool {
    steps.isEmpty || steps.count == 1 && steps[0].count < 40
  }

  /// Whether the lines that a page shows are to be preferred to unusable ones of its data.
  static func areBetter(_ shown: [String], than told: [String]) -> Bool {
    guard areUnusable(ingredients: told), !areUnusable(ingredients: shown) else { return false }
    let amounts = shown.count { $0.contains(where: \.isNumber) }
    let isTorn = told.contains(where: isBareNumber)
    // Names alone make way for the same list with amounts, not for another one.
    return told.count < 3 || isTorn
      || amounts * 2 >= shown.count && shown.count * 3 >= told.count * 2
        && shown.count * 2 <= told.count * 3
  }

  private static func isBareNumber(_ line: String) -> Bool {
    line.utf8.count < 5 && line.allSatisfy { $0.isNumber || ".,/".contains($0) }
  }
}
