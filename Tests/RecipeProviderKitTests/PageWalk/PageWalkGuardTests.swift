import RecipeModel
import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

@Suite(.fewAtOnce) struct PageWalkGuardTests {
  @Test func `no page is asked for once enough listings are there`() async {
    let pages: [ScriptedPage] = [.titles(["a", "b"]), .titles(["c", "d"]), .titles(["e"])]
    let provider = ScriptedProvider(pages)
    let result = await provider.walk(wanted: 3)
    #expect(result.titles == ["a", "b", "c", "d"])
    #expect(result.end == .enough)
    #expect(provider.asked.count == 2)
  }

  @Test(arguments: ["a", "b"])
  func `a number that gives an earlier page again is the end of the list`(again: String) async {
    let provider = ScriptedProvider([.titles(["a"]), .titles(["b"])], behind: .titles([again]))
    let result = await provider.walk()
    #expect(result.titles == ["a", "b"])
    #expect(result.end == .repeatedPage && result.error == nil)
    #expect(result.pages.gaps.isEmpty)
    #expect(result.listings.dropped(.repeated) == 1)
    #expect(provider.asked.count == 3)
  }

  @Test func `a page that was promised and comes twice is a loop`() async {
    let provider = ScriptedProvider(
      [.titles(["a"]), .titles(["b"])], behind: .titles(["b"]), promises: true)
    let result = await provider.walk()
    #expect(result.titles == ["a", "b"])
    #expect(result.end == .repeatedPage && result.error?.code == .pagingLoop)
  }

  @Test func `a repeated page before the total tells what is missing`() async {
    let result = await ScriptedProvider(
      [.titles(["a", "b"]), .titles(["c", "d"])], behind: .titles(["c", "d"]), total: 9
    ).walk()
    #expect(result.titles == ["a", "b", "c", "d"])
    #expect(result.error?.message == "only 4 of its 9 recipes came, 5 are out of reach")
  }

  @Test(arguments: [(3, nil, false), (9, nil, false), (10, nil, true), (3, 3, true), (2, 3, false)])
  func `a first page that comes again is a loop only where it is full`(
    count: Int, size: Int?, isLoop: Bool
  ) async {
    let page = ScriptedPage.titles((0..<count).map(String.init))
    let result = await ScriptedProvider([page], behind: page, pageSize: size).walk()
    #expect(result.listings.kept == count)
    #expect((result.error?.code == .pagingLoop) == isLoop)
    #expect((result.error == nil) == !isLoop)
  }

  @Test func `a cursor that leads to its own page is the end`() async {
    let provider = ScriptedProvider(paging: PagingPolicy(first: .opaque("*"))) { token in
      token == .opaque("*")
        ? SearchPage(listings: [listing("a")], next: .opaque("z"))
        : SearchPage(listings: [listing("b")], next: .opaque("z"))
    }
    let result = await provider.walk()
    #expect(result.titles == ["a", "b"])
    #expect(result.end == .exhausted && result.error == nil)
    #expect(provider.asked.count == 2)
  }

  @Test func `pages that alternate end the walk`() async {
    let pages: [ScriptedPage] = [.titles(["a"]), .titles(["b"]), .titles(["a"]), .titles(["b"])]
    let result = await ScriptedProvider(pages).walk()
    #expect(result.end == .repeatedPage)
    #expect(result.pages.asked == 3)
  }

  @Test func `two empty pages are not a repeated page`() async {
    let pages: [ScriptedPage] = [.titles(["a"]), .empty, .empty, .titles(["b"])]
    let result = await ScriptedProvider(pages, tolerance: 2).walk()
    #expect(result.titles == ["a", "b"])
    #expect(result.gapPages == [2, 3])
  }

  @Test func `a last page like the first is no loop when it ends the list`() async {
    let provider = ScriptedProvider { token in
      SearchPage(listings: [listing("a")], next: token == .number(1) ? .number(2) : nil)
    }
    let result = await provider.walk()
    #expect(result.end == .exhausted && result.error == nil)
  }

  @Test func `a token that comes twice ends the walk`() async {
    let provider = ScriptedProvider(paging: PagingPolicy(first: .opaque("one"))) { token in
      token == .opaque("one")
        ? SearchPage(listings: [listing("a")], next: .opaque("two"))
        : SearchPage(listings: [listing("b")], next: .opaque("one"))
    }
    let result = await provider.walk()
    #expect(result.titles == ["a", "b"])
    #expect(result.end == .repeatedToken)
    #expect(result.error?.code == .pagingLoop)
    #expect(provider.asked.count == 2)
  }

