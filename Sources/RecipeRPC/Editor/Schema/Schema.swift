import RecipeModel

/// Parts that the schemas of messages are made of (JSON Schema 2020-12).
enum Schema {
  /// One member of an object with what it has to look like.
  typealias Property = (String, JSON)

  /// Any text.
  static let text: JSON = ["type": "string"]
  /// `true` or `false`.
  static let flag: JSON = ["type": "boolean"]
  /// A whole number from 0.
  static let count: JSON = ["type": "integer", "minimum": 0]
  /// A whole number from 1.
  static let place: JSON = ["type": "integer", "minimum": 1]
  /// Any number.
  static let number: JSON = ["type": "number"]
  /// Some texts.
  static let texts = list(text)
  /// Nothing.
  static let null: JSON = ["type": "null"]
  /// A moment in UTC.
  static let moment: JSON = ["type": "string", "format": "date-time"]
  /// An http or https link.
  static let link: JSON = ["type": "string", "format": "uri"]

  /// An array of one kind of element.
  static func list(_ element: JSON) -> JSON { ["type": "array", "items": element] }

  /// What a definition says.
  static func ref(_ name: String) -> JSON { ["$ref": .string("#/$defs/\(name)")] }

  /// A value that may be null.
  static func nullable(_ schema: JSON) -> JSON { ["anyOf": [schema, null]] }

  /// Exactly this value.
  static func only(_ value: JSON) -> JSON { ["const": value] }

  /// An object; readers ignore members that it does not name.
  static func object(_ required: [Property], optional: [Property] = []) -> JSON {
    .object(members(nil, required, optional))
  }

  /// An object with a sentence about it.
  static func object(
    _ about: String, _ required: [Property], optional: [Property] = []
  ) -> JSON {
    .object(members(about, required, optional))
  }

  /// An object of which only some members are told here.
  static func document(_ about: String, _ required: [Property], optional: [Property] = []) -> JSON {
    var schema = members(about, required, optional)
    schema["additionalProperties"] = true
    return .object(schema)
  }

  private static func members(
    _ about: String?, _ required: [Property], _ optional: [Property]
  ) -> JSONObject {
    var schema: JSONObject = ["type": "object"]
    if let about { schema["description"] = .string(about) }
    if !required.isEmpty { schema["required"] = .array(required.map { .string($0.0) }) }
    let properties = required + optional
    if !properties.isEmpty { schema["properties"] = .object(JSONObject(properties)) }
    return schema
  }
}
