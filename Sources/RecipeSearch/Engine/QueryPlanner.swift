import RecipeModel
import RecipeProviderKit

/// A part of a query that somebody has to answer.
enum QueryPart: String, Sendable, Hashable, CaseIterable {
  case text, include, exclude, time, diet, sort

  /// Whether the query has this part.
  func isAsked(in query: SearchQuery) -> Bool {
    switch self {
    case .text: !query.text.isEmpty
    case .include: !query.include.isEmpty
    case .exclude: !query.exclude.isEmpty
    case .time: query.maxMinutes != nil
    case .diet: !query.diets.isEmpty
    case .sort: query.sort != .best
    }
  }
}

/// What one provider is asked and what is left to the engine.
struct QueryPlanner {
  /// Whose plan it is.
  let descriptor: ProviderDescriptor
  let plan: ProviderPlan
  /// The query as the provider gets it.
  let nativeQuery: SearchQuery
  /// What is applied to its answer.
  let filter: LocalFilter

  init(_ query: SearchQuery, for descriptor: ProviderDescriptor) {
    self.descriptor = descriptor
    let can = descriptor.capabilities
    var native: [QueryPart] = []
    var local: [QueryPart] = []
    var unsupported: [QueryPart] = []
    var asked = query
    for part in QueryPart.allCases where part.isAsked(in: query) {
      switch part {
      case .text where can.contains(.text), .include where can.contains(.include),
        .exclude where can.contains(.exclude), .time where can.contains(.time),
        .diet where can.contains(.diet):
        native.append(part)
      case .include where !can.contains(.listsIngredients),
        .exclude where !can.contains(.listsIngredients):
        unsupported.append(part)
      case .sort where query.sort == .rating && can.contains(.sortByRating): native.append(part)
      default: local.append(part)
      }
    }
    // A source that searches words but not ingredients gets the ingredients as words when there
    // are no other ones: it would have nothing to go by.
    if query.text.isEmpty, !query.include.isEmpty, can.contains(.text), !can.contains(.include) {
      asked.text = query.include.joined(separator: " ")
    }
    nativeQuery = asked
    // Where listings name no ingredients, an exclusion can still be read off a title.
    let readable = unsupported.filter { $0 == .exclude }
    filter = LocalFilter(query, parts: Set(local + readable))
    plan = ProviderPlan(
      provider: descriptor.id, native: native.map(\.rawValue), local: local.map(\.rawValue),
      unsupported: unsupported.map(\.rawValue),
      skipReason: Self.skipReason(query, asked: asked, can: can))
  }

  private static func skipReason(
    _ query: SearchQuery, asked: SearchQuery, can: Capabilities
  ) -> String? {
    let hasWords = can.contains(.text) && !asked.text.isEmpty
    let hasIngredients = can.contains(.include) && !query.include.isEmpty
    if hasWords || hasIngredients || can.contains(.browse) { return nil }
    return query.isEmpty
      ? "it has no list to show without words or ingredients"
      : "it cannot be asked for this: it searches by \(can.names.joined(separator: ", "))"
  }
}
