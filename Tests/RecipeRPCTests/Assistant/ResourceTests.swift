import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct ResourceTests {
  @Test func `the list is the same whatever was asked before`() async throws {
    for client in [try await AssistantClient.connected(), .stateless()] {
      let before = try await client.result("resources/list")
      #expect(before["resources"]?.arrayValue?.map { $0["uri"] } == ["potluck://providers"])
      _ = try await client.call("search_recipes", ["query": "soup", "limit": 2])
      _ = try await client.call("get_recipe", ["id": "alpha:1"])
      _ = try await client.result("resources/read", ["uri": "recipe://beta/tomato"])
      #expect(try await client.result("resources/list") == before)
      #expect(try await client.result("resources/list", ["cursor": ""]) == before)
    }
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
