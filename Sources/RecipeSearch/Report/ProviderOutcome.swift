public import RecipeProviderKit

/// What became of one provider in one search.
public struct ProviderOutcome: Sendable, Hashable {
  /// The state in one word: an open set.
  public struct Status: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The stable word.
    public var rawValue: String

    /// Wraps a word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The status that a failure without any listing gives; the words are the same.
    public init(_ code: ProviderError.Code) { rawValue = code.rawValue }

    /// The word.
    public var description: String { rawValue }

    /// It answered, and listings are there.
    public static let ok = Status(rawValue: "ok")
    /// It answered that it has nothing.
    public static let empty = Status(rawValue: "empty")
    /// Some pages failed or the time ran out; what came stands.
    public static let partial = Status(rawValue: "partial")
    /// Nothing came in time.
    public static let timedOut = Status(rawValue: "timedOut")
    /// It was not asked, for a reason that ``ProviderOutcome/error`` gives.
    public static let skipped = Status(rawValue: "skipped")
    /// The search was cancelled first.
    public static let cancelled = Status(rawValue: "cancelled")
    /// The list would not end; what came before stands.
    public static let pagingLoop = Status(rawValue: "pagingLoop")

    /// The statuses that schemas and tool descriptions list, in the order of the list.
    package static let explained =
      [.ok, .empty, .partial] + ProviderError.Code.traits.filter(\.isStatus).map { Status($0.code) }

    /// What the word says, in one of few kinds.
    package enum Kind: String, Sendable {
      case ok, empty, partial, failed, skipped
    }

    /// The kind of the word; a search that was cancelled has failed.
    package var kind: Kind {
      switch self {
      case .ok: .ok
      case .empty: .empty
      case .partial, .pagingLoop: .partial
      case .skipped, Status(.suspended): .skipped
      default: .failed
      }
    }

    /// Whether the source gave a complete answer, which may be that it has nothing.
    public var isAnswer: Bool { self == .ok || self == .empty }
    /// Whether something went wrong; a source that was not asked has not failed.
    public var isFailure: Bool { !isAnswer && self != .skipped }
  }

  /// The provider's identifier.
  public var id: String
  /// Its kind.
  public var kind: String
  /// Its name for people.
  public var name: String
  /// The state in one word.
  public var status: Status
  /// What was asked page by page.
  public var pages: PageCounts
  /// What came.
  public var listings: ListingCounts
  /// From the start of the search to the provider's end.
  public var duration: Duration
  /// From the start of the search to its first listing; nil when none came.
  public var timeToFirstListing: Duration?
  /// How many listings the source says that it has, when it says so honestly.
  public var total: Int?
  /// Whether its answers are new or kept ones; nil when no request was made.
  public var cache: CacheState?
  /// What went wrong, when something did.
  public var error: ProviderError?
  /// When the source may be asked again, in seconds since 1970.
  public var retryAt: Int?
  /// The other words it was asked with, in order, each because it had nothing for the words before;
  /// its listings, if any, match the last of them.
  public var wordings: [String] = []

  /// Creates an outcome.
  public init(
    id: String, kind: String, name: String, status: Status, pages: PageCounts = PageCounts(),
    listings: ListingCounts = ListingCounts(), duration: Duration = .zero,
    timeToFirstListing: Duration? = nil, total: Int? = nil, cache: CacheState? = nil,
    error: ProviderError? = nil, retryAt: Int? = nil
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.status = status
    self.pages = pages
    self.listings = listings
    self.duration = duration
    self.timeToFirstListing = timeToFirstListing
    self.total = total
    self.cache = cache
    self.error = error
    self.retryAt = retryAt
  }
}

extension ProviderOutcome {
  /// Whether the source was left out only because the search is offline, so that what it has is not
  /// known.
  ///
  /// A source that cannot answer the query at all is skipped, too, but not withheld.
  package var isWithheld: Bool { status == .skipped && error?.code == .skipped }
}

extension ListingCounts {
  /// How many the query's filters removed; those that its words or a defect of the source removed
  /// do not count.
  public var filtered: Int {
    dropped.reduce(0) { $0 + (Drop.Reason.filters.contains($1.reason) ? $1.count : 0) }
  }
}

/// Where the answers of one provider came from in one search.
public enum CacheState: String, Sendable, Hashable, CaseIterable {
  /// The service was asked for all of them.
  case miss
  /// Some are kept from before and still fresh, the service was asked for the others.
  case partial
  /// All are kept from before and still fresh: the service was not asked.
  case hit
  /// At least one is kept from before and out of date, because the service could not be asked.
  case stale

  init?(_ tally: ExchangeTally) {
    let network = tally.count(.network) > 0
    if tally.count(.stale) > 0 {
      self = .stale
    } else if tally.count(.cache) > 0 {
      self = network ? .partial : .hit
    } else if network {
      self = .miss
    } else {
      return nil
    }
  }
}
