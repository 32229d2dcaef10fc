import ArgumentParser
import RecipeModel
import RecipeProviderKit

/// `potluck config schema`: the JSON Schema that editors complete a configuration from.
struct ConfigSchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of the configuration (draft 2020-12).",
    discussion: """
      It is made from the kinds of this program, so that editors complete their settings too. \
      potluck config check says more than a schema can.
      """
        + examples(
          "config schema > potluck.schema.json"))

  func execute() async throws -> ExitStatus {
    var output = OutputStream()
    output.write(ConfigurationSchema(kinds: Tool.kinds).json.text(.indented) + "\n")
    output.flush()
    return .results
  }
}

/// The JSON Schema of the configuration, made from what each kind takes.
struct ConfigurationSchema {
  /// The kinds that `use` can name.
  let kinds: KindCatalog

  /// The schema.
  var json: JSON {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:potluck:schema:configuration:1",
      "title": "Potluck's configuration",
      "type": "object",
      "required": ["version", "providers"],
      "additionalProperties": false,
      "properties": [
        "version": ["const": 1],
        "search": Self.search,
        "cache": Self.cache,
        "assistant": Self.assistant,
        "providers": ["type": "array", "items": ["$ref": "#/$defs/provider"]],
      ],
      "$defs": [
        "duration": [
          "type": "string", "pattern": "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$",
          "examples": ["5s", "500ms", "1h"],
        ],
        "secret": Self.secret,
        "provider": provider,
      ],
    ]
  }

  private static let duration: JSON = ["$ref": "#/$defs/duration"]

  private static let search: JSON = [
    "type": "object", "additionalProperties": false,
    "properties": [
      "limit": ["type": "integer", "minimum": 1, "maximum": 1000],
      "sort": ["enum": .array(SortOrder.allCases.map { .string($0.rawValue) })],
      "soft": duration, "hard": duration,
      "k": ["type": "number", "minimum": 0, "maximum": 1_000_000],
    ],
  ]

  private static let cache: JSON = [
    "type": "object", "additionalProperties": false,
    "properties": [
      "enabled": ["type": "boolean"], "ttl": duration, "staleFor": duration,
      "megabytes": ["type": "integer", "minimum": 1, "maximum": 10_000],
    ],
  ]

  private static let assistant: JSON = [
    "type": "object", "additionalProperties": false,
    "properties": [
      "pages": [
        "description": "The pages that an assistant may open beside those that a search listed.",
        "anyOf": [
          ["enum": ["listed", "any"]],
          ["type": "array", "items": ["type": "string", "minLength": 1]],
        ],
        "default": "listed",
      ]
    ],
  ]

  private static let secret: JSON = [
    "description": "Where the secret comes from; never the secret itself.",
    "type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": false,
    "properties": [
      "env": ["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$"],
      "file": ["type": "string", "minLength": 1],
      "command": ["type": "array", "minItems": 1, "items": ["type": "string"]],
    ],
  ]

  private var provider: JSON {
    [
      "type": "object",
      "required": ["id"],
      "oneOf": [
        ["required": ["use"]], ["required": ["definition"]], ["required": ["command"]],
      ],
      "properties": [
        "id": ["type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"],
        "use": [
          "description": "A kind that comes with the program.",
          "enum": .array(kinds.names.map(JSON.string)),
        ],
        "definition": ["description": "A definition file.", "type": "string", "minLength": 1],
        "command": [
          "description": "A program that speaks JSON lines.", "type": "array", "minItems": 1,
          "items": ["type": "string"],
        ],
        "name": ["type": "string", "minLength": 1],
        "weight": ["type": "number", "minimum": 0, "maximum": 100],
        "group": ["type": "string", "minLength": 1],
        "timeout": Self.duration,
        "enabled": ["type": "boolean"],
      ],
      "allOf": .array(kinds.names.compactMap(kinds.kind).map(Self.rule) + [Self.program]),
    ]
  }

  /// What an entry with `command` takes besides.
  private static let program: JSON = [
    "if": ["required": ["command"]],
    "then": [
      "properties": [
        "env": [
          "type": "object",
          "additionalProperties": ["anyOf": [["type": "string"], ["$ref": "#/$defs/secret"]]],
        ],
        "settings": ["type": "object"],
      ],
      "propertyNames": [
        "enum": .array((EntryReader.commonKeys + ["command", "env", "settings"]).map(JSON.string))
      ],
    ],
  ]

  private static func rule(_ kind: ProviderKind) -> JSON {
    let names = EntryReader.commonKeys + ["use"] + kind.settings.map(\.name)
    return [
      "if": ["properties": ["use": ["const": .string(kind.name)]], "required": ["use"]],
      "then": [
        "properties": .object(JSONObject(kind.settings.map { ($0.name, schema(of: $0)) })),
        "required": .array(kind.settings.filter(\.isRequired).map { .string($0.name) }),
        "propertyNames": ["enum": .array(names.map(JSON.string))],
      ],
    ]
  }

  private static func schema(of setting: ProviderSetting) -> JSON {
    var schema: JSONObject = ["description": .string(setting.summary)]
    switch setting.form {
    case .text, .path:
      schema["type"] = "string"
      schema["minLength"] = 1
    case .url:
      schema["type"] = "string"
      schema["pattern"] = "^[Hh][Tt][Tt][Pp][Ss]?://"
    case .integer(let range):
      schema["type"] = "integer"
      schema["minimum"] = .int(range.lowerBound)
      schema["maximum"] = .int(range.upperBound)
    case .choice(let words): schema["enum"] = .array(words.map(JSON.string))
    case .secret: return ["description": .string(setting.summary), "$ref": "#/$defs/secret"]
    }
    if let standard = setting.standard { schema["default"] = standard }
    return .object(schema)
  }
}
