import PotluckSupport
package import RecipeModel
import RecipeProviderKit
package import RecipeRPC
import RecipeResilience
import RecipeSearch

extension ServiceBackend {
  func siblings(of id: ListingID) async -> [Listing] {
    let siblings = known.siblings(of: id)
    guard siblings.isEmpty, let shown = shown?.siblings(of: id), !shown.isEmpty else {
      return siblings
    }
    return (try? await reloader.use { providers in shown.filter { providers.has($0) } }) ?? []
  }

  func shownRecipes() async -> [ListingID] { shown?.ids ?? [] }

  func recipe(_ reference: RecipeReference) async throws -> FoundRecipe {
    let found = try await reloader.use { providers in
      do { return try await told(reference, providers) } catch let failure
        where !(failure is CancellationError)
      {
        try Task.checkCancellation()
        // What a search listed is less than what is kept.
        if let kept = await keptCopy(reference, providers) { return kept }
        guard let listed = failure as? OnlyListed else { throw failure }
        return .listed(listed.listing)
      }
    }
    known.remember([found.recipe.listing])
    return found
  }

  /// What the source or the page of a kept recipe tells now; nothing stands in for it.
  /// - Throws: what says why neither tells it; `CancellationError`.
  package func fresh(_ kept: Recipe) async throws -> FoundRecipe {
    known.remember([kept.listing])
    let link = kept.listing.url.flatMap { WebLink.isWebLink($0) ? $0 : nil }
    let reference = link.map(RecipeReference.url) ?? .id(kept.listing.id)
    return try await reloader.use { providers in
      // Filled with what is kept, it would hold what its source does not name any more.
      do { return try await asked(reference, providers) } catch let listed as OnlyListed {
        throw listed.reason
      }
    }
  }

  /// The recipe as its source or its page tells it, filled with what a search has listed.
  /// - Throws: ``OnlyListed`` where they tell nothing of what was listed; ``Failure``;
  ///   `CancellationError`.
  private func told(
    _ reference: RecipeReference, _ providers: LoadedProviders
  ) async throws -> FoundRecipe {
    var found = try await asked(reference, providers)
    if let listing = listing(found.recipe.listing.id, providers) {
      found.recipe.fill(from: Recipe(listing: listing))
    }
    return found
  }

  /// The recipe as its source or its page tells it, and no more.
  /// - Throws: as ``told(_:_:)``.
  private func asked(
    _ reference: RecipeReference, _ providers: LoadedProviders
  ) async throws -> FoundRecipe {
    switch reference {
    case .id(let id): try await recipe(id, providers)
    case .url(let url): try await recipe(at: url, providers)
    case .page(let page): try await recipe(on: page, providers)
    }
  }

  /// The recipe that stands on a page which a person has handed over.
  private func recipe(
    on page: HandedPage, _ providers: LoadedProviders
  ) async throws -> FoundRecipe {
    let address: PageAddress
    do { address = try PageAddress(reading: page.url) } catch {
      throw Failure.invalid("/url", error.message, fix: error.fix)
    }
    do {
      let access = providers.pages(forAssistant: isForAssistant).access
      let recipe = try await access.recipe(in: page.answer, at: address)
      return FoundRecipe(recipe, isFromCache: false)
        .named(as: listing(at: address.link, providers))
    } catch let error as ProviderError { throw Failure(error, url: address.link) }
  }

  // MARK: What was listed

  /// The listing of an identifier; one that an earlier process has shown to an assistant counts while
  /// its source is configured.
  private func listing(_ id: ListingID, _ providers: LoadedProviders) -> Listing? {
    known.listing(id) ?? shown?.listing(id).flatMap { providers.has($0) ? $0 : nil }
  }

  private func listing(at url: String, _ providers: LoadedProviders) -> Listing? {
    known.listing(at: url) ?? shown?.listing(at: url).flatMap { providers.has($0) ? $0 : nil }
  }

  /// A recipe of which a search has listed something, and why nobody tells more.
  private struct OnlyListed: Error {
    var listing: Listing
    var reason: Failure
  }

  // MARK: By identifier

