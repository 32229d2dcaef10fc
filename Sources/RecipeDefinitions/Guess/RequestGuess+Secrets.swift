import RecipeModel
import RecipeProviderKit

extension RequestGuess {
  /// Takes a header field that was sent: a credential, or a constant.
  mutating func header(_ field: HTTPHeaders.Field) {
    let key = GuessNames.key(field.name)
    if key == "authorization" {
      let parts = field.value.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        let secret = addSecret("token", value: field.value)
        auth.append([
          "type": "apiKey", "in": "header", "name": .string(field.name), "secret": .string(secret),
        ])
        return
      }
      secretValues.append(field.value)
      if parts[0].lowercased() == "basic" {
        secretValues.append(parts[1])
        auth.append([
          "type": "http", "scheme": "basic", "username": .string(addSecret("username", value: "")),
          "password": .string(addSecret("password", value: "")),
        ])
      } else {
        let secret = addSecret("token", value: parts[1])
        let scheme = parts[0] == "Bearer" ? "bearer" : parts[0]
        auth.append(
          ["type": "http", "scheme": .string(scheme), "secret": .string(secret)])
      }
      return log.sure("the header Authorization carries credentials")
    }
    if key == "cookie" {
      secretValues.append(field.value)
      return log.doubt("the header Cookie is left out: a definition carries no cookies")
    }
    let isSecret = GuessNames.secretParameters.contains { key.hasSuffix($0) }
    if isSecret || Self.looksSecret(field.value) {
      let secret = addSecret(field.name, value: field.value)
      auth.append([
        "type": "apiKey", "in": "header", "name": .string(field.name), "secret": .string(secret),
      ])
      return log.sure("the header \(field.name) carries the secret \(secret)")
    }
    if let value = Self.constant(field.value) { headers[field.name] = value }
  }

  /// A name for a secret in the manner of other settings, such as `appKey` for `app_key`.
  mutating func addSecret(_ name: String, value: String) -> String {
    if !value.isEmpty { secretValues.append(value) }
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
    if result.isEmpty || result.first?.isNumber == true || Self.reserved.contains(result) {
      result = "key"
    }
    var candidate = result
    var number = 2
    while secrets.contains(candidate) {
      candidate = "\(result)\(number)"
      number += 1
    }
    secrets.append(candidate)
    return candidate
  }

  private static let reserved: Set<String> = [
    "id", "use", "definition", "command", "name", "weight", "group", "timeout", "enabled",
    "pageSize", "env", "settings", "baseURL",
  ]

  /// Whether a value looks like a key: one long run of letters and digits.
  static func looksSecret(_ value: String) -> Bool {
    value.utf8.count >= 20 && value.utf8.allSatisfy(isTokenByte)
      && value.contains(where: \.isNumber) && value.contains(where: \.isLetter)
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }
}
