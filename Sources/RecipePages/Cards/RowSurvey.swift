import RecipeModel
import RecipeProviderKit

/// What stands in the same place of the rows of a list.
struct RowSurvey {
  private let tree: HTMLTree
  private let links: PageLinks
  private let rows: [CardRows.Row]
  /// The rows that are looked at to choose places.
  private let sample: ArraySlice<CardRows.Row>
  /// Of each place its element in each row of the sample that has it; in order of appearance.
  private var places: [(place: PlaceInRow, nodes: [HTMLTree.Node?])] = []
  private var numbers: [PlaceInRow: Int] = [:]
  private let linkAt: [HTMLTree.Node: PageLinks.Link]

  /// The elements of a row that are looked at.
  static let mostNodes = 300
  private static let mostPlaces = 400

  init(_ tree: HTMLTree, _ links: PageLinks, _ rows: [CardRows.Row]) {
    self.tree = tree
    self.links = links
    self.rows = rows
    sample = rows.prefix(40)
    linkAt = Dictionary(links.links.map { ($0.node, $0) }) { first, _ in first }
    for index in sample.indices {
      guard !Task.isCancelled else { return }
      look(at: index)
    }
  }

  private mutating func look(at index: Int) {
    let row = sample[index].node
    note(PlaceInRow(isRow: true), row, index)
    var heading = (name: "", end: 0)
    var cells = RowCells(row, tree)
    let isTable = tree.name(row) == "tr"
    for node in tree.elements(in: row) {
      let name = tree.name(node)
      if isTable, let cell = cells.cell(of: node) {
        note(PlaceInRow(name: name, cell: cell), node, index)
      }
      if tree.isHeading(node) { heading = (name, tree.end(of: node)) }
      note(PlaceInRow(name: name), node, index)
      for className in StableClass.all(of: node, in: tree).prefix(3) {
        note(PlaceInRow(name: name, className: className), node, index)
      }
      if node < heading.end, name != heading.name {
        note(PlaceInRow(name: name, outer: heading.name), node, index)
      }
    }
  }

  private static let unseen: Set<String> = [
    "script", "style", "template", "noscript", "svg", "button", "select", "form", "iframe",
  ]

  private mutating func note(_ place: PlaceInRow, _ node: HTMLTree.Node, _ index: Int) {
    let number = numbers[place] ?? places.count
    if number == places.count {
      guard places.count < Self.mostPlaces else { return }
      numbers[place] = number
      places.append((place, Array(repeating: nil, count: sample.count)))
    }
    if places[number].nodes[index] == nil { places[number].nodes[index] = node }
  }

  // MARK: Titles

  /// Where the rows have their titles.
  func title() -> PlaceInRow? {
    var best: (worth: Double, place: PlaceInRow)?
    for (place, _) in places {
      for candidate in [place] + Self.attributes(of: place) {
        let worth = worth(candidate)
        if worth > (best?.worth ?? 0.04) + 0.001 { best = (worth, candidate) }
      }
    }
    return best?.place
  }

  private static func attributes(of place: PlaceInRow) -> [PlaceInRow] {
    guard place.className == nil, place.outer.isEmpty else { return [] }
    let names = place.name == "a" ? ["title", "aria-label"] : place.name == "img" ? ["alt"] : []
    return names.map { PlaceInRow(name: place.name, attribute: $0) }
  }

  private func worth(_ place: PlaceInRow) -> Double {
    let kind = kind(place)
    guard kind > 0, places[numbers[place.element] ?? 0].nodes.count(where: { $0 != nil }) > 1 else {
      return 0
    }
    var texts: Set<String> = []
    var (found, plausible, bytes) = (0.0, 0.0, 0)
    var told = 0.0
    for row in sample {
      guard let text = place.text(in: row.node, tree) else { continue }
      found += 1
      texts.insert(text)
      bytes += text.utf8.count
      let words = TextMatching.words(text)
      if CardTitle.isPlausible(text, words) { plausible += 1 }
      told += CardTitle.share(of: words, in: links.targets[row.target])
    }
    guard found * 2 >= Double(sample.count) else { return 0 }
    let coverage = found / Double(sample.count)
    let isLong = bytes > Int(found) * 100
    return kind * coverage * coverage * (Double(texts.count) / found) * (plausible / found)
      * (0.5 + 0.6 * told / found) * (isLong ? 0.6 : 1)
  }

