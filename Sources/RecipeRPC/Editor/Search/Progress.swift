import RecipeModel
import RecipeRendering

/// The `$/progress` notifications (LSP 3.17, *Work Done Progress* and *Partial Result Progress*).
enum Progress {
  /// The notification's method.
  static let method = "$/progress"

  /// The notification's params.
  static func params(_ token: JSON, _ value: JSON) -> JSON { ["token": token, "value": value] }

  /// The value that reports how far the work is.
  static func report(_ message: String, percentage: Int) -> JSON {
    [
      "kind": "report", "message": .string(Sanitizer.terminal(message)),
      "percentage": .int(percentage),
    ]
  }

  /// Does work between the `begin` and the `end` of a client's token, both of which arrive.
  static func run<Result: Sendable>(
    _ token: JSON?, _ title: String, _ call: any Call,
    _ work: () async throws -> Result
  ) async throws -> Result {
    guard let token else { return try await work() }
    let begin: JSON = [
      "kind": "begin", "title": .string(Sanitizer.terminal(title)), "cancellable": true,
      "percentage": 0,
    ]
    await call.begin(
      method, params(token, begin),
      closing: params(token, ["kind": "end", "message": "cancelled"]))
    do {
      let result = try await work()
      await call.end(method, params(token, ["kind": "end"]))
      return result
    } catch {
      await call.end(method, params(token, ["kind": "end", "message": "failed"]))
      throw error
    }
  }
}

extension Duration {
  /// The duration in milliseconds, rounded.
  var wholeMilliseconds: Int { Int((self / .milliseconds(1)).rounded()) }
}
