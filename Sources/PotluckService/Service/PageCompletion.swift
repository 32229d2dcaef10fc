import RecipeModel
import RecipeProviderKit

/// A source whose listings are completed from the pages that they link to.
///
/// Pages are asked one after the other, those first whose titles are what is searched for, until the
/// search's last call. Pages that are kept from before cost nothing, so that a search reads on where
/// the one before it stopped. What was not read is left out where a filter would have to judge it,
/// and told.
struct PageCompletion: RecipeProvider {
  let inner: any RecipeProvider
  let filling: DetailFilling
  let library: PageLibrary

  var descriptor: ProviderDescriptor { filling.descriptor(of: inner.descriptor) }

  func prepare() async throws { try await inner.prepare() }

  func recipe(for id: ListingID) async throws -> Recipe { try await inner.recipe(for: id) }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    var result = try await inner.search(query, page: page)
    let can = inner.descriptor.capabilities
    let links = filling.lacking(in: result, for: query, by: can).compactMap { index in
      result.listings[index].url.map { (index: index, link: $0) }
    }
    guard !links.isEmpty else { return result }
    var unread = Set(links.map { result.listings[$0.index].id })
    var failure: ProviderError?
    for await (index, answer) in answers(to: links) {
      let id = result.listings[index].id
      switch answer {
      case .success(let recipe):
        ListingField.fill(&result.listings[index], from: recipe.listingWithAll)
        unread.remove(id)
      case .failure(let error) where error.leavesUnread:
        if failure == nil || error.code == .skipped { failure = error }
      // A page without a recipe leaves its listing as it is.
      case .failure: unread.remove(id)
      }
    }
    try Task.checkCancellation()
    let unjudged = result.leaveOut(unread: unread, of: query, by: can)
    guard result.shortfall == nil else { return result }
    if let unjudged {
      result.shortfall = shortfall(
        unjudged, of: links.count, after: failure, isNothingRead: unread.count == links.count)
    } else if let failure, failure.code == .skipped {
      result.shortfall = failure
    } else if !unread.isEmpty, isOver {
      result.shortfall = Self.late(unread.count, of: links.count)
    }
    return result
  }

  /// The recipes of pages as they come; the sequence ends with the last one that is read, or with the
  /// last call.
  private func answers(
    to links: [(index: Int, link: String)]
  ) -> AsyncStream<(Int, Result<Recipe, ProviderError>)> {
    let (answers, inbox) = AsyncStream.makeStream(of: (Int, Result<Recipe, ProviderError>).self)
    let reading = Task { [library, most = filling.most] in
      var asked = 0
      for (index, link) in links {
        if Task.isCancelled || asked == most { break }
        let tally = ExchangeTally(partOf: .current)
        let answer: Result<Recipe, ProviderError>
        do {
          let recipe = try await ExchangeTally.$current.withValue(tally) {
            try await library.completion(at: link)
          }
          answer = .success(recipe)
        } catch {
          answer = .failure(ProviderError(wrapping: error))
        }
        if !tally.isFree { asked += 1 }
        inbox.yield((index, answer))
      }
      inbox.finish()
    }
    let bell = LastCall.current.map { call in
      Task {
        await call.wait()
        inbox.finish()
      }
    }
    inbox.onTermination = { _ in
      reading.cancel()
      bell?.cancel()
    }
    return answers
  }

  private var isOver: Bool { LastCall.current?.isOver == true }

  /// Why recipes could not be judged.
  private func shortfall(
    _ unjudged: UnjudgedListings, of all: Int, after failure: ProviderError?, isNothingRead: Bool
  ) -> ProviderError {
    let fix = "search again: pages that were read are kept, and the next search reads on"
    if let failure, failure.code == .skipped || isNothingRead || !isOver {
      return unjudged.shortfall(
        failure.code, of: all, because: failure.message, fix: failure.fix,
        httpStatus: failure.httpStatus)
    }
    if isOver {
      return unjudged.shortfall(
        .timedOut, of: all, because: "their pages were not read in the time",
        fix: "\(fix); or allow more time with --soft and --hard")
    }
    return unjudged.shortfall(
      .incomplete, of: all, because: "one search reads \(filling.most) new recipe pages",
      fix: "\(fix); or raise \"most\" in \"detail\"")
  }

  private static func late(_ unread: Int, of all: Int) -> ProviderError {
    ProviderError(
      .timedOut, "\(unread) of \(all) recipe pages could not be read in the time",
      fix: "search again: pages that were read are kept; or allow more time with --soft and --hard"
    )
  }
}

extension DetailFilling {
  /// What a source is whose listings are completed so.
  func descriptor(of inner: ProviderDescriptor) -> ProviderDescriptor {
    var descriptor = inner
    if fillsIngredients { descriptor.capabilities.insert(.listsIngredients) }
    return descriptor
  }
}
