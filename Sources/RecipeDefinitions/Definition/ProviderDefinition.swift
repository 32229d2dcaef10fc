public import RecipeModel
public import RecipeProviderKit

/// An HTTP provider described without code: what one definition file says, checked.
///
/// Read one with ``DefinitionReader``; make a provider of it with ``DefinitionProvider``. The
/// reference is *Definition language* in the documentation.
public struct ProviderDefinition: Sendable, Hashable {
  /// The version of the language that this program writes.
  public static let currentVersion = 1

  /// The word that `use` names: small letters, digits and hyphens, beginning with a letter.
  public var name: String
  /// The name shown to people.
  public var title: String
  /// One line about the source.
  public var summary: String?
  /// The source's home page, for attribution.
  public var homepage: String?
  /// The credit line that the source asks for.
  public var attribution: String?
  /// Where the interface is documented.
  public var documentation: String?
  /// Remarks for people, such as what a first draft is not sure of.
  public var notes: [String]
  /// The service's address when the entry gives none; nil makes the entry's `baseURL` required.
  public var baseURL: String?
  /// One line about the entry's `baseURL`, for help texts.
  public var baseURLSummary: String?
  /// What an entry may set besides, in the order of the file.
  public var settings: [SettingRule]
  /// The secrets, in the order of the file.
  public var secrets: [SecretRule]
  /// How requests carry the secrets.
  public var auth: [AuthScheme]
  /// The search request.
  public var request: RequestRules
  /// How one page leads to the next.
  public var paging: PagingRules
  /// Where the items stand in an answer.
  public var response: ResponseRules
  /// What a listing is made of.
  public var fields: FieldRules
  /// What failures look like; the first rule that applies decides.
  public var errors: [ErrorRule]
  /// The request for one recipe; nil when the source has none.
  public var detail: DetailRules?
  /// How gently the source is asked.
  public var politeness: Politeness
  /// What the source answers itself: as declared, or what the rules imply.
  public var capabilities: Capabilities

  /// Creates a definition from its parts; what is left out is as in a file that leaves it out.
  public init(
    name: String, title: String, summary: String? = nil, homepage: String? = nil,
    attribution: String? = nil, documentation: String? = nil, notes: [String] = [],
    baseURL: String? = nil, baseURLSummary: String? = nil, settings: [SettingRule] = [],
    secrets: [SecretRule] = [], auth: [AuthScheme] = [], request: RequestRules,
    paging: PagingRules = PagingRules(), response: ResponseRules, fields: FieldRules,
    errors: [ErrorRule] = [], detail: DetailRules? = nil, politeness: Politeness = Politeness(),
    capabilities: Capabilities = [.text]
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.homepage = homepage
    self.attribution = attribution
    self.documentation = documentation
    self.notes = notes
    self.baseURL = baseURL
    self.baseURLSummary = baseURLSummary
    self.settings = settings
    self.secrets = secrets
    self.auth = auth
    self.request = request
    self.paging = paging
    self.response = response
    self.fields = fields
    self.errors = errors
    self.detail = detail
    self.politeness = politeness
    self.capabilities = capabilities
  }
}

/// Something that an entry may set and that templates use by its name.
public struct SettingRule: Sendable, Hashable {
  /// What a setting holds.
  public enum Form: Sendable, Hashable {
    /// Any text.
    case text
    /// A whole number.
    case integer(ClosedRange<Int>)
    /// One of a few words.
    case choice([String])
  }

  /// The key in the entry and the variable's name.
  public var name: String
  /// What it holds.
  public var form: Form
  /// The value when the entry gives none; a setting without one is required, unless optional.
  public var standard: JSON?
  /// Whether an entry without it is refused.
  public var isRequired: Bool
  /// One line for help texts.
  public var summary: String

  /// Creates a setting.
  public init(
    name: String, form: Form = .text, standard: JSON? = nil, isRequired: Bool = false,
    summary: String = ""
  ) {
    self.name = name
    self.form = form
    self.standard = standard
    self.isRequired = isRequired
    self.summary = summary
  }
}

/// A credential that an entry gives.
public struct SecretRule: Sendable, Hashable {
  /// The key in the entry.
  public var name: String
  /// Whether an entry without it is refused.
  public var isRequired: Bool
  /// A public value that serves when the entry gives none, such as TheMealDB's test key.
  public var standard: String?
  /// One line for help texts: where a person gets it.
  public var summary: String

  /// Creates a secret.
  public init(
    name: String, isRequired: Bool = true, standard: String? = nil, summary: String = ""
  ) {
    self.name = name
    self.isRequired = isRequired
    self.standard = standard
    self.summary = summary
  }
}

/// How one secret travels with a request; named as in OpenAPI 3.1 security schemes.
///
/// A scheme whose secret is not required and not given is left out.
public enum AuthScheme: Sendable, Hashable {
  /// `{"type": "apiKey", "in": "query", "name": …, "secret": …}`: a query parameter.
  case query(name: String, secret: String)
  /// `{"type": "apiKey", "in": "header", …}`: a header field.
  case header(name: String, secret: String)
  /// `{"type": "apiKey", "in": "path", …}`: the variable `name` of a path template.
  case path(name: String, secret: String)
  /// `{"type": "http", "scheme": "bearer", "secret": …}`: `Authorization` with any scheme word,
  /// written as given (`bearer` becomes `Bearer`).
  case authorization(scheme: String, secret: String)
  /// `{"type": "http", "scheme": "basic", "username": …, "password": …}`: a setting or a secret for
  /// the user's name, and a secret (RFC 7617).
  case basic(username: String, password: String)
}
