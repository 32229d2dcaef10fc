import RecipeModel

/// What a value of the language may be.
///
/// One table of rules serves the reader's checks, the published schema and the places that
/// messages name, so that they cannot drift apart.
indirect enum ValueRule: Sendable {
  /// A text that is not blank.
  case text
  /// A text of a form, given as a regular expression of JSON Schema and in words.
  case form(pattern: String, words: String)
  /// A text that may be white space, but not empty.
  case separator
  /// A text that may be blank, such as what joins the items of a list.
  case anyText
  /// An http or https address.
  case address
  /// `true` or `false`.
  case flag
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// One of a few words.
  case word([String])
  /// A JSONPath.
  case path
  /// A text with variables in braces.
  case template
  /// Any value.
  case any
  /// Any value but null, an array or an object.
  case constant
  /// A number, `true` or `false`.
  case plain
  /// A list of at least so many.
  case list(ValueRule, least: Int = 0)
  /// An object whose member names are free.
  case map(ValueRule, NameRule)
  /// What the language calls by this name: an object of ``Shape/all`` or a choice of
  /// ``Language/choices``.
  case ref(String)
  /// Any of several.
  case oneOf([ValueRule])
}

/// Which names the members of a free object may have.
struct NameRule: Sendable {
  /// The form of a name as a regular expression of JSON Schema; nil for any.
  var pattern: String?
  /// Names that are refused.
  var reserved: [String]
  /// Names with a rule of their own.
  var special: [String: String]

  /// Creates a rule.
  init(pattern: String? = nil, reserved: [String] = [], special: [String: String] = [:]) {
    self.pattern = pattern
    self.reserved = reserved
    self.special = special
  }
}

/// One member of an object of the language.
struct MemberRule: Sendable {
  /// The name.
  let name: String
  /// What its value may be.
  let rule: ValueRule
  /// Whether the object is refused without it.
  let isRequired: Bool
  /// What it means, for editors and people.
  let summary: String
  /// A good value.
  let example: JSON
  /// The members of which one must be there too.
  let needs: [String]
  /// Names that people use elsewhere for the same.
  let aliases: [String]

  /// A member that must be there.
  static func required(
    _ name: String, _ rule: ValueRule, _ summary: String, example: JSON, aliases: [String] = []
  ) -> MemberRule {
    MemberRule(
      name: name, rule: rule, isRequired: true, summary: summary, example: example, needs: [],
      aliases: aliases)
  }

  /// A member that may be left out.
  static func optional(
    _ name: String, _ rule: ValueRule, _ summary: String, example: JSON, needs: [String] = [],
    aliases: [String] = []
  ) -> MemberRule {
    MemberRule(
      name: name, rule: rule, isRequired: false, summary: summary, example: example, needs: needs,
      aliases: aliases)
  }
}

/// An object of the language: which members it has.
struct Shape: Sendable {
  /// Which of some members go together.
  enum Choice: Sendable {
    /// One of them, and only one.
    case exactlyOne([String])
    /// One of them, or none.
    case atMostOne([String])
    /// At least one of them.
    case atLeastOne([String])
  }

  /// Its name in the schema.
  let name: String
  /// How messages call the place, such as `"paging"` or `a setting`.
  let place: String
  /// What it is, for editors and people.
  let summary: String
  /// Its members, in the order in which a person would write them.
  let members: [MemberRule]
  /// Which members go together.
  let choices: [Choice]
  /// The names of the members.
  let names: [String]

  /// Creates a shape.
  init(
    _ name: String, place: String, _ summary: String, choices: [Choice] = [],
    _ members: [MemberRule]
  ) {
    self.name = name
    self.place = place
    self.summary = summary
    self.members = members
    self.choices = choices
    names = members.map(\.name)
  }

  /// The rule of a member.
  func rule(_ name: String) -> MemberRule? { members.first { $0.name == name } }
}
