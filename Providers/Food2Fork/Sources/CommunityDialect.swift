import RecipeModel
import RecipeProviderKit

/// The interface of the community's server (food2fork.ca).
///
/// Its results come out of an unordered set, so pages may overlap; the walk drops the repeats.
struct CommunityDialect: Dialect {
  let token: Secret?
  let gapTolerance: Int

  // Words are looked for singly, so the server cannot answer for ingredients; the listings can.
  var capabilities: Capabilities { [.text, .browse, .detail, .listsIngredients] }
  var paging: PagingPolicy { PagingPolicy(pageSize: 30, gapTolerance: gapTolerance) }
  var headers: HTTPHeaders {
    var headers: HTTPHeaders = ["Accept": "application/json"]
    if let token { headers["Authorization"] = "Token \(token.exposed)" }
    return headers
  }

  func searchURL(_ query: SearchQuery, page: Int, base: RequestURL) -> RequestURL {
    // Each further word widens the result, so the ingredients are only named without words. The
    // parameter is required, and an empty one lists everything.
    let words = query.text.isEmpty ? query.include.joined(separator: " ") : query.text
    return base.appending(path: "api", "recipe", "search", "")
      .appending(query: "page", String(page)).appending(query: "query", words)
  }

  func page(_ response: HTTPResponse, number: Int, reading: ItemReading) throws -> SearchPage {
    if number > 1, response.status == 400, bareString(response) != nil {
      return SearchPage(listings: [])
    }
    let answer = try reading.answers.json(response)
    let items = try answer.member("results").elements()
    // `next` names a host that is often unreachable; that there is one is all that counts.
    return try SearchPage(
      items: items, next: answer.optional("next") == nil ? nil : .number(number + 1),
      total: answer.decimal("count").flatMap { Int(exactly: $0) }, redaction: reading.redaction
    ) { try listing($0, provider: reading.provider) }
  }

  func recipeURL(_ id: String, base: RequestURL) -> RequestURL {
    base.appending(path: "api", "recipe", "get", "").appending(query: "id", id)
  }

  func recipe(_ response: HTTPResponse, reading: ItemReading) throws -> Recipe? {
    if response.status == 404 || response.status == 400, bareString(response) != nil { return nil }
    let answer = try reading.answers.json(response)
    do {
      let listing = try listing(answer, provider: reading.provider)
      return Recipe(
        listing: listing,
        summary: answer.text("description", limit: ListingLimits.paragraphCharacters),
        instructions: answer.text(
          "cooking_instructions", limit: ListingLimits.paragraphCharacters
        ).map { [$0] } ?? [])
    } catch is ItemRejection {
      throw ProviderError(
        .drift, "the recipe has no title or no pk",
        fix: "the service has changed its answers; check its address, or report it")
    }
  }

  private func listing(_ item: JSONCursor, provider: String) throws -> Listing {
    let title = try item.title()
    guard let id = try item.identifier("pk") else { throw ItemRejection(.missingID) }
    return Listing(
      id: ListingID(provider: provider, id: id), title: title, url: item.link("source_url"),
      publisher: item.text("publisher"), image: item.link("featured_image"),
      ingredients: item.lines("ingredients"),
      rating: item.decimal("rating").flatMap { $0 < 1 ? nil : Rating(value: $0, scale: 100) })
  }

  /// The server's error bodies are bare strings: `"Invalid page."`.
  private func bareString(_ response: HTTPResponse) -> String? {
    (try? JSON(parsing: response.body))?.stringValue
  }
}
