import RecipeModel
import RecipeProviderKit

/// A provider that answers what a test says, page by page.
struct ScriptedProvider: RecipeProvider {
  let descriptor: ProviderDescriptor
  private let answer: @Sendable (SearchQuery, Int) async throws -> SearchPage

  init(
    _ id: String, capabilities: Capabilities = [.text, .browse, .listsIngredients],
    paging: PagingPolicy = PagingPolicy(),
    answer: @escaping @Sendable (SearchQuery, Int) async throws -> SearchPage
  ) {
    descriptor = ProviderDescriptor(
      id: id, kind: "scripted", name: id, capabilities: capabilities, paging: paging)
    self.answer = answer
  }

  /// Serves a fixed list in pages of `pageSize`, after a delay a page.
  init(
    _ id: String, listing: [RankedListing], pageSize: Int = 5, delay: Duration = .zero,
    capabilities: Capabilities = [.text, .browse, .listsIngredients]
  ) {
    let all = listing.filter { $0.listing.id.provider == id }.sorted { $0.rank < $1.rank }
      .map(\.listing)
    self.init(
      id, capabilities: capabilities, paging: PagingPolicy(pageSize: pageSize)
    ) { _, page in
      if delay > .zero { try await Task.sleep(for: delay) }
      let start = min((page - 1) * pageSize, all.count)
      let end = min(start + pageSize, all.count)
      return SearchPage(
        listings: Array(all[start..<end]), next: end < all.count ? .number(page + 1) : nil)
    }
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    guard case .number(let number) = page else {
      throw ProviderError(.unsupported, "pages are numbered")
    }
    return try await answer(query, number)
  }
}
