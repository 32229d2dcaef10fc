import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import Synchronization

/// What every request passes before anything is done for it.
///
/// Its order: the authority that it names, where it comes from, who asks, and for what changes
/// something the token of its form. ``Answer`` gets its header fields here too.
final class AccessControl: Sendable {
  /// Who may ask for a route.
  enum Access: Sendable {
    /// Anybody who reaches the server.
    case anyone
    /// Whoever has the token, when there is one.
    case reader
    /// Like a reader; a client of the closed services gives the token as its `key`.
    case oldClient
  }

  /// A request as it came.
  struct Arrival: Sendable {
    var method: String
    var target: String
    /// What the request names as its host; nil unless it names exactly one.
    var authority: String?
    /// Header fields by their names in small letters; of several with one name all, with commas.
    var headers: [String: String]
    /// The other end's address.
    var peer: String
    /// Seconds since 1970.
    var now: Int
  }

  /// Whose a token is.
  struct Owner: Sendable {
    /// The user; nil for the household.
    var user: String?
  }

  let signer: Signer
  private let hosts: HostCheck
  /// The tokens with those whom they belong to; nil for the household.
  private let tokens: [(user: String?, token: String)]
  private let users: TableOptions.Users?
  private let isOneOfMany: Bool
  private let origins: Set<String>
  private let addresses: ClientAddress
  private let guesses: RateLimiter
  /// Old clients go on sending the key of a service that has closed: each its own, and always the same.
  private let oldKeys: RateLimiter
  private let ended: EndedSessions
  private let port = Mutex(0)

  init(_ options: TableOptions) {
    hosts = HostCheck(bound: options.host, names: options.names)
    signer = Signer(shared: options.signingKey)
    guesses = RateLimiter("token", most: 10, shared: options.sharedGuesses)
    oldKeys = RateLimiter("key", most: 100, shared: options.sharedGuesses)
    isOneOfMany = options.isOneOfMany
    origins = options.origins
    users = options.users
    addresses = ClientAddress(options.forwarding)
    ended = EndedSessions(options.sharedSessions)
    let ofUsers = (options.users?.tokens ?? []).map { (user: Optional($0.user), token: $0.token) }
    tokens = (options.token.map { [(user: nil, token: $0)] } ?? []) + ofUsers
  }

  /// Notes the port that the server listens on.
  func listen(on port: Int) { self.port.withLock { $0 = port } }

  /// Whether a token is needed.
  var hasToken: Bool { !tokens.isEmpty }

  /// The name of the cookie: ports share cookies, so each has one of its own, unless several
  /// instances stand for one server.
  var cookieName: String { isOneOfMany ? "potluck" : "potluck_\(port.withLock(\.self))" }

  // MARK: Before the route

  /// Lets a request in.
  /// - Throws: ``Problem``.
  func admit(_ arrival: Arrival) async throws(Problem) -> Visit {
    let port = port.withLock(\.self)
    guard let host = arrival.authority, hosts.allows(host, port: port) else {
      throw Problem(
        .wrongHost, "this server is not the one that the request names",
        fix: "name it to the server: potluck serve --name")
    }
    guard arrival.target.first == "/", arrival.target.utf8.count <= 16_384 else {
      throw Problem(.badTarget, "the address is not one of this server")
    }
    let parts = arrival.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var visit = Visit(
      method: arrival.method, path: String(parts[0]),
      query: Parameters(parts.count > 1 ? parts[1] : ""), host: host, headers: arrival.headers)
    visit.client = addresses.address(from: arrival.peer, arrival.headers)
    visit.allowedOrigin = allowedOrigin(of: visit)
    if visit.allowedOrigin == nil { try checkOrigin(visit) }
    visit.session = Session(now: arrival.now)
    let cookies = visit.allowedOrigin == nil ? arrival.headers["cookie"] : nil
    for cookie in (cookies ?? "").split(separator: ";") {
      let pair = cookie.drop { $0 == " " }
      guard pair.hasPrefix("\(cookieName)=") else { continue }
      if let session = Session(
        pair.dropFirst(cookieName.count + 1), now: arrival.now, signer, token: token(of:)),
        await !ended.contains(session)
      {
        (visit.session, visit.isSessionNew) = (session, false)
      }
    }
    visit.user = visit.session.user
    if let name = users?.header, isBelieved(arrival.peer) {
      // What a proxy says goes before what a cookie says; without a name nobody is there.
      let user = arrival.headers[name] ?? ""
      (visit.user, visit.isNamedByProxy) = (user, KeepingUser.isName(user))
      visit.session.isTrusted = false
    }
    return visit
  }

