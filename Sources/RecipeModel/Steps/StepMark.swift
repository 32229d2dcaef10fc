/// A time or a temperature that the text of a step names.
///
/// Read from English, German, French, Spanish, Italian and Dutch, whatever language a recipe says it
/// is in. Nothing is guessed: `overnight` and `a few minutes` are no mark, and a temperature of an
/// uncertain scale has no unit.
package struct StepMark: Sendable, Hashable {
  /// What is named.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// How long something takes.
    case time
    /// How hot something is.
    case temperature
  }

  /// What the degrees of a temperature are.
  package enum Unit: String, Sendable, Hashable, CaseIterable {
    case celsius
    case fahrenheit
    /// The marks of British gas ovens.
    case gasMark
    /// The numbers of French ovens.
    case thermostat
  }

  /// What is named.
  package var kind: Kind
  /// Its place in the text, in Unicode code points from its beginning.
  package var range: Range<Int>
  /// The very words.
  package var text: String
  /// Seconds of a time, degrees of a temperature; of a range the lower end.
  package var lower: Double
  /// The upper end of a range; nil where there is none.
  package var upper: Double?
  /// What the degrees are; nil for times, and where it is uncertain.
  package var unit: Unit?

  /// Creates a mark.
  package init(
    kind: Kind, range: Range<Int>, text: String, lower: Double, upper: Double? = nil,
    unit: Unit? = nil
  ) {
    self.kind = kind
    self.range = range
    self.text = text
    self.lower = lower
    self.upper = upper
    self.unit = unit
  }

  /// The marks of a text in their order; no two overlap.
  package static func all(in text: String) -> [StepMark] {
    StepMarkReader(text).read()
  }

  /// The text in pieces, each with its mark where it is one; together they are the whole text.
  package static func pieces(of text: String) -> [(text: String, mark: StepMark?)] {
    let scalars = text.unicodeScalars
    var pieces: [(text: String, mark: StepMark?)] = []
    var (place, offset) = (scalars.startIndex, 0)
    for mark in all(in: text) {
      let start = scalars.index(place, offsetBy: mark.range.lowerBound - offset)
      let end = scalars.index(start, offsetBy: mark.range.count)
      if start > place { pieces.append((String(scalars[place..<start]), nil)) }
      pieces.append((mark.text, mark))
      (place, offset) = (end, mark.range.upperBound)
    }
    if place < scalars.endIndex { pieces.append((String(scalars[place...]), nil)) }
    return pieces
  }

  /// The words of a mark of a time as an amount and its unit, where it is no more than these:
  /// `25` and `minutes`.
  package var amountAndUnit: (amount: String, unit: String)? {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard kind == .time, parts.count == 2, let first = parts[0].unicodeScalars.first,
      ("0"..."9").contains(first), parts[1].allSatisfy({ $0.isLetter || $0 == "." })
    else { return nil }
    return (String(parts[0]), String(parts[1]))
  }
}
