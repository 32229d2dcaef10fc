import RecipeModel
import RecipeRendering
import RecipeSearch

/// The schemas of what a search gives: the report of `potluck search --json`, version 1.
enum ReportSchemas {
  static let version = Schema.only(.int(ReportJSON.version))

  static let item = Schema(written: RecipeItemJSON.shape, dropsNulls: true)
  static let joined = Schema(written: JoinedRecipe.codec.shape, dropsNulls: true)
  static let recipe = Schema(written: RecipeJSON.shape, dropsNulls: true)
  static let query = Schema(written: SearchQuery.codec.shape).named("Query")
  static let interpretation = Schema(written: ValueCodec<[InterpretedWords]>.interpretation.schema)
    .about(InterpretedWords.about)
  static let plan = Schema(written: ProviderPlan.codec.shape)
  static let outcome = Schema(written: ProviderOutcome.codec.shape)
  /// A source's state.
  static let status = Schema(written: ValueCodec<String>.status.schema)
  static let summary = Schema(written: SearchReport.summary.shape)
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
          members: object.members.filter { !$0.value.isNull }.map {
            JSONObject.Member(name: $0.name, value: $0.value.withoutNulls)
          }))
    case .array(let elements): .array(elements.map(\.withoutNulls))
    default: self
    }
  }
}
