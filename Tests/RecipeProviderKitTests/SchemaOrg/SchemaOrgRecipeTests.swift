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
