import RecipeModel

/// A JSON Schema (2020-12) of what a message holds, with the schemas that it refers to by name.
struct Schema: Sendable {
  /// The members of an object with what each has to look like, in their order.
  struct Properties: Sendable, ExpressibleByDictionaryLiteral {
    fileprivate var entries: [(name: String, schema: Schema)]

    init(_ pairs: [(String, Schema)]) { entries = pairs.map { (name: $0.0, schema: $0.1) } }

    init(dictionaryLiteral elements: (String, Schema)...) { self.init(elements) }

    /// The members with others behind them.
    func with(_ others: Properties) -> Properties {
      var all = self
      all.entries += others.entries
      return all
    }
  }

  let json: JSON
  /// What has to stand under `$defs` because of it.
  let definitions: JSONObject
  /// Whether a member that has to be so may be left out.
  private var isOptional = false

  /// Takes a schema and notes what its parts refer to.
  init(_ json: JSON, of parts: [Schema] = []) {
    self.init(json, parts.reduce(into: [:]) { $0.define($1.definitions) })
  }

  private init(_ json: JSON, _ definitions: JSONObject, isOptional: Bool = false) {
    self.json = json
    self.definitions = definitions
    self.isOptional = isOptional
  }

  /// The params that a codec reads, with further keywords; `parts` are what it refers to.
  init(_ shape: ObjectShape, _ keywords: JSONObject = [:], of parts: [Schema] = []) {
    let required = shape.members.filter(\.isRequired).map { JSON.string($0.name) }
    let members = shape.members.map { ($0.name, SchemaWriter().member($0)) }
    var schema: JSONObject = ["type": "object"]
    if !required.isEmpty { schema["required"] = .array(required) }
    schema["properties"] = .object(JSONObject(members))
    schema.define(keywords)
    self = Schema(.object(schema), of: parts).named(shape.name)
  }

  /// What a codec writes, with the members that are null or without them.
  ///
  /// Members that are not always there are optional, and a shape whose name begins with a capital
  /// letter stands under `$defs`, unless it is `inlined`: a shape with its nulls is another one than
  /// that of the same name without them.
  init(written shape: ObjectShape, dropsNulls: Bool = false, inlined: Bool = false) {
    let members = shape.members.map { member -> (name: String, schema: Schema) in
      let value = dropsNulls ? member.schema.unlessNull : nil
      let schema = Schema(
        written: value ?? member.schema, dropsNulls: dropsNulls, inlined: inlined)
      let told = member.summary.isEmpty ? schema : schema.about(member.summary)
      return (member.name, member.isWritten && value == nil ? told : told.optional)
    }
    var schema = Schema.object(Properties(members))
    if !shape.summary.isEmpty { schema = schema.about(shape.summary) }
    let isNamed = !inlined && shape.name.first?.isUppercase == true
    self = isNamed ? schema.named(shape.name) : schema
  }

  init(written value: ValueSchema, dropsNulls: Bool = false, inlined: Bool = false) {
    func inner(_ value: ValueSchema) -> Schema {
      Schema(written: value, dropsNulls: dropsNulls, inlined: inlined)
    }
    switch value {
    case .keywords(let keywords): self.init(.object(keywords))
    case .list(let element, _): self = .list(inner(element))
    case .map(let element, _): self = .map(inner(element))
    case .anyOf(let ways): self = .any(of: ways.map(inner))
    case .object(let shape):
      self.init(written: shape, dropsNulls: dropsNulls, inlined: inlined)
    case .named(_, _, let make): self = inner(make())
    }
  }

  /// The schema itself, when this one is a reference to it.
  var definition: Schema {
    let name = json["$ref"]?.stringValue?.dropFirst(Self.prefix.count)
    return name.flatMap { definitions[String($0)] }.map { Schema($0, definitions) } ?? self
  }

  /// Whether an object cannot do without some member.
  var demandsMembers: Bool {
    let schema = definition.json
    return schema["required"] != nil || schema["oneOf"] != nil
  }

  private static let prefix = "#/$defs/"

  // MARK: Values

