public import RecipeModel

/// The JSON Schema (2020-12) of tests files, from which editors complete.
public enum RecordingSchema {
  /// The identifier of the schema.
  public static let identifier = "urn:potluck:schema:recording:1"

  /// The schema as a document.
  public static var json: JSON {
    var members: [(String, JSON)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("$id", .string(identifier)),
      ("title", "Potluck recorded exchanges"),
    ]
    let root = DefinitionSchema.object(RecordingShapes.recording)
    members += root.members.map { ($0.name, $0.value) }
    let others = RecordingShapes.all.dropFirst().map { shape in
      (shape.name, JSON.object(DefinitionSchema.object(shape)))
    }
    members.append(("$defs", .object(JSONObject(others))))
    return .object(JSONObject(members))
  }
}
