import RecipeModel
import RecipeRendering

/// What a request is answered with.
struct Answer: Sendable {
  /// The body of an answer.
  enum Body: Sendable {
    /// All of it.
    case bytes([UInt8])
    /// Pieces that are made when the one before is sent; nil ends them, and an error the connection.
    case pieces(@Sendable () async throws -> [UInt8]?)
    /// Events as they come.
    case stream(EventStream)
  }

  var status = 200
  var headers: [(name: String, value: String)]
  var body: Body
  /// The content security policy of the answer.
  var policy = Answer.policy

  /// Nothing is loaded from anywhere but this server, and nothing of a page runs or looks by itself.
  static let policy = policy()

  /// The policy with another source of pictures.
  static func policy(pictures: String = "'self'") -> String {
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src \(pictures); "
      + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; "
      + "base-uri 'none'; frame-ancestors 'none'"
  }

  init(_ type: String, _ bytes: [UInt8], status: Int = 200) {
    self.status = status
    headers = [("Content-Type", type), ("Cache-Control", "private, no-cache")]
    body = .bytes(bytes)
  }

  /// A page.
  static func html(_ text: String, status: Int = 200) -> Answer {
    var answer = Answer("text/html; charset=utf-8", Array(text.utf8), status: status)
    // It may hold the token of a form, and what it shows depends on the cookie.
    answer["Cache-Control"] = "private, no-store"
    answer["Vary"] = "Cookie, Accept-Language"
    return answer
  }

  /// A plain text.
  static func text(_ text: String, status: Int = 200) -> Answer {
    Answer("text/plain; charset=utf-8", Array(text.utf8), status: status)
  }

  /// Only header fields.
  static func nothing(_ headers: KeyValuePairs<String, String>) -> Answer {
    var answer = Answer("text/plain", [], status: 204)
    answer.headers = headers.map { ($0.key, $0.value) }
    return answer
  }

  /// A JSON document.
  static func json(_ json: JSON, type: String = "application/json", status: Int = 200) -> Answer {
    Answer(type, json.bytes() + [0x0A], status: status)
  }

  /// Events as they come.
  static func events(_ events: EventStream) -> Answer {
    var answer = Answer("text/event-stream", [])
    answer["Cache-Control"] = "no-store"
    // A balancer in between must not wait for the end.
    answer["X-Accel-Buffering"] = "no"
    answer.body = .stream(events)
    return answer
  }

  /// A file to be saved, piece by piece.
  static func file(
    _ name: String, _ type: String, _ next: @escaping @Sendable () async throws -> [UInt8]?
  ) -> Answer {
    var answer = Answer(type, [])
    answer["Cache-Control"] = "private, no-store"
    answer["Content-Disposition"] = "attachment; filename=\"\(name)\""
    answer.body = .pieces(next)
    return answer
  }

  /// Leads to another page of this server.
  static func redirect(to path: String) -> Answer {
    var answer = Answer.text("", status: 303)
    answer["Location"] = path
    return answer
  }

  /// The first header field of that name; setting replaces it.
  subscript(_ name: String) -> String? {
    get { headers.first { $0.name == name }?.value }
    set {
      headers.removeAll { $0.name == name }
      if let newValue { headers.append((name, newValue)) }
    }
  }
}

/// One server-sent event, or a sign of life.
enum ServerEvent {
  /// A comment, which readers ignore.
  static let heartbeat = ": \n\n"

  /// An event with a name and a text of one or more lines.
  static func text(_ name: String, _ data: String) -> String {
    let lines = data.split(omittingEmptySubsequences: false) { $0.isNewline }
    return "event: \(name)\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
  }

  /// The events that some work sends, with a sign of life where it is silent for long.
  static func stream(
    _ work: @escaping @Sendable (_ send: @escaping @Sendable (String) -> Void) async -> Void
  ) -> EventStream {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let send: @Sendable (String) -> Void = { continuation.yield($0) }
    let task = Task {
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          while (try? await Task.sleep(for: .seconds(10))) != nil { send(heartbeat) }
        }
        group.addTask { await work(send) }
        // The heartbeat ends by cancellation alone, so the first that ends is the work.
        await group.next()
        group.cancelAll()
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return EventStream(pieces: stream) { continuation.finish() }
  }
}

/// The pieces of an answer as some work makes them.
struct EventStream: Sendable {
  let pieces: AsyncStream<String>
  /// Ends the work, and with it the pieces; whoever stops reading them ends it, too.
  let end: @Sendable () -> Void
}
