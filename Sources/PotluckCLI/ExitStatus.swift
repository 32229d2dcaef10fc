import PotluckService
import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

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

extension Failure {
  /// What the failure means for a command.
  var exit: ExitStatus { ExitStatus(rawValue: code.exitCode) ?? .failure }
}

extension StandardError {
  /// Says that the fault seems to be on this machine.
  static func tellOffline() {
    let sentence =
      "You look offline: no source could be reached over the network. "
      + "All of them are asked again the next time."
    line(sentence)
  }
}
