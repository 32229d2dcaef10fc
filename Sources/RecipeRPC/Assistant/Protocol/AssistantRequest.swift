import RecipeModel

/// A request with what its `_meta` says taken out.
struct AssistantRequest: Sendable {
  /// The members of `_meta` that steer the protocol.
  private enum Key {
    static let version = "io.modelcontextprotocol/protocolVersion"
    static let capabilities = "io.modelcontextprotocol/clientCapabilities"
  }

  /// The identifier to answer under.
  var id: JSON
  /// The method's name.
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

  /// The text of a parameter that must be there.
  func text(_ name: String) throws -> String {
    guard let text = params[name]?.stringValue else {
      throw WireError(WireFailure.invalid("/\(name)", "\"\(name)\" must be given, as a string"))
    }
    return text
  }

  /// The object of a parameter that may be left out.
  func object(_ name: String) throws -> JSONObject {
    switch params[name] {
    case nil, .null?: return [:]
    case .object(let object)?: return object
    case let other?:
      throw WireError(
        WireFailure.invalid("/\(name)", "\"\(name)\" must be an object, and is \(other.kindName)"))
    }
  }
}
