import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct TitleKeyTests {
  private func likeness(_ one: String, _ other: String, publisher: String? = nil) -> Float {
    var store = TitleStore(count: 2)
    let scratch = ByteScratch(capacity: 512)
    var writer = ByteWriter(scratch)
    let name = withExtendedLifetime(scratch) {
      publisher.map { PublisherName($0, scratch: &writer) } ?? PublisherName()
    }
    let left = store.key(title: one, publisher: name)
    let right = store.key(title: other, publisher: name)
    if PairScore.isVetoed(left, right) { return -1 }
    return TitleComparison(left, right, store).similarity
  }

  @Test(arguments: [
    ("Chicken Soup", "\r\n\tCHICKEN  soup\u{a0}"), ("Chicken Soup", "Soup, Chicken"),
    ("Crème Brûlée", "Creme Brulee"),
    ("Cre\u{300}me Bru\u{302}le\u{301}e", "Cr&egrave;me Br&ucirc;l&eacute;e"),
    ("Granny's Chicken &amp; Rice", "Grannys Chicken &amp;amp; Rice"),
    ("Meat Loaf", "Meatloaf"), ("Cheese Cakes", "Cheesecake"), ("V8 Stew", "V-8 Stew"),
    ("Apple Muffins", "Apple Muffin"),
    ("Blueberry Pies", "Blueberry Pie"),
    ("Oatmeal Cookies Recipe", "Recipe: Oatmeal Cookie"), ("Spiral-Cut Ham", "Spiral Cut Ham"),
    ("Chicken Soup IV", "Soup IV, Chicken"), ("Seven Layer Dip", "7-Layer Dip"),
    ("Chicken Soup | Some Blog", "Chicken Soup"), ("Gluten-Free Bread", "Gluten Free Bread"),
    ("Low Fat Brownies", "Lowfat Brownies"), ("Борщ", "БОРЩ"),
  ])
  func `spelling, order and affixes make no difference`(one: String, other: String) {
    #expect(likeness(one, other) == 1)
  }

  @Test(arguments: [
    "Carrot Soup - Sunny Table", "Sunny Table: Carrot Soup", "Sunny Table's Carrot Soup",
    "Carrot Soup (Sunny Table)", "Carrot Soup Recipe | SunnyTable.com", "Carrot Soup : Sunny Table",
  ])
  func `the publisher's name is not part of the title`(title: String) {
    #expect(likeness("Carrot Soup", title, publisher: "SunnyTable.com") == 1)
  }

  @Test func `praise is not part of the title but is not overlooked either`() {
    #expect(likeness("Banana Bread", "Best Ever Banana Bread") == 0.98)
    #expect(likeness("The Best", "The Best") == 1)
  }

  @Test(arguments: [
    ("Mushroom Stew", "Musrhoom Stew"), ("Margarita", "Mrgarita"),
    ("Polenta with Sage", "Polentta with Sage"),
  ])
  func `typing errors are recognised`(one: String, other: String) {
    #expect(likeness(one, other) == 0.95)
  }

  @Test func `a title that was cut is the beginning of the whole one`() {
    #expect(likeness("Pistachio Crusted Rack of Lamb", "Pistachio Crusted Ra...") == 0.93)
    #expect(likeness("Pistachio Crusted Rack of Lamb", "Pistachio Crusted Rack o…") == 0.93)
    for half in ["f", "fr", "fro", "from"] {
      #expect(likeness("Smoked Trout from the Lake", "Smoked Trout \(half)...") == 0.93)
    }
    #expect(likeness("Pistachio Crusted Rack of Lamb", "Pistachio Crusted Rack of") == 0.93)
    #expect(likeness("Pistachio Rack (with Mint) of Lamb", "Pistachio Rack (with Mi") == 0.93)
    #expect(likeness("Salsa", "Salsa Verde") < 0.9)
    // A diet that both name is much of a title, though it is not among its words.
    #expect(likeness("Vegetarian Tortilla Stew", "Vegetarian Torti") == 0.93)
    #expect(likeness("Gluten-Free Almond Cake", "Gluten-Free Alm...") == 0.93)
    #expect(likeness("Gluten-Free Almond Cake", "Alm...") < 0.9)
    // Half a word is no numeral, a whole numeral is one.
    #expect(likeness("Bean Soup with Italian Herbs", "Bean Soup with I...") == 0.93)
    #expect(likeness("Bean Soup III", "Bean Soup II ...") == -1)
  }

  @Test(arguments: [
    ("Chicken Soup", "Chicken Soup II"), ("Chicken Soup I", "Chicken Soup II"),
    ("Lasagna", "Vegan Lasagna"), ("Bread", "Gluten-Free Bread"), ("Brownies", "Low-Fat Brownies"),
    ("Ice Cream", "Dairy Free Ice Cream"), ("Cake", "Sugarless Cake"), ("Chili #1", "Chili #2"),
    ("Keto Pancakes", "Paleo Pancakes"), ("Stew", "Crust-Free Stew"),
  ])
  func `numerals and diets are vetoes`(one: String, other: String) {
    #expect(likeness(one, other) == -1)
  }

  @Test func `huge, empty and odd titles are read`() {
    for title in ["", " ", "\u{0}", "II", "the", "&", "&#;", "&#xFFFFFFFF;", "|", "...", "🍲", "'"] {
      _ = likeness(title, title)
    }
    #expect(likeness(String(repeating: "soup ", count: 100_000), "soup") > 0)
    _ = likeness(String(repeating: "&amp;", count: 10_000), String(repeating: "'", count: 10_000))
  }

  @Test func `words that were read before change no title`() {
    var random = SeededRandom(seed: 9)
    var words = [
      "soup", "Soups", "7up", "4h", "II", "2", "low", "fat", "gluten-free", "best", "the", "com",
      "cookies", "cookie", "crème", "Борщ", "pneumonoultramicroscopic", "sixteen-letters",
      "abcdefghijklmnop", "abcdefgh", "abcdefghi",
    ]
    words += (0..<3_000).map { "w\($0 % 7)x\($0)" }
    var store = TitleStore(count: 1_000)
    for _ in 0..<2_000 {
      let title = (0...random.below(6)).map { _ in random.pick(words) }.joined(separator: " ")
      var fresh = TitleStore(count: 1)
      let (one, other) = (store.key(title: title), fresh.key(title: title))
      #expect(one.words == other.words && one.joined == other.joined, "\(title)")
      #expect(one.alphabet == other.alphabet && one.fluff == other.fluff, "\(title)")
      #expect(Array(store.letters(one)) == Array(fresh.letters(other)), "\(title)")
      #expect(store.stems[one.wordRange].elementsEqual(fresh.stems[other.wordRange]), "\(title)")
    }
  }

  @Test func `the words of a long title stay what they are, however little room there is`() throws {
    var random = SeededRandom(seed: 10)
    // Room for 64 words, of which 48 in one title share some.
    var store = TitleStore(count: 1)
    for _ in 0..<200 {
      let words = (0..<48).map { _ in "w\(random.below(500))" + random.pick(["", "s", "-", "ing"]) }
      _ = words.joined(separator: " ").withBytes { store.read(title: $0) }
      for token in store.tokens {
        let text = String(decoding: store.folded.slice(token.range), as: UTF8.self)
        var alone = TitleStore(count: 1)
        _ = text.withBytes { alone.read(title: $0) }
        #expect(try token.word.hash == alone.tokens[at: 0].word.hash, "\(text)")
        #expect(try token.word.stem == alone.tokens[at: 0].word.stem, "\(text)")
      }
    }
  }
}
