import RecipeModel
import RecipeRendering
import RecipeSearch

/// The schemas of what a search gives: the report of `potluck search --json`, version 1.
enum ReportSchemas {
  static var all: [Schema.Property] {
    [
      ("SearchResult", SearchReply.schema), ("Item", item), ("Source", source),
      ("Explanation", explanation), ("Query", query), ("Plan", plan), ("Outcome", outcome),
      ("Failed", failed), ("Summary", summary),
    ]
  }

  /// The members that an item and a recipe share.
  static let fields: [Schema.Property] = [
    ("url", Schema.link), ("publisher", Schema.text), ("image", Schema.link),
    (
      "rating",
      [
        "type": "number", "minimum": 0, "maximum": 1,
        "description": "The rating as a share of the best.",
      ]
    ),
    ("totalMinutes", Schema.place), ("yield", Schema.text), ("diets", Schema.texts),
  ]

  private static let item = Schema.object(
    "One recipe of the merged list; what is not known is left out.",
    [
      ("id", Schema.text), ("title", Schema.text), ("ingredients", Schema.texts),
      ("score", Schema.number), ("sources", Schema.list(Schema.ref("Source"))),
      (
        "fields",
        [
          "type": "object", "additionalProperties": Schema.text,
          "description": "The source that a member came from, where the first one lacked it.",
        ]
      ),
    ],
    optional: fields + [("explain", Schema.ref("Explanation"))])

  private static let source = Schema.object(
    "One source's say.",
    [("provider", Schema.text), ("id", Schema.text)],
    optional: [
      ("rank", Schema.place), ("url", Schema.link),
      ("rating", Schema.object([("value", Schema.number), ("scale", Schema.number)])),
    ])

  private static let explanation = Schema.object(
    "What the place goes by, the votes that make up the score, and why the listings are one recipe.",
    [
      (
        "order",
        Schema.object([
          ("by", sort),
          (
            "value",
            [
              "type": ["number", "string", "null"],
              "description": "The score, rating, minutes, title or number of vote groups.",
            ]
          ),
        ])
      ),
      (
        "votes",
        Schema.list(
          Schema.object([
            ("group", Schema.text), ("provider", Schema.text), ("rank", Schema.place),
            ("weight", Schema.number), ("term", Schema.number),
          ]))
      ),
      (
        "merge",
        Schema.list(
          Schema.document(
            "A reason; figures of its kind stand beside it.",
            [("kind", Schema.text), ("strength", Schema.number), ("between", Schema.texts)]))
      ),
    ])

  private static let sort: JSON = [
    "enum": .array(SortOrder.allCases.map { .string($0.rawValue) })
  ]

  private static let query = Schema.object([
    ("text", Schema.text), ("include", Schema.texts), ("exclude", Schema.texts),
    ("limit", Schema.place),
    ("sort", sort),
    ("maxMinutes", Schema.nullable(Schema.place)), ("diets", Schema.texts),
  ])

  private static let plan = Schema.object(
    "Who answers which part of the query: the source, Potluck afterwards, or nobody.",
    [
      ("provider", Schema.text), ("native", Schema.texts), ("local", Schema.texts),
      ("unsupported", Schema.texts), ("skipReason", Schema.nullable(Schema.text)),
    ])

  private static let outcome = Schema.object(
    "What became of one source.",
    [
      ("id", Schema.text), ("kind", Schema.text), ("name", Schema.text), status,
      (
        "pages",
        Schema.object([
          ("asked", Schema.count), ("answered", Schema.count),
          (
            "gaps",
            Schema.list(
              Schema.object([
                ("page", Schema.count), ("reason", Schema.text),
                ("httpStatus", Schema.nullable(Schema.count)),
              ]))
          ),
        ])
      ),
      (
        "listings",
        Schema.object([
          ("received", Schema.count), ("kept", Schema.count),
          ("dropped", ["type": "object", "additionalProperties": Schema.count]),
          ("filtered", Schema.count),
        ])
      ),
      ("total", Schema.nullable(Schema.count)), ("durationMs", Schema.count),
      ("firstListingMs", Schema.nullable(Schema.count)),
      (
        "cache",
        ["enum": .array(CacheState.allCases.map { .string($0.rawValue) } + [.null])]
      ),
      ("error", Schema.nullable(Schema.ref("Failed"))),
      ("retryAt", Schema.nullable(Schema.moment)),
    ])

