import RecipeModel
import RecipeProviderKit

extension DefinitionProvider {
  /// A page whose listings have the fields that a search asks details for.
  ///
  /// A detail that fails leaves its listing as it is. A refusal (credentials, allowance, rate) ends
  /// the asking and becomes the page's shortfall.
  /// - Throws: `CancellationError`.
  func filling(_ page: SearchPage, for query: SearchQuery) async throws -> SearchPage {
    guard let rules = setup.definition.detail, isAsked(rules.fill, by: query) else { return page }
    let missing = rules.fillsMissing.compactMap { ListingField(rawValue: $0.rawValue) }
    let lacking = page.listings.indices.filter { index in
      missing.contains { $0.isMissing(in: page.listings[index]) }
    }.prefix(max(0, rules.most))
    guard !lacking.isEmpty else { return page }

    var page = page
    let ids = page.listings.map(\.id)
    var waiting = lacking[...]
    var refusal: ProviderError?
    let interval = descriptor.politeness.minimumInterval
    try await withThrowingTaskGroup(of: (Int, Result<Recipe, ProviderError>).self) { group in
      var inFlight = 0
      while true {
        if inFlight < descriptor.politeness.maxConcurrentRequests, let index = waiting.popFirst() {
          // The page's own request came first, so that even the first detail waits.
          if interval > .zero { try await clock.sleep(for: interval) }
          let id = ids[index]
          group.addTask { (index, await outcome(of: id)) }
          inFlight += 1
          continue
        }
        guard let (index, result) = try await group.next() else { break }
        inFlight -= 1
        switch result {
        case .success(let recipe): ListingField.fill(&page.listings[index], from: recipe.listing)
        case .failure(let error) where error.code == .cancelled: throw CancellationError()
        case .failure(let error) where error.isLasting || error.code == .skipped:
          refusal = refusal ?? error
          waiting = []
        case .failure: break
        }
      }
    }
    if page.shortfall == nil, let refusal {
      page.shortfall = refusal
      page.shortfall?.message = "not every recipe's details could be asked: \(refusal.message)"
    }
    return page
  }

  private func outcome(of id: ListingID) async -> Result<Recipe, ProviderError> {
    do { return .success(try await recipe(for: id)) } catch {
      return .failure(ProviderError(wrapping: error))
    }
  }

  private func isAsked(_ fill: DetailRules.Fill, by query: SearchQuery) -> Bool {
    let can = descriptor.capabilities
    switch fill {
    case .never: return false
    case .always: return true
    case .filtering:
      return !query.include.isEmpty && !can.contains(.include)
        || !query.exclude.isEmpty && !can.contains(.exclude)
        || query.maxMinutes != nil && !can.contains(.time)
        || !query.diets.isEmpty && !can.contains(.diet)
    }
  }
}
