import RecipeModel

/// Tells a client that speaks the Model Context Protocol which command it wants.
enum AssistantHint {
  /// The kind of failure.
  static let kind = WireFailure.Kind(rawValue: "wrongProtocol")

  /// Whether a request is one that only assistants' hosts send.
  static func isNeeded(for message: IncomingMessage) -> Bool {
    message.method == "server/discover"
      || message.params?["_meta"]?["io.modelcontextprotocol/protocolVersion"] != nil
  }

  /// The error that says so.
  static func error(_ code: WireError.Code) -> WireError {
    let failure = WireFailure(
      kind, "this is the server for editors, and the message is of the Model Context Protocol",
      hint: "start `potluck mcp` instead of `potluck stdio`")
    return WireError(code, failure.description, data: failure.json)
  }
}
