import RecipeModel

/// How one secret travels with a request; named as in OpenAPI 3.1 security schemes.
///
/// A scheme whose secret is not required and not given is left out.
enum AuthScheme: Sendable, Hashable {
  /// `{"type": "apiKey", "in": "query", "name": …, "secret": …}`: a query parameter.
  case query(name: String, secret: String)
  /// `{"type": "apiKey", "in": "header", …}`: a header field.
  case header(name: String, secret: String)
  /// `{"type": "apiKey", "in": "path", …}`: the variable `name` of a path template.
  case path(name: String, secret: String)
  /// `{"type": "http", "scheme": "bearer", "secret": …}`: `Authorization` with any scheme word,
  /// written as given (`bearer` becomes `Bearer`).
  case authorization(scheme: String, secret: String)
  /// `{"type": "http", "scheme": "basic", "username": …, "password": …}`: a setting or a secret for
  /// the user's name, and a secret (RFC 7617).
  case basic(username: String, password: String)

  /// The header that the scheme sets, in lower case.
  var headerName: String? {
    switch self {
    case .query, .path: nil
    case .header(let name, _): name.lowercased()
    case .authorization, .basic: "authorization"
    }
  }

  /// The list of a definition.
  static var list: ValueCodec<[AuthScheme]> {
    ValueCodec.list(codec).around { node, read in
      let (schemes, isSound) = node.reading.isSound(read)
      node.reading.isAuthSound = isSound
      return schemes
    }
  }

  private static var codec: ValueCodec<AuthScheme> {
    let forms = [WrittenAuth.key, WrittenAuth.scheme, WrittenAuth.basic]
    let schema = ValueSchema.choice("auth", "How one secret travels.") {
      forms.map { .object($0.shape) }
    }
    return ValueCodec(schema) { node in
      WrittenAuth.codec(of: node)?.read(node)?.value
    } write: { scheme in
      let written = WrittenAuth(scheme)
      return written.codec.write(written)
    }
  }
}

/// An auth entry as it is written.
struct WrittenAuth: Sendable {
  enum Kind: String, CaseIterable {
    case apiKey, http
  }

  /// Where an `apiKey` travels.
  enum Place: String, CaseIterable {
    case query, header, path
  }

  var kind = Kind.http
  var place = Place.query
  var name = ""
  var secret = ""
  var scheme = ""
  var username = ""
  var password = ""
  /// How the secret travels; nil when the entry cannot be read.
  private(set) var value: AuthScheme?

  init() {}

  init(_ scheme: AuthScheme) {
    value = scheme
    switch scheme {
    case .query(let name, let secret): set(.query, name, secret)
    case .header(let name, let secret): set(.header, name, secret)
    case .path(let name, let secret): set(.path, name, secret)
    case .authorization(let scheme, let secret): (self.scheme, self.secret) = (scheme, secret)
    case .basic(let username, let password):
      (self.scheme, self.username, self.password) = ("basic", username, password)
    }
  }

  private mutating func set(_ place: Place, _ name: String, _ secret: String) {
    (kind, self.place, self.name, self.secret) = (.apiKey, place, name, secret)
  }

  /// The codec for the entry's own form.
  var codec: ObjectCodec<WrittenAuth> {
    if kind == .apiKey { return Self.key }
    if case .basic? = value { return Self.basic }
    return Self.scheme
  }

  // MARK: Forms

