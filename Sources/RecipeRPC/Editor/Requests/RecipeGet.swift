import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// `recipe/get`: one recipe in full, scaled, converted and rendered where that is asked for.
struct RecipeGet: Sendable {
  static let id = Parameter("id", .listingID, "The recipe's identifier, provider:id.")
  static let url = Parameter("url", .webLink, "The recipe's page; give this or the identifier.")
  static let servings = Parameter(
    "servings", .integer(1...1000), "Scales the ingredients to so many servings.")
  static let units = Parameter<UnitSystem>(
    "units", .word, "Converts the ingredients to these units.")
  static let render = Parameter<RecipeFormat>(
    "render", .word, "Adds the recipe as a text in this format.")

  /// Which recipe.
  var reference: RecipeReference
  /// What is changed in it; nil to leave it as its source has it.
  var adaptation: RecipeAdaptation?
  /// The format of the text that is added.
  var format: RecipeFormat?

  /// Reads the params.
  /// - Throws: ``WireFailure`` of kind `invalidParams`.
  init(_ params: Params) throws(WireFailure) {
    let id = try params.optional(Self.id)
    let url = try params.optional(Self.url)
    switch (id, url) {
    case (let id?, nil): reference = .id(id)
    case (nil, let url?): reference = .url(url)
    case (nil, nil):
      throw .invalid(
        "/id", "id is missing", hint: "add \"id\": \(Self.id.form.expected), or \"url\"")
    case (_?, _?):
      throw .invalid("/url", "id and url exclude each other", hint: "leave one of them out")
    }
    let servings = try params.optional(Self.servings)
    let units = try params.optional(Self.units)
    if servings != nil || units != nil {
      adaptation = RecipeAdaptation(servings: servings, units: units)
    }
    format = try params.optional(Self.render)
  }

  /// Gets the recipe.
  /// - Throws: ``WireFailure``; `CancellationError`.
  func run(_ service: any RecipeService) async throws -> JSON {
    let found = try await service.recipe(reference)
    let adapted = adaptation?.adapt(found.recipe)
    let recipe = adapted?.recipe ?? found.recipe
    var object: JSONObject = ["recipe": Self.json(recipe)]
    if let format {
      object["rendered"] = [
        "format": .string(format.rawValue), "text": .string(RecipeRenderer(format).render(recipe)),
      ]
    }
    object["fromCache"] = .bool(found.isFromCache)
    if let notes = adapted?.notes, !notes.isEmpty {
      object["notes"] = .array(notes.map(JSON.string))
    }
    return .object(object)
  }

  /// The recipe as `potluck recipe --json` has it, without the members that are null.
  private static func json(_ recipe: Recipe) -> JSON {
    (RecipeJSON().json(recipe)["recipe"] ?? [:]).withoutNulls
  }
}

extension RecipeGet {
  /// The schema of the params.
  static var schema: JSON {
    var schema =
      Schema.object(
        [],
        optional: [
          id.property, url.property, servings.property, units.property, render.property,
        ]
      ).objectValue ?? [:]
    schema["oneOf"] = [["required": [.string(id.name)]], ["required": [.string(url.name)]]]
    return .object(schema)
  }
}

extension Form where Value == ListingID {
  /// An identifier of a recipe.
  static let listingID = Form(
    expected: "a provider and its own identifier, such as \"themealdb:52772\"",
    schema: ["type": "string", "pattern": "^[^:]+:.+"]
  ) { value throws(Mismatch) in
    guard let id = value.stringValue.flatMap(ListingID.init) else { throw Mismatch(value) }
    return id
  }
}

extension Form where Value == String {
  /// A link that may be followed.
  static let webLink = Form(
    expected: "an http or https link", schema: ["type": "string", "format": "uri"]
  ) { value throws(Mismatch) in
    guard let link = value.stringValue, WebLink.isWebLink(link) else { throw Mismatch(value) }
    return link
  }
}
