import RecipeProviderKit

/// Why a command ends without doing its work: what, the fix, and the exit code.
struct ToolFailure: Error {
  /// What is wrong, in one sentence without a final stop.
  var message: String
  /// What to do about it.
  var fix: String?
  /// The exit code.
  var code: ExitStatus

  /// Creates a failure, an error of the surroundings unless said otherwise.
  init(_ message: String, fix: String? = nil, code: ExitStatus = .failure) {
    self.message = message
    self.fix = fix
    self.code = code
  }

  /// Runs work that asks a service; what the service did becomes a failure of the command.
  static func telling<Value>(
    _ what: String, _ work: () async throws -> Value
  ) async throws -> Value {
    do { return try await work() } catch let failure as ToolFailure { throw failure } catch {
      try Task.checkCancellation()
      let error = ProviderError(wrapping: error)
      throw ToolFailure("\(what): \(error.message)", fix: error.hint)
    }
  }

  /// The lines for standard error.
  var text: String {
    var text = "potluck: \(message)"
    if let fix { text += "\n  fix: \(fix)" }
    return Printable.line(text)
  }
}

/// The exit codes that the tool documents.
enum ExitStatus: Int32 {
  /// Results.
  case results = 0
  /// No result, and every source that was asked answered.
  case nothing = 1
  /// An error, or no result and a source failed.
  case failure = 2
  /// Results, but a source failed and `--strict` was given.
  case incomplete = 3
  /// Wrong usage (`EX_USAGE` of sysexits).
  case usage = 64
}
