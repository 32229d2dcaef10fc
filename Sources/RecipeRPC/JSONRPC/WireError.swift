package import RecipeModel
import RecipeProviderKit

/// The `error` member of an answer.
struct WireError: Error, Sendable, Hashable {
  /// A number that says what kind of failure it is.
  struct Code: RawRepresentable, Sendable, Hashable {
    var rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }

    /// The text is not JSON (JSON-RPC 2.0, section 5.1).
    static let parseError = Code(rawValue: -32700)
    /// The JSON is not a request, or not one that is allowed now (section 5.1).
    static let invalidRequest = Code(rawValue: -32600)
    /// No method of that name (section 5.1).
    static let methodNotFound = Code(rawValue: -32601)
    /// The parameters are wrong (section 5.1).
    static let invalidParams = Code(rawValue: -32602)
    /// A fault of the server itself (section 5.1).
    static let internalError = Code(rawValue: -32603)
    /// `initialize` has to come first (LSP 3.17, `ServerNotInitialized`).
    static let serverNotInitialized = Code(rawValue: -32002)
    /// The client cancelled the request (LSP 3.17, `RequestCancelled`).
    static let requestCancelled = Code(rawValue: -32800)
    /// The text has changed so that the answer would be of no use (LSP 3.17, `ContentModified`).
    static let contentModified = Code(rawValue: -32801)
    /// The request was right and could not be fulfilled (LSP 3.17, `RequestFailed`).
    static let requestFailed = Code(rawValue: -32803)
    /// The protocol version of a request is not served (MCP 2026-07-28).
    static let unsupportedProtocolVersion = Code(rawValue: -32022)
    /// The header fields of a request say something else than its body (MCP 2026-07-28).
    static let headerMismatch = Code(rawValue: -32020)
  }

  var code: Code
  var message: String
  var data: JSON?

  init(_ code: Code, _ message: String, data: JSON? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The error of a failure: wrong parameters are -32602, all else is a request that failed.
  init(_ failure: Failure) {
    let isParameter = failure.code == .usage || failure.code == .cursorExpired
    self.init(
      isParameter ? .invalidParams : .requestFailed, failure.description, data: failure.json)
  }

  /// Any error as the answer.
  init(wrapping error: any Error) {
    switch error {
    case let error as WireError: self = error
    case is CancellationError: self = .cancelled
    default: self.init(Failure(wrapping: error))
    }
  }

  /// A method that is not there.
  static func unknown(_ method: String) -> WireError {
    WireError(.methodNotFound, "there is no method \"\(Clipping.line(method, to: 200))\"")
  }

  var json: JSON {
    var object: JSONObject = ["code": .int(code.rawValue), "message": .string(message)]
    if let data { object["data"] = data }
    return .object(object)
  }
}

extension WireError {
  /// The client took its request back, or a newer one has replaced it.
  static let cancelled = WireError(.requestCancelled, "the request was cancelled")

  /// Input that is no message.
  init(_ problem: FrameProblem) {
    switch problem {
    case .badHeader(let why):
      self.init(
        .parseError, "\(why); reading goes on at the next Content-Length",
        data: ["kind": "badHeader"])
    case .tooLarge(let limit):
      self.init(
        .invalidRequest, "the message is larger than \(limit >> 20) MiB and was skipped",
        data: ["kind": "tooLarge"])
    }
  }

  /// A message that is not JSON, or passes a bound.
  init(_ error: JSONParseError) {
    if let limit = error.passedLimit {
      let kind: JSON = limit == .depth ? "tooDeep" : "tooLarge"
      self.init(.invalidRequest, error.description, data: ["kind": kind])
    } else {
      self.init(.parseError, "not valid JSON: \(error)", data: ["kind": "parseError"])
    }
  }
}

extension Failure {
  /// The failure as the `data` of an error; absent members are left out.
  package var json: JSON { Self.codec.write(self) }

  /// The `data` of an error, which is only written; of problems with the wire itself it holds the
  /// kind alone.
  static let codec: ObjectCodec<Failure> = ObjectCodec(
    "ErrorData", place: "an error", "What programs act on.", draft: Failure(""), isOpen: true,
    [
      .written("kind", kinds, get: \.code.kind),
      .deferred("message", .anyText, get: \.message),
      .deferred("retryable", .flag, get: \.isRetryable), .deferred("hint", .anyText, get: \.fix),
      .deferred("provider", .anyText, get: \.provider), .deferred("url", .anyText, get: \.url),
      .deferred("httpStatus", status, get: \.httpStatus),
      .deferred(
        "path", pointer, "The parameter that is wrong, as a pointer into the params.", get: \.place),
    ])

  private static let status = ValueCodec<Int>.integer(0...Int.max).described(
    as: .keywords(["type": "integer"]))

  private static let pointer = ValueCodec<String>.anyText.described(
    as: .keywords(["type": "string", "format": "json-pointer"]))

  /// The kinds that clients can expect, in the order in which lists show them.
  private static let kinds: ValueCodec<String> = {
    let codes: [Code] = [
      .usage, .cursorExpired, .notFound, .parseFailed, .unsupportedSite, .keyMissing,
      .rateLimited, .offline, .allProvidersFailed, .storage, .wrongProtocol,
    ]
    let words = codes.map(\.kind) + ["badHeader", "tooLarge", "tooDeep", "duplicateID"]
    return .anyText.described(
      as: .keywords([
        "type": "string", "description": "A word of an open set.",
        "examples": .array(words.map(JSON.string)),
      ]))
  }()
}
