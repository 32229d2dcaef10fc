/// Keeps plain text from being read as Cooklang.
enum CooklangText {
  /// The text with a space behind each sign that would begin a mark, and inside each pair that
  /// would begin a comment.
  ///
  /// The specification has no escape; its own tests say that `@`, `#` and `~` before a space are
  /// text.
  static func neutral(_ text: String) -> String {
    var neutral = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch last {
      case "@", "#", "~": if scalar != " " { neutral += " " }
      case "-" where scalar == "-", "[" where scalar == "-": neutral += " "
      default: break
      }
      neutral.unicodeScalars.append(scalar)
      last = scalar
    }
    if let last, "@#~[".unicodeScalars.contains(last) { neutral += " " }
    return neutral
  }

  /// A text without what makes a paragraph a note (`>`) or a section (`=`), where it is the first.
  static func opensStep(_ text: String, isFirst: Bool) -> String {
    isFirst ? String(text.drop { $0 == ">" || $0 == "=" || $0 == " " }) : text
  }

  /// A text for the inside of a mark: without the signs that structure or end it.
  static func field(_ text: String, without signs: String) -> String {
    let kept = text.unicodeScalars.map { signs.unicodeScalars.contains($0) ? " " : $0 }
    var field = ""
    field.unicodeScalars.append(contentsOf: kept)
    let words = neutral(field).split(separator: " ").joined(separator: " ")
    return words
  }
}
