public import RecipeProviderKit

/// Under what one answer is kept.
public struct ResponseKey: Sendable, Hashable {
  /// The source that gave it.
  public var source: SourceKey
  /// A salted hash of the request.
  public var request: String

  /// Creates a key.
  public init(source: SourceKey, request: String) {
    self.source = source
    self.request = request
  }
}

/// One answer as it is kept, with placeholders where secrets were.
///
/// Times are milliseconds since 1970 UTC.
public struct StoredResponse: Sendable, Hashable {
  /// The status code.
  public var status: Int
  /// The header fields, without those that carry credentials.
  public var headers: HTTPHeaders
  /// The body, decompressed.
  public var body: [UInt8]
  /// When the answer came, or was last confirmed.
  public var storedAt: Int64
  /// Until when it is given without asking the service.
  public var freshUntil: Int64

  /// Creates an answer.
  public init(
    status: Int, headers: HTTPHeaders, body: [UInt8], storedAt: Int64, freshUntil: Int64
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.storedAt = storedAt
    self.freshUntil = freshUntil
  }

  /// How many bytes the answer takes, about.
  public var size: Int {
    headers.fields.reduce(body.count + 256) { $0 + $1.name.utf8.count + $1.value.utf8.count }
  }

  /// The answer as a transport gives it.
  var response: HTTPResponse { HTTPResponse(status: status, headers: headers, body: body) }

  /// Whether the service need not be asked.
  ///
  /// An answer from the future is not trusted.
  func isFresh(now: Int64) -> Bool {
    now < freshUntil && storedAt <= now + SourceRecord.clockTolerance
  }
}

/// One change of what is kept.
public enum ResponseChange: Sendable, Hashable {
  /// Keep an answer in place of an earlier one.
  case save(ResponseKey, StoredResponse)
  /// The service confirmed the kept answer.
  case renew(ResponseKey, storedAt: Int64, freshUntil: Int64)
}
