public import RecipeProviderKit

/// One configured provider as lists show it; holds no secret.
public struct ProviderEntry: Sendable, Hashable {
  /// Whether a search asks the provider.
  public enum State: Sendable, Hashable {
    /// Searches ask it.
    case enabled
    /// The configuration turns it off.
    case disabled
    /// It cannot be made: what is wrong, and how to put it right.
    case unusable(problem: String, hint: String?)

    /// The state in one word.
    public var word: String {
      switch self {
      case .enabled: "enabled"
      case .disabled: "disabled"
      case .unusable: "unusable"
      }
    }
  }

  /// The identifier from the configuration.
  public var id: String
  /// The kind that it uses.
  public var kind: String
  /// Whether searches ask it.
  public var state: State
  /// Where it points: an address, a folder, or nil for what is embedded.
  public var endpoint: String?
  /// The weight of its vote.
  public var weight: Double
  /// The vote group that it shares; nil when it votes for itself.
  public var group: String?
  /// Who it is and what it can do; nil when it could not be made.
  public var descriptor: ProviderDescriptor?
  /// Whether it takes a key that it cannot do without.
  public var needsKey = false
  /// Whether its keys are named and, as far as that can be told without asking for them, there.
  public var isKeyConfigured = false
  /// How it did lately; nil when it has not been asked, or nothing is remembered of it.
  public var standing: ProviderStanding?

  /// Creates an entry.
  public init(
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
public struct ProviderSettingState: Sendable, Hashable {
  /// What the configuration says.
  public enum Value: Sendable, Hashable {
    /// Nothing.
    case unset
    /// This; a renderer never shows it when the setting is a secret.
    case value(String)
    /// A secret from this place (`environment variable F2F_KEY`), and whether it is there.
    case secret(origin: String, isAvailable: Bool)
  }

  /// The setting.
  public var setting: ProviderSetting
  /// What the configuration says about it.
  public var value: Value

  /// Creates a state.
  public init(_ setting: ProviderSetting, _ value: Value = .unset) {
    self.setting = setting
    self.value = value
  }
}