  /// A secret as a query parameter, a header or a part of the path.
  static let key: ObjectCodec<WrittenAuth> = ObjectCodec(
    "authKey", place: "an auth entry", "A secret in the query, a header or the path.",
    draft: WrittenAuth(),
    [
      .required("type", \.kind, .word(of: [.apiKey]), "`apiKey`.", example: "apiKey"),
      .required(
        "in", \.place, .word, "Where it travels.", example: "query", aliases: ["location"]),
      .deferred(
        "name", .text, "The parameter, the header, or the variable of the path templates.",
        example: "key", isRequired: true
      ) {
        $0.name
      },
      .required("secret", \.secret, .text, "The name of the secret.", example: "key"),
    ]
  ) { object, auth in
    let secret = declared(object, "secret", auth.secret)
    guard object["in"]?.value.stringValue.flatMap(Place.init) == auth.place,
      let node = object["name"], let name = name(node, auth.place), let secret
    else { return }
    switch auth.place {
    case .query: auth.take(.query(name: name, secret: secret), of: object)
    case .header:
      HeaderRules.check(name, node, isAuth: true)
      auth.take(.header(name: name, secret: secret), of: object)
    case .path: auth.take(.path(name: name, secret: secret), of: object)
    }
  }

  private static func name(_ node: DocumentNode, _ place: Place) -> String? {
    switch place {
    case .query: node.text()
    case .header: node.headerName()
    case .path: node.text().flatMap { node.isPathKey($0) ? $0 : nil }
    }
  }

  /// A secret behind a scheme word in `Authorization`.
  static let scheme: ObjectCodec<WrittenAuth> = ObjectCodec(
    "authScheme", place: "an auth entry", "A secret in the Authorization header.",
    draft: WrittenAuth(),
    [
      .required("type", \.kind, .word(of: [.http]), "`http`.", example: "http"),
      .required(
        "scheme", \.scheme,
        .form("^(?![Bb][Aa][Ss][Ii][Cc]$)[A-Za-z0-9._-]{1,40}$") { $0.schemeWord() },
        "`bearer` or any other scheme word but `basic`, sent as written (`bearer` as `Bearer`).",
        example: "bearer"),
      .required("secret", \.secret, .text, "The name of the secret.", example: "token"),
    ]
  ) { object, auth in
    guard let secret = declared(object, "secret", auth.secret), !auth.scheme.isEmpty else { return }
    auth.take(.authorization(scheme: auth.scheme, secret: secret), of: object)
  }

  /// A user's name and a password (RFC 7617).
  static let basic: ObjectCodec<WrittenAuth> = ObjectCodec(
    "authBasic", place: "an auth entry", "A user's name and password (Basic, RFC 7617).",
    draft: WrittenAuth(),
    [
      .required("type", \.kind, .word(of: [.http]), "`http`.", example: "http"),
      .required(
        "scheme", \.scheme, .form("^[Bb][Aa][Ss][Ii][Cc]$") { $0.text() }, "`basic`.",
        example: "basic"),
      .required(
        "username", \.username, .text, "The setting or secret with the user's name.",
        example: "user", aliases: ["user"]),
      .required(
        "password", \.password, .text, "The secret with the password.", example: "password"),
    ]
  ) { object, auth in
    let username = declared(object, "username", auth.username, orSetting: true)
    guard let password = declared(object, "password", auth.password), let username else { return }
    auth.take(.basic(username: username, password: password), of: object)
  }

  /// The codec that an entry asks for; nil, and a note why, when nothing says it.
  static func codec(of node: DocumentNode) -> ObjectCodec<WrittenAuth>? {
    guard let value = node.value.objectValue else {
      node.wrongType(
        "an object",
        fix: "write {\"type\": \"http\", \"scheme\": \"bearer\", \"secret\": \"token\"}")
      return nil
    }
    // Without a type nothing else can be said about the entry.
    guard let type = value["type"].map({ node.child("type", $0) }) else {
      let sample = value["in"] == nil ? "http" : "apiKey"
      node.error("an auth entry has no \"type\"", fix: "add \"type\": \"\(sample)\"")
      return nil
    }
    switch type.value.stringValue.flatMap(Kind.init) {
    case .apiKey: return key
    case .http:
      return value["scheme"]?.stringValue?.lowercased() == "basic" ? basic : scheme
    case nil:
      if let scheme = type.value.stringValue?.lowercased(), ["bearer", "basic"].contains(scheme) {
        type.error(
          "\"\(scheme)\" is a scheme, not a type",
          fix: "write \"type\": \"http\", \"scheme\": \"\(scheme)\"")
      } else {
        _ = type.word(of: Kind.allCases.map(\.rawValue))
      }
      return nil
    }
  }

