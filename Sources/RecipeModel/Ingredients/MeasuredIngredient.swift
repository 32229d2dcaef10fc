/// One ingredient line as people write it, with its amounts read so that they can be changed.
///
/// The line is never rewritten: a changed amount and its unit take the place of the old ones, and
/// everything else stays byte for byte, so that a line whose amounts are unchanged is the line
/// itself. Amounts stay exact inside; only ``text`` rounds.
///
/// ```swift
/// let line = MeasuredIngredient("1 (14-ounce) can tomatoes, crushed")
/// line.scaled(by: 2)?.text  // 2 (14-ounce) cans tomatoes, crushed
/// ```
public struct MeasuredIngredient: Sendable, Hashable {
  /// What an amount in a line means.
  public enum Role: Sendable {
    /// How much is needed.
    case amount
    /// The same once more or instead: `1 cup (240 ml)`, `2 shallots or 1 onion`. It grows alike.
    case alternative
    /// More or less of it: `1 cup plus 2 tablespoons`. It grows alike.
    case addition
    /// How big each one is: `1 (14-ounce) can`. It stays when more are needed.
    case size
    /// A figure that could mean either, such as `4 breasts (about 1½ pounds)`. It stays.
    case other
  }

  /// One amount in a line.
  public struct Measure: Sendable, Hashable {
    /// How much, exactly.
    public internal(set) var amount: IngredientAmount
    /// What the amount means.
    public let role: Role
    /// Whether a word such as `heaping` makes the unit inexact.
    public var isLoose: Bool { written.isLoose }
    /// The amount as the source wrote it.
    let written: WrittenMeasure
  }

  enum Piece: Sendable, Hashable {
    case text(String)
    case item(String)
    case amount(Int)
    case unit(Int)
  }

  /// The line as the source wrote it.
  public let line: String
  /// Every amount, in the order of the line.
  public internal(set) var measures: [Measure]
  /// What the line names, without amounts: `tomatoes`; empty where nothing is left.
  public let item: String
  let pieces: [Piece]

  /// Reads a line; one without an amount that can be understood has no measures.
  public init(_ line: String) {
    let reading = IngredientLineReader.read(line)
    self.line = line
    measures = reading.measures
    item = reading.item
    pieces = reading.pieces
  }

  /// How much of the ingredient is needed; nil where the line does not say.
  public var amount: IngredientAmount? { measures.first { $0.role == .amount }?.amount }

  /// Whether the amount is the same for any number of servings: Cooklang's `=` before it.
  package var isFixed: Bool { line.first { !$0.isWhitespace } == "=" && amount != nil }

  /// The line with its present amounts.
  public var text: String { text(of: pieces) }

  /// What the line says beside the amount and the item, with its present figures: size, other
  /// amounts and preparation, as in `14-ounce, crushed`; empty where there is nothing.
  public var details: String {
    let main = measures.firstIndex { $0.role == .amount }
    let rest = pieces.filter { piece in
      switch piece {
      case .text: true
      case .item: false
      case .amount(let index), .unit(let index): index != main
      }
    }
    var words = text(of: rest).split { $0.isWhitespace || $0 == "(" || $0 == ")" }
    if words.first == "of" { words.removeFirst() }
    var details = ""
    for word in words {
      let isSign = word.allSatisfy { ",;:-–—.•*/".contains($0) }
      if isSign, details.isEmpty { continue }
      if !details.isEmpty, !word.hasPrefix(","), !word.hasPrefix(";") { details += " " }
      details += details.isEmpty ? word.drop { ",;/".contains($0) } : word
    }
    while let last = details.last, " ,;:-–—".contains(last) { details.removeLast() }
    return details
  }

  private func text(of pieces: [Piece]) -> String {
    var text = ""
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .text(let part), .item(let part): text += part
      case .amount(let index):
        text += measures[index].texts.amount
        if measures[index].isNoLongerInWords, isFollowedByFigure(place, in: pieces) { text += " x" }
      case .unit(let index):
        let unit = measures[index].texts.unit
        let isChanged = unit != measures[index].written.unitText
        if isChanged, place > 0, pieces[place - 1] == .amount(index) { text += " " }
        text += unit
      }
    }
    return text
  }

  /// Whether another figure comes next: `four ¾-pound ribs` must not become `8 ¾-pound ribs`,
  /// which reads as one number.
  private func isFollowedByFigure(_ place: Int, in pieces: [Piece]) -> Bool {
    for piece in pieces[(place + 1)...] {
      switch piece {
      case .text(let part), .item(let part):
        let first = part.unicodeScalars.first { !$0.properties.isWhitespace }
        if let first { return AmountReader.beginsNumber(first) }
      case .amount: return true
      case .unit: return false
      }
    }
    return false
  }

  /// The line for so many times the dish: amounts change, sizes stay.
  ///
  /// A line that is ``isFixed`` stays as it is. Nil where the numbers grow beyond 64 bits, and for a
  /// factor that is not positive.
  public func scaled(by factor: Fraction) -> MeasuredIngredient? {
    guard factor > 0 else { return nil }
    if isFixed { return self }
    var scaled = self
    for (index, measure) in measures.enumerated() {
      switch measure.role {
      case .size, .other: continue
      case .amount, .alternative, .addition:
        guard let amount = measure.amount.scaled(by: factor) else { return nil }
        scaled.measures[index].amount = amount
      }
    }
    return scaled
  }

  /// The amount and its unit apart, in plain figures: `1 1/2` and `cups`, `2-3` and nothing.
  ///
  /// For formats that keep both in fields of their own; rounded as ``text`` is. Nil where the line
  /// has no amount.
  public var plainAmount: (amount: String, unit: String)? {
    guard let measure = measures.first(where: { $0.role == .amount }) else { return nil }
    let shown = measure.shown
    let lower = AmountText.text(shown.lower, style: shown.plainStyle)
    let unit = measure.texts.unit
    guard let upper = shown.upper, upper != shown.lower else { return (lower, unit) }
    return ("\(lower)-\(AmountText.text(upper, style: shown.plainStyle))", unit)
  }

  /// The line in the measures of a system: masses become masses, volumes become volumes.
  ///
  /// Unchanged stay pieces, loose measures (a heaping cup is no cup), and amounts that the line
  /// gives in the system already, as in `1 cup (240 ml)`. A volume never becomes a mass: that would
  /// need the density of what is measured.
  public func converted(to system: UnitSystem) -> MeasuredIngredient {
    var converted = self
    let neededBoth = isGiven(in: system, asSize: false)
    let sizesBoth = isGiven(in: system, asSize: true)
    for (index, measure) in measures.enumerated() {
      let isGiven = measure.role == .size ? sizesBoth : neededBoth
      guard !isGiven, !measure.isLoose, let unit = measure.amount.unit, let from = unit.system,
        from != system, let amount = measure.amount.expressed(in: system.unit(for: unit.dimension))
      else { continue }
      converted.measures[index].amount = amount
    }
    return converted
  }

  /// Whether an amount, or its equal beside it, is in the system already.
  private func isGiven(in system: UnitSystem, asSize: Bool) -> Bool {
    measures.contains { measure in
      guard measure.amount.unit?.system == system else { return false }
      switch measure.role {
      case .size: return asSize
      case .amount, .alternative: return !asSize
      case .addition, .other: return false
      }
    }
  }
}

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
  package var texts: (amount: String, unit: String) {
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
    let words = written.unitText.split(separator: " ").joined(separator: " ")
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
