import RecipeModel

/// Reads recipes out of the data that a page's own program starts with.
///
/// Next.js, Nuxt and their like put what the page shows into a script, as JSON of no vocabulary. An
/// object in it is a recipe when it has a title, a list of ingredients and steps, by whatever of
/// the usual names. JSON-LD in it is read as such.
struct EmbeddedState {
  /// The recipes by schema.org's names.
  private(set) var recipes: [JSONObject] = []
  private var values = 0
  /// What Next.js sends in pieces: lines of a name and a value each, cut anywhere.
  private var flight = ""

  private static let mostValues = 200_000
  private static let mostRecipes = 20
  /// How often documents may lie in texts of each other; each is read as deep as it nests.
  private static let mostWrappings = 8
  private static let longestScript = 4 << 20

  /// Names of states in scripts that assign them.
  private static let assigned: [StaticString] = [
    "__NEXT_DATA__", "__INITIAL_STATE__", "__PRELOADED_STATE__", "__APOLLO_STATE__", "__NUXT__",
    "__NUXT_DATA__", "__remixContext", "__INITIAL_DATA__", "__DATA__",
  ]

  /// Whether a script holds a state that may hold a recipe.
  func isState(_ script: PageScript, in page: [UInt8]) -> Bool {
    guard script.content.count < Self.longestScript else { return false }
    let content = page[script.content]
    if holds("__next_f.push", content) { return true }
    guard holds("ngredient", content) else { return false }
    if script.type == "application/json" || script.id == "__NEXT_DATA__" { return true }
    return (script.type.isEmpty || script.type == "text/javascript" || script.type == "module")
      && Self.assigned.contains { holds($0, content) }
  }

  private func holds(_ word: StaticString, _ content: ArraySlice<UInt8>) -> Bool {
    content.withUnsafeBytes { ByteSearch.first(word, in: $0) != nil }
  }

  /// Reads one script.
  mutating func read(_ content: ArraySlice<UInt8>) {
    if holds("__next_f.push", content) { return collectFlight(content) }
    guard
      let start = content.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") })
    else { return }
    if let json = try? JSON(parsing: Array(content[start...])) {
      search(json, wrappings: 0)
    } else {
      // An assignment, with a semicolon or another statement behind it.
      for json in LenientJSON.parse(content[start...]).values.prefix(4) {
        search(json, wrappings: 0)
      }
    }
  }

  private mutating func collectFlight(_ content: ArraySlice<UInt8>) {
    guard let start = content.firstIndex(of: UInt8(ascii: "[")),
      let end = content.lastIndex(of: UInt8(ascii: "]")), start < end,
      let pieces = (try? JSON(parsing: Array(content[start...end])))?.arrayValue
    else { return }
    flight += pieces.compactMap(\.stringValue).joined()
  }

  /// Reads what was sent in pieces, once all are there.
  mutating func readFlight() {
    for line in flight.utf8.split(separator: 0x0A) {
      guard holds("ngredient", Array(line)[...]),
        let open = line.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") })
      else { continue }
      if let json = try? JSON(parsing: Array(line[open...])) { search(json, wrappings: 0) }
    }
  }

  // MARK: Recipes

  private mutating func search(_ json: JSON, wrappings: Int) {
    values += 1
    guard values < Self.mostValues, recipes.count < Self.mostRecipes,
      values & 255 != 0 || !Task.isCancelled
    else { return }
    switch json {
    case .array(let elements):
      for element in elements { search(element, wrappings: wrappings) }
    case .object(let object):
      if let recipe = Self.recipe(object) { return recipes.append(recipe) }
      for member in object.members { search(member.value, wrappings: wrappings) }
    case .string(let text):
      // JSON-LD that the program is yet to put into the page.
      guard wrappings < Self.mostWrappings, text.utf8.first == UInt8(ascii: "{"),
        text.utf8.count < 1 << 20,
        text.contains("ngredient"), let inner = try? JSON(parsing: text)
      else { return }
      search(inner, wrappings: wrappings + 1)
    default: break
    }
  }

  /// An object as a recipe: by its type, or by having a title, ingredients and steps.
  private static func recipe(_ object: JSONObject) -> JSONObject? {
    if object["@type"] != nil, object["recipeIngredient"] != nil { return object }
    guard let title = first(names.title, object, where: { $0.stringValue?.isEmpty == false }),
      let lines = first(names.ingredients, object, where: isList),
      let steps = first(names.steps, object, where: { isList($0) || $0.stringValue != nil })
    else { return nil }
    var recipe = JSONObject([
      ("@type", "Recipe"), ("name", title), ("recipeIngredient", lines),
      ("recipeInstructions", steps),
    ])
    for (name, others) in names.others {
      for other in others {
        guard let value = object[other], !value.isNull else { continue }
        recipe[name] = value
        // A bare number could be read as seconds.
        if other.hasSuffix("Minutes"), let minutes = value.intValue, minutes > 0 {
          recipe[name] = .string(ISO8601Duration.text(minutes: minutes))
        }
        break
      }
    }
    return recipe
  }

  private static func first(
    _ names: [String], _ object: JSONObject, where isGood: (JSON) -> Bool
  ) -> JSON? {
    names.compactMap { object[$0] }.first(where: isGood)
  }

  private static func isList(_ json: JSON) -> Bool {
    guard let elements = json.arrayValue, !elements.isEmpty else { return false }
    return elements.contains { $0.stringValue != nil || $0.objectValue != nil }
  }

  private static let names = (
    title: ["name", "title", "headline", "recipeName"],
    ingredients: [
      "recipeIngredient", "ingredients", "ingredientLines", "ingredientGroups", "ingredientList",
    ],
    steps: [
      "recipeInstructions", "instructions", "steps", "method", "directions", "preparation",
      "preparationSteps", "methodSteps",
    ],
    others: [
      ("recipeYield", ["recipeYield", "yield", "servings", "portions", "serves"]),
      ("totalTime", ["totalTime", "totalTimeMinutes", "readyInMinutes"]),
      ("prepTime", ["prepTime", "preparationTime", "prepTimeMinutes"]),
      ("cookTime", ["cookTime", "cookingTime", "cookTimeMinutes"]),
      ("description", ["description", "summary", "intro"]), ("image", ["image", "images"]),
      ("author", ["author", "authors"]), ("nutrition", ["nutrition"]),
    ]
  )
}
