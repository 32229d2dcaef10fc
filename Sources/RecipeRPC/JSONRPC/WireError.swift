import RecipeModel

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
  init(_ failure: WireFailure) {
    let isParameter = failure.kind == .invalidParams || failure.kind == .cursorExpired
    self.init(
      isParameter ? .invalidParams : .requestFailed, failure.description, data: failure.json)
  }

  /// A parameter that is missing or wrong.
  static func invalid(_ path: String, _ message: String, hint: String? = nil) -> WireError {
    WireError(WireFailure.invalid(path, message, hint: hint))
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
