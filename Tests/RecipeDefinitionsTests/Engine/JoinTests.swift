import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Elements of other lists of an answer that items name by their ids.
@Suite("Joins by id", .fewAtOnce)
struct JoinTests {
  private static let join = """
    {"author": {"path": "$.relationships.author.data.id",
       "list": "$.included[?@.type == 'people']"},
     "needs": {"path": "$.relationships.needs.data[*].id",
       "list": "$.included[?@.type == 'needs']"},
     "home": {"path": "$.author.relationships.site.data.id",
       "list": "$.included[?@.type == 'sites']", "key": "$.id"}}
    """

  private func definition(_ join: String = JoinTests.join, fields: String? = nil, more: String = "")
    throws -> ProviderDefinition
  {
    try site(
      response: #"{"list": "$.data", "join": \#(join)}"#,
      fields: fields ?? """
        {"id": "$.id", "title": "$.attributes.title", "publisher": "$.home.attributes.name",
         "ingredients": {"each": "$.needs[*]", "template": "{attributes.amount} {attributes.name}"}}
        """, more: more)
  }

  /// Two recipes with their authors, ingredients and sites, as JSON:API has them.
  private static let answer = """
    {"data": [
      {"id": "1", "type": "recipes", "attributes": {"title": "Leek soup"},
       "relationships": {"author": {"data": {"type": "people", "id": "9"}},
         "needs": {"data": [{"type": "needs", "id": "1"}, {"type": "needs", "id": "404"},
           {"type": "needs", "id": "2"}]}}},
      {"id": "2", "type": "recipes", "attributes": {"title": "Pea soup"},
       "relationships": {"author": {"data": null}, "needs": {"data": []}}}],
     "included": [
      {"type": "needs", "id": 1, "attributes": {"amount": "2", "name": "leeks"}},
      {"type": "people", "id": "9", "relationships": {"site": {"data": {"id": "1"}}}},
      {"type": "needs", "id": "2", "attributes": {"amount": "1 l", "name": "stock"}},
      {"type": "sites", "id": "1", "attributes": {"name": "Soup Shelf"}}]}
    """

  @Test func `items get what they name, also by way of each other`() async throws {
    let page = try await firstPage(definition(), .json(Self.answer))
    #expect(page.listings.map(\.title) == ["Leek soup", "Pea soup"])
    #expect(page.listings.map(\.publisher) == ["Soup Shelf", nil])
    #expect(page.listings.map(\.ingredients) == [["2 leeks", "1 l stock"], []])
  }

