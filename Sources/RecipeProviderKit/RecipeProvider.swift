public import RecipeModel

/// A source of recipes.
///
/// **Choosing it.** Implement this protocol for a source that no built-in kind speaks with. A
/// service in the manner of Food2Fork or RecipePuppy, or a folder of schema.org files, needs no
/// code but a configuration entry.
///
/// **Using it.** Nobody calls ``search(_:page:)`` in a loop by hand: ``PageWalk`` does, steered by
/// the descriptor's ``PagingPolicy``, and guards against lists that never end.
///
/// **Implementing it.** Answer one page a call and keep no state between calls. Throw a
/// ``ProviderError`` for whatever is not an answer: an error body behind status 200, HTML where
/// JSON was promised, a required member that is missing. Drop a bad item, count it in
/// ``SearchPage/drops`` and keep the rest of the page. Clean texts with ``TextCleaning``; leave
/// links alone. Check cancellation where you wait. Then run ``ProviderConformance``. The guide
/// *Implementing a provider* builds one step by step.
public protocol RecipeProvider: Sendable {
  /// Who the provider is and what it can do; constant once ``prepare()`` has returned.
  var descriptor: ProviderDescriptor { get }

  /// Gets ready for the first search: a provider whose descriptor its source tells asks for it here.
  ///
  /// Called before every walk, so that it must return at once when there is nothing to do. Most
  /// providers need none.
  /// - Throws: ``ProviderError`` when the source cannot be used; its outcome then says so.
  func prepare() async throws

  /// Asks for one page of listings.
  /// - Parameters:
  ///   - query: what to look for; the provider answers the parts that its capabilities name and
  ///     ignores the rest, which the engine applies afterwards.
  ///   - page: the policy's first token, or one that an earlier page returned.
  /// - Returns: the page's listings in the source's order.
  /// - Throws: ``ProviderError``; whatever else is thrown is wrapped by the caller.
  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage

  /// Asks for one recipe in full.
  /// - Throws: ``ProviderError`` with code `notFound` when the source does not know the
  ///   identifier, `unsupported` when it has no detail at all.
  func recipe(for id: ListingID) async throws -> Recipe
}

extension RecipeProvider {
  /// Does nothing: the provider is ready as it is.
  public func prepare() async throws {}

  /// Refuses: the source has no detail call.
  public func recipe(for id: ListingID) async throws -> Recipe {
    throw ProviderError(
      .unsupported, "\(descriptor.name) has no page for a single recipe",
      fix: "open the recipe's own link instead")
  }
}