  /// Whether the rows, or what is around them, are sentences in which the titles are mentioned.
  func isProse(_ title: PlaceInRow) -> Bool {
    guard title.isWeak else { return false }
    let mentions = sample.count { row in
      guard let text = title.text(in: row.node, tree) else { return false }
      let holder =
        ["a", "em", "strong", "b", "i"].contains(tree.name(row.node))
        ? tree.parent(row.node) ?? row.node : row.node
      guard tree.name(holder) == "p" || tree.name(holder) == "li" else { return false }
      let around = tree.line(of: holder).utf8.count
      return around > text.utf8.count * 2 + 20
    }
    return mentions * 2 > sample.count
  }

  /// How likely a place is a title by what it is.
  private func kind(_ place: PlaceInRow) -> Double {
    if !place.attribute.isEmpty { return place.name == "img" ? 0.4 : 0.42 }
    if place.isRow { return sample.contains { tree.name($0.node) != "a" } ? 0.2 : 0.45 }
    let parts = place.className.map { CardWords.parts(of: $0.text) } ?? []
    let isNamed = parts.contains(where: CardWords.titles.contains)
    if Self.headings.contains(place.name) { return isNamed ? 1.03 : 1 }
    if Self.headings.contains(place.outer) { return place.name == "a" ? 1 : 0.8 }
    if isNamed { return 0.9 }
    switch place.name {
    case "a": return 0.6
    case "strong", "b", "dt", "th", "em", "summary", "figcaption": return 0.5
    case "span", "div", "p", "td", "li", "dd":
      return place.className == nil
        ? 0.25 : parts.contains(where: CardWords.excerpts.contains) ? 0.2 : 0.35
    default: return 0
    }
  }

