import RecipeModel

/// The schemas of a connection's beginning (LSP 3.17, *Lifecycle Messages*).
enum LifecycleSchemas {
  static var all: [Schema.Property] {
    [
      ("TraceValue", ["enum": .array(Trace.allCases.map { .string($0.rawValue) })]),
      (
        "InitializeParams",
        Schema.document(
          "As in LSP; what is not named here is not read.", [],
          optional: [
            (
              "processId",
              [
                "type": ["integer", "null"],
                "description": "The client's process; Potluck ends when it does.",
              ]
            ),
            ("trace", Schema.ref("TraceValue")),
          ])
      ),
      (
        "InitializeResult",
        Schema.object([
          ("capabilities", capabilities),
          (
            "serverInfo",
            Schema.object([("name", Schema.only("potluck")), ("version", Schema.text)])
          ),
        ])
      ),
    ]
  }

  private static var capabilities: JSON {
    let methods: JSON = ["enum": .array(EditorMethod.own.map { .string($0.rawValue) })]
    let commands: JSON = ["enum": .array(EditorCommand.allCases.map { .string($0.rawValue) })]
    return Schema.object([
      ("positionEncoding", Schema.only("utf-16")),
      (
        "textDocumentSync",
        Schema.object([("openClose", Schema.flag), ("change", Schema.only(1))])
      ),
      ("hoverProvider", Schema.flag),
      (
        "codeActionProvider",
        Schema.object([
          ("codeActionKinds", Schema.list(Schema.only(.string(RecipeActions.kind)))),
          ("resolveProvider", Schema.flag),
        ])
      ),
      ("executeCommandProvider", Schema.object([("commands", Schema.list(commands))])),
      (
        "experimental",
        Schema.object([
          (
            "potluck",
            Schema.object([
              ("protocol", Schema.only(.int(InitializeResult.protocolVersion))),
              ("methods", Schema.list(methods)),
            ])
          )
        ])
      ),
    ])
  }
}
