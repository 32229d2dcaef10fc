import PotluckSupport
import RecipeModel
import RecipeProviderKit
import Synchronization

/// The Digest challenges of one source, and how many requests have answered each.
///
/// A challenge holds for the origin and the addresses that it was given for. Services count the
/// requests that answer one, and want them in order: so one request at a time answers a challenge,
/// and another that runs beside it gets one of its own.
final class DigestSession: Sendable {
  /// A challenge that a service gave.
  struct Known: Sendable {
    let challenge: DigestChallenge
    /// Who gave it, and for which path.
    let origin: String
    let path: String
    /// How many requests have answered it.
    var count = 0
    /// Whether it belongs to one request.
    var isInUse = false
  }

  /// The most challenges that are remembered; the oldest go first.
  private static let most = 32

  private let name: String
  private let password: String
  private let known = Mutex<[Known]>([])

  /// Prepares a session with a user's name and password; nothing is asked.
  init(name: String, password: String) { (self.name, self.password) = (name, password) }

  /// The request with the answer to a challenge, and which one that is: its own, or one that holds
  /// for its address and that no other request answers now; without one, the request as it is.
  fileprivate func answering(_ own: Known?, _ request: HTTPRequest) -> (HTTPRequest, Known?) {
    guard let url = try? RequestURL(request.url),
      let used = take(own, for: url)
    else { return (request, nil) }
    let random = Hexadecimal.encode((0..<16).map { _ in UInt8.random(in: .min ... .max) })
    let path = url.path.isEmpty ? "/" : url.path
    var request = request
    request.headers["Authorization"] = used.challenge.answer(
      name: name, password: password, method: request.method,
      target: path + (url.query.map { "?" + $0 } ?? ""), count: used.count, own: random)
    return (request, used)
  }

  private func take(_ own: Known?, for url: RequestURL) -> Known? {
    known.withLock { known in
      let index =
        own.map { own in known.firstIndex { $0.isSame(as: own) } } ?? Self.free(in: known, for: url)
      guard let index else { return nil }
      known[index].count += 1
      known[index].isInUse = true
      return known[index]
    }
  }

  /// The place of the latest challenge that a request to an address may answer.
  ///
  /// Where an origin has several realms, it is of the one whose paths are most like the address's.
  private static func free(in known: [Known], for url: RequestURL) -> Int? {
    let fitting = known.filter { $0.holds(for: url) }
    let nearest = fitting.max { $0.nearness(to: url.path) < $1.nearness(to: url.path) }
    return known.lastIndex {
      !$0.isInUse && $0.challenge.realm == nearest?.challenge.realm && $0.holds(for: url)
    }
  }

  /// Lets other requests answer a challenge, or forgets one that the service takes no more.
  fileprivate func giveBack(_ used: Known, after challenge: DigestChallenge?, isRefused: Bool) {
    known.withLock { known in
      guard let index = known.firstIndex(where: { $0.isSame(as: used) }) else { return }
      known[index].isInUse = false
      guard isRefused else { return }
      if let challenge, challenge.realm != used.challenge.realm {
        // Another realm, which has counted nothing: the challenge serves in its own.
        known[index].count -= 1
      } else if challenge?.nonce != used.challenge.nonce {
        known.remove(at: index)
      }
    }
  }

  /// Remembers a challenge for the request that got it.
  fileprivate func keep(_ challenge: DigestChallenge, from url: RequestURL) -> Known {
    let new = Known(challenge: challenge, origin: url.origin, path: url.path, isInUse: true)
    known.withLock { known in
      // Some services give everybody the same nonce: its requests are counted together.
      guard !known.contains(where: { $0.isSame(as: new) }) else { return }
      known.append(new)
      if known.count > Self.most { known.removeFirst() }
    }
    return new
  }
}

extension DigestSession.Known {
  fileprivate func isSame(as other: Self) -> Bool {
    origin == other.origin && challenge.nonce == other.challenge.nonce
      && challenge.realm == other.challenge.realm
  }

  /// Whether an address is one of those that the challenge names, or below one; all of the origin
  /// where it names none.
  fileprivate func holds(for url: RequestURL) -> Bool {
    guard url.origin == origin else { return false }
    return challenge.domain.isEmpty
      || challenge.domain.contains { place in
        let address = place.hasPrefix("/") ? origin + place : place
        let asked = url.origin + (url.path.isEmpty ? "/" : url.path)
        return asked == address
          || asked.hasPrefix(address.hasSuffix("/") ? address : address + "/")
      }
  }

  /// How many of its first segments the path has in common with another.
  fileprivate func nearness(to other: String) -> Int {
    zip(path.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

/// Answers a challenge in one request.
final class DigestSignature: RequestSigner {
  private struct State {
    var url: RequestURL?
    var used: DigestSession.Known?
    var next: DigestSession.Known?
  }

  private let session: DigestSession
  private let own: DigestSession.Known?
  private let state = Mutex(State())

  /// Prepares to sign, with a challenge that the request before it got.
  init(_ session: DigestSession, answering own: DigestSession.Known? = nil) {
    (self.session, self.own) = (session, own)
  }

  deinit {
    // The request has ended without an answer.
    if let used = state.withLock({ $0.used }) {
      session.giveBack(used, after: nil, isRefused: false)
    }
  }

  /// Whether the request was sent for this signature; somebody else may have asked the same.
  var isSent: Bool { state.withLock { $0.url != nil } }

  /// The challenge that it was to answer, where nothing was sent for it.
  var unused: DigestSession.Known? { isSent ? nil : own }

  /// The challenge that another try may answer: it is the first, or the nonce before it may have
  /// become too old, which not every service says.
  var next: DigestSession.Known? { state.withLock { $0.next } }

  func signed(_ request: HTTPRequest) async throws -> HTTPRequest {
    let (signed, used) = session.answering(own, request)
    state.withLock { $0 = State(url: try? RequestURL(request.url), used: used) }
    return signed
  }

  func covered(_ response: HTTPResponse) -> HTTPResponse {
    state.withLock { state in
      defer { state.used = nil }
      let challenge = response.status == 401 ? DigestChallenge(response.headers) : nil
      if let used = state.used {
        session.giveBack(used, after: challenge, isRefused: response.status == 401)
      }
      // The password is not meant for another host, which a redirect may have led to.
      guard let challenge, let url = state.url,
        response.address.map({ $0.origin == url.origin }) ?? true,
        challenge.isStale || state.used?.count != 1
          || state.used?.challenge.realm != challenge.realm
      else { return }
      state.next = session.keep(challenge, from: url)
    }
    return response
  }
}
