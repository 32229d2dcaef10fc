import RecipeKeeping
import Synchronization

/// What every request passes before anything is done for it.
///
/// Its order: the authority that it names, where it comes from, who asks, and for what changes
/// something the token of its form. ``Answer`` gets its header fields here too.
final class Gate: Sendable {
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
  private let isShared: Bool
  private let guesses = Guesses()
  private let port = Mutex(0)

  init(_ options: TableOptions) {
    hosts = HostCheck(bound: options.host, names: options.names)
    signer = Signer(shared: options.signingKey)
    isShared = options.signingKey != nil
    users = options.users
    let ofUsers = (options.users?.tokens ?? []).map { (user: Optional($0.user), token: $0.token) }
    tokens = (options.token.map { [(user: nil, token: $0)] } ?? []) + ofUsers
  }

  /// Notes the port that the server listens on.
  func listen(on port: Int) { self.port.withLock { $0 = port } }

  /// Whether a token is needed.
  var hasToken: Bool { !tokens.isEmpty }

  /// The name of the cookie: ports share cookies, so each has one of its own, unless several
  /// instances stand for one server.
  var cookieName: String { isShared ? "potluck" : "potluck_\(port.withLock(\.self))" }

  // MARK: Before the route

  /// Lets a request in.
  /// - Throws: ``Problem``.
  func admit(_ arrival: Arrival) throws(Problem) -> Visit {
    let port = port.withLock(\.self)
    guard let host = arrival.authority, hosts.allows(host, port: port) else {
      throw Problem(
        421, "wrongHost", "this server is not the one that the request names",
        hint: "name it to the server: potluck serve --name")
    }
    guard arrival.target.first == "/", arrival.target.utf8.count <= 16_384 else {
      throw Problem(400, "badTarget", "the address is not one of this server")
    }
    let parts = arrival.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var visit = Visit(
      method: arrival.method, path: String(parts[0]),
      query: Parameters(parts.count > 1 ? parts[1] : ""), host: host, headers: arrival.headers)
    try checkOrigin(visit)
    visit.session = Session(now: arrival.now)
    for cookie in (arrival.headers["cookie"] ?? "").split(separator: ";") {
      let pair = cookie.drop { $0 == " " }
      guard pair.hasPrefix("\(cookieName)=") else { continue }
      if let session = Session(
        pair.dropFirst(cookieName.count + 1), now: arrival.now, signer, token: token(of:))
      {
        (visit.session, visit.isSessionNew) = (session, false)
      }
    }
    visit.user = visit.session.user
    if let name = users?.header, users?.proxies.contains(Self.plain(arrival.peer)) == true {
      // What a proxy says goes before what a cookie says; without a name nobody is there.
      let user = arrival.headers[name] ?? ""
      (visit.user, visit.isNamedByProxy) = (user, KeepingUser.isName(user))
      visit.session.isTrusted = false
    }
    return visit
  }

  /// Refuses what another site's page makes a browser ask.
  private func checkOrigin(_ visit: Visit) throws(Problem) {
    let refusal = Problem(403, "crossSite", "another site's page made this request")
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

  // MARK: Who asks

  /// The token of a user, or of the household.
  private func token(of user: String?) -> String? { tokens.first { $0.user == user }?.token }

  /// An address without the prefix of IPv4 in IPv6.
  private static func plain(_ peer: String) -> String {
    let prefix = "::ffff:"
    return peer.lowercased().hasPrefix(prefix) ? String(peer.dropFirst(prefix.count)) : peer
  }

  /// Lets a visit to a route, and notes whose it is.
  /// - Throws: ``Problem`` when its token is missing or wrong.
  func authorize(
    _ visit: inout Visit, _ access: Access, peer: String, now: Int
  ) throws(Problem) {
    let needsName = users != nil || hasToken
    guard needsName, access != .anyone, !visit.session.isTrusted, !visit.isNamedByProxy
    else { return }
    visit.user = nil
    var given = visit.headers["authorization"].flatMap { field in
      field.lowercased().hasPrefix("bearer ") ? String(field.dropFirst(7)) : nil
    }
    if given == nil, access == .oldClient { given = visit.query["key"] }
    let challenge = [(name: "WWW-Authenticate", value: "Bearer realm=\"potluck\"")]
    guard let given else {
      throw Problem(
        401, "unauthorized", "a token is needed",
        hint: "send it as Authorization: Bearer, or sign in on the page", headers: challenge)
    }
    guard let owner = try owner(of: given, peer: peer, now: now) else {
      throw Problem(401, "unauthorized", "the token is wrong", headers: challenge)
    }
    visit.user = owner.user
  }

  /// Whose a token is; nil when it is nobody's.
  /// - Throws: ``Problem`` when too many wrong ones came from there.
  func owner(of given: String, peer: String, now: Int) throws(Problem) -> Owner? {
    if let wait = guesses.wait(peer, now: now) {
      throw Problem(
        429, "tooManyGuesses", "too many wrong tokens came from there",
        hint: "wait \(wait) seconds", headers: [("Retry-After", "\(wait)")])
    }
    // All are compared, so that the time tells nothing.
    let matches = tokens.filter { signer.isSame(given, $0.token) }
    if let match = matches.first { return Owner(user: match.user) }
    guesses.note(peer, now: now)
    return nil
  }

  /// Checks that a form was made for this session.
  /// - Throws: ``Problem``.
  func checkForm(_ visit: Visit) throws(Problem) {
    let type = visit.headers["content-type"]?.prefix { $0 != ";" }.lowercased()
    guard type == "application/x-www-form-urlencoded",
      signer.verifies(visit.form["form"] ?? "", of: visit.session.name, for: "form")
    else {
      throw Problem(
        403, "staleForm", "the form is not one of this visit",
        hint: "open the page again and send the form from there")
    }
  }

  // MARK: After the route

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
    let isPage = answer["Content-Type"]?.hasPrefix("text/html") == true
    // The browser may have a cookie that it left at home on its way from elsewhere.
    if let visit, visit.isSessionNew, isPage && !visit.isFromElsewhere || visit.session.isTrusted {
      answer.headers.append(
        (
          "Set-Cookie",
          "\(cookieName)=\(visit.session.cookie(signer, token: token(of:))); Path=/; HttpOnly; SameSite=Strict; "
            + "Max-Age=\(Session.lifetime)\(visit.cookieEnd)"
        ))
    }
  }
}
