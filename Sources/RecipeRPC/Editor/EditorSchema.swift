package import RecipeModel

/// The JSON Schema of every message of the protocol for editors.
///
/// What is read comes from the codecs that read it; what is sent is held against it by tests.
package enum EditorSchema {
  /// The schema (draft 2020-12): any message matches it as it is.
  ///
  /// Each method's params and result stand under `methods`, a member that validators ignore; what
  /// they are made of is in `$defs`.
  package static var document: JSON {
    let methods = EditorMethod.all.map { ($0.name, method($0)) }
    let messages = [request, notification, answer, failure, serverNotification, batch]
    let all = Schema.any(of: messages + methods.map(\.1))
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Messages of potluck stdio",
      "description": .string(
        "JSON-RPC 2.0 between an editor and Potluck, in either framing. Members that a schema does "
          + "not name are to be ignored by both sides, and a member with null counts as absent."),
      "anyOf": .array(messages.map(\.json)),
      "methods": .object(JSONObject(methods.map { ($0, $1.json) })),
      "$defs": .object(all.definitions),
    ]
  }

  private static func method(_ method: EditorMethod) -> Schema {
    var object: JSONObject = [
      "kind": method.isNotification ? "notification" : "request",
      "description": .string(method.about),
    ]
    object["params"] = method.params?.json
    object["result"] = method.result?.json
    return Schema(.object(object), of: [method.params, method.result].compactMap(\.self))
  }

  // MARK: Messages

  static let requestID = Schema.types("string", "number", "null").named("RequestID")

  private static let request = Schema.oneOf(
    EditorMethod.all.filter { !$0.isNotification }.map { call($0, ["id": requestID]) }
  ).named("Request")

  private static let notification = Schema.oneOf(
    EditorMethod.all.filter(\.isNotification).map { call($0, [:]) }
  ).named("Notification")

  private static let answer = message(["id": requestID, "result": .anything]).named("Answer")

  private static let failure = message(["id": requestID, "error": error]).named("Failure")

  private static let serverNotification = Schema.oneOf([
    message(["method": .only(.string(Progress.method)), "params": Progress.schema]),
    message([
      "method": .only(.string(Trace.method)), "params": .object(["message": .text]),
    ]),
  ]).named("ServerNotification")

  private static let batch = Schema.list(Schema(["type": "object"])).adding(["minItems": 1])
    .named("Batch")

  private static func call(_ method: EditorMethod, _ head: Schema.Properties) -> Schema {
    let name: Schema.Properties = ["method": .only(.string(method.name))]
    guard let params = method.params else {
      return message(head.with(name), optional: ["params": .null])
    }
    return params.demandsMembers
      ? message(head.with(name).with(["params": params]))
      : message(head.with(name), optional: ["params": .nullable(params)])
  }

  private static func message(
    _ required: Schema.Properties, optional: Schema.Properties = [:]
  ) -> Schema {
    .object(Schema.Properties([("jsonrpc", .only("2.0"))]).with(required), optional: optional)
  }

  private static let error = Schema.object(
    [
      "code": .integer.about(
        "-32700 unreadable, -32600 not allowed now, -32601 no such method, -32602 wrong params, "
          + "-32603 a fault of Potluck, -32002 before initialize, -32800 cancelled, -32803 failed"),
      "message": .text,
    ], optional: ["data": Schema(written: Failure.codec.shape)]
  ).named("Error")
}
