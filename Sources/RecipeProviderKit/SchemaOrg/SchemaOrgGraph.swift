import RecipeModel

/// The objects of one or more JSON-LD documents that refer to each other by `@id`.
struct SchemaOrgGraph: Sendable {
  /// What relative links start from.
  let base: RequestURL?
  /// The cleaned name of the web site, or else of the organization, that the documents describe.
  let siteName: String?
  private let nodes: [String: JSON]

  init(_ documents: [JSON], base: RequestURL?) {
    var reader = NodeReader()
    for document in documents { reader.read(document, depth: 0, isTop: true) }
    self.base = base
    siteName = reader.site ?? reader.organization
    nodes = reader.nodes
  }

  /// A value with the objects that it merely refers to put in their place, one level deep.
  ///
  /// In a list each object is put once: one that is named again says nothing new, and a page that
  /// names one many times would grow with the square of its length.
  func resolved(_ value: JSON) -> JSON {
    switch value {
    case .object(let object): return target(of: object)?.node ?? value
    case .array(let elements) where !nodes.isEmpty:
      var named: Set<String> = []
      return .array(
        elements.compactMap { element in
          guard let object = element.objectValue, let (id, node) = target(of: object) else {
            return element
          }
          return named.insert(id).inserted ? node : nil
        })
    default: return value
    }
  }

  /// The object that another one says nothing of but its name.
  private func target(of object: JSONObject) -> (id: String, node: JSON)? {
    guard NodeReader.isReference(object), let id = object["@id"]?.stringValue else { return nil }
    return nodes[id].map { (id, $0) }
  }

  /// The `Recipe` objects of a document: itself, the elements of an array, of `@graph`, of an item
  /// list, or the main entity of a page.
  static func recipes(in json: JSON) -> [JSONObject] {
    var found: [JSONObject] = []
    collect(json, depth: 0, into: &found)
    return found
  }

  private static func collect(_ json: JSON, depth: Int, into found: inout [JSONObject]) {
    guard depth < 6, !Task.isCancelled else { return }
    switch json {
    case .array(let elements):
      for element in elements { collect(element, depth: depth + 1, into: &found) }
    case .object(let object):
      if isRecipe(object) { return found.append(object) }
      for name in [
        "@graph", "mainEntity", "itemListElement", "item", "hasPart", "recipe", "recipes",
      ] {
        if let inner = object[name] { collect(inner, depth: depth + 1, into: &found) }
      }
    default: break
    }
  }

  /// By its type, or, when it names none, by having both a name and ingredients.
  private static func isRecipe(_ object: JSONObject) -> Bool {
    guard object["@type"] != nil else {
      return object["name"] != nil
        && (object["recipeIngredient"] != nil || object["recipeInstructions"] != nil)
    }
    return object.hasType("Recipe")
  }
}

/// Collects the objects that have an `@id`, and the names that a site goes by.
private struct NodeReader {
  var nodes: [String: JSON] = [:]
  var site: String?
  var organization: String?

  /// No document that people write nests deeper.
  private static let maxDepth = 12

  /// Reads a value and what it holds; `isTop` objects stand for themselves, not within others.
  mutating func read(_ json: JSON, depth: Int, isTop: Bool) {
    guard depth < Self.maxDepth, !Task.isCancelled else { return }
    switch json {
    case .array(let elements):
      for element in elements { read(element, depth: depth + 1, isTop: isTop) }
    case .object(let object):
      if isTop { readName(object) }
      if let id = object["@id"]?.stringValue, !Self.isReference(object), nodes[id] == nil {
        nodes[id] = json
      }
      for member in object.members {
        read(member.value, depth: depth + 1, isTop: isTop && member.name == "@graph")
      }
    default: break
    }
  }

  private mutating func readName(_ object: JSONObject) {
    if site == nil, object.hasType("WebSite") { site = SchemaOrgValue.text(object["name"]) }
    if organization == nil, object.hasType("Organization") {
      organization = SchemaOrgValue.text(object["name"])
    }
  }

  /// Whether an object says nothing but what it refers to.
  static func isReference(_ object: JSONObject) -> Bool {
    object.members.allSatisfy { $0.name == "@id" || $0.name == "@type" }
  }
}

extension JSONObject {
  /// Whether `@type` is, or holds, a schema.org type, with or without a prefix or an address.
  fileprivate func hasType(_ name: String) -> Bool {
    guard let type = self["@type"] else { return false }
    return (type.arrayValue ?? [type]).contains { type in
      type.stringValue?.split { $0 == "/" || $0 == "#" || $0 == ":" }.last.map { $0 == name }
        ?? false
    }
  }
}
