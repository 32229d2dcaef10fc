import RecipeModel
import RecipeProviderKit
import Synchronization

/// A provider that is asked one page at a time, and only for the first few.
final class SteadyProvider: RecipeProvider {
  private let inner: any RecipeProvider
  private let pages: Int
  private let waits: Bool
  private let hidden: Capabilities
  private let state = Mutex<(asked: Int, wasCut: Bool)>((0, false))

  /// Wraps a provider.
  /// - Parameters:
  ///   - inner: who is asked.
  ///   - pages: after how many pages the list is taken to end.
  ///   - waits: whether the pause between requests that the provider wants is kept.
  ///   - hidden: capabilities that are not claimed.
  init(
    _ inner: any RecipeProvider, pages: Int = .max, waits: Bool, hiding hidden: Capabilities = []
  ) {
    self.inner = inner
    self.pages = pages
    self.waits = waits
    self.hidden = hidden
  }

  /// Whether the list went on behind the last page that was asked for.
  var wasCut: Bool { state.withLock { $0.wasCut } }

  var descriptor: ProviderDescriptor {
    var descriptor = inner.descriptor
    descriptor.politeness = Politeness(
      minimumInterval: waits ? descriptor.politeness.minimumInterval : .zero)
    descriptor.capabilities.subtract(hidden)
    return descriptor
  }

  func prepare() async throws { try await inner.prepare() }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    let number = state.withLock { state in
      state.asked += 1
      return state.asked
    }
    var answer = try await inner.search(query, page: page)
    // A list that begins with gaps is followed to where they end, for only then it is known to be
    // empty.
    let isGap = answer.listings.isEmpty && answer.drops.isEmpty
    if number >= pages, answer.next != nil, !isGap {
      answer.next = nil
      state.withLock { $0.wasCut = true }
    }
    return answer
  }

  func recipe(for id: ListingID) async throws -> Recipe { try await inner.recipe(for: id) }
}
