import RecipeModel
import RecipeProviderKit

/// The interface of Forkify, a course's copy of food2fork.com: no key, no pages.
struct ForkifyDialect: Dialect {
  var capabilities: Capabilities { [.text, .detail] }
  var paging: PagingPolicy { .single }
  var headers: HTTPHeaders { ["Accept": "application/json"] }

  func searchURL(_ query: SearchQuery, page: Int, base: RequestURL) throws -> RequestURL {
    // The service knows single words of a fixed list; an ingredient is as good as any.
    guard let words = query.text.isEmpty ? query.include.first : query.text else {
      throw ProviderError(
        .unsupported, "Forkify lists nothing without a word", fix: "name a dish or an ingredient")
    }
    return base.appending(path: "api", "search").appending(query: "q", words)
  }

  func page(_ response: HTTPResponse, number: Int, reading: ItemReading) throws -> SearchPage {
    if saysThatNothingIsFound(response) { return SearchPage(listings: []) }
    let (items, complaint) = try checked(response, reading)
    var page = try SearchPage(items: items, total: items.count, redaction: reading.redaction) {
      try ClassicItem.listing($0, provider: reading.provider)
    }
    page.shortfall = page.shortfall ?? complaint
    return page
  }

  /// A word that is not on the service's list is status 400 and a sentence: it has nothing for it.
  private func saysThatNothingIsFound(_ response: HTTPResponse) -> Bool {
    guard response.status == 400 || response.status == 404,
      let said = (try? JSON(parsing: response.body))?["error"]?.stringValue?.lowercased()
    else { return false }
    return ["find", "found", "no recipe"].contains { said.contains($0) }
  }

  func recipeURL(_ id: String, base: RequestURL) -> RequestURL {
    base.appending(path: "api", "get").appending(query: "rId", id)
  }

  func recipe(_ response: HTTPResponse, reading: ItemReading) throws -> Recipe? {
    // An unknown identifier brings an error object, whatever the status.
    if (200..<300).contains(response.status) || [400, 404].contains(response.status),
      let json = try? JSON(parsing: response.body), json["recipe"]?.objectValue == nil,
      let error = ServiceRefusal.error(
        in: JSONCursor(json), status: response.status, redaction: reading.redaction),
      error.code != .quotaExceeded
    {
      return nil
    }
    return try ClassicItem.recipe(response, reading)
  }

  private func checked(
    _ response: HTTPResponse, _ reading: ItemReading
  ) throws -> (items: JSONCursor.Elements, complaint: ProviderError?) {
    do { return try ClassicItem.items(response, reading) } catch var error as ProviderError
      where error.code == .httpError && response.status < 500
    {
      error.fix = "Forkify answers a fixed list of search words only, such as pizza or salad"
      throw error
    }
  }
}
