import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite("Drafts from pages without cards", .fewAtOnce) struct DraftPictureTests {
  @Test(arguments: [
    ("<img src=/p/SLUG.jpg><h3><a href=/r/SLUG>NAME</a></h3><p>For everybody.</p>", "preceding"),
    ("<p><img src=/p/SLUG.jpg></p> <h3><a href=/r/SLUG>NAME</a></h3>", "preceding"),
    ("<dt><a href=/r/SLUG>NAME</a></dt> <dd>Fine. <img data-src=/p/SLUG.jpg></dd>", "following"),
  ])
  func `a picture beside a row without a card is the row's`(row: String, side: String) async throws
  {
    let rows = DraftPageTests.slugs.map { slug in
      row.replacing("SLUG", with: slug)
        .replacing("NAME", with: slug.split(separator: "-").joined(separator: " "))
    }
    let tag = row.hasPrefix("<dt>") ? "dl" : "section"
    let draft = try DefinitionDraft.make(
      url: "https://soups.example/?s=soup",
      response: .html("<html><main><h1>Found</h1><\(tag)>\(rows.joined())</\(tag)></main>"),
      words: ["soup"])
    #expect(
      draft.definition.text(at: "/fields/image")
        == "xpath:\(side)-sibling::*[1]/descendant-or-self::img")
    let trial = await draft.trial()
    #expect(trial.problems == [] && trial.summary.contains("image 3"), "\(trial.summary)")
  }
}
