import RecipeModel
import RecipeProviderKit

extension RequestAnalyzer {
  /// Takes a header field that was sent: a credential, or a constant.
  mutating func header(_ field: HTTPHeaders.Field) {
    let key = KnownNames.key(field.name)
    if key == "authorization" { return authorization(field) }
    if key == "cookie" {
      secretValues.append(field.value)
      return log.doubt("the header Cookie is left out: a definition carries no cookies")
    }
    if HeaderRules.ours.contains(field.name.lowercased()) {
      return log.doubt("the header \(field.name) is left out: Potluck sets it itself")
    }
    // That a form is sent says its type.
    if sendsForm, key == "contenttype" { return }
    let secrecy = Secrecy(header: field.name, field.value)
    // Templates have other uses for braces.
    guard !secrecy.isKeptOut, !Self.isDocument(field.value) else {
      return addKey(field.value, .header, field.name, "the header \(field.name)", secrecy)
    }
    if case .unknown = secrecy {
      log.doubt(
        "the header \(field.name) is sent as it is; if its value is a credential, declare it as a"
          + " secret")
    }
    guard let value = ParameterValue.constant(field.value) else { return }
    headers.removeAll { $0.name == field.name }
    headers.append(RecipeDefinitions.Parameter(name: field.name, value: value))
  }

  private mutating func authorization(_ field: HTTPHeaders.Field) {
    secretValues.append(field.value)
    let parts = field.value.split(separator: " ", maxSplits: 1).map(String.init)
    if parts.count < 2 {
      auth.append(.header(name: field.name, secret: addSecret("token", value: field.value)))
    } else if ["basic", "digest"].contains(parts[0].lowercased()) {
      secretValues.append(parts[1])
      let username = addSecret("username", value: "")
      let password = addSecret("password", value: "")
      auth.append(
        parts[0].lowercased() == "basic"
          ? .basic(username: username, password: password)
          : .digest(username: username, password: password))
    } else {
      let secret = addSecret("token", value: parts[1])
      let scheme = parts[0] == "Bearer" ? "bearer" : parts[0]
      auth.append(.authorization(scheme: scheme, secret: secret))
    }
    log.sure("the header Authorization carries credentials")
  }

  /// Makes a value a secret that travels in that place, and says how sure that is.
  mutating func addKey(
    _ value: String, _ place: WrittenAuth.Place, _ name: String, _ what: String,
    _ secrecy: Secrecy
  ) {
    let secret = addSecret(name, value: value)
    auth.append(
      place == .query
        ? .query(name: name, secret: secret) : .header(name: name, secret: secret))
    switch secrecy {
    case .named: log.sure("\(what) carries the secret \(secret)")
    case .lookalike:
      log.doubt("\(what) carries the secret \(secret), because its value looks like a key")
    case .doubtful, .unknown, .harmless:
      log.doubt(
        "\(what) could carry a key, so its value is kept out of the draft as the secret \(secret);"
          + " give it, or write it into \"request\" if anyone may know it")
    }
  }

  /// A name for a secret in the manner of other settings, such as `appKey` for `app_key`.
  mutating func addSecret(_ name: String, value: String) -> String {
    if !value.isEmpty { secretValues.append(value) }
    let secret = freeName(name, or: "key", besides: VariableNames.entryKeys)
    secrets.append(SecretRule(name: secret, summary: "A credential of the service."))
    return secret
  }

  /// A name that neither a secret nor a setting has.
  func freeName(_ name: String, or standard: String, besides reserved: [String]) -> String {
    var words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    if words.count > 1, words[0].lowercased() == "x" { words.removeFirst() }
    let isOneWord = words.count < 2
    var result = words.enumerated().map { index, word in
      let small = isOneWord && word.contains(where: \.isLowercase) ? word : word.lowercased()
      return index == 0
        ? small.prefix(1).lowercased() + small.dropFirst()
        : small.prefix(1).uppercased() + small.dropFirst()
    }.joined()
    if result == "apikey" { result = "apiKey" }
    if !Forms.isVariable(result) || reserved.contains(result) { result = standard }
    var candidate = result
    var number = 2
    while secrets.contains(where: { $0.name == candidate })
      || settings.contains(where: { $0.name == candidate })
    {
      candidate = "\(result)\(number)"
      number += 1
    }
    return candidate
  }
}