  /// A source's state.
  static let status: Schema.Property = (
    "status",
    [
      "type": "string", "description": "A word of an open set.",
      "examples": [
        "ok", "empty", "partial", "timedOut", "unreachable", "httpError", "unauthorized",
        "rateLimited", "quotaExceeded", "drift", "invalidResponse", "pagingLoop", "misconfigured",
        "suspended", "skipped", "cancelled",
      ],
    ]
  )

  private static let failed = Schema.object([
    ("code", Schema.text), ("message", Schema.text), ("hint", Schema.nullable(Schema.text)),
    ("httpStatus", Schema.nullable(Schema.count)),
  ])

  private static let summary = Schema.object([
    ("answer", Schema.text), ("recipes", Schema.count), ("sources", Schema.count),
    ("asked", Schema.count), ("failed", Schema.count), ("filtered", Schema.count),
    ("uncompared", Schema.count), ("durationMs", Schema.count),
  ])
}

extension SearchReply {
  /// The schema of the answer.
  static var schema: JSON {
    Schema.object([
      ("version", Schema.only(.int(ReportJSON.version))), ("query", Schema.ref("Query")),
      ("plan", Schema.list(Schema.ref("Plan"))),
      ("providers", Schema.list(Schema.ref("Outcome"))),
      (
        "items",
        [
          "type": "array", "items": Schema.ref("Item"),
          "description": "The recipes of this page; empty when they were sent in partial results.",
        ]
      ),
      ("complete", Schema.flag),
      (
        "cursor",
        [
          "type": ["string", "null"],
          "description": "Opens the following page with search/more; null at the end of the list.",
        ]
      ),
      ("summary", Schema.ref("Summary")), ("searchId", Schema.text),
      (
        "order",
        [
          "type": "array", "items": Schema.text,
          "description":
            "The identifiers of this page's recipes, in order; others that were sent come later.",
        ]
      ),
      (
        "merged",
        [
          "type": "array", "items": Schema.object([("id", Schema.text), ("into", Schema.text)]),
          "description": "Recipes that were sent and are now part of another one of this page.",
        ]
      ),
      (
        "total",
        [
          "type": ["integer", "null"], "minimum": 0,
          "description": .string(
            "How many recipes the whole list has at most: exact when it fits one page, else the "
              + "sum of what the sources say that they have; null when one does not say."),
        ]
      ),
      ("elapsedMs", Schema.count),
    ])
  }
}

extension SearchStream {
  /// The schema of a partial result.
  static var schema: JSON {
    Schema.object(
      "One source's recipes, merged among themselves alone.",
      [
        (
          "provider",
          Schema.object([
            ("id", Schema.text), ReportSchemas.status, ("count", Schema.count),
            ("elapsedMs", Schema.count),
          ])
        ), ("items", Schema.list(Schema.ref("Item"))),
      ])
  }
}

extension Progress {
  /// The schema of the notification's params.
  static var schema: JSON {
    let begin = Schema.object([
      ("kind", Schema.only("begin")), ("title", Schema.text), ("cancellable", Schema.flag),
      ("percentage", Schema.count),
    ])
    let report = Schema.object([
      ("kind", Schema.only("report")), ("message", Schema.text),
      ("percentage", ["type": "integer", "minimum": 0, "maximum": 100]),
    ])
    let end = Schema.object([("kind", Schema.only("end"))], optional: [("message", Schema.text)])
    return Schema.object([
      ("token", Schema.ref("ProgressToken")),
      ("value", ["oneOf": [begin, report, end, Schema.ref("PartialResult")]]),
    ])
  }
}
