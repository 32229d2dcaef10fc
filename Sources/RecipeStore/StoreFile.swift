import Dispatch
import GRDB
import Synchronization

/// One SQLite file, opened when it is first needed, and worked around when it cannot be used.
///
/// All work runs on a queue of its own, so that waiting for a disk or for another process blocks
/// nobody else. Writing transactions are immediate: what is read in them is still true when they
/// write, whatever other processes do.
final class StoreFile: Sendable {
  /// How long another process may hold the file, in seconds.
  private static let patience = 1.0

  let path: String
  private let folder: String
  private let label: String
  private let migrations: DatabaseMigrator
  private let queue: DispatchQueue
  private let state = Mutex(State())

  private struct State {
    var database: DatabaseQueue?
    var file: StoreFolder.Identity?
    var isGivenUp = false
    var identity: StoreIdentity?
    var notices: [StoreNotice] = []
  }

  /// Prepares a file; nothing is opened.
  /// - Parameters:
  ///   - folder: where the file lies; made when it is missing.
  ///   - name: the file's name.
  ///   - label: what the file is to people, such as `the cache`.
  ///   - migrations: how its tables come about.
  init(folder: String, name: String, label: String, migrations: DatabaseMigrator) {
    self.folder = folder
    self.label = label
    self.migrations = migrations
    path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
    queue = DispatchQueue(label: "potluck." + name)
  }

  /// What happened so far that a person should know.
  var notices: [StoreNotice] { state.withLock { $0.notices } }

  /// Whether the file is there.
  var exists: Bool { StoreFolder.identity(path) != nil }

  /// Whether the store has its words, because it was used or could not be.
  var isIdentified: Bool { state.withLock { $0.identity != nil } }

  /// Runs work on the database, opening it first; nil when it cannot be used.
  func run<Result: Sendable>(_ work: @Sendable @escaping (Database) throws -> Result) async
    -> Result?
  {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.attempt(work)) }
    }
  }

  /// Runs work in a writing transaction; nil when the database cannot be used.
  func write<Result: Sendable>(
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

  private func attempt<Result>(_ work: (Database) throws -> Result) -> Result? {
    for isLastTry in [false, true] {
      guard !state.withLock({ $0.isGivenUp }) else { return nil }
      do {
        let database = try opened()
        return try database.writeWithoutTransaction(work)
      } catch let error as Superseded {
        giveUp(
          StoreNotice(
            .newer, path: path,
            message: "\(label) \(path) is of a newer version of potluck (\(error.migration))",
            fix: "use that version, or move the file away; this run keeps nothing"))
      } catch {
        if Self.isDamage(error), !isLastTry {
          setAside(error)
        } else {
          giveUp(
            StoreNotice(
              .unusable, path: path,
              message: "\(label) \(path) cannot be used: \(Self.words(error))",
              fix: Self.fix(error)))
        }
      }
    }
    return nil
  }

  private func opened() throws -> DatabaseQueue {
    if let database = state.withLock({ $0.database }) { return database }
    try StoreFolder.make(folder)
    return try StoreFolder.alone(in: folder) {
      try StoreFolder.secure(path)
      // Known before anything can fail: only this file is ever set aside, and not the fresh one that
      // another process has begun meanwhile.
      state.withLock { $0.file = StoreFolder.identity(path) }
      let database = try connected()
      let words = state.withLock { $0.identity }
      let identity = try database.writeWithoutTransaction { database in
        let identity = try StoreMeta.identity(database, proposed: words)
        // In a WAL, a commit then waits for no disk, and a loss of power takes the last ones at most.
        try database.execute(sql: "PRAGMA synchronous = NORMAL")
        return identity
      }
      state.withLock { state in
        state.database = database
        if state.identity == nil { state.identity = identity }
      }
      return database
    }
  }

  /// A connection to the file, its tables there.
  private func connected() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(Self.patience)
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
        // disk. That it gives room back later has to be said before its first table.
        try database.execute(sql: "PRAGMA synchronous = OFF; PRAGMA auto_vacuum = INCREMENTAL")
      }
      try retrying { try database.execute(sql: "PRAGMA journal_mode = WAL") }
      try database.execute(sql: "PRAGMA journal_size_limit = 4194304")
    }
    try migrate(database)
    return database
  }

  /// Brings the tables about; another process may be doing the same.
  private func migrate(_ database: DatabaseQueue) throws {
    let isDone = try database.writeWithoutTransaction { try migrations.hasCompletedMigrations($0) }
    guard !isDone else { return }
    try retrying(also: [.SQLITE_ERROR, .SQLITE_CONSTRAINT]) { try migrations.migrate(database) }
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
        guard isBusy && attempt < 10 || codes.contains(code) && attempt < 4 else { throw error }
        StoreFolder.pause(milliseconds: 20 * UInt32(attempt))
      }
    }
    return try work()
  }

  /// Renames a damaged file, unless another process has done so already.
  private func setAside(_ error: any Error) {
    let (database, file) = state.withLock { state in
      defer {
        state.database = nil
        state.file = nil
      }
      return (state.database, state.file)
    }
    try? database?.close()
    do {
      let wasHere = try StoreFolder.alone(in: folder) {
        if let file, StoreFolder.identity(path) != file { return false }
        try StoreFolder.move(path, to: path + ".damaged")
        for ending in ["-wal", "-shm", "-journal"] { StoreFolder.remove(path + ending) }
        return true
      }
      guard wasHere else { return }
      note(
        StoreNotice(
          .damaged, path: path, message: "\(label) \(path) was damaged (\(Self.words(error)))",
          fix: "a fresh one was begun; the old file is \(path).damaged and may be deleted"))
    } catch {
      giveUp(
        StoreNotice(
          .unusable, path: path, message: "\(label) \(path) is damaged and cannot be renamed",
          fix: "delete it; this run keeps nothing"))
    }
  }

  private func giveUp(_ notice: StoreNotice) {
    let database = state.withLock { state in
      defer { state.database = nil }
      state.isGivenUp = true
      return state.database
    }
    try? database?.close()
    note(notice)
  }

  private func note(_ notice: StoreNotice) {
    state.withLock { if !$0.notices.contains(notice) { $0.notices.append(notice) } }
  }
}

