import RecipeModel
import RecipeScreening
import TestSupport
import Testing

/// A line alone, what is asked of it, and the answer.
struct Trap: Sendable, CustomTestStringConvertible {
  var line: String
  var subject: ScreenSubject
  var verdict: ScreenVerdict
  var language: String?

  init(
    _ line: String, _ subject: ScreenSubject, _ verdict: ScreenVerdict, _ language: String? = nil
  ) {
    (self.line, self.subject, self.verdict, self.language) = (line, subject, verdict, language)
  }

  var testDescription: String { "\(line) by \(subject.name)" }
}

@Suite("The screen of diets and allergens", .fewAtOnce)
struct RecipeScreenTests {
  private func findings(
    _ lines: [String], _ subjects: [ScreenSubject], title: String = "Dish",
    law: AllergenLaw = .eu, language: String? = nil, claims: Set<Diet> = []
  ) -> [ScreenFinding] {
    RecipeScreen(law: law).findings(
      title: title, ingredients: lines, language: language, claims: claims, for: subjects)
  }

  @Test(
    "A list that is cut off never fits",
    arguments: [
      ["2 carrots", "2 carrots, onions, garl…"], ["2 carrots", "…"], ["2 carrots", "..."],
      Array(repeating: "2 carrots", count: 200),
    ])
  func judgesCutLists(_ lines: [String]) {
    let subjects: [ScreenSubject] = [.avoid(.milk), .diet(.vegan)]
    #expect(findings(lines, subjects).map(\.verdict) == [.unknown, .unknown])
    #expect(findings(lines + ["1 cup milk"], subjects).map(\.verdict) == [.conflicts, .conflicts])
    #expect(findings(["2 carrots"], subjects).map(\.verdict) == [.fits, .fits])
  }

  @Test(
    "A line is judged by its words and their traps",
    arguments: [
      Trap("1 can coconut milk", .diet(.dairyFree), .fits),
      Trap("1 can unsweetened coconut milk", .diet(.vegan), .fits),
      Trap("1 cup milk", .diet(.dairyFree), .conflicts),
      Trap("1 butternut squash", .avoid(.nuts), .fits),
      Trap("freshly grated nutmeg", .avoid(.nuts), .fits),
      Trap("1 cup buckwheat flour", .diet(.glutenFree), .fits),
      Trap("1 cup flour", .diet(.glutenFree), .conflicts),
      Trap("2 tbsp cocoa butter", .diet(.vegan), .fits),
      Trap("1 tbsp Worcestershire sauce", .diet(.vegetarian), .conflicts),
      Trap("2 tbsp soy sauce", .diet(.glutenFree), .conflicts),
      Trap("1 envelope gelatine", .diet(.vegetarian), .conflicts),
      Trap("1 stock cube", .diet(.vegetarian), .unknown),
      Trap("100 g marzipan", .avoid(.treeNuts), .conflicts),
      Trap("1 head butter lettuce", .diet(.vegan), .fits),
      Trap("8 oz oyster mushrooms", .avoid(.molluscs), .fits),
      Trap("cream of tartar", .diet(.dairyFree), .fits),
      Trap("2 egg yolks", .diet(.vegan), .conflicts),
      Trap("3 whites", .avoid(.eggs), .conflicts),
      Trap("1 pint half & half", .diet(.dairyFree), .conflicts),
      Trap("1 eggplant", .avoid(.eggs), .fits),
      Trap("1 tbsp honey", .diet(.vegetarian), .fits),
      Trap("1 tbsp honey", .diet(.vegan), .conflicts),
      Trap("4 salmon fillets", .diet(.pescatarian), .fits),
      Trap("shredded coconut", .avoid(.treeNuts), .fits),
      Trap("shredded coconut", .avoid(.coconut), .conflicts),
    ])
  func judgesWords(_ trap: Trap) { check(trap) }

