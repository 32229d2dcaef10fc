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
      read(answer, into: &recipe, ListingField.ofRecipe)
      recipe.alignGroups()
      recipe.inferServings()
      return recipe
    } catch {
      throw ProviderError(
        .drift, "the recipe has no title, or one of the wrong type",
        hint: "answer with a recipe that has a “title”, or with null")
    }
  }

  private func listing(_ item: JSONCursor, id: String, title: String) -> Listing {
    var listing = Listing(id: ListingID(provider: provider, id: id), title: title)
    read(item, into: &listing, ListingField.ofListing)
    return listing
  }

  /// Reads what an object says in some fields; what cannot be used counts as not said.
  private func read<Value>(
    _ item: JSONCursor, into value: inout Value,
    _ fields: [(field: ListingField, storage: FieldStorage<Value>)]
  ) {
    for (field, storage) in fields {
      let name = field.rawValue
      switch storage {
      case .text(let path): value[keyPath: path] = item.text(name) ?? number(item, field)
      case .paragraph(let path):
        value[keyPath: path] = item.text(name, limit: ListingLimits.paragraphCharacters)
      case .link(let path): value[keyPath: path] = item.link(name)
      case .date(let path): value[keyPath: path] = item.text(name).flatMap(ISO8601Date.read)
      case .lines(let path), .joined(let path): value[keyPath: path] = lines(item, name)
      case .notes(let path): value[keyPath: path] = paragraphs(item.json[name])
      case .steps(let path):
        value[keyPath: path] = InstructionSection.one(paragraphs(item.json[name]))
      // Two members may hold one value: the one that says more comes behind the other.
      case .words(let path): take(lines(item, name), at: path, in: &value)
      case .sections(let path):
        take(parts(item.json[name], .list(.object(InstructionSection.codec))), at: path, in: &value)
      case .groups(let path):
        take(parts(item.json[name], .list(.object(IngredientGroup.codec))), at: path, in: &value)
      case .images(let path):
        take(parts(item.json[name], .list(.object(RecipeImage.codec))), at: path, in: &value)
      case .nutrients(let path):
        take(nutrients(item.json[name]), at: path, in: &value)
      case .minutes(let path): value[keyPath: path] = count(item, name, 1...525_600)
      case .count(let path): value[keyPath: path] = count(item, name, 1...1_000_000_000)
      case .rating(let path): value[keyPath: path] = rating(item.json[name])
      case .diets(let path): value[keyPath: path] = diets(item.json[name])
      }
      clean(storage, in: &value)
    }
  }

  /// Takes a list that is not empty.
  private func take<Value, Part>(
    _ parts: [Part], at path: FieldStorage<Value>.Path<[Part]>, in value: inout Value
  ) {
    if !parts.isEmpty { value[keyPath: path] = Array(parts.prefix(ListingLimits.steps)) }
  }

  /// An object of figures, each a text, a number, or an object with a text.
  private func nutrients(_ value: JSON?) -> [Nutrient] {
    guard let object = value?.objectValue else { return [] }
    return object.members.prefix(ListingLimits.steps).compactMap { member in
      switch member.value["text"] ?? member.value {
      case .string(let text): Nutrient(name: member.name, text: text)
      case .number(let number): Nutrient(name: member.name, text: number.literal)
      default: nil
      }
    }
  }

  /// What of a list can be read.
  private func parts<Part>(_ value: JSON?, _ codec: ValueCodec<[Part]>) -> [Part] {
    value.flatMap { codec.read(DocumentNode($0, log: ProblemLog())) } ?? []
  }

  /// Cleans the texts of what is made of several parts; all else is clean already.
  private func clean<Value>(_ storage: FieldStorage<Value>, in value: inout Value) {
    switch storage {
    case .sections, .groups, .images, .nutrients: break
    default: return
    }
    storage.change(&value) { text, kind in
      switch kind {
      case .link: WebLink.accept(text)
      case .line: TextCleaning.clean(text, limit: ListingLimits.titleCharacters)
      case .paragraph: TextCleaning.clean(text, limit: ListingLimits.paragraphCharacters)
      }
    }
  }

  /// How many a recipe makes may be a bare number.
  private func number(_ item: JSONCursor, _ field: ListingField) -> String? {
    field == .yield ? item.json[field.rawValue]?.intValue.map { String($0) } : nil
  }

  /// A list of texts, or a text with commas.
  private func lines(_ item: JSONCursor, _ name: String) -> [String] {
    item.json[name]?.stringValue.map { TextCleaning.splitIngredients($0) } ?? item.lines(name)
  }

  private func diets(_ value: JSON?) -> Set<Diet>? {
    value?.arrayValue.map { list in
      Set(
        list.prefix(100).compactMap { name in
          TextCleaning.clean(name.stringValue, limit: 60).flatMap { Diet(parsing: $0) }
        })
    }
  }

  private func rating(_ value: JSON?) -> Rating? {
    guard let number = value?["value"]?.doubleValue, let scale = value?["scale"]?.doubleValue
    else { return nil }
    return Rating(value: number, scale: scale)
  }

  private func count(_ item: JSONCursor, _ name: String, _ range: ClosedRange<Int>) -> Int? {
    item.json[name]?.intValue.flatMap { range ~= $0 ? $0 : nil }
  }

  /// A list of texts, or a text with one of them a line.
  private func paragraphs(_ value: JSON?) -> [String] {
    let texts: [String] =
      value?.stringValue.map { text in
        text.utf8.prefix(1 << 20).split(separator: 0x0A).map { String(Substring($0)) }
      } ?? value?.arrayValue?.lazy.compactMap(\.stringValue).prefix(ListingLimits.steps * 2).map(
        \.self)
      ?? []
    let steps = texts.lazy.compactMap {
      TextCleaning.clean($0, limit: ListingLimits.paragraphCharacters)
    }
    return Array(steps.prefix(ListingLimits.steps))
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
            [Drop.Reason.lacksIngredient, .excludedIngredient, .tooLong, .diet].map {
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
    case .groups: list(of: IngredientGroup.codec.shape)
    case .images: list(of: RecipeImage.codec.shape)
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
