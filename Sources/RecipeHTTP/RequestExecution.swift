internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
import PotluckSupport
import RecipeProviderKit
import Synchronization

/// One call of ``HTTPClientTransport/send(_:)``: a request, its redirects, and at most one retry.
final class RequestExecution: Sendable {
  private let settings: HTTPTransportSettings
  private let pools: ConnectionPools
  private let privateNetwork: PrivateNetworkGuard
  private let maxBodyBytes: Int
  private let current = Mutex(Attempt())

  /// Where the journey is, for the message should time run out.
  private struct Attempt {
    var address: WebAddress?
    var exchange: Exchange?
  }

  init(
    settings: HTTPTransportSettings, pools: ConnectionPools, privateNetwork: PrivateNetworkGuard,
    maxBodyBytes: Int
  ) {
    self.settings = settings
    self.pools = pools
    self.privateNetwork = privateNetwork
    self.maxBodyBytes = maxBodyBytes
  }

  /// Sends the request and follows redirects to an answer.
  func run(_ request: HTTPRequest) async throws -> HTTPResponse {
    let address: WebAddress
    do throws(AddressProblem) {
      address = try WebAddress(request.url)
    } catch {
      throw ProviderError(.misconfigured, "the address cannot be requested: \(error)")
    }
    var message = try OutgoingMessage(request, userAgent: settings.userAgent)
    var trail = RedirectHistory(start: address, limit: settings.maxRedirects)
    while true {
      let target = trail.current
      let (route, answer): (Route, HTTPResponse)
      do {
        route = try await self.route(to: target, isRedirect: trail.hops > 0)
        answer = try await exchange(message, with: target, over: route)
      } catch let error as ProviderError {
        throw trail.located(error)
      }
      var response = answer
      try Self.checkProxy(response, route)
      guard request.followsRedirects, let location = trail.location(in: response) else {
        response.address = trail.hops > 0 ? try? RequestURL(target.text) : nil
        return response
      }
      let next = try trail.follow(location, status: response.status)
      try message.redirect(status: response.status, leavingOrigin: next.origin != target.origin)
    }
  }

  /// What to say when the deadline passed.
  func lateError(after limit: Duration) -> ProviderError {
    let leg = current.withLock { $0 }
    let peer = leg.address?.origin.authority ?? "the server"
    let progress = leg.exchange?.progress
    let state =
      if let bytes = progress?.bytesIn, bytes > 0 {
        "only \(bytes) bytes of the answer had come from \(peer)"
      } else if progress?.earlierUses != nil {
        "no answer had come from \(peer)"
      } else {
        "no connection had been made to \(peer)"
      }
    return ProviderError(.timedOut, "timed out after \(limit.exactText): \(state)")
  }

  private func route(to address: WebAddress, isRedirect: Bool) async throws -> Route {
    let origin = address.origin
    let choice = settings.proxies.choice(for: origin)
    if case .invalid(let variable, let problem) = choice {
      throw ProviderError(
        .misconfigured, "the proxy in \(variable) cannot be used: \(problem)",
        fix: "correct \(variable), or except \(origin.host) with no_proxy")
    }
    let objection = try await privateNetwork.objection(to: origin, isProxied: choice != .direct)
    if let objection { throw PrivateNetworkGuard.refusal(objection, isRedirect: isRedirect) }
    switch choice {
    case .proxy(let server) where server.kind == .http && origin.scheme == "http":
      return .forward(server)
    case .proxy(let server): return .tunnel(server)
    case .direct, .invalid:
      return privateNetwork.isConfigured(origin) ? .configured : .guarded
    }
  }

  /// A 407 comes from the proxy, not from the service.
  private static func checkProxy(
    _ response: HTTPResponse, _ route: Route
  ) throws(ProviderError) {
    guard response.status == 407, case .forward(let proxy) = route else { return }
    throw ProviderError.proxyWantsCredentials("the proxy \(proxy.shown)")
  }

