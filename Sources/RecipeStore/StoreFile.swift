import Dispatch
package import GRDB
import PotluckSupport
package import RecipeModel
import Synchronization

/// One SQLite file, opened when it is first needed, and worked around when it cannot be used.
///
/// All work runs on a queue of its own, so that waiting for a disk or for another process blocks
/// nobody else. Writing transactions are immediate: what is read in them is still true when they
/// write, whatever other processes do.
package final class StoreFile: Sendable {
  /// What a file is worth.
  package enum Worth: Sendable {
    /// What it holds can be had again: no commit waits for the disk, and a damaged file goes.
    case replaceable
    /// What it holds is nowhere else: every commit is on the disk before it counts, and a damaged
    /// file stays beside the fresh one under a name with its time, what can still be read of it in
    /// `rescue`, which is given its path and the fresh file, and tells what came over.
    case precious(rescue: @Sendable (String, Database) throws -> String)

    var isPrecious: Bool { if case .precious = self { true } else { false } }
    /// How long another process may hold the file, in seconds.
    fileprivate var patience: Double { isPrecious ? 10 : 1 }
  }

  package let path: String
  let folder: String
  let label: String
  private let migrations: DatabaseMigrator
  private let pageSize: Int
  let worth: Worth
  private let queue: DispatchQueue
  let state = Mutex(State())

  struct State {
    var database: DatabaseQueue?
    var file: StoreFolder.Identity?
    var isGivenUp = false
    var identity: StoreIdentity?
    var notices: [Failure] = []
  }

  /// At how many bytes the journal goes into the file, whatever the size of its pages.
  private static let longestJournal = 4 << 20

  /// Prepares a file; nothing is opened.
  /// - Parameters:
  ///   - folder: where the file lies; made when it is missing.
  ///   - name: the file's name.
  ///   - label: what the file is to people, such as `the cache`.
  ///   - migrations: how its tables come about.
  ///   - pageSize: the bytes that SQLite reads and writes at a time, of a file that is made anew.
  ///   - worth: what it is worth; only a replaceable file has words of its own.
  package init(
    folder: String, name: String, label: String, migrations: DatabaseMigrator,
    pageSize: Int = 4_096, worth: Worth = .replaceable
  ) {
    self.folder = folder
    self.label = label
    self.worth = worth
    self.migrations = migrations
    self.pageSize = pageSize
    path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
    queue = DispatchQueue(label: "potluck." + name)
  }

  /// What happened so far that a person should know.
  package var notices: [Failure] { state.withLock { $0.notices } }

  /// Whether the file is there.
  package var exists: Bool { StoreFolder.identity(path) != nil }

  /// Whether the store has its words, because it was used or could not be.
  var isIdentified: Bool { state.withLock { $0.identity != nil } }

  /// Runs work on the database, opening it first; nil when it cannot be used.
  package func run<Result: Sendable>(_ work: @Sendable @escaping (Database) throws -> Result) async
    -> Result?
  {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.attempt(work)) }
    }
  }

  /// Runs work in a writing transaction; nil when the database cannot be used.
  package func write<Result: Sendable>(
    _ work: @Sendable @escaping (Database) throws -> Result
  ) async -> Result? {
    await run { database in
      var result: Result?
      try database.inTransaction(.immediate) {
        result = try work(database)
        return .commit
      }
      return result
    } ?? nil
  }

  /// The store's words: those of the file, or new ones when it cannot be used.
  func identity() async -> StoreIdentity {
    if let identity = state.withLock({ $0.identity }) { return identity }
    _ = await run { _ in true }
    return state.withLock { state in
      let identity = state.identity ?? .random()
      state.identity = identity
      return identity
    }
  }

  /// Runs work on the database, opening it first.
  ///
  /// Work that fails is done again once the file has been set aside for its damage.
  /// - Throws: why it cannot be done, which the next call may not meet any more.
  package func perform<Result: Sendable>(
    _ work: @Sendable @escaping (Database) throws -> Result
  ) async throws(Failure) -> Result {
    let result = await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(
          returning: Swift.Result { () throws(Failure) in try self.done(work) })
      }
    }
    return try result.get()
  }

  /// Runs work in a writing transaction.
  /// - Throws: why it cannot be done; the file is then as it was.
  package func performWriting<Result: Sendable>(
    _ work: @Sendable @escaping (Database) throws -> Result
  ) async throws(Failure) -> Result {
    try await perform { try Self.transaction($0, work) }
  }

  static func transaction<Result>(
    _ database: Database, _ work: (Database) throws -> Result
  ) throws -> Result {
    var result: Swift.Result<Result, any Error>?
    try database.inTransaction(.immediate) {
      result = .success(try work(database))
      return .commit
    }
    guard let result else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
    return try result.get()
  }

  /// Closes the file, after which it is whole by itself: what its journal holds goes into it.
  ///
  /// The next call opens it again.
  package func close() async {
    await withCheckedContinuation { continuation in
      queue.async {
        let database = self.state.withLock { state in
          defer { state.database = nil }
          return state.database
        }
        if let database {
          // The last process that closes it does so by itself; another one may go on for long.
          _ = try? database.writeWithoutTransaction {
            try Row.fetchOne($0, sql: "PRAGMA wal_checkpoint(PASSIVE)")
          }
          try? database.close()
        }
        continuation.resume()
      }
    }
  }

  private func attempt<Result>(_ work: (Database) throws -> Result) -> Result? {
    guard !state.withLock({ $0.isGivenUp }) else { return nil }
    do throws(Failure) { return try done(work) } catch {
      var notice = error
      notice.fix = "\(notice.fix.map { "\($0); " } ?? "")this run keeps nothing"
      giveUp(notice)
      return nil
    }
  }

  private func done<Result>(_ work: (Database) throws -> Result) throws(Failure) -> Result {
    for isLastTry in [false, true] {
      do {
        let database = try opened()
        return try database.writeWithoutTransaction(work)
      } catch let error as Superseded {
        throw Failure(
          .newer,
          "\(label) \(path) is of a newer version of potluck (\(error.migration))",
          fix: "use that version, or move the file away")
      } catch {
        let isDamage = Self.isDamage(error, isPrecious: worth.isPrecious) || hasOddHeader
        guard isDamage, !isLastTry else {
          throw Failure(
            .storage,
            "\(label) \(path) cannot be used: \(Self.words(error))", fix: Self.fix(error))
        }
        try setAside(error)
      }
    }
    throw Failure(.storage, "\(label) \(path) cannot be used")
  }

  func opened() throws -> DatabaseQueue {
    if let database = current() { return database }
    try StoreFolder.make(folder)
    return try StoreFolder.alone(in: folder) {
      try StoreFolder.secure(path)
      // Known before anything can fail: only this file is ever set aside, and not the fresh one that
      // another process has begun meanwhile.
      state.withLock { $0.file = StoreFolder.identity(path) }
      let database = try connected()
      let words = state.withLock { $0.identity }
      let identity = try database.writeWithoutTransaction { database -> StoreIdentity? in
        // In a WAL, a commit then waits for no disk, and a loss of power takes the last ones at most.
        let synchronous = worth.isPrecious ? "FULL" : "NORMAL"
        try database.execute(sql: "PRAGMA synchronous = \(synchronous)")
        return worth.isPrecious ? nil : try StoreMeta.identity(database, proposed: words)
      }
      state.withLock { state in
        state.database = database
        if state.identity == nil { state.identity = identity }
      }
      return database
    }
  }

  /// The open connection; a precious file may have been replaced by another process, and is then
  /// opened again.
  private func current() -> DatabaseQueue? {
    let (database, file) = state.withLock { ($0.database, $0.file) }
    guard worth.isPrecious, let database, StoreFolder.identity(path) != file else {
      return database
    }
    try? database.close()
    state.withLock { $0.database = nil }
    return nil
  }

  /// A connection to the file, its tables there.
  private func connected() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(worth.patience * Double(Patience.factor))
    configuration.label = label
    let isNew = StoreFolder.size(path) == 0
    let database = try retrying { try DatabaseQueue(path: path, configuration: configuration) }
    try database.writeWithoutTransaction { database in
      // A newer version's file is not even switched to another journal.
      if try migrations.hasBeenSuperseded(database) {
        let others = try migrations.appliedIdentifiers(database)
          .subtracting(migrations.migrations)
        throw Superseded(migration: others.sorted().last ?? "unknown")
      }
      if isNew {
        // A new file holds nothing that a loss of power could take, so that making it waits for no
        // disk. That it gives room back later has to be said before its first table, and so has the
        // size of its pages.
        if !worth.isPrecious { try database.execute(sql: "PRAGMA synchronous = OFF") }
        try database.execute(sql: "PRAGMA page_size = \(pageSize)")
        try database.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL")
      }
      try retrying { try database.execute(sql: "PRAGMA journal_mode = WAL") }
      let pageSize = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? self.pageSize
      let pages = Self.longestJournal / max(1, pageSize)
      try database.execute(sql: "PRAGMA wal_autocheckpoint = \(pages)")
      try database.execute(sql: "PRAGMA journal_size_limit = \(Self.longestJournal)")
    }
    try migrate(database)
    return database
  }

  /// Brings the tables about; another process may be doing the same.
  private func migrate(_ database: DatabaseQueue) throws {
    let isDone = try database.writeWithoutTransaction { try migrations.hasCompletedMigrations($0) }
    guard !isDone else { return }
    // What a step removes may be what should not have been written: nothing of it stays in free pages
    // or in the journal.
    try? run("PRAGMA secure_delete = ON", on: database)
    try retrying(also: [.SQLITE_ERROR, .SQLITE_CONSTRAINT]) { try migrations.migrate(database) }
    try? run("PRAGMA secure_delete = OFF", on: database)
    try? run("PRAGMA wal_checkpoint(TRUNCATE)", on: database)
  }

  private func run(_ pragma: String, on database: DatabaseQueue) throws {
    try database.writeWithoutTransaction { _ = try Row.fetchAll($0, sql: pragma) }
  }

  /// Tries again for a while when another process is in the way; switching the journal does not wait
  /// by itself.
  private func retrying<Result>(
    also codes: [ResultCode] = [], _ work: () throws -> Result
  ) throws -> Result {
    for attempt in 1... {
      do { return try work() } catch let error as DatabaseError {
        let code = error.resultCode.primaryResultCode
        let isBusy = code == .SQLITE_BUSY || code == .SQLITE_LOCKED
        guard isBusy && attempt < 10 * Patience.factor || codes.contains(code) && attempt < 4 else {
          throw error
        }
        StoreFolder.pause(milliseconds: 20 * UInt32(min(attempt, 10)))
      }
    }
    return try work()
  }

  private func giveUp(_ notice: Failure) {
    let database = state.withLock { state in
      defer { state.database = nil }
      state.isGivenUp = true
      return state.database
    }
    try? database?.close()
    note(notice)
  }

  func note(_ notice: Failure) {
    state.withLock { if !$0.notices.contains(notice) { $0.notices.append(notice) } }
  }
}

/// A file that a newer version of the program has changed.
private struct Superseded: Error {
  var migration: String
}
