public import RecipeModel

/// How a request is made.
///
/// Variables of its templates: `text` (the free words), `maxMinutes`, `limit` (the page size),
/// `page`, `offset`, `to` (offset + limit), `last` (offset + limit − 1), `cursor`, every setting by
/// its name, path keys by theirs, and in a detail request `id`. Lists: `words`, `include`,
/// `exclude`, `diets`. A query parameter, header or body member whose variable has no value is left
/// out.
public struct RequestRules: Sendable, Hashable {
  /// The method: GET or POST.
  public var method: String
  /// The path behind the base address; each variable is percent-encoded as one segment.
  public var path: Template
  /// The query parameters in order.
  public var query: [Parameter]
  /// Further header fields.
  public var headers: [Parameter]
  /// The JSON body; nil for none.
  public var body: BodyValue?

  /// Creates rules.
  public init(
    method: String = "GET", path: Template, query: [Parameter] = [], headers: [Parameter] = [],
    body: BodyValue? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }
}

/// A named value of a query string or a header.
public struct Parameter: Sendable, Hashable {
  /// The name as sent, such as `q` or `query[]`.
  public var name: String
  /// Its value.
  public var value: ParameterValue

  /// Creates a parameter.
  public init(_ name: String, _ value: ParameterValue) {
    self.name = name
    self.value = value
  }
}

/// The value of a parameter.
public enum ParameterValue: Sendable, Hashable {
  /// One text.
  case text(TextValue)
  /// Several values, joined or repeated.
  case list(ListValue)
}

/// A text made from a template.
public struct TextValue: Sendable, Hashable {
  /// The text.
  public var template: Template
  /// What stands for a space in the variables' values; nil sends it as `%20`.
  public var spaces: String?
  /// The value when a variable has none; nil leaves the parameter out.
  public var standard: String?
  /// The language in which the variables' values stand; nil when nobody says.
  public var quoting: Quoting?

  /// Creates a value.
  public init(
    _ template: Template, spaces: String? = nil, standard: String? = nil, quoting: Quoting? = nil
  ) {
    self.template = template
    self.spaces = spaces
    self.standard = standard
    self.quoting = quoting
  }
}

/// The items of a list variable in one parameter or in several.
public struct ListValue: Sendable, Hashable {
  /// The lists of a query.
  public enum Source: String, Sendable, Hashable, CaseIterable {
    /// The free words, one by one.
    case words
    /// The ingredients to include.
    case include
    /// The ingredients to exclude.
    case exclude
    /// The diets, by their schema.org names.
    case diets
  }

  /// Whose items.
  public var source: Source
  /// What each item becomes: a template with the variable `item`, such as `name~{item}`.
  public var item: Template
  /// What joins them; nil repeats the parameter for each item.
  public var separator: String?
  /// The prefix with which the excluded ingredients are appended to an `include` list.
  public var exclusionPrefix: String?
  /// What stands for a space within an item; nil sends it as `%20`.
  public var spaces: String?
  /// The language in which the items stand; nil when nobody says.
  public var quoting: Quoting?

  /// Creates a value.
  public init(
    _ source: Source, item: Template, separator: String?, exclusionPrefix: String? = nil,
    spaces: String? = nil, quoting: Quoting? = nil
  ) {
    self.source = source
    self.item = item
    self.separator = separator
    self.exclusionPrefix = exclusionPrefix
    self.spaces = spaces
    self.quoting = quoting
  }
}

/// A value of a JSON body.
///
/// A string that is one variable alone, such as `"{limit}"`, becomes that variable's own type:
/// `limit`, `page`, `offset`, `to`, `last` and `maxMinutes` are numbers, `words`, `include`,
/// `exclude` and `diets` are arrays, `cursor` is whatever the answer gave.
public indirect enum BodyValue: Sendable, Hashable {
  /// A value without variables.
  case constant(JSON)
  /// A string with variables, and the language in which their values stand.
  case text(Template, quoting: Quoting? = nil)
  /// An array; elements without a value are left out.
  case array([BodyValue])
  /// An object; members without a value are left out.
  case object([BodyMember])
}

/// A member of an object in a JSON body.
public struct BodyMember: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The value.
  public var value: BodyValue

  /// Creates a member.
  public init(_ name: String, _ value: BodyValue) {
    self.name = name
    self.value = value
  }
}
