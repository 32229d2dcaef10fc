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

  let signer = Signer()
  private let hosts: HostCheck
  private let token: String?
  private let guesses = Guesses()
  private let port = Mutex(0)

  init(_ options: TableOptions) {
    hosts = HostCheck(bound: options.host, names: options.names)
    token = options.token
  }

  /// Notes the port that the server listens on.
  func listen(on port: Int) { self.port.withLock { $0 = port } }

  /// Whether a token is needed.
  var hasToken: Bool { token != nil }

  /// The name of the cookie: ports share cookies, so each has one of its own.
  var cookieName: String { "potluck_\(port.withLock(\.self))" }

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
        pair.dropFirst(cookieName.count + 1), now: arrival.now, signer)
      {
        (visit.session, visit.isSessionNew) = (session, false)
      }
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

  /// Lets a visit to a route.
  /// - Throws: ``Problem`` when its token is missing or wrong.
  func authorize(
    _ visit: Visit, _ access: Access, peer: String, now: Int
  ) throws(Problem) {
    guard token != nil, access != .anyone, !visit.session.isTrusted else { return }
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
    guard try accepts(given, peer: peer, now: now) else {
      throw Problem(401, "unauthorized", "the token is wrong", headers: challenge)
    }
  }

  /// Whether a token is the right one.
  /// - Throws: ``Problem`` when too many wrong ones came from there.
  func accepts(_ given: String, peer: String, now: Int) throws(Problem) -> Bool {
    if let wait = guesses.wait(peer, now: now) {
      throw Problem(
        429, "tooManyGuesses", "too many wrong tokens came from there",
        hint: "wait \(wait) seconds", headers: [("Retry-After", "\(wait)")])
    }
    if let token, signer.isSame(given, token) { return true }
    guesses.note(peer, now: now)
    return false
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
  func seal(_ answer: inout Answer, for visit: Visit?) {
    answer.headers += [
      ("Content-Security-Policy", answer.policy), ("X-Content-Type-Options", "nosniff"),
      ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
      ("X-Robots-Tag", "noindex"),
    ]
    let isPage = answer["Content-Type"]?.hasPrefix("text/html") == true
    if let visit, visit.isSessionNew, isPage || visit.session.isTrusted {
      answer.headers.append(
        (
          "Set-Cookie",
          "\(cookieName)=\(visit.session.cookie(signer)); Path=/; HttpOnly; SameSite=Strict; "
            + "Max-Age=\(Session.lifetime)"
        ))
    }
  }
}
