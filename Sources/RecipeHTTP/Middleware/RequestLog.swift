public import RecipeProviderKit

/// A middleware that reports each exchange in a form that is safe to print and to keep.
///
/// Neither the query string nor a header value gets into a record: keys travel in both.
public struct RequestLog: HTTPTransport {
  /// One exchange.
  public struct Record: Sendable, Hashable {
    /// The request's method.
    public var method: String
    /// Host, and port unless it is the scheme's own; `-` when the address names none.
    public var host: String
    /// The path without query and fragment.
    public var path: String
    /// The status that came back; nil when there was no answer.
    public var status: Int?
    /// The length of the body after decompression.
    public var bodyBytes: Int
    /// From the call to the last byte or the failure.
    public var duration: Duration
    /// What went wrong when there was no answer.
    public var error: ProviderError?
  }

  private let transport: any HTTPTransport
  private let record: @Sendable (Record) -> Void

  /// Wraps a transport.
  ///
  /// - Parameters:
  ///   - transport: The transport that does the work.
  ///   - record: Called once for each exchange, from the task that sent the request.
  public init(_ transport: any HTTPTransport, record: @escaping @Sendable (Record) -> Void) {
    self.transport = transport
    self.record = record
  }

  /// Passes the request on and reports how it went.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let address = try? WebAddress(request.url)
    var entry = Record(
      method: request.method, host: address?.origin.authority ?? "-", path: address?.path ?? "-",
      status: nil, bodyBytes: 0, duration: .zero, error: nil)
    let start = ContinuousClock.now
    defer {
      entry.duration = ContinuousClock.now - start
      record(entry)
    }
    do {
      let response = try await transport.send(request)
      entry.status = response.status
      entry.bodyBytes = response.body.count
      return response
    } catch {
      entry.error = ProviderError(wrapping: error)
      throw error
    }
  }
}
