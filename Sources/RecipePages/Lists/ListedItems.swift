import RecipeModel
import RecipeProviderKit

/// Collects the recipes that documents of schema.org list, in order, each once.
///
/// An `ItemList` gives its elements, and a `Recipe` itself, wherever they stand; where a page says
/// which list it is about, other lists do not count. What belongs to one recipe (its steps in
/// sections, its ingredients) and the way through the site (`BreadcrumbList`) are no lists of
/// recipes, and elements of other types (products, videos) no recipes.
struct ListedItems {
  private let graph: SchemaOrgGraph
  private let base: RequestURL?
  private(set) var items: [ListedItem] = []
  private var places: [String: Int] = [:]
  /// How many elements may still be looked at: lists that name each other are read again and again.
  private var patience = 50_000
  /// Whether there was a list, though perhaps an empty one.
  private(set) var hasList = false
  /// How many elements a list that has none says that it has.
  private(set) var promised: Int?

  /// The lists that were read, by their identifiers: lists may hold each other.
  private var lists: Set<String> = []

  static let mostItems = 500
  /// Elements may name further lists, so that they lead deeper than documents nest.
  private static let deepest = JSONLimits().maxDepth

  init(_ documents: [JSON], base: RequestURL?) {
    graph = SchemaOrgGraph(documents, base: base)
    self.base = base
    // What a page of results is about comes before what else stands on it.
    for document in documents { readMain(document) }
    if !hasList {
      for document in documents { read(document, depth: 0) }
    }
  }

  // MARK: Finding lists

  /// Reads the list that a page says it is about.
  private mutating func readMain(_ json: JSON) {
    guard !Task.isCancelled else { return }
    if let elements = json.arrayValue {
      for element in elements { readMain(element) }
    } else if let object = json.objectValue {
      if !Self.pages.isDisjoint(with: SchemaTypes.all(of: object)),
        let main = member("mainEntity", of: object)
      {
        readLists(main)
      } else if let graph = object["@graph"] {
        readMain(graph)
      }
    }
  }

  private mutating func readLists(_ json: JSON) {
    for element in json.arrayValue ?? [json] {
      guard let object = element.objectValue, SchemaTypes.all(of: object).contains("ItemList")
      else { continue }
      read(list: object, depth: 0)
    }
  }

  private mutating func read(_ json: JSON, depth: Int) {
    guard depth < Self.deepest, items.count < Self.mostItems, !Task.isCancelled else { return }
    if let elements = json.arrayValue {
      for element in elements { read(element, depth: depth + 1) }
    } else if let object = json.objectValue {
      let types = SchemaTypes.all(of: object)
      if types.first == "Recipe" {
        add(object)
      } else if types.contains("ItemList") {
        read(list: object, depth: depth)
      } else if Self.others.isDisjoint(with: types) {
        for member in object.members { read(member.value, depth: depth + 1) }
      }
    }
  }

  // MARK: Reading lists

  private mutating func read(list: JSONObject, depth: Int) {
    hasList = true
    if let id = list["@id"]?.stringValue, !lists.insert(id).inserted { return }
    let value = member("itemListElement", of: list)
    let elements = (value?["@list"] ?? value).map { $0.arrayValue ?? [$0] } ?? []
    patience -= elements.count
    if elements.isEmpty, let count = Self.number(member("numberOfItems", of: list)), count > 0 {
      promised = max(promised ?? 0, count)
    }
    for element in Self.inOrder(elements) {
      guard items.count < Self.mostItems, patience > 0, !Task.isCancelled else { return }
      read(element: element, depth: depth + 1)
    }
  }

  private mutating func read(element: JSON, depth: Int) {
    guard depth < Self.deepest else { return }
    if let address = element.stringValue { return add(JSONObject(), link: address) }
    guard let object = element.objectValue else { return }
    if let item = member("item", of: object) {
      let link = object["url"]?.stringValue
      if let address = item.stringValue { return add(named(object), link: address) }
      if let item = item.objectValue { return read(item: item, link: link, depth: depth) }
    }
    read(item: named(object), link: nil, depth: depth)
  }

  private mutating func read(item: JSONObject, link: String?, depth: Int) {
    let types = SchemaTypes.all(of: item)
    if types.contains("ItemList") { return read(list: item, depth: depth) }
    guard types.isEmpty || !Self.recipes.isDisjoint(with: types) else { return }
    add(item, link: link)
  }

  /// An element without what makes it one of a list.
  private func named(_ element: JSONObject) -> JSONObject {
    guard SchemaTypes.all(of: element).contains("ListItem") else { return element }
    return JSONObject(
      members: element.members.filter { !["@type", "position", "item"].contains($0.name) })
  }

  private mutating func add(_ object: JSONObject, link: String? = nil) {
    guard let item = ListedItem(object, in: graph, base: base, link: link) else { return }
    guard let address = item.link else { return items.append(item) }
    if let place = places[address] {
      items[place].complete(from: item)
    } else {
      places[address] = items.count
      items.append(item)
    }
  }

  private func member(_ name: String, of object: JSONObject) -> JSON? {
    SchemaOrgRecipe(object: object, graph: graph).member(name)
  }

  /// Elements by their positions, where all have one.
  private static func inOrder(_ elements: [JSON]) -> [JSON] {
    let positions = elements.map { number($0["position"]) }
    guard !positions.contains(nil) else { return elements }
    return elements.indices
      .sorted { (positions[$0] ?? 0, $0) < (positions[$1] ?? 0, $1) }.map { elements[$0] }
  }

  private static func number(_ value: JSON?) -> Int? {
    value.flatMap { $0.intValue ?? $0.stringValue.flatMap { Int($0) } }
  }

  private static let pages: Set<String> = ["SearchResultsPage", "CollectionPage"]
  /// Types under which recipes are listed.
  private static let recipes: Set<String> = [
    "Recipe", "Article", "BlogPosting", "NewsArticle", "CreativeWork", "WebPage", "Thing",
  ]
  /// Objects in which no list of recipes is looked for.
  private static let others: Set<String> = [
    "BreadcrumbList", "HowTo", "HowToSection", "HowToStep", "SiteNavigationElement", "Product",
  ]
}