  private func exchange(
    _ message: OutgoingMessage, with address: WebAddress, over route: Route
  ) async throws -> HTTPResponse {
    var attempts = 0
    while true {
      attempts += 1
      do {
        return try await attempt(message, with: address, over: route)
      } catch let failure as AttemptFailure {
        guard attempts <= failure.repeats(of: message), !Task.isCancelled else {
          throw await described(failure, of: message, address, route)
        }
      }
    }
  }

  /// The failure in words; a certificate that was not trusted is looked at once more for them.
  private func described(
    _ failure: AttemptFailure, of message: OutgoingMessage, _ address: WebAddress, _ route: Route
  ) async -> ProviderError {
    let fault =
      failure.isMistrust && route.proxy == nil
      ? await CertificateInspection(settings: settings, tls: pools.tls)
        .fault(of: address.origin, over: route) : nil
    var error = failure.described(
      address, route: route, settings: settings, certificateFault: fault)
    let progress = failure.exchange.progress
    if error.code == .unreachable, !message.isIdempotent, progress.earlierUses != nil {
      error.message += ", so it is not known whether it took the \(message.method)"
      error.mayHaveActed = true
    }
    return error
  }

  /// Sends a message once, over a route that has been decided on.
  func attempt(
    _ message: OutgoingMessage, with address: WebAddress, over route: Route
  ) async throws -> HTTPResponse {
    let exchange = Exchange(nameForTLS: address.origin.nameForTLS)
    current.withLock { $0 = Attempt(address: address, exchange: exchange) }
    let number = pools.registry.add(exchange)
    defer { pools.registry.remove(number) }
    let client = try pools.client(for: address.origin, over: route)
    let request = message.clientRequest(to: address, over: route, number: number)
    do {
      let response = try await client.execute(request, deadline: .distantFuture)
      exchange.receivedHead()
      return try await collect(response, method: message.method)
    } catch let error as ProviderError {
      throw error
    } catch {
      throw AttemptFailure(cause: error, exchange: exchange)
    }
  }

  private func collect(
    _ response: HTTPClientResponse, method: String
  ) async throws -> HTTPResponse {
    var headers = RecipeProviderKit.HTTPHeaders()
    for (name, value) in response.headers { headers.append(name, value) }
    let status = Int(response.status.code)
    let coding = method == "HEAD" ? nil : BodyCoding(headers)
    if case .unknown(let name) = coding {
      throw ProviderError(
        .invalidResponse, "the body is compressed with \(name), which was not asked for",
        httpStatus: status)
    }
    let length = headers["Content-Length"].flatMap { Int($0) }
    if method != "HEAD", let length, length > maxBodyBytes {
      throw BodyCoding.tooLarge(limit: maxBodyBytes, status: status)
    }
    var answer = HTTPResponse(status: status, headers: headers)
    let bodies = settings.bodies
    let number = bodies.open()
    // The body counts until it has been read, too: many may wait for that.
    answer.room = BodyRoom { bodies.close(number) }
    // Memory that nothing was written to costs nothing; growing step by step would copy.
    if method != "HEAD", let length, length > 0 { answer.body.reserveCapacity(length) }
    try await receive(response, into: &answer, number)
    if coding == .packed { try await unpack(&answer, number) }
    return answer
  }

  private func receive(
    _ response: HTTPClientResponse, into answer: inout HTTPResponse, _ number: Int
  ) async throws {
    for try await part in response.body {
      let size = answer.body.count + part.readableBytes
      guard size <= maxBodyBytes else {
        throw BodyCoding.tooLarge(limit: maxBodyBytes, status: answer.status)
      }
      // Until there is room nothing more is read, and the sender has to wait.
      try await settings.bodies.grow(number, to: size)
      if size > max(BodyBudget.beginning, answer.body.capacity) {
        answer.body.reserveCapacity(maxBodyBytes)
      }
      answer.body.append(contentsOf: part.readableBytesView)
    }
  }

