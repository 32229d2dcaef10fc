import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// Reads ingredients and steps off the lists that a page shows.
///
/// A list is found by its heading (`Ingredients`, `Zubereitung`, `作り方`) or by the classes of the
/// elements around it. Headings inside of it name groups. Choose it last: it reads what the page
/// looks like, not what it says.
struct PageLists {
  let tree: HTMLTree
  private let headings: [Heading]
  private let tail: PageTail

  /// A heading, and where what stands under it ends.
  struct Heading {
    var node: HTMLTree.Node
    var kind: ListWords.Kind
    var end: HTMLTree.Node
    /// Whether it names the dish and what is done with it, so that another part may follow.
    var isPart = false
  }

  /// A line of a list, or a heading in it.
  struct Line {
    var text: String
    var isHeading: Bool
    /// Where it stands; nil for a line of no element of its own.
    var node: HTMLTree.Node?
    /// Nothing but a link to elsewhere, as in menus and buttons to share.
    var isLink = false
  }

  private static let mostRegions = 60
  static let longestHeading = 60

  init(_ tree: HTMLTree) {
    self.tree = tree
    headings = Self.headings(in: tree)
    tail = PageTail(tree)
  }

  /// Reads every line of a part, for who knows what it holds.
  init(linesOf tree: HTMLTree) {
    self.tree = tree
    headings = []
    tail = PageTail()
  }

  /// The ingredients as schema.org would hold them, in groups where there are headings.
  var ingredients: JSON? { best(.ingredients).map(Self.json) }

  /// The steps as schema.org would hold them, in sections where there are headings.
  var steps: JSON? { best(.steps).map(Self.json) }

  /// Every line of a part of a page that holds nothing but ingredients, in groups.
  var shownIngredients: [IngredientGroup] {
    let end = (1..<max(1, tree.count)).first { node in
      let kind = Self.heading(node, tree)?.kind
      return kind == .steps || kind == .behind
    }
    var groups: [IngredientGroup] = []
    for line in seen(lines(in: 1..<(end ?? max(1, tree.count)), .ingredients)) {
      if line.isHeading {
        groups.append(IngredientGroup(name: Self.name(line.text), ingredients: []))
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
        group = (name(line.text), [])
      } else if group != nil {
        group?.lines.append(.string(line.text))
      } else {
        elements.append(.string(line.text))
      }
    }
    close()
    return .array(elements)
  }

  /// A heading without its number and without the colon behind it: `2. Make the salad:`.
  private static func name(_ heading: String) -> String {
    var name = heading[...]
    if name.last == ":" { name.removeLast() }
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    let rest = name.dropFirst(digits.count)
    if 1...2 ~= digits.count, let mark = rest.first, ".):".contains(mark), rest.count > 3 {
      name = rest.dropFirst().drop { $0 == " " }
    }
    return String(name)
  }

  // MARK: Regions

  private func best(_ kind: ListWords.Kind) -> [Line]? {
    if Task.isCancelled { return nil }
    let found = headings.indices.filter { headings[$0].kind == kind }.prefix(Self.mostRegions)
    let underHeadings = found.flatMap { index -> [[Line]] in
      let start = tree.end(of: headings[index].node)
      let narrow = wholeLines(under: index, kind)
      // Groups may have headings as large as the list's own.
      guard kind == .ingredients,
        let next = headings[(index + 1)...].first(where: { $0.node >= start && $0.kind == .steps }),
        next.node > headings[index].end
      else { return [narrow] }
      return [narrow, lines(in: start..<next.node, kind)]
    }
    let inClasses = { containers(kind).prefix(Self.mostRegions / 3).map { lines(in: $0, kind) } }
    let best =
      Self.best(of: underHeadings, kind) ?? labelled(kind) ?? Self.best(of: inClasses(), kind)
      ?? longest(kind)
    return best.map { kind == .steps ? Self.withoutNumbers(seen($0)) : seen($0) }
  }

  /// The lines without the numbers that the first ones begin with, where others follow that have
  /// none.
  private static func withoutNumbers(_ lines: [Line]) -> [Line] {
    let texts = lines.prefix { !$0.isHeading }.map(\.text)
    var count = 0
    while count < texts.count, StepNumbers.areLeading(Array(texts[...count])) { count += 1 }
    guard count > 1 else { return lines }
    var lines = lines
    for place in 0..<count { lines[place].text = StepNumbers.removed(from: lines[place].text) }
    return lines
  }

