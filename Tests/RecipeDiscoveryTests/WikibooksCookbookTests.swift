import BundledDefinitions
import RecipeDefinitions
import RecipeDiscovery
import RecipeModel
import TestSupport
import Testing

@Suite("Cookbooks of Wikibooks", .fewAtOnce) struct WikibooksCookbookTests {
  @Test func `The definition takes the name of every book off its titles, and of no other`() throws
  {
    let bundled = try #require(BundledDefinitions.all.first { $0.name == "mediawiki" })
    let title = try JSON(parsing: bundled.bytes)["fields"]?["title"]
    let names = title?["replace"]?.objectValue?.members.map(\.name) ?? []
    let books = names.map { name in
      String(name.reversed().drop { " /".contains($0) }.reversed())
    }
    #expect(Set(books) == Set(WikibooksCookbook.all.map(\.book)))
  }
}
