import RecipeModel
import TestSupport
import Testing

/// A value with every kind of member.
private struct Soup: Sendable, Hashable {
  enum Heat: String, Sendable, CaseIterable { case mild, hot }

  struct Topping: Sendable, Hashable {
    var name = ""
    var grams: Double?

    static let codec: ObjectCodec<Topping> = ObjectCodec(
      "topping", place: "a topping", "What lies on it.", draft: Topping(),
      [
        .required("name", \.name, .text, "What it is.", example: "basil"),
        .optional("grams", \.grams, .number(0...1_000), "How much.", example: 2),
      ])
  }

  var name = ""
  var servings = 4
  var heat = Heat.mild
  var note: String?
  var steps: [String] = []
  var toppings: [Topping] = []
  var amounts: [String: Int] = [:]
  var source: String?
  var page: Int?
  var base: [Soup] = []

  static let codec: ObjectCodec<Soup> = ObjectCodec(
    "soup", place: "the soup", "A soup.", draft: Soup(), choices: [.atMostOne(["source", "base"])],
    [
      .required("name", \.name, .text, "What it is called.", example: "Pho", aliases: ["title"]),
      .standard("servings", \.servings, .integer(1...50), "How many it feeds.", example: 2),
      .standard("heat", \.heat, .word, "How hot it is.", example: "hot"),
      .optional("note", \.note, .anyText, "Anything else."),
      .standard("steps", \.steps, .list(.text, least: 1), "The steps.", example: ["stir"]),
      .standard("toppings", \.toppings, .list(.object(Topping.codec)), "Toppings.", example: [[:]]),
      .standard("amounts", \.amounts, .dictionary(.integer(0...9)), "Spoons."),
      .optional("source", \.source, .text, "Where it is from.", example: "a book"),
      .optional("page", \.page, .integer(1...999), "The page.", example: 12, needs: ["source"]),
      .custom("base", .later("base", "A soup.") { .object(codec) }, "Another soup.") {
        $0.base.first
      } set: {
        $0.base = [$1]
      },
    ]
  ) { object, soup in
    guard soup.heat == .hot, soup.servings > 40 else { return }
    object["heat"]?.warning("few people like that", fix: "write \"mild\"")
  }
}

@Suite(.fewAtOnce) struct ObjectCodecTests {
  private func problems(_ text: String) -> [String] {
    Soup.codec.read(Array(text.utf8)).problems.map { problem in
      let place = problem.place.map { "\($0.line):\($0.column)" } ?? "-"
      return "\(problem.pointer) \(place) \(problem.message); \(problem.fix ?? "-")"
    }
  }

