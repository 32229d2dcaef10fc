/// Everything that is kept, in a folder of files that people can read: one JSON-LD file a recipe, its
/// pictures and its page beside it.
///
/// The folder is a ``KeptFolder`` like any other, which gives back every member.
package enum KeptArchive {
  /// What came over.
  package struct Outcome: Sendable, Hashable {
    /// How many recipes were added.
    package var added = 0
    /// How many were there already, and stayed as they are.
    package var present = 0
  }

  /// Writes what a library keeps into a folder; what is there already stays.
  /// - Parameters:
  ///   - recipes: those that are written; all when nil.
  ///   - library: what keeps them.
  ///   - folder: the folder's path.
  /// - Returns: what came over.
  /// - Throws: ``Failure``; what was written until then stands.
  package static func export(
    _ recipes: [KeptRecipe]? = nil, of library: any KeptLibrary, to folder: String
  ) async throws -> Outcome {
    try await copy(recipes, from: library, to: KeptFolder(path: folder, form: .json))
  }

  /// Adds what a folder holds and a library lacks; what says the same as a recipe that came from
  /// elsewhere, as by an import, is there.
  /// - Throws: ``Failure``; what was added until then stands.
  package static func restore(_ folder: String, to library: any KeptLibrary) async throws -> Outcome
  {
    try await restore(from: KeptFolder(path: folder, form: .json), to: library)
  }

  /// Adds what an archive holds and a library lacks, in the same way.
  /// - Throws: ``Failure``; what was added until then stands.
  package static func restore(
    from archive: any KeptLibrary, to library: any KeptLibrary
  ) async throws -> Outcome {
    let all = try await archive.list(KeptFilter())
    // Known before anything is added: two recipes of one archive are two.
    var lacking: [KeptRecipe] = []
    for kept in all where try await library.twin(of: kept.recipe) == nil { lacking.append(kept) }
    var outcome = try await copy(lacking, from: archive, to: library)
    outcome.present += all.count - lacking.count
    return outcome
  }

  /// Adds what one library keeps and another lacks, oldest first.
  /// - Parameters:
  ///   - recipes: those of the one that are added, newest first; all when nil.
  ///   - one: the library that keeps them.
  ///   - other: the library that gains them.
  /// - Returns: what came over.
  /// - Throws: ``Failure``; what was added until then stands.
  package static func copy(
    _ recipes: [KeptRecipe]? = nil, from one: any KeptLibrary, to other: any KeptLibrary
  ) async throws -> Outcome {
    // A folder is not looked at anew for every recipe.
    if let folder = one as? KeptFolder, !folder.isHeld {
      return try await folder.hold { try await copy(recipes, from: one, to: other) }
    }
    if let folder = other as? KeptFolder, !folder.isHeld {
      return try await folder.hold { try await copy(recipes, from: one, to: other) }
    }
    let all = if let recipes { recipes } else { try await one.list(KeptFilter()) }
    var outcome = Outcome()
    for kept in all.reversed() {
      try Task.checkCancellation()
      let isNew = try await other.add(
        kept, pictures: one.pictures(of: kept.id), page: one.page(of: kept.id))
      if isNew { outcome.added += 1 } else { outcome.present += 1 }
    }
    return outcome
  }
}
