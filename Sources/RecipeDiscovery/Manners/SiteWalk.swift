import RecipeDefinitions
import RecipePages
import RecipeProviderKit
import Synchronization

/// The requests to one site: one at a time, an interval apart, counted, told, and none that
/// robots.txt forbids.
final class SiteWalk: Sendable {
  /// An answer with the address that it came from, behind redirects.
  struct Reply: Sendable {
    var response: HTTPResponse
    var address: RequestURL
  }

  /// Why a request was not answered.
  enum Stop: Error {
    /// As many requests were made as may be.
    case limit
    /// robots.txt forbids the address, by this line.
    case robots(RequestURL, line: String)
    /// The site leads to a page that asks for consent.
    case consent(RequestURL)
    /// The site answers even the request for its robots.txt with a wall.
    case wall(PageAnnouncements.Wall, host: String)
    /// There was no answer, or none that can be read.
    case failed(ProviderError)
  }

  private struct State {
    var asked: [Asked] = []
    var rules: [String: RobotsRules] = [:]
    /// Why a site's robots.txt could not be had.
    var failures: [String: ProviderError] = [:]
    /// The walls that stand before a site's robots.txt.
    var walls: [String: PageAnnouncements.Wall] = [:]
    var interval: Duration
  }

  private let discovery: SiteDiscovery
  private let told: @Sendable (Asked) -> Void
  private let state: Mutex<State>

  /// The longest pause that a site's wish makes.
  private static let longestPause = Duration.seconds(10)
  private static let mostRedirects = 5
  private static let timeout = Duration.seconds(15)
  private static let mostBytes = 5 << 20

  init(_ discovery: SiteDiscovery, told: @escaping @Sendable (Asked) -> Void) {
    self.discovery = discovery
    self.told = told
    state = Mutex(State(interval: discovery.interval))
  }

  /// Every request so far.
  var asked: [Asked] { state.withLock { $0.asked } }

  /// How many requests may still be made.
  var left: Int { max(0, discovery.mostRequests - asked.count) }

  // MARK: robots.txt

  /// The rules of an address's site, which are asked for once.
  /// - Throws: ``Stop``, or `CancellationError`.
  func rules(for address: RequestURL) async throws -> RobotsRules {
    let origin = address.origin
    let (known, wall) = state.withLock { ($0.rules[origin], $0.walls[origin]) }
    if let wall { throw Stop.wall(wall, host: address.host) }
    if let known { return known }
    var rules = RobotsRules.closed
    var final: RequestURL?
    do {
      let request = self.request(
        to: address.withPath("/robots.txt"), accept: "text/plain,*/*;q=0.1")
      let reply = try await follow(request, for: "robots.txt", heedsRobots: false)
      if let wall = try WallSigns.wall(beforeRobots: reply) {
        state.withLock { $0.walls[origin] = wall }
        throw Stop.wall(wall, host: reply.address.host)
      }
      rules = RobotsRules(reply.response, token: discovery.robotsToken)
      final = reply.address
      if !(200..<300).contains(reply.response.status), reply.response.status >= 500 {
        note(failure: Self.failing(reply.response), of: origin)
      }
    } catch Stop.failed(let error) {
      note(failure: error, of: origin)
    } catch Stop.consent {
      rules = .open
    }
    let origins =
      [origin] + (final?.path == "/robots.txt" ? [final?.origin].compactMap(\.self) : [])
    state.withLock { state in
      for origin in origins { state.rules[origin] = state.rules[origin] ?? rules }
      if let delay = rules.delay {
        state.interval = max(state.interval, min(delay, Self.longestPause))
      }
    }
    return rules
  }

  private func note(failure: ProviderError, of origin: String) {
    state.withLock { $0.failures[origin] = failure }
  }

  private static func failing(_ response: HTTPResponse) -> ProviderError {
    ProviderError(
      .httpError, "its robots.txt answers \(response.status), so that nothing may be asked for now",
      fix: "try again later", httpStatus: response.status)
  }

  /// Why a site's robots.txt could not be had; nil when it could.
  func failure(of address: RequestURL) -> ProviderError? {
    state.withLock { $0.failures[address.origin] }
  }

  /// The address on the site that the first one's robots.txt leads to, such as the one with `www.`:
  /// asking there saves a redirect.
  func settled(_ address: RequestURL) -> RequestURL {
    let moved = state.withLock { state in
      state.rules.keys.first { origin in
        origin != address.origin
          && (try? RequestURL(base: origin)).map { $0.isSibling(of: address) } == true
      }
    }
    guard let moved, let base = try? RequestURL(base: moved) else { return address }
    return (try? base.rebasing(address.text)) ?? address
  }

  // MARK: Requests

  /// A request that names what it wants.
  func request(to address: RequestURL, accept: String = Accept.page) -> HTTPRequest {
    var request = HTTPRequest(
      url: address.text, headers: ["Accept": accept], timeout: Self.timeout,
      maxBodyBytes: Self.mostBytes)
    request.followsRedirects = false
    return request
  }

  /// Asks for a page.
  /// - Throws: ``Stop``, or `CancellationError`.
  func ask(
    _ address: RequestURL, for purpose: String, accept: String = Accept.page
  ) async throws -> Reply {
    try await follow(request(to: address, accept: accept), for: purpose)
  }