  static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]

  /// How many rows are looked at.
  var sampleCount: Int { sample.count }

  /// Every place, and the attributes that may hold a time or a rating.
  var candidates: [PlaceInRow] {
    places.flatMap { place, _ -> [PlaceInRow] in
      guard !place.isRow, place.outer.isEmpty else { return [] }
      let attributes =
        place.name == "time"
        ? ["datetime"] : ["data-rating", "data-score", "data-value", "content"]
      return [place]
        + attributes.map { name in
          var place = place
          place.attribute = name
          return place
        }
    }
  }

  /// The texts that stand at a place in the rows.
  func texts(at place: PlaceInRow) -> [String] {
    sample.compactMap { place.text(in: $0.node, tree) }
  }

  /// What the `time` elements at a place in the rows, or within what stands there, say to programs.
  func datetimes(at place: PlaceInRow) -> [String] {
    sample.compactMap { place.first(in: $0.node, tree) }.flatMap { node in
      ([node] + tree.descendants(node).prefix(20)).filter { tree.name($0) == "time" }
        .compactMap { tree.attribute("datetime", of: $0) }
    }
  }

  // MARK: Addresses and pictures

  /// Where the rows have the addresses of their pages.
  func url() -> PlaceInRow? {
    var best: (worth: Double, place: PlaceInRow)?
    for (place, nodes) in places where place.name == "a" || place.isRow {
      let right = nodes.indices.count { index in
        nodes[index].flatMap { linkAt[$0]?.target } == sample[index].target
      }
      let plain = nodes.count { $0.flatMap { linkAt[$0]?.isPlain } == true }
      let isBare = place.className == nil && place.cell == nil || place.isRow
      let kind = place.outer.isEmpty ? isBare ? 0.02 : 0.01 : 0.03
      let worth =
        Double(right) / Double(sample.count) + kind + 0.05 * Double(plain) / Double(sample.count)
      if right * 2 >= sample.count, worth > best?.worth ?? 0 {
        best = (worth, place)
      }
    }
    best?.place.attribute = "href"
    return best?.place
  }

  /// Where the rows have their pictures; nil when less than a third have one.
  func image() -> PlaceInRow? {
    var best: (worth: Double, place: PlaceInRow)?
    for (place, nodes) in places where place.outer.isEmpty && !place.isRow {
      let isImage = place.name == "img"
      guard isImage || place.name == "source" || mayHaveBackground(nodes) else { continue }
      let pictures = nodes.compactMap(\.self).compactMap {
        CardPicture.address(of: $0, tree, links.base)
      }
      guard pictures.count > 1, pictures.count * 3 >= sample.count else { continue }
      let different = Double(Set(pictures).count)
      let isIcon = nodes.compactMap(\.self).prefix(3).contains(where: isIcon)
      let kind = isImage ? place.className == nil && place.cell == nil ? 1.0 : 0.99 : 0.9
      let worth =
        different / Double(sample.count) * different / Double(pictures.count) * kind
        * (isIcon ? 0.3 : 1)
      if worth > best?.worth ?? 0.05 { best = (worth, place) }
    }
    return best?.place ?? PictureBeside.found(at: sample.map(\.node), tree, links.base)
  }

  private func mayHaveBackground(_ nodes: [HTMLTree.Node?]) -> Bool {
    nodes.compactMap(\.self).prefix(3).contains { node in
      tree.attribute("style", of: node, holds: "url(") || tree.has("data-bg", node)
    }
  }

  private func isIcon(_ node: HTMLTree.Node) -> Bool {
    ([node] + tree.ancestors(node).prefix(1)).contains { node in
      tree.words("class", of: node).contains { name in
        CardWords.parts(of: name).contains(where: CardWords.icons.contains)
      }
    }
  }

  // MARK: Texts

  /// The text about a row's item, apart from its title.
  func excerpt(_ index: Int, besides title: String) -> String? {
    var hidden = 0
    for node in tree.descendants(rows[index].node).prefix(Self.mostNodes) where node >= hidden {
      let name = tree.name(node)
      if Self.unseen.contains(name) { hidden = tree.end(of: node) }
      guard node >= hidden, Self.texts.contains(name), name == "p" || isExcerpt(node),
        let text = TextCleaning.clean(
          tree.line(of: node), limit: ListingLimits.paragraphCharacters),
        text.utf8.count >= 20, text != title
      else { continue }
      return text
    }
    return nil
  }

  private static let texts: Set<String> = ["p", "div", "span", "dd", "td", "section"]

  private func isExcerpt(_ node: HTMLTree.Node) -> Bool {
    tree.words("class", of: node).contains { name in
      CardWords.parts(of: name).contains(where: CardWords.excerpts.contains)
    }
  }
}

extension HTMLTree {
  /// The first elements of a row, as selectors see them: without what is in a `template`, and
  /// without a `noscript` that repeats a picture for those without scripts.
  func elements(in row: Node) -> [Node] {
    let all = descendants(row).prefix(RowSurvey.mostNodes)
    var found: [Node] = []
    var repeated: [Range<Node>] = []
    var hidden = 0
    var hasPicture = false
    for node in all where node >= hidden && !isText(node) {
      let name = name(node)
      if name == "template" { hidden = end(of: node) }
      if name == "noscript" { repeated.append(node..<end(of: node)) }
      if name == "img", repeated.last?.contains(node) != true { hasPicture = true }
      found.append(node)
    }
    guard hasPicture, !repeated.isEmpty else { return found }
    return found.filter { node in !repeated.contains { $0.contains(node) } }
  }
}

extension PlaceInRow {
  /// The place without its attribute.
  fileprivate var element: PlaceInRow {
    var place = self
    place.attribute = ""
    return place
  }
}
