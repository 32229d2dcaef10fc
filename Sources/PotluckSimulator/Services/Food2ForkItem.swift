internal import RecipeModel

/// A recipe in Food2Fork's shape, which Forkify shares.
struct Food2ForkItem {
  let recipe: SimulatedRecipe
  let options: SimulatorOptions

  /// The members of a search result, in the recorded order.
  func summary(hasViewURL: Bool) -> JSONObject {
    var object = JSONObject()
    object["publisher"] = .string(recipe.publisher)
    if hasViewURL { object["f2f_url"] = .string(viewURL) }
    object["title"] = .string(title)
    object["source_url"] = .string(sourceURL)
    if !options.has(.missingIDs, "id", on: recipe.id, oneIn: 12) || !hasViewURL {
      object["recipe_id"] = .string(recipe.id)
    }
    object["image_url"] = .string(imageURL)
    object["social_rank"] = rank
    object["publisher_url"] = .string(recipe.publisherURL)
    return object
  }

  /// The members of a detail answer, in the recorded order.
  func detail(hasViewURL: Bool) -> JSONObject {
    var object = JSONObject()
    object["publisher"] = .string(recipe.publisher)
    if hasViewURL { object["f2f_url"] = .string(viewURL) }
    object["ingredients"] = .array(ingredients.map(JSON.string))
    object["source_url"] = .string(sourceURL)
    object["recipe_id"] = .string(recipe.id)
    object["image_url"] = .string(imageURL)
    object["social_rank"] = rank
    object["publisher_url"] = .string(recipe.publisherURL)
    object["title"] = .string(title)
    return object
  }

  private var viewURL: String { "http://food2fork.example/view/\(recipe.id)" }

  private var imageURL: String {
    recipe.image ?? "http://static.food2fork.example/\(recipe.id).jpg"
  }

  private var sourceURL: String {
    options.has(.untidyIngredients, "space", on: recipe.id, oneIn: 40)
      ? recipe.sourceURL + " " : recipe.sourceURL
  }

  private var title: String {
    if options.has(.entities, "twice", on: recipe.id, oneIn: 3) {
      return MarkupQuirks.escapedTwice(recipe.title)
    }
    return options.has(.entities, "once", on: recipe.id, oneIn: 2)
      ? MarkupQuirks.escaped(recipe.title) : recipe.title
  }

  /// `100` and `99.99999999999997` in one list.
  private var rank: JSON {
    guard options.quirks.contains(.mixedNumbers) else { return .double(recipe.rating) }
    let isWhole = recipe.rating == recipe.rating.rounded()
    let literal =
      switch StableHash.of(recipe.id) % 3 {
      case 0 where isWhole: String(Int(recipe.rating))
      case 1 where isWhole && recipe.rating > 1: "\(Int(recipe.rating) - 1).99999999999997"
      default: "\(recipe.rating)"
      }
    return JSONNumber(decimal: literal).map(JSON.number) ?? .double(recipe.rating)
  }

  private var ingredients: [String] {
    var lines = recipe.ingredients
    if options.has(.untidyIngredients, "fraction", on: recipe.id, oneIn: 4) {
      lines = lines.map(MarkupQuirks.withoutLeadingFraction)
    }
    if options.has(.entities, "lines", on: recipe.id, oneIn: 2) {
      lines = lines.map(MarkupQuirks.escaped)
    }
    if options.has(.untidyIngredients, "blank", on: recipe.id, oneIn: 8) {
      lines.insert("&nbsp;", at: lines.count / 2)
    }
    if !lines.isEmpty, options.has(.untidyIngredients, "newline", on: recipe.id, oneIn: 3) {
      lines[lines.count - 1] += "\n"
    }
    return lines
  }
}
