import RecipeModel

/// Checks values against the few words of JSON Schema that the protocol's schema uses.
struct SchemaCheck {
  private let root: JSON

  init(_ root: JSON) { self.root = root }

  /// The references that lead nowhere.
  var danglingReferences: [String] { references(root).filter { target($0) == nil } }

  /// What is wrong with a value, as pointers with a word each; empty when it fits.
  func problems(of value: JSON, as part: String) -> [String] {
    problems(value, ["$ref": .string("#/$defs/\(part)")], "")
  }

  private func target(_ reference: String) -> JSON? {
    guard reference.hasPrefix("#/$defs/") else { return nil }
    return root["$defs"]?[String(reference.dropFirst("#/$defs/".count))]
  }

  private func references(_ schema: JSON) -> [String] {
    switch schema {
    case .array(let elements): elements.flatMap(references)
    case .object(let object):
      object.members.flatMap { member in
        (member.name == "$ref" ? [member.value.stringValue ?? ""] : []) + references(member.value)
      }
    default: []
    }
  }

  private func problems(_ value: JSON, _ schema: JSON, _ place: String) -> [String] {
    (schema.objectValue?.members ?? []).flatMap { member -> [String] in
      let argument = member.value
      let list = argument.arrayValue ?? []
      switch member.name {
      case "$ref":
        return target(argument.stringValue ?? "").map { problems(value, $0, place) }
          ?? ["\(place): no such reference"]
      case "type":
        let types = list.isEmpty ? [argument] : list
        return types.contains { isType($0.stringValue ?? "", value) } ? [] : ["\(place): type"]
      case "const": return value == argument ? [] : ["\(place): const"]
      case "enum": return list.contains(value) ? [] : ["\(place): enum"]
      case "minimum": return bound(value, argument, place) { $0 >= $1 }
      case "maximum": return bound(value, argument, place) { $0 <= $1 }
      case "exclusiveMinimum": return bound(value, argument, place) { $0 > $1 }
      case "minLength":
        guard let text = value.stringValue, let least = argument.intValue else { return [] }
        return text.unicodeScalars.count >= least ? [] : ["\(place): minLength"]
      case "required":
        guard let object = value.objectValue else { return [] }
        return list.compactMap(\.stringValue).filter { object[$0] == nil }
          .map { "\(place): lacks \($0)" }
      case "properties":
        guard let object = value.objectValue else { return [] }
        return (argument.objectValue?.members ?? []).flatMap { property in
          object[property.name].map { problems($0, property.value, "\(place)/\(property.name)") }
            ?? []
        }
      case "items":
        return (value.arrayValue ?? []).enumerated().flatMap {
          problems($1, argument, "\(place)/\($0)")
        }
      case "anyOf": return fits(value, list, place) > 0 ? [] : ["\(place): anyOf"]
      case "oneOf": return fits(value, list, place) == 1 ? [] : ["\(place): oneOf"]
      case "$schema", "$id", "$defs", "title", "description": return []
      default: return ["\(place): the checker does not know \(member.name)"]
      }
    }
  }

  private func fits(_ value: JSON, _ schemas: [JSON], _ place: String) -> Int {
    schemas.count { problems(value, $0, place).isEmpty }
  }

  private func bound(
    _ value: JSON, _ limit: JSON, _ place: String, _ holds: (Double, Double) -> Bool
  ) -> [String] {
    guard let number = value.doubleValue, let limit = limit.doubleValue else { return [] }
    return holds(number, limit) ? [] : ["\(place): out of range"]
  }

  private func isType(_ type: String, _ value: JSON) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("null", .null),
      ("boolean", .bool), ("number", .number):
      true
    case ("integer", .number): value.intValue != nil
    default: false
    }
  }
}
