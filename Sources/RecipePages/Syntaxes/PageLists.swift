import RecipeModel
import RecipeProviderKit

/// Reads ingredients and steps off the lists that a page shows.
///
/// A list is found by its heading (`Ingredients`, `Zubereitung`, `作り方`) or by the classes of the
/// elements around it. Headings inside of it name groups. Choose it last: it reads what the page
/// looks like, not what it says.
struct PageLists {
  private let tree: HTMLTree
  private let headings: [Heading]

  /// A heading, and where what stands under it ends.
  private struct Heading {
    var node: HTMLTree.Node
    var kind: ListWords.Kind
    var end: HTMLTree.Node
  }

  /// A line of a list, or a heading in it.
  private struct Line {
    var text: String
    var isHeading: Bool
    /// Where it stands; nil for a line of no element of its own.
    var node: HTMLTree.Node?
    /// Nothing but a link to elsewhere, as in menus and buttons to share.
    var isLink = false
  }

  private static let mostRegions = 60
  private static let longestHeading = 60

  init(_ tree: HTMLTree) {
    self.tree = tree
    headings = Self.headings(in: tree)
  }

  /// The ingredients as schema.org would hold them, in groups where there are headings.
  var ingredients: JSON? { best(.ingredients).map(Self.json) }

  /// The steps as schema.org would hold them, in sections where there are headings.
  var steps: JSON? { best(.steps).map(Self.json) }

  /// Every line of a part of a page that holds nothing but ingredients, in groups.
  var shownIngredients: [IngredientGroup] {
    let end = headings.first { $0.kind == .steps || $0.kind == .behind }?.node ?? tree.count
    var groups: [IngredientGroup] = []
    for line in seen(lines(in: 1..<max(1, end), .ingredients)) {
      if line.isHeading {
        groups.append(IngredientGroup(name: line.text, ingredients: []))
      } else {
        if groups.isEmpty { groups.append(IngredientGroup(name: nil, ingredients: [])) }
        groups[groups.count - 1].ingredients.append(line.text)
      }
    }
    return groups.filter { !$0.ingredients.isEmpty }
  }

  private static func json(_ lines: [Line]) -> JSON {
    var elements: [JSON] = []
    var group: (name: String, lines: [JSON])?
    func close() {
      guard let group, !group.lines.isEmpty else { return }
      elements.append(
        .object(
          JSONObject([
            ("@type", "HowToSection"), ("name", .string(group.name)),
            ("itemListElement", .array(group.lines)),
          ])))
    }
    for line in lines {
      if line.isHeading {
        close()
        group = (line.text, [])
      } else if group != nil {
        group?.lines.append(.string(line.text))
      } else {
        elements.append(.string(line.text))
      }
    }
    close()
    return .array(elements)
  }

  // MARK: Regions

  private func best(_ kind: ListWords.Kind) -> [Line]? {
    if Task.isCancelled { return nil }
    let found = headings.indices.filter { headings[$0].kind == kind }.prefix(Self.mostRegions)
    let underHeadings = found.flatMap { index -> [[Line]] in
      let start = tree.end(of: headings[index].node)
      let narrow = lines(in: start..<headings[index].end, kind)
      // Groups may have headings as large as the list's own.
      guard kind == .ingredients,
        let next = headings[(index + 1)...].first(where: { $0.node >= start && $0.kind == .steps }),
        next.node > headings[index].end
      else { return [narrow] }
      return [narrow, lines(in: start..<next.node, kind)]
    }
    let inClasses = { containers(kind).prefix(Self.mostRegions / 3).map { lines(in: $0, kind) } }
    let best =
      Self.best(of: underHeadings, kind) ?? Self.best(of: inClasses(), kind) ?? longest(kind)
    return best.map(seen)
  }

  /// The list whose lines look most like ingredients or steps, where nothing names one.
  private func longest(_ kind: ListWords.Kind) -> [Line]? {
    let lists = (1..<max(1, tree.count)).lazy
      .filter { ["ul", "ol"].contains(tree.name($0)) }.prefix(100)
    let candidates = lists.map { list in
      // Lists side by side are groups of one.
      var parent = tree.parent(list) ?? list
      if tree.descendants(parent).count > tree.descendants(list).count * 6 { parent = list }
      let together = lines(in: tree.descendants(parent), of: "li")
      let alone = lines(in: tree.descendants(list), of: "li")
      return Self.isLikely(together, kind) ? together : alone
    }
    return Self.best(of: candidates.filter { Self.isLikely($0, kind) }, kind)
  }

