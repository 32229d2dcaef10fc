import Foundation
import RecipeDefinitions
import RecipeModel
import RecipeProviderKit
import RecipeResilience
import RecipeStore
import TestSupport
import Testing

@testable import RecipeProcess
@testable import RecipeRPC

/// One secret, planted in every spelling in each place that people or files will see.
@Suite(.fewAtOnce, .serialized) struct SecretFinderTests {
  static let secrets = [Secret(Spelling.secret), Secret(Spelling.word)]
  static let redaction = Redaction(secrets)

  @Test func `finds every spelling, and no more than it`() {
    let finder = SecretFinder(Self.secrets)
    for spelling in Spelling.all {
      let bytes = Array(spelling.text.utf8)
      let found = finder.matches(in: bytes)
      let begin = spelling.before.utf8.count
      #expect(
        found.map(\.range) == [begin..<begin + spelling.secret.utf8.count], "\(spelling.name)")
      let secret = spelling.name.contains(Spelling.word) ? 1 : 0
      #expect(found.first?.secret == secret, "\(spelling.name)")
    }
  }

  @Test func `serves messages`() {
    let reader = AnswerReader(redacting: Self.secrets)
    let log = LogText(secrets: Self.secrets)
    for spelling in Spelling.all {
      let expected = spelling.before + Redaction.mark + spelling.after
      #expect(Self.redaction(spelling.text) == expected, "\(spelling.name)")
      let body = JSON.object(["error": .string("refused: " + spelling.text)])
      for response in [HTTPResponse.json(body.text(), status: 401), .html(page(spelling))] {
        let error = #expect(throws: ProviderError.self) { try reader.json(response) }
        #expect(error?.message.contains(Redaction.mark) == true, "\(spelling.name)")
      }
      let line = LineSplitter.Line(bytes: Array(spelling.text.utf8), isCut: false)
      #expect(log(line)?.contains(Redaction.mark) == true, "\(spelling.name)")
    }
  }

  private func page(_ spelling: Spelling) -> String {
    "<html><title>" + spelling.text + "</title></html>"
  }

  @Test func `leaves nothing where a message is cut`() {
    for spelling in Spelling.all {
      let length = spelling.text.utf8.count
      for length in stride(from: length / 20, to: length, by: max(1, length / 5)) {
        let cut = String(decoding: Array(spelling.text.utf8.prefix(length)), as: UTF8.self)
        let shown = Self.redaction(cut, isCut: true)
        let rest = shown.dropFirst(spelling.before.count)
        // Of one character nobody can tell whether it is one of the secret's.
        #expect(shown.contains(Redaction.mark) || rest.count < 64, "\(shown)")
        #expect(!shown.contains(Spelling.word.prefix(3)) && !shown.contains("Zq7/"), "\(shown)")
      }
    }
  }

  @Test func `serves listings`() async throws {
    let resilience = Resilience(responses: MemoryResponseStore(), ledger: MemoryLedger())
    let source = resilience.source(id: "echo", configuration: [], secrets: Self.secrets)
    for spelling in Spelling.all {
      let listing = Listing(
        id: ListingID(provider: "echo", id: "1"), title: spelling.text,
        url: "https://x.example/" + spelling.text)
      let provider = resilience.provider(Repeater(listing: listing), for: source)
      let found = try await provider.recipe(for: listing.id).listing
      #expect(
        found.title == spelling.before + Redaction.mark + spelling.after, "\(spelling.name)")
      #expect(found.url == nil, "\(spelling.name)")
    }
  }

  @Test(arguments: [true, false])
  func `serves recordings`(isJSON: Bool) async throws {
    let spellings = Spelling.all
    let transport = RecordingTransport(
      InMemoryTransport { request in
        let text = spellings[Int(request.url.split(separator: "/").last ?? "") ?? 0].text
        let body = isJSON ? JSON.string(text).text() : "page " + text
        return HTTPResponse(status: 200, headers: ["Link": text], body: Array(body.utf8))
      },
      secrets: ["key": Self.secrets[0], "word": Self.secrets[1]],
      baseURL: "https://x.example/")
    for (number, spelling) in spellings.enumerated() {
      _ = try await transport.send(HTTPRequest(url: "https://x.example/\(number)"))
      let kept = try #require(transport.exchanges.last?.response)
      let word = spelling.name.contains(Spelling.word) ? "{word}" : "{key}"
      let expected = spelling.before + word + spelling.after
      #expect(
        kept.body == (isJSON ? .json(.string(expected)) : .text("page " + expected)),
        "\(spelling.name)")
    }
  }

  @Test func `serves copies of the stream`() throws {
    let folder = try TestFolder()
    for (number, spelling) in Spelling.all.enumerated() {
      let made = TrafficRecorder(
        path: folder.path + "/copy\(number)", secrets: { [Spelling.secret, Spelling.word] })
      let recorder = try #require(made)
      recorder.take(Array(spelling.text.utf8))
      recorder.finish()
      let covered = String(repeating: "*", count: spelling.secret.utf8.count)
      let copy = try #require(folder.read("copy\(number)"))
      #expect(
        String(decoding: copy, as: UTF8.self) == spelling.before + covered + spelling.after,
        "\(spelling.name)")
    }
  }

  @Test func `serves drafts`() throws {
    for spelling in Spelling.all {
      let secret = spelling.name.contains(Spelling.word) ? Spelling.word : Spelling.secret
      let draft = try DefinitionDraft.make(
        url: "https://x.example/api/s?q=soup&key=\(PercentEncoding.encode(secret))"
          + "&callback=\(PercentEncoding.encode(spelling.text))",
        response: .json(
          #"{"items": [{"title": "Soup", "id": 1}, {"title": "Tea soup", "id": 2}]}"#),
        words: ["soup"])
      let whole = JSON.string(spelling.secret).text().dropFirst().dropLast()
      #expect(!draft.text.contains(whole), "\(spelling.name)")
    }
  }

  @Test func `serves kept answers, which come back byte for byte`() async throws {
    let folder = try TestFolder()
    let bodies = Spelling.all.map(\.text)
    let service = InMemoryTransport { request in
      let number = Int(request.url.split(separator: "/").last ?? "") ?? 0
      return HTTPResponse(
        status: 200, headers: ["Link": bodies[number]], body: Array(bodies[number].utf8))
    }
    for _ in 0..<2 {
      let process = Process(folder, time: TestTime())
      let source = process.resilience.source(
        id: "shelf", configuration: [], secrets: Self.secrets)
      let transport = process.resilience.transport(service, for: source)
      let provider = process.resilience.provider(Reader(transport: transport), for: source)
      for (number, spelling) in Spelling.all.enumerated() {
        let page = try await provider.search(SearchQuery(), page: .number(number))
        let digits = page.listings.first?.title
        #expect(digits == Reader.digits(Array(spelling.text.utf8)), "\(spelling.name)")
      }
      await process.resilience.flush()
    }
    #expect(service.requests.count == bodies.count)
    let written = folder.contents()
    for spelling in Spelling.all {
      let bytes = String(data: Data(spelling.secret.utf8), encoding: .isoLatin1) ?? ""
      #expect(!written.contains(bytes), "\(spelling.name)")
    }
  }

  @Test(arguments: [
    "<", "a<", "Z<b>", "&", "&#", "&#x5a;", "%", "%25", "%5a", "\\", "\\u005a", "\u{200B}",
    "Z\u{200B}", "Zq7/k+e=y&", "Rt5yK9mQ2wL", "Z&lt;b ", " ", "5a71", "WnE3", "<!--", "\u{E2}",
  ])
  func `costs work in proportion to the text, whatever it is`(part: String) {
    let text = String(repeating: part, count: 5_000 / part.utf8.count)
    #expect(Self.redaction(text + Spelling.word).hasSuffix(Redaction.mark))
  }
}

/// A provider whose only listing repeats a secret.
private struct Repeater: RecipeProvider {
  let listing: Listing
  let descriptor = ProviderDescriptor(id: "echo", kind: "echo", name: "Echo")

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    SearchPage(listings: [listing])
  }

  func recipe(for id: ListingID) async throws -> Recipe { Recipe(listing: listing) }
}

/// A provider whose only listing's title is the body and the link, in numbers in which no secret is
/// found.
private struct Reader: RecipeProvider {
  static func digits(_ bytes: [UInt8]) -> String {
    bytes.map { String($0) }.joined(separator: ".")
  }

  let transport: any HTTPTransport
  let descriptor = ProviderDescriptor(id: "shelf", kind: "reader", name: "Reader")

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    guard case .number(let number) = page else { return SearchPage(listings: []) }
    let response = try await transport.send(
      HTTPRequest(url: "https://shelf.example/\(number)"))
    #expect(response.headers["Link"].map { Array($0.utf8) } == response.body)
    return SearchPage(listings: [
      Listing(id: ListingID(provider: "shelf", id: "1"), title: Self.digits(response.body))
    ])
  }
}
