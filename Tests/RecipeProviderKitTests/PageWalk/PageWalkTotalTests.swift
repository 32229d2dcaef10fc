import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

/// What is said where a list ends, or is left, before all of it has come.
@Suite(.fewAtOnce) struct PageWalkTotalTests {
  /// A list of numbered pages with a total; the last page names no next one.
  private func list(
    _ pages: [[String]], total: Int?,
    change: @escaping @Sendable (inout SearchPage) -> Void = { _ in }
  ) -> ScriptedProvider {
    ScriptedProvider { token in
      guard case .number(let number) = token else { return SearchPage(listings: []) }
      var page = SearchPage(
        listings: pages[number - 1].map(listing),
        next: number < pages.count ? .number(number + 1) : nil, total: total)
      change(&page)
      return page
    }
  }

  private func titles(_ range: Range<Int>) -> [String] { range.map { String($0) } }

  @Test func `a total without a single listing is drift`() async {
    let result = await list([[]], total: 60).walk()
    #expect(result.error?.code == .drift)
    #expect(result.error?.message == "the source counts 60 recipes and lists none")
    let none = await list([[]], total: 0).walk()
    #expect(none.error == nil)
  }

  @Test(arguments: [25, 44])
  func `a list that ends before its total says how much is out of reach`(came: Int) async {
    let pages = [titles(0..<20), titles(20..<came), []]
    let result = await list(pages, total: 60).walk()
    #expect(result.listings.kept == came)
    #expect(result.error?.code == .incomplete)
    #expect(
      result.error?.message
        == "only \(came) of its 60 recipes came, \(60 - came) are out of reach")
  }

  @Test func `enough listings are enough, whatever the total`() async {
    let result = await list([titles(0..<20), titles(20..<40)], total: 60).walk(wanted: 5)
    #expect(result.end == .enough && result.error == nil)
  }

  @Test func `unusable items, items passed over and repeats on one page are in the total`() async {
    let result = await list([["a", "b", "a"]], total: 6) { page in
      page.drops = [Drop(.missingTitle)]
      page.passedOver = 2
    }.walk()
    #expect(result.titles == ["a", "b"])
    #expect(result.error == nil)
  }

  @Test func `an order that changes between pages is told with what it cost`() async {
    let result = await list([["a", "b"], ["b", "c"], ["d", "a"]], total: 6).walk()
    #expect(result.titles == ["a", "b", "c", "d"])
    #expect(
      result.error?.message
        == "2 recipes came again on a later page, as if its order had changed, "
        + "and only 4 of its 6 recipes came, 2 are out of reach")
    // The source counts what it lists once, so that nothing is missing.
    #expect(await list([["a", "b"], ["b", "c"]], total: 3).walk().error == nil)
  }

  @Test func `a list that says something twice, or grows by one, keeps its order`() async {
    #expect(await list([["a", "b", "c"], ["b", "d"]], total: nil).walk().error == nil)
    #expect(await list([["a", "b", "c"], ["c", "d", "e"]], total: nil).walk().error == nil)
    let shuffled = await list([["a", "b", "c"], ["d", "a", "e"]], total: nil).walk()
    #expect(shuffled.error?.message.hasPrefix("1 recipe came again") == true)
  }

  @Test func `cursors may overlap`() async {
    let provider = ScriptedProvider(paging: PagingPolicy(first: .opaque(""))) { token in
      token == .opaque("")
        ? SearchPage(listings: ["a", "b"].map(listing), next: .opaque("b"))
        : SearchPage(listings: ["b", "c"].map(listing))
    }
    let result = await provider.walk()
    #expect(result.titles == ["a", "b", "c"])
    #expect(result.error == nil)
  }

  @Test func `a last page that repeats the one before is told`() async {
    let result = await list([titles(0..<50), titles(0..<50)], total: 52).walk()
    #expect(result.listings.kept == 50)
    #expect(
      result.error?.message.hasSuffix("only 50 of its 52 recipes came, 2 are out of reach") == true)
  }

  @Test func `a reader that gives up says what it has not read`() async {
    let provider = ScriptedProvider { token in
      guard case .number(let number) = token else { return SearchPage(listings: []) }
      return SearchPage(
        listings: (0..<50).map { listing("\(number)-\($0)") }, next: .number(number + 1), total: 614
      )
    }
    let result = await provider.walk { _ in .lacksWords }
    #expect(result.end == .fruitless)
    #expect(provider.asked.count == 5)
    #expect(result.error?.code == .incomplete)
    #expect(result.error?.message.hasPrefix("reading stopped after 250 of its 614 recipes") == true)
  }

  @Test func `what has come in full is not asked for again`() async {
    let whole = ScriptedProvider { token in
      guard case .number(let number) = token, number < 3 else {
        throw ProviderError(.httpError, "no such page (HTTP 400)", httpStatus: 400)
      }
      let names = number == 1 ? ["a", "b", "c"] : ["d"]
      return SearchPage(listings: names.map(listing), next: .number(number + 1), total: 4)
    }
    let result = await whole.walk()
    #expect(result.titles == ["a", "b", "c", "d"])
    #expect(result.error == nil && result.end == .exhausted)
    #expect(whole.asked.count == 2)
  }

  @Test func `a total that is the page's own count does not end the list`() async {
    let pages = [["a", "b"], ["c", "d"], ["e"]]
    let provider = list(pages, total: nil) { $0.total = $0.listings.count }
    let result = await provider.walk()
    #expect(result.titles == ["a", "b", "c", "d", "e"])
    #expect(result.error == nil)
  }

  @Test(arguments: [1, 2])
  func `no page is asked for while the source wants a pause`(failing: Int) async {
    let provider = ScriptedProvider(paging: PagingPolicy(gapTolerance: 5)) { token in
      guard token != .number(failing) else {
        throw ProviderError(
          .httpError, "the service failed (HTTP 503)", httpStatus: 503, retryAfter: .seconds(90))
      }
      return SearchPage(listings: [listing("\(token)")], next: .number(2))
    }
    let result = await provider.walk()
    #expect(provider.asked.count == failing)
    #expect(result.end == .failed)
    #expect(result.error?.retryAfter == .seconds(90))
    #expect(result.gapPages == [failing])
  }
}
