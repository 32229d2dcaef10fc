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

  /// The words of the item in a form that can be compared: `2 Ripe Tomatoes, diced` gives
  /// `ripe tomato`.
  ///
  /// Folded and in the singular; words that describe stay, what follows a comma does not.
  public var itemKey: String {
    TextMatching.words(item).map(TextMatching.singular).joined(separator: " ")
  }

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
  /// Nil where the numbers grow beyond 64 bits, and for a factor that is not positive.
  public func scaled(by factor: Fraction) -> MeasuredIngredient? {
    guard factor > 0 else { return nil }
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
}
