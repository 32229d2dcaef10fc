import RecipeModel
import RecipeProviderKit
import Synchronization

/// A provider whose pages are a script, by page number.
final class ScriptedProvider: RecipeProvider {
  typealias Script = @Sendable (PageToken) async throws -> SearchPage

  let descriptor: ProviderDescriptor
  private let script: Script
  private let log = Mutex<[PageToken]>([])

  init(
    paging: PagingPolicy = PagingPolicy(), politeness: Politeness = Politeness(),
    script: @escaping Script
  ) {
    descriptor = ProviderDescriptor(
      id: "scripted", kind: "scripted", name: "Scripted", paging: paging, politeness: politeness)
    self.script = script
  }

  /// The pages asked for, in order.
  var asked: [PageToken] { log.withLock { $0 } }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    log.withLock { $0.append(page) }
    return try await script(page)
  }
}

/// What one page of a script does.
enum ScriptedPage: Sendable {
  case titles([String])
  case empty
  case fails(ProviderError)

  static let serverError = ScriptedPage.fails(
    ProviderError(.httpError, "the service failed (HTTP 503)", httpStatus: 503))
  static let pastEnd = ScriptedPage.fails(
    ProviderError(.httpError, "no such page (HTTP 500)", httpStatus: 500, isPlausibleEnd: true))
  static func fails(_ code: ProviderError.Code) -> ScriptedPage {
    .fails(ProviderError(code, "it went wrong"))
  }
  /// A failure of which nothing is known but its status.
  static func status(_ status: Int) -> ScriptedPage {
    .fails(ProviderError(AnswerReader.code(of: status), "HTTP \(status)", httpStatus: status))
  }
}

extension ScriptedProvider {
  /// A numbered list from 1; what lies behind the script's end is `behind`.
  convenience init(
    _ pages: [ScriptedPage], behind: ScriptedPage = .empty, tolerance: Int = 0,
    maxPages: Int = 100, pageSize: Int? = nil, total: Int? = nil, promises: Bool = false
  ) {
    let paging = PagingPolicy(pageSize: pageSize, gapTolerance: tolerance, maxPages: maxPages)
    self.init(paging: paging) { token in
      guard case .number(let number) = token else { return SearchPage(listings: []) }
      switch number <= pages.count ? pages[number - 1] : behind {
      case .titles(let titles):
        var page = SearchPage(
          listings: titles.map(listing), next: .number(number + 1), total: total)
        page.promisesNext = promises
        return page
      case .empty: return SearchPage(listings: [], next: .number(number + 1))
      case .fails(let error): throw error
      }
    }
  }

  func walk(
    wanted: Int = 1_000, clock: any Clock<Duration> = ContinuousClock(),
    accept: (@Sendable (Listing) -> Drop.Reason?)? = nil
  ) async -> PageWalkResult {
    await PageWalk(
      provider: self, query: SearchQuery(text: "soup"), wanted: wanted, accept: accept,
      clock: clock
    ).run()
  }
}

/// A listing whose identifier is its title.
@Sendable func listing(_ title: String) -> Listing {
  Listing(id: ListingID(provider: "scripted", id: title), title: title)
}

extension PageWalkResult {
  var titles: [String] { accepted.map(\.listing.title) }
  var gapPages: [Int] { pages.gaps.map(\.page) }
}

/// A clock that jumps instead of waiting, and keeps what was waited for.
final class JumpingClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let state = Mutex((now: Duration.zero, waits: [Duration]()))

  var now: Instant { Instant(offset: state.withLock { $0.now }) }
  var minimumResolution: Duration { .nanoseconds(1) }
  /// How long each sleep lasted.
  var waits: [Duration] { state.withLock { $0.waits } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    state.withLock { state in
      state.waits.append(deadline.offset - state.now)
      state.now = max(state.now, deadline.offset)
    }
  }
}
