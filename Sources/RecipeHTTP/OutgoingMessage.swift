internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
import RecipeProviderKit

/// The method, fields and body of a request, as redirects change them.
struct OutgoingMessage: Sendable {
  private(set) var method: String
  private(set) var headers: RecipeProviderKit.HTTPHeaders
  private(set) var body: [UInt8]

  /// Fields that frame the message or steer the connection; they are the client's to set.
  private static let reserved: Set<String> = [
    "connection", "content-length", "expect", "host", "keep-alive", "proxy-authorization",
    "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade", ExchangeRegistry.field,
  ]

  /// Fields that may go on to another origin; whatever else there is could hold a secret.
  private static let harmless: Set<String> = ["accept", "accept-language", "user-agent"]

  /// Methods that may be sent twice (RFC 9110, section 9.2.2).
  private static let idempotent: Set<String> = ["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE"]

  /// Checks a request and takes its parts.
  /// - Throws: ``ProviderError`` with code `misconfigured` for a method or field that could smuggle
  ///   something into the connection.
  init(_ request: HTTPRequest, userAgent: String) throws(ProviderError) {
    guard !request.method.isEmpty, request.method.utf8.allSatisfy(\.isTokenCharacter) else {
      throw ProviderError(.misconfigured, "the request's method is not a word")
    }
    method = request.method
    body = request.body
    headers = RecipeProviderKit.HTTPHeaders()
    for field in request.headers.fields {
      guard !field.name.isEmpty, field.name.utf8.allSatisfy(\.isTokenCharacter) else {
        throw ProviderError(.misconfigured, "a request header has a name that is not a word")
      }
      guard field.value.utf8.allSatisfy({ $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }) else {
        throw ProviderError(
          .misconfigured, "the request header \(field.name) contains a control character",
          fix: "look for a line break at the end of the key or setting it is made from")
      }
      guard !Self.reserved.contains(field.name.lowercased()) else {
        throw ProviderError(
          .misconfigured, "the request header \(field.name) is set by the connection itself")
      }
      headers.append(field.name, field.value)
    }
    if headers["User-Agent"] == nil { headers.append("User-Agent", userAgent) }
  }

  /// Whether the request may be sent a second time without asking.
  var isIdempotent: Bool { Self.idempotent.contains(method) }

  /// Becomes the request that follows a redirect (RFC 9110, section 15.4): a POST turns into a GET
  /// on 301 and 302, anything but HEAD does on 303, and 307 and 308 keep everything.
  /// - Throws: ``ProviderError`` when a body would go to another origin.
  mutating func redirect(status: Int, leavingOrigin: Bool) throws(ProviderError) {
    let becomesGet =
      (status == 303 && method != "HEAD") || ((status == 301 || status == 302) && method == "POST")
    if becomesGet {
      method = "GET"
      body = []
      for name in headers.fields.map(\.name) where name.lowercased().hasPrefix("content-") {
        headers[name] = nil
      }
    }
    guard leavingOrigin else { return }
    guard body.isEmpty else {
      throw ProviderError(
        .invalidResponse, "the redirect would send the request's body to another server",
        httpStatus: status)
    }
    for name in headers.fields.map(\.name) where !Self.harmless.contains(name.lowercased()) {
      headers[name] = nil
    }
  }

  /// The request for the client library.
  func clientRequest(
    to address: WebAddress, over route: Route, number: UInt64
  ) -> HTTPClientRequest {
    // To the client every connection is a plain one: ``SecureLayer`` encrypts below it.
    let peer =
      if case .forward(let proxy) = route { proxy.shown } else { address.origin.hostAndPort }
    let query = address.query.map { "?\($0)" } ?? ""
    var request = HTTPClientRequest(url: "http://\(peer)\(address.path)\(query)")
    request.method = HTTPMethod(rawValue: method)
    request.headers.add(name: "Host", value: address.origin.authority)
    for field in headers.fields { request.headers.add(name: field.name, value: field.value) }
    if headers["Accept-Encoding"] == nil {
      request.headers.add(name: "Accept-Encoding", value: BodyCoding.accepted)
    }
    request.headers.add(name: ExchangeRegistry.field, value: String(number))
    if !body.isEmpty { request.body = .bytes(ByteBuffer(bytes: body)) }
    return request
  }
}

extension UInt8 {
  /// Whether the byte may stand in a method or a field name (RFC 9110, `tchar`).
  fileprivate var isTokenCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }
}
