import RecipeModel
import RecipeProviderKit

/// A recipe that a page lists, by schema.org's names.
struct ListedItem {
  /// What is known of it, with plain values.
  private(set) var members: JSONObject

  /// Reads an item of a graph, with where the list says that it leads to; nil for what has neither
  /// a name nor a link.
  init?(_ object: JSONObject, in graph: SchemaOrgGraph, base: RequestURL?, link: String? = nil) {
    let source = SchemaOrgRecipe(object: object, graph: graph)
    let recipe = source.recipe(
      id: ListingID(provider: PageReader.provider, id: ""), title: source.name ?? "")
    members = JSONObject()
    if let type = SchemaTypes.all(of: object).first { members["@type"] = .string(type) }
    add("name", source.name)
    add("url", Self.link(source, base: base) ?? FeedText.link(link, base: base))
    guard !members.members.isEmpty, members["url"] != nil || members["name"] != nil else {
      return nil
    }
    addFields(of: recipe)
  }

  var link: String? { members["url"]?.stringValue }

  /// Fills what this telling of the item lacks from another one.
  mutating func complete(from other: ListedItem) {
    for member in other.members.members where members[member.name] == nil {
      members.members.append(member)
    }
    // A page that is listed and a recipe that is told are one recipe.
    if let type = other.members["@type"], type == "Recipe" { members["@type"] = type }
  }

  /// Where an item leads to: its `url`, its page, or a name that is an address.
  private static func link(_ item: SchemaOrgRecipe, base: RequestURL?) -> String? {
    for name in ["url", "mainEntityOfPage"] {
      let value = item.member(name).flatMap { $0.arrayValue?.first ?? $0 }
      let text = value?.stringValue ?? value?["@id"]?.stringValue ?? value?["url"]?.stringValue
      if let link = FeedText.link(text, base: base) { return link }
    }
    guard let name = item.object["@id"]?.stringValue, !name.contains("#") else { return nil }
    return name.hasPrefix("/") ? FeedText.link(name, base: base) : WebLink.accept(name)
  }

  private mutating func addFields(of recipe: Recipe) {
    let listing = recipe.listing
    add("image", listing.image)
    add("description", recipe.summary)
    add("author", recipe.authors)
    add("datePublished", recipe.datePublished)
    add("prepTime", minutes: recipe.prepMinutes)
    add("cookTime", minutes: recipe.cookMinutes)
    add("totalTime", minutes: listing.totalMinutes)
    add("recipeYield", listing.recipeYield)
    add("recipeIngredient", recipe.listingWithAll.ingredients)
    add("recipeCategory", recipe.categories)
    add("recipeCuisine", recipe.cuisines)
    add("keywords", recipe.keywords)
    add("suitableForDiet", (listing.diets ?? []).map(\.rawValue).sorted())
    if let rating = listing.rating {
      var object = JSONObject([
        ("ratingValue", .double(rating.value)), ("bestRating", .double(rating.scale)),
      ])
      object["ratingCount"] = recipe.ratingCount.map(JSON.int)
      members["aggregateRating"] = .object(object)
    }
    let nutrition = recipe.nutrition.map { ($0.name, JSON.string($0.text)) }
    if !nutrition.isEmpty { members["nutrition"] = .object(JSONObject(nutrition)) }
  }

  private mutating func add(_ name: String, _ text: String?) {
    members[name] = text.map(JSON.string)
  }

  private mutating func add(_ name: String, _ texts: [String]) {
    if !texts.isEmpty { members[name] = .array(texts.map(JSON.string)) }
  }

  private mutating func add(_ name: String, minutes: Int?) {
    add(name, minutes.map { ISO8601Duration.text(minutes: $0) })
  }
}

/// The types of schema.org's objects.
enum SchemaTypes {
  /// The names of an object's types without their vocabulary, a recipe's first.
  static func all(of object: JSONObject) -> [String] {
    let type = object["@type"]
    let names = (type?.arrayValue ?? type.map { [$0] } ?? []).prefix(8)
      .compactMap { $0.stringValue.map(SchemaNames.local) }.filter { !$0.isEmpty }
    return names.filter { $0 == "Recipe" } + names.filter { $0 != "Recipe" }
  }
}
