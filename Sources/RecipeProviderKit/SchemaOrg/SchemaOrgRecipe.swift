public import RecipeModel

/// One schema.org `Recipe` in JSON, as files of recipes and web pages hold it.
///
/// Choose it for JSON that is at hand, such as a file, and ``RecipePage`` for a whole web page.
/// Every form that schema.org allows for a value is read: texts, lists and objects, durations,
/// steps in sections, and what stands elsewhere in the document under its `@id`.
///
/// ```swift
/// let found = SchemaOrgRecipe.all(in: try JSON(parsing: bytes))
/// let recipes = found.compactMap { $0.recipe(id: ListingID(provider: "book", id: "1")) }
/// ```
public struct SchemaOrgRecipe: Sendable {
  let object: JSONObject
  let graph: SchemaOrgGraph

  /// The recipes of a JSON-LD document in their order: itself, the elements of an array, of
  /// `@graph` or of an item list, or the main entity of a page.
  public static func all(in json: JSON) -> [SchemaOrgRecipe] {
    all(in: [json], base: nil)
  }

  /// The recipes of documents that refer to each other; `base` is what relative links start from.
  static func all(in documents: [JSON], base: RequestURL?) -> [SchemaOrgRecipe] {
    let graph = SchemaOrgGraph(documents, base: base)
    return documents.flatMap(SchemaOrgGraph.recipes).map {
      SchemaOrgRecipe(object: $0, graph: graph)
    }
  }

  /// The recipe's own `identifier`, cleaned; nil when it has none.
  public var identifier: String? { SchemaOrgValue.text(member("identifier")) }

  /// The recipe under an identifier of the caller's; nil when it has no name.
  ///
  /// Texts are cleaned by ``TextCleaning``, links are safe ``WebLink``s. Where no publisher is
  /// named it is the web site, and where there is none the author.
  public func recipe(id: ListingID) -> Recipe? {
    guard let title = SchemaOrgValue.text(member("name")) else { return nil }
    let prep = SchemaOrgValue.minutes(member("prepTime"))
    let cook = SchemaOrgValue.minutes(member("cookTime"))
    let listing = Listing(
      id: id, title: title,
      url: ["url", "mainEntityOfPage", "@id"].lazy
        .compactMap { SchemaOrgValue.link(object[$0]) }.first,
      publisher: SchemaOrgValue.text(member("publisher")) ?? graph.siteName
        ?? SchemaOrgValue.text(member("author")),
      image: image,
      ingredients: SchemaOrgValue.ingredients(member("recipeIngredient") ?? member("ingredients")),
      rating: rating,
      totalMinutes: SchemaOrgValue.minutes(member("totalTime")) ?? sum(prep, cook),
      recipeYield: recipeYield, diets: diets)
    return Recipe(
      listing: listing,
      summary: SchemaOrgValue.text(
        member("description"), limit: ListingLimits.paragraphCharacters),
      instructions: SchemaOrgValue.steps(member("recipeInstructions")),
      prepMinutes: prep, cookMinutes: cook, cuisine: joined("recipeCuisine"),
      category: joined("recipeCategory"), keywords: SchemaOrgValue.words(member("keywords")))
  }

  /// A member that says something, with what it refers to.
  func member(_ name: String) -> JSON? {
    guard let value = object[name], !value.isNull else { return nil }
    return graph.resolved(value)
  }

  /// A picture's address has no fragment: with one, it is the name of an object that is not here.
  private var image: String? {
    SchemaOrgValue.link(member("image"), base: graph.base).flatMap {
      $0.utf8.contains(UInt8(ascii: "#")) ? nil : $0
    }
  }

  private var rating: Rating? {
    let rating = member("aggregateRating")
    guard let rating = rating?.arrayValue?.first ?? rating,
      let value = SchemaOrgValue.number(rating["ratingValue"])
    else { return nil }
    let counts = ["ratingCount", "reviewCount"].compactMap { SchemaOrgValue.number(rating[$0]) }
    // Sites write zero stars while nobody has voted.
    if value == 0, !counts.isEmpty, counts.allSatisfy({ $0 == 0 }) { return nil }
    return Rating(value: value, scale: SchemaOrgValue.number(rating["bestRating"]) ?? 5)
  }

  /// Of several forms (`["4", "4 servings"]`) the one with words in it.
  private var recipeYield: String? {
    guard let forms = member("recipeYield")?.arrayValue else {
      return SchemaOrgValue.text(member("recipeYield"))
    }
    let texts = forms.lazy.compactMap { SchemaOrgValue.text($0) }
    return texts.first { $0.contains(where: \.isLetter) } ?? texts.first
  }

  private var diets: Set<Diet>? {
    guard let value = member("suitableForDiet") else { return nil }
    let names = SchemaOrgValue.words(value)
    return names.isEmpty ? nil : Set(names.compactMap(Diet.init(parsing:)))
  }

  private func joined(_ name: String) -> String? {
    TextCleaning.clean(SchemaOrgValue.words(member(name)).joined(separator: ", "))
  }

  private func sum(_ prep: Int?, _ cook: Int?) -> Int? {
    prep == nil && cook == nil ? nil : (prep ?? 0) + (cook ?? 0)
  }
}
