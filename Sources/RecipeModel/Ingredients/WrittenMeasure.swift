/// An amount as its source wrote it, and how another one takes its place.
struct WrittenMeasure: Sendable, Hashable {
  let amount: IngredientAmount
  let amountText: String
  let unitText: String
  let style: AmountReader.Style
  /// What stands between the numbers of a range, as written.
  let separator: String
  let isLoose: Bool
}

extension MeasuredIngredient.Measure {
  /// The texts of the amount and of its unit: as written while nothing has changed.
  var texts: (amount: String, unit: String) {
    if amount == written.amount { return (written.amountText, written.unitText) }
    let shown = shown
    let value = shown.upper ?? shown.lower
    return (amountText(shown), unitText(shown.unit, isPlural: value > 1))
  }

  /// Whether figures have taken the place of a word such as `four`.
  var isNoLongerInWords: Bool {
    amount != written.amount
      && !written.amountText.unicodeScalars.contains(where: AmountReader.beginsNumber)
  }

  /// The amount as it can be measured out.
  var shown: AmountPresentation { AmountPresentation(amount, written: written) }

  private func amountText(_ shown: AmountPresentation) -> String {
    let style = shown.style(like: written.style)
    let lower = AmountText.text(shown.lower, style: style)
    guard let upper = shown.upper, upper != shown.lower else { return lower }
    let separator = written.separator.isEmpty ? "-" : written.separator
    return lower + separator + AmountText.text(upper, style: style)
  }

  /// The unit in the words of the source, its plural set to the amount; abbreviations stay.
  private func unitText(_ unit: KitchenUnit?, isPlural: Bool) -> String {
    guard let unit else { return written.unitText }
    guard unit == written.amount.unit else {
      let spelling = UnitWords.standard(unit)
      return isPlural && !spelling.isAbbreviation ? spelling.plural : spelling.singular
    }
    let words = written.unitText.split(separator: " ").map(String.init)
    guard let spelling = UnitWords.spelling(of: words), !spelling.isAbbreviation,
      spelling.singular != spelling.plural
    else { return written.unitText }
    let word = isPlural ? spelling.plural : spelling.singular
    if TextMatching.fold(word) == TextMatching.fold(written.unitText) { return written.unitText }
    guard let first = written.unitText.first, first.isUppercase else { return word.lowercased() }
    if written.unitText.dropFirst().contains(where: \.isUppercase) { return word.uppercased() }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
