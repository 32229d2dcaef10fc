import RecipeModel

/// Holds values against a JSON Schema (2020-12), as far as the project's schemas go.
///
/// An assertion that it does not know is a problem of the schema, so that none goes unchecked.
struct SchemaValidator {
  /// The document that references point into.
  let document: JSON
  /// Whether members that a schema does not name are problems too: a document that promises less
  /// than is sent is out of date.
  var isStrict = false

  private static let annotations: Set<String> = [
    "description", "title", "default", "examples", "format", "pattern", "$schema", "$defs",
    "methods",
  ]

  /// What is wrong with a value, each with its place; empty when nothing is.
  func problems(_ value: JSON, _ schema: JSON, at place: String = "") -> [String] {
    if let flag = schema.boolValue { return flag ? [] : ["\(place): nothing is allowed"] }
    guard let object = schema.objectValue else { return ["\(place): the schema is no object"] }
    return object.members.flatMap { member -> [String] in
      switch member.name {
      case "$ref": return reference(value, member.value, at: place)
      case "type":
        return types(member.value).contains { Self.isOf($0, value) }
          ? [] : ["\(place): \(value.kindName), not \(member.value.text())"]
      case "const":
        return value == member.value
          ? [] : ["\(place): \(value.text()), not \(member.value.text())"]
      case "enum":
        return member.value.arrayValue?.contains(value) == true
          ? [] : ["\(place): \(value.text()) is none of \(member.value.text())"]
      case "minimum", "maximum", "minItems", "maxItems":
        return bound(value, member, at: place)
      case "required":
        guard value.objectValue != nil else { return [] }
        return (member.value.arrayValue ?? []).compactMap(\.stringValue)
          .filter { value[$0] == nil }.map { "\(place): \"\($0)\" is missing" }
      case "properties": return properties(value, member.value, object, at: place)
      case "additionalProperties": return others(value, member.value, object, at: place)
      case "items":
        return (value.arrayValue ?? []).enumerated()
          .flatMap { problems($1, member.value, at: "\(place)/\($0)") }
      case "anyOf", "oneOf": return choice(value, member, at: place)
      case _ where Self.annotations.contains(member.name): return []
      default: return ["\(place): the schema's \"\(member.name)\" is not known"]
      }
    }
  }

  private func reference(_ value: JSON, _ target: JSON, at place: String) -> [String] {
    let prefix = "#/$defs/"
    guard let text = target.stringValue, text.hasPrefix(prefix),
      let schema = document["$defs"]?[String(text.dropFirst(prefix.count))]
    else { return ["\(place): \(target.text()) is not there"] }
    return problems(value, schema, at: place)
  }

  private func types(_ json: JSON) -> [String] {
    json.stringValue.map { [$0] } ?? json.arrayValue?.compactMap(\.stringValue) ?? []
  }

  private static func isOf(_ type: String, _ value: JSON) -> Bool {
    switch type {
    case "null": value.isNull
    case "boolean": value.boolValue != nil
    case "number": value.doubleValue != nil
    case "integer": value.doubleValue.map { $0 == $0.rounded() } ?? false
    case "string": value.stringValue != nil
    case "array": value.arrayValue != nil
    case "object": value.objectValue != nil
    default: false
    }
  }

  private func bound(_ value: JSON, _ member: JSONObject.Member, at place: String) -> [String] {
    let isSize = member.name.hasSuffix("Items")
    guard let number = isSize ? value.arrayValue.map({ Double($0.count) }) : value.doubleValue,
      let limit = member.value.doubleValue
    else { return [] }
    let isRight = member.name.hasPrefix("min") ? number >= limit : number <= limit
    return isRight ? [] : ["\(place): \(number) breaks \(member.name) \(limit)"]
  }

  private func properties(
    _ value: JSON, _ properties: JSON, _ schema: JSONObject, at place: String
  ) -> [String] {
    guard let object = value.objectValue else { return [] }
    return object.members.flatMap { member -> [String] in
      if let property = properties[member.name] {
        return problems(member.value, property, at: "\(place)/\(member.name)")
      }
      let isUntold = isStrict && schema["additionalProperties"] == nil
      return isUntold ? ["\(place): \"\(member.name)\" is not told"] : []
    }
  }

  private func others(
    _ value: JSON, _ others: JSON, _ schema: JSONObject, at place: String
  ) -> [String] {
    guard let object = value.objectValue else { return [] }
    return object.members.filter { schema["properties"]?[$0.name] == nil }
      .flatMap { problems($0.value, others, at: "\(place)/\($0.name)") }
  }

  private func choice(_ value: JSON, _ member: JSONObject.Member, at place: String) -> [String] {
    let all = (member.value.arrayValue ?? []).map { problems(value, $0, at: place) }
    let matches = all.count(where: \.isEmpty)
    if matches == 1 || (matches > 1 && member.name == "anyOf") { return [] }
    guard matches == 0 else { return ["\(place): \(matches) of \(member.name) match"] }
    let nearest = all.min { $0.count < $1.count } ?? []
    return ["\(place): none of \(member.name) matches; nearest: \(nearest)"]
  }
}
