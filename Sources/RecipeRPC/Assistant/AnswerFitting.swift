import RecipeModel
import RecipeRendering

// Answers to assistants are cut down to their schema, so that they cannot fail it. What is shown of
// the schema uses one scalar `type` everywhere, `items` on every array, and neither `$ref` nor
// unions: a host that knows less refuses all tools of a server for one that uses more.

extension Schema {
  /// A line of text of at most so many scalars; longer ones are cut.
  static func line(_ most: Int) -> Schema { text.adding(["maxLength": .int(most)]) }

  /// A name that must not be cut; longer ones, in bytes, are left out.
  static func key(_ most: Int) -> Schema { text.adding(["maxBytes": .int(most)]) }

  /// A text for programs alone, passed on as it is.
  static let token = text.adding(["format": "token"])

  /// An array of at most so many elements; the others are left out.
  ///
  /// A list without a bound is never made shorter.
  static func list(_ element: Schema, atMost most: Int) -> Schema {
    list(element).adding(["maxItems": .int(most)])
  }

  /// The schema as it is shown: what only matters for cutting is left out.
  var plain: JSON { Self.plain(json) }

  private static let bounds = ["maxLength", "maxBytes", "maxItems", "format"]

  private static func plain(_ schema: JSON) -> JSON {
    guard let object = schema.objectValue else { return schema }
    return .object(
      JSONObject(
        object.members.filter { !bounds.contains($0.name) }.map { member in
          switch member.name {
          case "items": return (member.name, plain(member.value))
          case "properties":
            let members = member.value.objectValue?.members ?? []
            return (member.name, .object(JSONObject(members.map { ($0.name, plain($0.value)) })))
          default: return (member.name, member.value)
          }
        }))
  }

  /// The greatest number of times that limits are halved.
  private static let greatestTightness = 6

  /// The value with what the schema does not name, empty members and steering characters removed,
  /// and everything cut until the document takes at most so many bytes.
  /// - Returns: the value, and whether more was cut than the schema itself asks for.
  func fit(_ value: JSON, within bytes: Int) -> (value: JSON, isShortened: Bool) {
    var fitted = value
    for tightness in 0...Self.greatestTightness {
      // What is cut already is cut further, so that a long text is walked once.
      fitted = Self.fit(fitted, json, tightness) ?? [:]
      if fitted.bytes().count <= bytes { return (fitted, tightness > 0) }
    }
    return (fitted, true)
  }

  /// The value as the schema wants it, with its limits halved so many times; nil when it is of
  /// another kind or lacks what it must have.
  private static func fit(_ value: JSON, _ schema: JSON, _ tightness: Int) -> JSON? {
    switch schema["type"]?.stringValue {
    case "string": value.stringValue.flatMap { fit($0, schema, tightness) }
    case "integer": value.intValue.map(JSON.int)
    case "number": if case .number = value { .some(value) } else { .none }
    case "boolean": value.boolValue.map(JSON.bool)
    case "array": value.arrayValue.map { fit($0, schema, tightness) }
    default: value.objectValue.flatMap { fit($0, schema, tightness) }
    }
  }

  private static func fit(_ text: String, _ schema: JSON, _ tightness: Int) -> JSON? {
    if let words = schema["enum"]?.arrayValue { return words.first { $0 == .string(text) } }
    if let most = schema["maxLength"]?.intValue {
      return .string(Clipping.line(text, to: max(min(most, 24), most >> tightness)))
    }
    if let most = schema["maxBytes"]?.intValue {
      let isFit =
        text.utf8.count <= max(min(most, 200), most >> tightness)
        && !text.unicodeScalars.contains(where: \.isUnsafeToPrint)
      return isFit ? .some(.string(text)) : .none
    }
    guard schema["format"] == "uri" else { return .string(text) }
    guard let link = Sanitizer.link(text), link.utf8.count <= max(160, 1_500 >> tightness) else {
      return nil
    }
    return .string(link)
  }

  private static func fit(_ elements: [JSON], _ schema: JSON, _ tightness: Int) -> JSON {
    let most = schema["maxItems"]?.intValue.map { max(min($0, 3), $0 >> tightness) }
    let element = schema["items"] ?? [:]
    return .array(
      elements.prefix(most ?? elements.count).compactMap { fit($0, element, tightness) })
  }

  private static func fit(_ object: JSONObject, _ schema: JSON, _ tightness: Int) -> JSON? {
    let required = schema["required"]?.arrayValue ?? []
    var fitted = JSONObject()
    for member in schema["properties"]?.objectValue?.members ?? [] {
      if let value = object[member.name].flatMap({ fit($0, member.value, tightness) }) {
        fitted.members.append(JSONObject.Member(name: member.name, value: value))
      } else if required.contains(.string(member.name)) {
        return nil
      }
    }
    return .object(fitted)
  }
}
