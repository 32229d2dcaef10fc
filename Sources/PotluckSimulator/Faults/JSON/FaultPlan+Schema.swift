public import RecipeModel

extension FaultPlan {
  /// The JSON Schema (2020-12) of the file form.
  public static var schema: JSON {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Potluck fault plan",
      "type": "object",
      "required": ["version", "rules"],
      "additionalProperties": false,
      "properties": [
        "version": ["const": 1],
        "rules": [
          "type": "array",
          "items": [
            "type": "object", "required": ["fault"], "additionalProperties": false,
            "properties": [
              "note": ["type": "string"],
              "match": object(FaultMatch.members),
              "fault": ["oneOf": .array(FaultShape.all.map(fault))],
            ],
          ],
        ],
      ],
    ]
  }

  private static func fault(_ shape: FaultShape) -> JSON {
    var schema = object(shape.members).objectValue ?? JSONObject()
    let kind = JSONObject.Member(name: "kind", value: ["const": .string(shape.kind)])
    let others = schema["properties"]?.objectValue?.members ?? []
    schema["properties"] = .object(JSONObject(members: [kind] + others))
    schema["required"] = .array(["kind"] + (schema["required"]?.arrayValue ?? []))
    return .object(
      JSONObject(
        members: [.init(name: "description", value: .string(shape.summary))] + schema.members))
  }

  private static func object(_ members: [FaultMember]) -> JSON {
    var properties = JSONObject()
    for member in members { properties[member.name] = property(member) }
    let required = members.filter(\.isRequired).map { JSON.string($0.name) }
    return [
      "type": "object", "required": .array(required), "additionalProperties": false,
      "properties": .object(properties),
    ]
  }

  private static func property(_ member: FaultMember) -> JSON {
    var schema = type(member.kind).objectValue ?? JSONObject()
    schema["description"] = .string(member.summary)
    return .object(schema)
  }

  private static func type(_ kind: FaultMember.Kind) -> JSON {
    switch kind {
    case .integer(let range):
      [
        "type": "integer", "minimum": .int(range.lowerBound), "maximum": .int(range.upperBound),
      ]
    case .integers(let range):
      [
        "anyOf": [
          type(.integer(range)), ["type": "array", "items": type(.integer(range))],
        ]
      ]
    case .string: ["type": "string"]
    case .oneOf(let words): ["enum": .array(words.map(JSON.string))]
    case .strings: ["type": "array", "items": ["type": "string"]]
    case .stringMap: ["type": "object", "additionalProperties": ["type": "string"]]
    }
  }

  /// The reference of all kinds as a Markdown table, for the documentation.
  public static var referenceTable: String {
    var lines = ["| kind | what happens | members |", "|---|---|---|"]
    for shape in FaultShape.all {
      let members = shape.members.map { member in
        "`\(member.name)`\(member.isRequired ? "" : "?") \(member.summary)"
      }
      lines.append(
        "| `\(shape.kind)` | \(shape.summary) | \(members.joined(separator: "; ")) |")
    }
    return lines.joined(separator: "\n")
  }
}
