import NIOSSL
import PotluckSimulator
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeHTTP

@Suite(.fewAtOnce) struct `A secure connection` {
  private static let answer = ScriptedServer.Reply(
    text: "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nsoups")

  @Test func `is not made to a port that does not speak TLS`() async throws {
    try await withBench { bench in
      let secure = bench.simulator.baseURL.replacing("http://", with: "https://")
      let transport = bench.transport.scoped(to: [secure])
      let error = await failure {
        try await transport.send(HTTPRequest(url: secure + "/api/?key=SECRET"))
      }
      #expect(error?.code == .unreachable)
      #expect(
        error?.message == "no secure connection to 127.0.0.1:\(bench.simulator.port): "
          + "it does not speak TLS on that port")
      #expect(bench.simulator.requests.isEmpty)
    }
  }

  /// Asks a server that speaks TLS; `trusts` says whether the client knows its certificate.
  private func ask(
    _ tls: NIOSSLContext, trusts: Bool = true, _ reply: ScriptedServer.Reply = answer
  ) async throws -> (HTTPResponse, [String]) {
    let server = try await ScriptedServer(tls: tls) { _, _ in reply }
    let url = "https://127.0.0.1:\(server.port)"
    var settings = HTTPTransportSettings(timeout: .patience, connectTimeout: .patience)
    if trusts {
      settings.tls.trustRoots = .certificates([try TestCertificates.read(TestCertificates.valid)])
    }
    let transport = HTTPClientTransport(settings, allowedOrigins: [url])
    let result: Result<HTTPResponse, any Error>
    do { result = .success(try await transport.send(HTTPRequest(url: url))) } catch {
      result = .failure(error)
    }
    await transport.shutdown()
    await server.stop()
    return (try result.get(), server.requests)
  }

  @Test func `brings an answer, whatever its status line is like`() async throws {
    let (response, requests) = try await ask(try TestCertificates.context())
    #expect(response.status == 200 && response.body == Array("soups".utf8))
    #expect(requests.first?.hasPrefix("GET / HTTP/1.1\r\n") == true)
    let error = await failure {
      try await ask(try TestCertificates.context(), .init(text: "HTTP/1.1 007 X\r\n\r\n")).0
    }
    #expect(error?.message.hasSuffix(" gave an HTTP status that no answer can have (007)") == true)
  }

  @Test(arguments: [TLSVersion.tlsv1, .tlsv11])
  func `is not made with a version of TLS before 1.2`(_ version: TLSVersion) async throws {
    let error = await failure { try await ask(try TestCertificates.context(newest: version)).0 }
    #expect(error?.code == .unreachable)
    #expect(
      error?.message.hasSuffix(": it only speaks versions of TLS before 1.2, which are not safe")
        == true)
  }

  @Test func `is made with TLS 1.2`() async throws {
    let (response, _) = try await ask(try TestCertificates.context(newest: .tlsv12))
    #expect(response.status == 200)
  }

  @Test func `tells a certificate that expired from one that is not trusted`() async throws {
    let expired = await failure {
      try await ask(try TestCertificates.context(TestCertificates.expired), trusts: false).0
    }
    #expect(expired?.code == .unreachable)
    #expect(expired?.message.hasSuffix(": its certificate expired on 2020-02-01") == true)
    let strange = await failure { try await ask(try TestCertificates.context(), trusts: false).0 }
    #expect(strange?.message.hasSuffix(": its certificate is not trusted") == true)
  }

  @Test(arguments: ["", "Content-Length: 50\r\n", "Transfer-Encoding: chunked\r\n"])
  func `that is cut in the body is no failed handshake`(_ framing: String) async throws {
    var reply = ScriptedServer.Reply(text: "HTTP/1.1 200 OK\r\n\(framing)\r\n5\r\nsoups")
    // Without a goodbye of TLS, nobody can say that the body was whole.
    reply.cuts = true
    let error = await failure { [reply] in
      try await ask(try TestCertificates.context(), reply).0
    }
    #expect(error?.code == .invalidResponse)
    #expect(error?.message.contains("in the middle of the") == true, "\(error?.message ?? "")")
  }
}
