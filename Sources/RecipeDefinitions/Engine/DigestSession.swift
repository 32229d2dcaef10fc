import PotluckSupport
import RecipeModel
import RecipeProviderKit
import Synchronization

/// Answers the Digest challenges of one source, and counts how often it did.
final class DigestSession: Sendable {
  private struct State {
    var challenge: DigestChallenge?
    var count = 0
  }

  private let name: String
  private let password: String
  private let state = Mutex(State())

  /// Prepares a session with a user's name and password; nothing is asked.
  init(name: String, password: String) { (self.name, self.password) = (name, password) }

  /// The request with the answer to the last challenge, and how many requests have answered that
  /// one; as long as there was no challenge, the request as it is.
  fileprivate func answering(_ request: HTTPRequest) -> (HTTPRequest, count: Int?) {
    let (challenge, count) = state.withLock { state in
      state.count += 1
      return (state.challenge, state.count)
    }
    guard let challenge, let url = try? RequestURL(request.url) else { return (request, nil) }
    let own = Hexadecimal.encode((0..<16).map { _ in UInt8.random(in: .min ... .max) })
    let path = url.path.isEmpty ? "/" : url.path
    var request = request
    request.headers["Authorization"] = challenge.answer(
      name: name, password: password, method: request.method,
      target: path + (url.query.map { "?" + $0 } ?? ""), count: count, own: own)
    return (request, count)
  }

  /// Takes another challenge.
  fileprivate func take(_ challenge: DigestChallenge) {
    state.withLock { state in
      if state.challenge?.nonce != challenge.nonce { state.count = 0 }
      state.challenge = challenge
    }
  }
}

/// Answers a challenge in one request.
final class DigestSignature: RequestSigner {
  private let session: DigestSession
  private let state = Mutex<(count: Int?, isChallenged: Bool)>((nil, false))

  init(_ session: DigestSession) { self.session = session }

  /// Whether another try may go better: the challenge was new, or the nonce that this request used
  /// may have become too old, which not every service says.
  var isWorthRepeating: Bool { state.withLock { $0.isChallenged } }

  func signed(_ request: HTTPRequest) async throws -> HTTPRequest {
    let (signed, count) = session.answering(request)
    state.withLock { $0.count = count }
    return signed
  }

  func covered(_ response: HTTPResponse) -> HTTPResponse {
    guard response.status == 401, let challenge = DigestChallenge(response.headers) else {
      return response
    }
    session.take(challenge)
    state.withLock { $0.isChallenged = challenge.isStale || $0.count != 1 }
    return response
  }
}
