import RecipeModel
import RecipeRPC

/// Why a request is refused: its status, and what the client is told.
struct Problem: Error, Sendable {
  var status: Int
  var failure: WireFailure
  var headers: [(name: String, value: String)] = []

  init(_ status: Int, _ failure: WireFailure, headers: [(name: String, value: String)] = []) {
    self.status = status
    self.failure = failure
    self.headers = headers
  }

  /// A refusal of the server's own.
  init(
    _ status: Int, _ kind: String, _ message: String, hint: String? = nil,
    headers: [(name: String, value: String)] = []
  ) {
    self.init(
      status, WireFailure(WireFailure.Kind(rawValue: kind), message, hint: hint), headers: headers)
  }

  /// Any error as a problem; what only the machine's owner may know stays behind.
  init(_ error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let failure as WireFailure:
      self.init(Self.status(failure), Discretion.told(failure))
    case is CancellationError: self.init(503, "cancelled", "the request was cancelled")
    default: self.init(500, "internal", "something went wrong in the server")
    }
  }

  private static func isOfOthers(_ failure: WireFailure) -> Bool {
    failure.httpStatus != nil || failure.provider != nil || failure.url != nil
  }

  private static func status(_ failure: WireFailure) -> Int {
    switch failure.kind {
    case .invalidParams, .cursorExpired: 400
    case .notFound: 404
    case .unsupportedSite: 422
    case .rateLimited: 429
    case .parseFailed: 502
    case .keyMissing, .offline, .allProvidersFailed: 503
    case .storage: failure.isRetryable ? 503 : 500
    case WireFailure.Kind(rawValue: "timedOut"): 504
    // Whoever was asked has failed, not this server.
    default: isOfOthers(failure) ? 502 : 500
    }
  }

  /// The document of RFC 9457; its members beside `title` and `status` are those of the wire.
  var json: JSON {
    var object = failure.json.objectValue ?? [:]
    object["type"] = "about:blank"
    object["title"] = .string(failure.message)
    object["status"] = .int(status)
    object["detail"] = .optional(failure.hint)
    if failure.hint == nil { object["detail"] = nil }
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
  static func told(_ failure: WireFailure) -> WireFailure {
    var told = failure
    if failure.kind == .storage,
      [failure.message, failure.hint ?? ""].contains(where: { text($0) != $0 })
    {
      told.message = "a file of the server's machine cannot be used"
      told.hint = "its owner finds in a terminal what is wrong: potluck doctor"
    }
    (told.message, told.hint) = (text(told.message), told.hint.map(text))
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
