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

  init(secrets: [String: Secret], baseURL: String?) {
    self.secrets = secrets
    standIns = Dictionary(
      uniqueKeysWithValues: secrets.keys.map { ($0, Secret(Self.standIn($0))) })
    let ordered = secrets.sorted { $0.key < $1.key }
    finder = SecretFinder(ordered.map(\.value))
    marks = ordered.map { Self.standIn($0.key) }
    addressHider = TextReplacer(Self.hiddenAddresses(baseURL))
    tidier = TextReplacer(
      secrets.keys.flatMap { name in
        Self.encodedForms(Self.standIn(name)).map { ($0, Self.standIn(name), .anything) }
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
      return ([Self.standIn(name)] + forms).map { ($0, value, TextReplacer.Bound.anything) }
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
  static func encodedForms(_ text: String) -> [String] {
    let upper = PercentEncoding.encode(text)
    return [upper, PercentEncoding.lowercased(upper)]
  }

  /// What stands for the parts of a base address.
  private static func addresses(of base: RequestURL) -> [(placeholder: String, text: String)] {
    let host = base.host + (base.port.map { ":\($0)" } ?? "")
    return [
      ("{baseURL}", base.text), ("{origin}", "\(base.scheme)://\(host)"), ("{host}", host),
      ("{hostname}", base.host),
    ]
  }

  /// The parts of an address that a text may name without meaning it stay, such as a bare word.
  private static func hiddenAddresses(_ baseURL: String?) -> [TextReplacer.Pair] {
    guard let baseURL, let base = try? RequestURL(base: baseURL) else { return [] }
    let isDotted = base.host.contains(".")
    let rules = addresses(of: base).filter { placeholder, _ in
      switch placeholder {
      case "{host}": isDotted || base.port != nil
      case "{hostname}": base.port != nil && (isDotted || base.host == "localhost")
      default: true
      }
    }
    return rules.map { ($0.text, $0.placeholder, .address) }
      + rules.map { (PercentEncoding.encode($0.text), $0.placeholder, .address) }
  }

  /// Puts addresses in place of their placeholders.
  static func addressRevealer(_ base: RequestURL) -> TextReplacer {
    TextReplacer(addresses(of: base).map { ($0.placeholder, $0.text, .anything) })
  }
}

/// Replaces several texts at once, the longest first.
struct TextReplacer: Sendable {
  /// A text, what stands for it, and where it must begin and end.
  typealias Pair = (needle: String, replacement: String, bound: Bound)

  /// What may stand beside a needle.
  enum Bound: Sendable {
    case anything
    /// No letter of a host, a port or a path segment.
    case address
    /// Nothing but what parts the values of an address, a form or a header field.
    case value
  }

  private struct Rule: Sendable {
    var needle: [UInt8]
    var replacement: [UInt8]
    var bound: Bound
  }

  private let rules: [Rule]
  private let beginnings: Set<UInt8>

  init(_ rules: [Pair]) {
    var seen: Set<String> = []
    self.rules = rules.filter { !$0.needle.isEmpty && seen.insert($0.needle).inserted }
      .map { Rule(needle: Array($0.0.utf8), replacement: Array($0.1.utf8), bound: $0.2) }
      .sorted { $0.needle.count > $1.needle.count }
    beginnings = Set(self.rules.compactMap(\.needle.first))
  }

  /// The text with every needle replaced.
  func callAsFunction(_ text: String) -> String {
    guard !rules.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    var isChanged = false
    while index < bytes.count {
      if beginnings.contains(bytes[index]),
        let rule = rules.first(where: { matches($0, bytes, index) })
      {
        result += rule.replacement
        index += rule.needle.count
        isChanged = true
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return isChanged ? String(decoding: result, as: UTF8.self) : text
  }

  private func matches(_ rule: Rule, _ bytes: [UInt8], _ index: Int) -> Bool {
    guard bytes[index...].starts(with: rule.needle) else { return false }
    let end = index + rule.needle.count
    let beside = [
      index > 0 ? bytes[index - 1] : nil, end < bytes.count ? bytes[end] : nil,
    ].compactMap(\.self)
    return switch rule.bound {
    case .anything: true
    case .address: !beside.contains(where: Self.isHostByte)
    case .value: beside.allSatisfy(Array("=&?#/;,:\"'".utf8).contains)
    }
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    let character = Unicode.Scalar(byte)
    return character.isLetter || character.isDigit || "-._".utf8.contains(byte)
  }
}
