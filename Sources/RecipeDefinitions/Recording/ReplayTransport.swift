import RecipeModel
import RecipeProviderKit
import Synchronization

/// Answers from recorded exchanges, each as often as it is asked for.
///
/// Requests are the same when their method, address and body are: parameters in any order, those
/// of one name in theirs; bodies as JSON values. Header fields do not count.
final class ReplayTransport: HTTPTransport {
  private let recorded: [(match: RequestMatch, request: RecordedRequest, response: HTTPResponse)]
  private let hide: Placeholders
  private let asked = Mutex<[HTTPRequest]>([])

  /// Prepares to answer.
  /// - Parameters:
  ///   - exchanges: the recorded exchanges, with placeholders for addresses.
  ///   - baseURL: the address that stands for `{baseURL}`.
  /// - Throws: ``ProviderError`` with code `misconfigured` when that is no base address.
  init(_ exchanges: [RecordedExchange], baseURL: String) throws(ProviderError) {
    let base = try RequestURL(base: baseURL)
    let reveal = Placeholders.addressRevealer(base)
    hide = Placeholders(secrets: [:], baseURL: baseURL)
    recorded = exchanges.map { exchange in
      let request = RecordedRequest(
        method: exchange.request.method, url: reveal(exchange.request.url),
        body: exchange.request.body.map { Placeholders.map($0) { reveal($0) } })
      let response = exchange.response
      return (
        RequestMatch(request), exchange.request,
        HTTPResponse(
          status: response.status, headers: response.headers.mapValues { reveal($0) },
          body: response.body.map { reveal($0) }.bytes)
      )
    }
  }

  var requests: [HTTPRequest] { asked.withLock { $0 } }

  /// The recorded answer.
  /// - Throws: ``ProviderError`` with code `notRecorded` that names the nearest recorded request
  ///   and what differs.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
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
    let others =
      nearest.map { nearest in
        "; the nearest is \(nearest.request.method) \(nearest.request.url), which differs in "
          + nearest.differences.map { hide.record($0) }.joined(separator: ", ")
      } ?? ", nor any other"
    return ProviderError(
      .notRecorded, "the recording has no answer for \(asked)\(others)",
      fix: "correct the definition, or record the case again")
  }
}

extension ProviderError.Code {
  /// A replayed recording has no answer for the request.
  static let notRecorded = ProviderError.Code(rawValue: "notRecorded")
}

/// A request taken apart for comparison.
struct RequestMatch {
  private let method: String
  private let origin: String
  private let path: [String]
  private let query: [(name: String, value: String)]
  private let body: JSON?

  /// Takes a recorded request apart, its placeholders for addresses already replaced.
  init(_ request: RecordedRequest) {
    method = request.method
    // A form is the same however its stand-ins are encoded.
    body = request.body.map { body in
      body.stringValue.map { .string(PercentEncoding.decode($0[...], plusIsSpace: true)) } ?? body
    }
    if let url = try? RequestURL(request.url) {
      origin = url.origin
      path = Self.segments(url.path)
      query = Self.sorted(url.queryItems)
    } else {
      origin = ""
      path = [request.url]
      query = []
    }
  }

  init(_ request: HTTPRequest) {
    self.init(
      RecordedRequest(
        method: request.method, url: request.url, body: RecordedResponse.Body(request.body).json))
  }

  /// In which ways another request differs, in words; empty when it is the same.
  /// - Parameters:
  ///   - asked: the other request.
  ///   - name: the word for this one.
  /// - Returns: the differences, each in a few words.
  func differences(to asked: RequestMatch, calling name: String = "recorded") -> [String] {
    var found: [String] = []
    if method != asked.method { found.append("the method (\(name) \(method))") }
    if origin != asked.origin { found.append("the host") }
    if path.count != asked.path.count || !zip(path, asked.path).allSatisfy(Self.isSame) {
      found.append("the path (\(name) /\(path.joined(separator: "/")))")
    }
    found += queryDifferences(to: asked, name)
    let isSameBody =
      body.map { mine in asked.body.map(mine.covers) ?? false } ?? (asked.body == nil)
    if !isSameBody { found.append("the body") }
    return found
  }

  private func queryDifferences(to asked: RequestMatch, _ word: String) -> [String] {
    var found: [String] = []
    let names = query.map(\.name) + asked.query.map(\.name)
    var seen: Set<String> = []
    for name in names where seen.insert(name).inserted {
      let mine = query.filter { $0.name == name }.map(\.value)
      let other = asked.query.filter { $0.name == name }.map(\.value)
      if mine.isEmpty {
        found.append("\(name) (not \(word))")
      } else if other.isEmpty {
        found.append("\(name) (\(word), not asked)")
      } else if mine.count != other.count || !zip(mine, other).allSatisfy(Self.isSame) {
        found.append(
          "\(name) (\(word) \(mine.joined(separator: ", ")), asked"
            + " \(other.joined(separator: ", ")))")
      }
    }
    return found
  }

  private static func isSame(_ recorded: String, _ asked: String) -> Bool {
    recorded == asked || recorded == Redaction.mark
  }

  private static func segments(_ path: String) -> [String] {
    path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      PercentEncoding.decode($0)
    }
  }

  /// Parameters of one name keep their order; the names themselves have none.
  private static func sorted(
    _ items: [(name: String, value: String)]
  ) -> [(name: String, value: String)] {
    items.enumerated().sorted {
      ($0.element.name, $0.offset) < ($1.element.name, $1.offset)
    }.map(\.element)
  }
}

extension JSON {
  /// Whether two documents say the same: numbers by value, members in any order; the string `•••`
  /// stands for any value.
  func covers(_ other: JSON) -> Bool {
    switch (self, other) {
    case (.string(Redaction.mark), _): true
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.covers($1) }
    case (.object(let left), .object(let right)):
      left.members.count == right.members.count
        && left.members.allSatisfy { member in
          right[member.name].map { member.value.covers($0) } == true
        }
    default: isSame(as: other)
    }
  }
}
