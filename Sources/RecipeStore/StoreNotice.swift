import GRDB
import PotluckSupport

extension StoreFile {
  /// Whether a failure says that the file's content is broken, so that a fresh one helps.
  ///
  /// Of a precious file only SQLite's own word counts: a statement that fails may be our mistake.
  static func isDamage(_ error: any Error, isPrecious: Bool) -> Bool {
    guard let error = error as? DatabaseError else {
      return isPrecious ? error is RowDecodingError : !(error is SystemError)
    }
    let codes: [ResultCode] =
      isPrecious
      ? [.SQLITE_CORRUPT, .SQLITE_NOTADB]
      : [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_SCHEMA, .SQLITE_MISMATCH]
    return codes.contains(error.resultCode.primaryResultCode)
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
      let error = error as? SystemError
      way =
        error?.isLink == true
        ? "move the link away; the folder may be one"
        : error?.isFull == true
          ? "make room on the disk" : "check that the folder exists and may be written"
    }
    return way
  }
}

/// What a person should know about a database; never a reason to stop.
public struct StoreNotice: Error, Sendable, Hashable, CustomStringConvertible {
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
