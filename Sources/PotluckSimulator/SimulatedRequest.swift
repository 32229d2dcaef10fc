/// A request as a simulator saw it, for tests and for people.
public struct SimulatedRequest: Sendable, Hashable {
  /// A name with its value.
  public struct Pair: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The value, decoded.
    public var value: String
  }

  /// The place in the order of arrival, from 1.
  public var number: Int
  /// Which connection it came on, from 1.
  public var connection: Int
  /// When its last byte had arrived.
  public var time: ContinuousClock.Instant
  /// The method.
  public var method: String
  /// The request target as it was sent: a path with its query, or an absolute address.
  public var target: String
  /// The path, decoded.
  public var path: String
  /// The parameters of the query and of a form body, decoded, in order.
  public var parameters: [Pair]
  /// The header fields in order.
  public var headers: [Pair]
  /// The body as it arrived, up to 64 KB.
  public var body: [UInt8] = []
  /// The status that was decided on, even when a fault kept it from being sent; nil before that.
  public var status: Int?
  /// The words of the faults that it met; see ``Fault/kind``.
  public var faults: [String] = []
  /// How many bytes were sent in answer, head included.
  package var bytesSent = 0
  /// Whether the client closed the connection before the answer was complete.
  package var closedEarly = false
  /// When the client did so.
  package var closedAt: ContinuousClock.Instant?

  /// The first value of a parameter.
  public subscript(_ parameter: String) -> String? {
    parameters.first { $0.name == parameter }?.value
  }

  /// The first value of a header field, its name in any case.
  public func header(_ name: String) -> String? { headers.header(name) }
}

extension [SimulatedRequest.Pair] {
  /// The first value of a header field, its name in any case.
  func header(_ name: String) -> String? {
    first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
