import RecipeModel
import RecipeRendering

extension Method {
  /// The methods about sources.
  static let ofProviders = [providersList, providersReset, providersAdd, providersTest]

  static let providersList = Method(
    "providers/list", "Lists the configured sources; nobody is asked.", ProvidersList.self,
    result: Schema.object([
      "version": ReportSchemas.version,
      "providers": .list(Schema(written: ProvidersJSON.codec.shape)),
    ]).named("ProvidersResult"), isShort: true
  ) { ProvidersJSON.json($1) }

  static let providersReset = Method(
    "providers/reset",
    "Forgets failures, suspensions and counted requests of sources, so that they are asked again.",
    ProvidersReset.self,
    result: Schema.object([
      "forgotten": Schema.texts.about("The sources that something was remembered of.")
    ]).named("ProvidersResetResult"), isShort: true
  ) { ["forgotten": .array($1.map(JSON.string))] }

  static let providersAdd = Method(
    "providers/add", "Finds out how a site is searched, and adds it to the configuration.",
    ProvidersAdd.self,
    result: Schema.document(
      [
        "version": ReportSchemas.version, "address": .text,
        "requests": .list(
          .document(
            ["purpose": .text, "method": .text, "address": .text, "ms": .count],
            optional: ["status": .count, "failure": .text])),
        "ways": .list(.document(["kind": .text])),
      ],
      optional: [
        "chosen": .document(["trials": .list(Schema(["type": "object"]))])
          .about("That the search searches; absent when the site is refused."),
        "refusal": .document(["kind": .text, "message": .text], optional: ["hint": .text]),
        "entry": .document(["id": .text]).about("The entry that was written, or would be."),
        "definition": Schema(["type": "object"]).about("The definition file that it names."),
        "configuration": Schema.text.about("The file that the entry belongs into."),
        "written": Schema.flag.about("Whether it was written."),
      ]
    ).about("What potluck providers add --json prints.").named("ProvidersAddResult")
  ) { params, service in
    Work { call in
      try await Progress.run(params.workDone, "Asking \(params.addition.address)", call) {
        try await service.addProvider(params.addition) { params.report($0, call) }
      }
    }
  }

  static let providersTest = Method(
    "providers/test", "Replays what was recorded of definitions.", ProvidersTest.self,
    result: Schema.document([
      "version": ReportSchemas.version, "definitions": .list(testedDefinition),
    ]).about("What potluck providers test --json prints.").named("ProvidersTestResult")
  ) { params, service in
    Work { call in
      try await Progress.run(params.workDone, "Testing definitions", call) {
        try await service.testProviders(params.ids, live: params.live)
      }
    }
  }

  static let configGet = Method(
    "config/get", "Gives the configuration in force, without any secret.", ConfigurationGet.self,
    result: Schema.document(
      [
        "version": ReportSchemas.version, "search": settings, "cache": settings,
        "assistant": settings, "pages": settings, "store": settings, "serve": settings,
        "providers": .list(
          .document(
            ["id": .text],
            optional: [
              "use": .text, "definition": .text, "command": .texts, "env": settings,
              "settings": settings, "name": .text, "enabled": .flag,
              "errors": Schema.texts.about("What is wrong with the entry."),
            ])),
      ],
      optional: ["kept": Schema(true), "history": .flag]
    ).about("What potluck config show prints, as the schema of the file says; holds no secret.")
      .named("ConfigurationResult"), isShort: true
  ) { $1 }
}

/// A part of the configuration, whose members the schema of the file describes.
private let settings = Schema(["type": "object"])

/// What the test of one definition came to.
private let testedDefinition = Schema.document([
  "name": .text, "passed": .flag,
  "cases": .list(
    .document([
      "name": .text, "passed": .flag,
      "differences": .list(.document(["path": .text, "expected": .text, "got": .text])),
      "findings": .list(
        .document([
          "severity": .text, "check": .text, "message": .text, "hint": .nullable(.text),
        ])),
      "notes": .texts,
    ])
  ).about("The recorded cases."),
  "drift": Schema.nullable(.list(Schema(["type": "object"]))).about(
    "Where live answers differ from the recorded ones; null when nobody was asked."),
  "failure": Schema.nullable(.document(["message": .text, "fix": .nullable(.text)])).about(
    "Why the service could not be asked again."),
])

/// `providers/list`: the configured sources.
struct ProvidersList: Operation {
  static let codec = ObjectCodec(params: "ProvidersListParams", ProvidersList(), [])
  static let schema = Schema.object([:])

  func run(_ context: OperationContext) async throws -> [ProviderEntry] {
    try await context.service.providers()
  }
}

private struct ConfigurationGet: Operation {
  static let codec = ObjectCodec(params: "ConfigurationParams", ConfigurationGet(), [])
  static let schema = Schema.object([:])

  func run(_ context: OperationContext) async throws -> JSON {
    try await context.service.configuration()
  }
}

private struct ProvidersReset: Operation {
  var ids: [String]?

  static let codec = ObjectCodec(
    params: "ProvidersResetParams", ProvidersReset(),
    [.optional("ids", \.ids, .strings, "The ids of the sources; all of them unless given.")])

  static let selections = ["ids"]

  mutating func check() throws(Failure) {
    guard ids?.isEmpty != true else {
      throw .invalid(
        "/ids", "ids names no source", fix: "name some, or leave the member out for all")
    }
  }

  func run(_ context: OperationContext) async throws -> [String] {
    try await context.service.resetProviders(ids ?? [])
  }
}

private struct ProvidersAdd: MethodParams {
  /// What is to be added.
  var addition = ProviderAddition(address: "")
  /// Where it is reported that the work is under way.
  var workDone: JSON?

  static let codec = ObjectCodec(
    params: "ProvidersAddParams", ProvidersAdd(),
    [
      .required(
        "address", \.addition.address, .text,
        "The address of a site, of a recipe or a search on it, or of a server."),
      .optional(
        "id", \.addition.id, .text,
        "The new source's identifier; made from the address unless given."
      ),
      .standard(
        "write", \.addition.writes, .bool,
        "Change the configuration file; else it is only said what would be written.", shown: false),
      .workDone(\.workDone),
    ])

  /// Reports a request to the site, of which there are never many.
  func report(_ request: String, _ call: any Call) {
    guard let workDone else { return }
    call.sendIfQuick(Progress.method, Progress.params(workDone, Progress.report(request)))
  }
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
