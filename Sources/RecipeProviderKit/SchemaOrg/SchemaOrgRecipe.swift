import PotluckSupport
public import RecipeModel

/// One schema.org `Recipe`, as files of recipes and web pages hold it.
///
/// Every form that schema.org allows for a value is read, and what sites write in its place: texts,
/// lists and objects, durations, steps in sections, and what stands elsewhere in the document under
/// its `@id`.
///
/// ```swift
/// let found = SchemaOrgRecipe.all(in: try JSON(parsing: bytes))
/// let recipes = found.compactMap { $0.recipe(id: ListingID(provider: "book", id: "1")) }
/// ```
public struct SchemaOrgRecipe: Sendable {
  /// The recipe's own members.
  package let object: JSONObject
  /// Whether the page lists or reviews the recipe rather than holds it.
  package let isRelated: Bool
  /// Whether the page names the recipe as its main entity.
  package let isMainEntity: Bool
  private let graph: SchemaOrgGraph

  /// One recipe of a graph.
  package init(object: JSONObject, graph: SchemaOrgGraph) {
    self.init(object: object, graph: graph, relation: SchemaOrgGraph.Relation())
  }

  private init(object: JSONObject, graph: SchemaOrgGraph, relation: SchemaOrgGraph.Relation) {
    self.object = object
    self.graph = graph
    isRelated = relation.isRelated
    isMainEntity = relation.isMain || graph.isMainEntity(object)
  }

  /// The recipes of a JSON-LD document in their order: itself, the elements of an array, of
  /// `@graph` or of an item list, or the main entity of a page.
  public static func all(in json: JSON) -> [SchemaOrgRecipe] {
    all(in: [json], base: nil, most: mostOfDocument)
  }

  /// The most recipes of a document, which may be a whole collection, and of a page.
  private static let mostOfDocument = 1_000_000
  private static let mostOfPage = 500

  /// The recipes of a page's documents, which refer to each other; `base` is what relative links
  /// start from.
  package static func all(in documents: [JSON], base: RequestURL?) -> [SchemaOrgRecipe] {
    all(in: documents, base: base, most: mostOfPage)
  }

  private static func all(
    in documents: [JSON], base: RequestURL?, most: Int
  ) -> [SchemaOrgRecipe] {
    let graph = SchemaOrgGraph(documents, base: base)
    return documents.flatMap { SchemaOrgGraph.recipes(in: $0, most: most) }.map {
      SchemaOrgRecipe(object: $0.object, graph: graph, relation: $0.relation)
    }
  }

  /// The recipe's own `identifier`, cleaned; nil when it has none.
  public var identifier: String? { SchemaOrgValue.text(member("identifier")) }

  /// The recipe's name, cleaned; nil when it has none.
  package var name: String? {
    ["name", "headline"].firstNonNil { SchemaOrgValue.text(member($0)) }
  }

  /// The recipe under an identifier of the caller's; nil when it has no name.
  ///
  /// Texts are cleaned by ``TextCleaning``, links are safe ``WebLink``s. Where no publisher is
  /// named it is the web site, and where there is none the author.
  public func recipe(id: ListingID) -> Recipe? {
    guard let name else { return nil }
    return recipe(id: id, title: name)
  }

  /// The recipe under an identifier and a title.
  package func recipe(id: ListingID, title: String) -> Recipe {
    var ingredients = SchemaOrgIngredients(member("recipeIngredient") ?? member("ingredients"))
    // A `HowTo` has supplies.
    if ingredients.lines.isEmpty { ingredients = SchemaOrgIngredients(member("supply")) }
    let images = SchemaOrgPictures.read(member("image"), in: graph)
    let authors =
      ["author", "Author", "creator"].firstNonNil { name in
        let names = SchemaOrgValue.names(member(name), in: graph)
        return names.isEmpty ? nil : names
      }
      ?? SchemaOrgValue.names(graph.articleAuthor, in: graph)
    let prep = SchemaOrgValue.minutes(member("prepTime"))
    // `performTime` holds the cooking, too.
    let cook = ["cookTime", "performTime"].firstNonNil { SchemaOrgValue.minutes(member($0)) }
    let yield = yields
    let listing = Listing(
      id: id, title: title,
      url: ["url", "mainEntityOfPage", "@id"].firstNonNil { SchemaOrgValue.link(object[$0]) },
      publisher: SchemaOrgValue.names(member("publisher"), in: graph).first ?? graph.siteName
        ?? authors.first,
      image: images.first?.url, ingredients: ingredients.lines, rating: rating,
      totalMinutes: SchemaOrgValue.minutes(member("totalTime")),
      recipeYield: yield.text, diets: diets)
    var recipe = Recipe(
      listing: listing,
      summary: SchemaOrgValue.text(
        member("description"), limit: ListingLimits.paragraphCharacters),
      prepMinutes: prep, cookMinutes: cook, keywords: SchemaOrgValue.words(member("keywords")))
    recipe.fillTotalMinutes()
    recipe.sections = SchemaOrgSteps.read(
      member("recipeInstructions") ?? member("instructions") ?? member("step"), in: graph)
    // Some templates put the description there.
    if let summary = recipe.summary, recipe.instructions.count == 1,
      let step = recipe.instructions.first, summary.hasPrefix(step) || step.hasPrefix(summary)
    {
      recipe.sections = []
    }
    recipe.ingredientGroups = ingredients.groups
    let beside = otherIngredients
    recipe.addOtherIngredients(beside)
    if ingredients.lacksLine || beside.contains(UnreadLine.mark) { recipe.markLackingLine() }
    recipe.authors = authors
    recipe.images = images
    recipe.servings = yield.servings
    readDetails(into: &recipe)
    return recipe
  }

