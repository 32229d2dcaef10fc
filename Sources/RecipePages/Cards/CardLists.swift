import RecipeModel
package import RecipeProviderKit

/// One item that a page lists.
package struct Card: Sendable, Hashable {
  /// What it is called, one line of plain text.
  package var title: String
  /// The address of its page, absolute, as written there.
  package var url: String
  /// The address of its picture, absolute.
  package var image: String?
  /// A text about it, one line of plain text.
  package var excerpt: String?
}

/// A list of cards on a page, with the selectors that find it again.
package struct CardList: Sendable {
  /// The cards, in the order of the page.
  package var cards: [Card]
  /// Picks the rows: `css:article.post`.
  ///
  /// Exactly these, or more of the same kind where the page marks no difference; ``doubts`` then
  /// say how many.
  package var selector: String
  /// The title, relative to a row: `css:h2 a`, `css:a@title`.
  package var title: String
  /// The address of the item's page, relative to a row: `css:h2 a@href`.
  package var url: String
  /// The picture, relative to a row: an element (`css:img`), of which the best address is taken.
  package var image: String?
  /// The time that a dish takes, relative to a row: `css:span.time`, `css:time@datetime`.
  package var time: String?
  /// The rating, a number, relative to a row, and the most that it can be.
  package var rating: Rating?
  /// How likely it is the list that a page is there for; only to be compared on one page.
  package var score: Double
  /// What is not sure about it, a sentence each.
  package var doubts: [String]

  /// Where a rating stands.
  package struct Rating: Sendable, Hashable {
    /// Relative to a row: `css:.stars@data-rating`.
    package var selector: String
    /// The most that it can be.
    package var scale: Double
  }
}

/// Finds the lists of a page whose rows each lead to a page of the same site: result lists, indexes
/// of recipes, related recipes.
///
/// A row is the largest element whose links lead to one page alone; rows of one kind are a list.
/// Menus, pages on the site itself and advertisements are left out. The work is linear in the page
/// and ends with its task.
package enum CardLists {
  /// What is known of the site, to tell its lists of recipes from others.
  package struct Evidence: Sendable {
    /// The first segment of the paths under which recipes are known to stand: `recipes`.
    package var recipePath: String?
    /// Words that were searched for, and that titles should carry.
    package var words: [String]
    /// Of each other result page, for other words or for nonsense, what ``CardLists/links(in:address:)``
    /// gave: what stands on all of them is no answer.
    package var otherPages: [Set<String>]

    /// Evidence; nothing by default.
    package init(
      recipePath: String? = nil, words: [String] = [], otherPages: [Set<String>] = []
    ) {
      self.recipePath = recipePath
      self.words = words
      self.otherPages = otherPages
    }
  }

  /// The lists of a page, the most likely first; at most ten, none with fewer than two cards.
  ///
  /// - Parameters:
  ///   - tree: the page.
  ///   - address: the page's address behind redirects; `<base href>` is minded.
  ///   - prefer: what is known of the site.
  /// - Returns: nothing when the page has no list, or the task was cancelled.
  package static func find(
    in tree: HTMLTree, address: RequestURL, prefer: Evidence = Evidence()
  ) -> [CardList] {
    let links = PageLinks(tree, address: address)
    let groups = CardRows(tree, links).groups().filter { $0.rows.count > 1 }
    let largest = groups.sorted { $0.rows.count > $1.rows.count }.prefix(mostGroups)
    var found: [CardReader] = []
    for group in largest {
      guard !Task.isCancelled else { return [] }
      if let reader = CardReader(tree, links, group, prefer) { found.append(reader) }
    }
    let lists = found.sorted { $0.score.value > $1.score.value }.prefix(10).map { $0.list() }
    return Task.isCancelled ? [] : lists
  }

  /// The pages to which a page's links lead, each in the form in which two links to one page are
  /// equal: without scheme, `www.`, fragment and tracking parameters.
  package static func links(in tree: HTMLTree, address: RequestURL) -> Set<String> {
    Set(PageLinks(tree, address: address).targets.map(\.identity))
  }

  /// The form of an address in which two links to one page are equal.
  package static func identity(of address: RequestURL) -> String { LinkTarget(address).identity }

  private static let mostGroups = 40
}