  /// The lines under a heading, up to where the recipe ends, and those under further parts of it:
  /// `Uientaart bakken` goes on where `Uientaart maken` ends.
  private func wholeLines(under index: Int, _ kind: ListWords.Kind) -> [Line] {
    var lines = recipeLines(under: headings[index], kind)
    guard headings[index].isPart else { return lines }
    var end = headings[index].end
    for next in headings[(index + 1)...] where next.isPart && next.node == end {
      lines.append(Line(text: tree.line(of: next.node), isHeading: true))
      lines += recipeLines(under: next, kind)
      end = next.end
    }
    return lines
  }

  /// The lines under a heading without what pages show behind a recipe, where there is anything
  /// before it.
  private func recipeLines(under heading: Heading, _ kind: ListWords.Kind) -> [Line] {
    let range = tree.end(of: heading.node)..<heading.end
    if let tail = tail.start(in: range) {
      let lines = lines(in: range.lowerBound..<tail, kind)
      if Self.quality(lines, kind) > 0 { return lines }
    }
    return lines(in: range, kind)
  }

  /// The list whose lines look most like ingredients or steps, where nothing names one.
  private func longest(_ kind: ListWords.Kind) -> [Line]? {
    let lists = (1..<max(1, tree.count)).first(100) { ["ul", "ol"].contains(tree.name($0)) }
    let candidates =
      runs(of: lists, kind) + tables(kind)
      + lists.map { list in
        // Lists side by side are groups of one.
        var parent = tree.parent(list) ?? list
        if tree.descendants(parent).count > tree.descendants(list).count * 6 { parent = list }
        let together = lines(in: tree.descendants(parent), of: "li")
        let alone = lines(in: tree.descendants(list), of: "li")
        return Self.isLikely(together, kind) ? together : alone
      }
    return Self.best(of: candidates.filter { Self.isLikely($0, kind) }, kind)
  }

  /// The rows of tables, which may be ingredients.
  private func tables(_ kind: ListWords.Kind) -> [[Line]] {
    guard kind == .ingredients else { return [] }
    return (1..<max(1, tree.count)).first(30) { tree.name($0) == "table" }
      .map { lines(in: tree.descendants($0), of: "tr") }
  }

  /// The lines of lists that follow each other, of nothing but ingredients: groups, each in a box of
  /// its own.
  private func runs(of lists: [HTMLTree.Node], _ kind: ListWords.Kind) -> [[Line]] {
    guard kind == .ingredients else { return [] }
    var runs: [[HTMLTree.Node]] = [[]]
    for list in lists {
      let lines = lines(in: tree.descendants(list), of: "li")
      if !lines.isEmpty, Self.isLikely(lines + lines + lines, kind) {
        runs[runs.count - 1].append(list)
      } else if !lines.isEmpty {
        runs.append([])
      }
    }
    return runs.filter { $0.count > 1 }.map { run in
      lines(in: run[0]..<tree.end(of: run[run.count - 1]), of: "li")
    }
  }

  /// Whether most lines begin with an amount, or are sentences.
  private static func isLikely(_ lines: [Line], _ kind: ListWords.Kind) -> Bool {
    let texts = lines.filter { !$0.isHeading }.map(\.text)
    guard texts.count > 2 else { return false }
    let fitting = texts.count { text in
      kind == .steps
        ? text.count > 50
        : text.count < 120 && text.first.map { $0.isNumber } == true
          && text.contains(where: \.isLetter)
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
  static func quality(_ lines: [Line], _ kind: ListWords.Kind) -> Double {
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
    return (1..<max(1, tree.count)).filter { node in
      guard !tree.isText(node), !Self.ofPage.contains(tree.name(node)) else { return false }
      return words.contains {
        tree.attribute("class", of: node, holds: $0) || tree.attribute("id", of: node, holds: $0)
      }
    }.map { ($0 + 1)..<tree.end(of: $0) }
  }

  private static let ofPage: Set<String> = ["html", "body", "main", "article", "form", "nav", "a"]
}
