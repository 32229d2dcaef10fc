import PotluckSimulator
import TestSupport
import Testing

@Suite("The setup of a site in words", .fewAtOnce) struct SiteChoiceTests {
  @Test func `puts what was chosen into the settings`() {
    var settings = SiteSettings()
    for choice in [
      "robots=no-search", "folder=/blog", "permalinks=plain", "refusal=rest_disabled",
      "announced=no", "recipe-type=recipe", "recipe-maker=no", "search-feed=home", "form=post",
      "feeds=json,rss", "wall=datadome", "hostile=yes",
    ] {
      #expect(SiteChoice.put(choice, into: &settings) == nil, "\(choice)")
    }
    #expect(
      settings
        == SiteSettings(
          robots: .noSearch, folder: "/blog", permalinks: .plain, refusal: .disabled,
          announcesInterface: false, recipeType: "recipe", hasRecipeMaker: false,
          searchFeed: .home, form: .post, feeds: [.json, .rss], wall: .dataDome, isHostile: true))
    #expect(SiteChoice.put("refusal=none", into: &settings) == nil && settings.refusal == nil)
    #expect(SiteChoice.put("feeds=none", into: &settings) == nil && settings.feeds == [])
  }

  @Test(arguments: [
    ("wall=brick", "wall takes one of challenge, rule, datadome"),
    ("walls=captcha", "\"walls=captcha\" is none of robots=…, folder=…"),
    ("wall", "is none of"), ("folder=blog", "folder takes one of a path such as /blog"),
    ("feeds=rss,telex", "feeds takes one of none, rss, atom, rdf, json"),
    ("refusal=no", "refusal takes one of none, rest_cannot_access"),
  ])
  func `says what is wrong with a choice`(_ choice: String, _ words: String) {
    var settings = SiteSettings()
    #expect(SiteChoice.put(choice, into: &settings)?.contains(words) == true)
  }

  @Test func `is documented with every choice and value`() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let page = try text(of: "/\(folder)/Documentation/Simulators.md")
    for choice in SiteChoice.all {
      let row = try #require(
        page.split(separator: "\n").first { $0.hasPrefix("| `\(choice.name)` |") }, "\(choice.name)"
      )
      for value in choice.values where !value.contains(" ") && choice.name != "feeds" {
        #expect(row.contains("`\(value)`"), "\(choice.name)=\(value)")
      }
    }
    for style in SimulatorStyle.allCases {
      #expect(page.contains("\n| `\(style.rawValue)` |"), "\(style.rawValue)")
    }
  }
}