  /// Whether most lines begin with an amount, or are sentences.
  private static func isLikely(_ lines: [Line], _ kind: ListWords.Kind) -> Bool {
    let texts = lines.filter { !$0.isHeading }.map(\.text)
    guard texts.count > 2 else { return false }
    let fitting = texts.count { text in
      kind == .steps
        ? text.count > 50
        : text.count < 120 && text.first.map { $0.isNumber } == true
    }
    return fitting * 10 >= texts.count * (kind == .steps ? 8 : 6)
  }

  private static func best(of candidates: [[Line]], _ kind: ListWords.Kind) -> [Line]? {
    let qualities = candidates.map { quality($0, kind) }
    guard let best = qualities.indices.max(by: { qualities[$0] < qualities[$1] }),
      qualities[best] > 0
    else { return nil }
    guard kind == .ingredients else { return candidates[best] }
    // Behind the ingredients the steps may follow in one list.
    let end = candidates[best].dropFirst(2).firstIndex { Self.isSentence($0.text) }
    return Array(candidates[best].prefix(upTo: end ?? candidates[best].count))
  }

  /// How much lines look like what they should be; nothing or less for none.
  private static func quality(_ lines: [Line], _ kind: ListWords.Kind) -> Double {
    let texts = lines.filter { !$0.isHeading }.map(\.text)
    guard texts.count > (kind == .steps ? 0 : 1),
      lines.count(where: \.isLink) * 10 < texts.count * 6
    else { return 0 }
    return texts.prefix(100).reduce(0) { sum, text in
      switch kind {
      case .ingredients:
        if isSentence(text) || isLabelled(text) { return sum - 1 }
        return sum + (text.contains { $0.isNumber } ? 1 : 0.2)
      default: return sum + (text.count >= 25 ? 1 : -0.2)
      }
    }
  }

  /// Whether a text is too much for an ingredient.
  private static func isSentence(_ text: String) -> Bool {
    text.count > 160 || text.count > 80 && text.last == "."
  }

  /// Whether a line is a fact about the recipe: `Cuisine: British`.
  private static func isLabelled(_ text: String) -> Bool {
    let label = text.prefix { $0 != ":" }
    return label.count < text.count && label.count < 16
      && label.allSatisfy { $0.isLetter || $0 == " " }
  }

  /// Elements whose classes or identifier name a kind of list.
  private func containers(_ kind: ListWords.Kind) -> [Range<HTMLTree.Node>] {
    let words = ListWords.classes(kind)
    return (1..<tree.count).lazy.filter { node in
      guard !tree.isText(node), !Self.ofPage.contains(tree.name(node)) else { return false }
      return words.contains {
        tree.attribute("class", of: node, holds: $0) || tree.attribute("id", of: node, holds: $0)
      }
    }.map { ($0 + 1)..<tree.end(of: $0) }
  }

  private static let ofPage: Set<String> = ["html", "body", "main", "article", "form", "nav", "a"]

  // MARK: Headings

  private static func headings(in tree: HTMLTree) -> [Heading] {
    var found: [(node: HTMLTree.Node, level: Int, kind: ListWords.Kind)] = []
    for node in 1..<max(1, tree.count) {
      if node & 1023 == 0, Task.isCancelled { break }
      guard !tree.isText(node), let level = level(node, tree), found.count < 2_000 else { continue }
      guard isShort(node, tree) else { continue }
      let text = tree.line(of: node)
      guard !text.isEmpty else { continue }
      let kind = ListWords.kind(of: text)
      // Anything may be a label; only true headings end what others begin.
      if level < 7 || kind != .other { found.append((node, level, kind)) }
    }
    return found.indices.map { index in
      let (node, level, kind) = found[index]
      let behind = tree.end(of: node)
      let next = found[(index + 1)...].first { next in
        next.node >= behind
          && (next.kind != .other && next.kind != kind || next.level <= level && next.level < 7)
      }
      return Heading(node: node, kind: kind, end: next?.node ?? tree.count)
    }
  }

  private static func isShort(
    _ node: HTMLTree.Node, _ tree: HTMLTree, bytes most: Int = longestHeading * 4
  ) -> Bool {
    var bytes = 0
    for inner in tree.descendants(node) where tree.isText(inner) {
      bytes += tree.bytes(of: inner).count
      if bytes > most { return false }
    }
    return bytes > 1
  }

  /// 1…6 for headings, 7 for what can be one by its looks; nil for others.
  private static func level(_ node: HTMLTree.Node, _ tree: HTMLTree) -> Int? {
    let name = tree.name(node)
    if name.count == 2, name.hasPrefix("h"), let level = Int(name.dropFirst()) { return level }
    guard labels.contains(name) else { return nil }
    let size = tree.end(of: node) - node
    return size <= 6 ? 7 : nil
  }

