import RecipeModel
import TestSupport
import Testing

@testable import RecipeRendering

/// Times and temperatures of steps in documents.
@Suite(.fewAtOnce) struct StepMarkDocumentTests {
  private static func recipe(_ steps: [String]) -> Recipe {
    Recipe(
      listing: Listing(
        id: ListingID(provider: "p", id: "1"), title: "Soup", ingredients: ["2 onions"]),
      instructions: steps)
  }

  private static let steps = [
    "Fry the onions for 5 minutes at 350°F/180°C.",
    "2-3 Minuten rösten, dann 1 Std. 30 Min. ruhen.",
    "Laisser reposer une demi-heure; cuire 20 à 25 minutes.",
    "Leave overnight at room temperature.",
  ]

  @Test func `JSON has each mark with its step, its place and its figures`() {
    let document = RecipeJSON.json(Self.recipe(Self.steps))
    #expect(
      document["recipe"]?["stepMarks"]
        == [
          ["step": 0, "kind": "time", "text": "5 minutes", "start": 19, "end": 28, "seconds": 300],
          [
            "step": 0, "kind": "temperature", "text": "350°F", "start": 32, "end": 37,
            "degrees": 350, "unit": "fahrenheit",
          ],
          [
            "step": 0, "kind": "temperature", "text": "180°C", "start": 38, "end": 43,
            "degrees": 180, "unit": "celsius",
          ],
          [
            "step": 1, "kind": "time", "text": "2-3 Minuten", "start": 0, "end": 11,
            "seconds": 120, "maxSeconds": 180,
          ],
          [
            "step": 1, "kind": "time", "text": "1 Std. 30 Min.", "start": 25, "end": 39,
            "seconds": 5_400,
          ],
          [
            "step": 2, "kind": "time", "text": "une demi-heure", "start": 16, "end": 30,
            "seconds": 1_800,
          ],
          [
            "step": 2, "kind": "time", "text": "20 à 25 minutes", "start": 38, "end": 53,
            "seconds": 1_200, "maxSeconds": 1_500,
          ],
        ])
    #expect(RecipeJSON.json(Self.recipe(["Stir."]))["recipe"]?["stepMarks"] == nil)
  }

  @Test func `Cooklang has timers, and the steps come back word for word`() throws {
    let before = Self.recipe(Self.steps)
    let text = RecipeRenderer(.cooklang).render(before)
    #expect(text.contains("for ~{5%minutes} at") && text.contains("~{2-3%Minuten} rösten"))
    #expect(text.contains("1 Std. 30 Min. ruhen") && text.contains("20 à 25 minutes"))
    let after = try RecipeDocument.recipe(
      in: Array(text.utf8), as: .cooklang, id: before.listing.id)
    #expect(after.instructions == Self.steps)
  }

  @Test func `a page marks times and temperatures and keeps the words`() {
    let page = RecipeHTML.render(Self.recipe(Self.steps))
    for element in [
      "<time datetime=\"PT5M\">5 minutes</time>",
      "<data value=\"350\" data-unit=\"fahrenheit\">350°F</data>/",
      "<time datetime=\"PT2M\" data-most=\"PT3M\">2-3 Minuten</time>",
      "<time datetime=\"PT1H30M\">1 Std. 30 Min.</time>",
      "<time datetime=\"PT30M\">une demi-heure</time>",
    ] { #expect(page.contains(element), "\(element)") }
    for step in Self.steps {
      let shown = HTMLWriter.fragment(StepHTML.said(step)).replacing(#/<[^>]*>/#, with: "")
      #expect(shown == step)
    }
  }

  @Test func `a hostile step is words and marks, and nothing else`() {
    for text in HostileTexts.titles + ["</time><script>alert(1)</script>", "\"><img src=x>"] {
      let step = "\(text) 5 minutes \(text) 180 °C"
      let shown = HTMLWriter.fragment(StepHTML.said(step))
      let names = shown.matches(of: #/<\/?([a-z]+)/#).map { String($0.1) }
      #expect(Set(names).isSubset(of: ["bdi", "time", "data"]), "\(shown)")
      let document = RecipeRenderer(.cooklang).render(Self.recipe([step]))
      let unsafe = document.unicodeScalars.first { $0.isUnsafeToPrint && $0 != "\n" }
      #expect(unsafe == nil)
    }
  }
}
