import RecipeModel
import RecipeProviderKit

/// Reads a page of listings, one listing, and a recipe in full.
struct ListingMessage {
  /// The identifier of the provider.
  let provider: String
  /// Takes secrets out of excerpts.
  let redaction: Redaction

  /// Reads the result of `search`.
  /// - Throws: ``ProviderError`` with code `drift`.
  func page(_ answer: JSONCursor) throws -> SearchPage {
    do { return try read(answer) } catch var error as ProviderError where error.code == .drift {
      error.fix =
        "correct the program: its result is {\"listings\": […]}, and each of them has a \"title\" "
        + "and an \"id\" or a \"url\""
      throw error
    }
  }

  private func read(_ answer: JSONCursor) throws -> SearchPage {
    let total = answer.optional("total")?.json.intValue
    var page = try SearchPage(
      items: answer.member("listings").elements(),
      next: answer.optional("next").flatMap { try AnswerMessage.token($0) },
      total: total.flatMap { $0 < 0 ? nil : $0 }, redaction: redaction
    ) { item in
      let title = try item.title()
      guard let id = try item.identifier("id") ?? item.link("url") else {
        throw ItemRejection(.missingID)
      }
      return listing(item, id: id, title: title)
    }
    page.filtered = answer.json["filtered"].flatMap(filtered)
    return page
  }

  /// How many recipes the program's own filters left out; nil unless that is an object.
  private func filtered(_ value: JSON) -> [Drop.Reason: Int]? {
    value.objectValue.map { object in
      object.members.reduce(into: [:]) { counts, member in
        guard let count = member.value.intValue, 1...1_000_000_000 ~= count else { return }
        counts[Drop.Reason(rawValue: member.name)] = count
      }
    }
  }

  /// Reads the result of `recipe`; an answer without an identifier is the recipe asked for.
  /// - Throws: ``ProviderError`` with code `drift`.
  func recipe(_ answer: JSONCursor, for id: String) throws -> Recipe {
    guard answer.json.objectValue != nil else { throw answer.wrongType("an object") }
    do {
      let title = try answer.title()
      let listing = listing(answer, id: try answer.identifier("id") ?? id, title: title)
      var recipe = Recipe(listing: listing)
      Self.fields.read(ListingField.ofRecipe, of: answer.json, into: &recipe)
      recipe.alignGroups()
      recipe.inferServings()
      return recipe
    } catch {
      throw ProviderError(
        .drift, "the recipe has no title, or one of the wrong type",
        fix: "answer with a recipe that has a “title”, or with null")
    }
  }

  private func listing(_ item: JSONCursor, id: String, title: String) -> Listing {
    var listing = Listing(id: ListingID(provider: provider, id: id), title: title)
    Self.fields.read(ListingField.ofListing, of: item.json, into: &listing)
    return listing
  }

  private static let fields = RecipeFieldReader(clean: { TextCleaning.clean($0, limit: $1) }) {
    guard let number = $0["value"]?.doubleValue, let scale = $0["scale"]?.doubleValue
    else { return nil }
    return Rating(value: number, scale: scale)
  }
}

// MARK: - Schemas

extension ListingMessage {
  /// The result of `search`.
  static let pageSchema = ProcessProtocol.object(
    [
      "listings": ["type": "array", "items": ProcessProtocol.ref("listing")],
      "next": ["type": ["integer", "string", "null"]],
      "total": ["type": ["integer", "null"], "minimum": 0],
      "filtered": [
        "description": "On the first page: how many recipes the program's filters left out.",
        "type": ["object", "null"],
        "properties": .object(
          JSONObject(
            ([.lacksIngredient, .excludedIngredient] + Drop.Reason.limits + [.diet]).map {
              ($0.rawValue, ProcessProtocol.integer(from: 0))
            })),
      ],
    ], required: ["listings"], about: "The result of search.")

  /// A listing.
  static let listingSchema: JSON = [
    "type": "object", "required": ["title"],
    "anyOf": [["required": ["id"]], ["required": ["url"]]],
    "properties": .object(
      JSONObject(
        [
          ("id", ["description": "The url unless given.", "type": ["string", "integer"]]), title,
        ] + ListingField.ofListing.map { property($0.field, $0.storage) })),
  ]

  /// The result of `recipe`.
  static let recipeSchema = ProcessProtocol.object(
    JSONObject([title] + ListingField.ofRecipe.map { property($0.field, $0.storage) }),
    required: ["title"], about: "The result of recipe: a listing, and what only the detail has.")

  private static let title: (String, JSON) = ("title", ["type": "string", "minLength": 1])

  private static func property<Value>(
    _ field: ListingField, _ storage: FieldStorage<Value>
  ) -> (String, JSON) {
    (field.rawValue, schema(storage, isNumberToo: field == .yield))
  }

  private static func schema<Value>(_ storage: FieldStorage<Value>, isNumberToo: Bool) -> JSON {
    switch storage {
    case .text where isNumberToo: ["type": ["string", "integer", "null"]]
    case .text, .paragraph, .link, .date: ["type": ["string", "null"]]
    case .lines, .words, .joined: ProcessProtocol.ref("words")
    case .sections: list(of: InstructionSection.codec.shape)
    case .parts(let parts): list(of: parts.shape)
    case .nutrients:
      [
        "description": "By schema.org's names: a text, a number, or an object with a text.",
        "type": ["object", "null"],
        "additionalProperties": ["type": ["string", "number", "object"]],
      ]
    case .steps, .notes:
      [
        "description": "A list, or a text with one step a line.",
        "type": ["array", "string", "null"], "items": ProcessProtocol.text,
      ]
    case .minutes, .count: ["type": ["integer", "null"], "minimum": 1]
    case .rating:
      [
        "type": ["object", "null"], "required": ["value", "scale"],
        "properties": [
          "value": ["type": "number", "minimum": 0],
          "scale": ["type": "number", "exclusiveMinimum": 0],
        ],
      ]
    case .diets: ["type": ["array", "null"], "items": ProcessProtocol.text]
    }
  }

  private static func list(of shape: ObjectShape) -> JSON {
    [
      "type": ["array", "null"],
      "items": .object(SchemaWriter(usesReferences: false).object(shape)),
    ]
  }
}
