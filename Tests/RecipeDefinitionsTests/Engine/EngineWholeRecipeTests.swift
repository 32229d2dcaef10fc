import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// What only a whole recipe has, as definitions write it.
@Suite(.fewAtOnce) struct EngineWholeRecipeTests {
  /// The recipe that the answer holds by the rules of the detail.
  private func recipe(_ fields: String, of members: String) async throws -> Recipe {
    let text = #"""
      {
        "definitionVersion": 1, "name": "mine", "title": "Mine",
        "baseURL": "https://api.example", "request": {"path": "/search"},
        "response": {"list": "$"}, "fields": {"id": "$.id", "title": "$.title"},
        "detail": {"request": {"path": "/recipe/{id}"}, "fields": {\#(fields)}}
      }
      """#
    let result = DefinitionReader.read(Array(text.utf8))
    let definition = try #require(result.definition, "\(result.problems)")
    let transport = InMemoryTransport { _ in .json(#"{"id":1,"title":"A",\#(members)}"#) }
    return try await provider(definition, over: transport)
      .recipe(for: ListingID(provider: "mine", id: "1"))
  }

  @Test func `groups of their own`() async throws {
    let recipe = try await recipe(
      #""ingredients": {"groups": "$.g[*]", "heading": "$.name", "path": "$.lines[*]"}"#,
      of: ##""g":[{"name":"","lines":["salt"]},{"name":"<b>Crust</b>","lines":["flour","salt"]}]"##)
    #expect(recipe.listing.ingredients == ["salt", "flour", "salt"])
    #expect(
      recipe.ingredientGroups == [
        IngredientGroup(ingredients: ["salt"]),
        IngredientGroup(name: "Crust", ingredients: ["flour", "salt"]),
      ])
  }

  @Test(arguments: [
    (#""$.i[*]""#, #""i":["1 onion",{"food":{"name":"butter"}},null," "]"#),
    (
      #"{"each": "$.i[*]", "template": "{amount} {food}", "require": "food"}"#,
      #""i":[{"food":"onion","amount":1},{"food":{"name":"butter"}},{"id":"7","food":""}]"#
    ),
    (
      #"{"each": "$.i[*]", "template": "{amount} {food}", "require": "food"}"#,
      #""i":[{"food":"onion","amount":1},true,{"foods":["butter"],"amount":2},null]"#
    ),
    (
      #"[{"each": "$.i[*]", "template": "{text}"}, {"each": "$.i[*]", "template": "{note}"}]"#,
      #""i":[{"note":"1 onion"},{"notes":"butter"}]"#
    ),
  ])
  func `ingredients that cannot be read are told, and empty ones are not`(
    rule: String, members: String
  ) async throws {
    let lines = try await recipe(#""ingredients": \#(rule)"#, of: members).listing.ingredients
    #expect(lines.first == "1 onion" && !lines.dropFirst().isEmpty)
    #expect(lines.dropFirst().allSatisfy { $0 == "…" }, "\(lines)")
  }

  @Test func `elements that begin a group, steps with names and pictures`() async throws {
    let recipe = try await recipe(
      #"""
      "instructions": {"each": "$.s[*]", "template": "{text}", "heading": "$.title",
        "name": "$.name", "image": "$.photo"}
      """#,
      of: #"""
        "s":[{"text":"Wash."},{"title":"Crust","text":""},{"text":"Rub.","name":"Step 1"},
        {"text":"Rest it.","name":"Patience","photo":"/p.jpg"}]
        """#)
    #expect(recipe.instructions == ["Wash.", "Rub.", "Rest it."])
    #expect(recipe.sections.map(\.name) == [nil, "Crust"])
    #expect(
      recipe.sections.last?.steps == [
        InstructionStep(text: "Rub."),
        InstructionStep(
          name: "Patience", text: "Rest it.", image: "https://api.example/p.jpg"),
      ])
  }

  @Test func `headings among the lines, where they are asked for`() async throws {
    let members = #""i":"salt\n[Crust]\nflour\nsalt""#
    let rule = #""ingredients": {"path": "$.i", "split": "\n", "headings": true}"#
    let recipe = try await recipe(rule, of: members)
    #expect(recipe.listing.ingredients == ["salt", "flour", "salt"])
    #expect(recipe.ingredientGroups.map(\.name) == [nil, "Crust"])
    let plain = try await self.recipe(
      #""ingredients": {"path": "$.i", "split": "\n"}"#, of: members)
    #expect(plain.listing.ingredients == ["salt", "[Crust]", "flour", "salt"])
    #expect(plain.ingredientGroups.isEmpty)
  }

  @Test func `nutrition, dates, numbers, names and pictures`() async throws {
    let recipe = try await recipe(
      #"""
      "nutrition": [
        "$.none",
        {"calories": {"template": "{n} kcal", "with": {"n": "$.kcal"}}, "fatContent": "$.fat"}
      ],
      "datePublished": "$.day", "dateModified": "$.seconds", "servings": "$.serves",
      "ratingCount": "$.votes", "cuisines": "$.c[*]", "category": "$.one", "images": "$.p[*]",
      "authors": "$.a", "language": "$.l"
      """#,
      of: #"""
        "kcal":210,"fat":"","day":"someday","seconds":1499875200,"serves":"6 bowls","votes":0,
        "c":["Thai","Thai","Lao"],"one":"Soup","p":["/1.jpg","ftp://x/2.jpg"],"a":"Ada","l":"de"
        """#)
    #expect(recipe.nutrition == [Nutrient(name: "calories", text: "210 kcal")])
    #expect(recipe.datePublished == nil && recipe.dateModified == "2017-07-12")
    #expect(recipe.servings == 6 && recipe.ratingCount == nil)
    #expect(recipe.cuisines == ["Thai", "Lao"] && recipe.categories == ["Soup"])
    #expect(recipe.images == [RecipeImage(url: "https://api.example/1.jpg")])
    #expect(recipe.authors == ["Ada"] && recipe.language == "de")
  }

  @Test func `an object with schema.org's names is nutrition as it is`() async throws {
    let recipe = try await recipe(
      #""nutrition": "$.n""#,
      of: #""n":{"@type":"NutritionInformation","calories":"90 kcal","fatContent":null}"#)
    #expect(recipe.nutrition == [Nutrient(name: "calories", text: "90 kcal")])
  }
}
