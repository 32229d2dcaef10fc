import RecipeModel

/// Reads the recipes that a page marks in its elements: microdata, RDFa Lite and microformats.
///
/// Each becomes an object by schema.org's names, as JSON-LD would hold it, so that one reader
/// serves all syntaxes. Followed is what pages do as well as what the standards say (HTML, section
/// 5.2; RDFa Lite 1.1; microformats.org): old names, properties outside of their item, lists in one
/// property. Items nest to ``deepest`` levels, and a reference is followed once.
struct MarkedItems {
  let tree: HTMLTree
  let syntax: MarkupSyntax
  private let places: [String: HTMLTree.Node]
  /// How many nodes may still be looked at: items that hold each other are read again and again.
  private var patience: Int

  private static let mostRecipes = 20
  private static let mostValues = 3_000
  private static let deepest = 8
  private static let mostPatience = 500_000

  init(_ tree: HTMLTree, _ syntax: MarkupSyntax) {
    self.tree = tree
    self.syntax = syntax
    patience = min(Self.mostPatience, tree.count * 20 + 1_000)
    places = syntax == .microdata ? Self.places(in: tree) : [:]
  }

  /// The recipes of the page, in order.
  mutating func recipes() -> [JSONObject] {
    items(of: ["recipe"], most: Self.mostRecipes, takesStrays: true)
  }

  /// The items of some types, in order; one that another holds comes behind it.
  ///
  /// - Parameters:
  ///   - types: the names of the types in lower case.
  ///   - most: how many items are read.
  ///   - takesStrays: whether the first takes what stands outside of every item.
  /// - Returns: objects by schema.org's names.
  mutating func items(
    of types: Set<String>, most: Int, takesStrays: Bool = false
  ) -> [JSONObject] {
    var found: [JSONObject] = []
    for node in 0..<tree.count where !tree.isText(node) {
      if node & 1023 == 0, Task.isCancelled { break }
      guard let own = syntax.types(of: node, in: tree),
        own.contains(where: { types.contains($0.lowercased()) })
      else { continue }
      let item = item(node, own, depth: 0, isAlone: takesStrays && found.isEmpty)
      if item.members.count > 1 { found.append(item) }
      if found.count == most || patience < 0 { break }
    }
    return found
  }

  private static func isRecipe(_ type: String) -> Bool { type.lowercased() == "recipe" }

  private static func places(in tree: HTMLTree) -> [String: HTMLTree.Node] {
    var places: [String: HTMLTree.Node] = [:]
    guard (0..<tree.count).contains(where: { tree.has("itemref", $0) }) else { return places }
    for node in 0..<tree.count {
      if let id = tree.attribute("id", of: node), places[id] == nil { places[id] = node }
    }
    return places
  }

  // MARK: Items

  private mutating func item(
    _ node: HTMLTree.Node, _ types: [String], depth: Int, isAlone: Bool = false
  ) -> JSONObject {
    var properties = ItemProperties(types: types)
    if let id = tree.attribute(syntax == .rdfa ? "resource" : "itemid", of: node) {
      properties.id = id
    }
    collect(tree.descendants(node), into: &properties, depth: depth)
    for id in tree.words("itemref", of: node).prefix(32) {
      guard let other = places[id], !(node..<tree.end(of: node)).contains(other),
        !(other..<tree.end(of: other)).contains(node)
      else { continue }
      collect(other..<tree.end(of: other), into: &properties, depth: depth)
    }
    if isAlone, Self.isRecipe(types.first ?? "") { collectStrays(outside: node, &properties) }
    return properties.object
  }

  private mutating func collect(
    _ range: Range<HTMLTree.Node>, into properties: inout ItemProperties, depth: Int
  ) {
    var node = range.lowerBound
    while node < range.upperBound, properties.count < Self.mostValues, patience > 0 {
      patience -= 1
      guard !tree.isText(node) else {
        node += 1
        continue
      }
      let names = syntax.names(of: node, in: tree)
      let types = syntax.types(of: node, in: tree)
      if names.isEmpty {
        // An item that nobody names belongs to the page, not to this item.
        node = types == nil ? node + 1 : tree.end(of: node)
        continue
      }
      node = read(node, names, types, into: &properties, depth: depth)
    }
  }

