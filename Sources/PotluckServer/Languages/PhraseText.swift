/// A text with places to fill: `{0}` stands for the first value, `{1}` for the second, and
/// `{0:recipe|recipes}` for the word that goes with the first value, one or several.
struct PhraseText: Sendable {
  private enum Piece: Sendable {
    case text(String)
    case value(Int)
    case word(Int, one: String, several: String)
  }

  private var pieces: [Piece] = []

  /// Which values the text shows.
  var places: [Int] {
    pieces.compactMap { if case .value(let place) = $0 { place } else { nil } }
  }

  init(_ text: String) {
    var (piece, rest) = ("", Substring(text))
    while let character = rest.popFirst() {
      guard character == "{", let place = rest.first.flatMap({ Int(String($0)) }),
        let end = rest.firstIndex(of: "}"), let found = Self.piece(place, rest[..<end].dropFirst())
      else {
        piece.append(character)
        continue
      }
      pieces += [.text(piece), found]
      piece = ""
      rest = rest[end...].dropFirst()
    }
    pieces.append(.text(piece))
  }

  /// The piece of a place, of which nothing or two words follow the number.
  private static func piece(_ place: Int, _ rest: Substring) -> Piece? {
    if rest.isEmpty { return .value(place) }
    let words = rest.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
    guard rest.first == ":", words.count == 2 else { return nil }
    return .word(place, one: String(words[0]), several: String(words[1]))
  }

  /// The text with its values; a place without one stays for the script, which has it.
  func filled(_ values: [String]) -> String {
    filled(values, missing: { "{\($0)}" }, text: { $0 }, isOne: { $0 == "1" }).joined()
  }

  /// The pieces of the text with its values.
  /// - Parameters:
  ///   - values: the values.
  ///   - missing: makes a piece of a place without a value.
  ///   - text: makes a piece of a text.
  ///   - isOne: whether a value is the number one.
  /// - Returns: the pieces, in order.
  func filled<Value>(
    _ values: [Value], missing: (Int) -> Value, text: (String) -> Value, isOne: (Value) -> Bool
  ) -> [Value] {
    pieces.map { piece in
      switch piece {
      case .text(let part): text(part)
      case .value(let place): place < values.count ? values[place] : missing(place)
      case .word(let place, let one, let several):
        text(place < values.count && isOne(values[place]) ? one : several)
      }
    }
  }
}
