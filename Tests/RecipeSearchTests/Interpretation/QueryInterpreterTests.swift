import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct QueryInterpreterTests {
  @Test(arguments: [
    ("English", TypedQueries.english), ("English names", TypedQueries.englishNames),
    ("German", TypedQueries.german), ("French", TypedQueries.french),
    ("Spanish", TypedQueries.spanish), ("Italian", TypedQueries.italian),
    ("Dutch", TypedQueries.dutch),
  ])
  func `queries mean what a cook means`(_ language: String, _ table: String) {
    for row in TypedQueries.rows(table) {
      let reading = QueryInterpreter.read(SearchQuery(text: row.words))
      #expect(row.accepts(reading.query), "\(row.words): \(reading.query)")
    }
  }

  @Test(arguments: [
    TypedQueries.english, TypedQueries.german, TypedQueries.french, TypedQueries.spanish,
    TypedQueries.italian, TypedQueries.dutch,
  ])
  func `whatever is taken is told, with the words that were typed`(_ table: String) {
    for row in TypedQueries.rows(table) {
      let reading = QueryInterpreter.read(SearchQuery(text: row.words))
      let bytes = Array(row.words.utf8)
      for words in reading.interpretation {
        #expect(String(decoding: bytes[words.place], as: UTF8.self) == words.words)
        #expect(!words.reason.isEmpty)
      }
      let isAsTyped = reading.query.text == row.words.replacing("\"", with: "")
      #expect(isAsTyped == reading.interpretation.isEmpty, "\(row.words)")
    }
  }

  @Test(arguments: [
    TypedQueries.english, TypedQueries.german, TypedQueries.french, TypedQueries.spanish,
    TypedQueries.italian, TypedQueries.dutch,
  ])
  func `an exact query stays as it is`(_ table: String) {
    for row in TypedQueries.rows(table) {
      var query = SearchQuery(text: row.words)
      query.isExact = true
      let reading = QueryInterpreter.read(query)
      #expect(reading.query == query)
      #expect(reading.interpretation.isEmpty)
    }
  }

  @Test(arguments: [
    TypedQueries.english, TypedQueries.german, TypedQueries.french, TypedQueries.spanish,
    TypedQueries.italian, TypedQueries.dutch,
  ])
  func `words in quotation marks stay, and nothing else is lost`(_ table: String) {
    for row in TypedQueries.rows(table) where !row.words.contains("\"") {
      let reading = QueryInterpreter.read(SearchQuery(text: "\"\(row.words)\""))
      #expect(reading.query == SearchQuery(text: row.words))
      #expect(reading.interpretation.isEmpty)
    }
  }

  @Test func `a part that is taken off is searched as it stands`() throws {
    let typed = "best lentil soup for 6 without onion"
    let reading = QueryInterpreter.read(SearchQuery(text: typed))
    let servings = try #require(reading.interpretation.first { $0.meaning == .servings })
    let text = QueryReading.text(typed, quoting: servings)
    #expect(text == "best lentil soup \"for 6\" without onion")
    let second = QueryInterpreter.read(SearchQuery(text: text))
    #expect(second.query.text == "lentil soup for 6")
    #expect(second.query.exclude == ["onion"])
    #expect(second.query.servings == nil)
  }

  @Test func `a minus sign is before what must not be in it`() {
    let reading = QueryInterpreter.read(
      SearchQuery(text: "ragout -onion -\"green pepper\" -nuts semi-sweet"))
    #expect(reading.query.text == "ragout semi-sweet")
    #expect(reading.query.exclude == ["onion", "green pepper"])
    #expect(reading.query.avoid == [.nuts])
  }

  @Test func `what is set wins over words, and lists grow`() {
    let asked = SearchQuery(
      text: "vegan curry in 20 minutes for 4 without onion", exclude: ["garlic"], maxMinutes: 45,
      diets: [.glutenFree], servings: 2)
    let query = QueryInterpreter.read(asked).query
    #expect(query.text == "curry")
    #expect(query.maxMinutes == 45)
    #expect(query.servings == 2)
    #expect(query.exclude == ["garlic", "onion"])
    #expect(query.diets == [.glutenFree, .vegan])
  }

  @Test func `a question by ingredients is answered by how little is missing`() {
    let query = QueryInterpreter.read(SearchQuery(text: "what can I make with leeks?")).query
    #expect(query.have == ["leeks"])
    #expect(query.sort == .missing)
    #expect(query.text.isEmpty)
  }

  @Test(arguments: ["easy", "best recipe", "🍲", "the", "  ", "without", "\"", "for", "6", "-"])
  func `words that say nothing else are searched as they stand`(_ words: String) {
    let asked = SearchQuery(text: words)
    let reading = QueryInterpreter.read(asked)
    #expect(reading.query == asked)
    #expect(reading.interpretation.isEmpty)
  }

  @Test func `reading ends on any words`() {
    let words = [
      "without", "with", "for", "6", "and", ",", "onion", "-", "\"", "free", "best", "in", "30",
      "minutes", "no", "leftover", "ohne", "par", "l'", "1/2", "½", "recipe", "the", "🍲", "w/o",
    ]
    var random = SeededRandom(seed: 7)
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        words[Int.random(in: words.indices, using: &random)]
      }.joined(separator: Bool.random(using: &random) ? " " : "")
      let reading = QueryInterpreter.read(SearchQuery(text: text))
      #expect(reading.query.text.utf8.count <= text.utf8.count)
    }
  }
}
