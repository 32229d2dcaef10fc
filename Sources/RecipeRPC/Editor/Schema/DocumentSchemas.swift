import RecipeModel

/// The schemas of the little that is read and sent of LSP 3.17's language features.
enum DocumentSchemas {
  static var all: [Schema.Property] {
    [
      ("Position", Schema.object([("line", Schema.count), ("character", Schema.count)])),
      (
        "Range",
        Schema.object([("start", Schema.ref("Position")), ("end", Schema.ref("Position"))])
      ),
      ("TextDocumentIdentifier", Schema.object([("uri", Schema.text)])),
      (
        "DidOpenParams",
        Schema.object([
          ("textDocument", Schema.object([("uri", Schema.text), ("text", Schema.text)]))
        ])
      ),
      (
        "DidChangeParams",
        Schema.object([
          ("textDocument", Schema.ref("TextDocumentIdentifier")),
          ("contentChanges", Schema.list(Schema.object([("text", Schema.text)]))),
        ])
      ),
      (
        "DidCloseParams",
        Schema.object([("textDocument", Schema.ref("TextDocumentIdentifier"))])
      ),
      ("HoverParams", RecipeHover.schema), ("Hover", hover),
      ("CodeActionParams", RecipeActions.schema),
      (
        "CodeActionContext",
        Schema.document(
          "Which kinds of action are wanted; any unless told.", [],
          optional: [("only", Schema.texts)])
      ),
      ("CodeAction", action), ("InsertionData", RecipeInsertion.schema),
    ]
  }

  private static let hover = Schema.object([
    ("contents", Schema.object([("kind", Schema.only("markdown")), ("value", Schema.text)])),
    ("range", Schema.ref("Range")),
  ])

  private static let action = Schema.object(
    [
      ("title", Schema.text), ("kind", Schema.only(.string(RecipeActions.kind))),
      ("data", Schema.ref("InsertionData")),
    ],
    optional: [
      (
        "edit",
        Schema.object(
          "What the action changes; there once it is resolved.",
          [
            (
              "changes",
              [
                "type": "object",
                "additionalProperties": Schema.list(
                  Schema.object([("range", Schema.ref("Range")), ("newText", Schema.text)])),
              ]
            )
          ])
      )
    ])
}
