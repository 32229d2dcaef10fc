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
    /// A figure that could mean either, such as `2 steaks (12 ounces)`. It stays.
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
  /// The language of its recipe, where it is known.
  let language: LineLanguage?

  /// Reads a line; one without an amount that can be understood has no measures.
  public init(_ line: String) { self.init(line, language: nil) }

  /// Reads a line of a recipe in a language, whose nouns and numbers a changed amount takes.
  init(_ line: String, language: LineLanguage?) {
    let reading = IngredientLineReader.read(line)
    self.line = line
    self.language = language
    measures = reading.measures
    item = reading.item
    pieces = reading.pieces
  }

  /// How much of the ingredient is needed; nil where the line does not say.
  public var amount: IngredientAmount? { measures.first { $0.role == .amount }?.amount }

  /// Whether the amount is the same for any number of servings: Cooklang's `=` before it.
  package var isFixed: Bool { line.first { !$0.isWhitespace } == "=" && amount != nil }

  /// The line with its present amounts.
  public var text: String { LineWriter(self).text(of: pieces) }

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
    var words = LineWriter(self).text(of: rest).split { $0.isWhitespace || $0 == "(" || $0 == ")" }
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
    let way = LineWriter(self).way(of: measure, allowsPairs: false)
    let shown = measure.shown(way)
    let lower = AmountText.text(shown.lower, style: shown.plainStyle)
    let unit = measure.texts(way).unit
    guard let upper = shown.upper, upper != shown.lower else { return (lower, unit) }
    return ("\(lower)-\(AmountText.text(upper, style: shown.plainStyle))", unit)
  }

  /// The line in the measures of a system: masses become masses, volumes become volumes.
  ///
  /// Unchanged stay pieces, loose measures (a heaping cup is no cup), and amounts that the line
  /// gives in the system already, as in `1 cup (240 ml)`. A volume never becomes a mass: that would
  /// need the density of what is measured.
  public func converted(to system: UnitSystem) -> MeasuredIngredient {
    if isUnclear { return self }
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

  /// Whether other figures would say something else: in `2 + 1 cups` the first has no unit of its own,
  /// and the figures of `1 12 oz can` run together.
  var isUnclear: Bool {
    let main = measures.first { $0.role == .amount }
    if main?.amount.unit == nil,
      measures.contains(where: { $0.role == .addition && $0.amount.unit?.system != nil })
    {
      return true
    }
    return pieces.indices.dropLast(2).contains { place in
      if case .amount(let one) = pieces[place], case .text(let blank) = pieces[place + 1],
        case .amount(let other) = pieces[place + 2]
      {
        return !measures[one].isImplied && measures[other].role == .size
          && blank.allSatisfy(\.isWhitespace) && endsInFigure(one) && beginsWithFigure(other)
      }
      return false
    }
  }

  private func endsInFigure(_ index: Int) -> Bool {
    measures[index].written.amountText.unicodeScalars.last.map(AmountReader.beginsNumber) ?? false
  }

  private func beginsWithFigure(_ index: Int) -> Bool {
    measures[index].written.amountText.unicodeScalars.first.map(AmountReader.beginsNumber) ?? false
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
  /// The half behind the unit that belongs to the amount: ` y medio`.
  let half: String
  let style: AmountReader.Style
  /// What stands between the numbers of a range, as written.
  let separator: String
  let isLoose: Bool

  /// The unit alone, as written.
  var unitName: String { half.isEmpty ? unitText : String(unitText.dropLast(half.count)) }

  /// Whether the unit is written in English, whose spoons, cups and pounds become one another.
  var isEnglish: Bool {
    let words = unitText.split(separator: " ").joined(separator: " ")
    guard let spelling = UnitWords.spelling(of: words) else { return false }
    let names = [UnitWords.standard(spelling.unit).singular, UnitWords.fullName(spelling.unit)]
    return names.contains(spelling.singular)
      || ["tsps", "tbs", "tb", "tblsp", "tbl", "T", "t", "ts", "c", "ozs"].contains(
        spelling.singular)
  }
}
