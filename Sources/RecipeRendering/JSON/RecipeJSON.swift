package import RecipeModel
import RecipeProviderKit
import RecipeScreening
package import RecipeSearch

/// One recipe in full as a JSON document, version 1.
///
/// The members that an item of a search has too keep their names and meaning.
package enum RecipeJSON {
  /// The document, with a line break at its end.
  package static func render(_ recipe: Recipe) -> String { json(recipe).text(.indented) + "\n" }

  /// The document as a value.
  package static func json(_ recipe: Recipe) -> JSON {
    ["version": .int(ReportJSON.version), "recipe": member(recipe, sources: [recipe.listing])]
  }

  /// Writes the recipe alone, as a member of a document.
  /// - Parameters:
  ///   - recipe: what its sources say together.
  ///   - sources: what each of them listed, best first.
  /// - Returns: the object.
  package static func member(_ recipe: Recipe, sources: [Listing]) -> JSON {
    RecipeEntry.codec.write(RecipeEntry(recipe: recipe, sources: sources))
  }

  /// What the object is made of.
  package static var shape: ObjectShape { RecipeEntry.codec.shape }
}

/// A recipe in full as documents have it; it is only written.
private struct RecipeEntry: Sendable {
  var recipe = Recipe(listing: Listing(id: ListingID(provider: "", id: ""), title: ""))
  var sources: [Listing] = []

  static let codec: ObjectCodec<RecipeEntry> = ObjectCodec(
    "Recipe", place: "a recipe", "One recipe in full; what is not known is left out.",
    draft: RecipeEntry(), isOpen: true,
    [
      .written("id", .anyText, get: \.recipe.listing.id.description),
      .written("title", .anyText, get: \.recipe.listing.title),
    ] + Member.fields(ListingField.ofListing, in: \.recipe.listing)
      + Member.fields(ListingField.ofRecipe, in: \.recipe, leastMinutes: 0) + [
        .deferred(
          Recipe.otherIngredientsName, .list(.anyText),
          "Ingredient lines that stand elsewhere: beside the list on its page, or at other sources."
        ) { entry in
          entry.recipe.otherIngredients.isEmpty ? nil : entry.recipe.otherIngredients
        },
        .deferred(
          "stepMarks", .list(.object(StepMarkEntry.codec)),
          "The times and temperatures that the steps name."
        ) { entry in
          let marks = StepMarkEntry.all(in: entry.recipe.instructions)
          return marks.isEmpty ? nil : marks
        },
        .written(
          "fields", .named(.giver, \.name),
          "The source that a member comes from, where it is not the first one.",
          get: \.recipe.filledFields),
        .deferred("differs", .list(.object(FieldDifference.codec)), FieldDifference.sentence) {
          $0.recipe.differs.isEmpty ? nil : $0.recipe.differs
        },
        .deferred("ratedBy", .object(RatingAgreement.codec), RatingAgreement.sentence) {
          $0.recipe.ratedBy
        },
        .written(
          "origins", .list(.object(OriginEntry.codec)),
          "Every member that is told, by the source and the syntax that it came from.",
          get: \.recipe.originEntries),
        .written("sources", .list(.object(SourceEntry.codec))) { entry in
          entry.sources.map { SourceEntry($0) }
        },
      ])
}

/// Members that came from one source in one syntax.
private struct OriginEntry: Sendable {
  var origin = FieldOrigin(provider: "", syntax: "")
  var fields: [String] = []

  static let codec: ObjectCodec<OriginEntry> = ObjectCodec(
    "origin", place: "an origin", draft: OriginEntry(), isOpen: true,
    [
      .always("provider", \.origin.provider, .anyText),
      .always("syntax", \.origin.syntax, .anyText), .always("fields", \.fields, .list(.anyText)),
    ])
}

extension Recipe {
  /// The fields that come from another source than the first.
  fileprivate var filledFields: [FilledField] {
    toldFields.map { FilledField(name: $0.rawValue, provider: origin(of: $0).provider) }
      .filter { $0.provider != listing.id.provider }
  }

  fileprivate var originEntries: [OriginEntry] {
    var entries: [OriginEntry] = []
    for field in toldFields {
      let origin = origin(of: field)
      if let place = entries.firstIndex(where: { $0.origin == origin }) {
        entries[place].fields.append(field.rawValue)
      } else {
        entries.append(OriginEntry(origin: origin, fields: [field.rawValue]))
      }
    }
    return entries
  }
}

