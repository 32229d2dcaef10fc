import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// A recipe as Tandoor's own export holds it: steps, each with the ingredients that it needs.
enum TandoorExport {
  /// The figures that Tandoor has a place for, by schema.org's names.
  static let nutrients = [
    "calories": "calories", "fatContent": "fats", "carbohydrateContent": "carbohydrates",
    "proteinContent": "proteins",
  ]

  /// The most characters that Tandoor's tables take.
  private static let (mostName, mostSummary, mostYield, mostNote) = (128, 512, 32, 256)

  /// The recipe and its best picture; `tell` takes a sentence for each text that had to be cut.
  static func files(
    _ exchanged: ExchangedRecipe, tell: (String) -> Void
  ) -> [ExportedFile] {
    let recipe = exchanged.recipe
    func cut(_ text: String, _ most: Int, _ what: String) -> JSON {
      guard text.unicodeScalars.count > most else { return .string(text) }
      tell("Tandoor holds \(most) characters of the \(what); the rest was cut off")
      return .string(String(text.unicodeScalars.prefix(most - 1)) + "…")
    }
    let title = Sanitizer.terminal(recipe.listing.title)
    let yield = recipe.listing.recipeYield.flatMap(RecipeYield.init)
    // Tandoor scales by the number: that of servings, where there is one.
    let counted = recipe.servings == nil ? yield : nil
    let noun = counted.map { $0.noun.isEmpty ? "servings" : $0.noun } ?? "servings"
    let prep = recipe.prepMinutes ?? 0
    let waiting = recipe.listing.totalMinutes.map { max(0, $0 - prep) } ?? recipe.cookMinutes ?? 0
    var words: [String] = []
    for name in exchanged.tags + recipe.keywords + recipe.categories + recipe.cuisines
    where !words.contains(name) { words.append(name) }
    let object: JSON = [
      "name": cut(title.isEmpty ? "Recipe" : title, mostName, "title"),
      "description": cut(recipe.summary ?? "", mostSummary, "summary"),
      "keywords": .array(words.map { ["name": .string(String($0.prefix(64)))] }),
      "steps": .array(steps(exchanged)), "working_time": .int(prep), "waiting_time": .int(waiting),
      "internal": true, "nutrition": nutrition(recipe),
      "servings": .int(recipe.servings ?? counted?.wholeCount ?? 1),
      "servings_text": .string(String(noun.unicodeScalars.prefix(mostYield))),
      "source_url": .string(WebLink.accept(recipe.listing.url) ?? ""),
      "created_at": .optional(exchanged.created),
    ]
    let pictures = exchanged.pictures.prefix(1).map {
      ExportedFile("image\($0.ending)", $0.bytes)
    }
    return [ExportedFile("recipe.json", object)] + pictures
  }

  // MARK: Steps

  /// One step for each section where sections have names, else one for each of the recipe's steps.
  private static func steps(_ exchanged: ExchangedRecipe) -> [JSON] {
    let sections = exchanged.recipe.sections
    var parts: [(name: String, text: String)] =
      sections.contains { $0.name != nil }
      ? sections.map { ($0.name ?? "", $0.steps.map(\.named).joined(separator: "\n\n")) }
      : exchanged.steps.map { ("", $0.named) }
    // Without a step the ingredients would have nowhere to be.
    if parts.isEmpty { parts = [("", "")] }
    var rows = parts.map { _ in [JSON]() }
    for group in exchanged.groups {
      let own = group.name.flatMap { name in parts.firstIndex { isSame($0.name, name) } }
      if own == nil, let name = group.name { rows[0].append(header(name)) }
      rows[own ?? 0] += group.ingredients.map(row)
    }
    let notes = exchanged.merged.notes
    if !notes.isEmpty {
      parts.append(("Notes", notes.joined(separator: "\n\n")))
      rows.append([])
    }
    return zip(parts, rows).enumerated().map { order, step in
      let ingredients = step.1.enumerated().map { place, row -> JSON in
        var object = row.objectValue ?? [:]
        object["order"] = .int(place)
        return .object(object)
      }
      return [
        "name": .string(String(step.0.name.prefix(mostName))),
        "instruction": .string(step.0.text), "ingredients": .array(ingredients), "time": 0,
        "order": .int(order), "show_as_header": .bool(!step.0.name.isEmpty),
        "show_ingredients_table": .bool(!ingredients.isEmpty),
      ]
    }
  }

  /// Whether a section is a group's: people write `Sauce` over both, or `For the sauce`.
  private static func isSame(_ section: String, _ group: String) -> Bool {
    func words(_ name: String) -> [String] {
      TextMatching.words(name).filter { !["for", "the", "make"].contains($0) }
    }
    return !words(group).isEmpty && words(section) == words(group)
  }

  // MARK: Ingredients

  private static func header(_ heading: String) -> JSON {
    [
      "food": .null, "unit": .null, "amount": 0, "note": .string(String(heading.prefix(mostNote))),
      "is_header": true, "no_amount": true,
    ]
  }

  private static func row(_ line: String) -> JSON {
    let ingredient = MeasuredIngredient(Sanitizer.terminal(line))
    let plain = ingredient.plainAmount
    let amount = ingredient.amount
    let isNamed = !ingredient.item.isEmpty && ingredient.item.count <= mostName
    let food = isNamed ? ingredient.item : String(ingredient.line.prefix(mostName))
    // Tandoor has one number: the range stands in the note.
    let range = amount?.upper == nil ? nil : plain?.amount
    // The sign of a fixed amount is Cooklang's alone.
    let details = [range, isNamed ? ingredient.details : ""].compactMap(\.self)
      .map { String($0.drop { "=, ".contains($0) }) }.filter { !$0.isEmpty }.joined(separator: ", ")
    let value = amount.map { Double($0.lower.numerator) / Double($0.lower.denominator) }
    let unit = plain?.unit ?? ""
    return [
      "food": ["name": .string(food)],
      "unit": isNamed && !unit.isEmpty ? ["name": .string(String(unit.prefix(mostName)))] : .null,
      "amount": isNamed ? .double(value ?? 0) : 0,
      "note": .string(String(details.prefix(mostNote))), "is_header": false,
      "no_amount": .bool(!isNamed || value == nil), "original_text": .string(line),
    ]
  }

  private static func nutrition(_ recipe: Recipe) -> JSON {
    var object = JSONObject()
    for nutrient in recipe.nutrition {
      guard let name = nutrients[nutrient.name], let number = nutrient.number else { continue }
      object[name] = .double(number)
    }
    guard !object.members.isEmpty else { return .null }
    object["source"] = .string("")
    return .object(object)
  }
}
