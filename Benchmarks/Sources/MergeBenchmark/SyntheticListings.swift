import RecipeModel

/// Listings of made-up dishes: every provider has its own and a share that all may have.
struct SyntheticListings {
  private static let adjectives = [
    "Smoky", "Golden", "Rustic", "Spicy", "Creamy", "Crisp", "Slow", "Tangy", "Sweet", "Herbed",
    "Roasted", "Chilled", "Glazed", "Pickled", "Braised", "Toasted", "Stuffed", "Charred",
  ]
  private static let mains = [
    "Chicken", "Lentil", "Salmon", "Mushroom", "Pumpkin", "Beef", "Tofu", "Barley", "Leek",
    "Chickpea", "Pork", "Aubergine", "Spinach", "Walnut", "Cod", "Turkey", "Potato", "Fennel",
  ]
  private static let dishes = [
    "Soup", "Stew", "Salad", "Pie", "Curry", "Gratin", "Skewers", "Dumplings", "Risotto", "Tart",
    "Casserole", "Noodles", "Pilaf", "Fritters", "Wraps", "Bake", "Burger", "Chowder",
  ]
  private static let extras = [
    "salt", "olive oil", "onion", "garlic", "butter", "parsley", "lemon juice", "black pepper",
    "cumin", "thyme", "cream", "stock", "flour", "egg", "chilli", "ginger", "honey", "mustard",
  ]

  /// The listings of `providers` providers with `each` listings, `overlap` of which another
  /// provider may have too; the same for the same numbers.
  static func make(providers: Int, each: Int, overlap: Double) -> [RankedListing] {
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let shared = Int(Double(each) * overlap)
    let pool = shared * max(1, providers / 4)
    var listings: [RankedListing] = []
    listings.reserveCapacity(providers * each)
    for provider in 0..<providers {
      let offset = random(max(1, pool))
      for rank in 1...each {
        let isShared = rank <= shared
        let dish =
          isShared ? (offset + rank) % max(1, pool) : 1_000_000 + provider * each + rank
        listings.append(
          RankedListing(listing(dish, provider: provider, plain: random(2) == 0), rank: rank))
      }
    }
    return listings
  }

  private static func listing(_ dish: Int, provider: Int, plain: Bool) -> Listing {
    let mixed = dish &* 2_654_435_761
    let title =
      "\(adjectives[mixed / 7 % 18]) \(mains[mixed / 131 % 18]) \(dishes[mixed / 2411 % 18])"
      + " with \(extras[mixed / 43991 % 18]) and \(mains[mixed / 797_003 % 18].lowercased())"
    let slug = title.lowercased().split(separator: " ").joined(separator: "-")
    let host = plain ? "http://site\(dish % 97).example" : "https://www.site\(dish % 97).example"
    return Listing(
      id: ListingID(provider: "provider\(provider)", id: "\(dish)"), title: title,
      url: "\(host)/recipes/\(slug)-\(dish)" + (plain ? "?utm_source=feed" : "/"),
      publisher: "Site \(dish % 97)",
      ingredients: (0..<9).map { line in
        let number = dish &* 31 &+ line &* 7919
        let cut = line % 2 == 0 ? "chopped" : "fine"
        return "\(1 + number % 5) cups \(extras[number / 3 % 18]), \(cut)"
      },
      rating: Rating(value: Double(dish % 100), scale: 100))
  }
}
