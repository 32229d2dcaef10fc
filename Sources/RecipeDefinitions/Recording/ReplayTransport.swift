import RecipeModel
public import RecipeProviderKit
import Synchronization

/// Answers from recorded exchanges, each as often as it is asked for.
///
/// Requests are the same when their method, address and body are: parameters in any order, those
/// of one name in theirs; bodies as JSON values. Header fields do not count.
public final class ReplayTransport: HTTPTransport {
  private let recorded: [(match: RequestMatch, request: RecordedRequest, response: HTTPResponse)]
  private let hide: Placeholders
  private let asked = Mutex<[HTTPRequest]>([])

  /// Prepares to answer.
  /// - Parameters:
  ///   - exchanges: the recorded exchanges, with placeholders for addresses.
  ///   - baseURL: the address that stands for `{baseURL}`.
  /// - Throws: ``ProviderError`` with code `misconfigured` when that is no base address.
  public init(_ exchanges: [RecordedExchange], baseURL: String) throws(ProviderError) {
    let base = try RequestURL(base: baseURL)
    let reveal = Placeholders.addressRevealer(base)
    hide = Placeholders(secrets: [:], baseURL: baseURL)
    recorded = exchanges.map { exchange in
      let request = RecordedRequest(
        method: exchange.request.method, url: reveal(exchange.request.url),
        body: exchange.request.body.map { Placeholders.map($0) { reveal($0) } })
      var headers = HTTPHeaders()
      for field in exchange.response.headers.fields {
        headers.append(field.name, reveal(field.value))
      }
      let body: RecordedResponse.Body =
        switch exchange.response.body {
        case .json(let json): .json(Placeholders.map(json) { reveal($0) })
        case .text(let text): .text(reveal(text))
        }
      return (
        RequestMatch(request), exchange.request,
        HTTPResponse(status: exchange.response.status, headers: headers, body: body.bytes)
      )
    }
  }

  /// The requests so far.
  public var requests: [HTTPRequest] { asked.withLock { $0 } }

  /// The recorded answer.
  /// - Throws: ``ProviderError`` with code `notRecorded` that names the nearest recorded request
  ///   and what differs.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    asked.withLock { $0.append(request) }
    try Task.checkCancellation()
    let wanted = RequestMatch(request)
    var nearest: (differences: [String], request: RecordedRequest)?
    for exchange in recorded {
      let differences = exchange.match.differences(to: wanted)
      if differences.isEmpty { return exchange.response }
      if differences.count < nearest?.differences.count ?? .max {
        nearest = (differences, exchange.request)
      }
    }
    throw unknown(request, nearest)
  }

  private func unknown(
    _ request: HTTPRequest, _ nearest: (differences: [String], request: RecordedRequest)?
  ) -> ProviderError {
    let asked = "\(request.method) \(hide.record(request.url))"
    guard let nearest else {
      return ProviderError(
        .notRecorded, "the recording has no answer for \(asked), nor any other",
        hint: "correct the definition, or record the case again")
    }
    return ProviderError(
      .notRecorded,
      "the recording has no answer for \(asked); the nearest is \(nearest.request.method)"
        + " \(nearest.request.url), which differs in "
        + nearest.differences.map { hide.record($0) }.joined(separator: ", "),
      hint: "correct the definition, or record the case again")
  }
}

extension ProviderError.Code {
  /// A replayed recording has no answer for the request.
  public static let notRecorded = ProviderError.Code(rawValue: "notRecorded")
}
