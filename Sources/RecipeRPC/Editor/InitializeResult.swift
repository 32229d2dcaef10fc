import RecipeModel

/// The answer to `initialize`.
struct InitializeResult: Sendable {
  /// The version of our own methods; grows when one changes its meaning.
  static let protocolVersion = 1

  /// The program's version.
  var version: String

  /// The answer as a value.
  var json: JSON {
    [
      "capabilities": [
        "positionEncoding": "utf-16",
        "textDocumentSync": ["openClose": true, "change": 1],
        "hoverProvider": true,
        "codeActionProvider": [
          "codeActionKinds": [.string(RecipeActions.kind)], "resolveProvider": true,
        ],
        "executeCommandProvider": [
          "commands": .array(EditorCommand.allCases.map { .string($0.rawValue) })
        ],
        "experimental": [
          "potluck": [
            "protocol": .int(Self.protocolVersion),
            "methods": .array(EditorMethod.own.map { .string($0.rawValue) }),
          ]
        ],
      ],
      "serverInfo": ["name": "potluck", "version": .string(version)],
    ]
  }
}
