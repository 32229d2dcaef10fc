import PotluckSupport
import RecipeModel
package import RecipeSearch

/// Where foods are found in a shop: Cooklang's `aisle.conf`.
///
/// ```
/// [produce]
/// potatoes
/// scallions | spring onions   // one food under two names
/// ```
/// The order of the aisles is that of the file. The first of several names is the one that lists show.
package struct Aisles: Sendable {
  /// The aisle of what is found in no other.
  package static let other = "other"
  /// The program's own table.
  package static let own = Aisles(table: OwnAisles.table)

  private struct Entry {
    var words: Set<String>
    var head: String
    var aisle: String
    /// The food that it is another name of; nil where it is one of its own.
    var alias: (key: String, name: String)?
  }

  /// The names of the aisles in order, the last one ``other``.
  package private(set) var order: [String] = []
  /// What was wrong with the file, by line.
  package private(set) var problems: [String] = []
  /// By key.
  private var entries: [String: Entry] = [:]
  /// The keys of all entries that end in a word, the longest first.
  private var heads: [String: [String]] = [:]

  /// Lines beyond this number are not read.
  private static let mostLines = 5_000
  /// Words that say where a food is found whatever it is.
  private static let forms: Set<String> = ["canned", "dried", "frozen"]

  /// Reads a file; what it does not name is found where the program's own table says.
  package init(parsing text: String) {
    self.init(table: text)
    for name in Self.own.order where aisle(named: name) == nil { order.append(name) }
    for (key, entry) in Self.own.entries where entries[key] == nil {
      var entry = entry
      entry.aisle = aisle(named: entry.aisle) ?? entry.aisle
      entries[key] = entry
    }
    order.removeAll { $0 == Self.other }
    close()
  }

  private init(table text: String) {
    var current: String?
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.prefix(Self.mostLines).enumerated() {
      let line = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if words.hasPrefix("[") {
        current = begin(words, line: index + 1)
      } else if !words.isEmpty {
        if current == nil { tell("it stands under no aisle", index + 1) }
        add(words, to: current ?? Self.other, line: index + 1)
      }
    }
    if lines.count > Self.mostLines { tell("the rest is not read", Self.mostLines + 1) }
    close()
  }

  /// Where a food is found.
  package func aisle(for line: FoodLine) -> String {
    line.choices[0].firstNonNil(aisle(of:)) ?? Self.other
  }

  private func aisle(of name: FoodName) -> String? {
    if let entry = entries[name.key] { return entry.aisle }
    let words = Set(name.words + name.forms)
    let keys = (name.forms + [name.head]).flatMap { heads[$0] ?? [] }
    // The entry with the most words says the most; of equals one for a form of food (`frozen`).
    let fitting = keys.compactMap { entries[$0] }.filter { entry in
      entry.words.isSubset(of: words)
        && (entry.head == name.head || Self.forms.contains(entry.head))
    }
    let best = fitting.max { one, other in
      (one.words.count, Self.forms.contains(one.head) ? 1 : 0)
        < (other.words.count, Self.forms.contains(other.head) ? 1 : 0)
    }
    return best?.aisle
  }

  /// The food that the file calls this one by; nil where it gives no other name.
  func alias(of line: FoodLine) -> (key: String, name: String)? { entries[line.key]?.alias }

  // MARK: Reading

  private mutating func begin(_ words: String, line: Int) -> String? {
    var name = words.drop { $0 == "[" || $0 == " " }
    if name.last != "]" { tell("the name of the aisle does not end with ]", line) }
    while let last = name.last, last == "]" || last == " " { name.removeLast() }
    if name.isEmpty {
      tell("the aisle has no name", line)
      return nil
    }
    if let known = aisle(named: String(name)) {
      if known != Self.other { tell("the aisle “\(known)” is there already", line) }
      return known
    }
    order.append(String(name))
    return String(name)
  }

  private mutating func add(_ words: String, to aisle: String, line: Int) {
    var first: (key: String, name: String)?
    for part in words.split(separator: "|") {
      let name = part.split(separator: " ").joined(separator: " ")
      let food = FoodLine(name).choices[0][0]
      guard !food.words.isEmpty else {
        tell("“\(name)” names no food", line)
        continue
      }
      guard entries[food.key] == nil else {
        // Names of one food may stand side by side, as everywhere in such files.
        if food.key != first?.key { tell("“\(name)” is there already", line) }
        continue
      }
      entries[food.key] = Entry(
        words: Set(food.words + food.forms), head: food.head, aisle: aisle, alias: first)
      if first == nil {
        first = (food.key, name)
        if words.contains("|") { entries[food.key]?.alias = first }
      }
    }
  }

  private func aisle(named name: String) -> String? {
    let folded = TextMatching.fold(name)
    if folded == Self.other { return Self.other }
    return order.first { TextMatching.fold($0) == folded }
  }

  private mutating func tell(_ problem: String, _ line: Int) {
    problems.append("line \(line): \(problem)")
  }

  private mutating func close() {
    heads = Dictionary(grouping: entries.keys.sorted()) { entries[$0]?.head ?? "" }
    if order.last != Self.other { order.append(Self.other) }
  }
}
