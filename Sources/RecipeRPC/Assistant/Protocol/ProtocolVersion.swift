/// The revisions of the Model Context Protocol that are spoken here.
enum ProtocolVersion {
  /// The revision in which every request stands for itself.
  static let stateless = "2026-07-28"
  /// The revisions that begin with `initialize`, oldest first.
  static let handshake = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// What a client is offered that asks for a revision of which nothing is known here.
  static let newestHandshake = "2025-11-25"
  /// The only revision that has arrays of messages.
  static let batching = "2025-03-26"

  /// The revision that a handshake settles on.
  static func negotiated(for wish: String) -> String {
    handshake.contains(wish) ? wish : newestHandshake
  }
}

/// How a request says which rules it follows.
enum ProtocolEra: Sendable, Hashable {
  /// By an `initialize` that came before it.
  case handshake
  /// By itself: its `_meta` names the revision and what the client can do.
  case stateless
}