  /// Unpacks a body that has come whole; what has to wait for room is still packed.
  private func unpack(_ answer: inout HTTPResponse, _ number: Int) async throws {
    let packed = PackedBody(answer.body)
    do {
      let size = try packed.size(limit: maxBodyBytes)
      try await settings.bodies.grow(number, to: answer.body.count + size)
      answer.body = try packed.unpacked(size: size)
    } catch PackedBody.Failure.tooLarge {
      throw BodyCoding.tooLarge(limit: maxBodyBytes, status: answer.status)
    }
  }
}

/// The addresses that one request has been sent to, and the rules for the next one.
struct RedirectHistory: Sendable {
  private var visited: [WebAddress]
  private let limit: Int

  init(start: WebAddress, limit: Int) {
    visited = [start]
    self.limit = limit
  }

  /// The address to ask now.
  var current: WebAddress { visited[visited.count - 1] }

  /// How many redirects have been followed.
  var hops: Int { visited.count - 1 }

  /// A failure to reach the address to ask now, told with the redirects that led there.
  func located(_ error: ProviderError) -> ProviderError {
    guard hops > 0, error.code == .unreachable || error.code == .timedOut else { return error }
    var error = error
    error.message = "\(visited[0].origin.authority) redirects elsewhere, and \(error.message)"
    error.fix = "check whether the address is still the service's own"
    error.suggestsNoNetwork = false
    error.isBehindRedirect = true
    return error
  }

  /// The `Location` of an answer that wants to be followed; nil for an answer to keep.
  ///
  /// A 300 or 304 is an answer, and so is a redirect that does not say where to.
  func location(in response: HTTPResponse) -> String? {
    switch response.status {
    case 301, 302, 303, 307, 308: response.headers["Location"].flatMap { $0.isEmpty ? nil : $0 }
    default: nil
    }
  }

  /// Checks the next hop and moves there.
  /// - Throws: ``ProviderError`` with code `invalidResponse` that names what is wrong with it.
  mutating func follow(_ location: String, status: Int) throws(ProviderError) -> WebAddress {
    func refused(_ message: String) -> ProviderError {
      ProviderError(.invalidResponse, message, httpStatus: status)
    }
    let next: WebAddress
    do throws(AddressProblem) {
      next = try current.following(location)
    } catch {
      throw refused("\(current.shown) redirects to an address that cannot be followed: \(error)")
    }
    guard current.origin.scheme == "http" || next.origin.scheme == "https" else {
      throw refused("\(current.shown) redirects from https to plain http on \(next.origin.host)")
    }
    if let start = visited.firstIndex(of: next) {
      let loop = (visited[start...] + [next]).map(\.shown).joined(separator: " to ")
      throw refused("the redirects run in a circle: \(loop)")
    }
    guard hops < limit else {
      throw refused("more than \(limit) redirects, the last one to \(next.shown)")
    }
    visited.append(next)
    return next
  }
}

/// What a body is on its way in.
enum BodyCoding: Equatable {
  case plain
  /// Compressed in a way that was asked for; see ``PackedBody``.
  case packed
  /// Compressed in another way, which is named.
  case unknown(String)

  /// The codings that are asked for.
  static let accepted = "deflate, gzip"

  /// Reads the content coding of an answer; `x-gzip` is gzip's old name (RFC 9110, section
  /// 8.4.1.3).
  init(_ headers: RecipeProviderKit.HTTPHeaders) {
    switch headers["Content-Encoding"]?.lowercased() {
    case nil, "", "identity": self = .plain
    case "gzip", "x-gzip", "deflate": self = .packed
    case let coding?:
      self = .unknown(String(coding.filter { $0.isASCII && !$0.isWhitespace }.prefix(30)))
    }
  }

  static func tooLarge(limit: Int, status: Int?) -> ProviderError {
    ProviderError(
      .invalidResponse, "the body is larger than \(limit.shownBytes)", httpStatus: status)
  }
}

extension Int {
  /// A number of bytes for people: `8 MiB`, `64 KiB`, `100 bytes`.
  var shownBytes: String {
    if self >= 1 << 20, self % (1 << 20) == 0 { return "\(self >> 20) MiB" }
    if self >= 1 << 10, self % (1 << 10) == 0 { return "\(self >> 10) KiB" }
    return "\(self) bytes"
  }
}
