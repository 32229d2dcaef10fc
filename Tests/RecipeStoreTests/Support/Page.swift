import RecipeModel
import RecipeProviderKit

/// A provider that asks for one address, follows a link to the next page, and takes the status alone
/// for an answer.
struct Page: RecipeProvider {
  let transport: any HTTPTransport
  let url: String
  let headers: HTTPHeaders
  let politeness: Politeness

  var descriptor: ProviderDescriptor {
    ProviderDescriptor(
      id: "shelf", kind: "shelf", name: "Shelf", paging: PagingPolicy(first: .opaque("first")),
      politeness: politeness)
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    var address = url
    if case .opaque(let link) = page, link != "first" { address = link }
    let response = try await transport.send(HTTPRequest(url: address, headers: headers))
    guard response.status == 200 else {
      throw ProviderError(
        response.status == 429 ? .rateLimited : .httpError, "HTTP \(response.status)",
        httpStatus: response.status, retryAfter: RetryAfter.duration(in: response.headers))
    }
    let next = (try? JSON(parsing: response.body))?["next"]?.stringValue
    return SearchPage(
      listings: [Listing(id: ListingID(provider: "shelf", id: address), title: "Soup")],
      next: next.map(PageToken.opaque))
  }
}

extension RecipeProvider {
  /// Walks all pages.
  func walk() async -> PageWalkResult {
    do { try await prepare() } catch { return PageWalkResult(refusing: error) }
    return await PageWalk(provider: self, query: SearchQuery(text: "soup"), wanted: 100).run()
  }
}
