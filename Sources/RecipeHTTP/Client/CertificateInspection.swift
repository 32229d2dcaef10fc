internal import NIOCore
internal import NIOPosix
internal import NIOSSL
import RecipeProviderKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Looks at the certificate of a server that was not trusted, because the library below does not
/// tell why.
///
/// It connects once more, asks for nothing and believes nothing.
struct CertificateInspection {
  let settings: HTTPTransportSettings

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
    let loop = HostLoops.shared.group(HostLoops.shared.number(for: origin.host)).next()
    let channel = try await ClientBootstrap(group: loop).connectTimeout(limit)
      .connect(host: origin.host, port: origin.port).get()
    defer { channel.close(promise: nil) }
    if route == .guarded, let refusal = NonPublicPeer(channel.remoteAddress) { throw refusal }
    let context = try NIOSSLContext(configuration: settings.tls)
    let name = IPAddress(literal: origin.host) == nil ? origin.host : nil
    let found = loop.makePromise(of: Range<Date>.self)
    channel.closeFuture.whenComplete { _ in found.fail(ChannelError.alreadyClosed) }
    loop.scheduleTask(in: limit) { found.fail(ChannelError.connectTimeout(limit)) }
    try await loop.submit {
      try channel.pipeline.syncOperations.addHandler(
        NIOSSLClientHandler(context: context, serverHostname: name) { chain, verdict in
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