  @Test(arguments: [
    #"{"users": [{"id": 7, "name": "Ann"}], "data": [{"id": 1, "title": "A", "by": "7"}]}"#,
    #"{"users": [{"id": "7", "name": "Ann"}, {"id": "7", "name": "Eve"}], "data": [{"id": 1, "title": "A", "by": 7}]}"#,
    #"{"users": [{"id": "8", "name": "Bob"}, {"id": "7", "name": "Ann"}], "data": [{"id": 1, "title": "A", "by": [7, 8]}]}"#,
  ])
  func `ids are the same as texts and as numbers, one or several`(answer: String) async throws {
    let join = #"{"by": {"path": "$.by", "list": "$.users"}}"#
    let definition = try definition(
      join,
      fields: #"{"id": "$.id", "title": "$.title", "publisher": ["$.by.name", "$.by[0].name"]}"#)
    let page = try await firstPage(definition, .json(answer))
    #expect(page.listings.map(\.publisher) == ["Ann"])
  }

  @Test func `a recipe in full gets them too`() async throws {
    let definition = try definition(
      more: ##""detail": {"request": {"path": "/recipes/{id}"}, "item": "$.data"}"##)
    let provider = try provider(definition, over: InMemoryTransport { _ in .json(Self.answer) })
    let recipe = try await provider.recipe(for: ListingID(provider: "mine", id: "1"))
    #expect(recipe.listing.publisher == "Soup Shelf")
    #expect(recipe.listing.ingredients == ["2 leeks", "1 l stock"])
  }

  @Test(arguments: [
    #"{"data": [{"id": 1, "title": "A"}]}"#,
    #"{"data": [{"id": 1, "title": "A", "by": {"by": 1}}], "users": null}"#,
    #"{"data": [{"id": 1, "title": "A", "by": "x"}], "users": {"x": {"id": "x"}}}"#,
    #"{"data": [{"id": 1, "title": "A", "by": 1}], "users": [1, null, [], {"id": {}}, {"id": null}]}"#,
  ])
  func `what nobody answers to stays as it is`(answer: String) async throws {
    let join = #"{"by": {"path": "$.by", "list": "$.users"}}"#
    let definition = try definition(
      join, fields: #"{"id": "$.id", "title": "$.title", "publisher": "$.by.name"}"#)
    let page = try await firstPage(definition, .json(answer))
    #expect(page.listings.map(\.title) == ["A"])
    #expect(page.listings.map(\.publisher) == [nil])
  }

  @Test func `many elements and many names are bounded`() async throws {
    let users = (0..<30_000).map { #"{"id":\#($0),"name":"N\#($0)"}"# }.joined(separator: ",")
    let names = (0..<1_000).map { "\($0 % 100)" }.joined(separator: ",")
    let items = (0..<200).map { #"{"id":\#($0),"title":"Soup \#($0)","by":[\#(names)]}"# }
    let definition = try definition(
      #"{"by": {"path": "$.by[*]", "list": "$.users"}}"#,
      fields: #"{"id": "$.id", "title": "$.title", "ingredients": "$.by[*].name"}"#)
    let page = try await firstPage(
      definition, .json("{\"users\":[\(users)],\"data\":[\(items.joined(separator: ","))]}"))
    #expect(page.listings.count == 200)
    #expect(
      page.listings.allSatisfy { $0.ingredients.count <= ListingLimits.ingredientLines })
  }

  @Test func `a recorded join is replayed, and its places count as read`() async throws {
    let transport = InMemoryTransport { _ in .json(Self.answer) }
    let recording = try await DefinitionRecorder(definition(), transport: transport)
      .record(SearchQuery(text: "soup"))
    #expect(await DefinitionTest.run(try definition(), recording).map(\.passed) == [true])
    let used = UsedPaths(searchOf: try definition())
    let path = try JSONPath("$.included[*].attributes.name")
    #expect(used.contains(path))
    let other = try JSONPath("$.included[*].attributes.age")
    #expect(!used.contains(other))
  }

  @Test func `joins that mean nothing are told`() {
    let fields = #"{"id": "$.id", "title": "$.title", "publisher": "$.author.name"}"#
    func problems(_ response: String, _ fields: String) -> [String] {
      siteProblems(response: response, fields: fields).map { "\($0.pointer): \($0.fix ?? "")" }
    }
    #expect(
      problems(
        #"{"list": "$.a", "join": {"author": {"list": "$.b"}}}"#, fields
      ) == [#"/response/join/author: add "path": "$.authorId""#])
    #expect(
      problems(
        #"{"list": "$.a", "join": {"user": {"path": "$.u", "list": "$.b"}}}"#, fields
      ) == [#"/response/join/user: write "$.user.name" or the like in a field, or remove it"#])
    #expect(
      problems(
        #"{"list": "$", "form": "columns", "join": {"author": {"path": "$.u", "list": "$.b"}}}"#,
        #"{"id": "$[0]", "title": "$[1]"}"#
      ).first == #"/response/join: remove "join""#)
    #expect(
      problems(
        #"{"format": "html", "list": "css:p", "join": {"author": {"path": "css:a", "list": "css:b"}}}"#,
        #"{"title": "css:a", "url": "css:a"}"#
      ).first?.hasPrefix("/response/join: remove it") == true)
  }
}
