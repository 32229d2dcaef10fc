import GRDB

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
