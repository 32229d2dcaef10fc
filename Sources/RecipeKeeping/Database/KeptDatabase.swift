import GRDB
package import RecipeModel
import RecipeSearch
import RecipeStore

/// Keeps recipes in `kept.sqlite`, for all processes.
///
/// What was answered stands on the disk. A damaged file is set aside, and what can still be read of
/// it comes into a fresh one; ``notices`` says so. Every failure is thrown, and the next call tries
/// again.
package final class KeptDatabase: KeptLibrary {
  package static let fileName = "kept.sqlite"
  /// How long what was taken away can be brought back, in milliseconds.
  static let undoable: Int64 = 30 * 86_400_000

  let file: StoreFile
  let now: @Sendable () -> Int64

  /// Prepares the database; nothing is opened before it is needed.
  /// - Parameters:
  ///   - folder: where the file lies; made, for its owner alone, when it is missing.
  ///   - now: the time in milliseconds since 1970.
  package init(folder: String, now: @escaping @Sendable () -> Int64 = KeptMoment.now) {
    file = StoreFile(
      folder: folder, name: Self.fileName, label: "the file of kept recipes",
      migrations: KeptSchema.migrations, worth: .precious(rescue: KeptRescue.run))
    self.now = now
  }

  package var path: String { file.path }

  package var notices: [Failure] { file.notices }

  /// Whether anything was ever kept in it.
  package var isThere: Bool { file.exists }

  package func close() async { await file.close() }

  /// Writes everything, also what was taken away and can be brought back, into one file that needs no
  /// other beside it, whatever is written meanwhile.
  /// - Parameter path: the new file; one that is there has to be empty.
  /// - Throws: ``Failure``.
  package func backup(to path: String) async throws {
    try await file.perform { try $0.execute(sql: "VACUUM INTO ?", arguments: [path]) }
  }

  // MARK: Reading

  package func list(_ filter: KeptFilter) async throws -> [KeptRecipe] {
    guard file.exists else { return [] }
    return try await read { try KeptSearch(filter).run(in: $0, $1) }
  }

  package func recipe(_ id: String) async throws -> KeptRecipe? {
    try await one(id) { try KeptRow.read($1, in: $0) }
  }

  package func recipe(of reference: KeptReference) async throws -> KeptRecipe? {
    guard file.exists else { return nil }
    return try await read { database, _ in
      let number =
        switch reference {
        case .id(let provider, let id):
          try KeptRow.number(
            ListingID(provider: provider, id: id), link: nil, isRemoved: false, in: database)
        case .url(let link):
          try KeptRow.number(
            nil, link: CanonicalURL.identity(of: link), isRemoved: false, in: database)
        }
      return try number.flatMap { try KeptRow.read($0, in: database) }
    }
  }

  package func pictures(of id: String) async throws -> [KeptPicture] {
    try await one(id) { try KeptRow.pictures(of: $1, in: $0) } ?? []
  }

  package func page(of id: String) async throws -> [UInt8]? {
    try await one(id) { try KeptRow.page(of: $1, in: $0) }
  }

  // MARK: Writing

  package func keep(_ request: KeepRequest) async throws -> KeepResult {
    let moment = KeptMoment.text(now())
    return try await write { try DatabaseRows(database: $0).keep(request, at: moment) }
  }

  package func add(
    _ kept: KeptRecipe, pictures: [KeptPicture], page: [UInt8]?
  ) async throws -> Bool {
    try await write { try DatabaseRows(database: $0).add(kept, pictures: pictures, page: page) }
  }

  package func change(_ id: String, _ change: KeptChange) async throws -> KeptRecipe {
    let moment = KeptMoment.text(now())
    let changed = try await write {
      try DatabaseRows(database: $0).change(id, change, at: moment)
    }
    guard let changed else { throw Failure.missing(id) }
    return changed
  }

  package func remove(_ ids: [String]) async throws -> [KeptRecipe] {
    guard file.exists else { return [] }
    let now = now()
    return try await write { database in
      try database.execute(
        sql: "DELETE FROM recipe WHERE removedAt < ?", arguments: [now - Self.undoable])
      let removal = 1 + (try Int64.fetchOne(database, sql: "SELECT max(removal) FROM recipe") ?? 0)
      var removed: [KeptRecipe] = []
      for id in ids {
        guard let number = try KeptRow.number(id: id, in: database) else { continue }
        if let kept = try KeptRow.read(number, in: database) { removed.append(kept) }
        try database.execute(
          sql: "UPDATE recipe SET removal = ?, removedAt = ? WHERE number = ?",
          arguments: [removal, now, number])
        try KeptSchema.unindex(number, in: database)
      }
      return removed
    }
  }

  package func undoRemoval() async throws -> [KeptRecipe] {
    guard file.exists else { return [] }
    return try await write { database in
      let numbers = try Int64.fetchAll(
        database,
        sql: """
          SELECT number FROM recipe WHERE removal = (SELECT max(removal) FROM recipe)
          ORDER BY number
          """)
      return try numbers.compactMap { number in
        try database.execute(
          sql: "UPDATE recipe SET removal = NULL, removedAt = NULL WHERE number = ?",
          arguments: [number])
        guard let kept = try KeptRow.read(number, in: database) else { return nil }
        try KeptSchema.index(kept, number, in: database)
        return kept
      }
    }
  }

  // MARK: The file

  /// Reads of one recipe; nil where there is none.
  private func one<Result: Sendable>(
    _ id: String, _ work: @Sendable @escaping (Database, Int64) throws -> Result?
  ) async throws -> Result? {
    guard file.exists else { return nil }
    return try await read { database, _ in
      try KeptRow.number(id: id, in: database).flatMap { try work(database, $0) }
    }
  }

  /// Runs work that changes nothing, in one view of the file; it ends soon after its task is
  /// cancelled where it asks for that.
  func read<Result: Sendable>(
    _ work: @Sendable @escaping (Database, Cancellation) throws -> Result
  ) async throws -> Result {
    let result = try await Cancellation.run { cancellation in
      try await file.perform { database -> Result? in
        do { return try Self.look(database, cancellation, work) } catch is CancellationError {
          // No fault of the file.
          return nil
        }
      }
    }
    guard let result else { throw CancellationError() }
    return result
  }

  private static func look<Result>(
    _ database: Database, _ cancellation: Cancellation,
    _ work: (Database, Cancellation) throws -> Result
  ) throws -> Result {
    do {
      try cancellation.check()
      var result: Result?
      try database.inTransaction(.deferred) {
        result = try work(database, cancellation)
        return .commit
      }
      guard let result else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
      return result
    } catch let error as DatabaseError where error.isOfIndex {
      try database.inTransaction(.immediate) {
        try KeptSchema.rebuildIndex(database)
        return .commit
      }
      return try work(database, cancellation)
    }
  }

  /// Runs work that changes something: all of it or nothing.
  func write<Result: Sendable>(
    _ work: @Sendable @escaping (Database) throws -> Result
  ) async throws -> Result {
    try await file.performWriting { database in
      do { return try work(database) } catch let error as DatabaseError where error.isOfIndex {
        try KeptSchema.rebuildIndex(database)
        return try work(database)
      }
    }
  }
}

extension DatabaseError {
  /// Whether the index is damaged, which can be made anew, and not what it indexes.
  var isOfIndex: Bool { extendedResultCode == .SQLITE_CORRUPT_VTAB }
}

extension Failure {
  /// There is no such recipe.
  package static func missing(_ id: String) -> Failure {
    Failure(.storage, "no recipe is kept as \(id)", fix: "potluck kept lists what is kept")
  }
}
