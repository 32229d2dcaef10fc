public import RecipeModel

/// A compiled provider kind: its name, the settings that it takes, and how one is made.
///
/// Every kind is registered once, in the executable. Its settings serve the configuration's
/// checks, `potluck providers info` and `potluck config init`, so that no list is kept twice.
public struct ProviderKind: Sendable {
  /// The word that `use` names.
  public var name: String
  /// One line about the kind.
  public var summary: String
  /// The settings beyond those that every entry has, secrets included.
  public var settings: [ProviderSetting]
  /// Makes a provider from a checked entry.
  ///
  /// Throws ``ProviderError`` with code `misconfigured` for what the setting list cannot say.
  public var make: @Sendable (ProviderContext) throws -> any RecipeProvider
  /// How listings are completed from the pages that they link to, unless an entry says otherwise.
  package var filling: DetailFilling?

  /// Creates a kind.
  public init(
    name: String, summary: String, settings: [ProviderSetting],
    make: @escaping @Sendable (ProviderContext) throws -> any RecipeProvider
  ) {
    self.name = name
    self.summary = summary
    self.settings = settings
    self.make = make
  }
}

/// One setting of a provider kind.
public struct ProviderSetting: Sendable, Hashable {
  /// What a setting holds.
  public enum Form: Sendable, Hashable {
    /// Any text.
    case text
    /// An absolute http or https address.
    case url
    /// A file or folder; relative ones count from the configuration file's folder.
    case path
    /// A whole number.
    case integer(ClosedRange<Int>)
    /// One of a few words.
    case choice([String])
    /// A secret: `{"env": NAME}`, `{"file": PATH}` or `{"command": [...]}`.
    case secret
  }

  /// The key in the configuration entry.
  public var name: String
  /// What it holds.
  public var form: Form
  /// Whether an entry without it is refused.
  public var isRequired: Bool
  /// The value used when the setting is not given, for examples and help; nil when there is none.
  public var standard: JSON?
  /// One line for help texts; for a required setting it also says why there is no default.
  public var summary: String

  /// Creates a setting.
  public init(
    _ name: String, _ form: Form, isRequired: Bool = false, standard: JSON? = nil, summary: String
  ) {
    self.name = name
    self.form = form
    self.isRequired = isRequired
    self.standard = standard
    self.summary = summary
  }
}

/// All that a provider is made from.
public struct ProviderContext: Sendable {
  /// The entry's identifier.
  public var id: String
  /// The name shown to people; the identifier unless the entry gives one.
  public var name: String
  /// The checked settings that are not secrets, by key; ``ProviderSetting/Form/path`` values are
  /// absolute.
  public var settings: [String: JSON]
  /// The resolved secrets, by key.
  public var secrets: [String: Secret]
  /// How to reach the network.
  public var transport: any HTTPTransport
  /// The clock that waits are measured on.
  public var clock: any Clock<Duration>
  /// Keeps the tokens of log-ins.
  public var tokens: any TokenStore
  /// Takes lines for the diagnostic log.
  public var log: @Sendable (String) -> Void

  /// Creates a context; the defaults suit tests.
  public init(
    id: String, name: String? = nil, settings: [String: JSON] = [:],
    secrets: [String: Secret] = [:],
    transport: any HTTPTransport, clock: any Clock<Duration> = ContinuousClock(),
    tokens: any TokenStore = MemoryTokenStore(),
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.id = id
    self.name = name ?? id
    self.settings = settings
    self.secrets = secrets
    self.transport = transport
    self.clock = clock
    self.tokens = tokens
    self.log = log
  }

  /// The text of a setting, when it is there.
  public func text(_ name: String) -> String? { settings[name]?.stringValue }

  /// The number of a setting, when it is there.
  public func integer(_ name: String) -> Int? { settings[name]?.intValue }
}

/// A credential that does not show itself: every description of it is a row of dots.
public struct Secret: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The credential itself, for the request and nothing else.
  public let exposed: String

  /// Wraps a credential.
  public init(_ value: String) { exposed = value }

  /// Three dots, whatever the credential.
  public var description: String { "•••" }
  /// Three dots, whatever the credential.
  public var debugDescription: String { description }
  /// Nothing to look into.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension ProviderContext {
  /// The checked address in a required setting.
  ///
  /// `reason` says why there is no default; it becomes the error's hint.
  /// - Throws: ``ProviderError`` with code `misconfigured` when the setting is missing or no http
  ///   or https address.
  public func requiredURL(_ name: String, reason: String) throws(ProviderError) -> RequestURL {
    guard let text = text(name), !text.isEmpty else {
      throw ProviderError(
        .misconfigured, "provider \(id) has no \(name)", fix: "set \(name): \(reason)")
    }
    do throws(ProviderError) { return try RequestURL(base: text) } catch {
      throw ProviderError(
        .misconfigured, "provider \(id) has a bad \(name): \(error.message)", fix: error.fix)
    }
  }

  /// The number in a setting, or the default when it is absent.
  /// - Throws: ``ProviderError`` with code `misconfigured` when it is no number of the range.
  public func integer(
    _ name: String, in range: ClosedRange<Int>, default standard: Int
  ) throws(ProviderError) -> Int {
    guard let value = settings[name], !value.isNull else { return standard }
    guard let number = value.intValue, range.contains(number) else {
      throw ProviderError(
        .misconfigured, "provider \(id) has a bad \(name)",
        fix: "set \(name) to a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The word in a setting as a case of `Choice`, or the default when it is absent.
  /// - Throws: ``ProviderError`` with code `misconfigured` when it is none of the words.
  public func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, default standard: Choice
  ) throws(ProviderError) -> Choice where Choice.RawValue == String {
    guard let value = settings[name], !value.isNull else { return standard }
    guard let choice = value.stringValue.flatMap(Choice.init(rawValue:)) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw ProviderError(
        .misconfigured, "provider \(id) has a bad \(name)", fix: "set \(name) to one of \(words)")
    }
    return choice
  }
}

extension ListingID {
  /// The error for an identifier that its source does not know.
  public var notFound: ProviderError {
    let shown = TextCleaning.clean(id, limit: ListingLimits.sampleCharacters) ?? ""
    return ProviderError(
      .notFound, "\(provider) knows no recipe “\(shown)”",
      fix: "search again: the source may have removed it")
  }
}
