import RecipeModel
import RecipeProviderKit

/// Asks a source for a token, and reads it off the answer.
struct TokenRequest: Sendable {
  /// The longest token that is believed, in bytes.
  private static let longest = 16_384

  let grant: TokenGrant
  let setup: ProviderSetup
  let transport: any HTTPTransport

  /// What a log-in came to.
  enum Outcome: Sendable {
    /// A token, with for how many seconds it lasts when somebody said.
    case token(Secret, seconds: Double?)
    /// The source does not want it; trying again changes nothing.
    case refused(ProviderError)
  }

  /// Asks once.
  /// - Throws: ``ProviderError`` when the source could not be asked, or says that it cannot answer
  ///   now; without secrets.
  func send() async throws -> Outcome {
    do {
      var request = try request()
      // The password stands in the body, which a redirect could carry elsewhere.
      request.followsRedirects = false
      let response = try await transport.send(request)
      return try await response.inTurn { try outcome(Answer(response, isPastFirstPage: false)) }
    } catch let error as ProviderError {
      throw setup.redaction(error)
    }
  }

  private func request() throws(ProviderError) -> HTTPRequest {
    switch grant.rules.grant {
    case .login(let rules):
      var variables = Variables(settings: setup.settings)
      for (name, value) in grant.values { variables.set(name, .string(value)) }
      var request = try RequestBuilder(setup: setup).request(
        rules, variables, accepting: .json
      ).request
      // Sent once: each counts against what the source allows.
      request.isSafe = false
      return request
    case .clientCredentials(let client): return try request(client)
    }
  }

  private func request(
    _ client: TokenRules.ClientCredentials
  ) throws(ProviderError) -> HTTPRequest {
    let address = client.tokenURL
    let url = try RequestURL(address.hasPrefix("/") ? setup.base.text + address : address)
    var form = [("grant_type", "client_credentials")]
    if !client.scopes.isEmpty { form.append(("scope", client.scopes.joined(separator: " "))) }
    var headers: HTTPHeaders = [
      "Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded",
    ]
    if let basic = grant.basic {
      headers.append("Authorization", "Basic \(basic)")
    } else {
      form.append(("client_id", grant.values[client.id] ?? ""))
      form.append(("client_secret", grant.values[client.secret] ?? ""))
    }
    let body = form.map { "\($0.0)=\(FormEncoding.encode($0.1))" }.joined(separator: "&")
    return HTTPRequest(
      method: "POST", url: url.text, headers: headers, body: Array(body.utf8), isSafe: false)
  }

  private func outcome(_ answer: Answer) throws(ProviderError) -> Outcome {
    let status = answer.response.status
    do throws(ProviderError) {
      let isCookies = grant.rules.token.isCookies
      if isCookies, BrowserCheck.kind(status: status, headers: answer.response.headers) == nil,
        let outcome = cookies(answer)
      {
        return outcome
      }
      try setup.answers.check(answer.response)
    } catch {
      guard error.code != .challenged, [400, 401, 403, 404, 405, 422].contains(status) else {
        throw error
      }
      return .refused(refusal("the log-in was refused", answer))
    }
    let place = grant.rules.token
    guard let text = answer.value(at: place)?.plainText, !text.isEmpty else {
      return .refused(
        refusal("the answer to the log-in has no token at \(place.title)", answer, .drift))
    }
    guard text.utf8.count <= Self.longest, !text.unicodeScalars.contains(where: \.isControl) else {
      return .refused(refusal("the token at \(place.title) cannot be sent", answer, .drift))
    }
    return .token(
      Secret(text), seconds: seconds(in: answer) ?? grant.rules.validMinutes.map { Double($0) * 60 }
    )
  }

  /// For how long the token lasts, in seconds, where the answer says so.
  private func seconds(in answer: Answer) -> Double? {
    grant.rules.lifetime.flatMap { answer.value(at: $0)?.looseNumber }
      .flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// The cookies of an answer that is a good one or, as many log-ins answer, leads on; nil for others.
  private func cookies(_ answer: Answer) -> Outcome? {
    guard 200...399 ~= answer.response.status else { return nil }
    let cookies = LoginCookies(answer.response.headers, from: setup.base)
    guard let text = cookies.text, text.utf8.count <= Self.longest else { return nil }
    return .token(
      Secret(text),
      seconds: seconds(in: answer) ?? grant.rules.validMinutes.map { Double($0) * 60 }
        ?? cookies.seconds)
  }

  private func refusal(
    _ what: String, _ answer: Answer, _ code: ProviderError.Code = .unauthorized
  ) -> ProviderError {
    let said =
      BodyExcerpt(answer.response.body, redaction: setup.redaction).complaint.map { ": \($0)" }
      ?? ""
    let names = grant.values.keys.sorted().joined(separator: " and ")
    return setup.redaction(
      ProviderError(
        code, "\(what) (HTTP \(answer.response.status))\(said)",
        fix: code == .drift
          ? "the service has changed its log-in; check its address, or the definition"
          : names.isEmpty ? nil : "check \(names)",
        httpStatus: answer.response.status))
  }
}

extension ValuePlace {
  /// The place for people.
  fileprivate var title: String {
    switch self {
    case .body(let path): path.text
    case .part: self.path?.text ?? ""
    case .header(let field): "the header \(field.name)"
    case .firstOf(let places): places.map(\.title).joined(separator: " or ")
    }
  }
}
