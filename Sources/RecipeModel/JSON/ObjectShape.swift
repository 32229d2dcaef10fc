/// What a value may be, for a JSON Schema.
package indirect enum ValueSchema: Sendable {
  /// Keywords of JSON Schema.
  case keywords(JSONObject)
  /// A list of at least so many.
  case list(ValueSchema, least: Int = 0)
  /// An object whose member names are free.
  case map(ValueSchema, NameRule)
  /// Any of several.
  case anyOf([ValueSchema])
  /// An object with these members.
  case object(ObjectShape)
  /// A value with a name of its own, written in several ways, or made of itself.
  case named(String, summary: String, @Sendable () -> ValueSchema)
}

/// Which names the members of a free object may have.
package struct NameRule: Sendable {
  /// The form of a name as a regular expression of JSON Schema; nil for any.
  package var pattern: String?
  /// Names that are refused.
  package var reserved: [String]
  /// Names with a rule of their own.
  package var special: [(name: String, schema: ValueSchema)]

  /// Creates a rule.
  package init(
    pattern: String? = nil, reserved: [String] = [],
    special: [(name: String, schema: ValueSchema)] = []
  ) {
    self.pattern = pattern
    self.reserved = reserved
    self.special = special
  }
}

/// One member of an object, without the type of its value.
package final class MemberShape: Sendable {
  /// The name.
  package let name: String
  /// What its value may be.
  package let schema: ValueSchema
  /// Whether the object is refused without it.
  package let isRequired: Bool
  /// Whether an object that Potluck writes always has it.
  package let isWritten: Bool
  /// What it means, for editors and people.
  package let summary: String
  /// A good value; nil when any text about it says enough.
  package let example: JSON?
  /// The value that stands for an absent member, when the schema says so.
  package let standard: JSON?
  /// The members of which one must be there too.
  package let needs: [String]
  /// Names that people use elsewhere for the same.
  package let aliases: [String]
  /// What belongs there in words; nil where an example says more.
  package let expected: String?

  package init(
    name: String, schema: ValueSchema, isRequired: Bool, isWritten: Bool = false, summary: String,
    example: JSON? = nil, standard: JSON? = nil, needs: [String] = [], aliases: [String] = [],
    expected: String? = nil
  ) {
    self.name = name
    self.schema = schema
    self.isRequired = isRequired
    self.isWritten = isRequired || isWritten
    self.summary = summary
    self.example = example
    self.standard = standard
    self.needs = needs
    self.aliases = aliases
    self.expected = expected
  }

  /// The member with the value that stands for it when it is absent.
  func with(standard: JSON) -> MemberShape {
    MemberShape(
      name: name, schema: schema, isRequired: isRequired, isWritten: isWritten, summary: summary,
      example: example, standard: standard, needs: needs, aliases: aliases, expected: expected)
  }

  /// The member as it could be written.
  package var sample: String {
    example.map { "\"\(name)\": \($0.text())" } ?? "\"\(name)\""
  }
}

/// An object, without the type of what is made of it: which members it has, and which of them go
/// together.
package final class ObjectShape: Sendable {
  /// Which of some members go together.
  package enum Choice: Sendable {
    /// One of them, and only one.
    case exactlyOne([String])
    /// One of them, or none.
    case atMostOne([String])
    /// At least one of them.
    case atLeastOne([String])
  }

  /// Its name in the schema.
  package let name: String
  /// How messages call the place, such as `"paging"` or `a setting`.
  package let place: String
  /// What it is, for editors and people.
  package let summary: String
  /// Its members, in the order in which a person would write them.
  package let members: [MemberShape]
  /// Which members go together.
  package let choices: [Choice]
  /// Whether members that nobody knows are passed over in silence.
  package let isOpen: Bool
  /// The names of the members.
  package let names: [String]
  /// Whether members depend on others.
  let hasRules: Bool

  package init(
    _ name: String, place: String, _ summary: String, choices: [Choice] = [], isOpen: Bool = false,
    _ members: [MemberShape]
  ) {
    self.name = name
    self.place = place
    self.summary = summary
    self.members = members
    self.choices = choices
    self.isOpen = isOpen
    names = members.map(\.name)
    hasRules = !isOpen || !choices.isEmpty || members.contains { !$0.needs.isEmpty }
  }

  /// The member of that name.
  package func member(_ name: String) -> MemberShape? { members.first { $0.name == name } }

  /// This object and every other one that its members lead to, each once, in the order in which
  /// they are first met.
  package var all: [ObjectShape] {
    var walk = SchemaWalk()
    walk.visit(.object(self))
    return walk.objects
  }
}

/// Finds what a schema leads to, each thing once.
private struct SchemaWalk {
  var objects: [ObjectShape] = []
  var choices: [(name: String, summary: String, schema: ValueSchema)] = []
  private var seen: Set<String> = []

