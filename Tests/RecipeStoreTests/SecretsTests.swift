import Foundation
import RecipeModel
import RecipeProviderKit
import RecipeResilience
import RecipeStore
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `Secrets` {
  let folder: TestFolder
  let time = TestTime()
  let key = "Qx7+pl/ug=9& z\"é"
  let word = "correcthorsebattery"

  init() throws { folder = try TestFolder() }

  /// Every way in which services have been seen to repeat a credential.
  func spellings(_ secret: String) -> [String] {
    let upper = PercentEncoding.encode(secret)
    let lower = upper.replacing(#/%[0-9A-F]{2}/#) { String($0.output).lowercased() }
    let escaped = String(JSON.string(secret).text().dropFirst().dropLast())
    let units = secret.utf16.map {
      "\\u" + String(repeating: "0", count: 4 - String($0, radix: 16).count) + String($0, radix: 16)
    }
    return [
      secret, upper, lower, upper.replacingOccurrences(of: "%20", with: "+"),
      upper.replacingOccurrences(of: "%", with: "%25"), escaped,
      escaped.replacingOccurrences(of: "/", with: "\\/"), units.joined(),
      upper.replacingOccurrences(of: "%2F", with: "/").replacingOccurrences(of: "%3D", with: "="),
      secret.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "\"", with: "&quot;"),
      Data(secret.utf8).base64EncodedString(), Data("me:\(secret)".utf8).base64EncodedString(),
      Data("you:\(secret)".utf8).base64EncodedString(),
      Data("u:\(secret):x".utf8).base64EncodedString(),
    ]
  }

  @Test func `are in no file, wherever they were sent and echoed`() async throws {
    let secrets = [Secret(key), Secret(word), Secret("kurz")]
    let echoes = secrets.flatMap { spellings($0.exposed) }
    let next = "https://shelf.example/next?app_key=\(PercentEncoding.encode(key))&id=\(word)"
    let body =
      JSON.object([
        "next": .string(next), "echo": .string(echoes.joined(separator: " | ")),
      ]).text() + echoes.joined(separator: "\n")
    let first = JSON.object(["next": .string(next)]).text()
    let service = InMemoryTransport { request in
      var response = HTTPResponse.json(request.url.contains("/next") ? body : first)
      response.headers.append("Set-Cookie", "session=\(word)")
      response.headers.append("Link", "<\(next)>; rel=next")
      response.headers.append("X-Echo", word)
      response.headers.append("X-Auth-Token", "unknown-token-of-the-service")
      return response
    }
    func walk() async -> PageWalkResult {
      await Process(folder, time: time).provider(
        service, url: "https://shelf.example/?key=\(PercentEncoding.encode(key))",
        secrets: secrets,
        headers: [
          "Authorization": "Basic " + Data("me:\(word)".utf8).base64EncodedString(),
          "X-Key": key,
        ]
      ).walk()
    }
    let result = await walk()
    #expect(result.accepted.count == 2 && service.requests.count == 2)
    let written = folder.contents()
    #expect(written.contains("shelf") && written.contains("rel=next"))
    for secret in secrets {
      for spelling in spellings(secret.exposed) {
        let bytes = String(data: Data(spelling.utf8), encoding: .isoLatin1) ?? spelling
        // The last two characters of Base64 also depend on what stands beside the secret.
        let core = bytes.trimmingCharacters(in: ["="]).dropLast(2).dropFirst(4)
        #expect(!written.contains(bytes))
        if bytes.hasSuffix("=") { #expect(!written.contains(core)) }
      }
    }
    #expect(!written.contains("unknown-token-of-the-service"))
    #expect(!written.contains("https://shelf.example/?"))

    // The link of a kept answer works: the second page is found again.
    let again = await walk()
    #expect(again == result && service.requests.count == 2)
  }

  @Test func `come back byte for byte`() async throws {
    let secrets = [Secret(key), Secret(word)]
    let text = secrets.flatMap { spellings($0.exposed) }.joined(separator: "|")
    let service = InMemoryTransport { _ in HTTPResponse(status: 200, body: Array(text.utf8)) }
    let process = Process(folder, time: time)
    let source = process.resilience.source(id: "shelf", configuration: [], secrets: secrets)
    let transport = process.resilience.transport(service, for: source)
    let provider = process.resilience.provider(Echo(transport: transport), for: source)
    for _ in 0..<2 {
      let page = try await provider.search(SearchQuery(), page: .number(1))
      #expect(page.listings.first?.title == Echo.digits(Array(text.utf8)))
      await process.resilience.flush()
    }
    #expect(service.requests.count == 1)
  }

  @Test func `cannot be planted by an answer that knows the placeholder`() async throws {
    let process = Process(folder, time: time)
    let mark = await process.responses.mark()
    let service = InMemoryTransport { _ in
      HTTPResponse(status: 200, body: Array("\(mark).0.;".utf8))
    }
    let provider = process.provider(service, secrets: [Secret(word)])
    for _ in 0..<2 { _ = await provider.walk() }
    #expect(service.requests.count == 2)
  }

  @Test func `that are very short are no reason to mangle answers`() async throws {
    let service = InMemoryTransport { _ in .json("{}") }
    let process = Process(folder, time: time)
    for _ in 0..<2 { _ = await process.provider(service, secrets: [Secret("1")]).walk() }
    #expect(service.requests.count == 1)
  }
}

/// A provider whose only listing's title is the body, in digits in which no secret is found.
private struct Echo: RecipeProvider {
  static func digits(_ bytes: [UInt8]) -> String {
    bytes.map { String($0) }.joined(separator: ".")
  }

  let transport: any HTTPTransport
  let descriptor = ProviderDescriptor(id: "shelf", kind: "echo", name: "Echo")

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    let response = try await transport.send(HTTPRequest(url: "https://shelf.example/echo"))
    return SearchPage(listings: [
      Listing(
        id: ListingID(provider: "shelf", id: "1"),
        title: Self.digits(response.body))
    ])
  }
}
