import RecipeModel
import RecipeProviderKit

/// Reads the cards of one list: titles, addresses and pictures, each from one place in all rows.
struct CardReader {
  let score: CardScore
  private let tree: HTMLTree
  private let rows: [CardRows.Row]
  private let group: CardRows.Group
  private let title: PlaceInRow
  private let url: PlaceInRow
  private let image: PlaceInRow?
  private let time: String?
  private let rating: CardList.Rating?
  private var cards: [Card] = []
  private var untitled = 0

  private static let mostRows = 500

  /// Nil when the rows have no titles or no links, or make fewer than two cards.
  init?(
    _ tree: HTMLTree, _ links: PageLinks, _ group: CardRows.Group, _ evidence: CardLists.Evidence
  ) {
    let rows = Array(group.rows.prefix(Self.mostRows))
    let survey = RowSurvey(tree, links, rows)
    guard let title = survey.title(), let url = survey.url() else { return nil }
    image = survey.image()
    time = survey.time()
    rating = survey.rating()
    var seen: Set<Int> = []
    for (index, row) in rows.enumerated() where seen.insert(row.target).inserted {
      guard let text = title.text(in: row.node, tree) else {
        untitled += 1
        continue
      }
      cards.append(
        Card(
          title: text, url: links.targets[row.target].url.text,
          image: image.flatMap { $0.picture(in: row.node, tree, links.base) },
          excerpt: survey.excerpt(index, besides: text)))
    }
    guard cards.count > 1 else { return nil }
    score = CardScore(
      cards: cards, group: group, title: title, isProse: survey.isProse(title), evidence: evidence)
    self.tree = tree
    self.rows = rows
    self.group = group
    self.title = title
    self.url = url
  }

  /// The list, with the selector of its rows.
  func list() -> CardList {
    var selector = RowSelector(tree, rows.map(\.node), group.classes)
    let selection = selector.best()
    return CardList(
      cards: cards, selector: "css:" + selection.text, title: title.selector, url: url.selector,
      image: image?.selector, time: time, rating: rating, score: score.value,
      doubts: doubts(selection) + score.doubts)
  }

  private func doubts(_ selection: RowSelector.Selection) -> [String] {
    var doubts: [String] = []
    if selection.others > 0 {
      let rows = selection.others == 1 ? "1 row that is" : "\(selection.others) rows that are"
      doubts.append("\(selection.text) also picks \(rows) not in this list")
    }
    if selection.missing > 0 {
      doubts.append("\(selection.text) misses \(selection.missing) of \(rows.count) rows")
    }
    if untitled > 0 { doubts.append("\(untitled) of \(rows.count) rows have no title") }
    if title.isWeak {
      doubts.append("no heading names a row; \(title.selector) is taken for its title")
    }
    let pictures = cards.count { $0.image != nil }
    if pictures == 0 {
      doubts.append("the rows show no pictures")
    } else if pictures < cards.count {
      doubts.append("\(cards.count - pictures) of \(cards.count) rows have no picture")
    }
    if cards.count < 3 { doubts.append("only \(cards.count) rows were seen") }
    switch group.place {
    case .content: break
    case .sidebar: doubts.append("the list stands in a sidebar")
    case .frame: doubts.append("the list stands in the page's header or footer")
    case .menu: doubts.append("the list stands in a menu")
    }
    let roundUps = cards.count { CardScore.isRoundUp($0.title) }
    if roundUps > 0 {
      doubts.append("\(roundUps) of \(cards.count) titles look like collections of recipes")
    }
    return doubts
  }
}

/// The same place in each row of a list: its selector, and how its element is found.
struct PlaceInRow: Hashable {
  /// The element's name; empty for the row itself.
  var name = ""
  /// A class of the element.
  var className: StableClass?
  /// The name of an element around it: `h2` in `h2 a`.
  var outer = ""
  /// The cell of a table's row that it is, or stands in: 2 in `td:nth-child(2) a`.
  var cell: Int?
  /// The attribute; empty for the element.
  var attribute = ""
  /// Whether it is the row itself.
  var isRow = false
  /// On which side of the row the picture is, where it is a sibling and not inside the row.
  var beside: PictureBeside?

