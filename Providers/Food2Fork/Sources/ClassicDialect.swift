import RecipeModel
import RecipeProviderKit

/// The interface of food2fork.com.
struct ClassicDialect: Dialect {
  let key: Secret?
  let pageSize: Int
  let gapTolerance: Int

  var capabilities: Capabilities { [.text, .include, .browse, .detail, .sortByRating] }
  var paging: PagingPolicy { PagingPolicy(pageSize: pageSize, gapTolerance: gapTolerance) }
  var headers: HTTPHeaders { ["Accept": "application/json"] }

  func searchURL(_ query: SearchQuery, page: Int, base: RequestURL) -> RequestURL {
    // Without words the service lists its top rated recipes.
    let words = query.allWords
    return base.appending(path: "api", "search")
      .appending(query: "key", key?.exposed)
      .appending(query: "q", words.isEmpty ? nil : words.joined(separator: ","))
      .appending(query: "sort", query.sort == .rating ? "r" : nil)
      .appending(query: "page", String(page))
      .appending(query: "count", pageSize == 30 ? nil : String(pageSize))
  }

  func page(_ response: HTTPResponse, number: Int, reading: ItemReading) throws -> SearchPage {
    let (items, complaint) = try ClassicItem.items(response, reading)
    // `count` is the length of this page, so it is no total; an empty page is the end.
    var page = try SearchPage(
      items: items, next: items.isEmpty ? nil : .number(number + 1), redaction: reading.redaction
    ) { try ClassicItem.listing($0, provider: reading.provider) }
    page.shortfall = page.shortfall ?? complaint
    return page
  }

  func recipeURL(_ id: String, base: RequestURL) -> RequestURL {
    base.appending(path: "api", "get").appending(query: "key", key?.exposed)
      .appending(query: "rId", id)
  }

  func recipe(_ response: HTTPResponse, reading: ItemReading) throws -> Recipe? {
    try ClassicItem.recipe(response, reading)
  }
}

extension SearchQuery {
  /// The free words and the wanted ingredients, one entry each; commas would split an entry.
  var allWords: [String] {
    ([text] + include)
      .map { $0.split { $0 == "," || $0.isWhitespace }.joined(separator: " ") }
      .filter { !$0.isEmpty }
  }
}
