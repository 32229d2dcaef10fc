import RecipeModel

/// What the door for editors remembers between messages.
struct EditorState: Sendable {
  /// The part of its life that a server is in (LSP 3.17, *Server lifecycle*).
  enum Phase: Sendable {
    case uninitialized, ready, shutDown
  }

  /// The part of its life that the server is in.
  var phase = Phase.uninitialized
  /// Whether the client wants `$/logTrace`.
  private(set) var isTraced = false
  /// The texts that the client has open.
  var documents = DocumentStore()

  /// Takes the client's wish for a trace: `off`, `messages` or `verbose`; anything else is ignored.
  mutating func setTrace(_ value: JSON?) {
    guard let value = value?.stringValue.flatMap(Trace.init(rawValue:)) else { return }
    isTraced = value != .off
  }
}

/// How much a client wants to hear of the server's work (LSP 3.17, `TraceValue`).
enum Trace: String, Sendable, CaseIterable {
  case off, messages, verbose

  /// The notification that tells.
  static let method = "$/logTrace"
}
