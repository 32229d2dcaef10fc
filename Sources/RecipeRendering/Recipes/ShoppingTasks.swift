import RecipeModel
package import RecipeShopping

/// A shopping list as tasks of a todo.txt file: one a line, with `+shopping`, the aisle as a context
/// and the recipes as `recipe:` tags.
package enum ShoppingTodo {
  /// The tasks, each with a line break.
  package static func render(_ list: ShoppingList) -> String {
    list.aisles.flatMap { aisle in aisle.items.map { line($0, aisle.name, list) } }.joined()
      + list.optional.map { line($0, "optional", list) }.joined()
  }

  private static func line(_ item: ShoppingItem, _ aisle: String, _ list: ShoppingList) -> String {
    let words = Sanitizer.terminal(item.text).split(separator: " ").map(word)
    var text = words.filter { !$0.isEmpty }.joined(separator: " ")
    // What the format reads at the beginning of a line: done, a priority, a date.
    let isMarked =
      text.hasPrefix("x ") || text.first == "(" && text.dropFirst(2).hasPrefix(") ")
      || text.prefix(10).count { $0 == "-" } == 2
    if isMarked { text = "- " + text }
    let recipes = Set(item.sources.map(\.recipe)).sorted()
      .map { " recipe:\(slug(list.recipes[$0].title))" }
    return "\(text) +shopping @\(slug(aisle))\(recipes.joined())\n"
  }

  /// A word that is no project, context or tag.
  private static func word(_ word: Substring) -> String {
    if word == "+" { return "and" }
    let plain = word.drop { $0 == "+" || $0 == "@" }
    return plain.last == ":" ? String(plain) : String(plain).replacing(":", with: "–")
  }

  /// Words as one: `Dairy & eggs` gives `dairy-eggs`.
  private static func slug(_ text: String) -> String {
    let words = TextMatching.words(text).prefix(8)
    return words.isEmpty ? "other" : words.joined(separator: "-")
  }
}

/// A shopping list as tasks of an iCalendar file: RFC 5545, a `VTODO` for each item.
///
/// An item's UID comes from its food alone, so that a calendar that takes in a later list brings the
/// task up to date instead of adding another one.
package enum ShoppingCalendar {
  /// A line's most bytes, without the break.
  private static let mostBytes = 75

  /// Writes a list.
  /// - Parameters:
  ///   - list: the list.
  ///   - now: when it is written, in seconds since 1970.
  /// - Returns: the file, with CRLF at the end of every line.
  package static func render(_ list: ShoppingList, now: Int) -> String {
    let stamp = (Wording.timestamp(now) ?? "19700101T000000Z").filter { !"-:".contains($0) }
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Potluck//Shopping list//EN"]
    var blocks = list.aisles.map { ($0.name, $0.items) }
    if !list.optional.isEmpty { blocks.append(("optional", list.optional)) }
    let words = ShoppingWords(list)
    for (aisle, items) in blocks {
      for item in items {
        lines += [
          "BEGIN:VTODO", "UID:\(item.id)@shopping.potluck", "DTSTAMP:\(stamp)",
          "SUMMARY:\(escaped(words.text(item)))",
          "DESCRIPTION:\(words.lines(item).map(escaped).joined(separator: "\\n"))",
          "CATEGORIES:\(escaped(Sanitizer.terminal(aisle)))", "STATUS:NEEDS-ACTION", "END:VTODO",
        ]
      }
    }
    lines.append("END:VCALENDAR")
    return lines.map { folded($0) + "\r\n" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "\\;,".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
  }

  /// A line in parts of at most 75 bytes, none of which ends within a character's bytes.
  private static func folded(_ line: String) -> String {
    var text = ""
    var count = 0
    for scalar in line.unicodeScalars {
      let width = UTF8.width(scalar)
      if count + width > mostBytes {
        text += "\r\n "
        count = 1
      }
      text.unicodeScalars.append(scalar)
      count += width
    }
    return text
  }
}
