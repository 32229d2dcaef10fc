import ArgumentParser
import PotluckService
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
    OutputStream.print(ConfigurationSchema(kinds: KindCatalog.current).json)
    return .results
  }
}

/// The JSON Schema of the configuration, made from what each kind takes.
struct ConfigurationSchema {
  /// The kinds that `use` can name.
  let kinds: KindCatalog

  /// The schema.
  var json: JSON {
    var properties: JSONObject = [
      "version": ["const": 1],
      "search": Self.object(Configuration.Search.codec.shape),
      "cache": Self.object(Configuration.Cache.codec.shape),
      "assistant": Self.object(Configuration.Assistant.codec.shape),
      "pages": Self.object(Configuration.Pages.codec.shape),
      "store": Self.object(Configuration.Store.codec.shape),
      "serve": Self.object(Configuration.Serve.codec.shape),
    ]
    for member in Configuration.Keeping.codec.shape.members {
      properties[member.name] = SchemaWriter().member(member)
    }
    properties["providers"] = ["type": "array", "items": ["$ref": "#/$defs/provider"]]
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:potluck:schema:configuration:1",
      "title": "Potluck's configuration",
      "type": "object",
      "required": ["version", "providers"],
      "additionalProperties": false,
      "properties": .object(properties),
      "$defs": [
        "duration": Self.definition(ValueCodec<Duration>.short.schema),
        "secret": Self.definition(SecretSource.codec(in: "").schema),
        "variable": Self.object(Configuration.Variable.codec.shape),
        "users": Self.object(Configuration.Users.codec.shape),
        "userToken": Self.object(Configuration.Users.Token.codec.shape),
        "entryDetail": Self.object(DetailFilling.codec.shape),
        "provider": provider,
      ],
    ]
  }

  private static func definition(_ schema: ValueSchema) -> JSON {
    SchemaWriter(usesReferences: false).value(schema)
  }

  private static func object(_ shape: ObjectShape) -> JSON {
    var schema = SchemaWriter().object(shape)
    schema["description"] = nil
    return .object(schema)
  }

  private var provider: JSON {
    var properties: JSONObject = [
      "use": [
        "description": "A kind that comes with the program, compiled or defined.",
        "enum": .array(kinds.names.map(JSON.string)),
      ],
      "definition": [
        "description": "A file that describes an HTTP service.", "type": "string", "minLength": 1,
      ],
      "command": [
        "description": "A program that speaks JSON lines, and its arguments.", "type": "array",
        "minItems": 1,
        "items": ["type": "string"],
      ],
    ]
    for member in EntryReader.codec.shape.members {
      properties[member.name] = SchemaWriter().member(member)
    }
    return [
      "type": "object",
      "required": ["id"],
      "oneOf": .array(
        EntryReader.Origin.allCases.map { ["required": [.string($0.rawValue)]] }),
      "properties": .object(properties),
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
        "enum": names(EntryReader.Origin.program.keys)
      ],
    ],
  ]

  private static func rule(_ kind: ProviderKind) -> JSON {
    [
      "if": ["properties": ["use": ["const": .string(kind.name)]], "required": ["use"]],
      "then": [
        "properties": .object(JSONObject(kind.settings.map { ($0.name, schema(of: $0)) })),
        "required": .array(kind.settings.filter(\.isRequired).map { .string($0.name) }),
        "propertyNames": ["enum": names(["use"] + kind.settings.map(\.name))],
      ],
    ]
  }

  /// The keys that an entry may have: those of all, and others.
  private static func names(_ others: [String]) -> JSON {
    .array((EntryReader.codec.shape.names + others).map(JSON.string))
  }

  private static func schema(of setting: ProviderSetting) -> JSON {
    let isSecret = setting.form == .secret
    return SchemaWriter().member(
      MemberShape(
        name: setting.name,
        schema: isSecret ? SecretSource.codec(in: "").schema : setting.codec(in: "").schema,
        isRequired: setting.isRequired, summary: setting.summary,
        standard: isSecret ? nil : setting.standard))
  }
}
