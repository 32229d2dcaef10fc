public import RecipeModel

/// Where the items stand in an answer.
public struct ResponseRules: Sendable, Hashable {
  /// What the list is.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// An array of items.
    case array
    /// An object whose member names are keys (`{key}` in templates) and whose values are items.
    case map
    /// An array of arrays by position, `["soup", ["A", "B"], ["url A", "url B"]]`: the n-th item is
    /// the array of every column's n-th element (null where a column is no array or too short).
    case columns
  }

  /// What an absent list means.
  public enum Absence: String, Sendable, Hashable, CaseIterable {
    /// There are no items.
    case empty
    /// The answer no longer has its promised shape.
    case drift
  }

  /// The path of the list.
  ///
  /// A singular path (RFC 9535) names the list itself; any other path selects the items, and the
  /// part of it that is singular must be there.
  public var list: JSONPath
  /// What the list is.
  public var form: Form
  /// The recipe within each item, such as `$.recipe`; nil when the item is the recipe.
  public var item: JSONPath?
  /// What `null` in place of the list means.
  public var whenNull: Absence
  /// What a missing list means.
  public var whenMissing: Absence
  /// When an answer says itself that it is not whole; the message says what is missing.
  public var incomplete: [ErrorCondition]

  /// Creates rules.
  public init(
    list: JSONPath, form: Form = .array, item: JSONPath? = nil, whenNull: Absence = .drift,
    whenMissing: Absence = .drift, incomplete: [ErrorCondition] = []
  ) {
    self.list = list
    self.form = form
    self.item = item
    self.whenNull = whenNull
    self.whenMissing = whenMissing
    self.incomplete = incomplete
  }
}

/// Something that may be true of an answer; every part that is given must hold.
public struct ErrorCondition: Sendable, Hashable {
  /// One of these statuses; a class such as `5xx` is given as its hundred numbers.
  public var statuses: Set<Int>
  /// A value in the body.
  public var path: JSONPath?
  /// What that value must be; `exists` when only a path is given.
  public var test: ValueTest
  /// A text that the body contains, without regard to ASCII case.
  public var bodyContains: String?
  /// The beginning of the content type, without regard to case.
  public var contentType: String?
  /// Whether the body must be (true) or must not be (false) a web page.
  public var isHTML: Bool?
  /// Whether only pages past the first one are meant.
  public var pastFirstPage: Bool

  /// Creates a condition.
  public init(
    statuses: Set<Int> = [], path: JSONPath? = nil, test: ValueTest = .exists,
    bodyContains: String? = nil, contentType: String? = nil, isHTML: Bool? = nil,
    pastFirstPage: Bool = false
  ) {
    self.statuses = statuses
    self.path = path
    self.test = test
    self.bodyContains = bodyContains
    self.contentType = contentType
    self.isHTML = isHTML
    self.pastFirstPage = pastFirstPage
  }
}

/// What a value in the body must be for a condition to hold.
public enum ValueTest: Sendable, Hashable {
  /// There, and not null.
  case exists
  /// Not there, or null.
  case isAbsent
  /// Equal to one of these; numbers compare by value.
  case isOneOf([JSON])
  /// A string that contains this, without regard to ASCII case.
  case contains(String)
  /// A number above this.
  case isAbove(Double)
  /// A number below this.
  case isBelow(Double)
}

/// What a failure looks like and what it means.
public struct ErrorRule: Sendable, Hashable {
  /// What a failure means.
  public enum Meaning: String, Sendable, Hashable, CaseIterable {
    /// The credentials are missing or refused.
    case unauthorized
    /// The allowance of the day or the month is used up.
    case quotaExceeded
    /// Too many requests in a short time.
    case rateLimited
    /// The list has ended: an empty last page.
    case endOfList
    /// The recipe is not known.
    case notFound
    /// A failure that may heal by itself.
    case transient
    /// The answer no longer has its promised shape.
    case drift
    /// Any other failure.
    case failure
  }

  /// When the rule applies.
  public var condition: ErrorCondition
  /// What it means.
  public var meaning: Meaning
  /// Where the source's own words about it stand.
  public var message: JSONPath?
  /// What a person can do about it.
  public var hint: String?
  /// Where the source says how long to wait; `Retry-After` is read in any case.
  public var retryAfter: RetryPlace?

  /// Creates a rule.
  public init(
    _ condition: ErrorCondition, means meaning: Meaning, message: JSONPath? = nil,
    hint: String? = nil, retryAfter: RetryPlace? = nil
  ) {
    self.condition = condition
    self.meaning = meaning
    self.message = message
    self.hint = hint
    self.retryAfter = retryAfter
  }
}

/// Where an answer says how long to wait, and in which unit.
public struct RetryPlace: Sendable, Hashable {
  /// What the number counts.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Seconds from now.
    case seconds
    /// Milliseconds from now.
    case milliseconds
    /// Seconds since 1970.
    case epoch
  }

  /// Where it stands.
  public var place: ValuePlace
  /// What it counts.
  public var unit: Unit

  /// Creates a place.
  public init(_ place: ValuePlace, unit: Unit = .seconds) {
    self.place = place
    self.unit = unit
  }
}

/// The request for one recipe in full.
public struct DetailRules: Sendable, Hashable {
  /// When a search asks for the details of its listings.
  public enum Fill: String, Sendable, Hashable, CaseIterable {
    /// Never: details are asked for one recipe at a time, when a person wants it.
    case never
    /// When the query filters by ingredients, time or diet and the listing does not tell.
    case filtering
    /// Whenever one of the named fields is missing.
    case always
  }

  /// The request; its templates have the variable `id`.
  public var request: RequestRules
  /// The recipe in the answer.
  public var item: JSONPath
  /// What the recipe is made of; a field without a rule here is read as in a listing.
  public var fields: FieldRules
  /// When a search asks for details.
  public var fill: Fill
  /// The fields whose absence makes a search ask.
  public var fillsMissing: [FieldName]
  /// The most details that one page of a search asks for.
  public var most: Int

  /// Creates rules.
  public init(
    request: RequestRules, item: JSONPath, fields: FieldRules, fill: Fill = .never,
    fillsMissing: [FieldName] = [.ingredients], most: Int = 20
  ) {
    self.request = request
    self.item = item
    self.fields = fields
    self.fill = fill
    self.fillsMissing = fillsMissing
    self.most = most
  }
}