  private static let labels: Set<String> = [
    "p", "div", "span", "strong", "b", "dt", "th", "td", "legend", "summary", "label", "a", "li",
    "button", "em", "u", "font", "center",
  ]

  // MARK: Lines

  private func lines(in range: Range<HTMLTree.Node>, _ kind: ListWords.Kind) -> [Line] {
    if Task.isCancelled { return [] }
    let items = range.lazy.filter { tree.name($0) == "li" }.prefix(2).count
    let rows = range.lazy.filter { tree.name($0) == "tr" }.prefix(2).count
    if kind == .ingredients {
      if items > 1 { return lines(in: range, of: "li") }
      if rows > 1 { return lines(in: range, of: "tr") }
      return shownLines(in: range)
    }
    guard items > 0 else { return shownLines(in: range) }
    // The list may be that of a menu among the paragraphs of a method.
    let listed = lines(in: range, of: "li")
    let shown = shownLines(in: range)
    return Self.quality(listed, kind) * 2 >= Self.quality(shown, kind) ? listed : shown
  }

  private func shownLines(in range: Range<HTMLTree.Node>) -> [Line] {
    tree.lines(in: range).prefix(200)
      .filter { $0.count > 1 && ListWords.kind(of: $0) == .other }
      .map { Line(text: $0, isHeading: $0.last == ":" && $0.count < Self.longestHeading) }
  }

  private func lines(in range: Range<HTMLTree.Node>, of element: String) -> [Line] {
    var lines: [Line] = []
    var node = range.lowerBound
    while node < range.upperBound, lines.count < 200 {
      let behind = tree.end(of: node)
      if tree.name(node) == element, !holdsAnother(element, node) {
        let text = tree.line(of: node)
        if text.count > 1 {
          lines.append(
            Line(text: text, isHeading: false, node: node, isLink: isLink(node)))
        }
        node = behind
      } else if let heading = innerHeading(node) {
        lines.append(Line(text: heading, isHeading: true))
        node = behind
      } else {
        node += 1
      }
    }
    return lines
  }

  /// The lines that are shown: other measures wait behind a switch.
  private func seen(_ lines: [Line]) -> [Line] {
    let seen = lines.filter { $0.node.map { !isHidden($0) } ?? true }
    return seen.count { !$0.isHeading } > 1 ? seen : lines
  }

  /// Whether a line is nothing but a link.
  private func isLink(_ node: HTMLTree.Node) -> Bool {
    var hasLink = false
    var inner = node + 1
    while inner < tree.end(of: node) {
      if tree.isText(inner), tree.bytes(of: inner).contains(where: { $0 > 0x20 }) { return false }
      let isLink = tree.name(inner) == "a"
      hasLink = hasLink || isLink
      inner = isLink ? tree.end(of: inner) : inner + 1
    }
    return hasLink
  }

  private func holdsAnother(_ element: String, _ node: HTMLTree.Node) -> Bool {
    tree.descendants(node).prefix(400).contains { tree.name($0) == element }
  }

  private func isHidden(_ node: HTMLTree.Node) -> Bool {
    ([node] + tree.ancestors(node).prefix(3)).contains { node in
      if tree.has("hidden", node) { return true }
      if tree.attribute("style", of: node, holds: "display") {
        let style = tree.attribute("style", of: node)?.filter { $0 != " " } ?? ""
        if style.contains("display:none") { return true }
      }
      return tree.words("class", of: node).contains { token in
        token == "hide" || token == "d-none" || token == "sr-only" || token.hasSuffix("hidden")
          || token.hasSuffix("--hide")
      }
    }
  }

  private func hasHeadingClass(_ node: HTMLTree.Node) -> Bool {
    tree.words("class", of: node).contains { token in
      ["heading", "header", "title", "group-name", "group_name"].contains { token.contains($0) }
    }
  }

  /// A short heading inside of a list: an element of heading, or a bold text on a line of its own.
  ///
  /// The largest one is the page's, which may stand right above the list.
  private func innerHeading(_ node: HTMLTree.Node) -> String? {
    guard let level = Self.level(node, tree), level > 1,
      level < 7 || ["strong", "b", "dt"].contains(tree.name(node)) || hasHeadingClass(node),
      // With room for indentation; headings within headings would be read again and again.
      Self.isShort(node, tree, bytes: 4_096)
    else { return nil }
    let text = tree.line(of: node)
    guard text.count > 1, text.count <= Self.longestHeading, ListWords.kind(of: text) == .other
    else { return nil }
    return text
  }
}
