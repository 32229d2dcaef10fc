import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

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

  /// A name that nothing has, with the nearest that would be right and all that are known.
  static func unknown(_ message: String, _ name: String, among known: [String]) -> ToolFailure {
    let list = known.isEmpty ? "none" : known.joined(separator: ", ")
    return ToolFailure(
      message, fix: "\(NearestName.question(name, among: known))known: \(list)", code: .usage)
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
  /// An error, or no result and a source failed, was left before its list ended, or was not asked
  /// because the search was offline.
  case failure = 2
  /// Results, but a source failed or was left before its list ended, and `--strict` was given.
  case incomplete = 3
  /// Wrong usage (`EX_USAGE` of sysexits).
  case usage = 64

  /// What a search means, or several.
  init(of outcomes: [ProviderOutcome], hasResults: Bool, isStrict: Bool) {
    let hasFailure = outcomes.contains(where: \.status.isFailure)
    let wasAsked =
      outcomes.contains { $0.status != .skipped } && !outcomes.contains(where: \.isWithheld)
    self =
      if hasResults {
        isStrict && hasFailure ? .incomplete : .results
      } else {
        hasFailure || !wasAsked ? .failure : .nothing
      }
  }
}

extension StandardError {
  /// Says that the fault seems to be on this machine.
  static func tellOffline() {
    let sentence =
      "You look offline: no source could be reached over the network. "
      + "All of them are asked again the next time."
    write(Console().errorStyle(color: .never).wrapped(sentence))
  }
}

extension NearestName {
  /// `did you mean "x"? ` when a known name is near, else nothing: what further advice follows on.
  static func question(_ name: String, among known: [String]) -> String {
    of(name, among: known).map { "did you mean \"\($0)\"? " } ?? ""
  }
}
