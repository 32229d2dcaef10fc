package import RecipeModel

/// Where kept recipes are: one SQLite file, or a folder of plain files.
///
/// Every call may run beside any other, also of other processes.
package protocol KeptLibrary: Sendable {
  /// The file or folder, for messages.
  var path: String { get }

  /// What happened so far that a person should know, such as a damaged file that was set aside.
  var notices: [Failure] { get }

  /// Keeps a recipe; it stands on the disk when this returns.
  /// - Throws: ``Failure``.
  func keep(_ request: KeepRequest) async throws -> KeepResult

  /// Adds a recipe as another library or an archive kept it, under its identifier where that is free.
  /// - Returns: false where it is kept already; nothing is then changed.
  func add(_ kept: KeptRecipe, pictures: [KeptPicture], page: [UInt8]?) async throws -> Bool

  /// The kept recipes that a filter means, best match first; without words the newest first.
  func list(_ filter: KeptFilter) async throws -> [KeptRecipe]

  /// One kept recipe; nil where there is none with this identifier.
  func recipe(_ id: String) async throws -> KeptRecipe?

  /// The kept recipe of a source's listing or of a link without tracking parameters.
  func recipe(of reference: KeptReference) async throws -> KeptRecipe?

  /// Its pictures, best first.
  func pictures(of id: String) async throws -> [KeptPicture]

  /// Its page as it was.
  func page(of id: String) async throws -> [UInt8]?

  /// Changes a kept recipe.
  /// - Throws: ``Failure`` where there is none.
  func change(_ id: String, _ change: KeptChange) async throws -> KeptRecipe

  /// Takes recipes away so that ``undoRemoval()`` can bring them back.
  /// - Returns: those that were there.
  func remove(_ ids: [String]) async throws -> [KeptRecipe]

  /// Brings back what the last removal took away; empty where there is nothing to bring back.
  func undoRemoval() async throws -> [KeptRecipe]

  /// Reads everything; a sentence for each thing that is not as it must be.
  func check() async throws -> [String]

  /// Lets go of what is open, so that the file is whole for whoever copies it; the next call opens
  /// it again.
  func close() async
}

extension KeptLibrary {
  /// Most keep nothing open.
  package func close() async {}

  /// Calls a tag by another name in all recipes that have it, or takes it off.
  /// - Parameters:
  ///   - tag: the tag, whatever its case and accents.
  ///   - name: its new name; nil to take it off.
  /// - Returns: how many recipes had it.
  /// - Throws: ``Failure``.
  package func retag(_ tag: String, as name: String?) async throws -> Int {
    var filter = KeptFilter()
    filter.tags = [tag]
    var change = KeptChange()
    (change.removedTags, change.addedTags) = ([tag], name.map { [$0] } ?? [])
    var count = 0
    for kept in try await list(filter) {
      _ = try await self.change(kept.id, change)
      count += 1
    }
    return count
  }
}

/// How a recipe is known outside the library.
package enum KeptReference: Sendable, Hashable {
  /// A source's identifier and the recipe's own in it.
  case id(String, String)
  /// The recipe's page.
  case url(String)
}
