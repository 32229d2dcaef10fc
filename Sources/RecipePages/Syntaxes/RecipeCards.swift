import RecipeModel
import RecipeProviderKit

/// Reads what the cards of recipe plug-ins show and their data leaves out: names of groups,
/// equipment and notes.
///
/// Only the part of the page that holds the card is parsed.
struct RecipeCards {
  private let page: [UInt8]
  private let plugin: Plugin?

  /// A plug-in, and the classes that its cards use.
  private struct Plugin {
    /// What is there only where groups have names.
    let group: StaticString
    let ingredients: StaticString
    /// The list of equipment, and each thing in it.
    let equipment: (list: StaticString, name: StaticString)?
    let notes: [StaticString]
  }

  private static let plugins = [
    Plugin(
      group: "wprm-recipe-group-name",
      ingredients: "wprm-recipe-ingredients-container",
      equipment: ("wprm-recipe-equipment-container", "wprm-recipe-equipment-name"),
      notes: ["wprm-recipe-notes-container"]),
    Plugin(
      group: "tasty-recipes-ingredients",
      ingredients: "tasty-recipes-ingredients", equipment: nil,
      notes: ["tasty-recipes-notes-body", "tasty-recipes-notes"]),
    Plugin(
      group: "mv-create-ingredients", ingredients: "mv-create-ingredients",
      equipment: nil, notes: ["mv-create-notes-content", "mv-create-notes"]),
  ]

  /// The most bytes of a card's part that are parsed.
  private static let longestPart = 96 << 10

  init(_ page: [UInt8]) {
    self.page = page
    plugin = Self.plugins.first { ByteSearch.contains($0.ingredients, in: page) }
  }

  /// Whether the page holds the card of a plug-in that is known.
  var isThere: Bool {
    let others: [StaticString] = [
      "ERSIngredients", "zlrecipe-ingredient", "jetpack-recipe-ingredients",
      "wpzoom-recipe-card-block-ingredients",
    ]
    return plugin != nil || others.contains { ByteSearch.contains($0, in: page) }
  }

  /// Lines in the groups that a card shows; empty where it names none, or shows other lines.
  func groups(of lines: [String]) throws(ProviderError) -> [IngredientGroup] {
    guard !lines.isEmpty else { return [] }
    var parts: [HTMLTree] = []
    if let plugin {
      guard ByteSearch.contains(plugin.group, in: page) else { return [] }
      parts = [try part(from: plugin.ingredients)].compactMap(\.self)
    }
    parts += [try part(around: lines[0])].compactMap(\.self)
    for part in parts {
      let groups = Self.groups(of: lines, shown: PageLists(linesOf: part).shownIngredients)
      if !groups.isEmpty { return groups }
    }
    return []
  }

  /// What one cooks with.
  func equipment() throws(ProviderError) -> [String] {
    guard let (list, name) = plugin?.equipment else { return [] }
    return try texts(ofClass: name, in: list).compactMap { TextCleaning.clean($0) }
  }

  /// The author's notes, a paragraph each.
  func notes() throws(ProviderError) -> [String] {
    for name in plugin?.notes ?? [] {
      let lines = try texts(ofClass: name, in: name).flatMap { HTMLTree.lines($0.utf8) }
        .compactMap { TextCleaning.clean($0, limit: ListingLimits.paragraphCharacters) }
      if !lines.isEmpty { return lines.filter { !ListWords.isTitleOfNotes($0) } }
    }
    return []
  }

  // MARK: Parts

  /// The tree of what is shown around a line, from the last place that holds it in one piece.
  private func part(around line: String) throws(ProviderError) -> HTMLTree? {
    let words = line.split { !($0.isLetter && $0.isASCII || $0 == " ") }
    guard let word = words.max(by: { $0.utf8.count < $1.utf8.count })?.trimmed.utf8,
      word.count > 4
    else { return nil }
    let found = page.withUnsafeBytes { bytes in
      Array(word).withUnsafeBytes { ByteSearch.last($0, in: bytes, before: bytes.count) }
    }
    guard let found else { return nil }
    let start = max(0, found - 2_048)
    let open = page[start...].firstIndex(of: UInt8(ascii: "<")) ?? start
    return try HTMLTree(parsing: Array(page[open...].prefix(Self.longestPart / 4)))
  }

  /// The tree of what follows the tag in which a word stands.
  private func part(from word: StaticString) throws(ProviderError) -> HTMLTree? {
    let start = page.withUnsafeBytes { bytes -> Int? in
      var place = 0
      while let found = ByteSearch.first(word, in: bytes, from: place) {
        // Style sheets name the classes as well.
        var open = found
        while open > 0, found - open < 600, bytes[open] != UInt8(ascii: "<"),
          bytes[open] != UInt8(ascii: ">")
        {
          open -= 1
        }
        if bytes[open] == UInt8(ascii: "<"), open + 1 < bytes.count,
          0x61...0x7A ~= bytes[open + 1] | 0x20
        {
          return open
        }
        place = found + 1
      }
      return nil
    }
    guard let start else { return nil }
    return try HTMLTree(parsing: Array(page[start...].prefix(Self.longestPart)))
  }

  private func texts(
    ofClass name: StaticString, in list: StaticString
  ) throws(ProviderError) -> [String] {
    guard let tree = try part(from: list) else { return [] }
    let name = name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    var found: [String] = []
    var node = 1
    while node < tree.count, found.count < 60 {
      if !tree.isText(node), tree.words("class", of: node).contains(name) {
        found.append(tree.text(of: node))
        node = tree.end(of: node)
      } else {
        node += 1
      }
    }
    return found
  }

  // MARK: Groups

  /// Puts each line into the group under which the card shows it.
  private static func groups(
    of lines: [String], shown: [IngredientGroup]
  ) -> [IngredientGroup] {
    guard shown.contains(where: { $0.name != nil }) else { return [] }
    let items = shown.enumerated().flatMap { index, group in
      group.ingredients.map { (key: key($0), group: index) }
    }
    var places: [Int] = []
    if items.count == lines.count {
      places = items.map(\.group)
    } else {
      var next = 0
      for line in lines {
        let wanted = key(line)
        guard let found = items[next...].firstIndex(where: { isSame($0.key, wanted) }) else {
          return []
        }
        places.append(items[found].group)
        next = found + 1
      }
    }
    var groups: [IngredientGroup] = []
    for (index, line) in lines.enumerated() {
      if index == 0 || places[index] != places[index - 1] {
        groups.append(IngredientGroup(name: shown[places[index]].name, ingredients: []))
      }
      groups[groups.count - 1].ingredients.append(line)
    }
    return groups
  }

  private static func isSame(_ shown: String, _ told: String) -> Bool {
    shown == told
      || (min(shown.count, told.count) > 5 && (shown.hasPrefix(told) || told.hasPrefix(shown)))
  }

  private static func key(_ line: String) -> String {
    line.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
