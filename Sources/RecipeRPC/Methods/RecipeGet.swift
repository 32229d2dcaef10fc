import RecipeModel
import RecipeProviderKit
import RecipeRendering

extension Method {
  static let recipeGet = Method(
    "recipe/get", "Gets one recipe in full.", RecipeGet.self,
    result: Schema.object(
      ["recipe": ReportSchemas.recipe, "fromCache": .flag],
      optional: [
        "rendered": .object([
          "format": .word(RecipeFormat.self).adding(["type": "string"]), "text": .text,
        ]),
        "notes": .texts.about("What could not be scaled, converted or asked for."),
        "scaled": Schema(written: ScaledJSON.shape),
      ]
    ).named("RecipeResult")
  ) { $0.json($1) }
}

/// `recipe/get`: one recipe in full, scaled, converted and rendered where that is asked for.
struct RecipeGet: Operation {
  var id: ListingID?
  var url: String?
  var html: String?
  var servings: Int?
  var units: UnitSystem?
  /// The format of the text that is added.
  var format: RecipeFormat?

  static let codec = ObjectCodec(
    params: "RecipeParams", RecipeGet(),
    [
      .optional("id", \.id, .listingID, "The recipe's identifier, provider:id."),
      .optional(
        "url", \.url, .webLink, "The recipe's page; give this or the identifier."),
      .html(\.html),
      .optional(
        "servings", \.servings, .int(SearchQuery.servings),
        "Scales the ingredients to so many servings."),
      .optional(
        "units", \.units, .oneOfWords, "Converts the ingredients to these units."),
      .optional(
        "render", \.format, .oneOfWords, "Adds the recipe as a text in this format."),
    ])

  static let schema = Schema(codec.shape, RecipeReference.rule)

  mutating func check() throws(Failure) { _ = try reference }

  private var reference: RecipeReference {
    get throws(Failure) { try RecipeReference(id: id, url: url, html: html) }
  }

  /// Gets the recipe.
  /// - Throws: ``Failure``; `CancellationError`.
  func run(_ context: OperationContext) async throws -> Output {
    let found = try await found(in: context.service)
    let isAdapted = servings != nil || units != nil
    var adapted =
      isAdapted
      ? RecipeAdaptation(servings: servings, units: units).adapt(found.recipe)
      : AdaptedRecipe(recipe: found.recipe, notes: [])
    if let day = found.keptAt?.prefix(10) {
      adapted.notes.append("The source could not be asked; this is what was kept on \(day)")
    }
    return Output(adapted: adapted, isFromCache: found.isFromCache)
  }

  private func found(in service: any RecipeService) async throws -> FoundRecipe {
    do { return try await service.recipe(reference) } catch var failure as Failure
      where failure.code == .notFound && failure.fix == nil
    {
      failure.fix = "search again and use the id of an item, byte for byte"
      throw failure
    }
  }

  /// A recipe in full, as the client wants to have it.
  struct Output: Sendable {
    /// The recipe with what is to be said of it.
    var adapted: AdaptedRecipe
    /// Whether nobody was asked for it.
    var isFromCache: Bool
  }

  fileprivate func json(_ output: Output) -> JSON {
    let recipe = output.adapted.recipe
    var object: JSONObject = ["recipe": Self.json(recipe)]
    if let format {
      object["rendered"] = [
        "format": .string(format.rawValue), "text": .string(RecipeRenderer(format).render(recipe)),
      ]
    }
    object["fromCache"] = .bool(output.isFromCache)
    object["scaled"] = ScaledJSON.json(output.adapted)
    let notes = output.adapted.notes
    if !notes.isEmpty { object["notes"] = .array(notes.map(JSON.string)) }
    return .object(object)
  }

  /// The recipe as `potluck recipe --json` has it, without the members that are null.
  private static func json(_ recipe: Recipe) -> JSON {
    RecipeJSON.member(recipe, sources: [recipe.listing]).withoutNulls
  }
}

extension RecipeReference {
  /// What params have to hold to name one recipe.
  static let rule: JSONObject = ["oneOf": [["required": ["id"]], ["required": ["url"]]]]

  /// The recipe that params name.
  init(id: ListingID?, url: String?, html: String?) throws(Failure) {
    switch (id, url) {
    case (let id?, nil):
      guard html == nil else {
        throw .invalid("/html", "html needs url", fix: "say where the page is: \"url\"")
      }
      self = .id(id)
    case (nil, let url?):
      self = html.map { .page(HandedPage(url: url, html: $0)) } ?? .url(url)
    case (nil, nil):
      let expected = ValueCodec<ListingID>.listingID.expected ?? ""
      throw .invalid("/id", "id is missing", fix: "add \"id\": \(expected), or \"url\"")
    case (_?, _?):
      throw .invalid("/url", "id and url exclude each other", fix: "leave one of them out")
    }
  }
}

extension Member {
  /// The page itself, in place of asking for it.
  static func html(_ path: Property<Owner, String?>) -> Member {
    .optional(
      "html", path, .string,
      "The page's HTML as a browser shows it, or the text of an MHTML file that it saved, with its url: nobody is asked for the page."
    )
  }
}
