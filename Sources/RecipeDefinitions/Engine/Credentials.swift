import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// The secrets of an entry and where each request carries them.
struct Credentials: Sendable {
  private(set) var query: [(name: String, value: String)] = []
  private(set) var headers: [(name: String, value: String)] = []
  /// The variables of path templates.
  private(set) var pathKeys: [String: String] = [:]
  /// How a token is fetched; nil where none is needed, or a value for it is missing.
  private(set) var token: TokenGrant?
  /// What answers the challenges of Digest; nil where the definition has none.
  private(set) var digest: DigestSession?
  /// All secrets, which no message and no log may show.
  private(set) var everySecret: [Secret]
  /// Whether requests carry credentials; if not, the settings that could provide some.
  private(set) var sent = SentCredentials.some

  /// Finds the secrets that a definition asks for.
  ///
  /// A scheme whose secret is optional and not given is left out.
  /// - Throws: ``ProviderError`` with code `misconfigured` when a required one is missing or a
  ///   header would hold a control character.
  init(
    _ definition: ProviderDefinition, settings: [String: JSON], context: ProviderContext
  ) throws(ProviderError) {
    everySecret = Array(context.secrets.values)
    var values: [String: String] = [:]
    for rule in definition.secrets {
      if let given = context.secrets[rule.name]?.exposed, !given.isEmpty {
        values[rule.name] = given
      } else if let standard = rule.standard {
        values[rule.name] = standard
      } else if rule.isRequired {
        throw context.lacks(rule.name, rule.summary)
      }
    }
    for scheme in definition.auth { add(scheme, secrets: values, settings: settings) }
    for case .token(let rules) in definition.auth {
      token = grant(rules, of: definition, secrets: values, settings: settings)
    }
    for case .digest(let username, let password) in definition.auth {
      guard let name = values[username] ?? settings[username]?.plainText,
        let word = values[password]
      else { continue }
      let stands = context.transport as? any StandInTransport
      digest = DigestSession(
        name: stands?.revealed(name) ?? name, password: stands?.revealed(word) ?? word)
    }
    let isBare =
      query.isEmpty && headers.isEmpty && pathKeys.isEmpty && token == nil && digest == nil
    if isBare { sent = .none(settings: definition.secrets.map(\.name)) }
    for (name, value) in headers where value.unicodeScalars.contains(where: \.isControl) {
      throw ProviderError(
        .misconfigured, "the credential for the header \(name) holds a control character",
        fix: "remove the line break from it")
    }
  }

  /// The query parameters that carry secrets.
  var queryNames: [String] {
    query.map(\.name) + [token?.rules.carrier.queryName].compactMap(\.self)
  }

  private mutating func add(
    _ scheme: AuthScheme, secrets: [String: String], settings: [String: JSON]
  ) {
    switch scheme {
    case .query(let name, let secret):
      if let value = secrets[secret] { query.append((name, value)) }
    case .header(let name, let secret):
      if let value = secrets[secret] { headers.append((name, value)) }
    case .path(let name, let secret):
      if let value = secrets[secret] { pathKeys[name] = value }
    case .authorization(let word, let secret):
      let word = word.lowercased() == "bearer" ? "Bearer" : word
      if let value = secrets[secret] { headers.append(("Authorization", "\(word) \(value)")) }
    case .basic(let username, let password):
      guard let name = secrets[username] ?? settings[username]?.plainText,
        let word = secrets[password]
      else { return }
      let encoded = Base64.encode("\(name):\(word)".utf8)
      headers.append(("Authorization", "Basic \(encoded)"))
      everySecret.append(Secret(encoded))
    case .digest: break  // It answers a challenge.
    case .token: break  // Added last: credentials that are given take precedence.
    }
  }

  /// What a token is fetched with; nil where a value for it is missing, or where another
  /// credential already fills its header or parameter.
  private mutating func grant(
    _ rules: TokenRules, of definition: ProviderDefinition, secrets: [String: String],
    settings: [String: JSON]
  ) -> TokenGrant? {
    let isTaken = headers.contains { $0.name.lowercased() == rules.carrier.headerName }
    guard !isTaken, !query.contains(where: { $0.name == rules.carrier.queryName }) else {
      return nil
    }
    let names = definition.secrets.map(\.name) + definition.settings.map(\.name)
    var values: [String: String] = [:]
    for name in rules.uses.intersection(names) {
      guard let value = secrets[name] ?? settings[name]?.plainText else { return nil }
      values[name] = value
    }
    let grant = TokenGrant(rules: rules, values: values)
    if let basic = grant.basic { everySecret.append(Secret(basic)) }
    return grant
  }
}

/// What a token is fetched with.
struct TokenGrant: Sendable {
  /// How it is fetched.
  let rules: TokenRules
  /// The settings and secrets that this takes, by name.
  let values: [String: String]

  /// The client's identifier and secret for `Authorization`; nil where they travel in a form.
  ///
  /// Both are encoded as in a form before they are joined (RFC 6749, 2.3.1).
  var basic: String? {
    guard case .clientCredentials(let client) = rules.grant, client.place == .header,
      let id = values[client.id], let secret = values[client.secret]
    else { return nil }
    return Base64.encode("\(FormEncoding.encode(id)):\(FormEncoding.encode(secret))".utf8)
  }

  /// The bytes that identify the token: the service's address, the rules and the values.
  func material(at base: RequestURL) -> [UInt8] {
    let parts =
      [base.text, rules.json.text()]
      + values.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    return Array(JSON.array(parts.map(JSON.string)).text().utf8)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar must not stand in a header field (RFC 9110, section 5.5).
  var isControl: Bool { value < 0x20 || value == 0x7F }
}
