import RecipeKeeping
package import RecipeModel
import RecipeSearch
import Synchronization

/// What the searches of this process have shown to each user, by identifier and by link, within
/// bounds.
///
/// Two generations make up the whole: when the younger one is full it becomes the older one, which
/// goes. What is looked up moves to the younger one, so that what is used stays.
package final class KnownListings: Sendable {
  private struct Generation {
    var listings: [UserScoped<ListingID>: Listing] = [:]
    var links: [UserScoped<String>: ListingID] = [:]
    /// Under each source of a merged recipe the others that are surely the same recipe.
    var siblings: [UserScoped<ListingID>: [ListingID]] = [:]
    var bytes = 0
  }

  private struct State {
    var young = Generation()
    var old = Generation()
  }

  private let state = Mutex(State())
  private let count: Int
  private let bytes: Int

  /// Creates an empty memory.
  /// - Parameters:
  ///   - count: about how many listings are known at most.
  ///   - bytes: about how much memory they take at most.
  init(count: Int = 20_000, bytes: Int = 8 << 20) {
    self.count = count / 2
    self.bytes = bytes / 2
  }

  /// Takes listings; the newest of one identifier stands.
  package func remember(_ listings: [Listing]) {
    // A kept answer, or a page further on, brings what is known already.
    let news = state.withLock { state in
      listings.filter { state.young.listings[UserScoped($0.id)] != $0 }
    }
    let named = news.map { ($0, $0.url.flatMap(Self.identity)) }
    state.withLock { state in
      for (listing, link) in named { remember(listing, link, in: &state) }
    }
  }

  /// Takes what searches have merged.
  func remember(_ recipes: [MergedRecipe]) {
    remember(recipes.filter { $0.sources.count > 1 }.flatMap(\.sources).map(\.listing))
    // A kept recipe repeats what another source said.
    let groups = recipes.flatMap(\.certainGroups).map { group in
      group.map(\.listing.id).filter { $0.provider != Configuration.kept }
    }
    state.withLock { state in
      for ids in groups where ids.count > 1 {
        for id in ids {
          let others = ids.filter { $0 != id }
          if state.young.siblings.updateValue(others, forKey: UserScoped(id)) == nil {
            state.young.bytes += ids.count * 64
          }
        }
      }
    }
  }

  /// What other sources listed of a recipe that a search has found at one of that identifier.
  func siblings(of id: ListingID) -> [Listing] {
    let id = UserScoped(id)
    return state.withLock { state in
      (state.young.siblings[id] ?? state.old.siblings[id] ?? [])
        .compactMap { find($0, in: &state) }
    }
  }

  /// The listing of that identifier.
  func listing(_ id: ListingID) -> Listing? { state.withLock { find(id, in: &$0) } }

  /// The listing with that link, however it is written.
  func listing(at url: String) -> Listing? {
    guard let link = Self.identity(url) else { return nil }
    return state.withLock { state in
      (state.young.links[UserScoped(link)] ?? state.old.links[UserScoped(link)]).flatMap {
        find($0, in: &state)
      }
    }
  }

  private func find(_ id: ListingID, in state: inout State) -> Listing? {
    if let listing = state.young.listings[UserScoped(id)] { return listing }
    guard let listing = state.old.listings[UserScoped(id)] else { return nil }
    remember(listing, listing.url.flatMap(Self.identity), in: &state)
    return listing
  }

  private func remember(_ listing: Listing, _ link: String?, in state: inout State) {
    if let before = state.young.listings.updateValue(listing, forKey: UserScoped(listing.id)) {
      state.young.bytes -= before.weight
    }
    if let link { state.young.links[UserScoped(link)] = listing.id }
    state.young.bytes += listing.weight
    // A source may give one listing a new link with every answer.
    let most = max(state.young.listings.count, state.young.links.count)
    guard most >= count || state.young.bytes >= bytes else { return }
    state.old = state.young
    state.young = Generation()
  }

  private static func identity(_ url: String) -> String? { CanonicalURL.identity(of: url) }
}

extension Listing {
  /// About how many bytes the listing takes in memory: its texts, and as much again for the rest.
  fileprivate var weight: Int {
    let fields = ListingField.ofListing.flatMap { $0.storage.texts(in: self) }
    let all = [id.provider, id.id, title] + fields
    return 512 + all.reduce(0) { $0 + $1.utf8.count + 32 }
  }
}
