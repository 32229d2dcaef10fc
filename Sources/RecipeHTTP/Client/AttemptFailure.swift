internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPCompression
internal import NIOPosix
import RecipeProviderKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
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

  /// The failure as a provider's error.
  ///
  /// No query string and no header value gets into it.
  func described(
    _ address: WebAddress, route: Route, settings: HTTPTransportSettings
  ) -> ProviderError {
    let place = Place(address, route)
    switch cause {
    case is CancellationError: return ProviderError(.cancelled, "the request was cancelled")
    case let error as NonPublicPeer:
      return PrivateNetworkGuard.refusal(
        "\(address.origin.host) has the \(error.kind) address \(error.address)", isRedirect: false)
    case let error as HTTPClientError: return client(error, place, settings)
    case let error as NIOConnectionError: return connection(error, place)
    case let error as HTTPParserError: return parser(error, place)
    case let error as ChannelError: return channel(error, place, settings)
    case let error as IOError: return system(error.errnoCode, place)
    case NIOHTTPDecompression.DecompressionError.limit:
      return BodyCoding.tooLarge(limit: settings.maxBodyBytes, status: nil)
    case is NIOHTTPDecompression.DecompressionError,
      is NIOHTTPDecompression.ExtraDecompressionError:
      return ProviderError(
        .invalidResponse, "the compressed body from \(place.peer) is broken or cut off")
    default: return byName(place)
    }
  }

  /// Whom a failure is about: the service, or the proxy on the way to it.
  private struct Place {
    let peer: String
    let proxy: ProxyServer?

    init(_ address: WebAddress, _ route: Route) {
      switch route {
      case .configured, .guarded:
        peer = address.origin.authority
        proxy = nil
      case .forward(let server), .tunnel(let server):
        peer = "the proxy \(server.shown)"
        proxy = server
      }
    }
  }

  private func client(
    _ error: HTTPClientError, _ place: Place, _ settings: HTTPTransportSettings
  ) -> ProviderError {
    switch error {
    case .cancelled: return ProviderError(.cancelled, "the request was cancelled")
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
        .timedOut, "no connection to \(place.peer) within \(Duration(limit).shownSeconds)")
    }
    return .withoutNetwork(
      "the host name of \(place.peer) was not found",
      hint: "check the address and the network connection")
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
        "there is no way to \(place.peer)", hint: "check the network connection")
    default:
      return ProviderError(.unreachable, "\(place.peer): \(String(cString: strerror(code)))")
    }
  }

  /// Errors of the libraries below the client, known by the names of their types and cases.
  private func byName(_ place: Place) -> ProviderError {
    let type = String(reflecting: Swift.type(of: cause))
    let text = String(describing: cause)
    if type.hasPrefix("NIOSSL.") {
      return ProviderError(
        .unreachable, "no secure connection to \(place.peer): \(tlsReason(text))")
    }
    if type.hasPrefix("NIOSOCKS.") {
      return ProviderError(.unreachable, "\(place.peer) refused to open a connection")
    }
    return ProviderError(.unreachable, "\(place.peer): the connection failed (\(type))")
  }

  private func tlsReason(_ text: String) -> String {
    if text.contains("CERTIFICATE_VERIFY_FAILED") || text.contains("noCertificateToValidate") {
      return "its certificate is not trusted"
    }
    if text.contains("failedToValidateHostname") { return "its certificate is for another host" }
    if text.contains("WRONG_VERSION_NUMBER") { return "it does not speak TLS on that port" }
    return "the TLS handshake failed"
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
      .timedOut, "no connection to \(place.peer) within \(settings.connectTimeout.shownSeconds)")
  }
}

extension Duration {
  fileprivate init(_ amount: TimeAmount) { self = .nanoseconds(amount.nanoseconds) }
}

extension ProviderError {
  fileprivate static func withoutNetwork(_ message: String, hint: String) -> ProviderError {
    var error = ProviderError(.unreachable, message, hint: hint)
    error.suggestsNoNetwork = true
    return error
  }

  static func proxyWantsCredentials(_ proxy: String) -> ProviderError {
    ProviderError(
      .unreachable, "\(proxy) asks for a user name and password",
      hint: "write them into the proxy address: http://user:password@host:port")
  }
}
