import FoundationEssentials
import RecipeModel

/// The Model Context Protocol over HTTP: every message is a request of its own, in any of its
/// revisions.
///
/// There are no sessions. A request of 2026-07-28 says in its `_meta` what it needs, and its header
/// fields say the same once more; of an older client the header field alone says which revision the
/// two have agreed on, and its `initialize` changes nothing here.
package struct AssistantEndpoint: Sendable {
  /// What a message is answered with.
  package struct Reply: Sendable {
    /// The body of an answer.
    package enum Body: Sendable {
      /// Nothing: the message was a notification.
      case none
      /// One message, or an array of them.
      case message([UInt8])
      /// Messages as they come; the last one is the answer. Ending the task cancels the work.
      case events(@Sendable (_ send: @escaping @Sendable ([UInt8]) -> Void) async -> Void)
    }

    /// The HTTP status.
    package let status: Int
    package let body: Body
  }

  /// How deep and how full a message may be.
  private static let limits = JSONLimits(maxMemory: 64 << 20, demandsValidText: true)
  /// How many messages one array may hold.
  private static let mostMessages = 100

  private let service: any RecipeService
  private let identity: ServerIdentity

  /// Creates an endpoint; `identity` is what clients show of the server.
  package init(service: any RecipeService, identity: ServerIdentity) {
    self.service = service
    self.identity = identity
  }

  /// Answers one message.
  /// - Parameters:
  ///   - bytes: the body of the request.
  ///   - headers: its header fields, by their names in small letters.
  /// - Returns: what is sent back.
  package func reply(to bytes: [UInt8], headers: [String: String]) async -> Reply {
    let accepted = AcceptedAnswers(headers["accept"])
    do throws(WireError) {
      let value = try Self.read(bytes)
      let version = try Self.version(headers)
      guard case .array(let messages) = value else {
        return await reply(to: value, version, headers, accepted)
      }
      guard version == ProtocolVersion.batching else {
        throw WireError(.invalidRequest, "an array of messages is not taken here")
      }
      guard !messages.isEmpty, messages.count <= Self.mostMessages else {
        throw WireError(
          .invalidRequest, "an array holds 1 to \(Self.mostMessages) messages here")
      }
      return await answers(to: messages, version, headers)
    } catch {
      return Self.refusal(error, id: nil, status: 400)
    }
  }

  private static func read(_ bytes: [UInt8]) throws(WireError) -> JSON {
    do throws(JSONParseError) {
      return try JSON(parsing: bytes, limits: limits)
    } catch { throw WireError(error) }
  }

  /// The revision that the header field names; without one it is that of the clients which did not
  /// send it yet.
  private static func version(_ headers: [String: String]) throws(WireError) -> String {
    guard let named = headers["mcp-protocol-version"] else { return ProtocolVersion.batching }
    let known = ProtocolVersion.overHTTP
    guard known.contains(named) else {
      throw WireError(
        .unsupportedProtocolVersion, "this version of the protocol is not served",
        data: [
          "supported": .array(known.map(JSON.string)),
          "requested": .string(Clipping.line(named, to: 40)),
        ])
    }
    return named
  }

  /// The answers to the messages of an array, in their order.
  private func answers(
    to messages: [JSON], _ version: String, _ headers: [String: String]
  ) async -> Reply {
    var answers: [[UInt8]] = []
    for message in messages {
      let reply = await reply(to: message, version, headers, AcceptedAnswers(nil))
      if case .message(let bytes) = reply.body { answers.append(bytes) }
    }
    if answers.isEmpty { return Reply(status: 202, body: .none) }
    let whole = [UInt8(ascii: "[")] + answers.joined(separator: [UInt8(ascii: ",")])
    return Reply(status: 200, body: .message(whole + [UInt8(ascii: "]")]))
  }

  private func reply(
    to value: JSON, _ version: String, _ headers: [String: String], _ accepted: AcceptedAnswers
  ) async -> Reply {
    switch MessageForm(value, allowsNullID: false) {
    case .response: return Reply(status: 202, body: .none)
    case .invalid(let why, let id):
      return Self.refusal(WireError(.invalidRequest, why), id: id, status: 400)
    case .call(let message):
      guard let id = message.id else { return Reply(status: 202, body: .none) }
      if let mismatch = RoutingHeaders(headers).mismatch(with: message, version) {
        return Self.refusal(mismatch, id: id, status: 400)
      }
      return await reply(to: message, id, version, accepted)
    }
  }

  private func reply(
    to message: IncomingMessage, _ id: JSON, _ version: String, _ accepted: AcceptedAnswers
  ) async -> Reply {
    let isStateless = version == ProtocolVersion.stateless
    let handler = AssistantHandler(
      service: service, identity: identity, agreedOn: isStateless ? nil : version)
    switch handler.handle(message) {
    case .answer(let result), .answerWatching(let result, _):
      return Reply(status: 200, body: .message(MessageEncoding.result(result, id: id)))
    case .refuse(let error):
      return Self.refusal(error, id: id, status: isStateless ? error.httpStatus : 200)
    case .work(let work):
      let isWatched = message.params?["_meta"]?["progressToken"] != nil
      if accepted.events, work.isOpenEnded || isWatched || !accepted.json {
        return Reply(
          status: 200,
          body: .events { send in
            let bytes = await Self.answer(to: id, of: work, send)
            if !Task.isCancelled { send(bytes) }
          })
      }
      guard !work.isOpenEnded else {
        let error = WireError(.invalidRequest, "\(message.method) is answered with events alone")
        return Self.refusal(error, id: id, status: 406)
      }
      return Reply(status: 200, body: .message(await Self.answer(to: id, of: work) { _ in }))
    case .silence, .cancel, .exit: return Reply(status: 202, body: .none)
    }
  }

  private static func answer(
    to id: JSON, of work: Work, _ send: @escaping @Sendable ([UInt8]) -> Void
  ) async -> [UInt8] {
    do {
      let result = try await work.body(ExchangeCall(id: id, message: send))
      return MessageEncoding.result(result, id: id)
    } catch {
      var refusal = WireError(wrapping: error)
      refusal.message = PathRedaction.text(refusal.message)
      refusal.data = refusal.data.map { PathRedaction.redacted($0, isAboutTrouble: true) }
      return MessageEncoding.error(refusal, id: id)
    }
  }

  private static func refusal(_ error: WireError, id: JSON?, status: Int) -> Reply {
    Reply(status: status, body: .message(MessageEncoding.error(error, id: id)))
  }
}

