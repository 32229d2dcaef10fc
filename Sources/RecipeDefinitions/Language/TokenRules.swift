import RecipeModel
import RecipeProviderKit

/// How a token is fetched with the secrets, and how it travels then.
struct TokenRules: Sendable, Hashable {
  /// What the token is asked for with.
  enum Grant: Sendable, Hashable {
    /// OAuth 2.0 for a program of its own right (RFC 6749, 4.4).
    case clientCredentials(ClientCredentials)
    /// A request whose templates may hold secrets.
    case login(RequestRules)
  }

  /// The client of an OAuth 2.0 service.
  struct ClientCredentials: Sendable, Hashable {
    /// How the client's secret travels.
    enum Place: String, Sendable, Hashable, CaseIterable {
      case header, body
    }

    /// Where tokens are given: an address, or a path on the base address.
    var tokenURL = ""
    /// What the token shall allow.
    var scopes: [String] = []
    /// The setting or secret with the client's identifier.
    var id = ""
    /// The secret with the client's secret.
    var secret = ""
    /// How both travel.
    var place = Place.header
  }

  /// What the token is asked for with.
  var grant: Grant
  /// Where the token stands in the answer.
  var token: ValuePlace
  /// Where the answer says for how many seconds the token lasts.
  var lifetime: ValuePlace?
  /// For how many minutes the token lasts where the answer does not say it.
  var validMinutes: Int?
  /// How requests carry the token.
  var carrier = TokenCarrier.authorization(scheme: "Bearer")

  /// The settings, secrets and texts that the grant is made of.
  var uses: Set<String> {
    switch grant {
    case .clientCredentials(let client): [client.id, client.secret]
    case .login(let request): request.uses
    }
  }
}

extension TokenRules {
  /// The entry of `auth` as it is written.
  var json: JSON {
    switch grant {
    case .clientCredentials(let client): WrittenGrant.codec.write(WrittenGrant(client: client))
    case .login: WrittenLogin.codec.write(WrittenLogin(rules: self))
    }
  }
}

extension ProviderDefinition {
  /// The origins besides the service's own that give tokens.
  var tokenOrigins: [String] {
    auth.compactMap { scheme in
      guard case .token(let rules) = scheme, case .clientCredentials(let client) = rules.grant
      else {
        return nil
      }
      return try? RequestURL(client.tokenURL).origin
    }
  }
}

// MARK: - OAuth

/// An entry of `auth` for OAuth 2.0 as it is written.
struct WrittenGrant: Sendable {
  enum Kind: String, CaseIterable { case oauth2 }
  enum Flow: String, CaseIterable { case clientCredentials }

  var kind = Kind.oauth2
  var flow = Flow.clientCredentials
  var client = TokenRules.ClientCredentials()

  /// The rules of the entry.
  var rules: TokenRules? {
    guard let token = try? JSONPath("$.access_token"), let lifetime = try? JSONPath("$.expires_in")
    else { return nil }
    return TokenRules(
      grant: .clientCredentials(client), token: .body(token), lifetime: .body(lifetime))
  }

  static let codec: ObjectCodec<WrittenGrant> = ObjectCodec(
    "authOAuth2", place: "an auth entry", "A token of OAuth 2.0 (RFC 6749, 4.4).",
    draft: WrittenGrant(),
    [
      .required("type", \.kind, .word, "`oauth2`.", example: "oauth2"),
      .required(
        "flow", \.flow, .word, "`clientCredentials`: the program asks in its own name.",
        example: "clientCredentials"),
      .required(
        "tokenURL", \.client.tokenURL, tokenURL,
        "Where tokens are given: an https address, or a path behind the base address.",
        example: "https://login.soups.example/token", aliases: ["tokenUrl", "token_url"]),
      .standard(
        "scopes", \.client.scopes, .list(.text), "What the token shall allow.",
        example: ["recipes.read"], aliases: ["scope"]),
      .required(
        "clientId", \.client.id, .text, "The setting or secret with the client's identifier.",
        example: "clientId", aliases: ["client_id", "clientID"]),
      .required(
        "clientSecret", \.client.secret, .text, "The secret with the client's secret.",
        example: "clientSecret", aliases: ["client_secret"]),
      .standard(
        "in", \.client.place, .word,
        "Where the two travel: `header` (Basic, the default) or `body` (a form).", example: "body"),
    ]
  ) { object, _ in
    WrittenAuth.noteUse(in: object, setting: "clientId", secret: "clientSecret")
  }

