import Foundation
import Subprocess

/// Runs a line of shell, for what only a shell can do.
enum Shell {
  /// Runs a script with bash; `$0` is the first argument.
  static func run(_ script: String, _ arguments: String...) async throws -> ToolResult {
    try await run(script, arguments: arguments)
  }

  /// Runs a script with bash; `$0` is the first argument.
  static func run(_ script: String, arguments: [String]) async throws -> ToolResult {
    let result = try await Subprocess.run(
      .name("bash"), arguments: Arguments(["-c", script] + arguments),
      environment: Potluck.clean([:]), input: .none, output: .bytes(limit: 1 << 20),
      error: .bytes(limit: 1 << 20))
    return ToolResult(
      output: String(decoding: result.standardOutput, as: UTF8.self),
      errors: String(decoding: result.standardError, as: UTF8.self),
      code: result.terminationStatus.shellCode)
  }
}
