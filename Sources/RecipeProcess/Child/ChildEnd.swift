import RecipeProviderKit
import Subprocess

/// Why a run of a program is over.
enum ChildEnd: Sendable {
  /// It closed its output, mostly by exiting.
  case outputClosed
  /// It did so in the middle of an answer.
  case outputCut
  /// It closed its input.
  case inputClosed
  /// It broke a limit, or stopped answering.
  case fault(ProviderError)
  /// Nobody needs it any longer.
  case dismissed

  /// Whether the program is given time to exit by itself.
  var isGentle: Bool { if case .fault = self { false } else { true } }

  /// What the requests in flight are told.
  ///
  /// `wasForced` says whether the program had to be told to end, `lastErrorLine` is cleaned, and
  /// `line` is how a person runs the program by hand.
  func error(
    status: TerminationStatus, wasForced: Bool, lastErrorLine: String?, line: String
  ) -> ProviderError {
    let words = lastErrorLine.map { ": “\($0)”" } ?? ""
    let hint = "run it by hand to see why: \(line)"
    switch self {
    case .fault(let error): return error
    case .dismissed: return ProviderError(.cancelled, "the program was shut down")
    case .outputClosed where wasForced, .outputCut where wasForced:
      return ProviderError(.unreachable, "the program closed its output\(words)", hint: hint)
    case .outputCut:
      let way = "the program ended with \(Self.text(status)) in the middle of an answer"
      return ProviderError(.unreachable, way + words, hint: hint)
    case .inputClosed where wasForced:
      return ProviderError(.unreachable, "the program closed its input\(words)", hint: hint)
    case .outputClosed, .inputClosed:
      return ProviderError(
        .unreachable, "the program ended with \(Self.text(status))\(words)", hint: hint)
    }
  }

  private static func text(_ status: TerminationStatus) -> String {
    switch status {
    case .exited(let code): "exit code \(code)"
    case .signaled(let signal): "signal \(signal)\(name(of: signal).map { " (\($0))" } ?? "")"
    }
  }

  /// The names of the signals whose numbers are the same everywhere.
  private static func name(of signal: Int32) -> String? {
    switch signal {
    case 1: "SIGHUP"
    case 2: "SIGINT"
    case 4: "SIGILL"
    case 5: "SIGTRAP"
    case 6: "SIGABRT"
    case 8: "SIGFPE"
    case 9: "SIGKILL"
    case 11: "SIGSEGV"
    case 13: "SIGPIPE"
    case 14: "SIGALRM"
    case 15: "SIGTERM"
    default: nil
    }
  }
}
