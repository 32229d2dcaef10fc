import RecipeModel
import RecipeProviderKit

/// The names that stand in a recording for secrets and addresses, and the way there and back.
///
/// While something is recorded, the provider knows its secrets only by these stand-ins, such as
/// `{apiKey}`; the real ones are put in on the way out and taken out on the way in. Requests are
/// therefore recorded without any of them, however short a secret is or however it is sent.
struct Placeholders: Sendable {
  /// The stand-ins to make a provider with.
  let standIns: [String: Secret]
  private let secrets: [String: Secret]
  private let finder: SecretFinder
  /// What stands for each secret of the finder.
  private let marks: [String]
  private let addressHider: TextReplacer
  private let tidier: TextReplacer

  /// Knows these secrets and this base address.
  init(secrets: [String: Secret], baseURL: String?) {
    self.secrets = secrets
    standIns = Dictionary(
      uniqueKeysWithValues: secrets.keys.map { ($0, Secret(Self.standIn($0))) })
    let ordered = secrets.sorted { $0.key < $1.key }
    finder = SecretFinder(ordered.map(\.value))
    marks = ordered.map { Self.standIn($0.key) }
    addressHider = TextReplacer(Self.addresses(baseURL))
    tidier = TextReplacer(
      secrets.keys.flatMap { name in
        Self.encodedForms(Self.standIn(name)).map { ($0, Self.standIn(name), false) }
      })
  }

  /// `{name}`.
  static func standIn(_ name: String) -> String { "{\(name)}" }

  /// The text with stand-ins for the secrets.
  func hide(_ text: String) -> String {
    finder.replacing(in: text) { marks[$0.secret] } ?? text
  }

  /// The text with stand-ins for secrets and addresses, as it is recorded.
  func record(_ text: String) -> String { addressHider(tidier(hide(text))) }

  /// The text with the secrets in place of their stand-ins.
  func reveal(_ text: String, isAddress: Bool) -> String {
    let rules = secrets.flatMap { name, secret in
      let value = isAddress ? PercentEncoding.encode(secret.exposed) : secret.exposed
      let forms = isAddress ? Self.encodedForms(Self.standIn(name)) : []
      return ([Self.standIn(name)] + forms).map { ($0, value, false) }
    }
    return TextReplacer(rules)(text)
  }

  /// The value with every string, number and member name in it changed.
  static func map(_ json: JSON, _ change: (String) -> String) -> JSON {
    switch json {
    case .string(let text): .string(change(text))
    case .array(let elements): .array(elements.map { map($0, change) })
    case .object(let object):
      .object(
        JSONObject(
          members: object.members.map {
            JSONObject.Member(name: change($0.name), value: map($0.value, change))
          }))
    // A key of digits may be echoed as a number.
    case .number(let number):
      change(number.literal) == number.literal ? json : .string(change(number.literal))
    case .null, .bool: json
    }
  }

  /// The percent-encoded text with escapes in upper and in lower case.
  private static func encodedForms(_ text: String) -> [String] {
    let upper = PercentEncoding.encode(text)
    return [upper, PercentEncoding.lowercased(upper)]
  }

  private static func addresses(
    _ baseURL: String?
  ) -> [(needle: String, replacement: String, isAddress: Bool)] {
    guard let baseURL, let base = try? RequestURL(base: baseURL) else { return [] }
    let host = base.host + (base.port.map { ":\($0)" } ?? "")
    let origin = "\(base.scheme)://\(host)"
    var rules = [(base.text, "{baseURL}"), (origin, "{origin}")]
    if base.host.contains(".") || base.port != nil { rules.append((host, "{host}")) }
    if base.port != nil, base.host.contains(".") || base.host == "localhost" {
      rules.append((base.host, "{hostname}"))
    }
    let encoded = rules.map { (PercentEncoding.encode($0.0), $0.1) }
    return (rules + encoded).map { ($0.0, $0.1, true) }
  }

  /// Puts addresses in place of their placeholders.
  static func addressRevealer(_ base: RequestURL) -> TextReplacer {
    let host = base.host + (base.port.map { ":\($0)" } ?? "")
    return TextReplacer([
      ("{baseURL}", base.text, false), ("{origin}", "\(base.scheme)://\(host)", false),
      ("{host}", host, false), ("{hostname}", base.host, false),
    ])
  }
}
