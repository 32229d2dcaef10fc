/// Why a text is not a JSONPath that can be used here, where, and what to write instead.
public struct JSONPathError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, without its place and without a final stop.
  public var message: String
  /// The offset of the offending byte in the UTF-8 text of the path, from 0; the length of the
  /// text when something is missing at its end.
  public var offset: Int
  /// What to write instead, without a final stop; nil where the message says it all.
  public var fix: String?
  /// Whether RFC 9535 allows the construct and only this implementation refuses it; false for
  /// everything that the RFC forbids.
  public var isUnsupported: Bool

  /// Creates an error.
  public init(message: String, offset: Int, fix: String? = nil, isUnsupported: Bool = false) {
    self.message = message
    self.offset = offset
    self.fix = fix
    self.isUnsupported = isUnsupported
  }

  /// The message with its place and the fix.
  public var description: String {
    let place = "\(message) at byte \(offset)"
    return fix.map { "\(place): \($0)" } ?? place
  }
}

/// The evaluation of a path was given up because it took too many steps; there is no result.
///
/// Only a path with filters, wildcards, slices, unions or `..` can meet the limit; a singular
/// query cannot.
public struct JSONPathLimitReached: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text of the path.
  public var path: String
  /// The number of steps that were allowed.
  public var steps: Int

  /// Creates an error.
  public init(path: String, steps: Int) {
    self.path = path
    self.steps = steps
  }

  /// What happened, in a sentence without a final stop.
  public var description: String {
    "the path \(path) takes more than \(steps) steps on this document"
  }
}