  /// Reads one element's properties.
  /// - Returns: where to go on.
  private mutating func read(
    _ node: HTMLTree.Node, _ names: [String], _ types: [String]?,
    into properties: inout ItemProperties, depth: Int
  ) -> HTMLTree.Node {
    let behind = tree.end(of: node)
    patience -= behind - node
    guard patience > 0 else { return behind }
    let isList = names.contains(where: SchemaNames.lists.contains)
    if isList {
      // Where the parts of a list are marked as well, they are the values.
      guard !hasNames(names, below: node) else { return node + 1 }
      let value = types.map { steps(node, $0, depth: depth) } ?? lines(node, names)
      for name in names { properties.add(name, value) }
      return behind
    }
    if let types, depth < Self.deepest {
      var value = item(node, types, depth: depth + 1)
      if value["name"] == nil, names.contains(where: SchemaNames.people.contains) {
        value["name"] = .string(tree.line(of: node))
      }
      for name in names { properties.add(name, .object(value)) }
      return behind
    }
    for name in names {
      if let value = syntax.value(of: node, in: tree, for: name) { properties.add(name, value) }
    }
    return names.contains(where: SchemaNames.people.contains) ? behind : node + 1
  }

  private mutating func hasNames(_ names: [String], below node: HTMLTree.Node) -> Bool {
    tree.descendants(node).contains { inner in
      !tree.isText(inner) && syntax.names(of: inner, in: tree).contains(where: names.contains)
    }
  }

  /// The row of a table of ingredients in which only the name is marked: the amount stands beside.
  private mutating func row(_ node: HTMLTree.Node, _ names: [String]) -> HTMLTree.Node {
    guard names.contains("recipeIngredient"), !tree.line(of: node).contains(where: \.isNumber)
    else { return node }
    for ancestor in tree.ancestors(node).prefix(3) {
      guard ["tr", "li"].contains(tree.name(ancestor)) else { continue }
      var marked = 0
      for inner in tree.descendants(ancestor) where !tree.isText(inner) {
        patience -= 1
        if syntax.names(of: inner, in: tree).contains("recipeIngredient") { marked += 1 }
        if marked > 1 || patience <= 0 { return node }
      }
      return marked == 1 ? ancestor : node
    }
    return node
  }

  /// A step or a section that is an item; what is an item of another kind is its text.
  private mutating func steps(_ node: HTMLTree.Node, _ types: [String], depth: Int) -> JSON {
    guard depth < Self.deepest, types.contains(where: { $0.hasPrefix("HowTo") }) else {
      return .string(textWithHeadings(node))
    }
    let item = item(node, types, depth: depth + 1)
    return item["text"] == nil && item["itemListElement"] == nil ? text(node) : .object(item)
  }

  /// The text of a list in one property.
  private mutating func lines(_ node: HTMLTree.Node, _ names: [String]) -> JSON {
    let isWhole = names.contains("recipeInstructions") && !tree.has("content", node)
    return isWhole ? .string(textWithHeadings(node)) : text(row(node, names))
  }

  private func text(_ node: HTMLTree.Node) -> JSON {
    if let content = tree.attribute("content", of: node), !content.isEmpty {
      return .string(content)
    }
    return .string(tree.text(of: node))
  }

  /// A text whose elements of heading are marked as names of sections.
  private func textWithHeadings(_ node: HTMLTree.Node) -> String {
    var text = ""
    var start = node
    let paragraphs = tree.descendants(node).filter { tree.name($0) == "p" }
    let bold = paragraphs.filter(isBoldHeading)
    // Where most are bold, that says nothing.
    let marked = Set(bold.count * 2 > paragraphs.count ? [] : bold)
    for inner in tree.descendants(node)
    where inner >= start && (isHeading(inner) || marked.contains(inner)) {
      let name = tree.line(of: inner)
      text += tree.text(in: start..<inner) + "\n"
      if !name.isEmpty { text += "## \(name)\n" }
      start = tree.end(of: inner)
    }
    return text + tree.text(in: start..<tree.end(of: node))
  }