  static let anything = Schema(true)
  static let null = Schema(["type": "null"])
  static let text = Schema(["type": "string"])
  static let texts = list(text)
  static let flag = Schema(["type": "boolean"])
  static let number = Schema(["type": "number"])
  static let integer = Schema(["type": "integer"])
  /// A whole number from 0.
  static let count = Schema(["type": "integer", "minimum": 0])
  /// A whole number from 1.
  static let rank = Schema(["type": "integer", "minimum": 1])
  static let moment = Schema(["type": "string", "format": "date-time"])
  static let link = Schema(["type": "string", "format": "uri"])
  static let pointer = Schema(["type": "string", "format": "json-pointer"])

  static func only(_ value: JSON) -> Schema { Schema(["const": value]) }

  static func one(of values: [JSON]) -> Schema { Schema(["enum": .array(values)]) }

  static func word<Word: CaseIterable & RawRepresentable<String>>(_: Word.Type) -> Schema {
    one(of: Word.allCases.map { .string($0.rawValue) })
  }

  static func words(_ words: [String]) -> Schema {
    Schema(["type": "string", "enum": .array(words.map(JSON.string))])
  }

  /// A value of any of some types.
  static func types(_ names: JSON...) -> Schema { Schema(["type": .array(names)]) }

  static func range(_ range: ClosedRange<Int>, type: JSON = "integer") -> Schema {
    Schema(["type": type, "minimum": .int(range.lowerBound), "maximum": .int(range.upperBound)])
  }

  // MARK: Values made of others

  static func list(_ element: Schema) -> Schema {
    Schema(["type": "array", "items": element.json], of: [element])
  }

  /// An object whose member names are free.
  static func map(_ element: Schema) -> Schema {
    Schema(["type": "object", "additionalProperties": element.json], of: [element])
  }

  static func any(of schemas: [Schema]) -> Schema {
    Schema(["anyOf": .array(schemas.map(\.json))], of: schemas)
  }

  static func oneOf(_ schemas: [Schema]) -> Schema {
    Schema(["oneOf": .array(schemas.map(\.json))], of: schemas)
  }

  static func nullable(_ schema: Schema) -> Schema { any(of: [schema, null]) }

  /// An object; readers ignore members that it does not name.
  ///
  /// A member of `optional`, or one that is marked so, may be left out.
  static func object(_ required: Properties, optional: Properties = [:]) -> Schema {
    let properties = required.entries + optional.entries.map { ($0.name, $0.schema.optional) }
    var schema: JSONObject = ["type": "object"]
    let names = properties.filter { !$0.schema.isOptional }.map { JSON.string($0.name) }
    if !names.isEmpty { schema["required"] = .array(names) }
    if !properties.isEmpty {
      schema["properties"] = .object(JSONObject(properties.map { ($0.name, $0.schema.json) }))
    }
    return Schema(.object(schema), of: properties.map(\.schema))
  }

  /// An object of which only some members are told here.
  static func document(_ required: Properties, optional: Properties = [:]) -> Schema {
    object(required, optional: optional).adding(["additionalProperties": true])
  }

  // MARK: Changes

  func about(_ text: String) -> Schema { adding(["description": .string(text)]) }

  func adding(_ keywords: JSONObject) -> Schema {
    var schema = json.objectValue ?? [:]
    schema.define(keywords)
    return Schema(.object(schema), definitions, isOptional: isOptional)
  }

  /// The schema of a member that may be left out.
  var optional: Schema {
    var schema = self
    schema.isOptional = true
    return schema
  }

  /// A reference to the schema, which stands under `$defs`.
  func named(_ name: String) -> Schema {
    var all = definitions
    all[name] = json
    return Schema(["$ref": .string(Self.prefix + name)], all)
  }
}

extension ValueSchema {
  /// What the value may be beside null; nil when it is never null.
  fileprivate var unlessNull: ValueSchema? {
    guard case .anyOf(let ways) = self, ways.count == 2, case .keywords(let last) = ways[1],
      last["type"] == "null"
    else { return nil }
    return ways[0]
  }
}

extension JSONObject {
  /// Takes the members of another object.
  fileprivate mutating func define(_ others: JSONObject) {
    for member in others.members { self[member.name] = member.value }
  }
}
