public import RecipeModel

/// The JSON Schema (2020-12) of the definition language, from which editors complete.
///
/// It is made from the table that the reader checks with. What JSON Schema cannot say - names that
/// refer to each other, paths, variables, rules of paging that contradict each other - only the
/// reader checks: each valid definition meets the schema, and not the other way round.
public enum DefinitionSchema {
  /// The identifier of the schema.
  public static let identifier = "urn:potluck:schema:definition:1"

  /// The schema as a document.
  public static var json: JSON {
    var members: [(String, JSON)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("$id", .string(identifier)),
      ("title", "Potluck provider definition"),
    ]
    members += object(.definition).members.map { ($0.name, $0.value) }
    let shapes = Language.shapes.filter { $0.name != Shape.definition.name }
    let definitions =
      shapes.map { ($0.name, JSON.object(object($0))) }
      + Language.choices.map { ($0.name, alternatives($0)) }
    members.append(("$defs", .object(JSONObject(definitions))))
    return .object(JSONObject(members))
  }

  /// The schema of one object of the language.
  static func object(_ shape: Shape) -> JSONObject {
    var schema = JSONObject()
    schema["description"] = .string(shape.summary)
    schema["type"] = "object"
    schema["properties"] = .object(JSONObject(shape.members.map { ($0.name, member($0)) }))
    let required = shape.members.filter(\.isRequired).map { JSON.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    let needs = shape.members.filter { !$0.needs.isEmpty }
    if !needs.isEmpty {
      schema["dependentSchemas"] = .object(
        JSONObject(needs.map { ($0.name, ["anyOf": .array($0.needs.map { requiring($0) })]) }))
    }
    let choices = shape.choices.flatMap(rules)
    if !choices.isEmpty { schema["allOf"] = .array(choices) }
    schema["additionalProperties"] = false
    return schema
  }

  private static func requiring(_ name: String) -> JSON { ["required": [.string(name)]] }

  private static func rules(_ choice: Shape.Choice) -> [JSON] {
    switch choice {
    case .exactlyOne(let names): return [["oneOf": .array(names.map(requiring))]]
    case .atLeastOne(let names): return [["anyOf": .array(names.map(requiring))]]
    case .atMostOne(let names):
      let any: JSON = ["anyOf": .array(names.map(requiring))]
      return [["oneOf": .array([["not": any]] + names.map(requiring))]]
    }
  }

  private static func member(_ member: MemberRule) -> JSON {
    guard case .object(var schema) = value(member.rule) else { return true }
    schema["description"] = .string(member.summary)
    schema["examples"] = [member.example]
    return .object(schema)
  }

  private static func alternatives(_ alternatives: Language.Alternatives) -> JSON {
    guard case .object(var schema) = value(alternatives.rule) else { return true }
    schema["description"] = .string(alternatives.summary)
    return .object(schema)
  }

  private static func value(_ rule: ValueRule) -> JSON {
    switch rule {
    case .text: ["type": "string", "pattern": "\\S"]
    case .form(let pattern, _): ["type": "string", "pattern": .string(pattern)]
    case .separator: ["type": "string", "pattern": "^[\\s\\S]"]
    case .anyText: ["type": "string"]
    case .address: ["type": "string", "pattern": "^[Hh][Tt][Tt][Pp][Ss]?://\\S+$"]
    case .flag: ["type": "boolean"]
    case .integer(let range):
      ["type": "integer", "minimum": .int(range.lowerBound), "maximum": .int(range.upperBound)]
    case .number(let range):
      [
        "type": "number", "minimum": .double(range.lowerBound),
        "maximum": .double(range.upperBound),
      ]
    case .word(let words): ["enum": .array(words.map(JSON.string))]
    case .path: ["type": "string", "pattern": "^\\$"]
    case .template: ["type": "string", "pattern": .string(template)]
    case .any: [:]
    case .constant: ["type": ["string", "number", "boolean", "null"]]
    case .plain: ["type": ["number", "boolean"]]
    case .list(let element, let least):
      least == 0
        ? ["type": "array", "items": value(element)]
        : ["type": "array", "items": value(element), "minItems": .int(least)]
    case .map(let element, let names): map(element, names)
    case .ref(let name): ["$ref": .string("#/$defs/\(name)")]
    case .oneOf(let rules): ["anyOf": .array(rules.map(value))]
    }
  }

  /// Texts whose braces hold names.
  private static let template = "^([^{}]|\\{[A-Za-z_][A-Za-z0-9_.-]*\\})*$"

  private static func map(_ element: ValueRule, _ names: NameRule) -> JSON {
    var schema: JSONObject = ["type": "object"]
    if !names.special.isEmpty {
      let pairs = names.special.sorted { $0.key < $1.key }
      schema["properties"] = .object(
        JSONObject(pairs.map { ($0.key, value(.ref($0.value))) }))
    }
    var name = JSONObject()
    if let pattern = names.pattern { name["pattern"] = .string(pattern) }
    if !names.reserved.isEmpty {
      name["not"] = ["enum": .array(names.reserved.map(JSON.string))]
    }
    if !name.members.isEmpty { schema["propertyNames"] = .object(name) }
    schema["additionalProperties"] = value(element)
    return .object(schema)
  }
}
