import RecipeModel
import RecipeProviderKit

/// A service with RecipePuppy's interface: pages of ten, without a total, identifiers or an end
/// that can be told from a gap.
struct RecipePuppyProvider: RecipeProvider {
  let descriptor: ProviderDescriptor
  private let base: RequestURL
  private let transport: any HTTPTransport
  private let answers = AnswerReader()

  init(context: ProviderContext, base: RequestURL, gapTolerance: Int) {
    self.base = base
    transport = context.transport
    descriptor = ProviderDescriptor(
      id: context.id, kind: ProviderKind.recipePuppy.name, name: context.name,
      capabilities: [.text, .include, .exclude, .browse, .listsIngredients],
      paging: PagingPolicy(pageSize: 10, gapTolerance: gapTolerance))
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    guard case .number(let number) = page else {
      throw ProviderError(.unsupported, "\(descriptor.name) has numbered pages only")
    }
    let request = HTTPRequest(
      url: searchURL(query, page: number).text,
      headers: ["Accept": "application/json, text/javascript"])
    let response = try await transport.send(request)
    // Only the next page can tell whether this one was the last: even an empty one may be a gap.
    return try await response.inTurn {
      try PuppyItems.page(
        readAnswer(response).member("results").elements(), provider: descriptor.id,
        next: .number(number + 1))
    }
  }

  private func searchURL(_ query: SearchQuery, page: Int) -> RequestURL {
    let ingredients =
      query.include.compactMap(ingredient)
      + query.exclude.compactMap(ingredient).map { "-" + $0 }
    return base.appending(path: "api", "")
      .appending(query: "i", ingredients.isEmpty ? nil : ingredients.joined(separator: ","))
      .appending(query: "q", query.text.isEmpty ? nil : query.text)
      .appending(query: "p", String(page))
  }

  /// One name for the list: a comma would split it, a leading minus would turn its sense around.
  private func ingredient(_ name: String) -> String? {
    let words = name.split { $0 == "," || $0.isWhitespace }.joined(separator: " ")
    let bare = words.drop { $0 == "-" || $0 == " " }
    return bare.isEmpty ? nil : String(bare)
  }

  private func readAnswer(_ response: HTTPResponse) throws -> JSONCursor {
    // The service answers so past its end, but in mid-list too.
    if response.status == 500,
      BodyExcerpt(response.body).htmlTitle?.contains("404 File Not Found") == true
    {
      throw ProviderError(
        .httpError, "the service knows no such page (HTTP 500, titled “404 File Not Found”)",
        fix: "other pages may still answer", httpStatus: 500, isPlausibleEnd: true)
    }
    return try answers.json(response)
  }
}
