/// One thing that is wrong with a JSON document that a person wrote: what, where, and what to do
/// about it.
///
/// Messages never quote a value that could be a secret; they name keys and kinds of values.
public struct DocumentProblem: Error, Sendable, Hashable {
  /// How bad a problem is.
  public enum Severity: String, Sendable {
    /// The part cannot be used.
    case error
    /// The part works, but should not stay like this.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// The JSON pointer of the part; empty for the whole document.
  public var pointer: String
  /// Where the part stands in the file; nil where there is no file.
  public var place: JSONPositions.Place?
  /// What is wrong, without a final stop.
  public var message: String
  /// What to do about it, without a final stop.
  public var fix: String?

  /// Creates a problem.
  public init(
    severity: Severity, pointer: String, place: JSONPositions.Place? = nil, message: String,
    fix: String? = nil
  ) {
    self.severity = severity
    self.pointer = pointer
    self.place = place
    self.message = message
    self.fix = fix
  }
}
