import PotluckService
import PotluckSupport
import RecipeKeeping
import RecipeModel
import RecipePages
import RecipeProviderKit
import RecipeRPC
import RecipeResilience
import RecipeSearch
import Synchronization

/// A recipe that a reference named.
struct ResolvedRecipe {
  /// As each of its sources tells it, best first; at least one.
  var tellings: [Recipe]
  /// As those tell it that have a recipe of its title, of which nothing else tells that it is this one.
  var namesakes: [Recipe] = []
  /// What of its page had to be mended to be read.
  var mended: [String] = []
  /// What became of sources that could not tell all, a sentence each without a final stop.
  var troubles: [String] = []
  /// What is kept of it, where it is a kept recipe that was asked for.
  var kept: KeptRecipe?
  /// For how many people its list was searched; nil where nobody said so.
  var servings: Int?

  /// What its sources say together; namesakes lend it nothing.
  var recipe: Recipe { Recipe.unify(sources: tellings) ?? tellings[0] }
  /// As everybody tells it whom a list names for it.
  var allTellings: [Recipe] { tellings + namesakes }
}

/// Finds the recipes that references name; nothing is loaded or opened before it is needed.
final class RecipeResolver {
  /// Where recipes are read from.
  struct Options {
    /// The configuration that a flag names.
    var configuration: String?
    /// Whether only kept answers and files may be used.
    var isOffline = false
    /// Whether a page without data is read by its headings and lists.
    var guesses = false
    /// Whether sources are asked again where an answer is kept.
    var isRefresh = false
  }

  private let options: Options
  private let pages = PageLog()
  private var backends: [Backend] = []

  struct Backend {
    var origin: LastList.Origin
    var service: ServiceBackend
    var loaded: LoadedConfiguration
    var bench: SimulationBench?
    /// Whether nothing is sent over the network.
    var isOffline = false
  }

  private init(_ options: Options) { self.options = options }

  /// Finds a recipe.
  /// - Throws: what a ``Failure`` wraps; `CancellationError`.
  func recipe(_ reference: ShowReference) async throws -> ResolvedRecipe {
    switch reference {
    case .file(let path, let address):
      let saved = try SavedRecipe(path, address: address, guesses: options.guesses)
      return ResolvedRecipe(
        tellings: [saved.recipe], mended: saved.mended, troubles: saved.notes)
    case .number(let number):
      let list = try lastList()
      let groups = try list.recipe(number)
      var resolved = try await recipe(groups, from: list.origin)
      resolved.servings = list.servings
      if let own = groups.joined().first(where: { $0.id.provider == Configuration.kept }) {
        resolved.kept = try? await library().recipe(own.id.id)
      }
      return resolved
    case .listings(let listings): return try await recipe([listings], from: standard)
    case .id(let id):
      var resolved = try await single(.id(id))
      if id.provider == Configuration.kept {
        resolved.kept = try? await library().recipe(id.id)
      }
      return resolved
    case .name(let name):
      let kept = try await kept(named: name)
      return try await recipe(.id(ListingID(provider: Configuration.kept, id: kept.id)))
    case .link(let link): return try await single(.url(link))
    }
  }

  /// The links under which a recipe is known without asking anybody, best first.
  /// - Throws: what a ``Failure`` wraps.
  func links(_ reference: ShowReference) throws -> [String] {
    switch reference {
    case .number(let number): try lastList().recipe(number).joined().compactMap(\.url)
    case .listings(let listings): listings.compactMap(\.url)
    case .link(let link): [link]
    case .id(let id): WebLink.isWebLink(id.id) ? [id.id] : []
    case .file, .name: []
    }
  }

  /// Runs some work with a resolver, and closes what it opened whatever becomes of the work.
  static func use<Value>(
    _ options: Options, _ work: (RecipeResolver) async throws -> Value
  ) async throws -> Value {
    let resolver = RecipeResolver(options)
    do {
      let value = try await work(resolver)
      await resolver.close()
      return value
    } catch {
      await resolver.close()
      throw error
    }
  }

  private func close() async {
    for backend in backends {
      await backend.service.close()
      await backend.bench?.stop()
    }
  }

  private func lastList() throws -> LastList {
    let list = try LastList.current()
    if list.isFromElsewhere {
      StandardError.line(
        "potluck: this is the list\(list.words) that was shown last elsewhere")
    }
    return list
  }

  // MARK: Asking

  var standard: LastList.Origin { .configuration(nil) }

  private func single(_ reference: RecipeReference) async throws -> ResolvedRecipe {
    let backend = try await backend(standard)
    if case .id(let id) = reference { try check(id, backend.loaded) }
    let found = try await backend.service.recipe(reference)
    let page = pages.take()
    return ResolvedRecipe(
      tellings: [found.recipe], mended: page.mended,
      troubles: [reference.notice].compactMap(\.self) + page.notes + found.troubles)
  }

