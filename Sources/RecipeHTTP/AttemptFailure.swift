internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL
import PotluckSupport
import RecipeProviderKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request that got no whole answer, before it is put into words.
struct AttemptFailure: Error {
  let cause: any Error
  let exchange: Exchange

  /// How often the message may be sent again because an idle connection had died.
  ///
  /// Twice, whatever the method, when the connection was found closed before anything was sent;
  /// once for an idempotent method when it closed before any byte came back.
  func repeats(of message: OutgoingMessage) -> Int {
    if case ChannelError.ioOnClosedChannel = cause, exchange.progress.earlierUses == nil {
      return 2
    }
    return message.isIdempotent && exchange.diedOnReusedConnection ? 1 : 0
  }

  /// Whether the server's certificate was the cause.
  var isMistrust: Bool { String(describing: cause).contains("CERTIFICATE_VERIFY_FAILED") }

  /// The failure as a provider's error.
  ///
  /// No query string and no header value gets into it. `certificateFault` is what is known to be
  /// wrong with the certificate, in a clause.
  func described(
    _ address: WebAddress, route: Route, settings: HTTPTransportSettings,
    certificateFault: String? = nil
  ) -> ProviderError {
    let place = Place(address, route)
    switch cause {
    case is CancellationError: return .cancelled
    case let error as NonPublicPeer:
      return PrivateNetworkGuard.refusal(
        "\(address.origin.host) has the \(error.kind) address \(error.address)", isRedirect: false)
    case let error as HTTPClientError: return client(error, place, settings)
    case let error as NIOConnectionError: return connection(error, place)
    case let error as HTTPParserError: return parser(error, place)
    case let error as ImpossibleStatus:
      let digits = String(1_000 + error.code).suffix(3)
      return ProviderError(
        .invalidResponse, "\(place.peer) gave an HTTP status that no answer can have (\(digits))")
    case let error as ChannelError: return channel(error, place, settings)
    case let error as IOError: return system(error.errnoCode, place)
    case is PackedBody.Failure:
      return ProviderError(
        .invalidResponse, "the compressed body from \(place.peer) is broken or cut off")
    case NIOSSLError.uncleanShutdown: return closed(place)
    default: return byName(place, certificateFault)
    }
  }

  /// Whom a failure is about: the service, or the proxy on the way to it.
  private struct Place {
    let peer: String
    let proxy: ProxyServer?

    init(_ address: WebAddress, _ route: Route) {
      proxy = route.proxy
      peer = proxy.map { "the proxy \($0.shown)" } ?? address.origin.authority
    }
  }

  private func client(
    _ error: HTTPClientError, _ place: Place, _ settings: HTTPTransportSettings
  ) -> ProviderError {
    switch error {
    case .cancelled: return .cancelled
    case .alreadyShutdown: return ProviderError(.cancelled, "the transport has been shut down")
    case .remoteConnectionClosed: return closed(place)
    case .connectTimeout, .getConnectionFromPoolTimeout: return connectTimeout(place, settings)
    case .tlsHandshakeTimeout:
      return ProviderError(.timedOut, "the TLS handshake with \(place.peer) did not finish")
    case .socksHandshakeTimeout, .httpProxyHandshakeTimeout:
      return ProviderError(.timedOut, "\(place.peer) did not open a connection in time")
    case .proxyAuthenticationRequired:
      return .proxyWantsCredentials(place.peer)
    case .invalidProxyResponse:
      return ProviderError(.unreachable, "\(place.peer) refused to open a connection")
    default:
      return ProviderError(.invalidResponse, "\(place.peer): \(error.shortDescription)")
    }
  }

  private func connection(_ error: NIOConnectionError, _ place: Place) -> ProviderError {
    let codes = error.connectionErrors.compactMap { ($0.error as? IOError)?.errnoCode }
    if let code = codes.last { return system(code, place) }
    if let cause = error.connectionErrors.last?.error as? ChannelError,
      case .connectTimeout(let limit) = cause
    {
      return ProviderError(
        .timedOut, "no connection to \(place.peer) within \(Duration(limit).exactText)")
    }
    return .withoutNetwork(
      "the host name of \(place.peer) was not found",
      fix: "check the address and the network connection")
  }

