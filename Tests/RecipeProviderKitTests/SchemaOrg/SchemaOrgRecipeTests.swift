import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct SchemaOrgRecipeTests {
  @Test func `identifiers are the caller's to give`() throws {
    let found = try all(
      #"[{"@type":"Recipe","name":"A","identifier":{"value":7}},{"@type":"Recipe"}]"#)
    #expect(found.map(\.identifier) == ["7", nil])
    let id = ListingID(provider: "p", id: "x")
    #expect(found.first?.recipe(id: id)?.listing.id == id)
    #expect(found.last?.recipe(id: id) == nil)
  }

  @Test func `what is referred to stands in the document`() throws {
    let recipe = try one(
      #"""
      {"@graph":[{"@type":"Recipe","name":"A","author":[{"@type":"Person","@id":"#ann"}],
      "image":[{"@id":"#i"}],"aggregateRating":{"@id":"#r"}},{"@id":"#ann","name":"Ann"},
      {"@id":"#i","@type":"ImageObject","contentUrl":"https://a.example/i.jpg"},
      {"@id":"#r","ratingValue":"4,5"}]}
      """#)
    #expect(recipe.listing.publisher == "Ann")
    #expect(recipe.listing.image == "https://a.example/i.jpg")
    #expect(recipe.listing.rating == Rating(value: 4.5, scale: 5))
  }

  @Test func `a null in the list is a line that the list lacks, and no line of it`() throws {
    let pie = try one(
      #"{"@type":"Recipe","name":"A","recipeIngredient":[null,"","2 leeks"],"supply":"1 egg"}"#)
    #expect(pie.listing.ingredients == ["2 leeks"])
    #expect(pie.otherIngredients == ["1 egg", "…"])

    var bare = try one(#"{"@type":"Recipe","name":"A"}"#)
    _ = bare.fill(from: pie)
    #expect(bare.listing.ingredients == ["2 leeks"])
    #expect(bare.otherIngredients == ["1 egg", "…"])
  }

  @Test(arguments: [
    (#"{"@id":"https://a.example/#primaryimage"}"#, nil),
    (#"[{"@id":"https://a.example/i.jpg"}]"#, "https://a.example/i.jpg"),
    (#"{"url":["https://a.example/1.jpg","https://a.example/2.jpg"]}"#, "https://a.example/1.jpg"),
    (#"["","https://a.example/2.jpg"]"#, "https://a.example/2.jpg"), (#""/i.jpg""#, nil),
    (#"" https://a.example/i.jpg\n""#, "https://a.example/i.jpg"),
  ])
  func `a picture is an address`(json: String, image: String?) throws {
    #expect(try one(#"{"@type":"Recipe","name":"A","image":\#(json)}"#).listing.image == image)
  }

  @Test(arguments: [
    (#"{"ratingValue":4}"#, Rating(value: 4, scale: 5)),
    (#"{"ratingValue":"93","bestRating":"100"}"#, Rating(value: 93, scale: 100)),
    (#"[{"ratingValue":3.5,"ratingCount":2}]"#, Rating(value: 3.5, scale: 5)),
    (#"{"ratingValue":0,"ratingCount":3}"#, Rating(value: 0, scale: 5)),
    (#"{"ratingValue":0,"ratingCount":0}"#, nil), (#"{"ratingValue":"0","reviewCount":"0"}"#, nil),
    (#"{"ratingValue":0}"#, nil),
    (#"{"ratingValue":7}"#, Rating(value: 7, scale: 10)), (#"{"ratingValue":"good"}"#, nil),
    ("4", nil), ("[]", nil),
  ])
  func `stars count once somebody gave them`(json: String, rating: Rating?) throws {
    let recipe = try one(#"{"@type":"Recipe","name":"A","aggregateRating":\#(json)}"#)
    #expect(recipe.listing.rating == rating)
  }

  @Test(arguments: [
    (#"{"@type":"PropertyValue","value":150,"unitCode":"GRM","name":"butter"}"#, "150 g butter"),
    (#"{"value":"3/4","unitCode":"G21","name":"sugar"}"#, "3/4 cup sugar"),
    (#"{"minValue":2,"maxValue":3,"unitText":"tbsp","name":"milk"}"#, "2-3 tbsp milk"),
    (#"{"minValue":2,"maxValue":3,"unitCode":"G24","name":"milk"}"#, "2-3 tbsp milk"),
    (
      #"{"@type":"HowToSupply","name":"brown sugar","requiredQuantity":{"@type":"QuantitativeValue","value":100,"unitText":"g"}}"#,
      "100 g brown sugar"
    ),
    (
      #"{"name":"flour","value":{"@type":"QuantitativeValue","value":200,"unitText":"g"}}"#,
      "200 g flour"
    ),
    (#"{"value":2,"unitText":"cups","name":"oats"}"#, "2 cups oats"),
    (#"{"name":"milk","requiredQuantity":{"value":{"value":5},"unitCode":"DLT"}}"#, "5 dl milk"),
    (#"{"name":"eggs","requiredQuantity":{"value":3,"unitCode":"C62"}}"#, "3 eggs"),
    (#"{"name":"oil","requiredQuantity":"2 tbsp"}"#, "2 tbsp oil"),
    (#"{"item":{"name":"salt"},"requiredQuantity":[{"value":1,"unitCode":"G25"}]}"#, "1 tsp salt"),
    (#"{"name":"stock","value":1.5,"unitCode":"https://unece.org/LTR"}"#, "1.5 l stock"),
    (#"{"name":"2 leeks","requiredQuantity":2}"#, "2 leeks"), (#"{"name":"pepper"}"#, "pepper"),
    (#"{"amount":2,"unit":{"name":"g"},"food":{"name":"yeast"}}"#, "2 g yeast"),
    (#"{"name":"apples","maxValue":4}"#, "up to 4 apples"),
    (#"{"name":"flour","minValue":200,"unitCode":"GRM"}"#, "at least 200 g flour"),
    (
      #"{"@type":"Product","name":"tofu","weight":{"value":400,"unitCode":"GRM"}}"#, "400 g tofu"
    ),
    (#"{"value":2,"unitCode":"HGM","name":"ham"}"#, "200 g ham"),
    (#"{"minValue":1.5,"maxValue":2,"unitCode":"HGM","name":"ham"}"#, "150-200 g ham"),
    (#"{"value":2,"unitCode":"PR","name":"duck legs"}"#, "2 pairs duck legs"),
    (#"{"value":2,"unitCode":"G21","name":"oats"}"#, "2 cups oats"),
    (#"{"value":"1 1/2","unitCode":"G21","name":"oats"}"#, "1 1/2 cups oats"),
    (#"{"name":"salt","requiredQuantity":{"unitText":"to taste"}}"#, "salt to taste"),
    (#"{"name":"sale","requiredQuantity":"q.b."}"#, "sale q.b."),
    (#"{"name":"sel","requiredQuantity":{"unitText":"au goût"}}"#, "sel au goût"),
  ])
  func `an amount may be an object`(json: String, line: String) throws {
    let recipe = try one(#"{"@type":"Recipe","name":"A","recipeIngredient":[\#(json)]}"#)
    #expect(recipe.listing.ingredients == [line])
  }

  @Test func `supplies are the ingredients where there is no other list`() throws {
    let recipe = try one(
      #"""
      {"@type":"Recipe","name":"A","recipeIngredient":[],"supply":[{"@type":"HowToSupply",
      "name":"onions","requiredQuantity":{"value":2}},{"@type":"HowToSupply","name":"salt"}]}
      """#)
    #expect(recipe.listing.ingredients == ["2 onions", "salt"])
    #expect(recipe.otherIngredients.isEmpty)
  }

  @Test(arguments: [
    (#"{"@type":"QuantitativeValue","value":1.5,"unitCode":"HUR"}"#, 90),
    (#"{"value":45,"unitText":"minutes"}"#, 45),
    (#"{"minValue":20,"maxValue":25,"unitCode":"MIN"}"#, 25),
    (#"{"value":{"value":2,"unitCode":"DAY"}}"#, 2_880), (#"{"value":120,"unitCode":"SEC"}"#, 2),
    (#"{"maxValue":"PT1H","minValue":"PT30M"}"#, 60), (#""PT10M/PT15M""#, 15),
  ])
  func `a time may be a number with its unit`(json: String, minutes: Int) throws {
    let recipe = try one(#"{"@type":"Recipe","name":"A","cookTime":\#(json)}"#)
    #expect(recipe.cookMinutes == minutes)
  }

  @Test(arguments: [
    (#"{"@type":"HowToStep","itemListElement":[],"text":"Cut."}"#, ["Cut."]),
    (#"{"@type":"HowToStep","text":"","name":"Cut."}"#, ["Cut."]),
    (
      #"{"@type":"HowToStep","itemListElement":[{"@type":"HowToDirection","text":"Cut."}]}"#,
      ["Cut."]
    ),
    (
      #"{"@type":"ItemList","itemListElement":["Cut.",{"item":{"text":"Fry."}}]}"#,
      ["Cut.", "Fry."]
    ),
    (#"[["Cut."],["Fry."]]"#, ["Cut.", "Fry."]),
    (#""Cut.<br class='x'/>Fry.<BR>Eat.""#, ["Cut.", "Fry.", "Eat."]),
    (#""&lt;p&gt;Cut.&lt;/p&gt;&lt;p&gt;Fry.&lt;/p&gt;""#, ["Cut.", "Fry."]),
    (#""Cut.\u2028Fry.\u0085Eat.\r\n\r\nRest.""#, ["Cut.", "Fry.", "Eat.", "Rest."]),
    (#""Heat to < 90 °C.""#, ["Heat to < 90 °C."]),
  ])
  func `steps come in many shapes`(json: String, steps: [String]) throws {
    let recipe = try one(#"{"@type":"Recipe","name":"A","recipeInstructions":\#(json)}"#)
    #expect(recipe.instructions == steps)
  }

  @Test func `a site's name is the publisher only where none is named`() throws {
    let site = #"{"@type":"WebSite","name":"Site"}"#
    let own = #"{"@type":"Recipe","name":"A","publisher":{"name":"Own"},"author":"Ann"}"#
    let bare = #"{"@type":"Recipe","name":"B","author":{"@type":"Organization","name":"Club"}}"#
    #expect(try publishers("[\(site),\(own),\(bare)]") == ["Own", "Site"])
    #expect(try publishers("[\(own),\(bare)]") == ["Own", "Club"])
  }

  private func all(_ json: String) throws -> [SchemaOrgRecipe] {
    SchemaOrgRecipe.all(in: try JSON(parsing: json))
  }

  private func one(_ json: String) throws -> Recipe {
    let id = ListingID(provider: "p", id: "1")
    return try #require(all(json).first?.recipe(id: id))
  }

  private func publishers(_ json: String) throws -> [String?] {
    let id = ListingID(provider: "p", id: "1")
    return try all(json).map { $0.recipe(id: id)?.listing.publisher }
  }
}
