import RecipeModel

/// Reads how the secrets travel.
struct AuthReader {
  /// What the parts have told so far.
  let reading: Reading

  /// One way of travelling and where it stands.
  struct Entry {
    /// The way.
    let scheme: AuthScheme
    /// Where it stands.
    let node: ObjectNode
  }

  /// Reads the list.
  func read(_ document: ObjectNode) -> [Entry] {
    var entries: [Entry] = []
    for node in document.elements("auth") ?? [] {
      guard let entry = entry(node) else { continue }
      let twin = entries.first {
        clash($0.scheme, entry.scheme)
          && (isAlwaysSent($0.scheme) || isAlwaysSent(entry.scheme))
      }
      if let twin {
        let carrier = carrier(twin.scheme)
        entry.node.node.error(
          "\(carrier) carries a secret already", fix: "remove one of the two entries")
      }
      entries.append(entry)
    }
    return entries
  }

  private func entry(_ node: Node) -> Entry? {
    guard let value = node.value.objectValue else {
      node.wrongType(
        "an object",
        fix: "write {\"type\": \"http\", \"scheme\": \"bearer\", \"secret\": \"token\"}")
      return nil
    }
    let type = value["type"].map { node.child("type", $0) }
    guard let word = type?.value.stringValue.flatMap(Words.AuthType.init) else {
      // Without a type nothing else can be said about the entry.
      guard let type else {
        let sample = value["in"] == nil ? "http" : "apiKey"
        node.error("an auth entry has no \"type\"", fix: "add \"type\": \"\(sample)\"")
        return nil
      }
      if let scheme = type.value.stringValue?.lowercased(), ["bearer", "basic"].contains(scheme) {
        type.error(
          "\"\(scheme)\" is a scheme, not a type",
          fix: "write \"type\": \"http\", \"scheme\": \"\(scheme)\"")
      } else {
        _ = type.word(of: Words.of(Words.AuthType.self))
      }
      return nil
    }
    switch word {
    case .apiKey: return node.object(.authKey).flatMap(key)
    case .http:
      let isBasic = value["scheme"]?.stringValue?.lowercased() == "basic"
      return node.object(isBasic ? .authBasic : .authScheme).flatMap {
        isBasic ? basic($0) : scheme($0)
      }
    }
  }

  private func key(_ object: ObjectNode) -> Entry? {
    let place: Words.KeyPlace? = object.word("in")
    let secret = secret(object, "secret")
    guard let place, let nameNode = object["name"] else { return nil }
    let name: String?
    switch place {
    case .query: name = nameNode.text()
    case .header: name = nameNode.headerName()
    case .path: name = nameNode.text().flatMap { pathKey($0, nameNode) }
    }
    guard let name, let secret else { return nil }
    if place == .header { HeaderRules.check(name, nameNode, isAuth: true) }
    return switch place {
    case .query: Entry(scheme: .query(name: name, secret: secret), node: object)
    case .header: Entry(scheme: .header(name: name, secret: secret), node: object)
    case .path: Entry(scheme: .path(name: name, secret: secret), node: object)
    }
  }

  private func pathKey(_ name: String, _ node: Node) -> String? {
    guard Forms.isVariable(name) else {
      node.error(
        "not the name of a variable", fix: "use letters, digits and _, such as \"key\"")
      return nil
    }
    let taken = VariableNames.request.map(\.name) + VariableNames.lists + ["id"]
    guard !taken.contains(name), reading.settingNodes[name] == nil else {
      node.error("{\(name)} is another variable already", fix: "choose a name such as \"key\"")
      return nil
    }
    reading.pathKeys.append(name)
    return name
  }

  private func scheme(_ object: ObjectNode) -> Entry? {
    let secret = secret(object, "secret")
    guard let node = object["scheme"], let word = node.text() else { return nil }
    guard word.utf8.count <= 40, Forms.isToken(word) else {
      node.error(
        "an auth scheme is one word", fix: "write \"bearer\", \"Token\" or what the source asks for"
      )
      return nil
    }
    return secret.map { Entry(scheme: .authorization(scheme: word, secret: $0), node: object) }
  }

