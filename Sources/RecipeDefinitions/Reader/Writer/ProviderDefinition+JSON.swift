public import RecipeModel
import RecipeProviderKit

extension ProviderDefinition {
  /// The definition as a document: every member in the language's order, defaults left out.
  ///
  /// ``DefinitionReader`` reads it back to the same value.
  public var json: JSON {
    var members = MemberList()
    members.add("definitionVersion", .int(Self.currentVersion))
    members.add("name", .string(name))
    members.add("title", .string(title))
    members.add("summary", summary)
    members.add("homepage", homepage)
    members.add("attribution", attribution)
    members.add("documentation", documentation)
    members.add("notes", notes.map(JSON.string))
    members.add("baseURL", baseURL)
    members.add("settings", settingsJSON)
    members.add("secrets", object: secrets.map { ($0.name, $0.json) })
    members.add("auth", auth.map(\.json))
    members.add("request", request.json)
    members.add("paging", paging.json)
    members.add("response", response.json)
    members.add("fields", fields.json)
    members.add("errors", errors.map(\.json))
    members.add("detail", detail?.json)
    members.add("politeness", politeness.json)
    if capabilities != impliedCapabilities {
      members.add("capabilities", .array(capabilities.names.map(JSON.string)))
    }
    return members.json
  }

  private var settingsJSON: JSON? {
    var pairs = settings.map { ($0.name, $0.json) }
    if let baseURLSummary {
      pairs.insert(("baseURL", ["summary": .string(baseURLSummary)]), at: 0)
    }
    guard !pairs.isEmpty else { return nil }
    return .object(JSONObject(pairs))
  }
}

/// Members of an object that is being written; what is not there is left out.
struct MemberList {
  private var object = JSONObject()

  /// The object.
  var json: JSON { .object(object) }

  /// Whether nothing was added.
  var isEmpty: Bool { object.members.isEmpty }

  /// Adds a member, if there is a value.
  mutating func add(_ name: String, _ value: JSON?) {
    if let value { object.members.append(.init(name: name, value: value)) }
  }

  /// Adds a text, if there is one.
  mutating func add(_ name: String, _ text: String?) { add(name, text.map(JSON.string)) }

  /// Adds a whole number, if there is one.
  mutating func add(_ name: String, _ number: Int?) { add(name, number.map(JSON.int)) }

  /// Adds a list, unless it is empty.
  mutating func add(_ name: String, _ list: [JSON]) {
    if !list.isEmpty { add(name, .array(list)) }
  }

  /// Adds an object, unless it is empty.
  mutating func add(_ name: String, object pairs: [(String, JSON)]) {
    if !pairs.isEmpty { add(name, .object(JSONObject(pairs))) }
  }

  /// Adds `true`, if it holds.
  mutating func add(_ name: String, flag: Bool) {
    if flag { add(name, .bool(true)) }
  }
}

extension SettingRule {
  /// The setting, without its name.
  fileprivate var json: JSON {
    var members = MemberList()
    switch form {
    case .text: members.add("type", .string(Words.SettingType.text.rawValue))
    case .integer: members.add("type", .string(Words.SettingType.integer.rawValue))
    case .choice: members.add("type", .string(Words.SettingType.choice.rawValue))
    }
    if !summary.isEmpty { members.add("summary", .string(summary)) }
    members.add("default", standard)
    members.add("required", flag: isRequired)
    switch form {
    case .text: break
    case .integer(let range):
      members.add("minimum", .int(range.lowerBound))
      members.add("maximum", .int(range.upperBound))
    case .choice(let words): members.add("values", words.map(JSON.string))
    }
    return members.json
  }
}

extension SecretRule {
  /// The secret, without its name.
  fileprivate var json: JSON {
    var members = MemberList()
    if !summary.isEmpty { members.add("summary", .string(summary)) }
    if standard == nil, !isRequired { members.add("required", .bool(false)) }
    members.add("default", standard)
    return members.json
  }
}

extension AuthScheme {
  /// The entry.
  fileprivate var json: JSON {
    switch self {
    case .query(let name, let secret): Self.key(.query, name, secret)
    case .header(let name, let secret): Self.key(.header, name, secret)
    case .path(let name, let secret): Self.key(.path, name, secret)
    case .authorization(let scheme, let secret):
      ["type": "http", "scheme": .string(scheme), "secret": .string(secret)]
    case .basic(let username, let password):
      [
        "type": "http", "scheme": "basic", "username": .string(username),
        "password": .string(password),
      ]
    }
  }

  private static func key(_ place: Words.KeyPlace, _ name: String, _ secret: String) -> JSON {
    [
      "type": "apiKey", "in": .string(place.rawValue), "name": .string(name),
      "secret": .string(secret),
    ]
  }
}

extension Politeness {
  /// The rules; nil when all of them are the defaults.
  fileprivate var json: JSON? {
    var members = MemberList()
    if maxConcurrentRequests != 1 { members.add("concurrency", .int(maxConcurrentRequests)) }
    if minimumInterval != .zero {
      members.add("intervalSeconds", .double(minimumInterval.inSeconds))
    }
    members.add(
      "rates",
      rates.map { ["requests": .int($0.requests), "seconds": .double($0.window.inSeconds)] })
    if let quota {
      var inner = MemberList()
      inner.add("requests", .int(quota.requests))
      if quota.resetMinuteUTC != 0 { inner.add("resets", .string(quota.resetText)) }
      members.add("dailyQuota", inner.json)
    }
    if let quotaHeaders {
      var inner = MemberList()
      inner.add("left", quotaHeaders.left)
      inner.add("used", quotaHeaders.used)
      inner.add("limit", quotaHeaders.limit)
      members.add("quotaHeaders", inner.json)
    }
    guard !members.isEmpty else { return nil }
    return members.json
  }
}

extension RequestQuota {
  /// The time of day at which the source's day begins.
  fileprivate var resetText: String {
    let parts = [resetMinuteUTC / 60, resetMinuteUTC % 60]
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

extension Duration {
  /// The duration in seconds, to the millisecond.
  fileprivate var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds / 1_000_000_000_000_000) / 1_000
  }
}
