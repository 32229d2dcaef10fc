import RecipeDefinitions
import RecipeModel
import RecipeProviderKit

extension Exploration {
  /// Asks for servers that people run themselves, where the page or the address hints at one.
  /// - Returns: whether one was found that only its owner can say more about.
  mutating func askServers(at address: RequestURL) async throws -> Bool {
    if result.refusal?.kind == .needsKey { return true }
    let hasWays = result.ways.contains { $0.kind != .newestFeed }
    let servers: [KnownServer]
    if let named = KnownServer.named(by: result.announced) {
      servers = named.kind == "mediawiki" ? [] : [named]
    } else {
      servers = address.isHomely && !hasWays ? KnownServer.all : []
    }
    for server in servers {
      for base in bases(of: address) where walk.left > 0 {
        guard let found = try await ask(server, at: base) else { continue }
        if found { return server.kind != "mediawiki" }
      }
    }
    return false
  }

  /// Where a server may be: at the folder given, and at the root.
  private func bases(of address: RequestURL) -> [RequestURL] {
    let root = address.withPath("")
    let given = address.path.hasSuffix("/") ? address.folder : address.withoutQuery
    return given.path.isEmpty || given == root ? [root] : [given, root]
  }

  /// - Returns: nil when it may not be asked there.
  private mutating func ask(_ server: KnownServer, at base: RequestURL) async throws -> Bool? {
    let path = server.path.split(separator: "/").map(String.init)
    var address = base.appending(path: path)
    if server.path.hasSuffix("/") { address = address.appending(path: "") }
    address = server.query.reduce(address) { $0.appending(query: $1.0, $1.1) }
    do {
      let reply = try await walk.ask(
        address, for: "whether it is \(server.title)", accept: Accept.json)
      let json = try? JSON(parsing: reply.response.body)
      guard server.isIts(reply.response, json) else { return false }
      if server.kind == "mediawiki" {
        result.refusal = nil
        result.ways.insert(.platform(kind: server.kind, base: base), at: 0)
      } else {
        meet(server.kind, title: server.title, at: base)
      }
      return true
    } catch SiteWalk.Stop.robots(_, let line) {
      note(rule: line)
      return nil
    } catch SiteWalk.Stop.failed {
      return false
    }
  }

  /// Takes note of a server whose definition wants a key or a setting that only its owner has.
  mutating func meet(_ kind: String, title: String, at base: RequestURL) {
    result.ways.insert(.selfHosted(kind: kind, base: base), at: 0)
    result.name = result.announced.title ?? title
    guard let definition = discovery.definitions[kind] else {
      result.refusal = Refusal(.noSearch, "\(base.host) is \(title), which Potluck cannot ask")
      return
    }
    let wanted = definition.wanted
    result.entry = entry(
      use: kind, name: title, settings: [("baseURL", .string(base.text))] + wanted.members)
    guard !wanted.words.isEmpty else { return }
    result.refusal = Refusal(
      .needsKey, "\(base.host) is \(title), and wants \(wanted.words.joined(separator: " and "))",
      fix: wanted.hints.joined(separator: "; "))
  }

  /// An entry of the configuration, without its identifier.
  func entry(use kind: String, name: String?, settings: [(String, JSON)]) -> JSONObject {
    var entry: JSONObject = ["use": .string(kind)]
    if let name { entry["name"] = .string(name) }
    for (name, value) in settings { entry[name] = value }
    return entry
  }
}

extension ProviderDefinition {
  /// What an entry must give that only a person knows: as members, in words, and where to get it.
  fileprivate var wanted: (members: [(String, JSON)], words: [String], hints: [String]) {
    let settings = settings.filter { $0.isRequired && $0.standard == nil }
    let secrets = secrets.filter { $0.isRequired && $0.standard == nil }
    let prefix = name.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    let members =
      settings.map { ($0.name, JSON.string("")) }
      + secrets.map { secret in
        let variable = String(prefix) + "_" + secret.name.uppercased()
        return (secret.name, JSON.object(["env": .string(variable)]))
      }
    let words = settings.map { "the setting \($0.name)" } + secrets.map { "a \($0.name)" }
    let hints =
      settings.map { "\($0.name): \($0.summary)" } + secrets.map { "\($0.name): \($0.summary)" }
    return (members, words, hints)
  }
}
