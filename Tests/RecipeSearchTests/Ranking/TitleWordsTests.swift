import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

/// Which titles hold every word of a query, and what that is worth.
@Suite(.fewAtOnce) struct TitleWordsTests {
  private func holds(
    _ title: String, _ query: String, publisher: String? = nil, url: String? = nil
  ) -> Bool {
    var listing = Listing(id: ListingID(provider: "a", id: "1"), title: title, url: url)
    listing.publisher = publisher
    var words = TitleWords(query)
    return words?.areHeld(by: listing) ?? false
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
    #expect(TitleWords(query) == nil)
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

  @Test func `the vote is that of a sixtieth place and adds up`() throws {
    let listings = [
      listing("a", "1", "Lamb Curry", rank: 1), listing("a", "2", "Vegetarian Chili", rank: 2),
    ]
    let recipes = RecipeRanker(query: "vegetarian chili").recipes(from: listings)
    #expect(recipes.map(\.unified.title) == ["Vegetarian Chili", "Lamb Curry"])
    let vote = try #require(try recipes[at: 0].votes.last)
    #expect(vote == .words(Score(units: 8_333_333_333_333)))
    #expect(vote.group == "words" && vote.provider == "words" && vote.rank == 60)
    #expect(try recipes[at: 0].votes.map(\.term).reduce(.zero, +) == recipes[at: 0].score)
    #expect(recipes.first?.groupCount == 1)
    #expect(try recipes[at: 1].votes.allSatisfy { !$0.isOfWords })

    let silent = RecipeRanker(options: RankingOptions(words: false), query: "vegetarian chili")
    #expect(silent.recipes(from: listings) == RecipeRanker().recipes(from: listings))
  }

  @Test func `votes of one term and of greater ones come before it`() throws {
    for (rank, place) in [(1, 1), (60, 1), (61, 0)] {
      let recipe = try #require(
        RecipeRanker(query: "soup").recipes(from: [listing("a", "1", "Soup", rank: rank)]).first)
      #expect(recipe.votes.firstIndex(where: \.isOfWords) == place)
      #expect(recipe.votes.map(\.term).reduce(.zero, +) == recipe.score)
    }
  }

  @Test func `a title counts from any source that has a vote`() {
    let link = "https://x.example/recipe/7"
    let listings = [
      listing("a", "1", "Chili Sin Carne", url: link, rank: 1),
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
    #expect(both.map(\.provider) == ["words", "words"])
    #expect(both.map(\.isOfWords) == [false, true])
    #expect(try votes(RankingOptions(weights: ["words": 0])).isEmpty)
    #expect(try votes(RankingOptions(words: false)).map(\.isOfWords) == [false])
  }
}
