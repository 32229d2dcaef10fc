import RecipeModel
import RecipeProviderKit

/// A provider whose source may be asked without a pause, because it is a simulator.
struct UnhurriedProvider: RecipeProvider {
  private let inner: any RecipeProvider
  private let hidden: Capabilities

  /// Wraps a provider.
  /// - Parameters:
  ///   - inner: who is asked.
  ///   - hidden: what is not told that it can.
  init(_ inner: any RecipeProvider, hiding hidden: Capabilities = []) {
    self.inner = inner
    self.hidden = hidden
  }

  var descriptor: ProviderDescriptor {
    var descriptor = inner.descriptor
    descriptor.politeness.minimumInterval = .zero
    descriptor.capabilities.subtract(hidden)
    return descriptor
  }

  func prepare() async throws { try await inner.prepare() }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    try await inner.search(query, page: page)
  }

  func recipe(for id: ListingID) async throws -> Recipe { try await inner.recipe(for: id) }
}
