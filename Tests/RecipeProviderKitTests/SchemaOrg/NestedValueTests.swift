import RecipeModel
import TestSupport
import Testing

@testable import RecipeProviderKit

/// Values nested into each other, as far as documents may nest.
@Suite(.fewAtOnce) struct NestedValueTests {
  private static let fields = [
    "name", "headline", "description", "identifier", "url", "@id", "mainEntityOfPage", "image",
    "author", "creator", "publisher", "recipeIngredient", "ingredients", "recipeInstructions",
    "instructions", "step", "recipeYield", "yield", "totalTime", "prepTime", "cookTime",
    "performTime", "keywords", "recipeCategory", "recipeCuisine", "suitableForDiet", "nutrition",
    "aggregateRating", "video", "license", "isBasedOn", "inLanguage", "datePublished",
    "dateModified", "cookingMethod", "tool", "supply", "@type", "hasPart", "mainEntity", "@graph",
  ]

  /// What one level puts around a value.
  private static let shapes: [String] = [
    "[…]", #"{"name":…}"#, #"{"@value":…}"#, #"{"value":…}"#, #"{"text":…}"#, #"{"url":…}"#,
    #"{"contentUrl":…}"#, #"{"@list":…}"#, #"{"thumbnailUrl":…}"#, #"{"maxValue":…}"#,
    #"{"minValue":…}"#, #"{"duration":…}"#, #"{"item":…}"#, #"{"itemListElement":…}"#,
    #"{"itemListElement":[…]}"#, #"{"steps":…}"#, #"{"0":…}"#, #"{"@graph":[…]}"#,
    #"{"@type":"HowToSection","itemListElement":[…]}"#, #"{"@type":"HowToStep","text":…}"#,
    #"{"@type":"HowToStep","itemListElement":…}"#, #"{"@type":"ListItem","item":…}"#,
    #"{"@type":"ItemList","itemListElement":[…]}"#, #"{"@type":"Person","name":…}"#,
    #"{"description":…}"#, #"{"recipeIngredient":[…]}"#, #"{"ratingValue":…}"#,
    #"{"@type":"Recipe","name":…}"#, #"{"mainEntity":…}"#, #"{"unitText":…,"value":1}"#,
  ]

  private static func nested(_ field: String, _ shape: String, _ leaf: String, _ depth: Int) -> JSON
  {
    let around = shape.split(separator: "…").map(String.init)
    let value =
      String(repeating: around[0], count: depth) + leaf
      + String(repeating: around.count > 1 ? around[1] : "", count: depth)
    let text =
      #"{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"],"\#(field)":\#(value)}"#
    return (try? JSON(parsing: text)) ?? .null
  }

  @Test(arguments: fields)
  func `the work grows with the depth and no faster, whatever is nested`(field: String) async {
    for shape in Self.shapes {
      for leaf in ["{}", #""https://a.example/1 leek""#, "[]"] {
        func looks(_ depth: Int) async -> Int {
          let json = Self.nested(field, shape, leaf, depth)
          #expect(!json.isNull)
          return await CancelledWork.looks {
            for found in SchemaOrgRecipe.all(in: json) {
              _ = found.recipe(id: ListingID(provider: "a", id: "1"))
            }
          }
        }
        let (few, some, many) = (await looks(14), await looks(28), await looks(56))
        #expect(many <= some * 3 && some <= few * 3, "\(shape) \(leaf) \(few) \(some) \(many)")
      }
    }
  }

  @Test(arguments: [1, 4, 18, 40, 60])
  func `what is nested is read`(depth: Int) throws {
    func recipe(_ field: String, _ shape: String, _ leaf: String) throws -> Recipe {
      let json = Self.nested(field, shape, "\"\(leaf)\"", depth)
      let found = try #require(SchemaOrgRecipe.all(in: json).first)
      return try #require(found.recipe(id: ListingID(provider: "a", id: "1")))
    }
    #expect(try recipe("name", #"{"name":…}"#, "Leek pie").listing.title == "Leek pie")
    #expect(try recipe("author", "[…]", "Ann").authors == ["Ann"])
    #expect(try recipe("author", #"{"name":…}"#, "Ann").authors == ["Ann"])
    #expect(
      try recipe("image", #"{"url":…}"#, "https://a.example/1.jpg").images.map(\.url)
        == ["https://a.example/1.jpg"])
    #expect(try recipe("cookTime", #"{"value":…}"#, "PT5M").cookMinutes == 5)
    #expect(try recipe("recipeInstructions", "[…]", "Boil it.").instructions == ["Boil it."])
    let section = #"{"@type":"HowToSection","itemListElement":[…]}"#
    #expect(try recipe("recipeInstructions", section, "Boil it.").instructions == ["Boil it."])
    #expect(
      try recipe("recipeIngredient", "[…]", "2 leeks").listing.ingredients == ["2 leeks"])
    let whole = Self.nested("x", #"{"mainEntity":…}"#, #"{"@type":"Recipe","name":"Pie"}"#, depth)
    #expect(SchemaOrgRecipe.all(in: whole["x"] ?? .null).map(\.name) == ["Pie"])
  }

  @Test func `objects that name each other are read once`() async {
    let many = (0..<60).map { ##""\##($0)":{"@id":"#a"}"## }.joined(separator: ",")
    let list = Array(repeating: ##"[{"@id":"#a"}]"##, count: 60).joined(separator: ",")
    for value in ["{\(many)}", "[\(list)]"] {
      let text =
        ##"{"@graph":[{"@type":"Recipe","name":"Soup","recipeInstructions":{"@id":"#a"},"##
        + ##""image":{"@id":"#a"},"author":{"@id":"#a"}},{"@id":"#a","itemListElement":"##
        + ##"\##(value),"url":\##(value)}]}"##
      let json = try? JSON(parsing: text)
      let looks = await CancelledWork.looks {
        for found in SchemaOrgRecipe.all(in: json ?? .null) {
          _ = found.recipe(id: ListingID(provider: "a", id: "1"))
        }
      }
      #expect(json != nil && looks < 5_000)
    }
  }

  @Test(arguments: fields)
  func `a task may be cancelled at any moment of the reading`(field: String) async {
    for shape in Self.shapes {
      let json = Self.nested(field, shape, #"["2 leeks","PT5M","https://a.example/b"]"#, 3)
      let looks = await CancelledWork.run {
        for found in SchemaOrgRecipe.all(in: json) {
          _ = found.recipe(id: ListingID(provider: "a", id: "1"))
        }
      }
      #expect(looks > 0)
    }
  }
}
