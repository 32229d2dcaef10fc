import RecipeModel
import RecipeProviderKit

/// The parameters of a search.
enum QueryMessage {
  /// A query and the page that is asked for.
  static func parameters(_ query: SearchQuery, page: PageToken) -> JSON {
    [
      "query": [
        "text": .string(query.text),
        "include": .array(query.include.map(JSON.string)),
        "exclude": .array(query.exclude.map(JSON.string)),
        "maxMinutes": .optional(query.maxMinutes),
        "diets": .array(query.diets.map { .string($0.rawValue) }),
        "limit": .int(query.limit),
        "sort": .string(query.sort.rawValue),
      ],
      "page": token(page),
    ]
  }

  private static func token(_ page: PageToken) -> JSON {
    switch page {
    case .number(let number): .int(number)
    case .opaque(let text): .string(text)
    }
  }
}