  /// The origin of the web page that asks, where the configuration lets it ask as a program does.
  ///
  /// Browsers name no origin when a page shows a picture; the page that it is on tells it then.
  private func allowedOrigin(of visit: Visit) -> String? {
    let isPicture = visit.path == "/picture"
    let page = visit.headers["referer"]?.split(separator: "/", maxSplits: 3).prefix(2)
    guard isPicture || OldClients.roots.contains(where: visit.path.hasPrefix),
      let origin = visit.headers["origin"]
        ?? (isPicture ? page?.joined(separator: "//") : nil), origins.contains(origin.lowercased())
    else { return nil }
    return origin
  }

  /// Refuses what another site's page makes a browser ask.
  private func checkOrigin(_ visit: Visit) throws(Problem) {
    let refusal = Problem(.crossSite, "another site's page made this request")
    // An extension that the user gave the token speaks for the user; no page can send its origin.
    if visit.isFromExtension, visit.bearer != nil, visit.path.hasPrefix(Interface.root) { return }
    let isReading = ["GET", "HEAD"].contains(visit.method)
    if let site = visit.headers["sec-fetch-site"], site != "same-origin", site != "none" {
      // A link on another page may lead here; nothing else of it may.
      let isLink =
        isReading && visit.headers["sec-fetch-mode"] == "navigate"
        && visit.headers["sec-fetch-dest"] == "document"
      guard isLink else { throw refusal }
    }
    if let origin = visit.headers["origin"] {
      let host = visit.host.lowercased()
      guard ["http://\(host)", "https://\(host)"].contains(origin.lowercased()) else {
        throw refusal
      }
    }
  }

  /// Refuses a request that may come from another site's page and would make this machine ask somebody
  /// or write something; a page is then led to by ``AppPages/arrival(_:_:_:)``.
  ///
  /// Clients of the closed services have no cookie and are often pages themselves, so that only those
  /// are refused whose browser says where they come from. A token in a header field was put there on
  /// purpose: no other site's page can do that.
  func checkSite(_ visit: Visit, _ route: Route) throws(Problem) {
    guard visit.allowedOrigin == nil, !route.isPage, route.access != .anyone,
      ["GET", "HEAD"].contains(visit.method)
    else { return }
    let isElsewhere =
      route.access == .oldClient || visit.bearer != nil
      ? visit.namesAnotherSite : visit.mayBeFromElsewhere
    if isElsewhere {
      throw Problem(
        .crossSite, "another site's page may have made this request",
        fix: "type the address, or follow a link on a page of this server")
    }
  }

  // MARK: Who asks

  /// Whether a proxy that may name users is at an address.
  private func isBelieved(_ peer: String) -> Bool {
    let peer = ClientAddress.plain(peer)
    return users?.proxies.contains { ClientAddress.plain($0) == peer } == true
  }

  /// Whether a user may do what touches the machine's own network: the household, which shares
  /// everything, and the users whom the configuration calls owners.
  func isOwner(_ user: String?) -> Bool { user.map { users?.owners.contains($0) == true } ?? true }

  /// Ends a session, so that a copy of its cookie opens nothing.
  /// - Throws: ``Problem`` where other instances cannot be told.
  func end(_ session: Session, now: Int) async throws(Problem) {
    do { try await ended.end(session, now: now) } catch {
      throw Problem(
        Failure(
          .storage,
          "you are signed out here, but other instances, and this one after a restart, do not know",
          fix: "sign out again in a moment", isRetryable: true))
    }
  }

  /// The token of a user, or of the household.
  private func token(of user: String?) -> String? { tokens.first { $0.user == user }?.token }

  /// Lets a visit to a route, and notes whose it is.
  /// - Throws: ``Problem`` when its token is missing or wrong.
  func authorize(_ visit: inout Visit, _ access: Access, now: Int) async throws(Problem) {
    guard access != .anyone else { return }
    // Of an extension the token counts, whoever else is known to be there.
    let isKnown =
      !visit.isFromExtension && (visit.session.isTrusted || visit.isNamedByProxy)
    let needsToken = (users != nil || hasToken) && !isKnown
    if needsToken { visit.user = try await owner(of: visit, access, now: now).user }
    visit.isIdentified = true
  }