  private func channel(
    _ error: ChannelError, _ place: Place, _ settings: HTTPTransportSettings
  ) -> ProviderError {
    switch error {
    case .connectTimeout: connectTimeout(place, settings)
    default: closed(place)
    }
  }

  private func parser(_ error: HTTPParserError, _ place: Place) -> ProviderError {
    let (code, message): (ProviderError.Code, String) =
      switch error {
      case .headerOverflow: (.invalidResponse, "sent a header of more than 80 KB")
      case .invalidChunkSize: (.invalidResponse, "sent a broken chunk in the body")
      case .invalidContentLength, .unexpectedContentLength:
        (.invalidResponse, "sent a Content-Length that makes no sense")
      case .invalidEOFState: (.invalidResponse, "broke off in the middle of the answer")
      case .invalidHeaderToken: (.invalidResponse, "sent a broken header")
      default:
        exchange.progress.hasHead
          ? (.invalidResponse, "sent a broken body") : (.invalidResponse, "did not answer in HTTP")
      }
    return ProviderError(code, "\(place.peer) \(message)")
  }

  private func system(_ code: CInt, _ place: Place) -> ProviderError {
    switch code {
    case ECONNREFUSED:
      return ProviderError(.unreachable, "\(place.peer) refused the connection")
    case ECONNRESET, EPIPE:
      let moment = exchange.progress.hasHead ? " in the middle of the answer" : ""
      return ProviderError(.unreachable, "\(place.peer) reset the connection\(moment)")
    case ETIMEDOUT: return ProviderError(.timedOut, "\(place.peer) did not answer at all")
    case EHOSTUNREACH, ENETUNREACH, ENETDOWN, EADDRNOTAVAIL:
      return .withoutNetwork(
        "there is no way to \(place.peer)", fix: "check the network connection")
    default:
      return ProviderError(.unreachable, "\(place.peer): \(String(cString: strerror(code)))")
    }
  }

  /// Errors of the libraries below the client, known by the names of their types and cases.
  private func byName(_ place: Place, _ certificateFault: String?) -> ProviderError {
    let type = String(reflecting: Swift.type(of: cause))
    let text = String(describing: cause)
    if type.hasPrefix("NIOSSL.") {
      guard exchange.progress.earlierUses == nil else {
        return ProviderError(
          .invalidResponse, "the secure connection to \(place.peer) broke after it had been made")
      }
      let reason = certificateFault ?? tlsReason(text)
      return ProviderError(.unreachable, "no secure connection to \(place.peer): \(reason)")
    }
    // The connection went away before the client had made it: the type is the client's own.
    if type.hasSuffix(".NoResult") { return closed(place) }
    if type.hasPrefix("NIOSOCKS.") {
      return ProviderError(.unreachable, "\(place.peer) refused to open a connection")
    }
    return ProviderError(.unreachable, "\(place.peer): the connection failed (\(Self.shown(type)))")
  }

  /// The name of an error's type, without where in memory a private one is declared.
  private static func shown(_ type: String) -> String {
    type.split(separator: ".").filter { !$0.contains("(") }.joined(separator: ".")
  }

  private func tlsReason(_ text: String) -> String {
    let reasons = [
      ("CERTIFICATE_VERIFY_FAILED", "its certificate is not trusted"),
      ("noCertificateToValidate", "its certificate is not trusted"),
      ("failedToValidateHostname", "its certificate is for another host"),
      ("WRONG_VERSION_NUMBER", "it does not speak TLS on that port"),
      ("UNSUPPORTED_PROTOCOL", "it only speaks versions of TLS before 1.2, which are not safe"),
      ("PROTOCOL_VERSION", "it only speaks versions of TLS before 1.2, which are not safe"),
      ("EOF during handshake", "it closed the connection during the TLS handshake"),
    ]
    return reasons.first { text.contains($0.0) }?.1 ?? "the TLS handshake failed"
  }

