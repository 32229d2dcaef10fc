public import RecipeModel

/// What the door for assistants offers, as one document for people who write clients.
public enum AssistantSchema {
  /// The revisions of the protocol, the tools with the JSON Schemas of their arguments and answers,
  /// the prompts and the resources.
  public static var document: JSON {
    [
      "protocolVersions": .array(
        (ProtocolVersion.handshake + [ProtocolVersion.stateless]).map(JSON.string)),
      "tools": .array(ToolCatalog.tools.map(\.definition)),
      "prompts": .array(PromptCatalog.prompts.map(\.definition)),
      "resources": .array([ResourceCatalog.sources]),
      "resourceTemplates": .array([ResourceCatalog.template]),
    ]
  }
}
