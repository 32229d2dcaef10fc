import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// schema.org's Recipe as recipe managers read it: every member that one of them takes for granted
/// is there, and headings are lines of their own.
enum SchemaExport {
  /// An element of a list as RecipeSage writes it, which Tandoor reads, too.
  static func list(_ exchanged: ExchangedRecipe) -> JSONObject {
    let recipe = exchanged.recipe
    var object = base(exchanged)
    object["image"] = .array(pictureLinks(recipe).map(JSON.string))
    object["recipeYield"] = .string(recipe.yieldText)
    object["recipeCategory"] = .array(recipe.categories.map(JSON.string))
    object["recipeIngredient"] = .array(exchanged.ingredients { "[\($0)]" }.map(JSON.string))
    var steps: [JSON] = []
    for section in recipe.sections {
      if let name = section.name { steps.append(step(InstructionStep(text: "[\(name)]"))) }
      steps += section.steps.map(step)
    }
    // Tandoor hangs the ingredients on the first step.
    object["recipeInstructions"] = .array(steps.isEmpty ? [step(InstructionStep(text: ""))] : steps)
    for name in ["description", "prepTime", "totalTime"] where object[name] == nil {
      object[name] = ""
    }
    object["creditText"] = .string(recipe.listing.publisher ?? recipe.siteName ?? "")
    object["isBasedOn"] = .string(recipe.isBasedOn ?? WebLink.accept(recipe.listing.url) ?? "")
    return object
  }

  /// The folder of a recipe as Nextcloud Cookbook keeps it; members that the app does not know stay.
  static func nextcloud(_ exchanged: ExchangedRecipe, folder: String) -> [ExportedFile] {
    let recipe = exchanged.recipe
    var object = base(exchanged)
    object["@context"] = "http://schema.org"
    object["description"] = .string(recipe.summary ?? "")
    object["url"] = .string(WebLink.accept(recipe.listing.url) ?? "")
    object["image"] = .string(pictureLinks(recipe).first ?? "")
    object["recipeYield"] = .int(recipe.servings ?? recipe.yieldCount ?? 1)
    // Tandoor makes a keyword of an empty one.
    object["recipeCategory"] = recipe.categories.first.map(JSON.string)
    let keywords = exchanged.merged.keywords.map { $0.replacing(",", with: " ") }
    object["keywords"] = .string(keywords.joined(separator: ","))
    object["tool"] = .array(recipe.equipment.map(JSON.string))
    object["recipeIngredient"] = .array(exchanged.ingredients { "## \($0)" }.map(JSON.string))
    object["recipeInstructions"] = .array(exchanged.directions { "## \($0)" }.map(JSON.string))
    if object["nutrition"] == nil { object["nutrition"] = ["@type": "NutritionInformation"] }
    let files = [ExportedFile("\(folder)/recipe.json", .object(object))]
    // The app calls it so whatever it is.
    return files + exchanged.pictures.prefix(1).map { ExportedFile("\(folder)/full.jpg", $0.bytes) }
  }

  /// What both have in common.
  private static func base(_ exchanged: ExchangedRecipe) -> JSONObject {
    let recipe = exchanged.recipe
    var object = RecipeJSONLD.members(exchanged.merged)
    object["identifier"] = .string(StableIdentifier.guid(recipe))
    if let rating = recipe.listing.rating {
      var values: JSONObject = [
        "@type": "AggregateRating", "ratingValue": .double(rating.value),
        "bestRating": .double(rating.scale),
      ]
      if let count = recipe.ratingCount { values["ratingCount"] = .int(count) }
      object["aggregateRating"] = .object(values)
    } else if let stars = exchanged.ownRating {
      object["aggregateRating"] = [
        "@type": "AggregateRating", "ratingValue": .string("\(stars)"), "bestRating": "5",
      ]
    }
    let notes = exchanged.merged.notes.joined(separator: "\n")
    object["comment"] = [["@type": "Comment", "name": "Author Notes", "text": .string(notes)]]
    object[OwnersMember.name] = OwnersMember.write(exchanged)
    if let created = exchanged.created { object["dateCreated"] = .string(created) }
    return object
  }

  private static func pictureLinks(_ recipe: Recipe) -> [String] {
    let links = recipe.images.map(\.url) + (recipe.listing.image.map { [$0] } ?? [])
    var seen: Set<String> = []
    return links.compactMap(WebLink.accept).filter { seen.insert($0).inserted }
  }

  private static func step(_ step: InstructionStep) -> JSON {
    var object: JSONObject = ["@type": "HowToStep"]
    if let name = step.name { object["name"] = .string(name) }
    object["text"] = .string(step.text)
    if let image = WebLink.accept(step.image) { object["image"] = .string(image) }
    return .object(object)
  }
}

extension ExchangedRecipe {
  /// The ingredient lines with each group's name as a line before its own.
  func ingredients(heading: (String) -> String) -> [String] {
    groups.flatMap { ($0.name.map { [heading($0)] } ?? []) + $0.ingredients }
  }

  /// The steps, their own names before their texts, with each section's name as a line before.
  func directions(heading: (String) -> String) -> [String] {
    recipe.sections.flatMap { section in
      (section.name.map { [heading($0)] } ?? []) + section.steps.map(\.named)
    }
  }
}

extension Recipe {
  /// How much it makes, in words; empty where nobody says.
  var yieldText: String {
    listing.recipeYield ?? servings.map { $0 == 1 ? "1 serving" : "\($0) servings" } ?? ""
  }

  /// The number of the yield, where it is one whole number.
  var yieldCount: Int? { listing.recipeYield.flatMap(RecipeYield.init)?.wholeCount }
}
