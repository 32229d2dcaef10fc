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

  /// Creates a form for a program of this version.
  init(version: String) {
    server = ["name": "potluck", "title": "Potluck", "version": .string(version)]
  }

  /// The result of a request.
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
