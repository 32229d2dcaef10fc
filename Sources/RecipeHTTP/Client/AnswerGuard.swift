internal import NIOCore
internal import NIOHTTP1

/// Stands between the HTTP codec and the client, and lets nothing through that the client cannot
/// bear.
///
/// The client takes a head with a status below 200 for one that announces the answer, whatever the
/// codec makes of it: when a body or an end follows, it ends the process. Heads that really only
/// announce are of no use here, and would tell the decompressor a coding that is not the answer's.
final class AnswerGuard: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart

  private var isBroken = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isBroken else { return }
    guard case .head(var head) = unwrapInboundIn(data) else {
      return context.fireChannelRead(data)
    }
    switch head.status.code {
    case 100, 102..<200: break
    case 200...:
      Self.nameCoding(&head.headers)
      context.fireChannelRead(wrapInboundOut(.head(head)))
    default:
      // 101 belongs here: nobody asked for another protocol.
      isBroken = true
      context.fireErrorCaught(ImpossibleStatus(code: head.status.code))
    }
  }

  /// Gives gzip the one name that the decompressor knows (RFC 9110, section 8.4.1.3).
  private static func nameCoding(_ headers: inout HTTPHeaders) {
    let field = "Content-Encoding"
    guard headers[field].count == 1, headers[field][0].lowercased() == "x-gzip" else { return }
    headers.replaceOrAdd(name: field, value: "gzip")
  }
}

/// An answer with a status that no answer to the request can have.
struct ImpossibleStatus: Error {
  let code: UInt
}
