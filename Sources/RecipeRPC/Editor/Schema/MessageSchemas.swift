import RecipeModel

/// The schemas of whole messages (JSON-RPC 2.0) and of errors.
enum MessageSchemas {
  static var all: [Schema.Property] {
    [
      ("RequestID", ["type": ["string", "number", "null"]]),
      ("ProgressToken", ["type": ["string", "integer"]]),
      ("Request", ["oneOf": .array(requests)]),
      ("Notification", ["oneOf": .array(notifications)]),
      (
        "Answer",
        message([("id", Schema.ref("RequestID")), ("result", true)])
      ),
      (
        "Failure",
        message([("id", Schema.ref("RequestID")), ("error", Schema.ref("Error"))])
      ),
      (
        "ServerNotification",
        [
          "oneOf": [
            message([
              ("method", Schema.only(.string(Progress.method))),
              ("params", Schema.ref("ProgressParams")),
            ]),
            message([
              ("method", Schema.only(.string(Trace.method))),
              ("params", Schema.object([("message", Schema.text)])),
            ]),
          ]
        ]
      ),
      (
        "Batch",
        ["type": "array", "minItems": 1, "items": ["type": "object"]]
      ),
      ("Error", error), ("ErrorData", errorData),
      ("ProgressParams", Progress.schema), ("PartialResult", SearchStream.schema),
    ]
  }

  private static var requests: [JSON] {
    EditorMethod.allCases.filter { !$0.isNotification }.map {
      call($0, [("id", Schema.ref("RequestID"))])
    }
  }

  private static var notifications: [JSON] {
    EditorMethod.allCases.filter(\.isNotification).map { call($0, []) }
  }

  private static func call(_ method: EditorMethod, _ head: [Schema.Property]) -> JSON {
    let name: Schema.Property = ("method", Schema.only(.string(method.rawValue)))
    guard let params = method.params else {
      return message(head + [name], optional: [("params", Schema.null)])
    }
    return method.needsParams
      ? message(head + [name, ("params", params)])
      : message(head + [name], optional: [("params", Schema.nullable(params))])
  }

  private static func message(
    _ required: [Schema.Property], optional: [Schema.Property] = []
  ) -> JSON {
    Schema.object([("jsonrpc", Schema.only("2.0"))] + required, optional: optional)
  }

  private static let error = Schema.object(
    [
      (
        "code",
        [
          "type": "integer",
          "description": .string(
            "-32700 unreadable, -32600 not allowed now, -32601 no such method, -32602 wrong "
              + "params, -32603 a fault of Potluck, -32002 before initialize, -32800 cancelled, "
              + "-32803 failed"),
        ]
      ),
      ("message", Schema.text),
    ],
    optional: [("data", Schema.ref("ErrorData"))])

  private static let errorData = Schema.object(
    "What programs act on.",
    [
      (
        "kind",
        [
          "type": "string", "description": "A word of an open set.",
          "examples": .array(
            WireFailure.Kind.documented.map { .string($0.rawValue) }
              + ["badHeader", "tooLarge", "tooDeep", "duplicateID"]),
        ]
      )
    ],
    optional: [
      ("message", Schema.text), ("hint", Schema.text), ("retryable", Schema.flag),
      ("provider", Schema.text), ("url", Schema.text), ("httpStatus", ["type": "integer"]),
      (
        "path",
        [
          "type": "string", "format": "json-pointer",
          "description": "The parameter that is wrong, as a pointer into the params.",
        ]
      ),
    ])
}

extension WireFailure.Kind {
  /// The kinds that clients can expect, in the order in which lists show them.
  static let documented: [WireFailure.Kind] = [
    .invalidParams, .cursorExpired, .notFound, .parseFailed, .unsupportedSite, .keyMissing,
    .rateLimited, .offline, .allProvidersFailed, .storage, AssistantHint.kind,
  ]
}