  @Test(
    "Negations, alternatives, conditions and what is optional",
    arguments: [
      Trap("1 cup vegan butter", .diet(.vegan), .fits),
      Trap("1 cup vegan cream cheese", .avoid(.treeNuts), .unknown),
      Trap("2 tbsp gluten-free soy sauce", .diet(.glutenFree), .fits),
      Trap("2 tbsp soy sauce (gluten-free if needed)", .diet(.glutenFree), .unknown),
      Trap("dairy-free or regular milk", .diet(.dairyFree), .unknown),
      Trap("butter or oil", .diet(.vegan), .unknown),
      Trap("milk or cream", .diet(.vegan), .conflicts),
      Trap("chicken or vegetable stock", .diet(.vegetarian), .unknown),
      Trap("chicken or beef stock", .diet(.vegetarian), .conflicts),
      Trap("wheat or rye bread", .diet(.glutenFree), .conflicts),
      Trap("whipped cream (optional)", .diet(.vegan), .unknown),
      Trap("butter for the pan", .diet(.vegan), .conflicts),
      Trap("1 tsp salt for the chicken", .diet(.vegan), .fits),
      Trap("regular or gluten-free flour", .diet(.glutenFree), .unknown),
      Trap("2 pots of plain or vegan yogurt", .diet(.vegan), .unknown),
      Trap("butter (dairy-free: soy milk spread)", .diet(.dairyFree), .unknown),
      Trap("mushrooms (such as oyster, shiitake)", .avoid(.molluscs), .fits),
      Trap("Butter: 200 g", .diet(.vegan), .conflicts),
      Trap("eggless mayo", .avoid(.eggs), .fits),
    ])
  func judgesWordsBeside(_ trap: Trap) { check(trap) }

  @Test(
    "What is not known is unknown",
    arguments: [
      "1 cup Zworblax", "1 recipe Basic Tart Dough", "2 стакана муки", "牛乳 200ml", "κρεμμύδι 1",
      "1 cupbutter", "250 g chese", "4 large", "\u{202E}rettub",
    ])
  func leavesOpen(_ line: String) {
    #expect(findings([line], [.diet(.vegan)]).first?.verdict == .unknown)
  }

  @Test(
    "Five more languages with traps of their own",
    arguments: [
      Trap("1 Butternusskürbis", .avoid(.nuts), .fits, "de"),
      Trap("400 ml Kokosmilch", .diet(.dairyFree), .fits, "de"),
      Trap("200 g Buchweizenmehl", .diet(.glutenFree), .fits, "de"),
      Trap("200 g Weizenmehl", .diet(.glutenFree), .conflicts, "de"),
      Trap("3 Eier", .diet(.vegan), .conflicts, "de"),
      Trap("2 c. à soupe de beurre de cacahuète", .diet(.dairyFree), .fits, "fr"),
      Trap("1 c. à soupe de crème de cassis", .diet(.dairyFree), .fits, "fr"),
      Trap("1 pincée de noix de muscade", .avoid(.nuts), .fits, "fr"),
      Trap("3 œufs", .avoid(.eggs), .conflicts, "fr"),
      Trap("40 g de beurre", .diet(.vegan), .conflicts, "fr"),
      Trap("120 g de sucre", .diet(.vegan), .fits, "fr"),
      Trap("amandes mondées", .diet(.vegan), .fits, "fr"),
      Trap("200 ml de leche de coco", .diet(.dairyFree), .fits, "es"),
      Trap("200 ml de leche", .diet(.dairyFree), .conflicts, "es"),
      Trap("100 g di burro", .diet(.vegan), .conflicts, "it"),
      Trap("1 noce moscata", .avoid(.nuts), .fits, "it"),
      Trap("200 ml kokosmelk", .diet(.dairyFree), .fits, "nl"),
      Trap("200 ml slagroom", .diet(.dairyFree), .conflicts, "nl"),
    ])
  func judgesLanguages(_ trap: Trap) { check(trap) }

