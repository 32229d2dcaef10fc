import RecipeModel

/// Checks documents against the part of JSON Schema 2020-12 that the definition schema uses.
///
/// A keyword that it does not know is a failure, so that nothing is passed over in silence.
struct SchemaValidator {
  let root: JSON

  /// Creates a validator for a schema.
  init(_ root: JSON) { self.root = root }

  /// The pointers at which a document does not meet the schema, each with the keyword.
  func failures(of document: JSON) -> [String] { check(document, root, "") }

  private func check(_ value: JSON, _ schema: JSON, _ pointer: String) -> [String] {
    if let flag = schema.boolValue { return flag ? [] : ["\(pointer): false"] }
    guard let schema = schema.objectValue else { return ["\(pointer): no schema"] }
    return schema.members.flatMap { keyword in
      passes(value, keyword, schema, pointer).map { "\(pointer): \($0)" }
        + inner(value, keyword, schema, pointer)
    }
  }

  /// The keyword when the value itself does not meet it.
  private func passes(
    _ value: JSON, _ keyword: JSONObject.Member, _ schema: JSONObject, _ pointer: String
  ) -> [String] {
    let holds: Bool
    let argument = keyword.value
    switch keyword.name {
    case "type": holds = (argument.arrayValue ?? [argument]).contains { isA(value, $0) }
    case "enum": holds = argument.arrayValue?.contains(value) == true
    case "minimum": holds = value.doubleValue.map { $0 >= argument.doubleValue ?? 0 } ?? true
    case "maximum": holds = value.doubleValue.map { $0 <= argument.doubleValue ?? 0 } ?? true
    case "minItems":
      holds = value.arrayValue.map { $0.count >= argument.intValue ?? 0 } ?? true
    case "pattern":
      holds = value.stringValue.map { matches($0, argument.stringValue ?? "") } ?? true
    case "required":
      holds =
        value.objectValue.map { object in
          (argument.arrayValue ?? []).allSatisfy { object[$0.stringValue ?? ""] != nil }
        } ?? true
    case "anyOf":
      holds = (argument.arrayValue ?? []).contains { check(value, $0, pointer).isEmpty }
    case "oneOf":
      holds = (argument.arrayValue ?? []).count { check(value, $0, pointer).isEmpty } == 1
    case "not": holds = !check(value, argument, pointer).isEmpty
    case "$schema", "$id", "$defs", "title", "description", "examples", "properties", "items",
      "additionalProperties", "propertyNames", "dependentSchemas", "allOf", "$ref":
      holds = true
    default: holds = false
    }
    return holds ? [] : [keyword.name]
  }

  /// The failures of what a keyword says about parts of the value.
  private func inner(
    _ value: JSON, _ keyword: JSONObject.Member, _ schema: JSONObject, _ pointer: String
  ) -> [String] {
    let members = value.objectValue?.members ?? []
    switch keyword.name {
    case "$ref":
      let name = keyword.value.stringValue?.split(separator: "/").last.map(String.init) ?? ""
      return check(value, root["$defs"]?[name] ?? false, pointer)
    case "allOf":
      return (keyword.value.arrayValue ?? []).flatMap { check(value, $0, pointer) }
    case "properties":
      return members.flatMap { member in
        keyword.value[member.name].map { check(member.value, $0, "\(pointer)/\(member.name)") }
          ?? []
      }
    case "additionalProperties":
      return members.filter { schema["properties"]?[$0.name] == nil }
        .flatMap { check($0.value, keyword.value, "\(pointer)/\($0.name)") }
    case "propertyNames":
      return members.flatMap { check(.string($0.name), keyword.value, "\(pointer)/\($0.name)") }
    case "dependentSchemas":
      return members.flatMap { member in
        keyword.value[member.name].map { check(value, $0, "\(pointer)/\(member.name)") } ?? []
      }
    case "items":
      return (value.arrayValue ?? []).enumerated().flatMap {
        check($0.element, keyword.value, "\(pointer)/\($0.offset)")
      }
    default: return []
    }
  }

  private func isA(_ value: JSON, _ type: JSON) -> Bool {
    switch (type.stringValue, value) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number)): number.intValue != nil
    default: false
    }
  }

  /// Patterns of JSON Schema are regular expressions that are searched for.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    guard let expression = try? Regex(pattern) else { return false }
    return text.firstMatch(of: expression) != nil
  }
}
