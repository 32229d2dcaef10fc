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
