import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct SourceComparisonTests {
  private func row(_ comparison: SourceComparison, _ field: ListingField) throws -> FieldRow {
    try #require(comparison.fields.first { $0.field == field })
  }

  private func compare(_ lists: [String]...) -> SourceComparison {
    SourceComparison(
      lists.enumerated().map { DishSamples.source("s\($0.offset)", $0.element) })
  }

  @Test func `fields are held against each other in a form that means the same`() throws {
    let one = Listing(
      id: ListingID(provider: "a", id: "1"), title: "Onion Soup",
      url: "https://www.example.com/soup/", publisher: "All Recipes",
      ingredients: ["1 onion"], rating: Rating(value: 98, scale: 100), totalMinutes: 30,
      recipeYield: "Serves 4")
    let other = Listing(
      id: ListingID(provider: "b", id: "2"), title: "ONION SOUP!",
      url: "http://example.com/soup", publisher: "allrecipes.com",
      image: "https://example.com/x.jpg", ingredients: ["1 onion", "salt"],
      rating: Rating(value: 4.9, scale: 5), totalMinutes: 45, recipeYield: "4 servings")
    let comparison = SourceComparison([DishSource(one), DishSource(other)])
    for field in [ListingField.title, .url, .publisher, .rating, .yield] {
      #expect(try row(comparison, field).agreement == .equivalent, "\(field)")
    }
    #expect(try row(comparison, .totalMinutes).agreement == .different)
    #expect(try row(comparison, .totalMinutes).values.map(\.?.variant) == [0, 1])
    #expect(try row(comparison, .image).agreement == .single)
    #expect(try row(comparison, .image).values.map(\.?.text) == [nil, "https://example.com/x.jpg"])
    #expect(try row(comparison, .diets).agreement == .missing)
    #expect(try row(comparison, .ingredients).agreement == .different)
    #expect(!comparison.yieldsDiffer)
  }

  @Test func `the same ingredient stands on one row`() throws {
    let comparison = compare(
      ["2 large onions, sliced", "1 l beef stock", "50 g butter", "salt"],
      ["100 g butter", "4 onions", "1 litre stock", "pepper"])
    let names = comparison.ingredients.map(\.name)
    #expect(names == ["large onions", "beef stock", "butter", "salt", "pepper"])
    #expect(try comparison.ingredients.map { try $0.cells[at: 1]?.line } == [1, 2, 0, nil, 3])
    let found = try comparison.ingredients.prefix(3).map { try $0.cells[at: 1]?.agreement }
    #expect(found == [.differs(ratio: 2), .equal, .differs(ratio: 2)])
    #expect(try comparison.ingredients[at: 1].cells[at: 1]?.likeness?.kind == .contained)
    #expect(comparison.commonIngredients == ["large onions", "beef stock", "butter"])
    #expect(comparison.onlyIn(0) == ["salt"])
    #expect(comparison.onlyIn(1) == ["pepper"])
  }

  @Test func `an exact name goes before a similar one`() throws {
    let comparison = compare(["1 tbsp oil", "2 tbsp olive oil"], ["3 tbsp olive oil"])
    #expect(try comparison.ingredients.map { try $0.cells[at: 1]?.line } == [nil, 0])
  }

  @Test func `of several lines of one name those pair that agree in quantity`() throws {
    let comparison = compare(["50 g butter", "200 g butter"], ["200 g butter", "50 g butter"])
    #expect(try comparison.ingredients.map { try $0.cells[at: 1]?.line } == [1, 0])
    #expect(try comparison.ingredients.allSatisfy { try $0.cells[at: 1]?.agreement == .equal })
  }

  @Test func `the quantity that can be read is what others are held against`() throws {
    let comparison = compare(["salt"], ["1 tsp salt"], ["2 tsp salt"])
    let row = try comparison.ingredients[at: 0]
    #expect(row.reference == 1)
    let expected: [QuantityAgreement?] = [.incomparable(.noAmount), nil, .differs(ratio: 2)]
    #expect(row.cells.map { $0?.agreement } == expected)
  }

  @Test func `a source without ingredients lacks none of them`() {
    let comparison = compare(["salt", "1 onion"], [], ["1 onion"])
    #expect(comparison.knownSources == [0, 2])
    #expect(comparison.commonIngredients == ["onion"])
    #expect(comparison.onlyIn(0) == ["salt"])
    #expect(compare(["salt"], []).onlyIn(0).isEmpty)
    #expect(compare([], []).ingredients.isEmpty)
    #expect(SourceComparison([]).ingredients.isEmpty)
  }

  @Test func `headings and lines that name nothing are left over with the reason`() {
    let comparison = compare(["For the dough:", "2 eggs", "  ", "100 g flour:"], ["2 eggs"])
    let reasons = comparison.leftovers.map(\.reason)
    #expect(reasons == [.heading, .namesNothing])
    #expect(comparison.leftovers.map(\.line) == [0, 2])
  }

  @Test(arguments: 0..<120)
  func `every line stands in exactly one place, whatever the order of the sources`(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let sources = (0..<(1 + random.below(4))).map {
      DishSamples.source("s\($0)", DishSamples.list(&random))
    }
    let comparison = SourceComparison(sources)
    for (place, source) in sources.enumerated() {
      let placed =
        comparison.ingredients.compactMap { $0.cells[place]?.line }
        + comparison.leftovers.filter { $0.source == place }.map(\.line)
      #expect(placed.sorted() == Array(source.listing.ingredients.indices))
    }
    for case .differs(let ratio)? in comparison.ingredients.flatMap(\.cells).map({ $0?.agreement })
    {
      #expect(ratio.isFinite && ratio > 0)
    }
    let shuffled = sources.shuffled(using: &random)
    #expect(places(SourceComparison(shuffled)) == places(comparison))
  }

  /// The rows as sets of source and line.
  private func places(_ comparison: SourceComparison) -> Set<Set<String>> {
    Set(
      comparison.ingredients.map { row in
        Set(
          row.cells.enumerated().compactMap { place, cell in
            cell.map { "\(comparison.sources[place].listing.id) \($0.line)" }
          })
      })
  }

  @Test func `lists longer than can be matched lose no line`() throws {
    let long = (0..<450).map { "\($0 + 1) g butter" }
    let comparison = compare(long, long.reversed())
    #expect(try comparison.ingredients.compactMap { try $0.cells[at: 0] }.count == 450)
    #expect(try comparison.ingredients.compactMap { try $0.cells[at: 1] }.count == 450)
  }
}