  private static var tokenURL: ValueCodec<String> {
    .form("^(/|[Hh][Tt][Tt][Pp][Ss]?://)\\S+$") { node in
      guard let text = node.text("an address or a path in quotes") else { return nil }
      if text.hasPrefix("/"), !text.hasPrefix("//") {
        guard text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F }),
          !text.contains("?"), !text.contains("#"), !text.contains("{")
        else {
          node.error(
            "not a path", fix: "write a path such as \"/oauth/token\", without a query")
          return nil
        }
        return text
      }
      guard let address = node.address(isBase: false) else { return nil }
      if address.lowercased().hasPrefix("http:") {
        node.warning(
          "the client's secret would travel in the open", fix: "write an https:// address")
      }
      return address
    }
  }
}

// MARK: - Log-in

/// An entry of `auth` for a log-in as it is written.
struct WrittenLogin: Sendable {
  enum Kind: String, CaseIterable { case login }

  var kind = Kind.login
  var rules = TokenRules(
    grant: .login(RequestRules(path: .empty)), token: .body(.root))

  /// The longest time that a definition may say: ten years.
  private static let longest = 5_256_000

  static let codec: ObjectCodec<WrittenLogin> = ObjectCodec(
    "authLogin", place: "an auth entry", "A token that a request of its own fetches.",
    draft: WrittenLogin(), choices: [.atMostOne(["expiresIn", "validMinutes"])],
    [
      .required("type", \.kind, .word, "`login`.", example: "login"),
      .custom(
        "request", request,
        """
        The request that logs in. Its templates have the settings and, in `form`, `body`, `text` \
        and `headers`, the secrets.
        """,
        example: ["path": "/login", "form": ["username": "{user}", "password": "{password}"]],
        isRequired: true
      ) {
        if case .login(let request) = $0.rules.grant { request } else { nil }
      } set: {
        $0.rules.grant = .login($1)
      },
      .required(
        "token", \.rules.token, .placeInJSON,
        """
        Where the token stands; `{"header": "Set-Cookie"}` is all the cookies that the answer sets, \
        which requests then carry.
        """, example: "$.token"),
      .optional(
        "expiresIn", \.rules.lifetime, .placeInJSON,
        "Where the answer says for how many seconds the token lasts.", example: "$.expires_in",
        aliases: ["expires_in"]),
      .optional(
        "validMinutes", \.rules.validMinutes, .integer(1...longest),
        "For how many minutes the token lasts; without either, until the service refuses it.",
        example: 2_880),
      .standard(
        "send", \.rules.carrier, .carrier,
        "How requests carry the token; as `Authorization: Bearer` by default, cookies as such.",
        example: ["type": "apiKey", "in": "header", "name": "X-Auth-Token"]),
    ]
  ) { object, login in
    login.checkCookies(object)
  }

  private mutating func checkCookies(_ object: DocumentObject) {
    guard rules.token.isCookies else { return }
    if let send = object["send"], !rules.carrier.isCookies {
      send.nameError(
        "cookies travel in the header \"Cookie\"",
        fix: "remove \"send\", or name the part that is meant: {\"header\": \"Set-Cookie\","
          + " \"after\": \"session=\", \"before\": \";\"}")
    }
    rules.carrier = .cookies
  }

  private static var request: ValueCodec<RequestRules> {
    RequestRules.value.around { node, read in
      let reading = node.reading
      reading.request = .login
      defer { reading.request = .search }
      return read()
    }
  }
}
