import Foundation
import RecipeModel
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// What a run of the tool left behind.
struct ToolResult: Sendable {
  /// What went to standard output.
  var output: String
  /// What went to standard error.
  var errors: String
  /// The exit code; 128 plus the number of a signal that ended it.
  var code: Int32

  /// Both streams and the code, as golden files hold them.
  var transcript: String {
    "--- standard output\n\(output)--- standard error\n\(errors)--- exit code \(code)\n"
  }
}

/// Runs the real program as a child, in an environment without anything of the user's.
enum Potluck {
  /// The program: the one that the variable POTLUCK names, else the one beside the test bundle.
  static let path: String = {
    if let named = ProcessInfo.processInfo.environment["POTLUCK"] { return named }
    #if os(Linux)
      let bundle = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    #else
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    #endif
    let program = URL(fileURLWithPath: bundle ?? CommandLine.arguments[0])
    return program.deletingLastPathComponent().appendingPathComponent("potluck").path
  }()

  /// Runs the program to its end.
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - environment: Variables beyond the clean ones.
  ///   - input: What standard input holds.
  /// - Returns: What it left behind.
  /// - Throws: When it cannot be started.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], input: String = ""
  ) async throws -> ToolResult {
    // Not as `.string`: where the program ends before its input is written, that ends the tests, too.
    let result = try await Subprocess.run(
      .path(FilePath(path)), arguments: Arguments(arguments),
      environment: clean(environment), input: .inputWriter,
      output: .bytes(limit: 64 << 20), error: .bytes(limit: 16 << 20)
    ) { execution in
      _ = try? await execution.standardInputWriter.write(input)
    }
    return ToolResult(
      output: String(decoding: result.standardOutput, as: UTF8.self),
      errors: String(decoding: result.standardError, as: UTF8.self),
      code: result.terminationStatus.shellCode)
  }

  /// Runs the program and sends it a signal once `isReady` holds for what it has printed.
  static func interrupt(
    _ arguments: [String], environment: [String: String] = [:], with signal: Signal,
    whenOutputHolds text: String
  ) async throws -> (code: Int32, output: String) {
    let result = try await Subprocess.run(
      .path(FilePath(path)), arguments: Arguments(arguments),
      environment: clean(environment), input: .none, output: .sequence, error: .discarded
    ) { execution in
      var output = ""
      var isSent = false
      for try await chunk in execution.standardOutput {
        output += chunk.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        if !isSent, output.contains(text) {
          isSent = true
          try execution.send(signal: signal)
        }
      }
      return output
    }
    return (result.terminationStatus.shellCode, result.closureResult)
  }

  /// A clean environment with some variables of the test's own.
  static func clean(_ variables: [String: String]) -> Subprocess.Environment {
    // What is built in asks a public service: no test does. Without a home folder nothing is kept.
    // No limit of time decides on a busy machine, but for those that a test sets.
    var all = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8", "POTLUCK_CONFIG": cookbookOnly,
      "POTLUCK_PATIENCE": "100",
    ]
    // Coverage data of the child goes where that of the tests goes.
    if let file = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] {
      all["LLVM_PROFILE_FILE"] = file
    }
    all.merge(variables) { $1 }
    let pairs = all.compactMap { name, value in
      Subprocess.Environment.Key(rawValue: name).map { ($0, value) }
    }
    return .custom(Dictionary(pairs) { $1 })
  }

  /// An address where nobody listens; a port that was given back could be another test's by now.
  static let nobody = "http://127.0.0.1:1"

  /// A configuration that searches the cookbook alone.
  static let cookbookOnly =
    Golden.package.appendingPathComponent("Tests/PotluckCLITests/Fixtures/cookbook.json").path

  /// Whether the program has a kind of provider; tests that need one are skipped without it.
  static func has(_ kinds: String...) async -> Bool {
    for kind in kinds {
      guard let result = try? await run(["providers", "info", kind]), result.code == 0 else {
        return false
      }
    }
    return true
  }
}

extension TerminationStatus {
  /// The code that a shell would give.
  var shellCode: Int32 {
    switch self {
    case .exited(let code): code
    case .signaled(let signal): 128 + signal
    }
  }
}
