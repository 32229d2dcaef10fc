import RecipeModel

/// Gives results the members that the request's era demands, and no others.
struct AnswerForm: Sendable {
  /// How long and by whom a result may be kept; only the stateless era says so.
  struct Caching: Sendable {
    /// In milliseconds.
    var ttl: Int
    /// `public` for what is the same for everybody, else `private`.
    var scope: String

    /// For what only a new version of Potluck changes.
    static let program = Caching(ttl: 3_600_000, scope: "public")
    /// For the list of what can be read.
    static let list = Caching(ttl: 60_000, scope: "private")
    /// For what was read.
    static let content = Caching(ttl: 300_000, scope: "private")
  }

  /// Who answers, as an `Implementation` of the protocol.
  var server: JSON

  /// Creates a form for a server.
  init(_ identity: ServerIdentity) { server = identity.json }

  func result(_ members: JSONObject, _ era: ProtocolEra, _ caching: Caching? = nil) -> JSON {
    guard era == .stateless else { return .object(members) }
    var object: JSONObject = ["resultType": "complete"]
    object.members += members.members
    if let caching {
      object["ttlMs"] = .int(caching.ttl)
      object["cacheScope"] = .string(caching.scope)
    }
    object["_meta"] = ["io.modelcontextprotocol/serverInfo": server]
    return .object(object)
  }
}

extension Failure {
  /// The failure with nothing in it that steers, hides or goes on for ever.
  var harmless: Failure {
    var failure = self
    failure.message = Clipping.line(message, to: 600)
    failure.fix = fix.map { Clipping.line($0, to: 600) }
    failure.provider = provider.map { Clipping.line($0, to: 120) }
    failure.url = url.map { Clipping.line($0, to: 1_500) }
    return failure
  }
}

extension WireError.Code {
  /// Nothing is at that address (MCP until 2025-11-25).
  static let resourceNotFound = WireError.Code(rawValue: -32002)

  /// The code for nothing being at an address: one of its own in the old era, that of a wrong
  /// parameter in the new one.
  static func notFound(_ era: ProtocolEra) -> WireError.Code {
    era == .stateless ? .invalidParams : .resourceNotFound
  }
}

extension WireError {
  /// A failure of the service where no tool can tell it; the protocol has few codes for that.
  init(_ failure: Failure, _ era: ProtocolEra, uri: String? = nil) {
    let failure = failure.harmless
    let code: Code =
      switch failure.code {
      case .notFound: .notFound(era)
      case .usage: .invalidParams
      default: .internalError
      }
    var data = failure.json.objectValue ?? [:]
    if let uri { data["uri"] = .string(uri) }
    self.init(code, failure.description, data: .object(data))
  }
}
