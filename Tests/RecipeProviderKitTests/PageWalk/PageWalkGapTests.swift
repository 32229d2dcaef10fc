import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct PageWalkGapTests {
  @Test func `two bad pages are looked past and the third in a row ends the walk`() async {
    let pages: [ScriptedPage] = [
      .titles(["a"]), .titles(["b"]), .empty, .serverError, .titles(["c"]),
    ]
    let result = await ScriptedProvider(pages, tolerance: 2).walk()
    #expect(result.titles == ["a", "b", "c"])
    #expect(
      result.pages.gaps == [
        PageGap(page: 3, reason: "empty"),
        PageGap(page: 4, reason: "httpError", httpStatus: 503),
      ])
    #expect(result.end == .exhausted)
    #expect(result.error == nil)
    #expect(result.pages.asked == 8)
    #expect(result.pages.answered == 7)
  }

  @Test func `a third bad page in a row is where the walk stops`() async {
    let pages: [ScriptedPage] = [.titles(["a"]), .empty, .empty, .empty, .titles(["b"])]
    let provider = ScriptedProvider(pages, tolerance: 2)
    let result = await provider.walk()
    #expect(result.titles == ["a"])
    #expect(provider.asked.count == 4)
    #expect(result.pages.gaps.isEmpty)
    #expect(result.end == .exhausted)
  }

  @Test func `failures that are the end of the list are no loss`() async {
    let result = await ScriptedProvider([.titles(["a"])], behind: .pastEnd, tolerance: 2).walk()
    #expect(result.end == .exhausted)
    #expect(result.error == nil)
    #expect(result.pages.gaps.isEmpty)
    #expect(result.pages.asked == 7)
    #expect(result.pages.answered == 1)
  }

  @Test(arguments: [(400, 2), (404, 2), (410, 2), (416, 2), (500, 5)])
  func `a number behind the last page that the source does not have ends the list`(
    status: Int, requests: Int
  ) async {
    let result = await ScriptedProvider(
      [.titles(["a", "b"]), .titles(["c"])], behind: .status(status)
    ).walk()
    #expect(result.titles == ["a", "b", "c"])
    #expect(result.end == .exhausted && result.error == nil && result.pages.gaps.isEmpty)
    #expect(result.pages.asked == requests + 1)
  }

  @Test(arguments: [401, 402, 403, 429, 502, 503, 504])
  func `a refusal and a breakdown are no end`(status: Int) async {
    let result = await ScriptedProvider([.titles(["a"])], behind: .status(status)).walk()
    #expect(result.titles == ["a"])
    #expect(result.end == .failed && result.error?.httpStatus == status)
    #expect(result.gapPages == [2])
  }

  @Test(arguments: [404, 500])
  func `a page that the source announced is missing when it fails`(status: Int) async {
    let result = await ScriptedProvider(
      [.titles(["a"])], behind: .status(status), promises: true
    ).walk()
    #expect(result.titles == ["a"])
    #expect(result.end == .failed && result.error?.httpStatus == status)
  }

  @Test(arguments: [404, 500])
  func `an end before the source's total tells what is missing`(status: Int) async {
    let result = await ScriptedProvider(
      [.titles(["a", "b"])], behind: .status(status), total: 5
    ).walk()
    #expect(result.titles == ["a", "b"])
    #expect(result.error?.message == "only 2 of its 5 recipes came, 3 are out of reach")
  }

  @Test(arguments: [404, 500])
  func `a failure before anything came is none of an end`(status: Int) async {
    let provider = ScriptedProvider([], behind: .status(status))
    let result = await provider.walk()
    #expect(result.end == .failed && result.error?.httpStatus == status)
    #expect(provider.asked.count == 1)
  }

  @Test(arguments: [(1, 0), (2, 0), (3, 0), (3, 2), (5, 2), (6, 3)])
  func `failures with recipes behind them are gaps`(failures: Int, tolerance: Int) async {
    let holes = Array(repeating: ScriptedPage.status(500), count: failures)
    let result = await ScriptedProvider(
      [.titles(["a", "b"])] + holes + [.titles(["c", "d", "e", "f", "g"])],
      behind: .status(500), tolerance: tolerance
    ).walk()
    #expect(result.titles == ["a", "b", "c", "d", "e", "f", "g"])
    #expect(result.gapPages == Array(2...(failures + 1)))
    #expect(result.error == nil && result.end == .exhausted)
  }

  @Test func `other failures at the end are a loss and are listed`() async {
    let result = await ScriptedProvider(
      [.titles(["a"]), .serverError], behind: .pastEnd, tolerance: 2
    ).walk()
    #expect(result.titles == ["a"])
    #expect(result.end == .failed)
    #expect(result.error?.httpStatus == 503)
    #expect(result.gapPages == [2])
  }

  @Test func `without any answer even a plausible end is an error`() async {
    let result = await ScriptedProvider([], behind: .pastEnd, tolerance: 2).walk()
    #expect(result.end == .failed)
    #expect(result.error?.httpStatus == 500)
    #expect(result.pages.answered == 0)
    #expect(result.gapPages == [1, 2, 3])
  }

  @Test func `a failed first page with results behind it is a gap`() async {
    let result = await ScriptedProvider([.pastEnd, .titles(["a"])], tolerance: 2).walk()
    #expect(result.titles == ["a"])
    #expect(result.gapPages == [1])
    #expect(result.error == nil)
  }

  @Test func `without tolerance the first failure ends the walk`() async {
    let provider = ScriptedProvider([.titles(["a"]), .serverError, .titles(["b"])])
    let result = await provider.walk()
    #expect(result.titles == ["a"])
    #expect(provider.asked.count == 2)
    #expect(result.end == .failed)
  }

  @Test(arguments: [
    ProviderError.Code.unauthorized, .quotaExceeded, .rateLimited, .misconfigured, .cancelled,
    .suspended,
  ])
  func `what cannot heal ends the walk at once`(code: ProviderError.Code) async {
    let provider = ScriptedProvider(
      [.titles(["a"]), .pastEnd, .fails(code), .titles(["b"])], tolerance: 5)
    let result = await provider.walk()
    #expect(result.titles == ["a"])
    #expect(provider.asked.count == 3)
    #expect(result.end == .failed)
    #expect(result.error?.code == code)
    #expect(result.gapPages == [2, 3])
  }

  @Test func `one lost connection is looked past and two in a row are not`() async {
    let once = await ScriptedProvider(
      [.titles(["a"]), .fails(.unreachable), .titles(["b"])], tolerance: 5
    ).walk()
    #expect(once.titles == ["a", "b"])
    let twice = ScriptedProvider(
      [.titles(["a"]), .fails(.unreachable), .fails(.timedOut), .titles(["b"])], tolerance: 5)
    let result = await twice.walk()
    #expect(result.titles == ["a"])
    #expect(result.error?.code == .timedOut)
    #expect(twice.asked.count == 3)
  }

  @Test func `a failed page behind a cursor cannot be looked past`() async {
    let provider = ScriptedProvider(
      paging: PagingPolicy(first: .opaque("start"), gapTolerance: 5)
    ) { token in
      guard token == .opaque("start") else {
        throw ProviderError(.httpError, "gone (HTTP 502)", httpStatus: 502)
      }
      return SearchPage(listings: [listing("a")], next: .opaque("more"))
    }
    let result = await provider.walk()
    #expect(result.titles == ["a"])
    #expect(result.end == .failed)
    #expect(result.gapPages == [2])
  }

  @Test func `whatever else a provider throws is wrapped`() async {
    struct Odd: Error {}
    let result = await ScriptedProvider { _ in throw Odd() }.walk()
    #expect(result.error?.code == .invalidResponse)
    #expect(result.error?.message.contains("Odd") == true)
  }

  @Test func `random lists are walked exactly as far as the rules reach`() async {
    var random = SeededRandom(seed: 7)
    for _ in 0..<400 {
      let tolerance = Int.random(in: 0...3, using: &random)
      let pages = (0..<Int.random(in: 0...14, using: &random)).map { page -> ScriptedPage in
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .empty
        case 1: .pastEnd
        case 2: .serverError
        default: .titles((0..<3).map { "\(page)-\($0)" })
        }
      }
      let result = await ScriptedProvider(pages, tolerance: tolerance).walk()
      let oracle = Oracle(pages, tolerance: tolerance)
      #expect(result.titles == oracle.titles, "\(pages), \(tolerance)")
      #expect(result.accepted.map(\.rank) == Array(1..<(oracle.titles.count + 1)))
      #expect(result.gapPages == oracle.gaps, "\(pages), \(tolerance)")
      #expect((result.error == nil) == oracle.isClean, "\(pages), \(tolerance)")
      #expect(result.pages.asked == oracle.asked)
      #expect(result.listings.received == result.listings.kept)
    }
  }
}

/// The gap rules, written down a second time in the plainest way.
private struct Oracle {
  var titles: [String] = []
  var gaps: [Int] = []
  var isClean = true
  var asked = 0

  init(_ pages: [ScriptedPage], tolerance: Int) {
    let padded = pages + Array(repeating: .empty, count: tolerance + 1)
    var last = 0
    for page in 1...padded.count {
      asked = page
      var allowed = tolerance
      switch padded[page - 1] {
      case .titles(let found):
        titles += found
        last = page
      case .fails(let error) where error.isPlausibleEnd && last > 0: allowed += 3
      case .fails, .empty: break
      }
      if page - last > allowed { break }
    }
    var answered = 0
    for page in 1...asked {
      switch padded[page - 1] {
      case .titles: answered += 1
      case .empty:
        answered += 1
        if page < last { gaps.append(page) }
      case .fails(let error):
        if page < last {
          gaps.append(page)
        } else if !(error.isPlausibleEnd && answered > 0) {
          gaps.append(page)
          isClean = false
        }
      }
    }
    if answered == 0 { isClean = false }
  }
}
