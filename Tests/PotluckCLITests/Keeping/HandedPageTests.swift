import RecipeModel
import TestSupport
import Testing

/// Pages that a person's browser hands over.
@Suite(.fewAtOnce) struct HandedPageTests {
  private static let url = "https://kitchen.invalid/soup"
  private static let html = """
    <h1>Soup</h1><script type="application/ld+json">{"@context":"https://schema.org",\
    "@type":"Recipe","name":"Leek soup","recipeIngredient":["3 leeks","1 l stock"],\
    "recipeInstructions":["Soften the leeks.","Simmer."]}</script>
    """

  @Test func `a page that is handed over is read and kept, and nobody is asked for it`()
    async throws
  {
    let kitchen = try Kitchen()
    let run = try await WireClient.run(["stdio"], environment: kitchen.environment) { client in
      _ = try await client.initialize()
      let page: JSON = ["url": .string(Self.url), "html": .string(Self.html)]
      let read = try await client.result("recipe/get", page)
      let kept = try await client.result("kept/add", page)
      return [read, kept]
    }
    let (read, kept) = try (run.value[at: 0], run.value[at: 1])
    #expect(read["recipe"]?["title"] == "Leek soup" && read["fromCache"] == false)
    #expect(read["recipe"]?["url"]?.stringValue == Self.url)
    #expect(kept["recipe"]?["id"] == "kept:leek-soup" && kept["notes"] == [], "\(kept.text())")
    let shown = try await kitchen.run("show", "leek-soup", "--format", "plain")
    #expect(shown.output.contains("3 leeks") && shown.output.contains("Simmer."))
    let page = try await kitchen.run("kept", "export", "--all", "\(kitchen.folder)/out")
    #expect(page.code == 0, "\(page.transcript)")
  }

  @Test func `a page without a recipe, and one from nowhere, are told`() async throws {
    let kitchen = try Kitchen()
    let run = try await WireClient.run(["stdio"], environment: kitchen.environment) { client in
      _ = try await client.initialize()
      let empty = try await client.request(
        "recipe/get", ["url": .string(Self.url), "html": "<h1>Nothing to cook</h1>"])
      let nowhere = try await client.request("recipe/get", ["id": "web:x", "html": "<p>"])
      return [empty, nowhere]
    }
    let (empty, nowhere) = try (
      run.value[at: 0]["error"] ?? .null, run.value[at: 1]["error"] ?? .null
    )
    #expect(empty["data"]?["kind"] == "parseFailed", "\(empty.text())")
    #expect(
      nowhere["message"]?.stringValue?.contains("html needs url") == true, "\(nowhere.text())")
  }
}