  @Test(
    "What a food holds never fits, and what it does not hold never conflicts",
    arguments: ScreenTables.languages)
  func judgesFoods(_ table: ScreenTables.Language) throws {
    let subjects = ScreenSubject.all(.us) + Allergen.allCases.map(ScreenSubject.avoid)
    for row in table.rows {
      let holds = try #require(ScreenTables.subjects(row.traits), "\(row.line)")
      for finding in findings([row.line], subjects, law: .us, language: table.tag) {
        let isNamed = holds.contains(finding.subject.name)
        #expect(
          finding.verdict != (isNamed ? .fits : .conflicts),
          "\(row.line): \(ScreenTables.told(finding))")
      }
    }
  }

  @Test("The law decides which nuts count")
  func knowsLaws() {
    let line = ["2 tbsp pine nuts"]
    #expect(findings(line, [.avoid(.treeNuts)]).first?.verdict == .fits)
    #expect(findings(line, [.avoid(.treeNuts)], law: .us).first?.verdict == .conflicts)
  }

  @Test("A conflict quotes the line and the word byte for byte")
  func quotes() {
    let line = "2 cups  CHÉDDAR, grated"
    let finding = findings(["1 onion", line], [.diet(.vegan)]).first
    #expect(finding?.line == line)
    #expect(finding?.word == "CHÉDDAR")
  }

  @Test("A title that names meat conflicts, and a claim changes nothing")
  func readsTitles() {
    let finding = findings(
      ["1 onion"], [.diet(.vegetarian)], title: "Chicken Soup", claims: [.vegetarian]
    ).first
    #expect(finding?.verdict == .conflicts)
    #expect(finding?.refutesClaim == true)
    #expect(
      findings(["1 onion"], [.diet(.vegan)], title: "Beet Burgers").first?.verdict == .unknown)
  }

  @Test("Headings and tools are no ingredients")
  func passesOverHeadings() {
    let lines = ["For the sauce:", "1 onion", "Special equipment: an ice cream maker"]
    #expect(findings(lines, [.diet(.vegan)]).first?.verdict == .fits)
    // What a heading alone names leaves it open.
    let cheese = ["For the cheese sauce:"] + lines.dropFirst()
    #expect(findings(cheese, [.diet(.vegan)]).first?.verdict == .unknown)
  }

  @Test(
    "What is for a tool is an ingredient",
    arguments: [
      Trap("butter, for the muffin tin", .diet(.vegan), .conflicts),
      Trap("softened butter for ramekins", .diet(.vegan), .conflicts),
      Trap("beurre pour le moule", .diet(.vegan), .conflicts, "fr"),
      Trap("mantequilla para el molde", .diet(.vegan), .conflicts, "es"),
      Trap("pangrattato per lo stampo", .diet(.glutenFree), .conflicts, "it"),
      Trap("boter voor de bakvorm", .diet(.vegan), .conflicts, "nl"),
    ])
  func readsWhatIsForTools(_ trap: Trap) {
    let lines = [trap.line, "1 banana"]
    let finding = findings(lines, [trap.subject], language: trap.language).first
    #expect(finding?.verdict == trap.verdict, "\(finding?.reason.text ?? "")")
  }

  @Test(
    "A line that leads to a note holds nothing for sure",
    arguments: [
      ("*See note on raw eggs", "en"), ("*Raw eggs are a risk for the elderly", "en"),
      ("Note: eggs may be raw", "en"), ("See Notes 1 and 2 on eggs.", "en"),
      ("*Siehe Hinweis zu rohen Eiern", "de"), ("Anmerkung: rohe Eier", "de"),
      ("* Voir la note sur les œufs crus", "fr"), ("Remarque : œufs crus", "fr"),
      ("*Ver nota sobre huevos crudos", "es"), ("Nota: huevos crudos", "es"),
      ("*Vedi nota sulle uova crude", "it"), ("Nota: uova crude", "it"),
      ("*Zie opmerking over rauwe eieren", "nl"), ("Opmerking: rauwe eieren", "nl"),
    ])
  func readsNotes(_ line: String, _ language: String) {
    let subjects: [ScreenSubject] = [.avoid(.eggs), .avoid(.lupin)]
    let answers = findings([line, "1 banana"], subjects, language: language).map(\.verdict)
    #expect(answers.first == .unknown)
    // A note is no ingredient; only a sentence of its own may tell more than is known.
    #expect(answers.last == (line.hasPrefix("*Raw") ? .unknown : .fits))
  }

  @Test(
    "What stands beside a note is still read",
    arguments: [
      Trap("2 eggs (see note)", .avoid(.eggs), .conflicts),
      Trap("2 eggs*, see notes 1 and 2", .avoid(.eggs), .conflicts),
      Trap("*2 eggs", .avoid(.eggs), .conflicts), Trap("* eggs", .avoid(.eggs), .conflicts),
      Trap("1 cup aquafaba (see note on eggs)", .avoid(.eggs), .unknown),
      Trap("See note", .avoid(.eggs), .unknown), Trap("3 Eier*", .avoid(.eggs), .conflicts, "de"),
    ])
  func readsBesideNotes(_ trap: Trap) { check(trap) }

  @Test(
    "Where the language is not sure, an answer holds in each that it may be",
    arguments: [
      (["200 g Rind"], .diet(.vegan), .unknown), (["1 lemon rind"], .diet(.vegan), .fits),
      (["250 ml room"], .avoid(.milk), .unknown), (["1 pan"], .avoid(.wheat), .unknown),
      (["2 polvo", "2 cebola"], .diet(.vegan), .unknown),
      (["200 g Butter"], .diet(.vegan), .conflicts),
      (["200 g Rind", "2 Zwiebeln", "Salz"], .diet(.vegan), .conflicts),
      (["1 lemon, rind only", "1 cup sugar"], .diet(.vegan), .fits),
    ] as [([String], ScreenSubject, ScreenVerdict)])
  func readsEveryPlausibleLanguage(
    _ lines: [String], _ subject: ScreenSubject, _ verdict: ScreenVerdict
  ) {
    let finding = findings(lines, [subject]).first
    #expect(finding?.verdict == verdict, "\(finding?.reason.text ?? "")")
  }

  @Test(
    "A language that is told counts, unless its words refute it; one that nobody knows never fits")
  func weighsTheToldLanguage() {
    let subjects: [ScreenSubject] = [.diet(.vegan)]
    func verdict(_ lines: [String], _ language: String) -> ScreenVerdict? {
      findings(lines, subjects, language: language).first?.verdict
    }
    #expect(verdict(["200 g Rind"], "de") == .conflicts)
    #expect(verdict(["zest and rind of 1 lemon"], "en") == .fits)
    for line in ["200 g Rind mit Knochen", "200 g beurre salé", "200 g Hirsch", "200 g petit salé"]
    {
      #expect(verdict([line], "en") != .fits, "\(line)")
    }
    #expect(verdict(["1 polvo", "2 onions", "salt"], "pt") == .unknown)
    #expect(verdict(["2 onions"], "") == .fits && verdict(["2 onions"], "pt") == .unknown)
  }

  @Test(
    "What stands in for an animal product may hold another",
    arguments: [
      Trap("200 g vegetarian mince", .diet(.vegan), .unknown),
      Trap("200 g vegan mince", .diet(.vegan), .fits),
      Trap("1 cup eggless mayonnaise", .diet(.vegan), .unknown),
      Trap("1 cup vegan mayonnaise", .diet(.vegan), .fits),
      Trap("1 cup dairy-free cream cheese", .avoid(.coconut), .unknown),
      Trap("1 cup vegan milk", .avoid(.gluten), .unknown),
      Trap("200 g biscuits, wheat free", .diet(.glutenFree), .unknown),
      Trap("200 g biscuits, gluten free", .diet(.glutenFree), .fits),
      Trap("200 g Bückling", .avoid(.fish), .conflicts, "de"),
    ])
  func readsSubstitutes(_ trap: Trap) { check(trap) }

  @Test(
    "A word of which only a part, or one like it, is known stays unknown",
    arguments: [
      ("100 g Maroken", "200 g Mehl", "de"), ("100 g Butterkruxel", "200 g Mehl", "de"),
      ("100 g de lechebrufa", "200 g de harina", "es"), ("1 pataxa", "200 g de harina", "es"),
      ("1 cremolatte", "200 g di farina", "it"), ("1 carofte", "200 g de farine", "fr"),
      ("200 g spekbroei", "200 g bloem", "nl"), ("1 cup butterscape", "1 cup flour", "en"),
    ])
  func leavesPartsOpen(_ line: String, _ other: String, _ language: String) {
    let lines = [line] + Array(repeating: other, count: 4)
    let finding = findings(lines, [.avoid(.lupin)], language: language).first
    #expect(finding?.verdict == .unknown)
  }

  @Test("Without lines nothing fits")
  func needsLines() {
    #expect(findings([], [.diet(.vegan)]).first?.verdict == .unknown)
  }

  @Test("Hostile lines are read to an end")
  func survivesHostileText() {
    let lines = [
      String(repeating: "(", count: 50_000), String(repeating: "milk or ", count: 20_000),
      String(repeating: "x", count: 100_000), String(repeating: "shredded coconut ", count: 9_000),
    ]
    #expect(findings(lines, ScreenSubject.all(.eu)).count == ScreenSubject.all(.eu).count)
  }

  private func check(_ trap: Trap) {
    let finding = findings([trap.line], [trap.subject], language: trap.language).first
    #expect(finding?.verdict == trap.verdict, "\(finding?.reason.text ?? "")")
  }
}
