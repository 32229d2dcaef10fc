import RecipeModel

/// The tokens under which a client wants to hear of a request before its answer.
struct ProgressTokens: Sendable {
  static let partialResult = Parameter(
    "partialResultToken", .token,
    "Reports each source's recipes as they come, in $/progress notifications with this token.")
  static let workDone = Parameter(
    "workDoneToken", .token,
    "Reports how far the work is, in $/progress notifications with this token.")

  /// Reports results; nil when nobody wants to hear of them.
  var partialResult: JSON?
  /// Reports how far the work is; nil when nobody wants to hear of it.
  var workDone: JSON?

  /// Reads the tokens.
  init(_ params: Params) throws(WireFailure) {
    partialResult = try params.optional(Self.partialResult)
    workDone = try params.optional(Self.workDone)
  }
}