/// One merged recipe as JSON: an element of a report's `items` and a line of `potluck merge`.
package struct RecipeItemJSON: Sendable {
  /// Whether votes and reasons for merging are included.
  package var explain: Bool
  /// What each source says of its fields; nil to leave that out.
  var knowledge: (@Sendable (Listing) -> FieldKnowledge)?

  package init(explain: Bool = false) { self.explain = explain }

  /// The recipe as a value.
  package func json(_ recipe: MergedRecipe) -> JSON { .object(object(recipe)) }

  /// The recipe as an object, to which others may add members.
  package func object(_ recipe: MergedRecipe) -> JSONObject {
    ItemEntry.codec.object(entry(recipe))
  }

  func entry(_ recipe: MergedRecipe) -> ItemEntry {
    var item = ItemEntry(
      id: recipe.id, listing: recipe.unified, score: recipe.score,
      sources: recipe.sources.map { source in
        var entry = SourceEntry(source.listing, rank: source.rank, knowledge?(source.listing))
        let title = source.listing.title
        if entry.knowledge != nil, title != recipe.unified.title { entry.title = title }
        return entry
      },
      filled: recipe.filledFields)
    (item.differs, item.ratedBy) = (recipe.differs, recipe.ratedBy)
    item.missing = recipe.missing
    item.screen = recipe.screen
    if explain, recipe.knowsVotes { item.explanation = Explanation(recipe) }
    return item
  }

  /// What an item is made of.
  package static var shape: ObjectShape { ItemEntry.codec.shape }
}

/// One merged recipe as documents have it.
struct ItemEntry: Sendable {
  var id = ""
  /// What the listings say together.
  var listing = Listing(id: ListingID(provider: "", id: ""), title: "")
  var score = Score(0)
  var sources: [SourceEntry] = []
  var filled: [FilledField] = []
  var differs: [FieldDifference] = []
  var ratedBy: RatingAgreement?
  var explanation: Explanation?
  var missing: MissingFoods?
  var screen: [ScreenFinding] = []

  static let codec: ObjectCodec<ItemEntry> = ObjectCodec(
    "Item", place: "a recipe", "One recipe of the merged list; what is not known is left out.",
    draft: ItemEntry(), isOpen: true,
    [.always("id", \.id, .anyText), .required("title", \.listing.title, .anyText)]
      + Member.fields(ListingField.ofListing, in: \.listing) + [
        .always("score", \.score, .score),
        .required("sources", \.sources, sources),
        .always(
          "fields", \.filled, .named(.giver, \.name),
          "The source that a member comes from, where it is not the first one."),
        .deferred("differs", .list(.object(FieldDifference.codec)), FieldDifference.sentence) {
          $0.differs.isEmpty ? nil : $0.differs
        },
        .deferred("ratedBy", .object(RatingAgreement.codec), RatingAgreement.sentence) {
          $0.ratedBy
        },
        .deferred(
          "missing", .nullable(.list(.anyText)),
          """
          The foods that one has to get, where the query names those that one has; null where the \
          sources list no ingredients.
          """
        ) { entry -> [String]?? in
          entry.missing.map(\.names)
        },
        .deferred(
          "screen", .list(.object(ScreenFinding.codec)),
          "What was found about each diet and allergen that was asked for."
        ) { $0.screen.isEmpty ? nil : $0.screen },
        .optional("explain", \.explanation, .object(Explanation.codec)),
      ])

  private static let sources = ValueCodec<[SourceEntry]>.list(.object(SourceEntry.codec)).checked {
    sources, node in
    if sources.isEmpty, !node.log.isStopped { node.error("is empty") }
    return sources.isEmpty ? nil : sources
  }
}

extension FieldDifference {
  static let sentence =
    "The fields in which the sources contradict each other; left out where they do not."

  static let codec: ObjectCodec<FieldDifference> = ObjectCodec(
    "Difference", place: "a difference", "A field with what each source says in it.",
    draft: FieldDifference(field: .yield, values: []), isOpen: true,
    [
      .written("field", .anyText, get: \.field.rawValue),
      .written(
        "values", .list(.object(value)), "What each source says that says something.",
        get: \.values),
    ])

  private static let value: ObjectCodec<Value> = ObjectCodec(
    "difference value", place: "a value", draft: Value(provider: "", value: .null), isOpen: true,
    [.written("provider", .anyText, get: \.provider), .written("value", said, get: \.value)])

  private static let said = ValueCodec<JSON>.any.described(
    as: .keywords(["type": ["integer", "string"], "description": "Minutes, or a yield in words."]))
}

extension RatingAgreement {
  static let sentence =
    "How many sources rate it, and how many of them agree with the rating to within a tenth of the "
    + "scale; left out where fewer than two rate."