  @Test func `an object is read member by member`() throws {
    let text = """
      {"name": "Pho", "servings": 2, "heat": "hot", "steps": ["boil"], "amounts": {"salt": 1},
       "toppings": [{"name": "basil", "grams": 1.5}], "base": {"name": "Broth"}}
      """
    let (soup, problems) = Soup.codec.read(Array(text.utf8))
    #expect(problems == [])
    let topping = Soup.Topping(name: "basil", grams: 1.5)
    #expect(
      soup
        == Soup(
          name: "Pho", servings: 2, heat: .hot, steps: ["boil"], toppings: [topping],
          amounts: ["salt": 1], base: [Soup(name: "Broth")]))
  }

  @Test(arguments: [
    (#"{"name": 1}"#, "/name 1:10 this is a number, but a text in quotes belongs here"),
    (#"{"name": " "}"#, "/name 1:10 the text is empty; give a value or remove the key"),
    (#"{"title": "x"}"#, #"/title 1:2 unknown key "title"; did you mean "name"?"#),
    (#"{"name": "x", "heta": "hot"}"#, #"/heta 1:15 unknown key "heta"; did you mean "heat"?"#),
    (#"{"name": "x", "zzzzzz": 1}"#, #"/zzzzzz 1:15 unknown key "zzzzzz"; remove it; known here"#),
    ("{\n}", #" 1:1 the soup has no "name"; add "name": "Pho""#),
    (#"{"name": "x", "servings": 51}"#, "/servings 1:27 not a whole number from 1 to 50; choose"),
    (#"{"name": "x", "servings": "5"}"#, "/servings 1:27 this is a string, but a whole number fro"),
    (#"{"name": "x", "heat": "hto"}"#, "/heat 1:23 not one of the words that belong here; did yo"),
    (#"{"name": "x", "steps": []}"#, "/steps 1:24 the list is empty; add an element"),
    (#"{"name": "x", "steps": ["a", 2]}"#, "/steps/1 1:30 this is a number, but a text in quotes"),
    (#"{"name": "x", "toppings": [{}]}"#, #"/toppings/0 1:28 a topping has no "name"; add "na"#),
    (#"{"name": "x", "toppings": {"name": "b"}}"#, "/toppings 1:27 this is an object, but a list"),
    (#"{"name": "x", "amounts": {"a": 10}}"#, "/amounts/a 1:32 not a whole number from 0 to 9"),
    (#"{"name": "x", "page": 1}"#, #"/page 1:15 "page" means nothing without "source"; add"#),
    (
      #"{"name": "x", "source": "y", "base": {"name": "z"}}"#,
      #"/base 1:30 "base" cannot stand beside "source"; keep one of the two"#
    ),
    (#"{"name": "x", "base": {"name": "z", "base": 1}}"#, "/base/base 1:45 this is a number, but"),
    (#"{"name": "x", "name": "y"}"#, "/name 1:15 this key occurs twice in one object; remove"),
    (
      #"{"name": "x", "heat": "hot", "servings": 50}"#,
      #"/heat 1:23 few people like that; write "mild""#
    ),
  ])
  func `a mistake is told at its place with a fix`(text: String, problem: String) {
    let problems = problems(text)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(problem) == true, "\(problems)")
  }

  @Test func `every mistake is told at once, in the order of the file`() {
    let problems = problems(#"{"heat": 1, "steps": [1, 2], "servings": 0}"#)
    #expect(
      problems.map { $0.split(separator: " ")[0] } == [
        "1:1", "/heat", "/steps/0", "/steps/1", "/servings",
      ])
  }

  @Test(arguments: [
    (#"{"name": 1, "heat": 2}"#, "/name", "this is a number, but a text in quotes belongs here"),
    (#"{"heat": 2}"#, "", "the soup has no \"name\""),
    (#"{"name": "x", "steps": ["a", 2]}"#, "/steps/1", "this is a number"),
    (#"{"name": "x", "toppings": [{"name": "a", "grams": -1}]}"#, "/toppings/0/grams", "not a"),
    (#"{"name": "x", "base": {"name": "y", "amounts": {"a/b": "c"}}}"#, "/base/amounts/a~1b", "th"),
    (#"{"name": "x", "heta": 1}"#, "/heta", "unknown key \"heta\""),
    (#"{"name": "x", "page": 1}"#, "/page", "\"page\" means nothing without \"source\""),
    ("[]", "", "this is an array, but an object in braces belongs here"),
  ])
  func `the quick reader tells the first mistake and its pointer`(
    text: String, pointer: String, message: String
  ) throws {
    let document = try JSON(parsing: text)
    let problem = #expect(throws: DocumentProblem.self) { try Soup.codec.decode(document) }
    #expect(problem?.pointer == pointer)
    #expect(problem?.message.hasPrefix(message) == true, "\(problem?.message ?? "")")
  }

  @Test(arguments: UInt64(1)...200)
  func `what is written is read back, by either reader, and meets what the schema demands`(
    seed: UInt64
  ) throws {
    var numbers = SeededRandom(seed: seed)
    let soup = Self.soup(&numbers, depth: 2)
    let document = Soup.codec.write(soup)
    #expect(try Soup.codec.decode(document) == soup)
    let read = Soup.codec.read(document.bytes(.indented))
    #expect(read.value == soup)
    #expect(read.problems == [])
    #expect(Soup.codec.write(soup)["heat"] == (soup.heat == .mild ? nil : "hot"))
  }

  @Test(arguments: UInt64(1)...200)
  func `both readers refuse the same documents, and the quick one tells what the other tells`(
    seed: UInt64
  ) throws {
    var numbers = SeededRandom(seed: seed)
    var document = Soup.codec.object(Self.soup(&numbers, depth: 1))
    let scraps: [JSON] = [nil, 0, -1, "", "x", true, [], [1], [:], ["name": 2], ["a": "b"]]
    for _ in 0..<2 {
      let name = (Soup.codec.shape.names + ["other"]).randomElement(using: &numbers) ?? ""
      document[name] = scraps.randomElement(using: &numbers)
    }
    let told = Soup.codec.read(JSON.object(document).bytes()).problems
      .filter { $0.severity == .error }
    do throws(DocumentProblem) {
      _ = try Soup.codec.decode(.object(document))
      #expect(told == [])
    } catch {
      #expect(
        told.contains { $0.pointer == error.pointer && $0.message == error.message },
        "\(error.pointer) \(error.message)")
    }
  }

  @Test func `the schema and the list of members come from the same declaration`() {
    let schema = SchemaWriter().document([("title", "Soup")], Soup.codec.shape)
    #expect(schema["title"] == "Soup")
    #expect(schema["required"] == ["name"])
    #expect(schema["additionalProperties"] == false)
    #expect(
      schema["properties"]?["servings"] == [
        "type": "integer", "minimum": 1, "maximum": 50, "description": "How many it feeds.",
        "examples": [2],
      ])
    #expect(schema["properties"]?["heat"]?["enum"] == ["mild", "hot"])
    #expect(schema["properties"]?["toppings"]?["items"] == ["$ref": "#/$defs/topping"])
    #expect(schema["dependentSchemas"]?["page"] == ["anyOf": [["required": ["source"]]]])
    #expect(schema["$defs"]?.objectValue?.members.map(\.name) == ["topping", "base"])
    #expect(schema["$defs"]?["topping"]?["required"] == ["name"])
    let inline = SchemaWriter(usesReferences: false).object(Soup.Topping.codec.shape)
    #expect(inline["properties"]?["grams"]?["maximum"] == 1_000)
    #expect(Soup.codec.shape.all.map(\.name) == ["soup", "topping"])
    #expect(Soup.codec.shape.names.first == "name")
  }

  /// Words in which a wire could tell problems, which takes null for nothing.
  private struct TerseWording: ProblemWording {
    var nullCountsAsAbsent: Bool { true }

    func words(for problem: ReadingProblem, at place: ProblemPlace) -> ProblemWords {
      guard case .wrongType(let expected, _) = problem else {
        return StandardWording().words(for: problem, at: place)
      }
      return ProblemWords("\(place.pointer.dropFirst()) is not \(expected)")
    }
  }

  @Test func `a kind of document has words of its own`() throws {
    let codec = ObjectCodec(
      "open", place: "the document", draft: Soup(), isOpen: true,
      [.optional("note", \.note, .anyText), .standard("steps", \.steps, .list(.text))])
    #expect(try codec.decode(["note": nil, "other": 1], wording: TerseWording()) == Soup())
    let problem = #expect(throws: DocumentProblem.self) {
      try codec.decode(["steps": [1]], wording: TerseWording())
    }
    #expect(problem?.message == "steps/0 is not a text in quotes")
    #expect(SchemaWriter().object(codec.shape)["additionalProperties"] == nil)
  }

  // MARK: Samples

  private static func soup(_ numbers: inout SeededRandom, depth: Int) -> Soup {
    let words = ["a", "b c", "\"", "é", "~/"]
    var soup = Soup(name: numbers.pick(words))
    soup.servings = Int.random(in: 1...50, using: &numbers)
    soup.heat = Bool.random(using: &numbers) ? .mild : .hot
    if soup.servings > 40 { soup.heat = .mild }
    if Bool.random(using: &numbers) { soup.note = "" }
    if Bool.random(using: &numbers) { soup.steps = [numbers.pick(words), numbers.pick(words)] }
    if Bool.random(using: &numbers) {
      soup.toppings = [.init(name: numbers.pick(words), grams: 0.5)]
    }
    if Bool.random(using: &numbers) { soup.amounts = [numbers.pick(words): 3] }
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0 where depth > 0: soup.base = [Self.soup(&numbers, depth: depth - 1)]
    case 1:
      soup.source = numbers.pick(words)
      soup.page = 7
    default: break
    }
    return soup
  }
}
