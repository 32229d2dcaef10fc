import RecipeModel

/// A request or a notification that has the form that JSON-RPC 2.0 demands.
struct IncomingMessage: Sendable {
  /// The identifier to answer under, kept digit for digit; nil for a notification.
  var id: JSON?
  /// The method's name.
  var method: String
  /// The parameters: an object or an array; nil when they are absent or null.
  var params: JSON?

  /// Whether nobody waits for an answer.
  var isNotification: Bool { id == nil }
}
