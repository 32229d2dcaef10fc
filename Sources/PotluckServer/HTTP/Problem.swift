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
    case let failure as Failure: self.init(Discretion.told(failure))
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

/// Keeps from clients what only the machine's owner may know: where files lie.
enum Discretion {
  /// What a client is told of a failure.
  static func told(_ failure: Failure) -> Failure {
    var told = failure
    if failure.code.isOfMachine,
      [failure.message, failure.fix ?? ""].contains(where: { text($0) != $0 })
    {
      told.message = "a file of the server's machine cannot be used"
      told.fix = "its owner finds in a terminal what is wrong: potluck doctor"
    }
    (told.message, told.fix) = (text(told.message), told.fix.map(text))
    return told
  }

  /// A document in which no text under an error or a problem, and no endpoint, names a file.
  static func told(_ json: JSON, isAboutTrouble: Bool = false) -> JSON {
    switch json {
    case .string(let text): isAboutTrouble ? .string(Self.text(text)) : json
    case .array(let elements):
      .array(elements.map { told($0, isAboutTrouble: isAboutTrouble) })
    case .object(let object):
      .object(
        JSONObject(
          members: object.members.map { member in
            JSONObject.Member(
              name: member.name,
              value: told(
                member.value, isAboutTrouble: isAboutTrouble || troubles.contains(member.name)))
          }))
    default: json
    }
  }

  private static let troubles: Set<String> = ["error", "problem", "endpoint", "lastFailure"]

  /// A text without paths of files.
  static func text(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let bare = word.drop { "\"'\u{201C}(".contains($0) }
      let isPath = (bare.hasPrefix("/") || bare.hasPrefix("~/")) && bare.dropFirst().contains("/")
      return isPath ? "…" : String(word)
    }.joined(separator: " ")
  }
}
