import RecipeModel
import RecipeProviderKit

extension DefinitionProvider {
  /// A page whose listings have the fields that a search asks details for.
  ///
  /// A detail that fails leaves its listing as it is; one without a title is then left out, and so is
  /// one that a filter would have to judge without it. A refusal (credentials, allowance, rate) ends
  /// the asking and becomes the page's shortfall.
  /// - Throws: `CancellationError`.
  func filling(_ page: SearchPage, for query: SearchQuery) async throws -> SearchPage {
    guard let rules = setup.definition.detail, rules.request != nil else { return page }
    let can = descriptor.capabilities
    let lacking = rules.filling.lacking(in: page, for: query, by: can)
    guard !lacking.isEmpty else { return page }
    var page = page
    let details = try await fill(&page, at: lacking[...], rules)
    let unread = Set((details.failed + details.waiting).map { page.listings[$0].id })
    page.leaveOutUntitled(among: details.waiting, most: rules.most)
    let unjudged = page.leaveOut(unread: unread, of: query, by: can)
    if let refusal = details.refusal, page.shortfall == nil || refusal.isLasting {
      page.shortfall = refusal
      let lost = unjudged.map { ", and \($0.words(of: lacking.count))" } ?? ""
      page.shortfall?.message =
        "not every recipe's details could be asked\(lost): \(refusal.message)"
    }
    if let unjudged, page.shortfall == nil {
      page.shortfall = unjudged.shortfall(
        details.failure?.code ?? .incomplete, of: lacking.count,
        because: details.failure?.message
          ?? "details are asked for \(rules.most) recipes of a page",
        fix: details.failure?.fix
          ?? "search again: details that are kept are not asked for again; or raise \"most\" in "
          + "\"detail\"",
        httpStatus: details.failure?.httpStatus)
    }
    return page
  }

  /// What became of the details that a page was to be filled from.
  private struct Details {
    /// The listings that were not asked for.
    var waiting: ArraySlice<Int>
    /// Those whose detail failed in a way that leaves open what it says.
    var failed: [Int] = []
    /// The first such failure.
    var failure: ProviderError?
    /// The refusal that ended the asking.
    var refusal: ProviderError?
  }

  /// Fills listings from their details, politely; what is kept from before is not counted.
  private func fill(
    _ page: inout SearchPage, at indices: ArraySlice<Int>, _ rules: DetailRules
  ) async throws -> Details {
    typealias Answer = (
      part: ArraySlice<Int>, results: [Result<Recipe, ProviderError>], isFree: Bool
    )
    let ids = page.listings.map(\.id)
    var details = Details(waiting: indices)
    let interval = descriptor.politeness.minimumInterval
    try await withThrowingTaskGroup(of: Answer.self) { group in
      var (inFlight, askingFor, asked) = (0, 0, 0)
      while true {
        let part = details.waiting.prefix(min(rules.batch ?? 1, rules.most - asked - askingFor))
        if inFlight < descriptor.politeness.maxConcurrentRequests, !part.isEmpty,
          details.refusal == nil
        {
          details.waiting = details.waiting.dropFirst(part.count)
          // The page's own request came first, so that even the first detail waits.
          if interval > .zero { try await clock.sleep(for: interval) }
          let wanted = part.map { ids[$0] }
          group.addTask {
            let tally = ExchangeTally(partOf: .current)
            let results = await ExchangeTally.$current.withValue(tally) {
              await outcomes(of: wanted)
            }
            return (part, results, tally.isFree)
          }
          inFlight += 1
          askingFor += part.count
          continue
        }
        guard let answer = try await group.next() else { break }
        inFlight -= 1
        askingFor -= answer.part.count
        if !answer.isFree { asked += answer.part.count }
        for (index, result) in zip(answer.part, answer.results) {
          switch result {
          case .success(let recipe): page.listings[index].complete(from: recipe.listing)
          case .failure(let error) where error.code == .cancelled: throw CancellationError()
          case .failure(let error) where error.isLasting || error.code == .skipped:
            details.refusal = details.refusal ?? error
            details.failed.append(index)
          case .failure(let error) where error.leavesUnread:
            details.failure = details.failure ?? error
            details.failed.append(index)
          case .failure: break
          }
        }
      }
    }
    return details
  }

  /// What one request brings of each recipe; there are several where the definition says how.
  private func outcomes(of ids: [ListingID]) async -> [Result<Recipe, ProviderError>] {
    do {
      if ids.count == 1, let id = ids.first { return [.success(try await recipe(for: id))] }
      let found = try await recipes(for: ids)
      return ids.map { found[$0] ?? .failure($0.notFound) }
    } catch {
      let error = ProviderError(wrapping: error)
      return ids.map { _ in .failure(error) }
    }
  }

  /// The error of a source that cannot tell a recipe in full.
  var noDetail: ProviderError {
    ProviderError(
      .unsupported, "\(descriptor.name) has no page for a single recipe",
      fix: "open the recipe's own link instead")
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
      fix: "raise \"most\" in \"detail\", or let pages hold fewer")
  }
}
