import RecipeModel
import RecipeSearch

/// A search from its params to its answer: what `search` and `search/more` share.
struct SearchWork: Sendable {
  /// Who searches.
  let service: any RecipeService
  /// What is asked.
  var request: SearchRequest
  /// Where what comes on the way is reported.
  var tokens: ProgressTokens
  /// Whether votes and the reasons for merging are shown.
  var explain: Bool

  /// Searches, and tells what comes on the way.
  func run(_ call: any Call) async throws -> JSON {
    let stream = SearchStream(call, request, tokens: tokens, explain: explain)
    let report = try await Progress.run(tokens.workDone, Self.title(request), call) {
      let report = try await service.search(request) { await stream.take($0) }
      await stream.complete(report)
      return report
    }
    let shown = tokens.partialResult == nil ? nil : await stream.shown
    return SearchReply(request: request, report: report, shown: shown, explain: explain).json
  }

  /// Compares what the sources answer, and tells how far the work is.
  func compare(_ call: any Call) async throws -> JSON {
    var tokens = tokens
    tokens.partialResult = nil
    let stream = SearchStream(call, request, tokens: tokens, explain: false)
    let comparison = try await Progress.run(tokens.workDone, Self.title(request), call) {
      try await service.compare(request) { await stream.take($0) }
    }
    guard !request.unsupported.isEmpty, var object = comparison.objectValue else {
      return comparison
    }
    if let plan = object["plan"] {
      object["plan"] = SearchReply.noting(request.unsupported, in: plan)
    } else {
      object["unsupported"] = .array(request.unsupported.map(JSON.string))
    }
    return .object(object)
  }

  /// What a client shows while it waits.
  private static func title(_ request: SearchRequest) -> String {
    let words = request.query.text.prefix(60)
    return words.isEmpty ? "Searching recipes" : "Searching \(words)"
  }
}