  private func recipe(_ id: ListingID, _ providers: LoadedProviders) async throws -> FoundRecipe {
    guard let entry = providers.entries.first(where: { $0.id == id.provider }) else {
      if id.provider == WebPages.id { return try await recipe(at: id.id, providers) }
      throw Self.unknownSource(id, providers)
    }
    let refusal: ProviderError
    do { return try await detail(id, of: entry, providers) } catch let error as ProviderError {
      refusal = error
    }
    let reason = Failure(refusal, provider: id.provider)
    guard refusal.code == .unsupported else { throw reason }
    // A source without details has a link for each recipe, or is named by it.
    let listing = listing(id, providers)
    let link = listing?.url ?? id.id
    guard WebLink.isWebLink(link), providers.readsPages else {
      throw Self.failure(reason, listing)
    }
    let opened = try opened(link, for: listing, providers.loaded.configuration)
    return try await linked(opened, for: listing, providers)
  }

  private static func unknownSource(_ id: ListingID, _ providers: LoadedProviders) -> Failure {
    let ids = providers.entries.map(\.id)
    let nearest = NearestName.question(id.provider, among: ids)
    return Failure(
      .notFound, "there is no source \"\(id.provider)\" in the configuration",
      fix: "\(nearest)known: \(ids.isEmpty ? "none" : ids.joined(separator: ", "))")
  }

  // MARK: By link

  private func recipe(at url: String, _ providers: LoadedProviders) async throws -> FoundRecipe {
    if let id = idOfLink(url) { return try await recipe(id, providers) }
    let address: PageAddress
    do { address = try PageAddress(reading: url) } catch {
      throw Failure.invalid("/url", error.message, fix: error.fix)
    }
    let listing = listing(at: address.link, providers)
    let link = try opened(url, for: listing, providers.loaded.configuration)
    if let listing, let entry = providers.entries.first(where: { $0.id == listing.id.provider }) {
      do { return try await detail(listing.id, of: entry, providers) } catch is ProviderError {
        // The page itself may be there all the same.
      }
    }
    guard providers.readsPages else {
      throw Failure(
        .unsupportedSite, "no page of the web is read here: what is served is made up",
        fix: "open a recipe that a search has found", url: address.link)
    }
    return try await linked(link, for: listing, providers)
  }

  /// The recipe of a page that is opened.
  /// - Throws: ``OnlyListed`` where the page cannot be read and a search has listed the recipe;
  ///   ``Failure``; `CancellationError`.
  private func linked(
    _ link: String, for listing: Listing?, _ providers: LoadedProviders
  ) async throws -> FoundRecipe {
    do { return try await page(link, for: listing, providers) } catch let error as ProviderError {
      throw Self.failure(Failure(error, url: PageAddress.shown(link)), listing)
    }
  }

  private static func failure(_ reason: Failure, _ listing: Listing?) -> any Error {
    listing.map { OnlyListed(listing: $0, reason: reason) } ?? reason
  }

  /// The link that is opened for one that was written.
  ///
  /// A text that an assistant reads may tell it to write an address, with words of the conversation
  /// in it. So it opens what a source has listed, byte for byte, and else only what the user named.
  func opened(
    _ url: String, for listing: Listing?, _ configuration: Configuration
  ) throws -> String {
    guard isForAssistant else { return url }
    if let link = listing?.url { return link }
    if let page = PageAddress(url).flatMap({ try? RequestURL($0.request) }),
      configuration.names(page)
    {
      return url
    }
    throw Failure(
      .unsupportedSite, "no search has listed this page, so it is not opened",
      fix: "search, and use the id or the url of an item; the user can allow a site with "
        + "\"assistant\": {\"pages\": [\"example.com\"]} in the configuration, or all with \"any\"",
      url: PageAddress.shown(url))
  }

  // MARK: Asking

