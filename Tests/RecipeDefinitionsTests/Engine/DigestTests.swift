import RecipeModel
import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

@testable import RecipeDefinitions

/// HTTP Digest (RFC 7616).
@Suite("Digest", .fewAtOnce)
struct DigestTests {
  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"),
    ("abc", "900150983cd24fb0d6963f7d28e17f72"),
    ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    (
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
      "57edf4a22be3c955ac49da2e2107b67a"
    ),
  ])
  func `MD5 is that of RFC 1321`(text: String, hash: String) {
    #expect(MessageHash.md5(text) == hash)
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000),
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
    ),
  ])
  func `SHA-256 is that of FIPS 180`(text: String, hash: String) {
    #expect(MessageHash.sha256(text) == hash)
  }

  private static let example = """
    Digest realm="http-auth@example.org", qop="auth, auth-int", algorithm=SHA-256, \
    nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", \
    opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"
    """

  @Test(arguments: [
    (example, "753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1"),
    (
      example.replacing("SHA-256", with: "MD5"), "8ca523f5e9506fed4657c9700eebdbec"
    ),
    (
      example.replacing("algorithm=SHA-256, ", with: ""), "8ca523f5e9506fed4657c9700eebdbec"
    ),
  ])
  func `the answers are those of RFC 7616, 3_9_1`(field: String, response: String) throws {
    let challenge = try #require(DigestChallenge(["WWW-Authenticate": field]))
    let answer = challenge.answer(
      name: "Mufasa", password: "Circle of Life", method: "GET", target: "/dir/index.html",
      count: 1, own: "f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ")
    #expect(answer.hasPrefix("Digest username=\"Mufasa\", realm=\"http-auth@example.org\""))
    #expect(answer.contains("response=\"\(response)\""))
    #expect(answer.contains("qop=auth, nc=00000001"))
    #expect(answer.contains("opaque=\"FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS\""))
  }

  @Test func `the answer of RFC 2617 is still given`() throws {
    let challenge = try #require(
      DigestChallenge([
        "WWW-Authenticate":
          "Digest realm=\"testrealm@host.com\", qop=\"auth\", nonce=\"dcd98b7102dd2f0e8b11d0f600bfb0c093\""
      ]))
    let answer = challenge.answer(
      name: "Mufasa", password: "Circle Of Life", method: "GET", target: "/dir/index.html",
      count: 1, own: "0a4f113b")
    #expect(answer.contains("response=\"6629fae49393a05397450978507c4ef1\""))
  }

  @Test func `a name that is no ASCII, and one that is to be hidden, are sent as the RFC says`()
    throws
  {
    let plain = try #require(DigestChallenge(["WWW-Authenticate": Self.example]))
    let answer = plain.answer(
      name: "Jäsøn Doe", password: "x", method: "GET", target: "/", count: 255, own: "c")
    #expect(answer.contains("username*=UTF-8''J%C3%A4s%C3%B8n%20Doe"))
    #expect(answer.contains("nc=000000ff"))
    let hiding = try #require(
      DigestChallenge(["WWW-Authenticate": Self.example + ", userhash=true"]))
    let hidden = hiding.answer(
      name: "Jäsøn Doe", password: "x", method: "GET", target: "/", count: 1, own: "c")
    #expect(!hidden.contains("Doe") && hidden.contains("userhash=true"))
  }

  @Test func `of several challenges the first that can be met is met`() throws {
    var headers = HTTPHeaders()
    headers.append("WWW-Authenticate", "Basic realm=\"a, Digest b\", charset=\"UTF-8\"")
    headers.append(
      "WWW-Authenticate",
      "Digest realm=\"one\", nonce=\"1\", algorithm=SHA-512-256, Digest realm=\"t\\\"wo\", "
        + "nonce=\"2\", algorithm=SHA-256-sess, qop=auth, Bearer")
    let challenge = try #require(DigestChallenge(headers))
    #expect(challenge.realm == "t\"wo" && challenge.nonce == "2")
    #expect(challenge.hash == .sha256 && challenge.isSession)
  }

  @Test func `what is escaped is meant without its backslashes, and sent back with them`() throws {
    let challenge = try #require(
      DigestChallenge([
        "WWW-Authenticate":
          #"Digest realm="a\"b\\c\d", nonce="n\"1", opaque="\\o", qop="auth", algorithm=MD5"#
      ]))
    #expect(challenge.realm == #"a"b\cd"# && challenge.nonce == #"n"1"#)
    let answer = challenge.answer(
      name: #"o"x\y"#, password: "p", method: "GET", target: "/", count: 1, own: "c")
    for member in [
      #"username="o\"x\\y""#, #"realm="a\"b\\cd""#, #"nonce="n\"1""#, #"opaque="\\o""#,
    ] {
      #expect(answer.contains(member))
    }
    let secret = MessageHash.md5(#"o"x\y:a"b\cd:p"#)
    let response = MessageHash.md5(
      #"\#(secret):n"1:00000001:c:auth:\#(MessageHash.md5("GET:/"))"#)
    #expect(answer.contains("response=\"\(response)\""))
  }

  @Test(arguments: [
    "", "Digest", "Digest realm=\"a\"", "Digest nonce=\"a\"", "Basic realm=\"x\", nonce=\"y\"",
    "Digest realm=\"a\", nonce=\"b\", qop=\"auth-int\"", "Digest realm=a, nonce=\"\"",
    "Digest realm=\"a\", nonce=\"b\r\nX: y\"", "Digest =, ,,\"", "Digest realm=\"a, nonce=\"b",
  ])
  func `other challenges are none`(field: String) {
    #expect(DigestChallenge(["WWW-Authenticate": field]) == nil)
  }

  @Test(arguments: 1...4) func `whatever a challenge holds, reading it ends`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let parts = [
      "Digest ", "realm", "nonce", "=", "\"", ",", " ", "\\", "qop", "auth", "é", "\t", "a",
    ]
    for _ in 0..<2_000 {
      let field = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }.joined()
      guard let challenge = DigestChallenge(["WWW-Authenticate": field]) else { continue }
      let answer = challenge.answer(
        name: "n", password: "hidden", method: "GET", target: "/", count: 1, own: "o")
      #expect(!answer.contains("hidden"))
      #expect(!answer.unicodeScalars.contains { $0.isControl })
    }
    let long = "Digest " + String(repeating: "a=b, ", count: 100_000)
    #expect(DigestChallenge(["WWW-Authenticate": long]) == nil)
  }

  // MARK: A service

  private static func definition() throws -> ProviderDefinition {
    try site(
      response: #"{"list": "$.rows"}"#, fields: #"{"id": "$.id", "title": "$.title"}"#,
      more: #"""
        "secrets": {"user": {"summary": "the account"}, "pass": {"summary": "its password"}},
        "auth": [{"type": "http", "scheme": "digest", "username": "user", "password": "pass"}],
        "paging": {"style": "page", "size": 10, "total": "$.total"}
        """#,
      request: #"{"path": "/s", "query": {"q": "{text}", "page": "{page}"}}"#)
  }

  private static let secrets = ["user": "Mufasa", "pass": "Circle of Life"]

  /// A service that gives a new nonce behind so many answers.
  private final class Guarded: Sendable {
    private let state = Mutex<(answered: Int, nonce: Int, last: Int)>((0, 0, 0))
    let algorithm: String
    let answersOfNonce: Int
    let saysStale: Bool

    init(_ algorithm: String = "SHA-256", answersOfNonce: Int = .max, saysStale: Bool = true) {
      (self.algorithm, self.answersOfNonce) = (algorithm, answersOfNonce)
      self.saysStale = saysStale
    }

    func answer(_ request: HTTPRequest) -> HTTPResponse {
      let field = request.headers["Authorization"] ?? ""
      let (nonce, isOld) = state.withLock { state in
        let isOld = state.answered >= answersOfNonce
        if isOld { state = (0, state.nonce + 1, 0) }
        return ("n\(state.nonce)", isOld)
      }
      let challenge =
        "Digest realm=\"r\", qop=\"auth\", algorithm=\(algorithm), nonce=\"\(nonce)\""
      func member(_ name: String) -> String {
        let rest = field.components(behind: " \(name)=") ?? ""
        return String(rest.drop { $0 == "\"" }.prefix { $0 != "\"" && $0 != "," })
      }
      let count = Int(member("nc"), radix: 16) ?? 0
      let expected = DigestChallenge(["WWW-Authenticate": challenge])?.answer(
        name: "Mufasa", password: "Circle of Life", method: request.method,
        target: member("uri"), count: count, own: member("cnonce"))
      let isTarget = request.url.hasSuffix(member("uri")) && !member("uri").isEmpty
      let isNext = state.withLock { state in
        guard count == state.last + 1 else { return false }
        state.last = count
        return true
      }
      guard !isOld, isTarget, isNext, field == expected else {
        var refused = HTTPResponse.json(#"{"error": "who are you"}"#, status: 401)
        refused.headers.append(
          "WWW-Authenticate", challenge + (isOld && saysStale ? ", stale=true" : ""))
        return refused
      }
      state.withLock { $0.answered += 1 }
      let page = request.number("page") ?? 1
      return .json(
        "{\"total\": 30, \"rows\": \(Shelf(count: 30).items(from: page * 10 - 10, 10))}")
    }
  }

  @Test(arguments: ["MD5", "SHA-256", "MD5-sess", "SHA-256-sess"])
  func `a challenge is answered, and its nonce serves on`(algorithm: String) async throws {
    let service = Guarded(algorithm)
    let transport = InMemoryTransport { service.answer($0) }
    let result = try await walk(Self.definition(), secrets: Self.secrets, over: transport)
    #expect(result.ids == Shelf(count: 30).ids)
    #expect(transport.requests.count == 4)
    #expect(transport.requests.first?.headers["Authorization"] == nil)
  }

  @Test(arguments: [true, false])
  func `a nonce that has become too old is replaced`(saysStale: Bool) async throws {
    let service = Guarded(answersOfNonce: 2, saysStale: saysStale)
    let transport = InMemoryTransport { service.answer($0) }
    let result = try await walk(Self.definition(), secrets: Self.secrets, over: transport)
    #expect(result.ids == Shelf(count: 30).ids)
    #expect(transport.requests.count == 5)
  }

  @Test func `a wrong password is refused once, and never sent`() async throws {
    let service = Guarded()
    let transport = InMemoryTransport { service.answer($0) }
    let provider = try provider(
      Self.definition(), secrets: ["user": "Mufasa", "pass": "open sesame"], over: transport)
    let error = try await #require(throws: ProviderError.self) {
      try await provider.search(SearchQuery(text: "soup"), page: .number(1))
    }
    #expect(error.code == .unauthorized)
    #expect(transport.requests.count == 2)
    let sent = transport.requests.map { "\($0.headers.fields) \($0.url)" }.joined()
    #expect(!sent.contains("sesame") && !error.description.contains("sesame"))
  }

  @Test func `a service that asks in another way gets nothing`() async throws {
    let transport = InMemoryTransport { _ in
      var answer = HTTPResponse.json("{}", status: 401)
      answer.headers.append("WWW-Authenticate", "Basic realm=\"x\"")
      return answer
    }
    let provider = try provider(Self.definition(), secrets: Self.secrets, over: transport)
    await #expect(throws: ProviderError.self) {
      try await provider.search(SearchQuery(text: "soup"), page: .number(1))
    }
    #expect(transport.requests.map { $0.headers["Authorization"] } == [nil])
  }

  @Test func `an exchange is recorded without the user and the password`() async throws {
    let service = Guarded()
    let definition = try Self.definition()
    let recorder = DefinitionRecorder(
      definition, secrets: Self.secrets.mapValues { Secret($0) },
      transport: InMemoryTransport { service.answer($0) })
    let recording = try await recorder.record(SearchQuery(text: "soup"), pages: 3)
    #expect(recording.cases.first?.expect.listings?.count == 30)
    let text = recording.json.text()
    for secret in ["Mufasa", "Circle", "Digest"] { #expect(!text.contains(secret)) }
    #expect(await DefinitionTest.run(definition, recording).map(\.passed) == [true])
  }

  @Test func `the scheme is read, written and read again`() throws {
    let definition = try Self.definition()
    #expect(definition.auth == [.digest(username: "user", password: "pass")])
    #expect(DefinitionReader.read(definition.json.bytes()).definition == definition)
  }

  @Test func `Digest needs a name and a password, and no token beside it`() {
    func problems(_ auth: String) -> [String] {
      DefinitionSamples.read(
        DefinitionSamples.tiny(
          more:
            #""baseURL": "https://t.example", "secrets": {"u": {}, "p": {}}, "auth": [\#(auth)]"#)
      ).problems.filter { $0.severity == .error }.map(\.pointer)
    }
    #expect(
      problems(#"{"type": "http", "scheme": "digest", "secret": "p"}"#).contains("/auth/0/secret"))
    #expect(
      problems(
        #"""
        {"type": "http", "scheme": "digest", "username": "u", "password": "p"},
        {"type": "login", "request": {"path": "/l", "form": {"p": "{p}"}}, "token": "$.t",
         "send": {"type": "apiKey", "in": "header", "name": "X-T"}}
        """#) == ["/auth/1"])
  }
}

extension String {
  /// What stands behind the first occurrence of a text.
  fileprivate func components(behind text: String) -> Substring? {
    firstRange(of: text).map { self[$0.upperBound...] }
  }
}
