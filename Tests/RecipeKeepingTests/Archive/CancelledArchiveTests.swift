import RecipeKeeping
import TestSupport
import Testing

@Suite("Cancelled work on kept pages", .fewAtOnce)
struct CancelledArchiveTests {
  @Test("A page can be left at any moment while it is kept")
  func keeping() async {
    let page =
      "<html><head><style>p { color: red } /* x */ @import 'y'; \(String(repeating: "a{b:c}", count: 99))"
      + "</style></head><body>" + String(repeating: "<p style='color: blue'>Soup</p>", count: 500)
    let looks = await CancelledWork.run {
      _ = PageArchive.file(of: Array(page.utf8), address: PageArchiveTests.address, pictures: [])
    }
    #expect(looks > 5)
  }
}
