import RecipeModel
import RecipePages
import TestSupport
import Testing

@Suite("Forms in which pages write their data", .fewAtOnce) struct WrittenFormsTests {
  private func read(_ json: String, head: String = "", html: String = "<html>") throws -> Recipe {
    let script = #"<script type="application/ld+json">\#(json)</script>"#
    let page = "\(html)<head><title>Dal</title>\(head)\(script)</head><body></body></html>"
    return try PageReader().recipe(in: Array(page.utf8), url: "https://a.example/dal").recipe
  }

  private func dal(_ members: String) throws -> Recipe {
    try read(#"{"@type":"Recipe","name":"Dal","recipeIngredient":["1 onion"],\#(members)}"#)
  }

  @Test("The time for performing holds the time for cooking")
  func addsNoTimeTwice() throws {
    let recipe = try dal(#""prepTime":"PT10M","cookTime":"PT20M","performTime":"PT25M""#)
    #expect(recipe.cookMinutes == 20 && recipe.listing.totalMinutes == 30)
    #expect(try dal(#""performTime":"PT25M""#).cookMinutes == 25)
  }

  @Test("A unit that a template writes twice stands once")
  func dropsEchoes() throws {
    #expect(try dal(#""recipeYield":"4 servings Servings""#).listing.recipeYield == "4 servings")
  }

  @Test(
    "An author is named in many ways",
    arguments: [
      ##""author":"#ann""##, #""author":{"givenName":"Ann","familyName":"Lee"}"#,
      #""author":[],"creator":{"name":"Ann Lee"}"#, #""inLanguage":"en""#,
    ])
  func readsAuthors(member: String) throws {
    let recipe = try read(
      ##"""
      {"@graph":[{"@type":"Recipe","name":"Dal","recipeIngredient":["1 onion"],\##(member)},
      {"@type":"Person","@id":"#ann","name":"Ann Lee"},
      {"@type":"BlogPosting","author":{"@id":"#ann"}}]}
      """##)
    #expect(recipe.authors == ["Ann Lee"])
  }

  @Test("Of a picture and its small copies the picture comes first")
  func choosesLargeCopies() throws {
    let recipe = try dal(
      #""image":["https://a.example/d-225x225.jpg","https://a.example/e-9000x9000.jpg","https://a.example/d.jpg"]"#
    )
    #expect(recipe.listing.image == "https://a.example/d.jpg")
    let copies = try dal(
      #""image":["https://a.example/d-225x225.jpg","https://a.example/d-480x270.jpg"]"#)
    #expect(copies.listing.image == "https://a.example/d-480x270.jpg")
  }

  @Test("Sections may hold their steps as a text, and one step may hold them all")
  func readsStepsInTexts() throws {
    let sections = try dal(
      #""recipeInstructions":[{"@type":"HowToSection","name":"Dal","text":"Boil."},{"@type":"HowToSection","name":"End","text":"Fry."}]"#
    ).sections
    #expect(sections.map(\.name) == ["Dal", "End"])
    #expect(sections.flatMap(\.steps).map(\.text) == ["Boil.", "Fry."])
    let one = try dal(
      #""recipeInstructions":[{"@type":"HowToStep","text":"<p>Boil.</p><p>Fry.</p>"}]"#)
    #expect(one.instructions == ["Boil.", "Fry."])
  }

  @Test("The canonical link wins, then Open Graph, then the recipe's own address")
  func choosesCanonicalLinks() throws {
    let json = #"{"@type":"Recipe","name":"Dal","url":"https://a.example/c"}"#
    let og = #"<meta property="og:url" content="https://a.example/b">"#
    #expect(try read(json).canonicalURL == "https://a.example/c")
    #expect(try read(json, head: og).canonicalURL == "https://a.example/b")
    let both = og + #"<link rel="canonical" href="/a">"#
    #expect(try read(json, head: both).canonicalURL == "https://a.example/a")
  }

  @Test(
    "A page that names no language has that of its script",
    arguments: [
      ("蓝莓蛋糕", "250克奶油奶酪，60克糖粉，2个鸡蛋，搅拌均匀，放入烤箱烤二十八分钟", "zh"),
      ("肉じゃが", "じゃがいも 3個、しょうゆ 大さじ3、牛肉 200g、鍋で弱火で煮る", "ja"),
      ("된장찌개", "된장 두 큰술과 두부 한 모와 애호박 반 개와 양파 반 개를 넣는다", "ko"),
      ("Dal", "1 onion", nil),
    ])
  func guessesLanguages(title: String, line: String, language: String?) throws {
    let json = #"{"@type":"Recipe","name":"\#(title)","recipeIngredient":["\#(line)"]}"#
    #expect(try read(json).language == language)
    #expect(try read(json, html: "<html lang=eo>").language == "eo")
  }

  @Test("What a program sends in pieces is read as one")
  func readsFlights() throws {
    let pieces = [
      #"5:[\"$\",\"x\",null,{\"recipe\":{\"title\":\"Dal\",\"ingredi"#,
      #"ents\":[\"1 onion\"],\"steps\":[\"Boil.\"]}}]\n"#,
    ]
    let scripts = pieces.map { "<script>self.__next_f.push([1,\"\($0)\"])</script>" }
    let page = "<html><body>\(scripts.joined())</body></html>"
    let recipe = try PageReader().recipe(in: Array(page.utf8)).recipe
    #expect(recipe.listing.ingredients == ["1 onion"] && recipe.instructions == ["Boil."])
  }
}
