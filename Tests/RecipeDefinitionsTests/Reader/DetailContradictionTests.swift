import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite("Contradictions in details", .fewAtOnce) struct DetailContradictionTests {
  private static let sample = DefinitionSamples.tiny(
    fields: #"{"title": "$.title", "url": "$.link"}"#,
    more: #""baseURL": "https://tiny.example", "detail": {"from": "page", "fill": "filtering"}"#)

  @Test func `details from pages are read, written and read again`() throws {
    let result = DefinitionSamples.read(Self.sample)
    #expect(result.problems == [])
    let definition = try #require(result.definition)
    #expect(definition.detail?.from == .page)
    #expect(definition.capabilities == [.text, .detail, .listsIngredients])
    #expect(definition.json["detail"] == ["from": "page", "fill": "filtering"])
    #expect(DefinitionSamples.read(definition.json.text()).definition == definition)
  }

  @Test(arguments: broken)
  func `details that cannot be are told with the way out`(broken: BrokenDefinition) {
    broken.check(in: Self.sample)
  }

  private static let broken: [BrokenDefinition] = [
    .init(
      #""from": "page""#, #""from": "page", "request": {"path": "/{id}"}"#, "/detail/from",
      at: #""from""#, "\"from\" cannot stand beside \"request\"", fix: "keep one"),
    .init(
      #""from": "page", "#, "", "/detail", at: #"{"fill""#,
      "needs one of \"request\" and \"from\"", fix: #""request": {"path":"/recipes/{id}"}"#),
    .init(
      #""from": "page""#, #""from": "link""#, "/detail/from", at: #""link""#,
      "not one of the words", fix: "page"),
    .init(
      #""from": "page""#, #""from": "page", "item": "$.a""#, "/detail/item", at: #""item""#,
      "\"item\" means nothing where the page tells the recipe", fix: "\"request\""),
    .init(
      #", "url": "$.link"}"#, #", "id": "$.id"}"#, "/detail/from", at: #""page""#,
      "no listing has a link", fix: "add \"url\""),
  ]
}
