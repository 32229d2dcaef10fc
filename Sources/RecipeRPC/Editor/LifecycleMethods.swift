import RecipeModel
import Synchronization

// The beginning and the end of a connection, and what steers it (LSP 3.17, *Lifecycle Messages*).

/// What editors and other programs speak over standard input and output.
package enum EditorProtocol {
  /// The version of our own methods; grows when one changes its meaning.
  package static let version = 1
}

extension EditorMethod {
  static let initialize = EditorMethod(
    "initialize", "Begins; every other request but ping comes after its answer.",
    params: Schema.document(
      [:],
      optional: [
        "processId": .types("integer", "null").about(
          "The client's process; Potluck ends when it does."),
        "trace": traceValue,
      ]
    ).about("As in LSP; what is not named here is not read.").named("InitializeParams"),
    result: Schema.object([
      "capabilities": capabilities,
      "serverInfo": .object(["name": .only("potluck"), "version": .text]),
    ]).named("InitializeResult"),
    .greet(begin))

  static let initialized = EditorMethod(
    "initialized", "Says that the client has read the answer to initialize.",
    params: Schema.object([:]),
    .note { _, _ in .silence })

  static let ping = EditorMethod(
    "ping", "Answers at once, also before initialize.", params: Schema.object([:]),
    result: Schema.object([:]), .greet { _, _ in .answer([:]) })

  static let cancelRequest = EditorMethod(
    "$/cancelRequest", "Cancels a request; its answer is an error -32800, or was under way.",
    params: Schema.object(["id": EditorSchema.requestID]),
    .note { params, _ in params?["id"].map(Disposition.cancel) ?? .silence })

  static let setTrace = EditorMethod(
    "$/setTrace", "Turns $/logTrace on or off.", params: Schema.object(["value": traceValue]),
    .note { params, handler in
      handler.state.withLock { $0.setTrace(params?["value"]) }
      return .silence
    })

  static let shutdown = EditorMethod(
    "shutdown", "Ends the work; only exit may follow.", params: nil, result: Schema.null,
    .answer { handler in
      handler.state.withLock { $0.phase = .shutDown }
      return .answer(.null)
    })

  static let exit = EditorMethod(
    "exit", "Ends the process: with 0 after shutdown, else with 1.", params: nil,
    .note { _, handler in .exit(handler.statusAtEndOfInput) })

  private static func begin(_ json: JSON?, _ handler: EditorHandler) throws -> Disposition {
    let params = try JSONObject(params: json)
    if params["protocolVersion"]?.stringValue != nil { throw AssistantHint.error(.invalidRequest) }
    let isFirst = handler.state.withLock { state in
      guard state.phase == .uninitialized else { return false }
      state.phase = .ready
      state.setTrace(params["trace"])
      return true
    }
    guard isFirst else {
      throw WireError(.invalidRequest, "initialize was answered before; it may come only once")
    }
    let result = greeting(handler.service.version)
    guard let processID = params["processId"]?.intValue, processID > 0 else {
      return .answer(result)
    }
    return .answerWatching(result, processID: processID)
  }

  private static func greeting(_ version: String) -> JSON {
    [
      "capabilities": [
        "positionEncoding": "utf-16",
        "textDocumentSync": ["openClose": true, "change": 1],
        "hoverProvider": true,
        "codeActionProvider": [
          "codeActionKinds": [.string(RecipeActions.kind)], "resolveProvider": true,
        ],
        "executeCommandProvider": [
          "commands": .array(EditorCommand.allCases.map { .string($0.rawValue) })
        ],
        "experimental": [
          "potluck": ["protocol": .int(EditorProtocol.version), "methods": .array(own)]
        ],
      ],
      "serverInfo": ["name": "potluck", "version": .string(version)],
    ]
  }

  private static let traceValue = Schema.word(Trace.self).named("TraceValue")

  private static var capabilities: Schema {
    .object([
      "positionEncoding": .only("utf-16"),
      "textDocumentSync": .object(["openClose": .flag, "change": .only(1)]),
      "hoverProvider": .flag,
      "codeActionProvider": .object([
        "codeActionKinds": .list(.only(.string(RecipeActions.kind))), "resolveProvider": .flag,
      ]),
      "executeCommandProvider": .object(["commands": .list(.word(EditorCommand.self))]),
      "experimental": .object([
        "potluck": .object([
          "protocol": .only(.int(EditorProtocol.version)), "methods": .list(.one(of: own)),
        ])
      ]),
    ])
  }
}
