import RecipeModel
import RecipeProviderKit

/// Asks one address for a RecipePuppy-like page; the least that a provider over HTTP can be.
struct SlowProvider: RecipeProvider {
  let descriptor: ProviderDescriptor
  let address: String
  let transport: any HTTPTransport

  init(_ id: String, address: String, transport: any HTTPTransport) {
    descriptor = ProviderDescriptor(id: id, kind: "slow", name: id)
    self.address = address
    self.transport = transport
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    let answer = try await transport.send(HTTPRequest(url: "\(address)?q=\(query.text)&p=1"))
    guard let body = try? JSON(parsing: answer.body), let items = body["results"]?.arrayValue
    else { throw ProviderError(.invalidResponse, "no list of results") }
    return SearchPage(
      listings: items.compactMap { item in
        guard let title = item["title"]?.stringValue, let href = item["href"]?.stringValue else {
          return nil
        }
        return Listing(
          id: ListingID(provider: descriptor.id, id: href), title: title, url: href)
      })
  }
}
