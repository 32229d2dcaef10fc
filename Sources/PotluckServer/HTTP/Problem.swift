import RecipeModel
import RecipeRPC

/// A failure as the answer to a request: a problem document of RFC 9457.
struct Problem: Error, Sendable {
  var failure: Failure
  var headers: [(name: String, value: String)]

  init(_ failure: Failure, headers: [(name: String, value: String)] = []) {
    self.failure = failure
    self.headers = headers
  }

  /// A refusal of the server's own.
  init(
    _ code: Failure.Code, _ message: String, fix: String? = nil,
    headers: [(name: String, value: String)] = []
  ) { self.init(Failure(code, message, fix: fix), headers: headers) }

  /// Any error as a problem; what only the machine's owner may know stays behind.
  init(wrapping error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let failure as Failure: self.init(PathRedaction.redacted(failure))
    case is CancellationError: self.init(.cancelled, "the request was cancelled")
    default: self.init(.internal, "something went wrong in the server")
    }
  }

  /// The status of the answer; a database that is away comes back.
  var status: Int {
    failure.code == .storage && failure.isRetryable ? 503 : failure.code.httpStatus
  }

  /// The document of RFC 9457; its members beside `title` and `status` are those of the wire.
  var json: JSON {
    var object = failure.json.objectValue ?? [:]
    object["type"] = "about:blank"
    object["title"] = .string(failure.message)
    object["status"] = .int(status)
    object["detail"] = .optional(failure.fix)
    if failure.fix == nil { object["detail"] = nil }
    return .object(object)
  }

  /// The schema of ``json``.
  static var schema: JSON {
    var schema = OfferedMethod.failure.objectValue ?? [:]
    var members = schema["properties"]?.objectValue ?? [:]
    members["type"] = ["type": "string", "format": "uri-reference"]
    members["title"] = ["type": "string"]
    members["status"] = ["type": "integer"]
    members["detail"] = ["type": "string"]
    schema["properties"] = .object(members)
    schema["required"] = ["kind", "title", "status"]
    return .object(schema)
  }

  var answer: Answer {
    var answer = Answer.json(json, type: "application/problem+json", status: status)
    answer.headers += headers
    return answer
  }
}
