import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Every form in which services give ingredients.
@Suite(.fewAtOnce) struct EngineIngredientTests {
  private func ingredients(
    _ members: String, _ sources: ListSource...
  ) async throws -> [String] {
    try await listing(of: #"{"id":1,"title":"A",\#(members)}"#) {
      $0.lists[.ingredients] = sources
    }.ingredients
  }

  @Test func `an array of texts`() async throws {
    #expect(
      try await ingredients(
        #""i":[" teaspoon salt\n","&frac12; cup milk","&nbsp;",null,{},"N/A",2]"#,
        ListSource(.path(try path("$.i")))) == ["teaspoon salt", "½ cup milk", "…", "2"])
  }

  @Test func `a text with commas names each once`() async throws {
    #expect(
      try await ingredients(
        #""i":"chicken, red onion,chicken , Chicken,,""#,
        ListSource(.path(try path("$.i")), separator: ",")) == ["chicken", "red onion"])
  }

  @Test func `numbered members with measures`() async throws {
    let source = ListSource(
      .numbered(
        from: 1, through: 20, members: ["name": "strIngredient", "measure": "strMeasure"],
        template: try template("{measure} {name}")), required: "name")
    let members =
      #""strIngredient1":"Soy","strMeasure1":"3/4 cup ","strIngredient2":"Water","strMeasure2":" ","strIngredient3":"","strMeasure3":"1","strIngredient4":null,"strMeasure4":null,"strIngredient20":"Salt","strMeasure20":null"#
    #expect(try await ingredients(members, source) == ["3/4 cup Soy", "Water", "Salt"])
  }

  @Test
  func `a line of nothing but marks costs no more than reading it`() async throws {
    let source = ListSource(
      .each(try path("$.i"), template: try template("{quantity} {name}"), with: [:]))
    let marks = String(repeating: ",", count: 400_000)
    #expect(
      try await ingredients(
        #""i":[{"name":"x\#(marks)"},{"name":"\#(marks)"},{"name":", salt ;"}]"#, source)
        == ["x", "salt"])
  }

  @Test func `objects by a template`() async throws {
    let source = ListSource(
      .each(try path("$.i"), template: try template("{quantity} {unit} {description}"), with: [:]))
    #expect(
      try await ingredients(
        #""i":[{"quantity":0.50000,"unit":"cup","description":"milk"},{"quantity":null,"unit":"","description":"salt"},{"quantity":1.0,"unit":null,"description":"egg"},{},null,"a pinch of love"]"#,
        source) == ["0.5 cup milk", "salt", "1 egg", "…", "a pinch of love"])
  }

  @Test func `nested lists by paths`() async throws {
    #expect(
      try await ingredients(
        #""sections":[{"components":[{"raw_text":"1 egg"},{"raw_text":"salt"}]},{"components":[{"raw_text":"oil"}]}]"#,
        ListSource(.path(try path("$.sections[*].components[*].raw_text"))))
        == ["1 egg", "salt", "oil"])
    let source = ListSource(
      .each(
        try path("$.steps[*].ingredients"),
        template: try template("{amount} {unit.name} {food}, {note}"),
        with: ["food": try path("$.food.name")]), required: "food", absent: [0])
    #expect(
      try await ingredients(
        #""steps":[{"ingredients":[{"amount":2.0,"unit":{"name":"g"},"food":{"name":"flour"},"note":"sifted"},{"amount":0,"unit":null,"food":{"name":"salt"},"note":null}]},{"ingredients":[{"amount":1,"food":null}]}]"#,
        source) == ["2 g flour, sifted", "salt"])
  }

  @Test func `arrays side by side`() async throws {
    let source = ListSource(
      .parallel(
        ["measure": try path("$.m"), "name": try path("$.n[*]")],
        template: try template("{measure} {name}")), required: "name")
    #expect(
      try await ingredients(#""m":["1 cup",null,"3"],"n":["milk","salt",null,"pepper"]"#, source)
        == ["1 cup milk", "salt", "pepper"])
  }

  @Test func `the first source with lines counts`() async throws {
    #expect(
      try await ingredients(
        #""a":[],"b":["",null],"c":["salt"]"#, ListSource(.path(try path("$.a"))),
        ListSource(.path(try path("$.b"))), ListSource(.path(try path("$.c")))) == ["salt"])
  }

  @Test func `lines are bounded`() async throws {
    let many = (0..<5_000).map { #""salt \#($0)""# }.joined(separator: ",")
    let long = String(repeating: "x", count: 100_000)
    #expect(
      try await ingredients(#""i":[\#(many)]"#, ListSource(.path(try path("$.i")))).count
        == ListingLimits.ingredientLines)
    #expect(
      try await ingredients(#""i":["\#(long)"]"#, ListSource(.path(try path("$.i")))).first?.count
        == ListingLimits.ingredientCharacters)
  }

  @Test func `what a missing part leaves behind goes too`() async throws {
    let source = ListSource(
      .each(try path("$.i"), template: try template("{food} ({note}), {more}"), with: [:]))
    #expect(
      try await ingredients(
        #""i":[{"food":"egg"},{"food":"egg","note":"big","more":"raw"}]"#, source)
        == ["egg", "egg (big), raw"])
  }
}
