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
