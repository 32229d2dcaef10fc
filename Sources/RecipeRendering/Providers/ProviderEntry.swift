package import RecipeProviderKit

/// One configured provider as lists show it; holds no secret.
package struct ProviderEntry: Sendable, Hashable {
  /// Whether a search asks the provider.
  package enum State: Sendable, Hashable {
    /// Searches ask it.
    case enabled
    /// The configuration turns it off.
    case disabled
    /// It cannot be made: what is wrong, and how to put it right.
    case unusable(problem: String, fix: String?)

    /// The state in one word.
    package var word: String {
      switch self {
      case .enabled: "enabled"
      case .disabled: "disabled"
      case .unusable: "unusable"
      }
    }
  }

  /// The identifier from the configuration.
  package var id: String
  /// The kind that it uses.
  package var kind: String
  /// Whether searches ask it.
  package var state: State
  /// Where it points: an address, a folder, or nil for what is embedded.
  package var endpoint: String?
  /// The weight of its vote.
  package var weight: Double
  /// The vote group that it shares; nil when it votes for itself.
  package var group: String?
  /// Who it is and what it can do; nil when it could not be made.
  package var descriptor: ProviderDescriptor?
  /// Whether it takes a key that it cannot do without.
  package var needsKey = false
  /// Whether its keys are named and, as far as that can be told without asking for them, there.
  package var isKeyConfigured = false
  /// How it did lately; nil when it has not been asked, or nothing is remembered of it.
  package var standing: ProviderStanding?
  package init(
    id: String, kind: String, state: State = .enabled, endpoint: String? = nil,
    weight: Double = 1, group: String? = nil, descriptor: ProviderDescriptor? = nil,
    standing: ProviderStanding? = nil
  ) {
    self.id = id
    self.kind = kind
    self.state = state
    self.endpoint = endpoint
    self.weight = weight
    self.group = group
    self.descriptor = descriptor
    self.standing = standing
  }

  /// The state in one word, with what is remembered of the source.
  var statusWord: String {
    guard state == .enabled, let standing, standing.state != "healthy" else { return state.word }
    return standing.state
  }

  /// Where it points, in words that hold no credential.
  var place: String {
    guard let endpoint else { return descriptor == nil ? "-" : "embedded" }
    return endpoint.contains("://") ? Sanitizer.endpoint(endpoint) : Sanitizer.terminal(endpoint)
  }
}

/// One setting of a provider with what the configuration says about it.
package struct ProviderSettingState: Sendable, Hashable {
  /// What the configuration says.
  package enum Value: Sendable, Hashable {
    /// Nothing.
    case unset
    /// This; a renderer never shows it when the setting is a secret.
    case value(String)
    /// A secret from this place (`environment variable F2F_KEY`), and whether it is there.
    case secret(origin: String, isAvailable: Bool)
  }

  /// The setting.
  package var setting: ProviderSetting
  /// What the configuration says about it.
  package var value: Value
  package init(_ setting: ProviderSetting, _ value: Value = .unset) {
    self.setting = setting
    self.value = value
  }
}

/// How a source did lately, as lists show it.
///
/// Times are seconds since 1970 UTC.
package struct ProviderStanding: Sendable, Hashable {
  /// A count of requests that a source allows.
  package struct Allowance: Sendable, Hashable {
    /// How many it allows; nil when only what is left is known.
    package var limit: Int?
    /// How many were made.
    package var used: Int
    /// How many are left; nil when unknown.
    package var left: Int?
    /// The span that it allows them in, in seconds.
    package var seconds: Int
    /// When more are allowed; nil for now.
    package var renewedAt: Int?
    package init(limit: Int?, used: Int, left: Int?, seconds: Int, renewedAt: Int? = nil) {
      self.limit = limit
      self.used = used
      self.left = left
      self.seconds = seconds
      self.renewedAt = renewedAt
    }
  }

  /// A failure that counted.
  package struct Failure: Sendable, Hashable {
    /// The code's word.
    package var code: String
    /// What came back.
    package var message: String
    package init(code: String, message: String) {
      self.code = code
      self.message = message
    }
  }

  /// `healthy`, `suspended` (left alone) or `probing` (the next search tries it out).
  package var state: String
  /// Since when it has been left alone.
  package var since: Int?
  /// When it is asked again.
  package var retryAt: Int?
  /// How many steps it stands up the suspension ladder.
  package var level: Int
  /// The last failure that counted.
  package var failure: Failure?
  /// When it last answered.
  package var lastSuccess: Int?
  /// The day's requests, where they are counted.
  package var quota: Allowance?
  /// The requests of shorter spans, where they are counted.
  package var rates: [Allowance]
  package init(
    state: String, since: Int? = nil, retryAt: Int? = nil, level: Int = 0,
    failure: Failure? = nil, lastSuccess: Int? = nil,
    quota: Allowance? = nil, rates: [Allowance] = []
  ) {
    self.state = state
    self.since = since
    self.retryAt = retryAt
    self.level = level
    self.lastSuccess = lastSuccess
    self.quota = quota
    self.failure = failure
    self.rates = rates
  }
}

extension ProviderStanding {
  /// What a person should know, in sentences without a final stop; safe to print.
  package func notes(_ style: TextStyle) -> [String] {
    var notes: [String] = []
    let why = failure.map { ": \(Sanitizer.terminal($0.message))" } ?? ""
    switch state {
    case "suspended":
      let until = retryAt.flatMap(style.moment).map { " until \($0)" } ?? ""
      notes.append("left alone\(until)\(why)")
    case "probing": notes.append("the next search tries it again\(why)")
    default: break
    }
    if let quota, let left = quota.left {
      let all = quota.limit.map { " of \(Wording.count($0, "request"))" } ?? " requests"
      let renewed = quota.renewedAt.flatMap(style.moment).map { ", renewed \($0)" } ?? ""
      notes.append("\(left)\(all) left today\(renewed)")
    }
    for rate in rates where rate.renewedAt != nil {
      let when = rate.renewedAt.flatMap(style.moment) ?? "later"
      notes.append("its rate is used up, the next request at \(when)")
    }
    return notes
  }
}
