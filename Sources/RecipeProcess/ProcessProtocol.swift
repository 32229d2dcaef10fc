public import RecipeModel

/// The language that Potluck and a program speak: JSON-RPC 2.0, one message a line.
///
/// *Process providers* in the documentation tells it message by message.
public enum ProcessProtocol {
  /// The version of the protocol, which the handshake compares.
  public static let version = 1

  /// The JSON Schema (2020-12) of every message both ways; `$defs` names them one by one.
  public static let schema: JSON = (try? JSON(parsing: schemaText)) ?? .null
}