  /// As definitions write it.
  var selector: String {
    if let beside { return beside.selector }
    if isRow, attribute.isEmpty { return "xpath:." }
    var element = isRow ? "" : name + (className?.selector ?? "")
    if let cell { element = "td:nth-child(\(cell))" + (name == "td" ? "" : " " + element) }
    let path = outer.isEmpty ? element : outer + " " + element
    return "css:" + path + (attribute.isEmpty ? "" : "@" + attribute)
  }

  /// Whether a title from here is a guess: an attribute, the whole row, or an element that has
  /// neither a heading nor a class for titles.
  var isWeak: Bool {
    !attribute.isEmpty || isRow
      || !(name.hasPrefix("h") || outer.hasPrefix("h")
        || className.map { CardWords.parts(of: $0.text).contains(where: CardWords.titles.contains) }
          ?? false)
  }

  /// The first element of the row that it picks.
  func first(in row: HTMLTree.Node, _ tree: HTMLTree) -> HTMLTree.Node? {
    if let beside { return beside.picture(of: row, tree) }
    if isRow { return row }
    var end = 0
    var cells = RowCells(row, tree)
    for node in tree.elements(in: row) {
      if !outer.isEmpty, tree.name(node) == outer { end = max(end, tree.end(of: node)) }
      let place = cell == nil ? nil : cells.cell(of: node)
      guard tree.name(node) == name, outer.isEmpty || node < end, place == cell else { continue }
      if let className, !className.matches(tree.words("class", of: node)) { continue }
      if !attribute.isEmpty, value(of: node, tree) == nil { continue }
      return node
    }
    return nil
  }

  /// The text in a row, cleaned.
  func text(in row: HTMLTree.Node, _ tree: HTMLTree) -> String? {
    first(in: row, tree).flatMap { node in
      attribute.isEmpty ? TextCleaning.clean(tree.line(of: node)) : value(of: node, tree)
    }
  }

  private func value(of node: HTMLTree.Node, _ tree: HTMLTree) -> String? {
    let value =
      switch attribute {
      case "title": tree.attribute("title", of: node)
      case "aria-label": tree.attribute("aria-label", of: node)
      case "alt": tree.attribute("alt", of: node)
      case "datetime": tree.attribute("datetime", of: node)
      case "data-rating": tree.attribute("data-rating", of: node)
      case "data-score": tree.attribute("data-score", of: node)
      case "data-value": tree.attribute("data-value", of: node)
      case "content": tree.attribute("content", of: node)
      default: tree.attribute("href", of: node)
      }
    return TextCleaning.clean(value, limit: ListingLimits.linkBytes)
  }

  /// The address of the picture in a row.
  func picture(in row: HTMLTree.Node, _ tree: HTMLTree, _ base: RequestURL) -> String? {
    first(in: row, tree).flatMap { CardPicture.address(of: $0, tree, base) }
  }
}

/// Counts the cells of a table's row while its elements are gone through in order.
struct RowCells {
  private let row: HTMLTree.Node
  private let tree: HTMLTree
  private var count = 0
  private var open: (number: Int, end: HTMLTree.Node)?

  init(_ row: HTMLTree.Node, _ tree: HTMLTree) { (self.row, self.tree) = (row, tree) }

  /// The number of the `td` that an element is or stands in; nil outside of them.
  mutating func cell(of node: HTMLTree.Node) -> Int? {
    if tree.parent(node) == row {
      count += 1
      open = tree.name(node) == "td" ? (count, tree.end(of: node)) : nil
    }
    return open.flatMap { node < $0.end ? $0.number : nil }
  }
}
