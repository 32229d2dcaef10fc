/// Finds the elements of a page that each stand for one item, and which of them are one list.
///
/// A card is the largest element whose links all lead to one page. Cards are one list when they are
/// siblings of one kind, or hang in the same way below places of one kind.
struct CardRows {
  /// A card: its element, and the number of the page that it leads to.
  struct Row {
    let node: HTMLTree.Node
    let target: Int
  }

  /// Cards of one kind, in document order.
  struct Group {
    var rows: [Row]
    /// The classes that all cards share.
    var classes: [StableClass]
    let place: PlaceOnPage
  }

  private let tree: HTMLTree
  private let links: PageLinks
  /// Of each element the number of the one page that its links lead to; -1 for none, -2 for several.
  private var leads: [Int32]
  /// How many bytes of text stand in each element.
  private var lengths: [Int32]
  /// How many elements stand right in each element.
  private var children: [Int32]

  private static let mostRows = 2_000
  /// A place with several children and more text than this is no card.
  private static let longestCard = 900

  init(_ tree: HTMLTree, _ links: PageLinks) {
    self.tree = tree
    self.links = links
    leads = Array(repeating: -1, count: tree.count)
    lengths = Array(repeating: 0, count: tree.count)
    children = Array(repeating: 0, count: tree.count)
    for link in links.links { leads[link.node] = Int32(link.target) }
    for node in stride(from: tree.count - 1, to: 0, by: -1) {
      if node & 4_095 == 0, Task.isCancelled { return }
      guard let parent = tree.parent(node) else { continue }
      if tree.isText(node) {
        lengths[parent] += Int32(min(tree.bytes(of: node).count, 1 << 20))
        continue
      }
      let name = tree.name(node)
      if name == "template" || name == "noscript" { continue }
      children[parent] += 1
      lengths[parent] = min(lengths[parent] + lengths[node], 1 << 28)
      if leads[node] != -1, leads[node] != leads[parent] {
        leads[parent] = leads[parent] == -1 ? leads[node] : -2
      }
    }
  }

  /// The lists of the page, unordered.
  func groups() -> [Group] {
    var siblings: [[Row]] = []
    var numbers: [String: Int] = [:]
    for row in rows() {
      let key = "\(tree.parent(row.node) ?? 0) \(tree.name(row.node))"
      if let number = numbers[key] {
        siblings[number].append(row)
      } else {
        numbers[key] = siblings.count
        siblings.append([row])
      }
    }
    return merged(siblings.flatMap(split)).map(lifted)
  }

  /// The group with its headings widened to the cards that they stand in: a card may have links
  /// besides, such as to its author, that end the climb to it.
  private func lifted(_ group: Group) -> Group {
    var (nodes, group) = (group.rows.map(\.node), group)
    guard nodes.count > 1, nodes.allSatisfy({ RowSurvey.headings.contains(tree.name($0)) }) else {
      return group
    }
    for _ in 0..<3 {
      let parents = nodes.compactMap(tree.parent)
      let isCard = { (node: HTMLTree.Node) in
        !Self.stops.contains(tree.name(node)) && tree.name(node) == tree.name(parents[0])
          && lengths[node] <= Int32(Self.longestCard * 2)
      }
      guard Set(parents).count == group.rows.count, parents.allSatisfy(isCard) else { break }
      nodes = parents
    }
    guard let first = nodes.first, first != group.rows[0].node else { return group }
    group.rows = zip(nodes, group.rows).map { Row(node: $0, target: $1.target) }
    group.classes = StableClass.all(of: first, in: tree).filter { name in
      nodes.allSatisfy { name.matches(tree.words("class", of: $0)) }
    }
    return group
  }

  // MARK: Cards

  /// The cards, in document order; none within another.
  private func rows() -> [Row] {
    var tops: [Int: HTMLTree.Node] = [:]
    var found: [Row] = []
    var isKnown: Set<HTMLTree.Node> = []
    for link in links.links {
      var node = link.node
      var way: [HTMLTree.Node] = []
      while tops[node] == nil, let parent = tree.parent(node), canClimb(to: parent, link.target) {
        way.append(node)
        node = parent
      }
      let top = tops[node] ?? node
      for node in way { tops[node] = top }
      tops[node] = top
      if isKnown.insert(top).inserted { found.append(Row(node: top, target: link.target)) }
      if found.count == Self.mostRows { break }
    }
    found.sort { $0.node < $1.node }
    var end = 0
    return found.filter { row in
      guard row.node >= end else { return false }
      end = tree.end(of: row.node)
      return !isSponsored(row.node)
    }
  }

  private func canClimb(to parent: HTMLTree.Node, _ target: Int) -> Bool {
    guard parent > 0, leads[parent] == Int32(target) else { return false }
    let name = tree.name(parent)
    if Self.stops.contains(name) { return false }
    if name == "p" { return lengths[parent] <= 300 }
    let longest = name == "article" || name == "li" ? Self.longestCard * 2 : Self.longestCard
    return children[parent] < 2 || lengths[parent] <= Int32(longest)
  }

