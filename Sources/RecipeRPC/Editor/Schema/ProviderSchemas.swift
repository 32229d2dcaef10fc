import RecipeModel
import RecipeRendering

/// The schemas of what is told of sources and of the configuration.
enum ProviderSchemas {
  static var all: [Schema.Property] {
    [
      (
        "ProvidersResult",
        Schema.object([version, ("providers", Schema.list(Schema.ref("Provider")))])
      ),
      ("Provider", provider), ("Health", health), ("Allowance", allowance),
      (
        "ProvidersTestResult",
        Schema.document(
          "What potluck providers test --json prints.", [version],
          optional: [("definitions", Schema.list(["type": "object"]))])
      ),
      (
        "ComparisonResult",
        Schema.document(
          "What potluck compare --json prints.", [version],
          optional: [
            (
              "unsupported",
              [
                "type": "array", "items": Schema.text,
                "description": "The parts of the query that no source can be asked for.",
              ]
            )
          ])
      ),
      (
        "ConfigurationResult",
        Schema.document("What potluck config show prints; holds no secret.", [version])
      ),
    ]
  }

  private static let version: Schema.Property = (
    "version", Schema.only(.int(ReportJSON.version))
  )

  private static let provider = Schema.object([
    ("id", Schema.text), ("kind", Schema.text), ("name", Schema.text),
    ("status", ["enum": ["enabled", "disabled", "unusable"]]), ("enabled", Schema.flag),
    ("needsKey", Schema.flag), ("keyConfigured", Schema.flag),
    (
      "problem",
      Schema.nullable(
        Schema.object([("message", Schema.text), ("hint", Schema.nullable(Schema.text))]))
    ),
    ("capabilities", Schema.texts), ("endpoint", Schema.nullable(Schema.text)),
    ("weight", Schema.number), ("group", Schema.text),
    ("homepage", Schema.nullable(Schema.link)), ("attribution", Schema.nullable(Schema.text)),
    ("health", Schema.nullable(Schema.ref("Health"))),
  ])

  private static let health = Schema.object(
    "How a source did lately.",
    [
      ("state", ["enum": ["healthy", "suspended", "probing"]]),
      ("status", ["enum": ["healthy", "suspended", "probing"]]),
      ("since", Schema.nullable(Schema.moment)), ("retryAt", Schema.nullable(Schema.moment)),
      ("level", Schema.count), ("lastSuccess", Schema.nullable(Schema.moment)),
      (
        "lastFailure",
        Schema.nullable(Schema.object([("code", Schema.text), ("message", Schema.text)]))
      ),
      ("quota", Schema.nullable(Schema.ref("Allowance"))),
      ("rates", Schema.list(Schema.ref("Allowance"))),
    ])

  private static let allowance = Schema.object([
    ("limit", Schema.nullable(Schema.count)), ("used", Schema.count),
    ("left", Schema.nullable(Schema.count)), ("seconds", Schema.count),
    ("renewedAt", Schema.nullable(Schema.moment)),
  ])
}
