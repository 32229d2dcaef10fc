import RecipeModel
import RecipeRendering

extension Method {
  static let providersList = Method(
    "providers/list", "Lists the configured sources; nobody is asked.",
    result: Schema.object([
      "version": ReportSchemas.version, "providers": .list(ProvidersList.provider),
    ]).named("ProvidersResult")
  ) { service in
    Work(isShort: true) { _ in ProvidersList.document(of: try await service.providers()) }
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

enum ProvidersList {
  /// The document of `potluck providers list --json`, with members for editors: `enabled`,
  /// `needsKey`, `keyConfigured`, and `status` where a source's health is known.
  static func document(of entries: [ProviderEntry]) -> JSON {
    let document = ProvidersJSON.json(entries)
    guard var object = document.objectValue, let providers = object["providers"]?.arrayValue else {
      return document
    }
    object["providers"] = .array(zip(providers, entries).map(entry))
    return .object(object)
  }

  private static func entry(_ json: JSON, _ entry: ProviderEntry) -> JSON {
    guard var object = json.objectValue else { return json }
    object["needsKey"] = .bool(entry.needsKey)
    object["keyConfigured"] = .bool(entry.isKeyConfigured)
    object["enabled"] = .bool(object["status"] == "enabled")
    if var health = object["health"]?.objectValue {
      health["status"] = health["state"]
      object["health"] = .object(health)
    }
    return .object(object)
  }
}

extension ProvidersList {
  fileprivate static let provider = Schema.object([
    "id": .text, "kind": .text, "name": .text,
    "status": .one(of: ["enabled", "disabled", "unusable"]), "enabled": .flag,
    "needsKey": .flag, "keyConfigured": .flag,
    "problem": .nullable(.object(["message": .text, "hint": .nullable(.text)])),
    "capabilities": .texts, "endpoint": .nullable(.text), "weight": .number, "group": .text,
    "homepage": .nullable(.link), "attribution": .nullable(.text), "health": .nullable(health),
  ]).named("Provider")

  private static let state = Schema.one(of: ["healthy", "suspended", "probing"])

  private static let health = Schema.object([
    "state": state, "status": state, "since": .nullable(.moment),
    "retryAt": .nullable(.moment), "level": .count, "lastSuccess": .nullable(.moment),
    "lastFailure": .nullable(.object(["code": .text, "message": .text])),
    "quota": .nullable(allowance), "rates": .list(allowance),
  ]).about("How a source did lately.").named("Health")

  private static let allowance = Schema.object([
    "limit": .nullable(.count), "used": .count, "left": .nullable(.count), "seconds": .count,
    "renewedAt": .nullable(.moment),
  ]).named("Allowance")
}
