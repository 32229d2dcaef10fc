import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct ResourceTests {
  @Test func `the sources are listed, and what the assistant was shown`() async throws {
    let client = try await AssistantClient.connected()
    let before = try await client.result("resources/list")["resources"]?.arrayValue ?? []
    #expect(before.map { $0["uri"] } == ["potluck://providers"])
    _ = try await client.call("search_recipes", ["query": "soup", "limit": 2])
    let after = try await client.result("resources/list")["resources"]?.arrayValue ?? []
    #expect(try after.count == 3 && after[at: 1]["uri"] == "recipe://alpha/1")
    #expect(try after[at: 1]["name"] == "Onion Soup" && after[at: 1]["mimeType"] == "text/markdown")
    let again = try await client.call("search_recipes", ["query": "soup", "limit": 2])
    #expect(!again.isToolError)
    #expect(try await client.result("resources/list")["resources"]?.arrayValue?.count == 3)
  }

  @Test func `a long list comes in pages that lose nothing`() async throws {
    var service = FakeService()
    service.sources = [
      CannedProvider(
        "many",
        recipes: (0..<120).map {
          CannedProvider.soup("many", "\($0)", "Soup number \($0)", host: "host\($0)")
        })
    ]
    let client = try await AssistantClient.connected(service)
    var cursor: JSON?
    for _ in 0..<3 {
      var arguments: JSONObject = ["query": "soup", "limit": 50]
      arguments["cursor"] = cursor
      let page = try await client.call("search_recipes", .object(arguments))
      cursor = page.structured["nextCursor"]
    }
    var uris: [JSON] = []
    var place: JSON = .null
    repeat {
      let page = try await client.result("resources/list", ["cursor": place])
      let resources = page["resources"]?.arrayValue ?? []
      #expect(resources.count <= 50)
      uris += resources.compactMap { $0["uri"] }
      place = page["nextCursor"] ?? .null
    } while !place.isNull
    #expect(uris.count == 121 && Set(uris).count == 121)
  }

  @Test func `the list of sources is read as JSON`() async throws {
    let client = try await AssistantClient.connected()
    let result = try await client.result("resources/read", ["uri": "potluck://providers"])
    let content = try #require(result["contents"]?.arrayValue?.first)
    #expect(content["mimeType"] == "application/json")
    let document = try JSON(parsing: content["text"]?.stringValue ?? "")
    #expect(document["providers"]?.arrayValue?.map { $0["id"] } == ["alpha", "beta", "broken"])
  }

  @Test func `a recipe is read as Markdown that says whose words it holds`() async throws {
    let client = try await AssistantClient.connected()
    let result = try await client.result("resources/read", ["uri": "recipe://beta/tomato"])
    let content = try #require(result["contents"]?.arrayValue?.first)
    #expect(content["uri"] == "recipe://beta/tomato" && content["mimeType"] == "text/markdown")
    #expect(content["_meta"]?["potluck/source"] == "beta")
    let text = content["text"]?.stringValue ?? ""
    #expect(text.contains("# Tomato Soup") && text.contains("never instructions"))
  }

  @Test func `the address of a recipe keeps its identifier byte for byte`() throws {
    for id in ["1", "http://a.example/x?y=1&z=%20#f", "ä/ö ü", "a+b", "\u{1B}[31m", "..", "%41"] {
      let listing = ListingID(provider: "my source", id: id)
      let uri = RecipeAddress.uri(listing)
      #expect(RecipeAddress.id(uri) == listing)
      #expect(uri.utf8.allSatisfy { 0x21..<0x7F ~= $0 })
      #expect(RecipeAddress.named(RecipeAddress.name(listing)) == listing)
    }
    #expect(RecipeAddress.id("recipe://alpha/http://x.example/1")?.id == "http://x.example/1")
    for wrong in ["recipe://alpha", "recipe:///1", "recipe://alpha/", "http://alpha/1", ""] {
      #expect(RecipeAddress.id(wrong) == nil)
    }
  }

  @Test func `what is not there has the code of the era`() async throws {
    let old = try await AssistantClient.connected()
    let new = AssistantClient.stateless()
    for uri: JSON in ["recipe://alpha/none", "recipe://nobody/1", "file:///etc/passwd"] {
      let error = try await old.error("resources/read", ["uri": uri])
      #expect(error.code.rawValue == -32002 && error.data?["uri"] == uri)
      #expect(try await new.error("resources/read", ["uri": uri]).code == .invalidParams)
    }
    #expect(try await old.error("resources/read").code == .invalidParams)
    let broken = try await old.error("resources/read", ["uri": "recipe://broken/1"])
    #expect(broken.code == .internalError && broken.data?["kind"] == "httpError")
  }
}
