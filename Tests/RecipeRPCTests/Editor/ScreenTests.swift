import RecipeModel
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct ScreenTests {
  private static let lines: JSON = ["2 eggs", "1 vegetable stock cube", "1 onion"]

  private func verdicts(_ answer: JSON) -> [String] {
    (answer["findings"]?.arrayValue ?? []).map {
      "\($0["subject"]?.stringValue ?? "") \($0["verdict"]?.stringValue ?? "")"
    }
  }

  @Test func `words that are given are judged, with the line that decided`() async throws {
    let params: JSON = [
      "title": "Soup", "ingredients": Self.lines, "diet": ["vegan", "vegetarian"],
      "avoid": ["celery", "fish"],
    ]
    let expected = ["vegan conflicts", "vegetarian fits", "celery unknown", "fish fits"]
    let answer = try await EditorClient().request("screen", params)
    #expect(verdicts(answer) == expected)
    #expect(answer["findings"]?.arrayValue?.first?["line"] == "2 eggs")
    let client = try await AssistantClient.connected()
    let result = try await client.call("screen_recipe", params)
    #expect(verdicts(result.structured) == expected)
    #expect(result.structured["findings"]?.arrayValue?.first?["word"] == "eggs")
    #expect(result.blocks.last?.contains("no medical advice") == true)
  }

  @Test func `the configured law counts where none is given`() async throws {
    var service = FakeService()
    service.configured.law = .us
    func ask(_ law: JSON?) -> JSON {
      var params: JSONObject = ["ingredients": ["1 cup pine nuts"], "avoid": ["tree-nuts"]]
      params["law"] = law
      return .object(params)
    }
    for (law, expected): (JSON?, String) in [
      (nil, "tree-nuts conflicts"), ("eu", "tree-nuts fits"), ("us", "tree-nuts conflicts"),
    ] {
      let answer = try await EditorClient(service).request("screen", ask(law))
      #expect(verdicts(answer) == [expected])
      let client = try await AssistantClient.connected(service)
      #expect(verdicts(try await client.call("screen_recipe", ask(law)).structured) == [expected])
    }
  }

  @Test func `a recipe is screened by the address of its page`() async throws {
    let answer = try await EditorClient().request(
      "screen", ["url": "https://leeks.example/soup", "diet": ["vegan"]])
    #expect(answer["findings"]?.arrayValue?.count == 1)
    #expect(answer["title"]?.stringValue?.isEmpty == false)
  }

  @Test func `an assistant screens a recipe that a search listed`() async throws {
    let client = try await AssistantClient.connected()
    let result = try await client.call(
      "screen_recipe", ["id": "alpha:1", "avoid": ["peanuts"], "law": "us"])
    #expect(verdicts(result.structured).count == 1)
    for (arguments, word): (JSON, String) in [
      ([:], "neither id nor url"), (["ingredients": Self.lines, "diet": ["keto"]], "keto"),
      (["ingredients": Self.lines, "avoid": ["gravel"]], "gravel"),
    ] {
      let wrong = try await client.call("screen_recipe", arguments)
      #expect(wrong.isToolError && wrong.blocks.first?.contains(word) == true)
    }
  }
}
