import RecipeModel

/// Listings that a source makes up so that merging them costs as much as it can.
enum HostileListings {
  private static let foods = [
    "leek", "cumin", "rice", "lentils", "thyme", "fennel", "barley", "salmon", "honey",
  ]
  // Words that say little, so that the food names are what listings meet by.
  private static let pantry = [
    "salt", "pepper", "peppercorn", "water", "sugar", "butter", "flour", "egg", "oil", "milk",
    "garlic", "onion", "vanilla", "extract", "baking", "powder", "soda", "olive", "vegetable",
    "white", "black", "purpose", "kosher", "brown", "sea",
  ]

  /// One title, six names of a few foods, and 58 more lines of eight words.
  static func crowded(_ count: Int) -> [RankedListing] {
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    return (0..<count).map { place in
      let names = (0..<6).map { _ in foods[random(foods.count)] }
      let lines = (0..<58).map { _ in
        (0..<8).map { _ in pantry[random(pantry.count)] }.joined(separator: " ")
      }
      return RankedListing(
        Listing(
          id: ListingID(provider: "hostile\(place % 2)", id: "\(place)"), title: "Chicken Soup",
          ingredients: names + lines),
        rank: place + 1)
    }
  }

  /// One link and one title from as many providers, and one listing more that has ingredients.
  static func repeated(_ count: Int) -> [RankedListing] {
    (0...count).map { place in
      RankedListing(
        Listing(
          id: ListingID(provider: "provider\(place)", id: "\(place)"), title: "Chicken Soup",
          url: place == count ? nil : "https://example.com/recipes/chicken-soup",
          ingredients: place == count ? ["1 chicken", "2 carrots", "1 leek"] : []),
        rank: 1)
    }
  }
}
