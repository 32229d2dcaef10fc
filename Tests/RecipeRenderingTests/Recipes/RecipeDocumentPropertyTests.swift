import RecipeModel
import RecipeRendering
import TestSupport
import Testing

/// What must hold for every text that a source could send.
@Suite(.fewAtOnce) struct RecipeDocumentPropertyTests {
  private static let texts =
    HostileTexts.titles + [
      "</script><script>alert(1)</script>", "<!--", "]]>", "1. one", "- item", "# head", "=====",
      "```", "    code", "> quote", "| a | b |\n|---|---|", "[x]: http://e.com", "&lt;b&gt;", "\\",
      "---\ntitle: x", "\u{2028}\u{2029}", "+ plus", "* star", "***", "~~~", "!", "a\n===",
    ]

  @Test(arguments: RecipeFormat.allCases)
  func `nothing unsafe reaches a document`(format: RecipeFormat) {
    for (index, text) in Self.texts.enumerated() {
      let link = HostileTexts.links[index % HostileTexts.links.count]
      let document = RecipeRenderer(format).render(RecipeFixtures.hostile(text, link: link))
      let unsafe = document.unicodeScalars.first { $0.isUnsafeToPrint && $0 != "\n" }
      #expect(unsafe == nil, "\(text)")
      #expect(document.hasSuffix("\n"))
      #expect(!document.contains("javascript:alert(1)\"") && !document.contains("<javascript"))
    }
  }

  @Test func `lines of Markdown are as many as texts, and each begins as its kind`() {
    for text in Self.texts where Sanitizer.terminal(text) != "" {
      let document = RecipeRenderer(.markdown).render(RecipeFixtures.hostile(text, link: "no link"))
      let lines = document.split(separator: "\n")
      #expect(lines.count { $0.hasPrefix("# ") } == 1)
      #expect(lines.count { $0.hasPrefix("## ") } == 4)
      #expect(lines.count { $0.hasPrefix("### ") } == 2)
      #expect(lines.count { $0.hasPrefix("- ") } == 19, "\(document)")
      // Title, summary, facts, headings, ingredients, steps, note, nutrient.
      #expect(lines.count == 1 + 1 + 14 + 4 + 2 + 3 + 3 + 1 + 1)
      for sign in ["```", "~~~", "    ", "\t", "|", ">", "=", "<", "***", "---"] {
        #expect(!lines.contains { $0.hasPrefix(sign) }, "\(sign)")
      }
    }
  }

  @Test func `JSON-LD can stand in a script element and reads back`() throws {
    for text in Self.texts {
      let document = RecipeRenderer(.jsonld).render(RecipeFixtures.hostile(text))
      #expect(!document.contains("<") && !document.contains(">") && !document.contains("&"))
      let json = try JSON(parsing: document)
      #expect(json["name"]?.stringValue == text)
      #expect(json["recipeIngredient"]?.arrayValue?.count == 4)
      #expect(
        try json["recipeInstructions"]?.arrayValue?[at: 1]["text"]?.stringValue
          == "Add \(text) and \(text).")
    }
  }

  @Test func `durations are read back as the minutes that were written`() {
    for minutes in [1, 59, 60, 61, 90, 1_440, 10_000] {
      #expect(ISO8601Duration.minutes(ISO8601Duration.text(minutes: minutes)) == minutes)
    }
  }

  @Test func `a card is short, whatever a source sends`() {
    let long = String(repeating: "*[x](y)<b> ", count: 5_000)
    var listing = RecipeFixtures.hostile(long, link: "https://e.com/" + long).listing
    listing.ingredients = Array(repeating: long, count: 3_000)
    let card = RecipeCard().render(listing)
    #expect(card.utf8.count < 20_000)
    #expect(card.contains("and 2985 more"))
    for text in Self.texts {
      let card = RecipeCard().render(RecipeFixtures.hostile(text))
      #expect(!card.unicodeScalars.contains { $0.isUnsafeToPrint && $0 != "\n" })
    }
  }
}