  mutating func visit(_ schema: ValueSchema) {
    switch schema {
    case .keywords: break
    case .list(let element, _): visit(element)
    case .map(let element, let names):
      for special in names.special { visit(special.schema) }
      visit(element)
    case .anyOf(let ways): for way in ways { visit(way) }
    case .object(let shape):
      guard seen.insert("object \(shape.name)").inserted else { return }
      objects.append(shape)
      for member in shape.members { visit(member.schema) }
    case .named(let name, let summary, let make):
      guard seen.insert("named \(name)").inserted else { return }
      let schema = make()
      choices.append((name, summary, schema))
      visit(schema)
    }
  }
}

/// Writes JSON Schemas (2020-12) of what codecs read.
package struct SchemaWriter: Sendable {
  /// Whether objects and values with names stand under `$defs`; else they are written where they
  /// are used.
  package var usesReferences: Bool

  package init(usesReferences: Bool = true) { self.usesReferences = usesReferences }

  /// A whole schema: the keywords of an object behind some others, and `$defs`.
  package func document(_ head: [(String, JSON)], _ root: ObjectShape) -> JSON {
    var schema = JSONObject(head)
    schema.members += object(root).members
    var walk = SchemaWalk()
    walk.visit(.object(root))
    let definitions =
      walk.objects.dropFirst().map { ($0.name, JSON.object(object($0))) }
      + walk.choices.map { ($0.name, alternatives($0.schema, $0.summary)) }
    if usesReferences { schema["$defs"] = .object(JSONObject(definitions)) }
    return .object(schema)
  }

  /// The schema of one object.
  package func object(_ shape: ObjectShape) -> JSONObject {
    var schema = JSONObject()
    if !shape.summary.isEmpty { schema["description"] = .string(shape.summary) }
    schema["type"] = "object"
    schema["properties"] = .object(JSONObject(shape.members.map { ($0.name, member($0)) }))
    let required = shape.members.filter(\.isRequired).map { JSON.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    let dependent = shape.members.filter { !$0.needs.isEmpty }
    if !dependent.isEmpty {
      schema["dependentSchemas"] = .object(
        JSONObject(
          dependent.map { ($0.name, ["anyOf": .array($0.needs.map { requiring($0) })]) }))
    }
    let choices = shape.choices.map(rule)
    if !choices.isEmpty { schema["allOf"] = .array(choices) }
    if !shape.isOpen { schema["additionalProperties"] = false }
    return schema
  }

  /// The schema of a member.
  package func member(_ member: MemberShape) -> JSON {
    var schema = keywords(member.schema)
    if let standard = member.standard { schema["default"] = standard }
    if !member.summary.isEmpty { schema["description"] = .string(member.summary) }
    if let example = member.example { schema["examples"] = [example] }
    return .object(schema)
  }

  /// The schema of a value.
  package func value(_ schema: ValueSchema) -> JSON { .object(keywords(schema)) }

  private func keywords(_ schema: ValueSchema) -> JSONObject {
    switch schema {
    case .keywords(let keywords): return keywords
    case .list(let element, let least):
      var list: JSONObject = ["type": "array", "items": value(element)]
      if least > 0 { list["minItems"] = .int(least) }
      return list
    case .map(let element, let names): return map(element, names)
    case .anyOf(let ways): return ["anyOf": .array(ways.map(value))]
    case .object(let shape):
      return usesReferences ? ["$ref": .string("#/$defs/\(shape.name)")] : object(shape)
    case .named(let name, _, let make):
      return usesReferences ? ["$ref": .string("#/$defs/\(name)")] : keywords(make())
    }
  }

  private func alternatives(_ schema: ValueSchema, _ summary: String) -> JSON {
    var keywords = keywords(schema)
    keywords["description"] = .string(summary)
    return .object(keywords)
  }

  private func requiring(_ name: String) -> JSON { ["required": [.string(name)]] }

  private func rule(_ choice: ObjectShape.Choice) -> JSON {
    switch choice {
    case .exactlyOne(let names): return ["oneOf": .array(names.map(requiring))]
    case .atLeastOne(let names): return ["anyOf": .array(names.map(requiring))]
    case .atMostOne(let names):
      let any: JSON = ["anyOf": .array(names.map(requiring))]
      return ["oneOf": .array([["not": any]] + names.map(requiring))]
    }
  }

  private func map(_ element: ValueSchema, _ names: NameRule) -> JSONObject {
    var schema: JSONObject = ["type": "object"]
    if !names.special.isEmpty {
      schema["properties"] = .object(
        JSONObject(names.special.map { ($0.name, value($0.schema)) }))
    }
    var name = JSONObject()
    if let pattern = names.pattern { name["pattern"] = .string(pattern) }
    if !names.reserved.isEmpty {
      name["not"] = ["enum": .array(names.reserved.map(JSON.string))]
    }
    if !name.members.isEmpty { schema["propertyNames"] = .object(name) }
    schema["additionalProperties"] = value(element)
    return schema
  }
}
