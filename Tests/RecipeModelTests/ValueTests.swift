import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct ISO8601DurationTests {
  @Test(arguments: [
    ("PT30M", 30), ("PT1H30M", 90), ("P0DT45M", 45), ("PT90S", 2), ("P1D", 1_440), ("pt5m", 5),
    ("PT0,5H", 30), ("PT1.5H", 90), (" PT1H ", 60), ("P1W", 10_080), ("PT1S", 1),
    ("P0Y0M0DT0H35M0.000S", 35),
  ])
  func `a duration becomes whole minutes, rounded up`(text: String, minutes: Int) {
    #expect(ISO8601Duration.minutes(text) == minutes)
  }

  @Test(arguments: [
    "", "P", "PT", "PT0M", "30", "30 minutes", "PT30", "P1M", "P1Y", "PTM", "P30M", "PT1H30",
    "-PT5M",
    "PT1HT5M", "PT1e9H", "P999999D",
  ])
  func `anything else is none`(text: String) {
    #expect(ISO8601Duration.minutes(text) == nil)
  }
}

@Suite(.fewAtOnce) struct RatingTests {
  @Test func `ratings are comparable on one scale`() {
    #expect(Rating(value: 98, scale: 100)?.normalized == 0.98)
    #expect(Rating(value: 4, scale: 5)?.normalized == 0.8)
    #expect(Rating(value: 100.00000000000001, scale: 100)?.normalized == 1)
  }

  @Test(arguments: [(-1.0, 5.0), (6, 5), (1, 0), (.nan, 5), (.infinity, 5), (1, .infinity)])
  func `what lies off its scale is none`(value: Double, scale: Double) {
    #expect(Rating(value: value, scale: scale) == nil)
  }
}

@Suite(.fewAtOnce) struct DietTests {
  @Test(arguments: [
    ("vegan", Diet.vegan), ("Gluten-free", .glutenFree), ("VeganDiet", .vegan),
    ("https://schema.org/LowLactoseDiet", .lowLactose), ("dairy free", .dairyFree),
    ("http://schema.org/KosherDiet", .kosher), ("Low Sodium", .lowSalt),
  ])
  func `people and sources name diets in many ways`(text: String, diet: Diet) {
    #expect(Diet(parsing: text) == diet)
  }

  @Test func `an unknown diet stays as it is and an empty one is none`() {
    #expect(Diet(parsing: "https://schema.org/PaleoDiet")?.rawValue == "PaleoDiet")
    #expect(Diet(parsing: "") == nil)
    #expect(Diet(parsing: "diet") == nil)
  }

  @Test func `what is vegan is vegetarian`() {
    #expect(Diet.vegetarian.satisfiedBy == [.vegan, .vegetarian])
    #expect(Diet.vegan.satisfiedBy == [.vegan])
  }
}

@Suite(.fewAtOnce) struct SearchQueryTests {
  @Test func `words are trimmed and empty ones dropped`() {
    let query = SearchQuery(text: "  onion \n soup ", include: [" ", "leek "], limit: 0)
    #expect(query.text == "onion soup")
    #expect(query.include == ["leek"])
    #expect(query.limit == 1)
    #expect(!query.isEmpty)
    #expect(SearchQuery(exclude: ["x"]).isEmpty)
  }
}

@Suite(.fewAtOnce) struct TextMatchingTests {
  @Test(arguments: [
    ("Crème Brûlée", "creme brulee"), ("Phở Gà", "pho ga"), ("Smørrebrød", "smorrebrod"),
    ("STRAẞE Straße", "strasse strasse"), ("Cœur", "coeur"), ("e\u{301}", "e"), ("味噌汁", "味噌汁"),
    ("ŻUREK", "zurek"), ("İmam", "imam"),
  ])
  func `folding drops case and accents`(text: String, folded: String) {
    #expect(TextMatching.fold(text) == folded)
  }

  @Test(arguments: [
    ("tomatoes", "tomato"), ("berries", "berry"), ("peaches", "peach"), ("radishes", "radish"),
    ("eggs", "egg"), ("leaves", "leaf"), ("cookies", "cookie"), ("quiches", "quiche"),
    ("pies", "pie"), ("glazes", "glaze"), ("blintzes", "blintz"), ("couscous", "couscous"),
    ("peas", "pea"), ("swiss", "swiss"), ("gas", "gas"), ("brownies", "brownie"),
  ])
  func `plural and singular meet`(plural: String, singular: String) {
    #expect(TextMatching.singular(plural) == singular)
    #expect(TextMatching.singular(singular) == singular)
  }

  @Test func `words are split at what is no letter or digit`() {
    #expect(
      TextMatching.words("Shepherd’s Pie (2-layer), 50% off") == [
        "shepherds", "pie", "2", "layer", "50", "off",
      ])
    #expect(TextMatching.sortKey("The Best Soup") == "best soup")
    #expect(TextMatching.sortKey("A") == "a")
  }

  @Test func `ASCII is split by bytes as any text is split`() {
    var random = SeededRandom(seed: 30)
    for _ in 0..<2_000 {
      let bytes = (0..<random.below(40)).map { _ in
        random.pick([UInt8(random.below(0x80)), 0x27, 0x20, 0x0D, 0x0A, 0x61, 0x5A])
      }
      let text = String(decoding: bytes, as: UTF8.self)
      // A letter beyond ASCII takes the way by characters.
      let words = TextMatching.words(text)
      #expect(words == TextMatching.words(text + " é").dropLast(), "\(bytes)")
      #expect(TextMatching.joinedWords(text) == words.joined(separator: " "), "\(bytes)")
      #expect(TextMatching.joinedWords(text, by: nil) == words.joined(), "\(bytes)")
    }
  }
}
