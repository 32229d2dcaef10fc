import RecipeModel
import Synchronization

/// The recipes that the assistant was shown, so that a client can list and open them.
///
/// The list only grows at its end, and stops at a bound: a process lives as long as its host.
final class SeenRecipes: Sendable {
  /// One recipe.
  struct Entry: Sendable, Hashable {
    var id: ListingID
    var title: String
  }

  /// The greatest number of recipes that are remembered.
  static let capacity = 500

  private struct State {
    var entries: [Entry] = []
    var known: Set<ListingID> = []
  }

  private let state = Mutex(State())

  /// The recipes in the order in which they were first shown.
  var entries: [Entry] { state.withLock { $0.entries } }

  /// The identifiers of a source's recipes that can be written as they are; of all sources' when
  /// none is named.
  func ids(of provider: String?) -> [String] {
    entries.map(\.id).filter { id in
      (provider ?? id.provider) == id.provider
        && !id.id.unicodeScalars.contains(where: \.isUnsafeToPrint)
    }.map(\.id)
  }

  /// Takes a recipe that was shown.
  func add(_ listing: Listing) {
    guard listing.id.id.utf8.count <= RecipeAddress.greatestLength else { return }
    state.withLock { state in
      guard state.entries.count < Self.capacity, state.known.insert(listing.id).inserted else {
        return
      }
      let title = Clipping.line(listing.title, to: 200)
      state.entries.append(Entry(id: listing.id, title: title))
    }
  }
}
