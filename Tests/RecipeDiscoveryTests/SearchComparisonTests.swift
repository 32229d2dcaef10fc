import RecipeDefinitions
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDiscovery

@Suite("Whether a search searches", .fewAtOnce) struct SearchComparisonTests {
  private static func hits(_ words: String, _ titles: String...) -> SearchHits {
    let listings = titles.map { title in
      Listing(
        id: ListingID(provider: "site", id: title), title: title,
        url: "https://soups.example/\(title.lowercased())")
    }
    return SearchHits(SearchPage(listings: listings), words: words)
  }

  private static func objection(
    _ first: SearchHits, _ second: SearchHits, _ nonsense: SearchHits = hits("xq"),
    share: Double = 0.33
  ) -> String? {
    SearchComparison(first, second, nonsense: nonsense, share: share).objection
  }

  @Test func `Different words find different recipes, and nonsense nothing`() {
    #expect(Self.objection(Self.hits("leek", "Leek-tart"), Self.hits("apple", "Apple-pie")) == nil)
  }

  @Test func `What every page shows does not count`() {
    let comparison = SearchComparison(
      Self.hits("leek", "Popular", "Leek-tart"), Self.hits("apple", "Popular", "Apple-pie"),
      nonsense: Self.hits("xq", "Popular"), share: 0.33)
    #expect(comparison.objection == nil)
    #expect(comparison.doubts == ["1 recipe stands on every page of results."])
  }

  @Test func `One word alone may find nothing`() {
    let comparison = SearchComparison(
      Self.hits("leek"), Self.hits("apple", "Apple-pie"), nonsense: Self.hits("xq"), share: 0.33)
    #expect(comparison.objection == nil)
    #expect(
      comparison.doubts == ["Nothing was found for “leek”, though the site has it in a title."])
  }

  @Test func `A search that searches not is told by what it does`() {
    let same = Self.hits("leek", "Leek-a", "Leek-b", "Apple")
    let cases: [(String?, String)] = [
      (Self.objection(same, same, same), "whatever is searched for, the same 3 recipes come"),
      (
        Self.objection(Self.hits("leek"), Self.hits("apple")),
        "nothing is found for “leek” or “apple”"
      ),
      (
        Self.objection(
          Self.hits("leek", "Leek-a"), Self.hits("apple", "Apple"), Self.hits("xq", "New", "Newer")),
        "for letters without meaning 2 recipes come"
      ),
      (
        Self.objection(
          Self.hits("leek", "Leek-a", "Leek-b"), Self.hits("apple", "Leek-a", "Leek-b")),
        "“leek” and “apple” find the same recipes"
      ),
      (
        Self.objection(Self.hits("leek", "A", "B", "C"), Self.hits("apple", "D", "E")),
        "what is found does not say what was searched for"
      ),
    ]
    for (objection, words) in cases { #expect(objection == words) }
  }

  @Test func `Words are those that a few titles share, and of these two that share no title`() {
    let titles = [
      "Leek Tart", "Pumpkin Soup", "Walnut Bread", "Leek Soup", "Mushroom Soup", "Easy Walnut Cake",
    ]
    let words = ProbeWords(titles: titles, language: "en")
    #expect([words.first, words.second, words.spare] == ["soup", "walnut", "leek"])
    #expect(words.all.map(\.isNonsense) == [false, false, true])
  }

  @Test(
    arguments: [
      ([], "de", nil, ["kartoffel", "schokolade"]), ([], "xx", nil, ["chicken", "chocolate"]),
      (["Best Easy Recipes", "About"], "en", nil, ["chicken", "chocolate"]),
      (["Leek Tart"], "en", nil, ["leek", "tart"]),
      (["Leek Tart", "Apple Pie"], "en", "leek", ["leek", "apple"]),
    ] as [([String], String, String?, [String])])
  func `Where titles give no words, usual ones are taken`(
    titles: [String], language: String, told: String?, expected: [String]
  ) {
    let words = ProbeWords(titles: titles, language: language, told: told)
    #expect([words.first, words.second] == expected)
  }

  @Test(arguments: [
    ("https://s.example/?s=leek+soup", "form https://s.example/ s leek"),
    ("https://s.example/find?lang=en&q=soup&page=2", "form https://s.example/find q soup"),
    (
      "https://s.example/search/apple-pie/",
      "searchAction https://s.example/search/{words}/ words apple"
    ),
    ("https://s.example/?p=12", ""), ("https://s.example/leek-soup/", ""),
    ("https://s.example/search/", ""), ("https://s.example/?s=", ""),
  ])
  func `The address of a search tells the way`(address: String, expected: String) throws {
    let given = try SearchWay.given(RequestURL(address))
    let told =
      switch given?.way {
      case .form(let form): "form \(form.action) \(form.field) \(given?.word ?? "")"
      case .searchAction(let template):
        "searchAction \(template.text) \(template.variable) \(given?.word ?? "")"
      default: ""
      }
    #expect(told == expected)
  }

  @Test func `A key in the address is neither kept nor told`() throws {
    let address = try RequestURL("https://s.example/find?q=soup&api_key=gr33npeas&lang=en")
    guard case .form(let form) = try #require(SearchWay.given(address)).way else {
      Issue.record("no form")
      return
    }
    #expect(form.others.map(\.name) == ["lang"])
    #expect(address.withoutKeys == "https://s.example/find?q=soup&api_key=•••&lang=en")
    let plain = try RequestURL("https://s.example/find?q=a+b&x=%2f")
    #expect(plain.withoutKeys == plain.text)
  }
}
