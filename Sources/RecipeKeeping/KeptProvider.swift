package import RecipeModel
package import RecipeProviderKit

/// The kept recipes as a source of every search, which needs no network.
package struct KeptProvider: RecipeProvider {
  /// The identifier of the source, unless a configuration gives it another one.
  package static let id = "kept"
  private static let pageSize = 50

  package let descriptor: ProviderDescriptor
  private let opened: @Sendable () -> any KeptLibrary
  private var library: any KeptLibrary { opened() }

  /// Makes a source of the library that is given at each call: that of the ``KeepingUser``.
  package init(
    _ library: @autoclosure @escaping @Sendable () -> any KeptLibrary, id: String = Self.id,
    name: String = "Kept recipes"
  ) {
    opened = library
    descriptor = ProviderDescriptor(
      id: id, kind: Self.id, name: name,
      capabilities: [.text, .include, .exclude, .browse, .detail, .listsIngredients],
      paging: PagingPolicy(pageSize: Self.pageSize, maxPages: 1_000))
  }

  package func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    guard case .number(let number) = page, 1...100_000 ~= number else {
      throw ProviderError(.unsupported, "\(descriptor.name) has pages numbered from 1")
    }
    let start = (number - 1) * Self.pageSize
    var filter = KeptFilter(words: query.text)
    (filter.include, filter.exclude) = (query.include, query.exclude)
    // One more tells whether there is a further page.
    filter.limit = start + Self.pageSize + 1
    let found = try await asked { try await library.list(filter) }
    try Task.checkCancellation()
    let listings = found.dropFirst(start).prefix(Self.pageSize).map { whole($0).listingWithAll }
    let isLast = found.count <= start + Self.pageSize
    return SearchPage(
      listings: listings, next: isLast ? nil : .number(number + 1),
      total: isLast ? found.count : nil)
  }

  /// The whole recipe, with the owner's notes behind its own.
  package func recipe(for id: ListingID) async throws -> Recipe {
    guard let kept = try await asked({ try await library.recipe(id.id) }) else {
      throw id.notFound
    }
    var recipe = whole(kept)
    recipe.notes += kept.notes
    return recipe
  }

  private func whole(_ kept: KeptRecipe) -> Recipe {
    var recipe = kept.recipe
    recipe.listing.id = ListingID(provider: descriptor.id, id: kept.id)
    return recipe
  }

  private func asked<Result>(_ work: () async throws -> Result) async throws -> Result {
    do { return try await work() } catch let failure as Failure {
      throw ProviderError(
        failure.isRetryable ? .unreachable : .misconfigured, failure.message, fix: failure.fix)
    }
  }
}