  /// Whether a paragraph is a few words that are no sentence, all of them bold.
  private func isBoldHeading(_ node: HTMLTree.Node) -> Bool {
    guard tree.isBold(node) else { return false }
    let text = tree.line(of: node)
    return text.count <= PageLists.longestHeading && !text.contains(where: \.isNumber)
      && text.last.map { !".!?".contains($0) } == true
  }

  private func isHeading(_ node: HTMLTree.Node) -> Bool {
    ["h2", "h3", "h4", "h5", "h6"].contains(tree.name(node))
  }

  /// Tags that were closed early leave properties outside of their item.
  private mutating func collectStrays(
    outside item: HTMLTree.Node, _ properties: inout ItemProperties
  ) {
    let missing = SchemaNames.strays.filter { !properties.has($0) }
    guard !missing.isEmpty else { return }
    var node = 1
    while node < tree.count, properties.count < Self.mostValues, patience > 0 {
      if node == item {
        node = tree.end(of: node)
        continue
      }
      defer { node += 1 }
      guard !tree.isText(node) else { continue }
      let names = syntax.names(of: node, in: tree).filter(missing.contains)
      guard !names.isEmpty, !isOfOther(node) else { continue }
      node = read(node, names, nil, into: &properties, depth: 0) - 1
    }
  }

  /// Whether another recipe holds the element.
  private func isOfOther(_ node: HTMLTree.Node) -> Bool {
    tree.ancestors(node).contains {
      syntax.types(of: $0, in: tree)?.contains(where: Self.isRecipe) == true
    }
  }
}

/// The properties of one item, in the order found.
private struct ItemProperties {
  private var names: [String] = []
  private var values: [String: [JSON]] = [:]
  private(set) var count = 0
  var types: [String]
  var id: String?

  init(types: [String]) { self.types = types }

  func has(_ name: String) -> Bool { values[name] != nil }

  mutating func add(_ name: String, _ value: JSON) {
    if value.stringValue?.allSatisfy(\.isWhitespace) == true { return }
    count += 1
    if values[name] == nil { names.append(name) }
    values[name, default: []].append(value)
  }

  private static let longestWhole = 64 << 10

  /// The lines of a list without one that holds them all once more.
  private func withoutWhole(_ lines: [JSON]) -> [JSON] {
    guard lines.count > 3 else { return lines }
    let texts = lines.map { line in
      (line.stringValue ?? "").utf8.prefix(Self.longestWhole).filter { $0 > 0x20 }
    }
    return lines.indices.filter { index in
      let others = texts.indices.filter { $0 != index && texts[$0].count > 3 }.prefix(8)
      let held = others.count { PatternSearch(texts[$0]).first(in: texts[index][...]) != nil }
      return held < 3 || held * 10 < others.count * 6
    }.map { lines[$0] }
  }

  /// Broken scopes leave a recipe's nutrition and rating among its own properties.
  var object: JSONObject {
    var object = JSONObject(
      members: [JSONObject.Member(name: "@type", value: .array(types.map(JSON.string)))])
    if let id { object["@id"] = .string(id) }
    var nutrition = JSONObject()
    var rating = JSONObject()
    let isRecipe = types.first?.lowercased() == "recipe"
    for name in names {
      let all =
        SchemaNames.lists.contains(name) ? withoutWhole(values[name] ?? []) : values[name] ?? []
      let value = all.count == 1 ? all[0] : .array(all)
      if isRecipe, SchemaNames.nutrition.contains(name) {
        nutrition.members.append(JSONObject.Member(name: name, value: all[0]))
      } else if isRecipe, SchemaNames.rating.contains(name) {
        rating.members.append(JSONObject.Member(name: name, value: all[0]))
      } else {
        object.members.append(JSONObject.Member(name: name, value: value))
      }
    }
    for (name, part) in [("nutrition", nutrition), ("aggregateRating", rating)]
    where !part.members.isEmpty && object[name] == nil {
      object[name] = .object(part)
    }
    return object
  }
}
