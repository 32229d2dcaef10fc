import RecipeModel
import RecipeProviderKit

extension DefinitionProvider {
  /// A page whose listings have the fields that a search asks details for.
  ///
  /// A detail that fails leaves its listing as it is; one without a title is then left out. A refusal
  /// (credentials, allowance, rate) ends the asking and becomes the page's shortfall.
  /// - Throws: `CancellationError`.
  func filling(_ page: SearchPage, for query: SearchQuery) async throws -> SearchPage {
    guard let rules = setup.definition.detail, rules.request != nil else { return page }
    let lacking = rules.filling.lacking(in: page, for: query, by: descriptor.capabilities)
    guard !lacking.isEmpty else { return page }
    var page = page
    let asked = lacking.prefix(rules.most)
    let refusal = try await fill(&page, at: asked)
    page.leaveOutUntitled(among: lacking.dropFirst(asked.count), most: rules.most)
    if let refusal, page.shortfall == nil || refusal.isLasting {
      page.shortfall = refusal
      page.shortfall?.message = "not every recipe's details could be asked: \(refusal.message)"
    }
    return page
  }

  /// Fills listings from their details, politely.
  /// - Returns: the refusal that ended the asking.
  private func fill(
    _ page: inout SearchPage, at indices: ArraySlice<Int>
  ) async throws -> ProviderError? {
    let ids = page.listings.map(\.id)
    var waiting = indices
    var refusal: ProviderError?
    let interval = descriptor.politeness.minimumInterval
    try await withThrowingTaskGroup(of: (Int, Result<Recipe, ProviderError>).self) { group in
      var inFlight = 0
      while true {
        if inFlight < descriptor.politeness.maxConcurrentRequests, let index = waiting.popFirst() {
          // The page's own request came first, so that even the first detail waits.
          if interval > .zero { try await clock.sleep(for: interval) }
          let id = ids[index]
          group.addTask {
            let result = await outcome(of: id)
            return (index, result)
          }
          inFlight += 1
          continue
        }
        guard let (index, result) = try await group.next() else { break }
        inFlight -= 1
        switch result {
        case .success(let recipe): page.listings[index].complete(from: recipe.listing)
        case .failure(let error) where error.code == .cancelled: throw CancellationError()
        case .failure(let error) where error.isLasting || error.code == .skipped:
          refusal = refusal ?? error
          waiting = []
        case .failure: break
        }
      }
    }
    return refusal
  }

  private func outcome(of id: ListingID) async -> Result<Recipe, ProviderError> {
    do { return .success(try await recipe(for: id)) } catch {
      return .failure(ProviderError(wrapping: error))
    }
  }

  /// The error of a source that cannot tell a recipe in full.
  var noDetail: ProviderError {
    ProviderError(
      .unsupported, "\(descriptor.name) has no page for a single recipe",
      hint: "open the recipe's own link instead")
  }
}

extension Listing {
  /// Takes what is missing from the listing of the recipe's detail.
  fileprivate mutating func complete(from detail: Listing) {
    if title.isEmpty { title = detail.title }
    ListingField.fill(&self, from: detail)
  }
}

extension SearchPage {
  /// Leaves out the listings without a title, of which those at `unasked` were more than may be
  /// asked for.
  fileprivate mutating func leaveOutUntitled(among unasked: ArraySlice<Int>, most: Int) {
    let untitled = listings.indices.filter { listings[$0].title.isEmpty }
    guard !untitled.isEmpty else { return }
    let left = unasked.count { listings[$0].title.isEmpty }
    passedOver += left
    if untitled.count > left { drops.append(Drop(.missingTitle, count: untitled.count - left)) }
    listings.removeAll { $0.title.isEmpty }
    guard left > 0, shortfall == nil else { return }
    shortfall = ProviderError(
      .incomplete,
      "\(left) recipes of this page are known by their ids alone: details are asked for \(most)",
      hint: "raise \"most\" in \"detail\", or let pages hold fewer")
  }
}