  // MARK: Checks

  /// Takes the way of travelling, and notes one that another entry takes already.
  private mutating func take(_ scheme: AuthScheme, of object: DocumentObject) {
    value = scheme
    let reading = object.node.reading
    let twin = reading.auth.first {
      $0.scheme.clashes(with: scheme)
        && (reading.isAlwaysSent($0.scheme) || reading.isAlwaysSent(scheme))
    }
    if let twin {
      object.node.error(
        "\(twin.scheme.carrier) carries a secret already", fix: "remove one of the two entries")
    }
    reading.auth.append((scheme, object))
  }

  /// The declared secret (or setting) that a member names.
  private static func declared(
    _ object: DocumentObject, _ member: String, _ name: String, orSetting: Bool = false
  ) -> String? {
    guard let node = object[member], !name.isEmpty else { return nil }
    let reading = node.reading
    if reading.secretNodes[name] != nil || (orSetting && reading.settingNodes[name] != nil) {
      reading.used.insert(name)
      return name
    }
    if reading.settingNodes[name] != nil {
      node.error("\"\(name)\" is a setting, not a secret", fix: "declare it in \"secrets\"")
      return nil
    }
    let known =
      reading.secrets.map(\.name) + (orSetting ? reading.settings.map(\.name) : [])
    let nearest = NearestName.of(name, among: known)
    // A misspelt reference uses what it means: that is one mistake, not two.
    if let nearest { reading.used.insert(nearest) }
    // A text that is hardly a name may be the secret itself, which is never quoted.
    let isName =
      Forms.isVariable(name) && name.utf8.count <= 24
      && name.utf8.filter { 48...57 ~= $0 }.count <= 2
    let declare = "\"secrets\": {\"\(isName ? name : "key")\": {\"summary\": \"…\"}}"
    node.error(
      "there is no \(orSetting ? "setting or secret" : "secret") of this name",
      fix: nearest.map { "did you mean \"\($0)\"?" }
        ?? (isName
          ? "declare it: \(declare)"
          : "write the name of a secret, declared in \(declare); its value belongs in the entry"))
    return nil
  }
}

extension AuthScheme {
  fileprivate func clashes(with other: AuthScheme) -> Bool {
    switch (self, other) {
    case (.query(let first, _), .query(let second, _)): first == second
    case (.path(let first, _), .path(let second, _)): first == second
    default: headerName != nil && headerName == other.headerName
    }
  }

  fileprivate var carrier: String {
    switch self {
    case .query(let name, _): "the query parameter \"\(name)\""
    case .path(let name, _): "the variable {\(name)}"
    case .header(let name, _): "the header \"\(name)\""
    case .authorization, .basic: "the header \"Authorization\""
    }
  }
}

extension Reading {
  /// Whether an entry of the configuration cannot leave the secret out.
  ///
  /// Of two ways that exclude each other, such as a token or a password, both are optional.
  fileprivate func isAlwaysSent(_ scheme: AuthScheme) -> Bool {
    let names: [String] =
      switch scheme {
      case .query(_, let secret), .header(_, let secret), .path(_, let secret),
        .authorization(_, let secret):
        [secret]
      case .basic(let username, let password): [username, password]
      }
    return secrets.allSatisfy {
      !names.contains($0.name) || $0.isRequired || $0.standard != nil
    }
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
    return word
  }

  /// Whether a name can be that of a secret in paths; if so, paths know it.
  fileprivate func isPathKey(_ name: String) -> Bool {
    guard Forms.isVariable(name) else {
      error("not the name of a variable", fix: "use letters, digits and _, such as \"key\"")
      return false
    }
    let taken = VariableNames.request.map(\.name) + VariableNames.lists + ["id"]
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
