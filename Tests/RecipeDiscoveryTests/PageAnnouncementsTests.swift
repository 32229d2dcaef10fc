import RecipeDiscovery
import Testing

@Suite("Announcements of a page")
struct PageAnnouncementsTests {
  @Test("A page that says nothing announces nothing")
  func nothing() {
    #expect(PageAnnouncements() == PageAnnouncements())
  }
}
