import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// Asks sources for recipes in full, a few at a time and all of them within one time.
struct DetailRequests {
  /// Whom to ask.
  let providers: [SearchProvider]
  /// The time for all recipes together.
  let limit: Duration

  /// The most recipes that are asked for, out of courtesy to the sources.
  static let most = 60
  private static let atOnce = 6

  /// Whether a source has details, as far as it is known.
  func canAnswer(_ id: ListingID) -> Bool {
    provider(of: id)?.descriptor.capabilities.contains(.detail) == true
  }

  /// One recipe in full.
  /// - Throws: ``ProviderError``; `CancellationError`.
  func recipe(_ id: ListingID) async throws -> Recipe {
    let result = await answer(id, until: .now + limit)
    try Task.checkCancellation()
    return try result.get()
  }

  /// Fills what the listings lack of the ingredients; a source that cannot say them says why.
  /// - Throws: `CancellationError`.
  func filled(_ sources: [DishSource]) async throws -> [DishSource] {
    var filled = sources
    let end = ContinuousClock.now + limit
    var wanted: [Int] = []
    for place in sources.indices where sources[place].origin == .none {
      if wanted.count < Self.most || !canAnswer(sources[place].listing.id) {
        wanted.append(place)
      } else {
        filled[place].problem = "not asked: \(Self.most) recipes in full are the most"
      }
    }
    await withTaskGroup(of: (Int, Result<Recipe, ProviderError>).self) { group in
      var places = wanted.makeIterator()
      func addNext() {
        guard let place = places.next() else { return }
        group.addTask { (place, await answer(sources[place].listing.id, until: end)) }
      }
      for _ in 0..<Self.atOnce { addNext() }
      while let (place, result) = await group.next() {
        switch result {
        case .success(let recipe):
          filled[place].fill(from: recipe)
          if filled[place].origin == .none {
            filled[place].problem = "the full recipe has no ingredients either"
          }
        case .failure(let error): filled[place].problem = error.message
        }
        addNext()
      }
    }
    try Task.checkCancellation()
    return filled
  }

  private func provider(of id: ListingID) -> (any RecipeProvider)? {
    providers.first { $0.provider.descriptor.id == id.provider }?.provider
  }

  private func answer(
    _ id: ListingID, until end: ContinuousClock.Instant
  ) async -> Result<Recipe, ProviderError> {
    guard let provider = provider(of: id) else {
      return .failure(
        ProviderError(
          .unsupported, "there is no source \(id.provider) to ask",
          hint: NearestName.question(
            id.provider, among: providers.map(\.provider.descriptor.id))
            + "potluck providers list shows them"))
    }
    let call = CancellableCall {
      // What a program of its own can do is known only when it is ready.
      try await provider.prepare()
      guard provider.descriptor.capabilities.contains(.detail) else {
        throw ProviderError(
          .unsupported, "\(provider.descriptor.name) has no page for a single recipe",
          hint: "name words that find the recipe")
      }
      return try await provider.recipe(for: id)
    }
    return await call.answer(until: end)
      ?? .failure(
        ProviderError(.timedOut, "no answer in time", hint: "allow more time with --hard"))
  }
}
