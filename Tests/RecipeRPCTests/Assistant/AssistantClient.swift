import RecipeModel
import Testing

@testable import RecipeRPC

/// A client of the handler for assistants, without the wire.
struct AssistantClient {
  /// What a request came to.
  enum Outcome: Sendable, Hashable {
    case result(JSON)
    case error(WireError)
  }

  /// The members of `_meta` that a request of the stateless era carries.
  static let meta: JSON = [
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": [:],
  ]

  let handler: AssistantHandler
  /// Whether requests name the revision themselves.
  var isStateless = false

  init(_ service: FakeService = FakeService()) { handler = AssistantHandler(service: service) }

  /// A client after its handshake.
  static func connected(
    _ service: FakeService = FakeService(), version: String = "2025-11-25"
  ) async throws -> AssistantClient {
    let client = AssistantClient(service)
    _ = try await client.result("initialize", Self.hello(version))
    return client
  }

  /// A client that needs no handshake.
  static func stateless(_ service: FakeService = FakeService()) -> AssistantClient {
    var client = AssistantClient(service)
    client.isStateless = true
    return client
  }

  /// The parameters of `initialize`.
  static func hello(_ version: String) -> JSON {
    [
      "protocolVersion": .string(version), "capabilities": [:],
      "clientInfo": ["name": "test", "version": "1"],
    ]
  }

  /// What becomes of a request.
  func handling(_ method: String, _ params: JSON? = nil, id: JSON = 1) -> Disposition {
    var params = params
    if isStateless {
      var object = params?.objectValue ?? [:]
      var meta = Self.meta.objectValue ?? [:]
      for member in object["_meta"]?.objectValue?.members ?? [] { meta[member.name] = member.value }
      object["_meta"] = .object(meta)
      params = .object(object)
    }
    return handler.handle(IncomingMessage(id: id, method: method, params: params))
  }

  /// What a request comes to, its work done.
  func outcome(
    _ method: String, _ params: JSON? = nil, call: FakeCall = FakeCall()
  ) async throws -> Outcome {
    switch handling(method, params, id: call.id) {
    case .answer(let result): return .result(result)
    case .refuse(let error): return .error(error)
    case .work(let work):
      do {
        return .result(try await work.body(call))
      } catch { return .error(WireError(wrapping: error)) }
    case let other:
      Issue.record("a request came to \(other)")
      throw CancellationError()
    }
  }

  /// The result of a request that succeeds.
  func result(
    _ method: String, _ params: JSON? = nil, call: FakeCall = FakeCall()
  ) async throws -> JSON {
    switch try await outcome(method, params, call: call) {
    case .result(let result): return result
    case .error(let error): throw error
    }
  }

  /// The error of a request that fails.
  func error(_ method: String, _ params: JSON? = nil) async throws -> WireError {
    guard case .error(let error) = try await outcome(method, params) else {
      Issue.record("\(method) did not fail")
      throw CancellationError()
    }
    return error
  }

  /// The result of a tool call.
  func call(
    _ tool: String, _ arguments: JSON = [:], call: FakeCall = FakeCall(), progress: JSON? = nil
  ) async throws -> JSON {
    var params: JSONObject = ["name": .string(tool), "arguments": arguments]
    if let progress { params["_meta"] = ["progressToken": progress] }
    return try await result("tools/call", .object(params), call: call)
  }
}

extension JSON {
  /// The texts of a tool result's blocks.
  var blocks: [String] { self["content"]?.arrayValue?.compactMap { $0["text"]?.stringValue } ?? [] }

  /// The structured part of a tool result.
  var structured: JSON { self["structuredContent"] ?? .null }

  /// Whether a tool result is a failure.
  var isToolError: Bool { self["isError"]?.boolValue ?? false }

  /// The names of all members, however deep.
  var memberNames: Set<String> {
    switch self {
    case .array(let elements): Set(elements.flatMap(\.memberNames))
    case .object(let object):
      Set(object.members.flatMap { [$0.name] + $0.value.memberNames })
    default: []
    }
  }
}
