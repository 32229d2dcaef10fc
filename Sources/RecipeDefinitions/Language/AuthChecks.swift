import RecipeModel

// What entries of `auth` may not be, alone and beside each other.

extension AuthScheme {
  /// Whether two schemes take the same place of a request.
  func clashes(with other: AuthScheme) -> Bool {
    if case .path(let first, _) = self, case .path(let second, _) = other { return first == second }
    return headerName != nil && headerName == other.headerName
      || queryName != nil && queryName == other.queryName
  }

  /// What carries the secret, for messages.
  var carrier: String {
    switch self {
    case .query(let name, _): "the query parameter \"\(name)\""
    case .path(let name, _): "the variable {\(name)}"
    case .header(let name, _): "the header \"\(name)\""
    case .authorization, .basic, .digest: "the header \"Authorization\""
    case .token(let rules):
      switch rules.carrier {
      case .query(let name): "the query parameter \"\(name)\""
      case .header(let name): "the header \"\(name)\""
      case .authorization: "the header \"Authorization\""
      }
    }
  }
}

extension Reading {
  /// Whether an entry of the configuration cannot leave the secret out.
  ///
  /// Of two ways that exclude each other, such as a token or a password, both are optional.
  func isAlwaysSent(_ scheme: AuthScheme) -> Bool {
    let names: [String] =
      switch scheme {
      case .query(_, let secret), .header(_, let secret), .path(_, let secret),
        .authorization(_, let secret):
        [secret]
      case .basic(let username, let password), .digest(let username, let password):
        [username, password]
      case .token(let rules): Array(rules.uses)
      }
    return secrets.allSatisfy {
      !names.contains($0.name) || $0.isRequired || $0.standard != nil
    }
  }
}

extension ValueCodec where Value == String {
  /// The word in front of a secret in `Authorization`.
  static var schemeWord: ValueCodec {
    .form(
      "^(?![Bb][Aa][Ss][Ii][Cc]$|[Dd][Ii][Gg][Ee][Ss][Tt]$)[A-Za-z0-9._-]{1,40}$"
    ) { $0.schemeWord() }
  }
}

/// Schemes that answer a challenge or sign the request, and never send the secret itself.
enum ComputedScheme {
  private static let words: Set<String> = [
    "digest", "ntlm", "negotiate", "hawk", "hoba", "mutual", "scram-sha-1", "scram-sha-256",
    "aws4-hmac-sha256",
  ]

  /// Whether a word names one.
  static func isNamed(_ word: String) -> Bool { words.contains(word.lowercased()) }

  /// Notes that a definition cannot answer so.
  static func refuse(_ node: DocumentNode) {
    let word = node.value.stringValue ?? ""
    node.error(
      "a definition cannot answer as \(word) does, and would send the secret in clear",
      fix: "let the service take \"basic\" or a token over https, or ask it with a program of your"
        + " own (\"command\")")
  }
}

extension DocumentNode {
  /// The word in front of a secret in `Authorization`.
  fileprivate func schemeWord() -> String? {
    guard let word = text() else { return nil }
    guard word.utf8.count <= 40, Forms.isToken(word) else {
      error(
        "an auth scheme is one word", fix: "write \"bearer\", \"Token\" or what the source asks for"
      )
      return nil
    }
    guard !ComputedScheme.isNamed(word) else {
      ComputedScheme.refuse(self)
      return nil
    }
    return word
  }

  /// Whether a name can be that of a secret in paths; if so, paths know it.
  func isPathKey(_ name: String) -> Bool {
    guard Forms.isVariable(name) else {
      error("not the name of a variable", fix: "use letters, digits and _, such as \"key\"")
      return false
    }
    let taken = VariableNames.request.map(\.name) + VariableNames.lists + VariableNames.detail
    guard !taken.contains(name), reading.settingNodes[name] == nil else {
      error("{\(name)} is another variable already", fix: "choose a name such as \"key\"")
      return false
    }
    reading.pathKeys.append(name)
    return true
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
  static func check(_ name: String, _ node: DocumentNode, isAuth: Bool) {
    guard ours.contains(name.lowercased()) else { return }
    let message = "Potluck sets the header \"\(name)\" itself"
    if isAuth {
      node.error(message, fix: "choose the header that the source asks for")
    } else {
      node.nameError(message, fix: "remove it")
    }
  }
}
