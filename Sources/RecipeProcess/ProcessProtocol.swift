public import RecipeModel

/// The language that Potluck and a program speak: JSON-RPC 2.0, one message a line.
///
/// *Process providers* in the documentation tells it message by message.
public enum ProcessProtocol {
  /// The version of the protocol, which the handshake compares.
  public static let version = 1

  /// The JSON Schema (2020-12) of every message both ways; `$defs` names them one by one.
  public static let schema: JSON = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "urn:potluck:process-protocol:1",
    "title": "Potluck process provider protocol, version 1",
    "description": "One message a line on standard input and output.",
    "oneOf": [ref("toProgram"), ref("fromProgram")],
    "$defs": .object(JSONObject(toProgram + fromProgram + listings)),
  ]

  // MARK: What a program reads

  private static let toProgram: [(String, JSON)] = [
    (
      "toProgram",
      [
        "description": "What a program reads.",
        "oneOf": [ref("initialize"), ref("search"), ref("recipe"), ref("cancel")],
      ]
    ),
    (
      "initialize",
      request(
        "initialize",
        [
          "protocolVersion": ["const": .int(version)],
          "client": object(["name": text, "version": text], required: ["name", "version"]),
          "provider": ["description": "The entry's id.", "type": "string"],
          "settings": ["description": "The entry's settings.", "type": "object"],
        ])
    ),
    ("search", request("search", ["query": ref("query"), "page": ref("page")])),
    ("recipe", request("recipe", ["id": text])),
    (
      "cancel",
      request(
        "cancel", ["id": integer], isNotification: true,
        about: "A notification: no answer is needed, and a late one is ignored.")
    ),
    ("query", query),
    (
      "page",
      [
        "description": "The handshake's first, then the last answer's next.",
        "type": ["integer", "string"],
      ]
    ),
  ]

  private static let query = object(
    JSONObject(
      [("text", text), ("include", texts), ("exclude", texts)]
        + QueryFilter.limits.map { ($0.member, ["type": ["integer", "null"]]) }
        + [
          ("diets", texts), ("limit", integer(from: 1)),
          ("sort", ["enum": .array(SortOrder.standing.map { .string($0.rawValue) })]),
        ]), required: SearchQuery.codec.shape.members.filter(\.isWritten).map(\.name))

  private static func request(
    _ method: String, _ parameters: JSONObject, isNotification: Bool = false, about: String? = nil
  ) -> JSON {
    var properties: JSONObject = ["jsonrpc": ["const": "2.0"]]
    if !isNotification { properties["id"] = integer }
    properties["method"] = ["const": .string(method)]
    properties["params"] = object(parameters, required: parameters.members.map(\.name))
    return object(properties, required: properties.members.map(\.name), about: about)
  }

  // MARK: What a program writes

  private static let fromProgram: [(String, JSON)] = [
    (
      "fromProgram",
      [
        "description": "What a program writes: an answer; result fits the request's method.",
        "oneOf": [ref("success"), ref("failure")],
      ]
    ),
    (
      "success",
      object(
        [
          "jsonrpc": ["const": "2.0"], "id": ["type": ["integer", "string"]],
          "result": [
            "anyOf": [
              ref("description"), ref("listings"), ref("fullRecipe"),
              ["description": "No such recipe.", "type": "null"],
            ]
          ], "error": ["type": "null"],
        ], required: ["id", "result"])
    ),
    (
      "failure",
      object(
        [
          "jsonrpc": ["const": "2.0"], "id": ["type": ["integer", "string", "null"]],
          "error": object(
            ["code": integer, "message": text, "data": ErrorMessage.schema],
            required: ["code", "message"]),
        ], required: ["id", "error"])
    ),
    ("description", ProgramDescription.schema),
  ]

  private static let listings: [(String, JSON)] = [
    ("listings", ListingMessage.pageSchema), ("listing", ListingMessage.listingSchema),
    (
      "words",
      [
        "description": "A list, or a text with commas.", "type": ["array", "string", "null"],
        "items": text,
      ]
    ),
    ("fullRecipe", ListingMessage.recipeSchema),
  ]

  // MARK: Parts

  static let text: JSON = ["type": "string"]
  static let texts: JSON = ["type": "array", "items": text]
  static let integer: JSON = ["type": "integer"]

  static func ref(_ name: String) -> JSON { ["$ref": .string("#/$defs/\(name)")] }

  /// A whole number in a range, or without an end.
  static func integer(_ range: ClosedRange<Int>) -> JSON {
    ["type": "integer", "minimum": .int(range.lowerBound), "maximum": .int(range.upperBound)]
  }

  static func integer(from least: Int) -> JSON { ["type": "integer", "minimum": .int(least)] }

  /// An object; readers ignore members that it does not name.
  static func object(
    _ properties: JSONObject, required: [String] = [], about: String? = nil
  ) -> JSON {
    var schema = JSONObject()
    if let about { schema["description"] = .string(about) }
    schema["type"] = "object"
    if !required.isEmpty { schema["required"] = .array(required.map(JSON.string)) }
    schema["properties"] = .object(properties)
    return .object(schema)
  }
}
