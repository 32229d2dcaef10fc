import RecipeModel
import RecipeProviderKit
import Synchronization

/// Puts the token of a session into one request, once it is really sent.
final class TokenSignature: RequestSigner {
  private let session: TokenSession
  private let refused: Secret?
  private let state = Mutex<TokenSession.Issued?>(nil)

  /// Prepares to sign, with another token than `refused`, which the source has refused.
  init(_ session: TokenSession, replacing refused: Secret? = nil) {
    self.session = session
    self.refused = refused
  }

  /// What the request carries; nil when it was not sent, or by somebody else who asked the same.
  var issued: TokenSession.Issued? { state.withLock { $0 } }

  func signed(_ request: HTTPRequest) async throws -> HTTPRequest {
    let issued = try await session.token(replacing: refused)
    state.withLock { $0 = issued }
    var request = request
    switch session.carrier {
    case .authorization(let scheme):
      let word = scheme.lowercased() == "bearer" ? "Bearer" : scheme
      request.headers["Authorization"] = "\(word) \(issued.secret.exposed)"
    case .header(let name): request.headers[name] = issued.secret.exposed
    case .query(let name):
      let (address, query) = Self.parts(of: request.url)
      var items = QueryItems(query)
      items.replace(name, issued.secret.exposed)
      request.url = address + (items.text.map { "?" + $0 } ?? "")
    }
    return request
  }

  func covered(_ response: HTTPResponse) -> HTTPResponse {
    guard let redaction = issued?.redaction else { return response }
    return HTTPResponse(
      status: response.status, headers: response.headers.mapValues { redaction($0) },
      body: redaction.covering(response.body))
  }

  private static func parts(of url: String) -> (address: String, query: String?) {
    let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
  }
}

extension DefinitionProvider {
  /// Sends a request and reads its answer; where a token is refused, once more with another one, and
  /// where a challenge comes, once more with what answers it.
  ///
  /// A token that was fetched for this very request is not replaced: the source would refuse the
  /// next one too.
  /// - Throws: what `read` throws, and ``ProviderError`` without secrets; `CancellationError`.
  func asking<Value: Sendable>(
    _ request: HTTPRequest, _ read: (HTTPResponse) throws(ProviderError) -> Value
  ) async throws -> Value {
    if let digest = setup.credentials.digest { return try await asking(request, digest, read) }
    guard let session else { return try await answer(to: request, read).get() }
    let before = await session.secret
    let first = TokenSignature(session)
    let answer = try await answer(to: request, signedBy: first, read)
    guard let error = await failure(answer, of: first) else { return try answer.get() }
    guard first.issued?.isFresh != true, let refused = first.issued?.secret ?? before,
      await session.mayReplace(refused, refusedWith: error.httpStatus)
    else { throw error }
    let second = TokenSignature(session, replacing: refused)
    let another = try await self.answer(to: request, signedBy: second, read)
    if let error = await failure(another, of: second) { throw error }
    return try another.get()
  }

  /// Sends a request, and again with what answers the challenge that comes, three times at most.
  ///
  /// What another search has sent for both may have been refused for that one's nonce, and is no try
  /// of this one: it goes on with its own challenge.
  private func asking<Value: Sendable>(
    _ request: HTTPRequest, _ digest: DigestSession,
    _ read: (HTTPResponse) throws(ProviderError) -> Value
  ) async throws -> Value {
    var signature = DigestSignature(digest)
    var (sent, shared) = (0, 0)
    while true {
      let answer = try await answer(to: request, signedBy: signature, read)
      if signature.isSent { sent += 1 } else { shared += 1 }
      guard case .failure(let error) = answer, sent < 3, shared < 20,
        signature.next != nil || (!signature.isSent && error.httpStatus == 401)
      else { return try answer.get() }
      signature = DigestSignature(digest, answering: signature.next ?? signature.unused)
    }
  }

  /// What to say of a source that refuses a token; nil when it does not.
  ///
  /// One that it has just given is remembered as refused, unless it may be the account that is.
  private func failure<Value>(
    _ answer: Result<Value, ProviderError>, of signature: TokenSignature
  ) async -> ProviderError? {
    let issued = signature.issued
    guard case .failure(var error) = answer, error.code == .unauthorized else {
      if let issued, case .success = answer { await session?.note(acceptanceOf: issued.secret) }
      return nil
    }
    guard let issued, issued.isFresh else { return error }
    error.message = "the log-in went well, but its token is refused: \(error.message)"
    if error.httpStatus != 403 { await session?.note(refusalOf: issued.secret, error) }
    return error
  }

  /// The answer, read; a failure is what the answer says, not that there is none.
  private func answer<Value: Sendable>(
    to request: HTTPRequest, signedBy signature: (any RequestSigner)? = nil,
    _ read: (HTTPResponse) throws(ProviderError) -> Value
  ) async throws -> Result<Value, ProviderError> {
    var request = request
    request.signature = signature.map { RequestSignature($0) }
    let response: HTTPResponse
    do { response = try await request.sent(over: transport) } catch let error as ProviderError {
      throw setup.redaction(error)
    }
    return try await response.inTurn {
      do throws(ProviderError) { return .success(try read(response)) } catch {
        return .failure(setup.redaction(error))
      }
    }
  }
}
