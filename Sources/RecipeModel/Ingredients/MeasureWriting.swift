extension MeasuredIngredient.Measure {
  /// How a changed amount is written.
  struct Way {
    var kind = AmountRounding.PieceKind.cut
    var language: LineLanguage?
    var allowsPairs = true
  }

  /// The texts of the amount and of its unit: as written while nothing has changed.
  package var texts: (amount: String, unit: String) { texts(Way()) }

  /// The texts of an amount and its unit as one: `2 cups`, `1 demi-litre`.
  package static func joined(_ texts: (amount: String, unit: String)) -> String {
    let isTied = texts.unit.isEmpty || texts.amount.hasSuffix("-")
    return texts.amount + (isTied ? "" : " ") + texts.unit
  }

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

  /// Whether the amount is a German article that says `of a`: `Saft einer Zitrone`.
  var isGenitiveArticle: Bool {
    let word = written.amountText.prefix { $0.isLetter }.lowercased()
    return word == "einer" || word == "eines"
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
    // `1/1,2 kg` of `500/600 g` would read as a fraction.
    let separator = ["", "/"].contains(written.separator) ? "-" : written.separator
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
    if unit == written.amount.unit, staysSingular(isPlural: isPlural, way) {
      return written.unitName
    }
    guard unit == written.amount.unit else {
      if let word = otherSpoon(unit) { return word.text(isPlural: isPlural) }
      let isAbbreviated = UnitWords.spelling(of: written.unitName)?.isAbbreviation ?? true
      let spelling =
        isAbbreviated
        ? UnitWords.standard(unit)
        : UnitWords.spelling(of: UnitWords.fullName(unit))
          ?? UnitWords.standard(unit)
      return spelling.text(isPlural: isPlural)
    }
    return ownUnit(isPlural: isPlural, way)
  }

  /// Whether the source keeps the unit's singular for several, as German does with measures: `6 Blatt
  /// Gelatine`, `2 Glas Wein`.
  private func staysSingular(isPlural: Bool, _ way: Way) -> Bool {
    guard isPlural, written.half.isEmpty, let language = way.language,
      language.isPlural(written.amount.upper ?? written.amount.lower),
      let noun = CountedNouns.noun(written.unitName, in: language)
    else { return false }
    return noun.singular == written.unitName && noun.singular != noun.plural
  }

  private func ownUnit(isPlural: Bool, _ way: Way) -> String {
    if let language = way.language, language != .english,
      let noun = CountedNouns.noun(written.unitName, in: language)
    {
      return isPlural ? noun.plural : noun.singular
    }
    let words = written.unitName.split(separator: " ").joined(separator: " ")
    let word = words.last == "." ? String(words.dropLast()) : words
    guard let spelling = UnitWords.spelling(of: word), spelling.singular != spelling.plural else {
      return written.unitName
    }
    if spelling.isAbbreviation {
      if let spoon = Self.spanishSpoon(written.unitName) { return spoon.text(isPlural: isPlural) }
      return isPlural ? written.unitName : withoutPlural(spelling)
    }
    if way.language == .dutch, written.amount.unit?.system == .metric { return written.unitName }
    let form = isPlural ? spelling.plural : spelling.singular
    if TextMatching.fold(form) == TextMatching.fold(written.unitName) { return written.unitName }
    guard let first = written.unitName.first, first.isUppercase else { return form.lowercased() }
    if written.unitName.dropFirst().contains(where: \.isUppercase) { return form.uppercased() }
    return form.prefix(1).uppercased() + form.dropFirst()
  }

  /// Whether a range begins a word of the text, and is all of it where it is as short as `cs`.
  private func isWord(_ range: Range<String.Index>, in text: String) -> Bool {
    let isStart = text[..<range.lowerBound].last?.isLetter != true
    let isWhole = text[range.upperBound...].first?.isLetter != true
    return isStart && (isWhole || text.distance(from: range.lowerBound, to: range.upperBound) > 2)
  }

  /// The two numbers of `cda.` and `cdta.`, of which Spanish writes several as `cdas.`.
  private static func spanishSpoon(_ name: String) -> UnitWords.Spelling? {
    let stop = name.last == "." ? "." : ""
    var word = stop.isEmpty ? name : String(name.dropLast())
    if word.last == "s" { word.removeLast() }
    guard ["cda", "cdta", "cdita"].contains(word), let unit = UnitWords.spelling(of: word)?.unit
    else { return nil }
    return .init(
      unit: unit, singular: word + stop, plural: word + "s" + stop, isAbbreviation: false)
  }

  /// An abbreviation that its source wrote in the plural, for one: `1 lb` of `2 lbs`.
  private func withoutPlural(_ spelling: UnitWords.Spelling) -> String {
    var name = written.unitName
    let stop = name.last == "." ? "." : ""
    if !stop.isEmpty { name.removeLast() }
    let isPlural = TextMatching.fold(name) == TextMatching.fold(spelling.plural)
    return isPlural ? name.dropLast() + stop : written.unitName
  }

  /// The smaller or larger spoon in the words in which the source names the other one: `TL` beside
  /// `EL`.
  private func otherSpoon(_ unit: KitchenUnit) -> UnitWords.Spelling? {
    let isSmaller = unit == .teaspoon && written.amount.unit == .tablespoon
    guard isSmaller || unit == .tablespoon && written.amount.unit == .teaspoon else { return nil }
    for (large, small) in UnitWords.spoons {
      let (from, to) = isSmaller ? (large, small) : (small, large)
      if let range = written.unitName.firstRange(of: from), isWord(range, in: written.unitName) {
        var word = written.unitName
        word.replaceSubrange(range, with: to)
        if let spoon = Self.spanishSpoon(word) { return spoon }
        let spelling = UnitWords.spelling(of: word)
        return spelling.flatMap { $0.isAbbreviation ? nil : $0 }
          ?? .init(unit: unit, singular: word, plural: word, isAbbreviation: true)
      }
    }
    return nil
  }
}
