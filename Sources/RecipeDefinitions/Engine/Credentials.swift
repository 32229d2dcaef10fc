import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// The secrets of an entry and where each request carries them.
struct Credentials: Sendable {
  private(set) var query: [(name: String, value: String)] = []
  private(set) var headers: [(name: String, value: String)] = []
  /// The variables of path templates.
  private(set) var pathKeys: [String: String] = [:]
  /// Everything that texts for people must not show.
  private(set) var everySecret: [Secret]

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
    for (name, value) in headers where value.unicodeScalars.contains(where: \.isControl) {
      throw ProviderError(
        .misconfigured, "the credential for the header \(name) holds a control character",
        hint: "remove the line break from it")
    }
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
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar must not stand in a header field (RFC 9110, section 5.5).
  var isControl: Bool { value < 0x20 || value == 0x7F }
}
