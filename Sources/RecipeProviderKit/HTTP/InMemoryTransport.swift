import Synchronization

/// A transport without a network: a closure answers, and every request is kept.
///
/// It is public because whoever writes a provider tests it with this.
///
/// ```swift
/// let transport = InMemoryTransport { request in
///   request.url.contains("page=1") ? .json(#"{"recipes":[]}"#) : .html("<h1>gone</h1>", status: 500)
/// }
/// ```
public final class InMemoryTransport: HTTPTransport {
  private let answer: @Sendable (HTTPRequest) async throws -> HTTPResponse
  private let log = Mutex<[HTTPRequest]>([])

  /// Creates a transport whose answers a closure gives.
  public init(_ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.answer = answer
  }

  /// Creates a transport that gives these answers in turn, and fails as unreachable behind them.
  public convenience init(answers: [HTTPResponse]) {
    let next = Mutex(0)
    self.init { _ in
      let index = next.withLock { index in
        defer { index += 1 }
        return index
      }
      guard answers.indices.contains(index) else {
        throw ProviderError(.unreachable, "no answer is scripted for request \(index + 1)")
      }
      return answers[index]
    }
  }

  /// The requests so far, in the order in which they came.
  public var requests: [HTTPRequest] { log.withLock { $0 } }

  /// Records the request and asks the closure.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    log.withLock { $0.append(request) }
    try Task.checkCancellation()
    return try await answer(request)
  }
}

extension HTTPResponse {
  /// An answer with a JSON body.
  public static func json(
    _ text: String, status: Int = 200, contentType: String = "application/json"
  ) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": contentType], body: Array(text.utf8))
  }

  /// An answer with a web page.
  public static func html(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "text/html; charset=UTF-8"],
      body: Array(text.utf8))
  }
}
