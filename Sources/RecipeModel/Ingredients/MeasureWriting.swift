extension MeasuredIngredient.Measure {
  /// How a changed amount is written.
  struct Way {
    var kind = AmountRounding.PieceKind.cut
    var language: LineLanguage?
    var allowsPairs = true
  }

  /// The texts of the amount and of its unit: as written while nothing has changed.
  package var texts: (amount: String, unit: String) { texts(Way()) }

  /// The texts as a line needs them.
  func texts(_ way: Way) -> (amount: String, unit: String) {
    if amount == written.amount { return (written.amountText, written.unitText) }
    let shown = shown(way)
    var unit = unitText(shown.unit, number: shown.upper ?? shown.lower, way)
    if let rest = shown.rest {
      let number = AmountText.text(rest.value, style: shown.style(like: written.style, in: nil))
      let sign = rest.unit == .ounce ? " " : " + "
      unit += sign + number + " " + unitText(rest.unit, number: rest.value, way)
    }
    return (amountText(shown, way), unit)
  }

  /// Whether figures have taken the place of a word such as `four`.
  var isNoLongerInWords: Bool {
    isChanged && !written.amountText.unicodeScalars.contains(where: AmountReader.beginsNumber)
  }

  /// Whether it is another amount than the source wrote.
  var isChanged: Bool { amount != written.amount }

  /// Whether nobody wrote the amount: `12 oz can` is one can.
  var isImplied: Bool { written.amountText.isEmpty }

  /// The amount as it can be measured out, or taken.
  func shown(_ way: Way) -> AmountPresentation {
    AmountPresentation(amount, written: written, kind: way.kind, allowsPairs: way.allowsPairs)
  }

  private func amountText(_ shown: AmountPresentation, _ way: Way) -> String {
    let style = shown.style(like: written.style, in: way.language)
    let lower = AmountText.text(shown.lower, style: style)
    guard let upper = shown.upper, upper != shown.lower else { return lower }
    let separator = written.separator.isEmpty ? "-" : written.separator
    return lower + separator + AmountText.text(upper, style: style)
  }

  /// The unit in the words of the source, its plural set to the amount; abbreviations stay.
  private func unitText(_ unit: KitchenUnit?, number: Fraction, _ way: Way) -> String {
    guard let unit else { return "" }
    let isPlural = way.language?.isPlural(number) ?? (number > 1)
    if unit == .piece("pinch"), written.amount.unit != unit {
      let pinch = (way.language ?? .english).pinch
      return isPlural ? pinch.plural : pinch.singular
    }
    guard unit == written.amount.unit else {
      if let word = otherSpoon(unit) { return word.text(isPlural: isPlural) }
      let isAbbreviated = UnitWords.spelling(of: written.unitText)?.isAbbreviation ?? true
      let spelling =
        isAbbreviated
        ? UnitWords.standard(unit)
        : UnitWords.spelling(of: UnitWords.fullName(unit))
          ?? UnitWords.standard(unit)
      return spelling.text(isPlural: isPlural)
    }
    return ownUnit(isPlural: isPlural, way)
  }

  private func ownUnit(isPlural: Bool, _ way: Way) -> String {
    if let language = way.language, language != .english,
      let noun = CountedNouns.noun(written.unitText, in: language)
    {
      return isPlural ? noun.plural : noun.singular
    }
    let words = written.unitText.split(separator: " ").joined(separator: " ")
    guard let spelling = UnitWords.spelling(of: words), !spelling.isAbbreviation,
      spelling.singular != spelling.plural
    else { return written.unitText }
    if way.language == .dutch, written.amount.unit?.system == .metric { return written.unitText }
    let word = isPlural ? spelling.plural : spelling.singular
    if TextMatching.fold(word) == TextMatching.fold(written.unitText) { return written.unitText }
    guard let first = written.unitText.first, first.isUppercase else { return word.lowercased() }
    if written.unitText.dropFirst().contains(where: \.isUppercase) { return word.uppercased() }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The smaller or larger spoon in the words in which the source names the other one: `TL` beside
  /// `EL`.
  private func otherSpoon(_ unit: KitchenUnit) -> UnitWords.Spelling? {
    let isSmaller = unit == .teaspoon && written.amount.unit == .tablespoon
    guard isSmaller || unit == .tablespoon && written.amount.unit == .teaspoon else { return nil }
    for (large, small) in UnitWords.spoons {
      let (from, to) = isSmaller ? (large, small) : (small, large)
      if let range = written.unitText.firstRange(of: from) {
        var word = written.unitText
        word.replaceSubrange(range, with: to)
        let spelling = UnitWords.spelling(of: word)
        return spelling.flatMap { $0.isAbbreviation ? nil : $0 }
          ?? .init(unit: unit, singular: word, plural: word, isAbbreviation: true)
      }
    }
    return nil
  }
}
