import RecipeModel

/// A request with what its `_meta` says taken out.
struct AssistantRequest: Sendable {
  /// The members of `_meta` that steer the protocol.
  enum Key {
    static let version = "io.modelcontextprotocol/protocolVersion"
    static let capabilities = "io.modelcontextprotocol/clientCapabilities"
  }

  /// The identifier to answer under.
  var id: JSON
  var method: String
  /// The rules that the request follows.
  var era: ProtocolEra
  /// The parameters; empty when there are none.
  var params: JSONObject
  /// Under which name progress is reported; nil when nobody wants to know.
  var progressToken: JSON?

  /// Reads a request.
  /// - Throws: ``WireError`` for parameters that are no object, and for a `_meta` that begins to
  ///   name a revision and does not do it properly.
  init(_ message: IncomingMessage) throws {
    id = message.id ?? .null
    method = message.method
    switch message.params {
    case nil: params = [:]
    case .object(let object)?: params = object
    case let other?:
      throw WireError(.invalidParams, "params must be an object, and is \(other.kindName)")
    }
    let meta = params["_meta"]?.objectValue ?? [:]
    switch meta["progressToken"] {
    case .string(let text)?: progressToken = .string(text)
    case .number(let number)? where number.intValue != nil: progressToken = .number(number)
    default: progressToken = nil
    }
    guard let version = meta[Key.version] else {
      era = .handshake
      return
    }
    era = .stateless
    guard meta[Key.capabilities]?.objectValue != nil else {
      throw WireError(
        .invalidParams, "params._meta must have \"\(Key.capabilities)\", an object")
    }
    guard let version = version.stringValue else {
      throw WireError(.invalidParams, "params._meta[\"\(Key.version)\"] must be a string")
    }
    guard version == ProtocolVersion.stateless else {
      throw WireError(
        .unsupportedProtocolVersion, "this version of the protocol is not served by request",
        data: ["supported": [.string(ProtocolVersion.stateless)], "requested": .string(version)])
    }
  }

  /// The refusal of a request that can only be made by naming the revision in `_meta`.
  static func lacksMeta(_ method: String) -> WireError {
    WireError(
      .invalidParams,
      "\(method) needs params._meta with \"\(Key.version)\" and \"\(Key.capabilities)\"")
  }

  /// The refusal of a request before any `initialize`.
  static func tooEarly(_ method: String) -> WireError {
    WireError(
      .invalidParams,
      "\(method) needs an initialize before it, or \"\(Key.version)\" in its own params._meta")
  }

  private static let pageSize = 50

  /// The page of a list that the request asks for, under a name, with the cursor of the one behind.
  ///
  /// A cursor is the place in a list that only grows at its end, so that no entry is skipped or
  /// comes twice.
  /// - Throws: ``Failure`` when the cursor is not one of this list.
  func page(_ name: String, of entries: [JSON]) throws -> JSONObject {
    var start = 0
    if let cursor = params["cursor"], !LooseArgument.saysNothing(cursor) {
      guard let text = cursor.stringValue, text.hasPrefix("p"), let place = Int(text.dropFirst()),
        place > 0, place < entries.count, place.isMultiple(of: Self.pageSize)
      else {
        throw Failure(
          .cursorExpired, "the cursor does not belong to this list",
          fix: "ask for \(method) without a cursor and use the nextCursor it gives",
          place: "/cursor")
      }
      start = place
    }
    let end = min(entries.count, start + Self.pageSize)
    var page: JSONObject = [name: .array(Array(entries[start..<end]))]
    if end < entries.count { page["nextCursor"] = .string("p\(end)") }
    return page
  }

  func text(_ name: String) throws -> String {
    guard let text = params[name]?.stringValue else {
      throw Failure.invalid("/\(name)", "\"\(name)\" must be given, as a string")
    }
    return text
  }

  func object(_ name: String) throws -> JSONObject {
    switch params[name] {
    case nil, .null?: return [:]
    case .object(let object)?: return object
    case let other?:
      throw Failure.invalid(
        "/\(name)", "\"\(name)\" must be an object, and is \(other.kindName)")
    }
  }

  /// The arguments of a tool, which models also write as a text that holds them, and leave out as an
  /// empty text or list.
  func arguments() throws -> JSONObject {
    let name = "arguments"
    switch params[name] {
    case .array([])?: return [:]
    case .string(let text)?:
      if LooseArgument.saysNothing(.string(text)) { return [:] }
      if let held = (try? JSON(parsing: text))?.objectValue { return held }
      return try object(name)
    default: return try object(name)
    }
  }
}

/// The revisions of the Model Context Protocol that are spoken here.
package enum ProtocolVersion {
  /// All of them, oldest first.
  package static let all = handshake + [stateless]
  /// The revision in which every request stands for itself.
  static let stateless = "2026-07-28"
  /// The revisions that begin with `initialize`, oldest first.
  static let handshake = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// What a client is offered that asks for a revision of which nothing is known here.
  static let newestHandshake = "2025-11-25"
  /// The revisions that have the way over HTTP which is spoken here, newest first.
  static let overHTTP = [stateless] + handshake.dropFirst()
  /// The only revision that has arrays of messages.
  static let batching = "2025-03-26"

  /// The revision that a handshake settles on.
  static func negotiated(for wish: String) -> String {
    handshake.contains(wish) ? wish : newestHandshake
  }
}

/// How a request says which rules it follows.
enum ProtocolEra: Sendable, Hashable {
  /// By an `initialize` that came before it.
  case handshake
  /// By itself: its `_meta` names the revision and what the client can do.
  case stateless
}