  private func basic(_ object: ObjectNode) -> Entry? {
    let username = secret(object, "username", orSetting: true)
    let password = secret(object, "password")
    guard let username, let password else { return nil }
    return Entry(scheme: .basic(username: username, password: password), node: object)
  }

  /// The declared secret (or setting) that a member names.
  private func secret(
    _ object: ObjectNode, _ member: String, orSetting: Bool = false
  ) -> String? {
    guard let node = object[member], let name = node.text() else { return nil }
    if reading.secretNodes[name] != nil || (orSetting && reading.settingNodes[name] != nil) {
      reading.used.insert(name)
      return name
    }
    let kind = orSetting ? "setting or secret" : "secret"
    if reading.settingNodes[name] != nil {
      node.error("\"\(name)\" is a setting, not a secret", fix: "declare it in \"secrets\"")
      return nil
    }
    let known = reading.secrets.map(\.name) + (orSetting ? reading.settings.map(\.name) : [])
    let nearest = NearestName.of(name, among: known)
    // A misspelt reference uses what it means: that is one mistake, not two.
    if let nearest { reading.used.insert(nearest) }
    // A text that is hardly a name may be the secret itself, which is never quoted.
    let isName =
      Forms.isVariable(name) && name.utf8.count <= 24
      && name.utf8.filter { 48...57 ~= $0 }.count <= 2
    let declare = "\"secrets\": {\"\(isName ? name : "key")\": {\"summary\": \"…\"}}"
    node.error(
      "there is no \(kind) of this name",
      fix: nearest.map { "did you mean \"\($0)\"?" }
        ?? (isName
          ? "declare it: \(declare)"
          : "write the name of a secret, declared in \(declare); its value belongs in the entry"))
    return nil
  }

  /// Whether an entry of the configuration cannot leave the secret out.
  ///
  /// Of two ways that exclude each other, such as a token or a password, both are optional.
  private func isAlwaysSent(_ scheme: AuthScheme) -> Bool {
    let names: [String] =
      switch scheme {
      case .query(_, let secret), .header(_, let secret), .path(_, let secret),
        .authorization(_, let secret):
        [secret]
      case .basic(let username, let password): [username, password]
      }
    return reading.secrets.allSatisfy {
      !names.contains($0.name) || $0.isRequired || $0.standard != nil
    }
  }

  private func clash(_ left: AuthScheme, _ right: AuthScheme) -> Bool {
    switch (left, right) {
    case (.query(let first, _), .query(let second, _)): first == second
    case (.path(let first, _), .path(let second, _)): first == second
    default:
      if let first = headerName(left), let second = headerName(right) {
        first == second
      } else {
        false
      }
    }
  }

  private func carrier(_ scheme: AuthScheme) -> String {
    switch scheme {
    case .query(let name, _): "the query parameter \"\(name)\""
    case .path(let name, _): "the variable {\(name)}"
    case .header(let name, _): "the header \"\(name)\""
    case .authorization, .basic: "the header \"Authorization\""
    }
  }

  /// The header that a scheme sets, in lower case.
  func headerName(_ scheme: AuthScheme) -> String? {
    switch scheme {
    case .query, .path: nil
    case .header(let name, _): name.lowercased()
    case .authorization, .basic: "authorization"
    }
  }
}

/// Rules about header fields.
enum HeaderRules {
  /// The fields that the transport sets itself.
  static let ours: Set<String> = [
    "host", "content-length", "transfer-encoding", "connection", "accept-encoding", "te",
    "upgrade", "keep-alive", "trailer", "expect",
  ]

  /// Notes a header that a definition cannot set.
  static func check(_ name: String, _ node: Node, isAuth: Bool) {
    guard ours.contains(name.lowercased()) else { return }
    let message = "Potluck sets the header \"\(name)\" itself"
    if isAuth {
      node.error(message, fix: "choose the header that the source asks for")
    } else {
      node.nameError(message, fix: "remove it")
    }
  }
}
