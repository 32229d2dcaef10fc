import RecipeModel
import RecipeProviderKit
import Synchronization

/// The recipes of one source, ready to be searched.
final class Shelf: Sendable {
  let index: SearchIndex
  /// The files and entries that are no recipes.
  let drops: [Drop]
  private let numbers: [String: Int]
  private let read: @Sendable (Int) -> Recipe?

  /// A shelf of what an index knows; `read` gives the recipe of one of its numbers.
  init(index: SearchIndex, drops: [Drop], read: @escaping @Sendable (Int) -> Recipe?) {
    self.index = index
    self.drops = drops
    self.read = read
    numbers = index.numbers
  }

  func recipe(at number: Int) -> Recipe? { read(number) }

  func recipe(_ id: String) -> Recipe? { numbers[id].flatMap(read) }
}

extension Shelf {
  /// A shelf of recipes that are in memory.
  convenience init(_ recipes: [Recipe], drops: [Drop]) {
    self.init(index: SearchIndex(recipes), drops: drops) { recipes[$0] }
  }
}

/// A shelf that costs nothing until it is used, and is filled once.
final class LazyShelf: Sendable {
  /// The dishes in the binary, shared by every provider that uses them.
  static let embedded = LazyShelf { Shelf.embedded(CookbookDishes.lines) }

  private let fill: @Sendable () throws -> Shelf
  private let shelf = Mutex<Shelf?>(nil)

  init(fill: @escaping @Sendable () throws -> Shelf) { self.fill = fill }

  /// A shelf of a folder's files; the folder is read at the first request.
  convenience init(folder: String) { self.init { try Shelf.folder(folder) } }

  func load() throws -> Shelf {
    try shelf.withLock { shelf in
      if let shelf { return shelf }
      let filled = try fill()
      // What is read while somebody cancels may lack something.
      try Task.checkCancellation()
      shelf = filled
      return filled
    }
  }
}
