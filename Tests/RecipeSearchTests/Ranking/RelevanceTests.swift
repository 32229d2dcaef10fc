import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

/// What titles and ingredients hold of a query, and what that is worth.
@Suite(.fewAtOnce) struct RelevanceTests {
  private func weights(_ listing: Listing, _ query: String) -> [Vote.Kind: Int] {
    var reader = RelevanceReader(query)
    let weights = reader?.relevance(of: listing).weights ?? []
    return Dictionary(weights.map { ($0.kind, $0.weight) }, uniquingKeysWith: +)
  }

  private func weights(
    _ title: String, _ ingredients: [String] = [], of query: String
  ) -> [Vote.Kind: Int] {
    weights(
      Listing(id: ListingID(provider: "a", id: "1"), title: title, ingredients: ingredients), query)
  }

  private func holds(
    _ title: String, _ query: String, publisher: String? = nil, url: String? = nil
  ) -> Bool {
    var listing = Listing(id: ListingID(provider: "a", id: "1"), title: title, url: url)
    listing.publisher = publisher
    return weights(listing, query)[.words] == Vote.allInTitle
  }

  @Test(arguments: [
    ("vegetarian chili", "The Best Vegetarian Chili in the World"),
    ("vegetarian chili", "Chili (Vegetarian)"), ("tomato soup", "Roast Tomatoes: a Soup"),
    ("Chicken with Rice", "Chicken &amp; Rice"), ("chicken soup recipe", "Chicken Soup"),
    ("\"black bean\" soup", "Black Bean Soup"), ("granny’s pie", "Grannys Pie"),
    ("creme brulee", "CRÈME BRÛLÉE"), ("Mercimek Çorbası", "Mercimek corbasi"),
    ("3 bean salad", "Three Bean Salad"), ("chicken|rice", "Rice and Chicken"),
    ("борщ", "Украинский Борщ"), ("味噌汁", "簡単な味噌汁の作り方"), ("ต้มยำ", "สูตรต้มยำกุ้ง"),
    ("curry カレー", "Chicken Curry (チキンカレー)"), ("gluten free bread", "Gluten-Free Bread"),
  ])
  func `a title holds the words however it writes them`(query: String, title: String) {
    #expect(holds(title, query))
  }

  @Test(arguments: [
    ("vegetarian chili", "Lamb Rogan Curry"), ("vegetarian chili", "Vegetarian Curry"),
    ("egg", "Eggplant Parmesan"), ("rice", "Licorice"), ("chicken soup ii", "Chicken Soup III"),
    ("味噌汁", "味噌ラーメン"), ("meat", "Meatless Balls"),
  ])
  func `a title lacks the words`(query: String, title: String) {
    #expect(!holds(title, query))
  }

  @Test(arguments: ["", " ", "with the", "recipes", "?!", "|"])
  func `a query without words that mean something asks for none`(query: String) {
    #expect(RelevanceReader(query) == nil)
  }

  @Test func `the site that a title names is no part of it`() {
    let site = "https://www.cookieandkate.com/lentils"
    #expect(!holds("Lentil Soup - Cookie and Kate", "cookie", publisher: "Cookie and Kate"))
    #expect(!holds("Lentil Soup | Cookie and Kate", "cookie"))
    #expect(!holds("Cookie and Kate's Lentil Soup", "cookie", url: site))
    #expect(holds("Lentil Cookie - Cookie and Kate", "cookie", url: site))
    // The name of another site is what the dish is called.
    #expect(holds("Southern Comfort Food", "comfort food"))
  }