  private func closed(_ place: Place) -> ProviderError {
    let progress = exchange.progress
    if progress.hasHead {
      return ProviderError(
        .invalidResponse, "\(place.peer) closed the connection in the middle of the body")
    }
    return ProviderError(
      .unreachable,
      progress.bytesIn > 0
        ? "\(place.peer) closed the connection in the middle of the answer"
        : "\(place.peer) closed the connection without an answer")
  }

  private func connectTimeout(
    _ place: Place, _ settings: HTTPTransportSettings
  ) -> ProviderError {
    ProviderError(
      .timedOut, "no connection to \(place.peer) within \(settings.connectTimeout.exactText)")
  }
}

extension Duration {
  fileprivate init(_ amount: TimeAmount) { self = .nanoseconds(amount.nanoseconds) }
}

extension ProviderError {
  fileprivate static func withoutNetwork(_ message: String, fix: String) -> ProviderError {
    var error = ProviderError(.unreachable, message, fix: fix)
    error.suggestsNoNetwork = true
    return error
  }

  static func proxyWantsCredentials(_ proxy: String) -> ProviderError {
    ProviderError(
      .unreachable, "\(proxy) asks for a user name and password",
      fix: "write them into the proxy address: http://user:password@host:port")
  }
}

/// Looks at the certificate of a server that was not trusted, because the library below does not
/// tell why.
///
/// It connects once more, asks for nothing and believes nothing.
struct CertificateInspection {
  let settings: HTTPTransportSettings
  /// How secure connections are made.
  let tls: @Sendable () throws -> NIOSSLContext

  /// What is wrong with the dates of a server's certificate, in a clause.
  /// - Returns: nil when they are right, or when the certificate does not come.
  func fault(of origin: HTTPOrigin, over route: Route) async -> String? {
    let call = CancellableCall { try await dates(of: origin, over: route) }
    guard let dates = try? await call.answer()?.get() else { return nil }
    let now = Date.now
    if dates.upperBound < now { return "its certificate expired on \(Self.day(dates.upperBound))" }
    if dates.lowerBound > now {
      return "its certificate is only valid from \(Self.day(dates.lowerBound)) on"
    }
    return nil
  }

  private static func day(_ date: Date) -> String {
    date.formatted(.iso8601.year().month().day())
  }

  private func dates(of origin: HTTPOrigin, over route: Route) async throws -> Range<Date> {
    let limit = TimeAmount(settings.connectTimeout)
    let loop = try HostLoops.shared.group(HostLoops.shared.number(for: origin.host)).next()
    let channel = try await ClientBootstrap(group: loop).connectTimeout(limit)
      .connect(host: origin.host, port: origin.port).get()
    defer { channel.close(promise: nil) }
    if route == .guarded, let refusal = NonPublicPeer(channel.remoteAddress) { throw refusal }
    let context = try tls()
    let found = loop.makePromise(of: Range<Date>.self)
    channel.closeFuture.whenComplete { _ in found.fail(ChannelError.alreadyClosed) }
    loop.scheduleTask(in: limit) { found.fail(ChannelError.connectTimeout(limit)) }
    try await loop.submit {
      try channel.pipeline.syncOperations.addHandler(
        NIOSSLClientHandler(context: context, serverHostname: origin.nameForTLS) { chain, verdict in
          if let certificate = chain.first { found.succeed(certificate.dates) }
          verdict.succeed(NIOSSLVerificationResult.failed)
        })
    }.get()
    return try await found.futureResult.get()
  }
}

extension NIOSSLCertificate {
  /// From when until when the certificate is valid.
  fileprivate var dates: Range<Date> {
    let (first, last) = (TimeInterval(notValidBefore), TimeInterval(notValidAfter))
    return Date(timeIntervalSince1970: first)..<Date(timeIntervalSince1970: max(first, last))
  }
}
