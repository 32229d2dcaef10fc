import RecipeModel

/// What one protocol makes of messages: the editors' or the assistants'.
///
/// **Implementing it.** The connection has read the frame, checked the form of the message and
/// refused an identifier that is still in flight. ``handle(_:)`` is called on the reader's own
/// thread, message by message, in the order of arrival: it decides at once and never waits.
/// Whatever takes time goes into the closure of a ``Work``.
protocol MessageHandler: Sendable {
  /// The rules in which the protocols differ.
  var rules: ProtocolRules { get }

  /// Decides what becomes of a message.
  func handle(_ message: IncomingMessage) -> Disposition

  /// The status that the process ends with when its input ends without a word.
  var statusAtEndOfInput: Int32 { get }
}

/// The rules in which the protocols differ.
struct ProtocolRules: Sendable {
  /// Whether a cancelled request is answered, with -32800; else nothing more is sent for it.
  var answersCancelled: Bool
  /// Whether `"id": null` is an identifier like any other; else such a request is refused.
  var allowsNullID: Bool
  /// Whether an answer to unreadable input carries `"id": null`; else it has no `id`.
  var namesUnreadableInput: Bool
  /// Whether an array of messages is taken now.
  var allowsBatches: @Sendable () -> Bool
}

/// What becomes of one message.
enum Disposition: Sendable {
  /// Nothing is sent: a notification, or one that is ignored.
  case silence
  /// The request is answered at once.
  case answer(JSON)
  /// The request is refused at once.
  case refuse(WireError)
  /// The request takes time.
  case work(Work)
  /// A request that is under way is cancelled; an identifier that is not is ignored.
  case cancel(JSON)
  /// The process is watched, and Potluck ends when it does; the request is answered.
  case answerWatching(JSON, processID: Int)
  /// The connection ends with this status; nothing is answered.
  case exit(Int32)
}

/// A request that takes time.
struct Work: Sendable {
  /// Waits so long before it begins, without taking anybody's place.
  var delay = Duration.zero
  /// Cancels older work of the same key, at once.
  var supersedes: String?
  /// Whether it is so short that it need not wait for a place among those under way.
  var isShort = false
  /// Whether it goes on until it is cancelled, so that nobody waits for it at the end of the input
  /// and it takes no place among those under way.
  var isOpenEnded = false
  /// Does the work, and gives the result.
  ///
  /// A ``WireError`` or a ``Failure`` that it throws is the answer; after a cancellation neither
  /// result nor error is sent.
  var body: @Sendable (any Call) async throws -> JSON
}

/// A request under way, as the work sees it.
protocol Call: Sendable {
  /// The request's identifier.
  var id: JSON { get }

  /// Whether the answer says once more what was sent before it. Protocols with partial results
  /// forbid it (LSP 3.17); who reads the last of several events wants the whole.
  var repeatsResults: Bool { get }

  /// Sends a notification that must arrive, before the request's answer; waits while the client is
  /// slow to read, and sends nothing once the request is answered or cancelled.
  func send(_ method: String, _ params: JSON) async

  /// Sends a notification that may be left out when the client is slow to read.
  func sendIfQuick(_ method: String, _ params: JSON)

  /// Sends a notification that begins something in the client. When the request is cancelled
  /// before ``end(_:_:)``, `closing` is sent just before the answer that says so.
  func begin(_ method: String, _ params: JSON, closing: JSON) async

  /// Sends the notification that ends what was begun.
  func end(_ method: String, _ params: JSON) async
}

extension Call {
  var repeatsResults: Bool { false }
}
