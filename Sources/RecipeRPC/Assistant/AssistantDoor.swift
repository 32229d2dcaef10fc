import RecipeModel

/// The door for assistants: the Model Context Protocol, both eras at once.
///
/// A request that names the revision in its own `_meta` stands for itself; every other one needs
/// an `initialize` before it. The era of a request decides which members its answer has.
struct AssistantDoor: MessageHandler {
  let rules: ProtocolRules
  let statusAtEndOfInput: Int32 = 0

  private let negotiation: Negotiation
  private let handshake: Handshake
  private let form: AnswerForm
  private let tools: ToolCatalog
  private let resources: ResourceCatalog
  private let completions: CompletionCatalog

  /// Creates a door to a service; nothing is asked of it yet but its version.
  init(service: any RecipeService) {
    let negotiation = Negotiation()
    let form = AnswerForm(version: service.version)
    let seen = SeenRecipes()
    self.negotiation = negotiation
    self.form = form
    handshake = Handshake(form: form)
    tools = ToolCatalog(service: service, seen: seen, form: form)
    resources = ResourceCatalog(service: service, seen: seen, form: form)
    completions = CompletionCatalog(service: service, seen: seen, form: form)
    rules = ProtocolRules(
      answersCancelled: false, allowsNullID: false, namesUnreadableInput: false,
      allowsBatches: { negotiation.version == ProtocolVersion.batching })
  }

  func handle(_ message: IncomingMessage) -> Disposition {
    if message.isNotification { return note(message) }
    if message.method == "ping", message.params == nil { return .answer(.object([:])) }
    do {
      let request = try AssistantRequest(message)
      return try request.era == .stateless ? shared(request) : afterHandshake(request)
    } catch let error as WireError {
      return .refuse(error)
    } catch {
      return .refuse(WireError(.internalError, "\(error)"))
    }
  }

  private func note(_ message: IncomingMessage) -> Disposition {
    guard message.method == "notifications/cancelled" else { return .silence }
    switch message.params?["requestId"] {
    case .string(let id)?: return .cancel(.string(id))
    case .number(let id)?: return .cancel(.number(id))
    default: return .silence
    }
  }

  /// A request that does not name a revision.
  private func afterHandshake(_ request: AssistantRequest) throws -> Disposition {
    switch request.method {
    case "ping": return .answer(.object([:]))
    case "initialize":
      let version = try handshake.version(request)
      negotiation.settle(version)
      return .answer(handshake.initialized(version))
    case "server/discover", "subscriptions/listen":
      throw AssistantRequest.lacksMeta(request.method)
    default: break
    }
    if negotiation.version == nil, Self.sharedMethods.contains(request.method) {
      throw AssistantRequest.tooEarly(request.method)
    }
    return try shared(request)
  }

  /// The methods that both eras have.
  private static let sharedMethods: Set<String> = [
    "tools/list", "tools/call", "resources/list", "resources/templates/list", "resources/read",
    "prompts/list", "prompts/get", "completion/complete",
  ]

  /// A request that may be served now.
  private func shared(_ request: AssistantRequest) throws -> Disposition {
    func answer(_ members: JSONObject, _ caching: AnswerForm.Caching? = nil) -> Disposition {
      .answer(form.result(members, request.era, caching))
    }
    switch request.method {
    case "tools/list": return answer(try tools.list(request), .program)
    case "tools/call": return .work(try tools.call(request))
    case "resources/list": return answer(try resources.list(request), .list)
    case "resources/templates/list": return answer(try resources.templates(request), .program)
    case "resources/read": return .work(try resources.read(request))
    case "prompts/list": return answer(try PromptCatalog.list(request), .program)
    case "prompts/get": return answer(try PromptCatalog.get(request))
    case "completion/complete": return try completions.complete(request)
    case "server/discover" where request.era == .stateless:
      return answer(handshake.discovered, .program)
    case "subscriptions/listen" where request.era == .stateless:
      return .work(try Subscription.listen(request))
    default: throw WireError.unknown(request.method)
    }
  }
}
