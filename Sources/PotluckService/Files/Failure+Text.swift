package import RecipeModel
import RecipeProviderKit
import RecipeRendering

extension Failure {
  /// The lines for standard error.
  var text: String {
    var text = "potluck: \(message)"
    if let fix { text += "\n  fix: \(fix)" }
    return Printable.line(text)
  }

  /// A name that nothing has, with the nearest that would be right and all that are known.
  package static func unknown(_ message: String, _ name: String, among known: [String]) -> Failure {
    let list = known.isEmpty ? "none" : known.joined(separator: ", ")
    return Failure(
      .usage, message, fix: "\(NearestName.question(name, among: known))known: \(list)")
  }

  /// Runs work that asks a service; what the service did becomes a failure of the command.
  package static func telling<Value>(
    _ what: String, _ work: () async throws -> Value
  ) async throws -> Value {
    do { return try await work() } catch let failure as Failure { throw failure } catch {
      try Task.checkCancellation()
      let error = ProviderError(wrapping: error)
      throw Failure("\(what): \(error.message)", fix: error.fix)
    }
  }
}

extension NearestName {
  /// `did you mean "x"? ` when a known name is near, else nothing: what further advice follows on.
  package static func question(_ name: String, among known: [String]) -> String {
    of(name, among: known).map { "did you mean \"\($0)\"? " } ?? ""
  }
}

extension StandardError {
  /// Tells what went wrong, a paragraph each.
  package static func tell(_ failures: [Failure]) {
    for failure in failures { tell(failure) }
  }
}