  private func readDetails(into recipe: inout Recipe) {
    recipe.siteName = graph.siteName
    recipe.language = language
    recipe.datePublished = SchemaOrgValue.text(member("datePublished"))
    recipe.dateModified = SchemaOrgValue.text(member("dateModified"))
    recipe.video = SchemaOrgValue.link(member("video"), base: graph.base)
    recipe.categories = SchemaOrgValue.words(member("recipeCategory"))
    recipe.cuisines = SchemaOrgValue.words(member("recipeCuisine"))
    for plain in ListingField.plainTexts {
      recipe[keyPath: plain.path] =
        SchemaOrgValue.words(member(plain.spelling.property)).joinedOrNil
    }
    for plain in ListingField.plainWords {
      recipe[keyPath: plain.path] =
        SchemaOrgValue.names(member(plain.spelling.property), in: graph)
    }
    recipe.nutrition = SchemaOrgNutrition.read(member("nutrition"))
    recipe.ratingCount = ratingCount
    recipe.license =
      SchemaOrgValue.link(member("license")) ?? SchemaOrgValue.text(member("license"))
    recipe.isBasedOn =
      SchemaOrgValue.link(member("isBasedOn")) ?? SchemaOrgValue.text(member("isBasedOn"))
  }

  /// The lines that stand beside the list: in the property's old name, among the supplies of the
  /// recipe and its steps, and in the recipes that are parts of this one.
  private var otherIngredients: [String] {
    var beside = LinesBeside(graph: graph)
    if member("recipeIngredient") != nil { beside.add(member("ingredients")) }
    beside.add(member("supply"))
    beside.collectSupplies(object["recipeInstructions"] ?? object["step"])
    beside.collectParts(member("hasPart"))
    return beside.lines
  }

  /// A member that says something, with what it refers to.
  package func member(_ name: String) -> JSON? {
    guard let value = object[name], !value.isNull else { return nil }
    return graph.resolved(value)
  }

  // MARK: Values

  private var language: String? {
    let value = member("inLanguage")
    let tag =
      value?.stringValue ?? value?["alternateName"]?.stringValue ?? value?["name"]?.stringValue
    return tag.flatMap(LanguageTag.read)
  }

  private var ratingObject: JSONObject? {
    let rating = member("aggregateRating")
    return (rating?.arrayValue?.first ?? rating)?.objectValue
  }

  private var rating: Rating? {
    guard let object = ratingObject, let value = SchemaOrgValue.number(object["ratingValue"])
    else { return nil }
    let counts = Self.counts.compactMap { SchemaOrgValue.count(object[$0]) }
    // Sites write zero stars while nobody has voted.
    if value == 0, counts.allSatisfy({ $0 == 0 }) { return nil }
    let best = SchemaOrgValue.number(object["bestRating"]) ?? 5
    let isPercent = object["ratingValue"]?.stringValue?.contains("%") == true
    // A value beyond its scale is on a larger one.
    let scale = isPercent ? 100 : [best, 5, 10, 100].first { $0 >= value && $0 > 0 } ?? best
    return Rating(value: value, scale: scale)
  }

  private static let counts = ["ratingCount", "reviewCount", "votes"]

  private var ratingCount: Int? {
    guard let object = ratingObject else { return nil }
    return Self.counts.compactMap { SchemaOrgValue.count(object[$0]) }.first { $0 > 0 }
  }