  /// Whose the token is that a visit carries.
  /// - Throws: ``Problem`` when it is missing or wrong.
  private func owner(of visit: Visit, _ access: Access, now: Int) async throws(Problem) -> Owner {
    let challenge = [(name: "WWW-Authenticate", value: "Bearer realm=\"potluck\"")]
    if let given = visit.bearer {
      if let owner = try await owner(of: given, client: visit.client, now: now) { return owner }
      throw Problem(.unauthorized, "the token is wrong", headers: challenge)
    }
    if access == .oldClient, let key = visit.query["key"],
      let owner = try await owner(of: key, oldKeys, client: visit.client, now: now)
    {
      return owner
    }
    throw Problem(
      .unauthorized, "a token is needed",
      fix: access == .oldClient
        ? "send it as key, or as Authorization: Bearer"
        : "send it as Authorization: Bearer, or sign in on the page", headers: challenge)
  }

  /// Whose a token is; nil when it is nobody's, which counts as a guess.
  /// - Throws: ``Problem`` when it is nobody's and the client has tried too many.
  func owner(of given: String, client: String, now: Int) async throws(Problem) -> Owner? {
    try await owner(of: given, guesses, client: client, now: now)
  }

  private func owner(
    of given: String, _ limiter: RateLimiter, client: String, now: Int
  ) async throws(Problem) -> Owner? {
    if let owner = holder(of: given) { return owner }
    if let wait = await limiter.note(signer.sign(given, for: "guess"), by: client, now: now) {
      throw Problem(
        .tooManyGuesses, "too many wrong tokens came from there",
        fix: "send the right one, or wait \(wait) seconds", headers: [("Retry-After", "\(wait)")])
    }
    return nil
  }

  /// Whose a token is; nil when it is nobody's.
  private func holder(of given: String) -> Owner? {
    // All are compared, so that the time tells nothing.
    tokens.filter { signer.isSame(given, $0.token) }.first.map { Owner(user: $0.user) }
  }

  /// Checks that a form was made for this session.
  /// - Throws: ``Problem``.
  func checkForm(_ visit: Visit) throws(Problem) {
    guard visit.upload != nil || visit.mediaType == "application/x-www-form-urlencoded",
      signer.verifies(visit.form["form"] ?? "", of: visit.session.name, for: "form")
    else {
      throw Problem(
        .staleForm, "the form is not one of this visit",
        fix: "open the page again and send the form from there")
    }
  }

  // MARK: After the route

  /// Lets the web page of an origin read an answer.
  private func open(_ answer: inout Answer, to origin: String) {
    answer["Cross-Origin-Resource-Policy"] = "cross-origin"
    answer["Vary"] = (answer["Vary"].map { "\($0), " } ?? "") + "Origin"
    answer.headers += [
      ("Access-Control-Allow-Origin", origin),
      ("Access-Control-Allow-Methods", "GET, POST"),
      ("Access-Control-Allow-Headers", "Authorization, Content-Type"),
    ]
  }

  /// The header fields of every answer.
  ///
  /// With a policy of no referrer at all, browsers would send the pages' own forms without an origin.
  func seal(_ answer: inout Answer, for visit: Visit?) {
    answer.headers += [
      ("Content-Security-Policy", answer.policy), ("X-Content-Type-Options", "nosniff"),
      ("X-Frame-Options", "DENY"), ("Referrer-Policy", "same-origin"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
      ("X-Robots-Tag", "noindex"),
    ]
    if let origin = visit?.allowedOrigin { open(&answer, to: origin) }
    let isPage = answer["Content-Type"]?.hasPrefix("text/html") == true
    // The browser may have a cookie that it left at home on its way from elsewhere.
    if let visit, visit.isSessionNew, isPage && !visit.namesAnotherSite || visit.session.isTrusted {
      answer.headers.append(
        (
          "Set-Cookie",
          "\(cookieName)=\(visit.session.cookie(signer, token: token(of:))); Path=/; HttpOnly; SameSite=Strict; "
            + "Max-Age=\(Session.lifetime)\(visit.cookieEnd)"
        ))
    }
  }
}