  /// The recipe as its source tells it.
  /// - Throws: ``ProviderError``; `CancellationError`.
  private func detail(
    _ id: ListingID, of entry: Configuration.Entry, _ providers: LoadedProviders
  ) async throws -> FoundRecipe {
    let limit = entry.timeout ?? providers.loaded.configuration.search.hard
    let assembled = try await providers.assembled(
      [entry], isOffline: providers.isOffline, within: limit)
    guard let provider = assembled.providers.first?.provider else {
      throw assembled.unavailable.first?.error
        ?? ProviderError(.misconfigured, "the source cannot be asked")
    }
    guard provider.descriptor.capabilities.contains(.detail) || entry.program != nil else {
      throw ProviderError(
        .unsupported, "\(provider.descriptor.name) has no page for a single recipe",
        fix: "open the recipe's own link instead")
    }
    return try await ask(provider, for: id, within: limit, providers) { error, waited in
      ProviderResult(id: entry.id, ProviderResult.Verdict(ofDetail: error, waited: waited))
    }
  }

  /// The recipe that stands on a page; it keeps the identifier under which it is known.
  /// - Throws: ``ProviderError``; `CancellationError`.
  private func page(
    _ url: String, for listing: Listing?, _ providers: LoadedProviders
  ) async throws -> FoundRecipe {
    let limit = providers.loaded.configuration.search.hard
    return try await ask(
      providers.pages(forAssistant: isForAssistant), for: ListingID(provider: WebPages.id, id: url),
      within: limit, providers
    ).named(as: listing)
  }

  /// Asks for one recipe, no longer than allowed.
  private func ask(
    _ provider: any RecipeProvider, for id: ListingID, within limit: Duration,
    _ providers: LoadedProviders,
    experience: @escaping @Sendable (ProviderError?, Duration) -> ProviderResult? = { _, _ in nil
    }
  ) async throws -> FoundRecipe {
    let (scope, tally, start) = (ResilienceScope(), ExchangeTally(), ContinuousClock.now)
    let call = await scope.run {
      CancellableCall {
        try await ExchangeTally.$current.withValue(tally) {
          try await provider.prepare()
          return try await provider.recipe(for: id)
        }
      }
    }
    let answer = await call.answer(within: limit)
    let isCancelled = Task.isCancelled
    let result = answer ?? .failure(Self.late(limit))
    providers.conclude { runtime in
      await scope.run {
        if !isCancelled, let experience = experience(result.failure, .now - start) {
          _ = await runtime.settle([experience])
        }
        await runtime.withdraw()
        await runtime.resilience?.flush()
      }
    }
    try Task.checkCancellation()
    let isKept = tally.count(.network) == 0 && tally.count(.cache) + tally.count(.stale) > 0
    return FoundRecipe(try result.get(), isFromCache: isKept)
  }

  private static func late(_ limit: Duration) -> ProviderError {
    ProviderError(
      .timedOut, "no answer within \(limit.settingText)",
      fix: "allow more time: \"timeout\" in the source's entry, or \"hard\" in \"search\"")
  }
}

extension LoadedProviders {
  /// Whether the source of a listing is configured.
  fileprivate func has(_ listing: Listing) -> Bool {
    entries.contains { $0.id == listing.id.provider }
  }
}

extension FoundRecipe {
  /// What a search has listed, where nobody can tell more.
  fileprivate static func listed(_ listing: Listing) -> FoundRecipe {
    var found = FoundRecipe(Recipe(listing: listing), isFromCache: true)
    found.isOnlyListed = true
    return found
  }
}

extension ProviderResult.Verdict {
  /// What a request for one recipe tells about the health of its source.
  fileprivate init(ofDetail error: ProviderError?, waited: Duration) {
    switch error?.code {
    case nil, .notFound: self = .answered()
    case .unsupported, .cancelled, .skipped, .misconfigured: self = .notAsked
    default: self = error.map { .failed($0, waited: waited) } ?? .notAsked
    }
  }
}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

extension HandedPage {
  /// The page as the answer that its site would have given.
  var answer: HTTPResponse { .html(html) }
}

extension FoundRecipe {
  /// The recipe of a page under the identifier and the link by which a search has listed it.
  fileprivate func named(as listing: Listing?) -> FoundRecipe {
    guard let listing else { return self }
    var found = self
    (found.recipe.listing.id, found.recipe.listing.url) = (listing.id, listing.url)
    return found
  }
}
