package import RecipeModel

/// The objects of one or more JSON-LD documents that refer to each other by `@id`.
package struct SchemaOrgGraph: Sendable {
  /// What relative links start from.
  let base: RequestURL?
  /// The cleaned name of the web site, or else of the organization, that the documents describe.
  package let siteName: String?
  /// Who wrote the article that the documents describe.
  let articleAuthor: JSON?
  private let nodes: [String: JSON]
  /// The identifiers that pages name as what they are mainly about.
  private let mainEntities: Set<String>

  /// How deep values are read: as deep as documents may nest, so that only objects that name each
  /// other lead deeper.
  static let deepest = JSONLimits().maxDepth

  package init(_ documents: [JSON], base: RequestURL?) {
    var reader = NodeReader()
    for document in documents { reader.read(document, isTop: true) }
    self.base = base
    siteName = reader.site ?? reader.organization
    articleAuthor = reader.author
    nodes = reader.nodes
    mainEntities = reader.mainEntities
  }

  /// Whether a page names an object as its main entity.
  func isMainEntity(_ object: JSONObject) -> Bool {
    object["@id"]?.stringValue.map(mainEntities.contains) ?? false
  }

  /// A value with the objects that it merely refers to put in their place, one level deep; in a list
  /// each object once.
  func resolved(_ value: JSON) -> JSON {
    var references = references
    return references.follow(value)
  }

  /// A reading that follows each reference once.
  var references: SchemaOrgReferences { SchemaOrgReferences(nodes) }

  /// What a recipe is to the page that holds it.
  struct Relation {
    /// Whether the page lists or reviews the recipe rather than holds it.
    var isRelated = false
    /// Whether the recipe is the value of the page's `mainEntity`.
    var isMain = false
  }

  /// The `Recipe` objects of a document in their order, wherever they are; no more than a number.
  static func recipes(
    in json: JSON, most: Int
  ) -> [(object: JSONObject, relation: Relation)] {
    var found: [(object: JSONObject, relation: Relation)] = []
    collect(json, Relation(), most, into: &found)
    return found
  }

  private static let listings: Set<String> = [
    "itemReviewed", "itemListElement", "isRelatedTo", "isSimilarTo", "mentions", "relatedLink",
    "hasPart", "significantLink", "citation", "review", "recommendations",
  ]

  private static func collect(
    _ json: JSON, _ relation: Relation, _ most: Int,
    into found: inout [(object: JSONObject, relation: Relation)]
  ) {
    guard found.count < most, !Task.isCancelled else { return }
    switch json {
    case .array(let elements):
      for element in elements { collect(element, relation, most, into: &found) }
    case .object(let object):
      if isRecipe(object) { return found.append((object, relation)) }
      for member in object.members {
        let isRelated = relation.isRelated || listings.contains(member.name)
        let isMain = member.name == "mainEntity" && !isRelated
        collect(member.value, Relation(isRelated: isRelated, isMain: isMain), most, into: &found)
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
    return object.hasType("recipe")
  }
}

/// Puts objects in the place of what merely refers to them, each once in a reading.
///
/// An object that is named again says nothing new, and a page that names one many times, or objects
/// that name each other, would grow without a bound.
struct SchemaOrgReferences {
  private let nodes: [String: JSON]
  private var followed: Set<String> = []

  init(_ nodes: [String: JSON]) { self.nodes = nodes }

  /// A value with the objects that it merely refers to put in their place, one level deep.
  mutating func follow(_ value: JSON) -> JSON {
    switch value {
    case _ where nodes.isEmpty: return value
    case .string(let name):
      // A mere text is an identifier where it looks like one: `https://blog.example/#author`.
      guard name.utf8.count < 300, name.utf8.contains(UInt8(ascii: "#")),
        let node = nodes[name], followed.insert(name).inserted
      else { return value }
      return node
    case .object(let object):
      guard let (id, node) = target(of: object) else { return value }
      return followed.insert(id).inserted ? node : .null
    case .array(let elements):
      return .array(
        elements.compactMap { element in
          guard let object = element.objectValue, let (id, node) = target(of: object) else {
            return element
          }
          return followed.insert(id).inserted ? node : nil
        })
    default: return value
    }
  }

  /// The object that another one says nothing of but its name.
  private func target(of object: JSONObject) -> (id: String, node: JSON)? {
    guard NodeReader.isReference(object), let id = object["@id"]?.stringValue else { return nil }
    return nodes[id].map { (id, $0) }
  }
}

/// Collects the objects that have an `@id`, and the names that a site goes by.
private struct NodeReader {
  var nodes: [String: JSON] = [:]
  var site: String?
  var organization: String?
  var author: JSON?
  var mainEntities: Set<String> = []

  /// Reads a value and what it holds; `isTop` objects stand for themselves, not within others.
  mutating func read(_ json: JSON, isTop: Bool) {
    guard !Task.isCancelled else { return }
    switch json {
    case .array(let elements):
      for element in elements { read(element, isTop: isTop) }
    case .object(let object):
      if isTop { readName(object) }
      if let id = object["@id"]?.stringValue, !Self.isReference(object), nodes[id] == nil {
        nodes[id] = json
      }
      if let main = object["mainEntity"] {
        for entity in main.arrayValue ?? [main] {
          if let id = entity.stringValue ?? entity["@id"]?.stringValue { mainEntities.insert(id) }
        }
      }
      for member in object.members {
        read(member.value, isTop: isTop && member.name == "@graph")
      }
    default: break
    }
  }

  private mutating func readName(_ object: JSONObject) {
    if author == nil, ["article", "newsarticle", "blogposting"].contains(where: object.hasType) {
      author = object["author"]
    }
    if site == nil, object.hasType("website") { site = SchemaOrgValue.text(object["name"]) }
    if organization == nil, object.hasType("organization") {
      organization = SchemaOrgValue.text(object["name"])
    }
  }

  /// Whether an object says nothing but what it refers to.
  static func isReference(_ object: JSONObject) -> Bool {
    object.members.allSatisfy { $0.name == "@id" || $0.name == "@type" }
  }
}

extension JSONObject {
  /// Whether `@type` is, or holds, a schema.org type in whatever case, with or without a prefix or
  /// an address.
  func hasType(_ name: String) -> Bool {
    guard let type = self["@type"] else { return false }
    return (type.arrayValue ?? [type]).contains { Self.localName($0) == name }
  }

  /// The first type in lower case, without a prefix or an address.
  var typeName: String? {
    let type = self["@type"]
    return (type?.arrayValue?.first ?? type).flatMap(Self.localName)
  }

  private static func localName(_ type: JSON) -> String? {
    type.stringValue?.split { $0 == "/" || $0 == "#" || $0 == ":" }.last?.lowercased()
  }
}
