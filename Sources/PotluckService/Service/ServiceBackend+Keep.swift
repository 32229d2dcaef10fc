import RecipeHTTP
package import RecipeKeeping
package import RecipeModel
import RecipePages
import RecipeProviderKit
package import RecipeRPC
import RecipeResilience

/// What was fetched to be kept with a recipe.
package struct RecipeArchive: Sendable {
  package var pictures: [KeptPicture] = []
  package var page: [UInt8]?
  /// What could not be fetched, a sentence each without a final stop.
  package var troubles: [String] = []
}

extension ServiceBackend {
  /// The most pictures that are kept with a recipe.
  static let mostPictures = 3

  /// Fetches the pictures and the page of a recipe, as a person who looks at it would; the site of a
  /// page that was handed over is not asked.
  package func archive(
    _ recipe: Recipe, _ options: KeepOptions, of handed: HandedPage? = nil
  ) async throws -> RecipeArchive {
    try await reloader.use { providers in
      var archive = RecipeArchive()
      guard providers.readsPages else { return archive }
      let pages = providers.pages(forAssistant: isForAssistant)
      if options.wantsPictures, handed == nil {
        let teller = recipe.origin(of: .image).provider
        let source = providers.entries.first { $0.id == teller }
        for link in recipe.pictureLinks.prefix(Self.mostPictures) {
          let origin = try? RequestURL(link).origin
          let isOfSource = origin.map { source?.origins.contains($0) == true } ?? false
          let fetched = try await archive.fetching("the picture \(PageAddress.shown(link))") {
            let most = PictureCheck.mostBytes
            let bytes =
              isOfSource
              ? try await self.picture(at: link, of: teller, most: most)
              : try await pages.picture(at: link, limit: most)
            return try PictureCheck.picture(bytes, from: link)
          }
          if let fetched { archive.pictures.append(fetched) }
        }
      }
      if options.wantsPage, let link = recipe.listing.url ?? recipe.canonicalURL,
        WebLink.isWebLink(link)
      {
        let pictures = archive.pictures
        archive.page =
          try await archive.fetching("the page \(link)") {
            let answer =
              if let handed { handed.answer } else { try await pages.page(at: link) }
            let file = try await answer.inTurn {
              PageArchive.file(
                of: answer.body, contentType: answer.headers["Content-Type"],
                address: PageAddress.shown(answer.address?.text ?? link), pictures: pictures)
            }
            guard let file else { return nil }
            return await pages.masked(file, of: link)
          } ?? nil
      }
      return archive
    }
  }

  /// Keeps a recipe with its pictures and its page.
  /// - Throws: ``Failure``; `CancellationError`.
  package func keep(
    _ recipe: Recipe, _ options: KeepOptions, in library: any KeptLibrary,
    isFromSource: Bool = true,
    of handed: HandedPage? = nil
  ) async throws -> KeepingAnswer {
    var request = KeepRequest(recipe)
    (request.tags, request.notes, request.rating) = (options.tags, options.notes, options.rating)
    request.isFromSource = isFromSource
    var options = options
    if let kept = try await library.recipe(
      of: .id(recipe.listing.id.provider, recipe.listing.id.id))
    {
      // What is kept already need not be fetched again.
      options.wantsPage = options.wantsPage && !kept.hasPage
      options.wantsPictures = options.wantsPictures && kept.pictureCount == 0
    }
    let archive = try await archive(recipe, options, of: handed)
    (request.pictures, request.page) = (archive.pictures, archive.page)
    return KeepingAnswer(try await library.keep(request), troubles: archive.troubles)
  }

  // MARK: For clients

  func keep(_ reference: RecipeReference, _ options: KeepOptions) async throws -> KeepingAnswer {
    let library = try await keptLibrary()
    let found = try await wholeRecipe(reference)
    if found.keptAt != nil || found.recipe.listing.id.provider == Configuration.kept {
      throw Failure(
        .usage, "the recipe is kept already, and its source could not be asked",
        fix: "kept/list has it")
    }
    let handed: HandedPage? = if case .page(let page) = reference { page } else { nil }
    var answer = try await keep(found.recipe, options, in: library, of: handed)
    if found.isOnlyListed {
      answer.troubles.append("the source tells no more than its list: there may be no steps")
    }
    return answer
  }

  func importedLinks() -> KeptImport.Links? {
    KeptImport.Links(link: { PageAddress($0)?.link }) { address in
      (try await self.recipe(.url(address)).recipe, [])
    }
  }

  func searchHistory() async throws -> any HistoryStore {
    try await reloader.use { providers in
      if let history = SearchHistories.history(providers.loaded.configuration.keeping) {
        // A search that has been answered may still be on its way into it.
        await providers.concluded()
        return history
      }
      throw Failure(
        .notFound, "searches are not written down",
        fix: "write \"history\": true into the configuration")
    }
  }

  func letsAssistantsWrite() async -> Bool {
    (try? await reloader.use { $0.loaded.configuration.assistant.writes }) ?? false
  }

  func keptLibrary() async throws -> any KeptLibrary {
    try await reloader.use { providers in
      let keeping = providers.loaded.configuration.keeping
      do { return try KeptLibraries.required(keeping) } catch {
        var failure = Failure(wrapping: error)
        if keeping.kept == .off { failure.code = .notFound }
        throw failure
      }
    }
  }

  /// The kept copy of a recipe that its source cannot tell now.
  /// - Returns: nil where it is not kept.
  func keptCopy(_ reference: RecipeReference, _ providers: LoadedProviders) async -> FoundRecipe? {
    guard let library = KeptLibraries.library(providers.loaded.configuration.keeping) else {
      return nil
    }
    let name: KeptReference
    switch reference {
    case .id(let id): name = .id(id.provider, id.id)
    case .url(let url): name = .url(PageAddress(url)?.link ?? url)
    case .page: return nil
    }
    guard let kept = try? await library.recipe(of: name) else { return nil }
    var found = FoundRecipe(kept.recipe, isFromCache: true)
    found.keptAt = kept.refreshedAt ?? kept.keptAt
    return found
  }
}

extension RecipeArchive {
  /// Tries to fetch something; what goes wrong is told.
  fileprivate mutating func fetching<Value>(
    _ what: String, _ work: () async throws -> Value
  ) async throws -> Value? {
    do { return try await work() } catch {
      try Task.checkCancellation()
      troubles.append("\(what) is not kept: \(Failure(wrapping: error).message)")
      return nil
    }
  }
}

extension Recipe {
  /// The addresses of its pictures, best first, each once.
  fileprivate var pictureLinks: [String] {
    var seen: Set<String> = []
    return ([listing.image].compactMap(\.self) + images.map(\.url)).filter {
      WebLink.isWebLink($0) && seen.insert($0).inserted
    }
  }
}
