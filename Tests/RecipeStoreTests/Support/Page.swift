import RecipeModel
import RecipeProviderKit
import RecipeResilience

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

/// A provider with what its answers are kept by.
struct Walker {
  let provider: any RecipeProvider
  let resilience: Resilience

  /// Walks all pages, and waits until they are kept.
  func walk() async -> PageWalkResult {
    do { try await provider.prepare() } catch { return PageWalkResult(refusing: error) }
    let result = await PageWalk(
      provider: provider, query: SearchQuery(text: "soup"), wanted: 100
    ).run()
    await resilience.flush()
    return result
  }
}
