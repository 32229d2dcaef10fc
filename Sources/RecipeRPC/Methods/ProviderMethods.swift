import RecipeModel
import RecipeRendering

extension Method {
  static let providersList = Method(
    "providers/list", "Lists the configured sources; nobody is asked.",
    result: Schema.object([
      "version": ReportSchemas.version,
      "providers": .list(Schema(written: ProvidersJSON.codec.shape)),
    ]).named("ProvidersResult")
  ) { service in
    Work(isShort: true) { _ in ProvidersJSON.json(try await service.providers()) }
  }

  static let providersTest = Method(
    "providers/test", "Replays what was recorded of definitions.", ProvidersTest.self,
    result: Schema.document(
      ["version": ReportSchemas.version],
      optional: ["definitions": .list(Schema(["type": "object"]))]
    ).about("What potluck providers test --json prints.").named("ProvidersTestResult")
  ) { params, service in
    Work { call in
      try await Progress.run(params.workDone, "Testing definitions", call) {
        try await service.testProviders(params.ids, live: params.live)
      }
    }
  }

  static let configGet = Method(
    "config/get", "Gives the configuration in force, without any secret.",
    result: Schema.document(["version": ReportSchemas.version]).about(
      "What potluck config show prints; holds no secret."
    ).named("ConfigurationResult")
  ) { service in Work(isShort: true) { _ in try await service.configuration() } }
}

private struct ProvidersTest: MethodParams {
  /// The entries to test; empty for all.
  var ids: [String] = []
  /// Whether the services are asked again.
  var live = false
  /// Where it is reported that the work is under way.
  var workDone: JSON?

  static let codec = ObjectCodec(
    params: "ProvidersTestParams", ProvidersTest(),
    [
      .standard(
        "ids", \.ids, .strings,
        "The entries to test; every entry with a definition file unless given."),
      .standard("live", \.live, .bool, "Ask the services again.", shown: false),
      .workDone(\.workDone),
    ])
}