/// A file that a newer version of the program has changed.
private struct Superseded: Error {
  var migration: String
}

extension StoreFile {
  /// Whether a failure says that the file's content is broken, so that a fresh one helps.
  static func isDamage(_ error: any Error) -> Bool {
    guard let error = error as? DatabaseError else { return !(error is SystemError) }
    return [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_SCHEMA, .SQLITE_MISMATCH]
      .contains(error.resultCode.primaryResultCode)
  }

  /// A failure in a few words.
  static func words(_ error: any Error) -> String {
    guard let error = error as? DatabaseError else { return "\(error)" }
    return error.message ?? "SQLite error \(error.resultCode.rawValue)"
  }

  /// What a person can do about a failure.
  static func fix(_ error: any Error) -> String {
    let way: String
    switch (error as? DatabaseError)?.resultCode.primaryResultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: way = "another program holds it; end that"
    case .SQLITE_FULL: way = "make room on the disk"
    case .SQLITE_IOERR: way = "check that the disk is sound and has room"
    default:
      let isLink = (error as? SystemError)?.isLink == true
      way =
        isLink
        ? "move the link away; the folder may be one"
        : "check that the folder exists and may be written"
    }
    return way + "; this run keeps nothing"
  }
}

/// What a person should know about a database; never a reason to stop.
public struct StoreNotice: Sendable, Hashable, CustomStringConvertible {
  /// What happened.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The file was damaged; it was set aside, and a fresh one begun.
    case damaged
    /// The file could not be read or written; nothing is kept beyond this run.
    case unusable
    /// The file is of a newer version of the program; it was left alone, and nothing is kept.
    case newer
  }

  /// What happened.
  public var kind: Kind
  /// The database file.
  public var path: String
  /// What happened, in one sentence without a final stop.
  public var message: String
  /// What to do about it.
  public var fix: String

  /// Creates a notice.
  public init(_ kind: Kind, path: String, message: String, fix: String) {
    self.kind = kind
    self.path = path
    self.message = message
    self.fix = fix
  }

  /// The message with what to do.
  public var description: String { "\(message); \(fix)" }
}
