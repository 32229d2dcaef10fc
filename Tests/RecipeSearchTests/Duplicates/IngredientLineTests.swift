import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct IngredientLineTests {
  private func compare(_ one: [String], _ other: [String]) -> (IngredientComparison, Bool) {
    var store = IngredientStore(count: 1)
    let left = store.list(one)
    let right = store.list(other)
    let comparison = IngredientComparison(left, right, store)
    return (comparison, PairScore.areSameLines(comparison, left, right))
  }

  private func isSame(_ one: String, _ other: String) -> Bool {
    let (comparison, _) = compare([one], [other])
    return comparison.pairs == 1 && comparison.disagreeing == 0 && comparison.coverLeft == 1
  }

  @Test(arguments: [
    ("1 1/2 cups flour", "1 ½ c. flour"), ("1.5 cups flour", "360 ml flour"),
    ("2/3 cup sugar", "0.67 c sugar"), ("3 tablespoons butter, melted", "• 3 Tbsp butter"),
    ("1/4 teaspoon salt", "1 ml salt"), ("8 ounces cream cheese", "224 g cream cheese"),
    ("2 pounds beef (cubed)", "907 g beef"), ("1 (14 ounce) can tomatoes", "1 can tomatoes"),
    ("One 15-ounce can black beans", "1 (15 oz) can black beans"), ("3. 2 eggs", "2 eggs"),
    ("1 dozen oysters", "1 dozen oysters, scrubbed"), ("2&nbsp;large onions", "2  onion"),
    ("1/2 cup confectioners' sugar", "½ cup confectioners sugar"), ("▢ 100g flour", "100 g flour"),
    ("2-3 carrots, sliced", "2 to 3 carrots"), ("a pinch of saffron", "1 pinch saffron"),
    ("1 cup jalapeño peppers", "1 cup jalapeno peppers"),
  ])
  func `units, fractions and preparation make no difference`(one: String, other: String) {
    #expect(isSame(one, other))
  }

  @Test(arguments: [
    ("1 cup flour", "2 cups flour"), ("1 teaspoon salt", "1 tablespoon salt"),
    ("2 eggs", "3 eggs"), ("1 (15 ounce) can beans", "1 (28 ounce) can beans"),
    ("1 1/2 cups milk", "1 cup milk"), ("1 cup flour", "1 cup lentils"),
  ])
  func `another quantity or another name is another line`(one: String, other: String) {
    #expect(!isSame(one, other))
  }

  @Test func `a list in one line is read as a list`() {
    let (comparison, _) = compare(
      ["2% milk, white sugar, vanilla, salt and pepper"],
      [
        "1 cup 2% milk", "2 teaspoons white sugar", "1 teaspoon vanilla",
        "salt and pepper to taste",
      ])
    #expect(comparison.pairs == 4)
    #expect(comparison.coverLeft == 1)
  }

  @Test func `headings hardly count`() {
    let lines = ["1 cup flour", "2 eggs", "3 tablespoons honey", "1 teaspoon cinnamon"]
    #expect(compare(lines, ["For the filling:"] + lines + ["To serve"]).1)
    #expect(compare(lines, lines.reversed()).1)
    #expect(!compare(lines, Array(lines.prefix(2))).1)
  }

  @Test func `hostile lists are read within bounds`() {
    var store = IngredientStore(count: 1)
    let list = store.list((0..<10_000).map { "\($0) cups thing\($0)" })
    #expect(list.count <= IngredientStore.mostLines)
    for line in [
      "", ",", ",,,,", "(", "1/0 cup x", "999999999999999999999 eggs", "1 (", "-", "½", "\u{0}",
    ] {
      _ = store.list([line])
      _ = store.list([line, line])
    }
    _ = store.list([String(repeating: "a,", count: 100_000)])
    let (comparison, _) = compare([], ["1 egg"])
    #expect(comparison.pairs == 0)
  }
}
