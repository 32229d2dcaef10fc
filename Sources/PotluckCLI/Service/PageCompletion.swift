import RecipeModel
import RecipeProviderKit

/// A source whose listings are completed from the pages that they link to.
///
/// Pages are asked one after the other in the source's own order, until the search's last call; what
/// was not read by then is told, and what was read is kept for the next search.
struct PageCompletion: RecipeProvider {
  let inner: any RecipeProvider
  let filling: DetailFilling
  let library: PageLibrary

  var descriptor: ProviderDescriptor { filling.descriptor(of: inner.descriptor) }

  func prepare() async throws { try await inner.prepare() }

  func recipe(for id: ListingID) async throws -> Recipe { try await inner.recipe(for: id) }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    var result = try await inner.search(query, page: page)
    let lacking = filling.lacking(in: result, for: query, by: inner.descriptor.capabilities)
    let links = lacking.prefix(filling.most).compactMap { index in
      result.listings[index].url.map { (index: index, link: $0) }
    }
    guard !links.isEmpty else { return result }
    var unread = links.count
    var refusal: ProviderError?
    for await (index, answer) in answers(to: links) {
      switch answer {
      case .success(let recipe):
        ListingField.fill(&result.listings[index], from: recipe.listing)
        unread -= 1
      case .failure(let error) where error.code == .skipped:
        refusal = refusal ?? error
      // A page without a recipe leaves its listing as it is.
      case .failure: unread -= 1
      }
    }
    try Task.checkCancellation()
    if unread > 0, result.shortfall == nil {
      result.shortfall = refusal ?? Self.late(unread, of: links.count)
    }
    return result
  }

  /// The recipes of pages as they come; the sequence ends with the last one or the last call.
  private func answers(
    to links: [(index: Int, link: String)]
  ) -> AsyncStream<(Int, Result<Recipe, ProviderError>)> {
    let (answers, inbox) = AsyncStream.makeStream(of: (Int, Result<Recipe, ProviderError>).self)
    let reading = Task { [library] in
      for (index, link) in links {
        if Task.isCancelled { break }
        let answer: Result<Recipe, ProviderError>
        do { answer = .success(try await library.completion(at: link)) } catch {
          answer = .failure(ProviderError(wrapping: error))
        }
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

  private static func late(_ unread: Int, of all: Int) -> ProviderError {
    ProviderError(
      .timedOut, "\(unread) of \(all) recipe pages could not be read in the time",
      hint: "search again: pages that were read are kept; or allow more time with --soft and --hard"
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