  private func check(_ id: ListingID, _ loaded: LoadedConfiguration) throws {
    let known = loaded.configuration.sources.map(\.id)
    guard !known.contains(id.provider), id.provider != WebPages.id else { return }
    throw Failure.unknown(
      "there is no provider \"\(id.provider)\" in the configuration", id.provider, among: known)
  }

  private func recipe(
    _ groups: [[Listing]], from origin: LastList.Origin
  ) async throws -> ResolvedRecipe {
    try await recipe(groups, by: try await backend(origin))
  }

  /// Asks all sources of a recipe at once; one that cannot tell more has what it listed.
  func recipe(_ groups: [[Listing]], by backend: Backend) async throws -> ResolvedRecipe {
    let listings = groups.flatMap(\.self)
    let service = backend.service
    let known = Set(backend.loaded.configuration.sources.map(\.id))
    service.known.remember(listings)
    let answers = await listings.concurrentMap { listing -> Result<FoundRecipe, any Error>? in
      guard known.contains(listing.id.provider) else { return nil }
      do { return .success(try await service.recipe(.id(listing.id))) } catch {
        return .failure(error)
      }
    }
    try Task.checkCancellation()
    let page = pages.take()
    var resolved = ResolvedRecipe(tellings: [], mended: page.mended, troubles: page.notes)
    var tellings: [Recipe] = []
    for (listing, answer) in zip(listings, answers) {
      switch answer {
      case .success(let found):
        tellings.append(found.recipe)
        resolved.troubles += found.troubles.map { "\(listing.id.provider): \($0)" }
      case .failure(let error):
        tellings.append(Recipe(listing: listing))
        resolved.troubles.append("\(listing.id.provider): \(Failure(wrapping: error).message)")
      case nil: tellings.append(Recipe(listing: listing))
      }
    }
    let certain = groups.first?.count ?? 0
    resolved.tellings = Array(tellings.prefix(certain))
    resolved.namesakes = Array(tellings.dropFirst(certain))
    if resolved.recipe.listing.ingredients.isEmpty,
      let other = resolved.namesakes.first(where: { !$0.listing.ingredients.isEmpty })
    {
      resolved.troubles.append(
        "\(other.listing.id.provider) lists ingredients for a recipe of this title, which may be "
          + "another one: --by-source shows it")
    }
    return resolved
  }

  /// The service for an origin's sources; offline, it sends nothing over the network.
  func backend(_ origin: LastList.Origin, isOffline: Bool = false) async throws -> Backend {
    let isOffline = origin != .demonstration && (isOffline || options.isOffline)
    let known = backends.first { $0.origin == origin && $0.isOffline == isOffline }
    if let known { return known }
    let backend = try await make(origin, isOffline: isOffline)
    backends.append(backend)
    return backend
  }

  private func make(_ origin: LastList.Origin, isOffline: Bool) async throws -> Backend {
    let kinds = KindCatalog.current
    switch origin {
    case .demonstration:
      let bench = try await DemoSources.start()
      let loaded = LoadedConfiguration(
        source: .embedded, configuration: DemoSources.configuration(bench, kinds), problems: [])
      let service = ServiceBackend(
        loaded, runtime: DemoSources.runtime, kinds: kinds, pages: nil)
      return Backend(origin: origin, service: service, loaded: loaded, bench: bench)
    case .configuration(let path):
      let loaded = try LoadedConfiguration.load(
        flag: options.configuration ?? path, kinds: kinds)
      try loaded.refuseErrors(strict: false)
      let runtime = SourceRuntime(
        loaded.configuration,
        mode: isOffline ? .offline : options.isRefresh ? .refresh : .standard)
      let access = WebPages.Access(
        of: loaded.configuration, guesses: options.guesses, observe: pages.note)
      let service = ServiceBackend(
        loaded, runtime: runtime, kinds: kinds, pages: access, isOffline: isOffline)
      return Backend(
        origin: origin, service: service, loaded: loaded, isOffline: isOffline)
    }
  }
}

extension RecipeReference {
  /// What of the address that was given is neither shown nor kept.
  fileprivate var notice: String? {
    switch self {
    case .url(let url): PageAddress(url)?.notice
    case .page(let page): PageAddress(page.url)?.notice
    case .id(let id): id.provider == WebPages.id ? PageAddress(id.id)?.notice : nil
    }
  }
}

extension FoundRecipe {
  /// What is to be told of how it was found.
  var troubles: [String] {
    keptAt.map { ["the source could not be asked; this is what was kept on \($0.prefix(10))"] }
      ?? []
  }
}

/// What is to be told of the pages that were read.
private final class PageLog: Sendable {
  private let pages = Mutex<[PageRecipe]>([])

  func note(_ page: PageRecipe) { pages.withLock { $0.append(page) } }

  /// What was told since this was last asked.
  func take() -> (mended: [String], notes: [String]) {
    pages.withLock { pages in
      defer { pages = [] }
      return (pages.flatMap(\.mended), pages.flatMap(\.notes))
    }
  }
}
