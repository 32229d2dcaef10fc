import RecipeModel
import RecipeProviderKit

/// Reads one schema.org `Recipe` object.
struct SchemaOrgRecipe {
  private let object: JSONObject

  init(_ object: JSONObject) { self.object = object }

  /// The recipe; nil when it has no name.
  ///
  /// `id` stands in where the object has no identifier of its own. The provider is left empty.
  func recipe(id: String) -> Recipe? {
    guard let title = SchemaOrgValue.text(object["name"]) else { return nil }
    let prep = SchemaOrgValue.minutes(object["prepTime"])
    let cook = SchemaOrgValue.minutes(object["cookTime"])
    let listing = Listing(
      id: ListingID(provider: "", id: SchemaOrgValue.text(object["identifier"]) ?? id),
      title: title,
      url: ["url", "mainEntityOfPage", "@id"].lazy
        .compactMap { SchemaOrgValue.link(object[$0]) }.first,
      publisher: SchemaOrgValue.text(object["publisher"]) ?? SchemaOrgValue.text(object["author"]),
      image: SchemaOrgValue.link(object["image"]),
      ingredients: SchemaOrgValue.ingredients(object["recipeIngredient"] ?? object["ingredients"]),
      rating: rating,
      totalMinutes: SchemaOrgValue.minutes(object["totalTime"]) ?? sum(prep, cook),
      recipeYield: recipeYield, diets: diets)
    return Recipe(
      listing: listing,
      summary: SchemaOrgValue.text(
        object["description"], limit: ListingLimits.paragraphCharacters),
      instructions: SchemaOrgValue.steps(object["recipeInstructions"]),
      prepMinutes: prep, cookMinutes: cook, cuisine: joined("recipeCuisine"),
      category: joined("recipeCategory"), keywords: SchemaOrgValue.words(object["keywords"]))
  }

  private var rating: Rating? {
    guard let rating = object["aggregateRating"], let value = number(rating["ratingValue"]) else {
      return nil
    }
    return Rating(value: value, scale: number(rating["bestRating"]) ?? 5)
  }

  /// Of several forms (`["4", "4 servings"]`) the one with words in it.
  private var recipeYield: String? {
    guard let forms = object["recipeYield"]?.arrayValue else {
      return SchemaOrgValue.text(object["recipeYield"])
    }
    let texts = forms.compactMap { SchemaOrgValue.text($0) }
    return texts.first { $0.contains(where: \.isLetter) } ?? texts.first
  }

  private var diets: Set<Diet>? {
    guard let value = object["suitableForDiet"] else { return nil }
    let names = SchemaOrgValue.words(value)
    return names.isEmpty ? nil : Set(names.compactMap(Diet.init(parsing:)))
  }

  private func joined(_ name: String) -> String? {
    let words = SchemaOrgValue.words(object[name])
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private func sum(_ prep: Int?, _ cook: Int?) -> Int? {
    prep == nil && cook == nil ? nil : (prep ?? 0) + (cook ?? 0)
  }

  private func number(_ json: JSON?) -> Double? {
    json?.doubleValue ?? json?.stringValue.flatMap { Double($0) }
  }
}
