import RecipeModel

/// A channel for changes that a client asks to be told of (`subscriptions/listen`).
///
/// Nothing here changes while the program runs, so that no wish is honoured: the channel is
/// acknowledged as the protocol demands and stays open, silent, until it is cancelled.
enum Subscription {
  /// The work of a channel.
  /// - Throws: ``WireError`` when the request does not say what to listen for.
  static func listen(_ request: AssistantRequest) throws -> Work {
    guard request.params["notifications"]?.objectValue != nil else {
      throw WireError(
        WireFailure.invalid("/notifications", "\"notifications\" must be given, as an object"))
    }
    return Work(isOpenEnded: true) { call in
      await call.send(
        "notifications/subscriptions/acknowledged",
        [
          "notifications": [:],
          "_meta": ["io.modelcontextprotocol/subscriptionId": call.id],
        ])
      let (silence, continuation) = AsyncStream.makeStream(of: Never.self)
      for await _ in silence {}
      continuation.finish()
      throw CancellationError()
    }
  }
}
