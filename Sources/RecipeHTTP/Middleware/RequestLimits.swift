public import RecipeProviderKit

/// A middleware that bounds requests which do not bound themselves, for one provider's settings.
///
/// A limit that the request sets itself stays when it is the stricter one.
public struct RequestLimits: HTTPTransport {
  private let transport: any HTTPTransport
  private let timeout: Duration?
  private let maxBodyBytes: Int?

  /// Wraps a transport.
  ///
  /// - Parameters:
  ///   - transport: The transport that does the work.
  ///   - timeout: The longest that one exchange may take; nil leaves it to the transport.
  ///   - maxBodyBytes: The most bytes of body; nil leaves it to the transport.
  public init(_ transport: any HTTPTransport, timeout: Duration? = nil, maxBodyBytes: Int? = nil) {
    self.transport = transport
    self.timeout = timeout
    self.maxBodyBytes = maxBodyBytes
  }

  /// Passes the request on with its limits.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var request = request
    request.timeout = stricter(request.timeout, timeout)
    request.maxBodyBytes = stricter(request.maxBodyBytes, maxBodyBytes)
    return try await transport.send(request)
  }

  private func stricter<Value: Comparable>(_ one: Value?, _ other: Value?) -> Value? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}
