import RecipeModel

/// The form of a value: what a JSON Schema says of it, how arguments are checked against it, and
/// how an answer is cut down to it.
///
/// One table gives all three, so that an answer cannot fail its own schema. The schemas use one
/// scalar `type` everywhere, `items` on every array, and neither `$ref` nor unions: a host that
/// knows less refuses all tools of a server for one that uses more.
indirect enum Shape: Sendable {
  /// A line of text of at most so many scalars; longer ones are cut.
  case text(Int)
  /// A name that must not be cut; longer ones, in bytes, are left out.
  case key(Int)
  /// A text for programs alone, passed on as it is.
  case token
  /// An http or https address.
  case link
  /// One of some words.
  case choice([String])
  /// A whole number.
  case integer(ClosedRange<Int>? = nil)
  /// Any number.
  case number
  /// True or false.
  case flag
  /// An array of at most so many elements; the others are left out.
  case list(Shape, atMost: Int)
  /// An array that is never made shorter to save room.
  case wholeList(Shape)
  /// An object with these members.
  case object([Member])

  /// One member of an object.
  struct Member: Sendable {
    var name: String
    var shape: Shape
    var about: String
    var isRequired: Bool

    /// A member that is always there.
    static func required(_ name: String, _ shape: Shape, _ about: String) -> Member {
      Member(name: name, shape: shape, about: about, isRequired: true)
    }

    /// A member that is left out when there is nothing to say.
    static func optional(_ name: String, _ shape: Shape, _ about: String) -> Member {
      Member(name: name, shape: shape, about: about, isRequired: false)
    }
  }

  /// The members when the shape is an object.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }
}

extension Shape {
  /// The JSON Schema.
  var schema: JSON { .object(schemaMembers(about: nil)) }

  private func schemaMembers(about: String?) -> JSONObject {
    var schema: JSONObject = ["type": .string(typeName)]
    if let about { schema["description"] = .string(about) }
    switch self {
    case .choice(let words): schema["enum"] = .array(words.map(JSON.string))
    case .integer(let range?):
      schema["minimum"] = .int(range.lowerBound)
      schema["maximum"] = .int(range.upperBound)
    case .list(let element, _), .wholeList(let element): schema["items"] = element.schema
    case .object(let members):
      if members.isEmpty {
        // Some hosts refuse a schema of an object without this member.
        schema["properties"] = [:]
        schema["additionalProperties"] = false
        break
      }
      schema["properties"] = .object(
        JSONObject(members.map { ($0.name, .object($0.shape.schemaMembers(about: $0.about))) }))
      let required = members.filter(\.isRequired).map { JSON.string($0.name) }
      if !required.isEmpty { schema["required"] = .array(required) }
    default: break
    }
    return schema
  }

  private var typeName: String {
    switch self {
    case .text, .key, .token, .link, .choice: "string"
    case .integer: "integer"
    case .number: "number"
    case .flag: "boolean"
    case .list, .wholeList: "array"
    case .object: "object"
    }
  }
}