  /// Sends a request and follows redirects, each of which is a request of its own.
  /// - Throws: ``Stop``, or `CancellationError`.
  func follow(
    _ request: HTTPRequest, for purpose: String, heedsRobots: Bool = true
  ) async throws -> Reply {
    var request = request
    request.followsRedirects = false
    var purpose = purpose
    for hop in 0...Self.mostRedirects {
      let address: RequestURL
      do { address = try RequestURL(request.url) } catch { throw Stop.failed(error) }
      if heedsRobots { try await check(address) }
      let response = try await send(request, for: purpose)
      guard let next = try Self.redirect(of: response, at: address) else {
        return Reply(response: response, address: address)
      }
      if WallSigns.asksForConsent(next) { throw Stop.consent(next) }
      if hop == 0 { purpose += " (redirected)" }
      request.redirect(to: next, status: response.status)
    }
    throw Stop.failed(
      ProviderError(.invalidResponse, "more than \(Self.mostRedirects) redirects"))
  }

  private func check(_ address: RequestURL) async throws {
    let rules = try await rules(for: address)
    guard !rules.allows(address) else { return }
    if let failure = failure(of: address) { throw Stop.failed(failure) }
    throw Stop.robots(address, line: rules.rule(for: address)?.line ?? "")
  }

  private func send(_ request: HTTPRequest, for purpose: String) async throws -> HTTPResponse {
    let (count, interval) = state.withLock { ($0.asked.count, $0.interval) }
    guard count < discovery.mostRequests else { throw Stop.limit }
    try Task.checkCancellation()
    if count > 0, interval > .zero { try await discovery.clock.sleep(for: interval) }
    let shown = (try? RequestURL(request.url))?.withoutKeys ?? request.url
    var asked = Asked(purpose: purpose, method: request.method, address: shown)
    let start = ContinuousClock.now
    do {
      var response = try await discovery.transport.send(request)
      // Answers are held until the site is known, and must not keep others waiting for so long.
      response.room = BodyRoom()
      asked.status = response.status
      note(asked, since: start)
      return response
    } catch let error as ProviderError where error.code == .misconfigured {
      // The address lies where nothing may be asked, and nothing was.
      throw Stop.failed(error)
    } catch let error as ProviderError where error.code != .cancelled {
      asked.failure = error.message
      note(asked, since: start)
      throw Stop.failed(error)
    } catch {
      asked.failure = "cancelled"
      note(asked, since: start)
      throw CancellationError()
    }
  }

  private func note(_ asked: Asked, since start: ContinuousClock.Instant) {
    var asked = asked
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    asked.milliseconds = Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
    state.withLock { $0.asked.append(asked) }
    told(asked)
  }

  /// Where an answer leads; nil for an answer to keep.
  private static func redirect(
    of response: HTTPResponse, at address: RequestURL
  ) throws(Stop) -> RequestURL? {
    guard [301, 302, 303, 307, 308].contains(response.status),
      let location = response.headers["Location"], !location.isEmpty
    else { return nil }
    let next: RequestURL
    do { next = try address.resolving(location) } catch { throw .failed(error) }
    guard address.scheme == "http" || next.scheme == "https" else {
      throw .failed(
        ProviderError(
          .invalidResponse, "\(address.host) redirects from https to plain http on \(next.host)"))
    }
    guard next != address else {
      throw .failed(ProviderError(.invalidResponse, "\(address.host) redirects in a circle"))
    }
    return next
  }
}

/// What requests say they want.
enum Accept {
  static let page = "text/html,application/xhtml+xml,application/json;q=0.8,*/*;q=0.1"
  static let script = "text/javascript,*/*;q=0.1"
  static let json = "application/json,*/*;q=0.1"
  static let xml = "application/xml,text/xml,application/rss+xml,application/atom+xml,*/*;q=0.1"
}

extension HTTPRequest {
  /// Moves the request to where a redirect leads, as browsers do.
  fileprivate mutating func redirect(to address: RequestURL, status: Int) {
    url = address.text
    guard status != 307, status != 308, method != "GET" else { return }
    method = "GET"
    body = []
    headers["Content-Type"] = nil
  }
}

extension RequestURL {
  /// Whether two addresses are of one site: the same host but for `www.`, and the same port.
  func isSibling(of other: RequestURL) -> Bool {
    bareHost == other.bareHost && port == other.port
  }
}

extension RequestURL {
  /// The address for people: of parameters that carry a key the name is left.
  ///
  /// What is searched for is none, though letters without meaning look like one.
  var withoutKeys: String {
    guard queryItems.contains(where: carriesKey) else { return text }
    let items = queryItems.map { item in
      if Secrecy.looksLikeKey(item.name) { return Redaction.mark }
      let value =
        carriesKey(item) ? Redaction.mark : PercentEncoding.encode(item.value)
      return PercentEncoding.encode(item.name) + "=" + value
    }
    return String(text.prefix { $0 != "?" }) + "?" + items.joined(separator: "&")
  }

  private func carriesKey(_ item: (name: String, value: String)) -> Bool {
    !SearchWords.isForWords(item.name) && Secrecy.carriesKey(item.name, item.value)
  }
}
