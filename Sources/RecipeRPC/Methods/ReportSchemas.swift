import RecipeModel
import RecipeRendering
import RecipeSearch

/// The schemas of what a search gives: the report of `potluck search --json`, version 1.
enum ReportSchemas {
  static let version = Schema.only(.int(ReportJSON.version))

  /// The fields that an item and a recipe share, but for lists, which are always there.
  static let fields = properties(ListingField.ofListing)

  /// The fields that may be unknown.
  static func properties<Value>(
    _ fields: [(field: ListingField, storage: FieldStorage<Value>)], minutes: Schema = .rank
  ) -> Schema.Properties {
    Schema.Properties(
      fields.filter { !$0.storage.isList }.map {
        ($0.field.rawValue, schema($0.storage, minutes))
      })
  }

  private static func schema<Value>(_ storage: FieldStorage<Value>, _ minutes: Schema) -> Schema {
    switch storage {
    case .text, .paragraph: .text
    case .link: .link
    case .lines, .steps, .words, .diets: .texts
    case .minutes: minutes
    case .rating: .range(0...1, type: "number").about("The rating as a share of the best.")
    }
  }

  static let item = Schema.object(
    [
      "id": .text, "title": .text, "ingredients": .texts, "score": .number,
      "sources": .list(source),
      "fields": .map(.text).about(
        "The source that a member came from, where the first one lacked it."),
    ], optional: fields.with(["explain": explanation])
  ).about("One recipe of the merged list; what is not known is left out.").named("Item")

  static let source = Schema.object(
    ["provider": .text, "id": .text],
    optional: ["rank": .rank, "url": .link, "rating": rating]
  ).about("One source's say.").named("Source")

  static let rating = Schema.object(["value": .number, "scale": .number])

  private static let explanation = Schema.object([
    "order": .object([
      "by": .word(SortOrder.self),
      "value": .types("number", "string", "null").about(
        "The score, rating, minutes, title or number of vote groups."),
    ]),
    "votes": .list(
      .object([
        "group": .text, "provider": .text, "rank": .rank, "weight": .number, "term": .number,
      ])),
    "merge": .list(
      .document(["kind": .text, "strength": .number, "between": .texts]).about(
        "A reason; figures of its kind stand beside it.")),
  ]).about(
    "What the place goes by, the votes that make up the score, and why the listings are one recipe."
  ).named("Explanation")

  static let query = Schema.object([
    "text": .text, "include": .texts, "exclude": .texts, "limit": .rank,
    "sort": .word(SortOrder.self), "maxMinutes": .nullable(.rank), "diets": .texts,
  ]).named("Query")

  static let plan = Schema.object([
    "provider": .text, "native": .texts, "local": .texts, "unsupported": .texts,
    "skipReason": .nullable(.text),
  ]).about("Who answers which part of the query: the source, Potluck afterwards, or nobody.").named(
    "Plan")

  static let outcome = Schema.object([
    "id": .text, "kind": .text, "name": .text, "status": status,
    "pages": .object([
      "asked": .count, "answered": .count,
      "gaps": .list(
        .object(["page": .count, "reason": .text, "httpStatus": .nullable(.count)])),
    ]),
    "listings": .object([
      "received": .count, "kept": .count, "dropped": .map(.count), "filtered": .count,
    ]),
    "total": .nullable(.count), "durationMs": .count, "firstListingMs": .nullable(.count),
    "cache": .one(of: CacheState.allCases.map { .string($0.rawValue) } + [.null]),
    "error": .nullable(failed), "retryAt": .nullable(.moment),
  ]).about("What became of one source.").named("Outcome")

  /// A source's state.
  static let status = Schema.openWord(ProviderOutcome.Status.explained.map(\.rawValue))

  private static let failed = Schema.object([
    "code": .text, "message": .text, "hint": .nullable(.text), "httpStatus": .nullable(.count),
  ]).named("Failed")

  static let summary = Schema.object([
    "answer": .text, "recipes": .count, "sources": .count, "asked": .count, "failed": .count,
    "filtered": .count, "uncompared": .count, "durationMs": .count,
  ]).named("Summary")
}

/// A merged recipe as it goes over the wire: as in a report, without the members that are null.
struct ItemJSON: Sendable {
  private let renderer: RecipeItemJSON

  init(explain: Bool) { renderer = RecipeItemJSON(explain: explain) }

  func json(_ recipe: MergedRecipe) -> JSON { renderer.json(recipe).withoutNulls }
}

extension JSON {
  /// The value without the members that are null, at any depth: scripts take them for something.
  var withoutNulls: JSON {
    switch self {
    case .object(let object):
      .object(
        JSONObject(
          members: object.members.lazy.filter { !$0.value.isNull }.map {
            JSONObject.Member(name: $0.name, value: $0.value.withoutNulls)
          }))
    case .array(let elements): .array(elements.map(\.withoutNulls))
    default: self
    }
  }
}
