/// What a draft claims, and what its author has to look at.
struct GuessLog {
  /// What the answer itself shows.
  var certain: [String] = []
  /// What was guessed from names, or could not be found.
  var unsure: [String] = []

  /// Notes something that the answer shows.
  mutating func sure(_ line: String) { certain.append(line) }
  /// Notes something to look at.
  mutating func doubt(_ line: String) { unsure.append(line) }
}
