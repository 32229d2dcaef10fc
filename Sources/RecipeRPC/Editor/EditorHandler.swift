import RecipeModel
import RecipeProviderKit
import Synchronization

/// The handler for editors: JSON-RPC 2.0 with methods of our own, in the life cycle of the Language
/// Server Protocol 3.17 and with a little of that protocol besides.
///
/// The server sends no requests. Every answer keeps to the members of JSON-RPC.
final class EditorHandler: MessageHandler {
  /// What is remembered between messages.
  struct State: Sendable {
    /// The part of its life that the server is in (LSP 3.17, *Server lifecycle*).
    enum Phase: Sendable {
      case uninitialized, ready, shutDown
    }

    var phase = Phase.uninitialized
    var trace = Trace.off
    var documents = DocumentStore()

    /// Takes the client's wish for a trace; anything but its words is ignored.
    mutating func setTrace(_ value: JSON?) {
      trace = value?.stringValue.flatMap(Trace.init(rawValue:)) ?? trace
    }
  }

  let service: any RecipeService
  /// What is remembered between messages.
  let state = Mutex(State())

  /// Creates a handler; nothing is asked of the service yet.
  init(service: any RecipeService) { self.service = service }

  /// Cancelled requests are answered, and every legal identifier is echoed.
  let rules = ProtocolRules(
    answersCancelled: true, allowsNullID: true, namesUnreadableInput: true,
    allowsBatches: { true })

  /// 0 after `shutdown`, as LSP has it for `exit`.
  var statusAtEndOfInput: Int32 { state.withLock { $0.phase == .shutDown ? 0 : 1 } }

  /// The text of a document, as far as it is known.
  func document(_ uri: String) -> TextDocument? { state.withLock { $0.documents[uri] } }

  func handle(_ message: IncomingMessage) -> Disposition {
    // Not even a request to exit can be answered.
    if message.method == EditorMethod.exit.name { return .exit(statusAtEndOfInput) }
    let method = EditorMethod.named[message.method]
    if message.isNotification {
      guard case .note(let note) = method?.action else { return .silence }
      return note(message.params, self)
    }
    do { return try answer(method, message) } catch {
      return .refuse(WireError(wrapping: error))
    }
  }

  private func answer(_ method: EditorMethod?, _ message: IncomingMessage) throws -> Disposition {
    let phase = state.withLock { $0.phase }
    if phase == .shutDown {
      throw WireError(.invalidRequest, "the server is shut down; only exit may follow")
    }
    guard let method else { throw Self.unknown(message) }
    switch method.action {
    case .greet(let answer): return try answer(message.params, self)
    case .note:
      throw WireError(
        .methodNotFound, "\"\(method.name)\" is a notification; send it without an id")
    case _ where phase == .uninitialized:
      throw WireError(
        .serverNotInitialized, "the first request must be initialize, not \(method.name)")
    case .answer(let answer): return answer(self)
    case .work(let prepare):
      return .work(traced(try prepare(try JSONObject(params: message.params), self), method))
    }
  }

  private static func unknown(_ message: IncomingMessage) -> WireError {
    if AssistantHint.isNeeded(for: message) { return AssistantHint.error(.methodNotFound) }
    var error = WireError.unknown(message.method)
    if let near = NearestName.of(message.method, among: EditorMethod.all.map(\.name)) {
      error.message += "; did you mean \"\(near)\"?"
    }
    return error
  }

  /// The work, which tells in the client's trace how long it took when the client wants to know.
  private func traced(_ work: Work, _ method: EditorMethod) -> Work {
    guard state.withLock({ $0.trace }) != .off else { return work }
    var traced = work
    traced.body = { call in
      let clock = ContinuousClock()
      let start = clock.now
      let result = try await work.body(call)
      let milliseconds = start.duration(to: clock.now).wholeMilliseconds
      call.sendIfQuick(
        Trace.method, ["message": .string("\(method.name) took \(milliseconds) ms")])
      return result
    }
    return traced
  }
}

/// How much a client wants to hear of the server's work (LSP 3.17, `TraceValue`).
enum Trace: String, Sendable, CaseIterable {
  case off, messages, verbose

  /// The notification that tells.
  static let method = "$/logTrace"
}

/// Tells a client that speaks the Model Context Protocol which command it wants.
enum AssistantHint {
  /// Whether a request is one that only assistants' hosts send.
  static func isNeeded(for message: IncomingMessage) -> Bool {
    message.method == "server/discover"
      || message.params?["_meta"]?["io.modelcontextprotocol/protocolVersion"] != nil
  }

  /// The error that says so.
  static func error(_ code: WireError.Code) -> WireError {
    let failure = Failure(
      .wrongProtocol,
      "this is the server for editors, and the message is of the Model Context Protocol",
      fix: "start `potluck mcp` instead of `potluck stdio`")
    return WireError(code, failure.description, data: failure.json)
  }
}
