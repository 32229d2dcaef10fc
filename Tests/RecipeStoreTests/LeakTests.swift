import Foundation
import RecipeModel
import RecipeProviderKit
import RecipeResilience
import RecipeStore
import TestSupport
import Testing

/// Random secrets in random spellings, between random neighbours.
@Suite(.fewAtOnce) struct `Randomly spelled secrets` {
  @Test(arguments: 0..<8)
  func `leave no trace in the files, and come back`(_ seed: UInt64) async throws {
    let folder = try TestFolder()
    let time = TestTime()
    var random = SeededRandom(seed: seed &* 0x9E37_79B9 &+ 7)
    let alphabet = Array("abcXYZ0189+/=&%-_ .\"'<>\\ü€😀")
    let secrets = (0..<3).map { _ in
      String(
        (0..<Int.random(in: 4...24, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "a"
        })
    }
    let text = (0..<200).map { _ in
      let neighbours = ["", "\"", "key=", "&", "%", "%2", "\\", "+", "&amp;"]
      return (neighbours.randomElement(using: &random) ?? "")
        + spell(secrets.randomElement(using: &random) ?? "", &random)
    }.joined()
    let body = Array(text.utf8)
    let service = InMemoryTransport { _ in
      HTTPResponse(status: 200, headers: ["Link": text], body: body)
    }
    for _ in 0..<2 {
      let process = Process(folder, time: time)
      let source = process.resilience.source(
        id: "shelf", configuration: [], secrets: secrets.map { Secret($0) })
      let transport = process.resilience.transport(service, for: source)
      let provider = process.resilience.provider(
        Reader(transport: transport, body: body, link: text), for: source)
      _ = try await provider.search(SearchQuery(), page: .number(1))
      await process.resilience.flush()
    }
    #expect(service.requests.count == 1)
    let written = folder.contents()
    for secret in secrets {
      let bytes = String(data: Data(secret.utf8), encoding: .isoLatin1) ?? secret
      #expect(!written.contains(bytes))
      #expect(!written.contains(PercentEncoding.encode(secret)))
      #expect(!written.contains(Data(secret.utf8).base64EncodedString().prefix(5)))
    }
  }

  /// A spelling in which each character may be written in its own way.
  private func spell(_ secret: String, _ random: inout SeededRandom) -> String {
    if Int.random(in: 0..<5, using: &random) == 0 {
      return Data(secret.utf8).base64EncodedString()
    }
    return secret.unicodeScalars.map { scalar in
      let plain = String(scalar)
      let percent = plain.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return percent
      case 1: return percent.uppercased()
      case 2:
        return plain.utf16.map { unit in
          let digits = String(unit, radix: 16)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
      default: return plain
      }
    }.joined()
  }
}

/// A provider that checks that it is given the same answer every time.
private struct Reader: RecipeProvider {
  let transport: any HTTPTransport
  let body: [UInt8]
  let link: String
  let descriptor = ProviderDescriptor(id: "shelf", kind: "reader", name: "Reader")

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    let response = try await transport.send(HTTPRequest(url: "https://shelf.example/read"))
    #expect(response.body == body && response.headers["Link"] == link)
    return SearchPage(listings: [])
  }
}
