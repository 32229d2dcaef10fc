import RecipeModel
import RecipeProviderKit
import Synchronization

/// The recipes of one source, ready to be searched.
final class Shelf: Sendable {
  let index: SearchIndex
  /// The files and entries that are no recipes.
  let drops: [Drop]
  private let places: [String: Int]

  init(_ recipes: [Recipe], drops: [Drop]) {
    index = SearchIndex(recipes)
    self.drops = drops
    places = Dictionary(
      recipes.enumerated().map { ($1.listing.id.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func recipe(_ id: String) -> Recipe? { places[id].map { index.recipes[$0] } }
}

/// A shelf that costs nothing until it is used, and is filled once.
final class LazyShelf: Sendable {
  /// The dishes in the binary, shared by every provider that uses them.
  static let embedded = LazyShelf { Shelf.embedded() }

  private let fill: @Sendable () throws -> Shelf
  private let shelf = Mutex<Shelf?>(nil)

  init(fill: @escaping @Sendable () throws -> Shelf) { self.fill = fill }

  /// A shelf of a folder's files; the folder is read at the first request.
  convenience init(folder: String) { self.init { try Shelf.folder(folder) } }

  func load() throws -> Shelf {
    try shelf.withLock { shelf in
      if let shelf { return shelf }
      let filled = try fill()
      shelf = filled
      return filled
    }
  }
}

extension Shelf {
  fileprivate static func embedded() -> Shelf {
    var filling = ShelfFilling()
    for dishes in CookbookDishes.all { filling.add(Array(dishes.utf8), name: "cookbook.json") }
    return filling.shelf
  }
}
