public import RecipeModel

/// The fields of a listing and of a recipe, named as in Potluck's JSON.
public enum FieldName: String, Sendable, Hashable, CaseIterable {
  case id, title, url, publisher, image, ingredients, rating, totalMinutes, yield, diets
  case summary, instructions, prepMinutes, cookMinutes, cuisine, category, keywords

  /// Whether a listing has the field; the others belong to a recipe in full.
  public var isOfListing: Bool {
    switch self {
    case .id, .title, .url, .publisher, .image, .ingredients, .rating, .totalMinutes, .yield,
      .diets:
      true
    default: false
    }
  }
}

/// What each field is made of.
public struct FieldRules: Sendable, Hashable {
  /// Single texts: `id`, `title`, `url`, `publisher`, `image`, `yield`, `summary`, `cuisine`,
  /// `category`.
  public var texts: [FieldName: [TextSource]]
  /// Lists of texts: `ingredients`, `instructions`, `keywords`.
  public var lists: [FieldName: [ListSource]]
  /// Times: `totalMinutes`, `prepMinutes`, `cookMinutes`.
  public var times: [FieldName: [TimeSource]]
  /// The rating.
  public var rating: [RatingSource]
  /// The diets.
  public var diets: [DietSource]

  /// Creates rules; in each list of sources the first that has a value counts.
  public init(
    texts: [FieldName: [TextSource]] = [:], lists: [FieldName: [ListSource]] = [:],
    times: [FieldName: [TimeSource]] = [:], rating: [RatingSource] = [], diets: [DietSource] = []
  ) {
    self.texts = texts
    self.lists = lists
    self.times = times
    self.rating = rating
    self.diets = diets
  }

  /// The fields that have a rule.
  public var names: Set<FieldName> {
    var names = Set(texts.keys).union(lists.keys).union(times.keys)
    if !rating.isEmpty { names.insert(.rating) }
    if !diets.isEmpty { names.insert(.diets) }
    return names
  }
}

/// Where a text comes from and what is done to it, in the order of the members.
public struct TextSource: Sendable, Hashable {
  /// Where the raw text comes from.
  public enum Origin: Sendable, Hashable {
    /// The first node of a path that is a string or a number.
    case path(JSONPath)
    /// The same of a path that begins at the whole answer.
    case answer(JSONPath)
    /// A template. Its variables are the names in `with`, `key` (of a map), `baseURL`, every
    /// setting, and the fields `id` and `title`; without a value for one there is no text.
    case template(Template, with: [String: TextSource])
  }

  /// Where the raw text comes from.
  public var origin: Origin
  /// Raw values that mean that there is none; numbers compare by value.
  public var absent: [JSON]
  /// What is cut off at the front, when it is there.
  public var removePrefix: String?
  /// What is cut off at the end, when it is there.
  public var removeSuffix: String?
  /// Keeps what stands before the first occurrence of this.
  public var before: String?
  /// Keeps what stands behind the last occurrence of this.
  public var after: String?
  /// What stands for a space.
  public var spaces: String?
  /// Whether `http://` becomes `https://`.
  public var upgradesToHTTPS: Bool

  /// Creates a source.
  public init(
    _ origin: Origin, absent: [JSON] = [], removePrefix: String? = nil,
    removeSuffix: String? = nil, before: String? = nil, after: String? = nil,
    spaces: String? = nil, upgradesToHTTPS: Bool = false
  ) {
    self.origin = origin
    self.absent = absent
    self.removePrefix = removePrefix
    self.removeSuffix = removeSuffix
    self.before = before
    self.after = after
    self.spaces = spaces
    self.upgradesToHTTPS = upgradesToHTTPS
  }
}

/// Where a list of texts comes from.
public struct ListSource: Sendable, Hashable {
  /// Where the lines come from.
  public enum Origin: Sendable, Hashable {
    /// Every string or number that a path selects; an array among them counts as its elements.
    case path(JSONPath)
    /// Every element that a path selects (an array among them counts as its elements), made into a
    /// line by a template whose variables are the names in `with`, or else the element's members.
    case each(JSONPath, template: Template, with: [String: JSONPath])
    /// Members whose names end in a number: with `["name": "strIngredient"]` and 1…20 the variable
    /// `name` is `strIngredient1` in the first line.
    case numbered(from: Int, through: Int, members: [String: String], template: Template)
    /// Arrays side by side: the n-th line is made from every array's n-th element.
    case parallel([String: JSONPath], template: Template)
  }

  /// Where the lines come from.
  public var origin: Origin
  /// What parts each text into several; nil when a text is a line.
  public var separator: String?
  /// The variable without which a line is left out.
  public var required: String?
  /// Raw values that mean that there is none.
  public var absent: [JSON]

  /// Creates a source.
  public init(
    _ origin: Origin, separator: String? = nil, required: String? = nil, absent: [JSON] = []
  ) {
    self.origin = origin
    self.separator = separator
    self.required = required
    self.absent = absent
  }
}

/// Where a time comes from.
public struct TimeSource: Sendable, Hashable {
  /// How a value is read.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Numbers are minutes; texts are ISO 8601 durations, free text or digits.
    case auto
    /// A number of minutes.
    case minutes
    /// A number of seconds.
    case seconds
    /// A number of hours.
    case hours
    /// An ISO 8601 duration.
    case iso8601
    /// Free text, such as `1 hour 20 min`.
    case text
  }

  /// The values; several are added up, and then each must be there.
  public var paths: [JSONPath]
  /// How each is read.
  public var unit: Unit
  /// Raw values that mean that there is none.
  ///
  /// A time of 0 in all counts as none in any case.
  public var absent: [JSON]

  /// Creates a source.
  public init(_ paths: [JSONPath], unit: Unit = .auto, absent: [JSON] = []) {
    self.paths = paths
    self.unit = unit
    self.absent = absent
  }
}

/// Where a rating comes from.
public struct RatingSource: Sendable, Hashable {
  /// The value: a number, or a string that holds one.
  public var path: JSONPath
  /// The greatest value.
  public var scale: Double
  /// Raw values that mean that there is none.
  public var absent: [JSON]

  /// Creates a source.
  public init(_ path: JSONPath, scale: Double, absent: [JSON] = []) {
    self.path = path
    self.scale = scale
    self.absent = absent
  }
}

/// Where diets come from.
public enum DietSource: Sendable, Hashable {
  /// Names of diets; what is no known diet is left out.
  case names(ListSource)
  /// Flags that are true for a diet.
  case flags([Diet: JSONPath])
}
