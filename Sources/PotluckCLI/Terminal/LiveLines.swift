/// A few lines at the bottom of a terminal that are drawn over each other, on standard error.
///
/// The caller hands over whole lines that fit the terminal; nothing stays behind after ``clear()``.
struct LiveLines {
  private var count = 0
  private var last: [String] = []

  /// Draws lines over the ones before.
  mutating func show(_ lines: [String]) {
    guard lines != last else { return }
    StandardError.write(erasing + lines.map { $0 + "\u{1B}[K\n" }.joined())
    count = lines.count
    last = lines
  }

  /// Removes the lines.
  mutating func clear() {
    guard count > 0 else { return }
    StandardError.write(erasing)
    count = 0
    last = []
  }

  /// Moves to the first of the lines and erases from there.
  private var erasing: String { count > 0 ? "\u{1B}[\(count)A\r\u{1B}[J" : "" }
}
