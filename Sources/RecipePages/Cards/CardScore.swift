import RecipeModel
import RecipeProviderKit

/// How likely a list is the one that its page is there for.
struct CardScore {
  private(set) var value: Double
  private(set) var doubts: [String] = []

  init(
    cards: [Card], group: CardRows.Group, title: PlaceInRow, isProse: Bool,
    evidence: CardLists.Evidence
  ) {
    value = Self.shape(cards, title, group.place) * (isProse ? 0.2 : 1)
    if isProse { doubts.append("the rows are sentences that mention pages") }
    weigh(path: evidence.recipePath, cards)
    // Of two lists that both say the words, that of recipes is meant, not that of the magazine.
    value *= 1 + 0.3 * Double(cards.count { Self.leadsToRecipe($0) }) / Double(cards.count)
    weigh(words: evidence.words, cards)
    weigh(others: evidence.otherPages, cards)
  }

  // MARK: What the page shows

  private static func shape(_ cards: [Card], _ title: PlaceInRow, _ place: PlaceOnPage) -> Double {
    let count = Double(cards.count)
    let size = Double(min(cards.count, 24)).squareRoot()
    let pictures = Double(cards.count { $0.image != nil }) / count
    let different = Double(Set(cards.map(\.title)).count) / count
    let slugs = Double(cards.count { isSlug($0) }) / count
    let texts = Double(cards.count { $0.excerpt != nil }) / count
    let collections = Double(cards.count { isRoundUp($0.title) }) / count
    let looks = 0.2 + 0.45 * pictures + 0.3 * (title.isWeak ? 0 : 1) + 0.1 * texts
    // The 0.6th power, nearly, without a library.
    let extent = size * size.squareRoot().squareRoot().squareRoot()
    return extent * looks * different * (0.4 + 0.6 * slugs) * (1 - 0.5 * collections)
      * weight(of: place, isRich: pictures > 0.7 && !title.isWeak)
  }

  private static func weight(of place: PlaceOnPage, isRich: Bool) -> Double {
    switch place {
    case .content: 1
    case .sidebar: 0.6
    case .frame: 0.4
    case .menu: isRich ? 0.5 : 0.1
    }
  }

  /// Whether the address tells of one thing: it has a number or words, as titles have.
  private static func isSlug(_ card: Card) -> Bool {
    let path = card.url.prefix { $0 != "?" && $0 != "#" }
    guard let last = path.split(separator: "/").dropFirst(2).last else {
      return card.url.contains("?")
    }
    return last.utf8.count >= 9 || last.contains("-") || last.contains("_")
      || last.contains(where: \.isNumber) || card.url.contains("id=")
  }

  /// Whether a folder of the address is named after recipes: `/recipes/leek-soup`.
  private static func leadsToRecipe(_ card: Card) -> Bool {
    let folders = card.url.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").dropFirst(2)
    return folders.dropLast().contains { RecipeWords.areIn($0) }
  }

  /// Whether a title is that of a collection: `42 easy dinners`.
  static func isRoundUp(_ title: String) -> Bool {
    let words = TextMatching.words(title).prefix(12)
    guard let number = words.first(where: { $0 != "top" && $0 != "our" && $0 != "the" }),
      let count = Int(number), 5...400 ~= count
    else { return false }
    return words.contains(where: CardWords.roundUps.contains)
  }

  // MARK: What is known

  private mutating func weigh(path: String?, _ cards: [Card]) {
    guard let path, !path.isEmpty else { return }
    let fitting = cards.count { card in
      card.url.split(separator: "/").dropFirst(2).first.map(String.init) == path
    }
    value *= 0.25 + Double(fitting) / Double(cards.count)
    if fitting < cards.count {
      doubts.append("\(cards.count - fitting) of \(cards.count) links are not below /\(path)/")
    }
  }

  private mutating func weigh(words: [String], _ cards: [Card]) {
    let words = words.flatMap(TextMatching.searchWords).map(TextMatching.singular)
    guard !words.isEmpty else { return }
    let fitting = cards.count { card in
      let path = card.url.split(separator: "/").dropFirst(2).joined(separator: " ")
      let text = TextMatching.fold(card.title + " " + (card.excerpt ?? "") + " " + path)
      return words.contains(where: text.contains)
    }
    value *= 0.3 + Double(fitting) / Double(cards.count)
    if fitting * 3 < cards.count {
      doubts.append("only \(fitting) of \(cards.count) rows hold a word that was searched for")
    }
  }

  private mutating func weigh(others: [Set<String>], _ cards: [Card]) {
    guard !others.isEmpty else { return }
    let always = cards.count { card in
      guard let url = try? RequestURL(card.url) else { return false }
      let identity = LinkTarget(url).identity
      return others.allSatisfy { $0.contains(identity) }
    }
    value *= 1 - 0.95 * Double(always) / Double(cards.count)
    if always > 0 {
      doubts.append(
        "\(always) of \(cards.count) rows stand on every page, whatever is searched for")
    }
  }
}
