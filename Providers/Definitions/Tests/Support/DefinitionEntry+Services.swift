import PotluckSimulator

extension DefinitionEntry {
  /// TheMealDB.
  static let mealDB = DefinitionEntry(name: "themealdb", style: .mealDB, secret: "key")
  /// DummyJSON.
  static let dummyJSON = DefinitionEntry(name: "dummyjson", style: .dummyJSON)
  /// Forkify v2.
  static let forkify = DefinitionEntry(name: "forkify", style: .forkify2)
  /// Spoonacular.
  static let spoonacular = DefinitionEntry(name: "spoonacular", style: .spoonacular, secret: "key")
  /// Edamam.
  static let edamam = DefinitionEntry(
    name: "edamam", style: .edamam2, moreSecrets: ["appID", "appKey"])
  /// Tasty.
  static let tasty = DefinitionEntry(name: "tasty", style: .tasty, secret: "key")
  /// The Cooklang Federation.
  static let cooklang = DefinitionEntry(name: "cooklang-federation", style: .cooklangFederation)
  /// A site on Squarespace.
  static let squarespace = DefinitionEntry(name: "squarespace", style: .squarespace)
  /// A shop on Shopify.
  static let shopify = DefinitionEntry(name: "shopify", style: .shopify)
  /// Mealie.
  static let mealie = DefinitionEntry(name: "mealie", style: .mealie, secret: "token")
  /// Tandoor.
  static let tandoor = DefinitionEntry(name: "tandoor", style: .tandoor, secret: "token")
}
