import RecipeModel

/// How one secret travels with a request, or the token that is fetched with some; named as in
/// OpenAPI 3.1 security schemes.
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
  /// `{"type": "http", "scheme": "digest", …}`: the same, and the password is never sent: requests
  /// answer the service's challenge (RFC 7616).
  case digest(username: String, password: String)
  /// `{"type": "oauth2", …}` or `{"type": "login", …}`: a token that is fetched with secrets.
  case token(TokenRules)

  /// The header that the scheme sets, in lower case.
  var headerName: String? {
    switch self {
    case .query, .path: nil
    case .header(let name, _): name.lowercased()
    case .authorization, .basic, .digest: "authorization"
    case .token(let rules): rules.carrier.headerName
    }
  }

  /// The query parameter that the scheme sets.
  var queryName: String? {
    switch self {
    case .query(let name, _): name
    case .token(let rules): rules.carrier.queryName
    case .header, .path, .authorization, .basic, .digest: nil
    }
  }

  /// Whether requests answer a challenge.
  var isDigest: Bool { if case .digest = self { true } else { false } }

  /// Whether a token is fetched.
  var isToken: Bool { if case .token = self { true } else { false } }

  /// The list of a definition.
  static var list: ValueCodec<[AuthScheme]> {
    ValueCodec.list(codec).around { node, read in
      let (schemes, isSound) = node.reading.isSound(read)
      node.reading.isAuthSound = isSound
      return schemes
    }
  }

  private static var codec: ValueCodec<AuthScheme> {
    let schema = ValueSchema.choice("auth", "How one secret travels, or a token for it.") {
      let forms = [WrittenAuth.key, WrittenAuth.scheme, WrittenAuth.basic].map(\.shape)
      return (forms + [WrittenGrant.codec.shape, WrittenLogin.codec.shape]).map { .object($0) }
    }
    return ValueCodec(schema, read: WrittenAuth.read) { scheme in
      switch scheme {
      case .token(let rules): rules.json
      default:
        WrittenAuth(scheme).json
      }
    }
  }
}

/// An auth entry as it is written.
struct WrittenAuth: Sendable {
  enum Kind: String, CaseIterable {
    case apiKey, http, oauth2, login
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
    case .digest(let username, let password):
      (self.scheme, self.username, self.password) = ("digest", username, password)
    case .token: break
    }
  }

  /// The entry as it is written.
  var json: JSON { codec.write(self) }

  private mutating func set(_ place: Place, _ name: String, _ secret: String) {
    (kind, self.place, self.name, self.secret) = (.apiKey, place, name, secret)
  }

  /// The codec for the entry's own form.
  private var codec: ObjectCodec<WrittenAuth> {
    if kind == .apiKey { return Self.key }
    switch value {
    case .basic, .digest: return Self.basic
    default: return Self.scheme
    }
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
        .schemeWord,
        """
        `bearer` or another scheme word that stands before the secret itself, sent as written \
        (`bearer` as `Bearer`).
        """,
        example: "bearer"),
      .required("secret", \.secret, .text, "The name of the secret.", example: "token"),
    ]
  ) { object, auth in
    guard let secret = declared(object, "secret", auth.secret), !auth.scheme.isEmpty else { return }
    auth.take(.authorization(scheme: auth.scheme, secret: secret), of: object)
  }

  /// A user's name and a password (RFC 7617 and RFC 7616).
  static let basic: ObjectCodec<WrittenAuth> = ObjectCodec(
    "authBasic", place: "an auth entry",
    "A user's name and password (Basic, RFC 7617; Digest, RFC 7616).",
    draft: WrittenAuth(),
    [
      .required("type", \.kind, .word(of: [.http]), "`http`.", example: "http"),
      .required(
        "scheme", \.scheme,
        .form("^([Bb][Aa][Ss][Ii][Cc]|[Dd][Ii][Gg][Ee][Ss][Tt])$") { $0.text() },
        "`basic`; `digest` answers a challenge and never sends the password.", example: "basic"),
      .required(
        "username", \.username, .text, "The setting or secret with the user's name.",
        example: "user", aliases: ["user"]),
      .required(
        "password", \.password, .text, "The secret with the password.", example: "password"),
    ]
  ) { object, auth in
    let username = declared(object, "username", auth.username, orSetting: true)
    guard let password = declared(object, "password", auth.password), let username else { return }
    auth.take(
      auth.scheme.lowercased() == "digest"
        ? .digest(username: username, password: password)
        : .basic(username: username, password: password), of: object)
  }

  /// The scheme that an entry is; nil, and a note why, when it cannot be read.
  static func read(_ node: DocumentNode) -> AuthScheme? {
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
    case .apiKey: return key.read(node)?.value
    case .http:
      let word = value["scheme"]?.stringValue ?? ""
      if ["basic", "digest"].contains(word.lowercased()) { return basic.read(node)?.value }
      if ComputedScheme.isNamed(word) {
        // The members that such a scheme has elsewhere are no further mistakes.
        ComputedScheme.refuse(node.child("scheme", .string(word)))
        for name in ["username", "user", "password", "secret"] {
          _ = value[name]?.stringValue.map { node.reading.used.insert($0) }
        }
        return nil
      }
      return scheme.read(node)?.value
    case .oauth2: return WrittenGrant.codec.read(node)?.rules.flatMap { take($0, of: node) }
    case .login: return WrittenLogin.codec.read(node).flatMap { take($0.rules, of: node) }
    case nil:
      let word = type.value.stringValue?.lowercased() ?? ""
      if ["bearer", "basic", "digest"].contains(word) {
        type.error(
          "\"\(word)\" is a scheme, not a type",
          fix: "write \"type\": \"http\", \"scheme\": \"\(word)\"")
      } else if ComputedScheme.isNamed(word) {
        ComputedScheme.refuse(type)
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
    Self.note(scheme, of: object.node)
  }

  /// Takes a token, of which one is enough.
  private static func take(_ rules: TokenRules, of node: DocumentNode) -> AuthScheme {
    let scheme = AuthScheme.token(rules)
    if node.reading.auth.contains(where: \.scheme.isToken) {
      node.error("a token is fetched already", fix: "keep one \"oauth2\" or \"login\" entry")
    }
    note(scheme, of: node)
    return scheme
  }

  private static func note(_ scheme: AuthScheme, of node: DocumentNode) {
    let reading = node.reading
    let isMixed = reading.auth.contains {
      $0.scheme.isDigest && scheme.isToken || $0.scheme.isToken && scheme.isDigest
    }
    if isMixed {
      node.error(
        "a request cannot answer a challenge and carry a token that is fetched",
        fix: "keep \"digest\", or the log-in")
    }
    let twin = reading.auth.first {
      $0.scheme.clashes(with: scheme)
        && (reading.isAlwaysSent($0.scheme) || reading.isAlwaysSent(scheme))
    }
    if let twin {
      node.error(
        "\(twin.scheme.carrier) carries a secret already", fix: "remove one of the two entries")
    }
    reading.auth.append((scheme, node))
  }

  /// Notes the use of the two names that an entry gives.
  static func noteUse(in object: DocumentObject, setting: String, secret: String) {
    for (member, orSetting) in [(setting, true), (secret, false)] {
      guard let name = object[member]?.value.stringValue else { continue }
      _ = declared(object, member, name, orSetting: orSetting)
    }
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