  @Test func `the page cap is a loop only when more was promised`() async {
    let pages: [ScriptedPage] = [.titles(["a"]), .titles(["b"]), .titles(["c"])]
    let capped = await ScriptedProvider(pages, maxPages: 2).walk()
    #expect(capped.titles == ["a", "b"])
    #expect(capped.end == .pageCap)
    #expect(capped.error?.code == .pagingLoop)

    let ended = ScriptedProvider(paging: PagingPolicy(maxPages: 2)) { token in
      SearchPage(
        listings: [listing(token.description)], next: token == .number(1) ? .number(2) : nil)
    }
    let whole = await ended.walk()
    #expect(whole.end == .exhausted)
    #expect(whole.error == nil)
  }

  @Test func `an unstable order costs its repeats, and that others may be missing is told`() async {
    let pages: [ScriptedPage] = [
      .titles(["a", "b", "c"]), .titles(["c", "a", "b"]), .titles(["b", "d"]), .empty,
    ]
    let result = await ScriptedProvider(pages).walk()
    #expect(result.titles == ["a", "b", "c", "d"])
    #expect(result.accepted.map(\.rank) == [1, 2, 3, 4])
    #expect(result.listings.dropped(.repeated) == 4)
    #expect(result.listings.received == 8)
    #expect(result.end == .exhausted)
    #expect(
      result.error?.message
        == "3 recipes came again on a later page, as if its order had changed, "
        + "and as many others may be missing")
    #expect(result.pages.gaps.isEmpty)
  }

  @Test func `pages of nothing but repeats do not go on for ever`() async {
    let provider = ScriptedProvider { token in
      guard case .number(let number) = token else { return SearchPage(listings: []) }
      var titles = (0..<8).map(String.init)
      var random = SeededRandom(seed: UInt64(number))
      titles.shuffle(using: &random)
      return SearchPage(listings: titles.map(listing), next: .number(number + 1))
    }
    let result = await provider.walk()
    #expect(result.listings.kept == 8)
    #expect(result.pages.asked == 3)
    #expect(result.end == .exhausted)
  }

  @Test func `an endless list of unusable items ends`() async {
    let provider = ScriptedProvider { token in
      SearchPage(
        listings: [], next: token.description == "" ? nil : .opaque(token.description + "x"),
        drops: [Drop(.missingTitle, sample: "{}")])
    }
    let result = await provider.walk()
    #expect(result.end == .exhausted)
    #expect(result.pages.asked == 2)
    #expect(result.listings.dropped == [DropCount(reason: .missingTitle, count: 2, sample: "{}")])
  }

  @Test func `ranks count before local filters and after repeats`() async {
    let pages: [ScriptedPage] = [.titles(["a", "a", "beef", "c"]), .titles(["c", "d"])]
    let result = await ScriptedProvider(pages).walk { listing in
      listing.title == "beef" ? .excludedIngredient : nil
    }
    #expect(result.titles == ["a", "c", "d"])
    #expect(result.accepted.map(\.rank) == [1, 3, 4])
    #expect(
      result.listings
        == ListingCounts(
          received: 6, kept: 3,
          dropped: [
            DropCount(reason: .repeated, count: 2, sample: "a"),
            DropCount(reason: .excludedIngredient, count: 1, sample: "beef"),
          ]))
  }

  @Test func `every page is told of as it comes`() async {
    let pages: [ScriptedPage] = [.titles(["a", "b"]), .serverError, .titles(["c"])]
    let updates = Mutex<[PageWalkUpdate]>([])
    let provider = ScriptedProvider(pages, tolerance: 1)
    let walk = PageWalk(provider: provider, query: SearchQuery(), wanted: 3)
    let result = await walk.run { update in updates.withLock { $0.append(update) } }
    let told = updates.withLock { $0 }
    #expect(told.map(\.page) == [1, 2, 3])
    #expect(told.map { $0.accepted.map(\.listing.title) } == [["a", "b"], [], ["c"]])
    #expect(told.map { $0.error?.httpStatus } == [nil, 503, nil])
    #expect(told.map(\.pages.asked) == [1, 2, 3])
    #expect(told.map(\.listings.kept) == [2, 2, 3])
    #expect(told.last?.pages == result.pages)
  }
}
