/// Adds to a request what is fetched only when it is really sent, such as the token of a log-in.
///
/// A kept answer needs no token: whoever keeps answers signs a request behind the look at what is
/// kept (``SigningTransport``), so that neither the answers' keys nor a search without a network
/// depends on a token that changes.
package protocol RequestSigner: AnyObject, Sendable {
  /// The request with what it lacks.
  /// - Throws: ``ProviderError`` when that cannot be had.
  func signed(_ request: HTTPRequest) async throws -> HTTPRequest
  /// The answer, without what was added where the service repeats it.
  func covered(_ response: HTTPResponse) -> HTTPResponse
}

/// The signer of one request; two are the same when they are one object.
package struct RequestSignature: Sendable, Hashable {
  /// Who signs.
  package let signer: any RequestSigner

  /// Names a signer.
  package init(_ signer: any RequestSigner) { self.signer = signer }

  package static func == (first: RequestSignature, second: RequestSignature) -> Bool {
    first.signer === second.signer
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(signer)) }
}

/// A transport that signs requests itself, when it really sends them.
package protocol SigningTransport: HTTPTransport {}

extension HTTPRequest {
  /// Sends the request over a transport, signed by whoever of the two has to.
  /// - Throws: what the transport throws, and ``ProviderError`` when the signature cannot be had.
  package func sent(over transport: any HTTPTransport) async throws -> HTTPResponse {
    guard let signer = signature?.signer, !(transport is any SigningTransport) else {
      return try await transport.send(self)
    }
    var signed = try await signer.signed(self)
    signed.signature = nil
    return signer.covered(try await transport.send(signed))
  }
}
