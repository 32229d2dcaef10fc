package import RecipeModel
import RecipeProviderKit

/// A recipe as a schema.org `Recipe` in JSON-LD.
///
/// What schema.org has no place for is written as recipe managers read it: the name of a group is a
/// line in brackets, a note a comment. `<`, `>` and `&` are escaped, so that the document can stand inside a `<script>` element.
package enum RecipeJSONLD {
  static func render(_ recipe: Recipe) -> String {
    var text = ""
    for character in JSON.object(members(recipe)).text(.indented).unicodeScalars {
      // None of them occurs outside a string.
      switch character {
      case "<": text += "\\u003c"
      case ">": text += "\\u003e"
      case "&": text += "\\u0026"
      default: text.unicodeScalars.append(character)
      }
    }
    return text + "\n"
  }

  /// The members of the object, those that say something.
  package static func members(_ recipe: Recipe) -> JSONObject {
    let listing = recipe.listing
    var object: JSONObject = [
      "@context": "https://schema.org", "@type": "Recipe", "name": .string(listing.title),
    ]
    func add(_ name: String, _ value: JSON?) {
      if let value { object[name] = value }
    }
    func duration(_ minutes: Int?) -> JSON? {
      minutes.map { JSON.string(ISO8601Duration.text(minutes: $0)) }
    }
    add("url", WebLink.accept(listing.url).map(JSON.string))
    add("mainEntityOfPage", WebLink.accept(recipe.canonicalURL).map(JSON.string))
    add("image", images(recipe))
    add("video", video(recipe))
    add("publisher", (listing.publisher ?? recipe.siteName).map { thing("Organization", $0) })
    add("author", oneOrMore(recipe.authors.map { thing("Person", $0) }))
    add("inLanguage", recipe.language.map(JSON.string))
    add("datePublished", recipe.datePublished.map(JSON.string))
    add("dateModified", recipe.dateModified.map(JSON.string))
    add("description", recipe.summary.map(JSON.string))
    add("recipeYield", (listing.recipeYield ?? recipe.servings.map(String.init)).map(JSON.string))
    add("prepTime", duration(recipe.prepMinutes))
    add("cookTime", duration(recipe.cookMinutes))
    add("totalTime", duration(listing.totalMinutes))
    add("recipeCategory", oneOrMore(recipe.categories.map(JSON.string)))
    add("recipeCuisine", oneOrMore(recipe.cuisines.map(JSON.string)))
    for plain in ListingField.plainTexts {
      add(plain.spelling.property, recipe[keyPath: plain.path].map(JSON.string))
    }
    add("keywords", list(recipe.keywords.map(JSON.string)))
    let diets = (listing.diets ?? []).filter { Diet.known.values.contains($0) && $0.isSchemaOrg }
    add(
      "suitableForDiet",
      list(diets.map(\.rawValue).sorted(by: bytewise).map { .string("https://schema.org/\($0)") }))
    add("aggregateRating", rating(recipe))
    for plain in ListingField.plainWords {
      add(plain.spelling.property, list(recipe[keyPath: plain.path].map(JSON.string)))
    }
    add("recipeIngredient", list(ingredients(recipe).map(JSON.string)))
    // Read back from there, they count where the recipe is judged.
    add("supply", list(recipe.otherIngredients.map(JSON.string)))
    add("recipeInstructions", list(recipe.sections.flatMap(steps)))
    add("nutrition", nutrition(recipe.nutrition))
    add("comment", list(recipe.notes.map(comment)))
    add("license", recipe.license.map(JSON.string))
    add("isBasedOn", recipe.isBasedOn.map(JSON.string))
    return object
  }

  private static func thing(_ type: String, _ name: String) -> JSON {
    ["@type": .string(type), "name": .string(name)]
  }

  private static func images(_ recipe: Recipe) -> JSON? {
    let images = recipe.images.compactMap { image -> JSON? in
      guard let url = WebLink.accept(image.url) else { return nil }
      guard image.width != nil || image.height != nil else { return .string(url) }
      var object: JSONObject = ["@type": "ImageObject", "url": .string(url)]
      if let width = image.width { object["width"] = .int(width) }
      if let height = image.height { object["height"] = .int(height) }
      return .object(object)
    }
    return list(images) ?? WebLink.accept(recipe.listing.image).map(JSON.string)
  }

  private static func video(_ recipe: Recipe) -> JSON? {
    WebLink.accept(recipe.video).map { link in
      ["@type": "VideoObject", "name": .string(recipe.listing.title), "contentUrl": .string(link)]
    }
  }

  /// A rating of nobody knows how many is none in schema.org's sense.
  private static func rating(_ recipe: Recipe) -> JSON? {
    guard let rating = recipe.listing.rating, let count = recipe.ratingCount else { return nil }
    return [
      "@type": "AggregateRating", "ratingValue": .double(rating.value),
      "bestRating": .double(rating.scale), "ratingCount": .int(count),
    ]
  }

  /// The lines; recipe managers take one in brackets for the name of the group behind it.
  private static func ingredients(_ recipe: Recipe) -> [String] {
    let groups = recipe.ingredientGroups
    // A group without a name can only be the first one.
    guard !groups.isEmpty, groups.dropFirst().allSatisfy({ $0.name != nil }) else {
      return recipe.listing.ingredients
    }
    return groups.flatMap { group in (group.name.map { ["[\($0)]"] } ?? []) + group.ingredients }
  }

  private static func steps(_ section: InstructionSection) -> [JSON] {
    let steps = section.steps.map { step -> JSON in
      var object: JSONObject = ["@type": "HowToStep"]
      if let name = step.name { object["name"] = .string(name) }
      object["text"] = .string(step.text)
      if let image = WebLink.accept(step.image) { object["image"] = .string(image) }
      return .object(object)
    }
    guard let name = section.name else { return steps }
    return [["@type": "HowToSection", "name": .string(name), "itemListElement": .array(steps)]]
  }

  private static func nutrition(_ nutrients: [Nutrient]) -> JSON? {
    guard !nutrients.isEmpty else { return nil }
    var object: JSONObject = ["@type": "NutritionInformation"]
    for nutrient in nutrients where object[nutrient.name] == nil {
      guard nutrient.name.allSatisfy({ $0.isASCII && $0.isLetter }) else { continue }
      object[nutrient.name] = .string(nutrient.text)
    }
    return .object(object)
  }

  private static func comment(_ note: String) -> JSON {
    ["@type": "Comment", "name": "Author Notes", "text": .string(note)]
  }

  private static func oneOrMore(_ values: [JSON]) -> JSON? {
    values.count == 1 ? values[0] : list(values)
  }

  private static func list(_ values: [JSON]) -> JSON? { values.isEmpty ? nil : .array(values) }
}
