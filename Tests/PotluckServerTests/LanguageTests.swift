import RecipeModel
import RecipeProviderKit
import RecipeShopping
import TestSupport
import Testing

@testable import PotluckServer

@Suite("Serving: the languages", .fewAtOnce)
struct LanguageTests {
  static let tags = ["en", "de", "fr", "es", "it", "nl"]

  @Test func `every language has every text, with the same places to fill`() {
    #expect(LanguageTexts.own.map(\.tag) == Self.tags)
    #expect(LanguageTexts.own.flatMap(\.faults) == [])
  }

  @Test func `what is wrong with a language is told by its key`() throws {
    let english = LanguageTexts.english.texts
    let lines = english.filter { !["keep", "found"].contains($0.key) }
      .map { "\($0.key) = \($0.value)" }
    let file =
      (["language = xx", "found = many recipes", "more than = a remark", "no text", "search ="]
      + lines + ["view = twice"]).joined(separator: "\n")
    let language = try #require(LanguageTexts.read(file).first)
    #expect(
      language.faults == [
        "xx: line 4: this is no \"key = text\"", "xx: line 5: this is no \"key = text\"",
        "xx: line \(5 + lines.count + 1): view stands here a second time", "xx: keep is missing",
        "xx: there is no text more than",
        "xx: found has the places [], and [0] in English",
      ])
  }

  @Test func `the names of the program's own things are texts`() {
    let names =
      Diet.names.map { "name.\($0.name)" } + Allergen.allCases.map { "name.\($0.rawValue)" }
      + Capabilities.named.map { "ability.\($0.name)" }
      + SortOrder.standing.map { "sort.\($0.rawValue)" }
      + Aisles.own.order.map { "aisle.\($0)" }
    for name in names { #expect(LanguageTexts.english.texts[name] != nil, "\(name)") }
  }

  static let pages = [
    "/?query=soup&diet=vegan&avoid=milk&rating=60", "/?query=nothing", "/recipe?id=alpha:leek",
    "/kept", "/kept/import", "/kept/export", "/history", "/shopping", "/sources", "/compare",
    "/about", "/sign-in", "/offline", "/open", "/nothing",
  ]

  @Test(arguments: tags.dropFirst())
  func `a page in another language has no text in English`(_ tag: String) async throws {
    let folder = try TestFolder()
    let service = TableService.keeping(in: folder)
    let own = try #require(LanguageTexts.own.first { $0.tag == tag }).texts
    // Words that are the same in both tell nothing.
    let english = Set(LanguageTexts.english.texts.values).subtracting(own.values)
    try await Table.serve(service) { table in
      for target in Self.pages {
        let page = try await table.get(
          target, ["Accept-Language: \(tag)", "Accept: text/html"])
        #expect(page.text.contains("<html lang=\"\(tag)\" dir=\"ltr\">"))
        let texts = Self.texts(page.text)
        #expect(texts.count > 10)
        for text in texts { #expect(!english.contains(text), "\(target): \(text)") }
      }
    }
  }

  /// The texts between tags, and those of labels; without what says that it is English.
  private static func texts(_ page: String) -> [String] {
    var texts: [String] = []
    // The element that says that it is English, and how many of its name are open within it.
    var english: (name: Substring, depth: Int)?
    for piece in page.split(separator: "<").dropFirst() {
      let parts = piece.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      let isEnd = parts[0].hasPrefix("/")
      if let open = english {
        if name == open.name, !parts[0].hasSuffix("/") {
          english = open.depth == 0 && isEnd ? nil : (name, open.depth + (isEnd ? -1 : 1))
        }
        if english != nil { continue }
      } else if !isEnd, parts[0].contains(" lang=\"en\"") {
        english = (name, 0)
        continue
      }
      if let label = parts[0].firstRange(of: "aria-label=\"") {
        texts.append(String(parts[0][label.upperBound...].prefix { $0 != "\"" && $0 != ":" }))
      }
      if parts.count > 1 { texts.append(String(parts[1])) }
    }
    return texts.map { $0.split { $0.isWhitespace }.joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  /// What a browser asks for, and what it gets.
  static let wishes = [
    ("fr, en;q=0.5, de-CH;q=0.9", "fr"), ("sv, en;q=0.5, de-CH;q=0.9", "de"),
    ("es-419", "es"), ("it;q=0, nl;q=0.1", "nl"), ("NL", "nl"), ("zh, ja", "en"), ("", "en"),
    ("*", "en"), (";;q=,", "en"),
  ]

  @Test(arguments: wishes)
  func `pages come in the browser's language`(_ wish: String, _ tag: String) async throws {
    try await Table.serve { table in
      let page = try await table.get("/about", ["Accept-Language: \(wish)"])
      #expect(page.text.contains("<html lang=\"\(tag)\""))
      #expect(page["Vary"]?.contains("Accept-Language") == true)
    }
  }

  @Test func `a language is chosen by a form, and stays`() async throws {
    try await Table.serve { table in
      let page = try await table.get("/about?lang=en&x=1").text
      #expect(page.contains("<option value=\"nl\" lang=\"nl\">Nederlands</option>"))
      #expect(page.contains("name=\"from\" value=\"/about?x=1\""))
      let chosen = try await table.submit(
        "/language", "lang=nl&from=%2Fabout%3Fx%3D1", from: "/about")
      #expect(chosen.status == 303 && chosen["Location"] == "/about?x=1")
      let cookie = try #require(chosen.cookie)
      let fields = ["Accept-Language: de", Table.cookies([cookie])]
      #expect(try await table.get("/", fields).text.contains("<html lang=\"nl\""))
      #expect(try await table.get("/?lang=fr", fields).text.contains("<html lang=\"fr\""))
      #expect(try await table.get("/", fields).text.contains("<html lang=\"nl\""))
      let manifest = try await table.get("/manifest.webmanifest", fields).json
      #expect(manifest["lang"] == "nl" && manifest["dir"] == "ltr")
    }
  }

  @Test func `a language that the pages do not speak is refused, and no other place is led to`()
    async throws
  {
    try await Table.serve { table in
      let refused = try await table.submit("/language", "lang=xx&from=/about", from: "/about")
      #expect(refused.status == 400 && refused.text.contains("Choose one of"))
      let forged = try await table.post(
        "/language", "lang=de", type: "application/x-www-form-urlencoded")
      #expect(forged.status == 403)
      for place in ["//e.example", "https://e.example", "/%5Ce.example", "/a%0D%0AX:y", ""] {
        let chosen = try await table.submit("/language", "lang=de&from=\(place)", from: "/about")
        #expect(chosen.status == 303 && chosen["Location"] == "/", "\(place)")
      }
      // A cookie that names none counts for nothing.
      let name = try #require(
        try await table.submit("/language", "lang=de", from: "/about").cookie?.prefix { $0 != "=" })
      let page = try await table.get("/", ["Cookie: \(name)=%22%3E"]).text
      #expect(page.contains("<html lang=\"en\""))
    }
  }

  @Test func `a word goes with its number`() throws {
    let text = PhraseText("{0} {0:entry has|entries have} {1}")
    #expect(text.filled(["1", "nuts"]) == "1 entry has nuts")
    #expect(text.filled(["2", "nuts"]) == "2 entries have nuts")
    #expect(text.places == [0, 1])
    #expect(PhraseText("{0:one} {x} {").filled(["1"]) == "{0:one} {x} {")
    for language in Language.own {
      let one = language(.filteredOut, "1")
      #expect(!one.contains("{") && !one.contains("|"))
      #expect(!language(.answered, "1", "2 s").contains("recipes"), "\(language.tag)")
    }
  }

  // MARK: From right to left

  /// English as if it were written from right to left.
  private static let mirrored =
    "language = xr\n"
    + LanguageTexts.english.texts.map { key, text in
      key == "direction" ? "direction = rtl\n" : "\(key) = \u{5D0}\(text)\n"
    }.joined()

  @Test func `a language that is written from right to left has its direction everywhere`()
    async throws
  {
    let folder = try TestFolder()
    let service = TableService.keeping(in: folder)
    let sources = ["Leek soup", "alpha", "ALPHA", "The leek page", "1 kg leek", "leek.example"]
    try await Table.serve(
      service,
      change: {
        $0.moreLanguages = Self.mirrored
        $0.comparison = { try await TableService().comparison($0) }
      }
    ) { table in
      let pages = Self.pages + ["/?query=best%20leek%20soup&include=leek", "/?query=leek&lang=xr"]
      for target in pages {
        let page = try await table.get(target, ["Accept-Language: xr", "Accept: text/html"]).text
        #expect(page.contains("<html lang=\"xr\" dir=\"rtl\">"), "\(target)")
        for piece in page.split(separator: "<").dropFirst() where !piece.hasPrefix("title>") {
          let text = piece.drop { $0 != ">" }
          for said in sources where text.contains(said) {
            #expect(piece.hasPrefix("bdi>"), "\(target): \(piece)")
          }
        }
      }
      let report = try await table.get("/compare?query=soup&lang=xr").text
      #expect(report.contains("lang=\"xr\" dir=\"rtl\">\u{5D0}The report itself is in English."))
    }
  }

  @Test func `the style sheet knows no left and no right`() async throws {
    try await Table.serve { table in
      let style = try await table.get("/assets/table.css").text
      let physical = style.matches(of: #/[-a-z]*\b(?:left|right)\b[-a-z]*/#).map { $0.0 }
      #expect(physical == [])
      // Four values name the right side before the left one.
      for match in style.matches(of: #/(?:margin|padding|inset|border-width): *([^;}]+)/#) {
        let sides = match.1.replacing(#/\([^)]*\)/#, with: "").split(separator: " ")
        if sides.count > 3 { #expect(try sides[at: 1] == sides[at: 3], "\(match.0)") }
      }
    }
  }
}
