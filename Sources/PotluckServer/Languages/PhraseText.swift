/// A text with places to fill: `{0}` stands for the first value, `{1}` for the second.
struct PhraseText: Sendable {
  /// What stands before, between and after the places: one more than ``places``.
  private(set) var pieces: [String] = []
  /// Which value each place takes.
  private(set) var places: [Int] = []

  init(_ text: String) {
    var (piece, rest) = ("", Substring(text))
    while let character = rest.popFirst() {
      if character == "{", let digit = rest.first.flatMap({ Int(String($0)) }),
        rest.dropFirst().first == "}"
      {
        pieces.append(piece)
        places.append(digit)
        piece = ""
        rest = rest.dropFirst(2)
      } else {
        piece.append(character)
      }
    }
    pieces.append(piece)
  }

  /// The text with its values; a place without one stays for the script, which has it.
  func filled(_ values: [String]) -> String {
    guard !places.isEmpty else { return pieces.joined() }
    return zip(pieces, places).map { piece, place in
      piece + (place < values.count ? values[place] : "{\(place)}")
    }.joined() + (pieces.last ?? "")
  }
}