  @Test func `words count by their share, and more in titles than in ingredients`() {
    #expect(
      weights("Tomato Soup", of: "tomato soup") == [.words: 12, .allWords: 3, .title: 3])
    #expect(
      weights("Easy Tomato Soup with Basil", of: "tomato soup") == [.words: 12, .allWords: 3])
    #expect(weights("The Best Tomato Soup", of: "tomato soup")[.title] == 3)
    #expect(
      weights("Minestrone Soup", ["4 tomatoes"], of: "tomato soup")
        == [.words: 6, .ingredients: 3, .allWords: 3])
    #expect(weights("Onion Soup", ["4 onions"], of: "tomato soup") == [.words: 6])
    #expect(weights("Bread", ["flour"], of: "tomato soup").isEmpty)
  }

  @Test(arguments: [
    ("Mercimek Çorbası", "lentil soup"), ("Boulettes", "meatballs"), ("Brinjal Curry", "aubergine"),
    ("Gnocchi", "pasta"), ("Lentil Soup", "Linsensuppe"), ("Ratatouille", "ratatuille"),
  ])
  func `another name and a kind count nearly as much`(title: String, query: String) {
    let found = weights(title, of: query)
    #expect(max(found[.words] ?? 0, found[.names] ?? 0) >= 10, "\(found)")
  }

  @Test func `what is called otherwise is found in ingredients`() {
    #expect(weights("Pad Thai", ["200 g shrimp"], of: "prawns")[.ingredients] == 6)
    #expect(weights("Dal", ["1 cup red lentils"], of: "lentil soup")[.ingredients] == 3)
  }

  @Test func `the votes are multiples of a sixtieth place and add up`() throws {
    let listings = [
      listing("a", "1", "Lamb Curry", rank: 1), listing("a", "2", "Vegetarian Chili", rank: 2),
    ]
    let recipes = RecipeRanker(query: "vegetarian chili").recipes(from: listings)
    #expect(recipes.map(\.unified.title) == ["Vegetarian Chili", "Lamb Curry"])
    let votes = try recipes[at: 0].votes.filter(\.isOfWords)
    #expect(votes.map(\.kind) == [.words, .allWords, .title])
    #expect(votes.map(\.weight) == [12, 3, 3])
    #expect(votes.allSatisfy { $0.group == "words" && $0.provider == "words" && $0.rank == 60 })
    #expect(try recipes[at: 0].votes.map(\.term).reduce(.zero, +) == recipes[at: 0].score)
    #expect(recipes.first?.groupCount == 1)
    #expect(try recipes[at: 1].votes.allSatisfy { !$0.isOfWords })

    let silent = RecipeRanker(options: RankingOptions(words: false), query: "vegetarian chili")
    #expect(silent.recipes(from: listings) == RecipeRanker().recipes(from: listings))
  }

  @Test(arguments: [1, 60, 61, 1000]) func `the greatest terms come first`(rank: Int) throws {
    let recipe = try #require(
      RecipeRanker(query: "soup").recipes(from: [listing("a", "1", "Soup", rank: rank)]).first)
    #expect(recipe.votes.count == 4)
    #expect(recipe.votes.map { $0.weight / (60 + Double($0.rank)) }.isDescending)
    #expect(recipe.votes.map(\.term).reduce(.zero, +) == recipe.score)
  }

  @Test func `a dish comes before recipes that hold its name among their ingredients`() {
    var listings = [listing("a", "chili", "Chili con Carne", rank: 20)]
    for place in 1..<20 {
      let lines = ["2 tsp chili powder", "\(place) cup of grain \(place)"]
      for source in ["a", "b"] {
        listings.append(
          listing(source, "\(place)", "Dish of grain \(place)", rank: place, ingredients: lines))
      }
    }
    let recipes = RecipeRanker(query: "chili").recipes(from: listings)
    #expect(recipes.first?.unified.title == "Chili con Carne")
  }

  @Test func `a title counts from any source that has a vote`() {
    let link = "https://x.example/recipe/7"
    let listings = [
      listing("a", "1", "Stew of Beans", url: link, rank: 1),
      listing("b", "1", "Vegetarian Chili", url: link, rank: 9),
    ]
    func hasVote(_ options: RankingOptions) -> [Bool] {
      RecipeRanker(options: options, query: "vegetarian chili").recipes(from: listings).map {
        $0.votes.contains(where: \.isOfWords)
      }
    }
    #expect(hasVote(RankingOptions()) == [true])
    // Who has no vote has none by a title, either.
    #expect(hasVote(RankingOptions(weights: ["b": 0])) == [false])
    #expect(hasVote(RankingOptions(weights: ["a": 0, "b": 0])) == [false])
    // Who shares a vote still says what the recipe is called.
    #expect(hasVote(RankingOptions(groups: ["a": "g", "b": "g"])) == [true])
  }

  @Test func `a provider and a group of that name have votes of their own`() throws {
    let listings = [listing("words", "1", "Soup", rank: 1)]
    func votes(_ options: RankingOptions) throws -> [Vote] {
      let ranker = RecipeRanker(options: options, query: "soup")
      return try #require(ranker.recipes(from: listings).first).votes
    }
    let both = try votes(RankingOptions())
    #expect(Set(both.map(\.provider)) == ["words"])
    #expect(both.map(\.isOfWords) == [true, true, true, false])
    #expect(try votes(RankingOptions(weights: ["words": 0])).isEmpty)
    #expect(try votes(RankingOptions(words: false)).map(\.isOfWords) == [false])
  }
}

extension [Double] {
  fileprivate var isDescending: Bool { zip(self, dropFirst()).allSatisfy { $0 >= $1 } }
}