/// Which forms of an answer a client takes.
private struct AcceptedAnswers {
  let json: Bool
  let events: Bool

  init(_ field: String?) {
    let types = (field ?? "").lowercased()
    events = types.contains("text/event-stream")
    json = !events || ["application/json", "application/*", "*/*"].contains { types.contains($0) }
  }
}

/// The header fields that repeat what a message says, for those who route it without reading it.
private struct RoutingHeaders {
  private let fields: [String: String]

  /// Takes header fields by their names in small letters.
  init(_ fields: [String: String]) { self.fields = fields }

  /// What the header fields say differently from a message; nil where they agree.
  ///
  /// Only the revision 2026-07-28 has them, and demands them (its *Server Validation*).
  func mismatch(with message: IncomingMessage, _ version: String) -> WireError? {
    let key = AssistantRequest.Key.version
    let named = message.params?["_meta"]?[key]
    guard version == ProtocolVersion.stateless || named != nil else { return nil }
    guard named?.stringValue == version else {
      return Self.error("MCP-Protocol-Version is not what params._meta[\"\(key)\"] says")
    }
    guard fields["mcp-method"] == message.method else {
      return Self.error("Mcp-Method is not the message's method, \"\(message.method)\"")
    }
    guard let member = Self.naming[message.method], let name = message.params?[member]?.stringValue
    else { return nil }
    guard fields["mcp-name"].flatMap(Self.decoded) == name else {
      return Self.error("Mcp-Name is not what params.\(member) says")
    }
    return nil
  }

  /// The member of a method's params that `Mcp-Name` repeats.
  private static let naming = [
    "tools/call": "name", "prompts/get": "name", "resources/read": "uri",
  ]

  /// The text of a field, which stands in Base64 where it holds more than a field can.
  private static func decoded(_ field: String) -> String? {
    guard field.hasPrefix("=?base64?"), field.hasSuffix("?="), field.utf8.count >= 11 else {
      return field
    }
    guard let data = Data(base64Encoded: String(field.dropFirst(9).dropLast(2))) else { return nil }
    return String(validating: data, as: UTF8.self)
  }

  private static func error(_ message: String) -> WireError {
    WireError(.headerMismatch, Clipping.line(message, to: 300))
  }
}

/// A message under way: what is sent on the way goes into the answer's events.
private struct ExchangeCall: Call {
  let id: JSON
  let message: @Sendable ([UInt8]) -> Void

  func send(_ method: String, _ params: JSON) async { sendIfQuick(method, params) }

  func sendIfQuick(_ method: String, _ params: JSON) {
    message(MessageEncoding.notification(method, params))
  }

  func begin(_ method: String, _ params: JSON, closing: JSON) async { sendIfQuick(method, params) }

  func end(_ method: String, _ params: JSON) async { sendIfQuick(method, params) }
}

extension WireError {
  /// The status of an answer that refuses a request of 2026-07-28 before any work.
  fileprivate var httpStatus: Int { code == .methodNotFound ? 404 : 400 }
}