  static let codec: ObjectCodec<RatingAgreement> = ObjectCodec(
    "RatingAgreement", place: "an agreement", "How far sources agree about a rating.",
    draft: RatingAgreement(sources: 0, agree: 0), isOpen: true,
    [
      .written("sources", .count, get: \.sources), .written("agree", .count, get: \.agree),
    ])
}

/// One source's say in a recipe, with its own identifier, link and rating.
struct SourceEntry: Sendable {
  /// The identifier, the link and the rating; the other fields are not part of the entry.
  var listing: Listing
  var rank: Int?
  /// Its own title, where the recipe has another one and the document tells of fields.
  var title: String?
  var knowledge: FieldKnowledge?

  init(_ listing: Listing, rank: Int? = nil, _ knowledge: FieldKnowledge? = nil) {
    self.listing = listing
    self.rank = rank
    self.knowledge = knowledge
  }

  static let codec: ObjectCodec<SourceEntry> = ObjectCodec(
    "Source", place: "a source", "One source's say.",
    draft: SourceEntry(Listing(id: ListingID(provider: "", id: ""), title: "")), isOpen: true,
    [
      .required("provider", \.listing.id.provider, .anyText),
      .required("id", \.listing.id.id, .anyText), .optional("rank", \.rank, .rank),
      .link("url", \.listing.url), .always("rating", \.listing.rating, .rating),
      .optional(
        "title", \.title, .anyText, "Its own title, where a report tells and it is another one."),
      .custom("fields", .fieldNames, "The fields that it has, where a report tells.") {
        $0.knowledge?.given
      } set: {
        $0.knowledge = FieldKnowledge(given: $1)
      },
      .custom(
        "unknownFields", .fieldNames, "The fields of which a report cannot tell, if any."
      ) { entry -> Set<ListingField>? in
        entry.knowledge.flatMap { $0.unknown.isEmpty ? nil : $0.unknown }
      } set: {
        $0.knowledge?.unknown = $1
      },
    ])
}

/// Why a recipe has its place, and why its listings are one recipe; only the votes are read.
struct Explanation: Sendable {
  var order: Order?
  var votes: [Vote] = []
  var evidence: [MergeEvidence] = []

  /// What the recipe's place goes by, and null where the recipe does not have it.
  struct Order: Sendable {
    var by = SortOrder.best
    var value = JSON.null

    fileprivate static let codec: ObjectCodec<Order> = ObjectCodec(
      "order", place: "the order", draft: Order(), isOpen: true,
      [
        .always("by", \.by, .word),
        .always("value", \.value, orderValue),
      ])

    private static let orderValue = ValueCodec<JSON>.any.described(
      as: .anyOf([
        .keywords([
          "type": ["number", "string"],
          "description":
            "The score, rating, minutes, title, number of vote groups or of foods missing.",
        ]), .keywords(["type": "null"]),
      ]))
  }

  init() {}

  init(_ recipe: MergedRecipe) {
    let value: JSON =
      switch recipe.orderedBy {
      case .best: recipe.score.json
      case .title: .string(recipe.unified.title)
      case .rating: .optional(recipe.unified.rating.map(\.share))
      case .time: .optional(recipe.unified.totalMinutes)
      case .missing: .optional(recipe.missing?.names?.count)
      case .sources: .int(recipe.groupCount)
      }
    order = Order(by: recipe.orderedBy, value: value)
    votes = recipe.votes
    evidence = recipe.evidence
  }

  static let codec: ObjectCodec<Explanation> = ObjectCodec(
    "Explanation", place: "the explanation",
    """
    What the place goes by, the votes that make up the score, and why the listings are one recipe.
    """, draft: Explanation(), isOpen: true,
    [
      .written("order", .object(Order.codec)) { $0.order ?? Order() },
      .always("votes", \.votes, .list(.object(vote))),
      .written("merge", .list(.evidence), get: \.evidence),
    ])

  private static let vote: ObjectCodec<Vote> = ObjectCodec(
    "vote", place: "a vote",
    draft: Vote(group: "", provider: "", rank: 1, weight: 1, term: Score(0)), isOpen: true,
    [
      .required("group", \.group, .anyText), .required("provider", \.provider, .anyText),
      .required("rank", \.rank, .rank), .required("weight", \.weight, .finite),
      .required("term", \.term, .score),
      .custom(
        "kind", .anyText,
        "What the query's words found, left out where a provider votes: words, those in the title; "
          + "names, others of which the title has another name or a kind; ingredients, others in the ingredients; allWords, every word in either; title, every "
          + "word in the title and nothing else."
      ) {
        $0.kind?.rawValue
      } set: { vote, kind in
        vote.kind = Vote.Kind(rawValue: kind)
      },
    ])
}

/// Whether the first text comes before the second by its UTF-8 bytes.
func bytewise(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
