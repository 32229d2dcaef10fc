import RecipeModel
import Testing

@testable import RecipeRPC

/// A client of the handler for editors, without the wire: each call decides and works at once.
struct EditorClient: Sendable {
  let service: FakeService
  let handler: EditorHandler

  /// A client whose server is initialized unless told otherwise.
  init(_ service: FakeService = FakeService(), isInitialized: Bool = true) {
    self.service = service
    handler = EditorHandler(service: service)
    if isInitialized { _ = handle("initialize", [:]) }
  }

  /// What the handler decides about a request.
  @discardableResult
  func handle(_ method: String, _ params: JSON? = nil, id: JSON = 1) -> Disposition {
    handler.handle(IncomingMessage(id: id, method: method, params: params))
  }

  /// What the handler decides about a notification.
  @discardableResult
  func notify(_ method: String, _ params: JSON? = nil) -> Disposition {
    handler.handle(IncomingMessage(id: nil, method: method, params: params))
  }

  /// The answer to a request.
  /// - Throws: what the request is refused with, as ``WireError``.
  func request(_ method: String, _ params: JSON? = nil, call: FakeCall = FakeCall()) async throws
    -> JSON
  {
    switch handle(method, params) {
    case .answer(let result), .answerWatching(let result, _): return result
    case .refuse(let error): throw error
    case .work(let work):
      do { return try await work.body(call) } catch let failure as Failure {
        throw WireError(failure)
      }
    default: throw WireError(.internalError, "not answered")
    }
  }

  /// The error that a request is refused with; fails the test when there is none.
  func refusal(
    _ method: String, _ params: JSON? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> WireError {
    let error = await #expect(throws: WireError.self, sourceLocation: sourceLocation) {
      _ = try await request(method, params)
    }
    return try #require(error, sourceLocation: sourceLocation)
  }

  /// The work of a request.
  func work(_ method: String, _ params: JSON? = nil) throws -> Work {
    guard case .work(let work) = handle(method, params) else {
      throw WireError(.internalError, "no work")
    }
    return work
  }
}

extension Disposition {
  /// The error that a request is refused with.
  var error: WireError? { if case .refuse(let error) = self { error } else { nil } }
  /// The answer that is given at once.
  var answer: JSON? {
    switch self {
    case .answer(let result), .answerWatching(let result, _): result
    default: nil
    }
  }
  /// The status that the process ends with.
  var status: Int32? { if case .exit(let status) = self { status } else { nil } }
  /// Whether nothing is sent.
  var isSilent: Bool { if case .silence = self { true } else { false } }
}

extension WireError {
  /// The place of the parameter that is wrong.
  var path: String? { data?["path"]?.stringValue }
  /// The kind of failure.
  var kind: String? { data?["kind"]?.stringValue }
}

extension JSON {
  /// The strings of an array.
  var strings: [String] { arrayValue?.compactMap(\.stringValue) ?? [] }
}
