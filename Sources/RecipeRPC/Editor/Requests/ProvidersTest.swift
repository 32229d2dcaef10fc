import RecipeModel

/// `providers/test`: replays what was recorded of definitions.
struct ProvidersTest: Sendable {
  static let ids = Parameter(
    "ids", .list(.text, called: "strings"),
    "The entries to test; every entry with a definition file unless given.")
  static let live = Parameter("live", .flag, standard: false, "Ask the services again.")

  /// The entries to test; empty for all.
  var ids: [String]
  /// Whether the services are asked again.
  var live: Bool
  /// Where it is reported that the work is under way.
  var tokens: ProgressTokens

  /// Reads the params.
  init(_ params: Params) throws(WireFailure) {
    ids = try params.optional(Self.ids) ?? []
    live = try params.optional(Self.live) ?? false
    tokens = try ProgressTokens(params)
  }

  /// Tests; gives the document of `potluck providers test --json`.
  func run(_ service: any RecipeService, _ call: any Call) async throws -> JSON {
    try await Progress.run(tokens.workDone, "Testing definitions", call) {
      try await service.testProviders(ids, live: live)
    }
  }
}

extension ProvidersTest {
  /// The schema of the params.
  static var schema: JSON {
    Schema.object([], optional: [ids.property, live.property, ProgressTokens.workDone.property])
  }
}