  /// How much the recipe makes, and how many servings that is.
  ///
  /// Of several forms of one yield (`["4", "4 servings"]`) the one with words is the text; of several
  /// yields (`["8 servings", "1 loaf"]`) the one that counts something else, with the servings beside
  /// it.
  private var yields: (text: String?, servings: Int?) {
    let value = member("recipeYield") ?? member("yield")
    let texts = (value?.arrayValue ?? value.map { [$0] } ?? []).compactMap(Self.yield)
    let first = texts.first { $0.contains(where: \.isLetter) } ?? texts.first
    let read = texts.compactMap { RecipeYield($0) }
    let served = read.first { yield in
      // A bare number may be that of what another text counts.
      yield.countsServings
        && (!yield.noun.isEmpty || read.allSatisfy { $0 == yield || $0.basis != yield.basis })
    }
    let counted = read.first { !$0.countsServings }
    guard let served, let counted else {
      return (first, first.flatMap { RecipeYield($0) }.flatMap(Self.servings))
    }
    return (counted.text, Self.servings(served))
  }

  private static func yield(_ json: JSON) -> String? {
    guard let object = json.objectValue else {
      return SchemaOrgValue.text(json).flatMap { $0 == "0" ? nil : withoutEcho($0) }
    }
    return SchemaOrgQuantity.text(object) ?? SchemaOrgValue.text(object["name"])
  }

  /// `4 servings servings`, as templates write that add a unit to one, without the second.
  private static func withoutEcho(_ yield: String) -> String {
    let words = yield.split(separator: " ")
    guard words.count > 2, words[words.count - 2].lowercased() == words.last?.lowercased() else {
      return yield
    }
    return words.dropLast().joined(separator: " ")
  }

  private static func servings(_ yield: RecipeYield) -> Int? {
    guard yield.countsServings else { return nil }
    let count = yield.basis.numerator / max(1, yield.basis.denominator)
    return count > 0 ? count : nil
  }

  private var diets: Set<Diet>? {
    guard let value = member("suitableForDiet") else { return nil }
    let names = SchemaOrgValue.words(value)
    return names.isEmpty ? nil : Set(names.compactMap(Diet.init(parsing:)))
  }
}

extension [String] {
  fileprivate var joinedOrNil: String? { isEmpty ? nil : joined(separator: ", ") }
}

/// Reads schema.org's `NutritionInformation`.
enum SchemaOrgNutrition {
  private static let mostNutrients = 60

  /// The figures in their order, under schema.org's names where it has them.
  static func read(_ json: JSON?) -> [Nutrient] {
    var found: [Nutrient] = []
    for part in json?.arrayValue ?? json.map({ [$0] }) ?? [] {
      for member in part.objectValue?.members ?? [] where found.count < mostNutrients {
        guard !member.name.hasPrefix("@"), let name = TextCleaning.clean(member.name, limit: 60),
          let text = SchemaOrgValue.text(member.value)
        else { continue }
        let known = byKey[name.lowercased()] ?? name
        if !found.contains(where: { $0.name == known }) {
          found.append(Nutrient(name: known, text: text))
        }
      }
    }
    return found
  }

  private static let byKey = Dictionary(
    uniqueKeysWithValues: Nutrient.knownNames.map { ($0.lowercased(), $0) })
}

/// Tags of languages after BCP 47.
package enum LanguageTag {
  /// The tag in a text: `en_US` is `en-US`; nil for what is none.
  package static func read(_ text: String) -> String? {
    let text = text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).first ?? ""
    let parts = text.replacing("_", with: "-").split(separator: "-")
    guard let language = parts.first, 2...3 ~= language.count, text.utf8.count <= 35,
      language.allSatisfy({ $0.isASCII && $0.isLetter }),
      parts.allSatisfy({
        $0.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    else { return nil }
    return ([language.lowercased()] + parts.dropFirst().map(String.init)).joined(separator: "-")
  }

  /// The language of a recipe by its script, where hardly any other has it.
  package static func ofScript(in recipe: Recipe) -> String? {
    let text = [recipe.listing.title] + recipe.listing.ingredients + recipe.instructions.prefix(9)
    var counts: [String: Int] = [:]
    for scalar in text.joined().unicodeScalars.prefix(2_000) where !scalar.isASCII {
      if let tag = scripts.first(where: { $0.range.contains(scalar.value) })?.tag {
        counts[tag, default: 0] += 1
      }
    }
    // Japanese is written in Chinese characters, too.
    let isJapanese = (counts["ja"] ?? 0) * 10 > (counts["zh"] ?? 0)
    let best = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    guard let best, best.value > 10 else { return nil }
    return best.key == "zh" && isJapanese ? "ja" : best.key
  }

  private static let scripts: [(range: ClosedRange<UInt32>, tag: String)] = [
    (0x3040...0x30FF, "ja"), (0x4E00...0x9FFF, "zh"), (0xAC00...0xD7AF, "ko"),
    (0x0370...0x03FF, "el"), (0x0590...0x05FF, "he"), (0x0E00...0x0E7F, "th"),
  ]
}