  private static let stops: Set<String> = [
    "main", "ul", "ol", "dl", "table", "tbody", "form", "nav", "aside", "body",
  ]

  private func isSponsored(_ node: HTMLTree.Node) -> Bool {
    tree.words("class", of: node).contains { name in
      CardWords.parts(of: name).contains(where: CardWords.sponsored.contains)
    }
  }

  // MARK: Lists

  /// Siblings of several kinds, by the class that each kind shares.
  private func split(_ rows: [Row]) -> [Group] {
    let classes = rows.map { StableClass.all(of: $0.node, in: tree) }
    let place = PlaceOnPage(rows[0].node, in: tree)
    var counts: [StableClass: Int] = [:]
    for name in classes.joined() { counts[name, default: 0] += 1 }
    let common = classes[0].filter { counts[$0] == rows.count }
    if rows.count == 1 || !common.isEmpty || counts.isEmpty {
      return [Group(rows: rows, classes: common, place: place)]
    }
    var kinds: [StableClass?: [Int]] = [:]
    var order: [StableClass?] = []
    for index in rows.indices {
      let kind = classes[index].max { counts[$0, default: 0] < counts[$1, default: 0] }
      if kinds[kind] == nil { order.append(kind) }
      kinds[kind, default: []].append(index)
    }
    if Self.takeTurns(order.map { kinds[$0] ?? [] }, of: rows.count) {
      return [Group(rows: rows, classes: [], place: place)]
    }
    return order.map { kind in
      let indices = kinds[kind] ?? []
      let shared = indices.first.map { first in
        classes[first].filter { name in indices.allSatisfy { classes[$0].contains(name) } }
      }
      return Group(rows: indices.map { rows[$0] }, classes: shared ?? [], place: place)
    }
  }

  /// Whether kinds of siblings take turns to the end, as striped rows do: `row0`, `row1`, `row0`.
  private static func takeTurns(_ kinds: [[Int]], of count: Int) -> Bool {
    guard 2...4 ~= kinds.count, count > kinds.count else { return false }
    return kinds.enumerated().allSatisfy { turn, indices in
      indices == Array(stride(from: turn, to: count, by: kinds.count))
    }
  }

  /// Puts groups together that hang in the same way below places of one kind: sections, columns.
  private func merged(_ groups: [Group]) -> [Group] {
    var result: [Group] = []
    var numbers: [String: Int] = [:]
    for group in groups {
      let node = group.rows[0].node
      guard let parent = tree.parent(node) else { continue }
      let grandparent = tree.parent(parent) ?? 0
      let main = group.classes.max { $0.worth < $1.worth }?.text ?? ""
      let kind = path(of: node) + " " + group.place.rawValue + " " + main
      let alike = "\(kind)|\(classes(parent))|\(classes(grandparent))"
      let near = "\(kind)|\(classes(parent, from: 1))|#\(grandparent)"
      let number = numbers[alike] ?? numbers[near] ?? result.count
      if number == result.count {
        result.append(group)
      } else {
        result[number].rows += group.rows
        result[number].classes.removeAll { !group.classes.contains($0) }
      }
      numbers[alike] = number
      numbers[near] = number
    }
    return result
  }

  private func classes(_ node: HTMLTree.Node, from worth: Int = 0) -> String {
    StableClass.all(of: node, in: tree).filter { $0.worth >= worth }.map(\.text)
      .joined(separator: " ")
  }

  /// The names of the elements above a card.
  private func path(of node: HTMLTree.Node) -> String {
    tree.ancestors(node).prefix(40).reduce(into: tree.name(node)) { $0 += "<" + tree.name($1) }
  }
}

/// In what part of a page something stands.
enum PlaceOnPage: String {
  case content, sidebar, frame, menu

  /// By the elements around it, their classes and roles.
  init(_ node: HTMLTree.Node, in tree: HTMLTree) {
    var place = Self.content
    for ancestor in [node] + tree.ancestors(node).prefix(40) {
      let name = tree.name(ancestor)
      if name == "main" || name == "article" { break }
      let words = tree.words("class", of: ancestor) + tree.words("id", of: ancestor)
      // The classes of a whole page say what the page is, and often a dozen things more.
      if words.count > 12 { continue }
      let parts = words.flatMap(CardWords.parts)
      let role = tree.attribute("role", of: ancestor)
      if name == "nav" || role == "navigation" || parts.contains(where: CardWords.menus.contains) {
        self = .menu
        return
      }
      if name == "footer" || name == "header" || role == "banner" || role == "contentinfo"
        || parts.contains(where: CardWords.frames.contains)
      {
        place = .frame
      } else if place == .content,
        name == "aside" || parts.contains(where: CardWords.sides.contains)
      {
        place = .sidebar
      }
    }
    self = place
  }
}
