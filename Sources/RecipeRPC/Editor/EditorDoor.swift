import RecipeModel
import RecipeProviderKit
import Synchronization

/// The door for editors: JSON-RPC 2.0 with methods of our own, in the life cycle of the Language
/// Server Protocol 3.17 and with a little of that protocol besides.
///
/// The server sends no requests. Every answer keeps to the members of JSON-RPC.
final class EditorDoor: MessageHandler {
  private let service: any RecipeService
  private let state = Mutex(EditorState())

  /// Creates a door.
  /// - Parameter service: what is behind it.
  init(service: any RecipeService) { self.service = service }

  /// Cancelled requests are answered, and every legal identifier is echoed.
  let rules = ProtocolRules(
    answersCancelled: true, allowsNullID: true, namesUnreadableInput: true,
    allowsBatches: { true })

  /// 0 after `shutdown`, as LSP has it for `exit`.
  var statusAtEndOfInput: Int32 { state.withLock { $0.phase == .shutDown ? 0 : 1 } }

  func handle(_ message: IncomingMessage) -> Disposition {
    // What is asked most often, and only to see how fast it is answered.
    let method = message.method == "ping" ? .ping : EditorMethod(rawValue: message.method)
    // Not even a request to exit can be answered.
    if method == .exit { return .exit(statusAtEndOfInput) }
    if message.isNotification {
      if let method { return take(notification: method, message.params) }
      return .silence
    }
    do {
      return try answer(method, message)
    } catch let failure as WireFailure {
      return .refuse(WireError(failure))
    } catch {
      return .refuse(error as? WireError ?? WireError(.internalError, "\(error)"))
    }
  }

  // MARK: - Notifications

  private func take(notification method: EditorMethod, _ params: JSON?) -> Disposition {
    switch method {
    case .cancelRequest:
      guard let id = params?["id"] else { break }
      return .cancel(id)
    case .setTrace: state.withLock { $0.setTrace(params?["value"]) }
    case .didOpen, .didChange, .didClose:
      guard let params else { break }
      state.withLock { state in
        guard state.phase == .ready else { return }
        state.documents.take(method, params)
      }
    default: break
    }
    return .silence
  }

  // MARK: - Requests

  private func answer(_ method: EditorMethod?, _ message: IncomingMessage) throws -> Disposition {
    let phase = state.withLock { $0.phase }
    if phase == .shutDown {
      throw WireError(.invalidRequest, "the server is shut down; only exit may follow")
    }
    guard let method else { throw Self.unknown(message) }
    switch method {
    case .ping: return .answer([:])
    case .initialize: return try initialize(message.params)
    case _ where method.isNotification:
      throw WireError(
        .methodNotFound, "\"\(method.rawValue)\" is a notification; send it without an id")
    case _ where phase == .uninitialized:
      throw WireError(
        .serverNotInitialized, "the first request must be initialize, not \(method.rawValue)")
    case .shutdown:
      state.withLock { $0.phase = .shutDown }
      return .answer(.null)
    default:
      guard let work = try work(for: method, try Params(message.params)) else {
        throw Self.unknown(message)
      }
      return .work(traced(work, method))
    }
  }

  private func initialize(_ json: JSON?) throws -> Disposition {
    let params = try Params(json).object
    if params["protocolVersion"]?.stringValue != nil { throw AssistantHint.error(.invalidRequest) }
    let isFirst = state.withLock { state in
      guard state.phase == .uninitialized else { return false }
      state.phase = .ready
      state.setTrace(params["trace"])
      return true
    }
    guard isFirst else {
      throw WireError(.invalidRequest, "initialize was answered before; it may come only once")
    }
    let result = InitializeResult(version: service.version).json
    guard let processID = params["processId"]?.intValue, processID > 0 else {
      return .answer(result)
    }
    return .answerWatching(result, processID: processID)
  }

  private static func unknown(_ message: IncomingMessage) -> WireError {
    if AssistantHint.isNeeded(for: message) { return AssistantHint.error(.methodNotFound) }
    var error = WireError.unknown(message.method)
    if let near = NearestName.of(message.method, among: EditorMethod.allCases.map(\.rawValue)) {
      error.message += "; did you mean \"\(near)\"?"
    }
    return error
  }

  /// The work of a request; nil for what is answered at once, or not at all.
  private func work(for method: EditorMethod, _ params: Params) throws(WireFailure) -> Work? {
    let service = service
    switch method {
    case .search, .compare:
      let params = try SearchParams(params)
      let search = SearchWork(
        service: service, request: params.request, tokens: params.tokens, explain: params.explain)
      let run = method == .search ? search.run : search.compare
      return Work(delay: params.delay, supersedes: params.supersedes, body: run)
    case .searchMore:
      let params = try ContinuationParams(params)
      let search = SearchWork(
        service: service, request: params.request, tokens: params.tokens, explain: params.explain)
      return Work(body: search.run)
    case .recipeGet:
      let request = try RecipeGet(params)
      return Work { _ in try await request.run(service) }
    case .recipeCompare:
      let request = try RecipeCompare(params)
      return Work { _ in try await request.run(service) }
    case .providersList: return Work(isShort: true) { _ in try await ProvidersList().run(service) }
    case .providersTest:
      let request = try ProvidersTest(params)
      return Work { call in try await request.run(service, call) }
    case .merge:
      let request = try MergeListings(params)
      return Work { _ in try request.run() }
    case .configGet: return Work(isShort: true) { _ in try await service.configuration() }
    case .executeCommand:
      let command = try ExecuteCommand(params)
      return try command.locating { params throws(WireFailure) in
        try work(for: command.command.method, params)
      }
    case .hover:
      let request = try RecipeHover(params)
      let document = document(request.place.uri)
      return Work { _ in try await request.run(service, in: document) }
    case .codeAction:
      let request = try RecipeActions(params)
      let document = document(request.uri)
      return Work(isShort: true) { _ in request.actions(in: document) }
    case .resolveCodeAction:
      let request = try RecipeInsertion(params)
      // The text may change while the page is fetched.
      return Work { [self] _ in
        try await request.run(service) { document(request.uri) }
      }
    case .initialize, .initialized, .ping, .didOpen, .didChange, .didClose, .cancelRequest,
      .setTrace, .shutdown, .exit:
      return nil
    }
  }

  private func document(_ uri: String) -> TextDocument? {
    state.withLock { $0.documents[uri] }
  }

  /// The work, which tells in the client's trace how long it took when the client wants to know.
  private func traced(_ work: Work, _ method: EditorMethod) -> Work {
    guard state.withLock({ $0.isTraced }) else { return work }
    var traced = work
    traced.body = { call in
      let clock = ContinuousClock()
      let start = clock.now
      let result = try await work.body(call)
      let milliseconds = start.duration(to: clock.now).wholeMilliseconds
      call.sendIfQuick(
        Trace.method, ["message": .string("\(method.rawValue) took \(milliseconds) ms")])
      return result
    }
    return traced
  }
}
