public import RecipeModel

/// The JSON Schema of every message of the door for editors.
///
/// What is read comes from the tables that read it; what is sent is held against it by tests.
public enum EditorSchema {
  /// The schema (draft 2020-12): any message matches it as it is.
  ///
  /// Each method's params and result stand under `methods`, a member that validators ignore; what
  /// they are made of is in `$defs`.
  public static var document: JSON {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Messages of potluck stdio",
      "description": .string(
        "JSON-RPC 2.0 between an editor and Potluck, in either framing. Members that a schema does "
          + "not name are to be ignored by both sides, and a member with null counts as absent."),
      "anyOf": [
        Schema.ref("Request"), Schema.ref("Notification"), Schema.ref("Answer"),
        Schema.ref("Failure"), Schema.ref("ServerNotification"), Schema.ref("Batch"),
      ],
      "methods": .object(JSONObject(EditorMethod.allCases.map { ($0.rawValue, method($0)) })),
      "$defs": .object(JSONObject(definitions)),
    ]
  }

  private static func method(_ method: EditorMethod) -> JSON {
    var object: JSONObject = [
      "kind": method.isNotification ? "notification" : "request",
      "description": .string(method.about),
    ]
    if let params = method.params { object["params"] = params }
    if let result = method.result { object["result"] = result }
    return .object(object)
  }

  private static var definitions: [Schema.Property] {
    MessageSchemas.all + LifecycleSchemas.all
      + [
        ("SearchParams", SearchParams.schema), ("ContinuationParams", ContinuationParams.schema),
        ("RecipeParams", RecipeGet.schema), ("RecipeComparisonParams", RecipeCompare.schema),
        ("RecipeComparisonResult", RecipeCompare.result),
        ("ProvidersTestParams", ProvidersTest.schema),
        ("MergeParams", MergeListings.schema), ("ExecuteCommandParams", ExecuteCommand.schema),
      ]
      + ReportSchemas.all + RecipeSchemas.all + ProviderSchemas.all
      + DocumentSchemas.all
  }
}
