package import RecipeModel

/// Who a provider is and how it wants to be treated.
public struct ProviderDescriptor: Sendable, Hashable {
  /// The identifier from the configuration; unique in one search.
  public var id: String
  /// The compiled kind, or the definition's name.
  public var kind: String
  /// The name shown to people.
  public var name: String
  /// The source's home page, for attribution.
  public var homepage: String?
  /// The credit line that the source asks for.
  public var attribution: String?
  /// The parts of a query that the source answers itself.
  public var capabilities: Capabilities
  /// How its pages are walked.
  public var paging: PagingPolicy
  /// How gently it wants to be asked.
  public var politeness: Politeness

  /// Creates a descriptor; policies default to one unpaged request at a time.
  public init(
    id: String, kind: String, name: String, homepage: String? = nil, attribution: String? = nil,
    capabilities: Capabilities = [.text], paging: PagingPolicy = .single,
    politeness: Politeness = Politeness()
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.homepage = homepage
    self.attribution = attribution
    self.capabilities = capabilities
    self.paging = paging
    self.politeness = politeness
  }
}

/// The parts of a query that a source answers itself.
///
/// What a source cannot do the engine does afterwards on what the source returned, and the
/// report's plan says which is which.
public struct Capabilities: OptionSet, Sendable, Hashable {
  /// One bit for each capability.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Free words.
  public static let text = Capabilities(rawValue: 1 << 0)
  /// Ingredients that must be there.
  public static let include = Capabilities(rawValue: 1 << 1)
  /// Ingredients that must not be there.
  public static let exclude = Capabilities(rawValue: 1 << 2)
  /// A greatest total time.
  public static let time = Capabilities(rawValue: 1 << 3)
  /// Diets.
  public static let diet = Capabilities(rawValue: 1 << 4)
  /// A list without any words: the source's own top list.
  public static let browse = Capabilities(rawValue: 1 << 5)
  /// A single recipe in full.
  public static let detail = Capabilities(rawValue: 1 << 6)
  /// Sorting by rating.
  public static let sortByRating = Capabilities(rawValue: 1 << 7)
  /// Search listings carry ingredients, so that ingredient filters can be applied to them.
  public static let listsIngredients = Capabilities(rawValue: 1 << 8)

  /// Every capability with its name, in the order in which lists show them.
  public static let named: [(capability: Capabilities, name: String)] = [
    (.text, "text"), (.include, "include"), (.exclude, "exclude"), (.time, "time"),
    (.diet, "diet"), (.browse, "browse"), (.detail, "detail"), (.sortByRating, "sort:rating"),
    (.listsIngredients, "ingredients"),
  ]

  /// The names of the capabilities in the set.
  public var names: [String] { Self.named.filter { contains($0.capability) }.map(\.name) }

  /// What a source can do that answers a part of a query, which has the part's name; nothing where
  /// no source can.
  package static func answering(_ part: QueryPart) -> Capabilities {
    named.first { $0.name == part.rawValue }?.capability ?? []
  }

  /// Whether the source answers a part of a query.
  package func answers(_ part: QueryPart) -> Bool {
    let capability = Self.answering(part)
    return !capability.isEmpty && contains(capability)
  }
}

/// Where a page begins, in the source's own terms.
public enum PageToken: Sendable, Hashable, CustomStringConvertible {
  /// A page number or an offset.
  case number(Int)
  /// Anything else: a cursor, a whole address. Never shown to people, because it may carry
  /// credentials.
  case opaque(String)

  /// The number, or the word `cursor` for an opaque token.
  public var description: String {
    switch self {
    case .number(let number): String(number)
    case .opaque: "cursor"
    }
  }
}

/// How the pages of one source are walked.
public struct PagingPolicy: Sendable, Hashable {
  /// The token of the first page.
  public var first: PageToken
  /// How many listings a full page holds, where the source says; nil when unknown.
  public var pageSize: Int?
  /// How many empty or failed pages in a row are looked past before the walk ends.
  ///
  /// Only lists with numbered pages can be looked past: a failed page gives no next cursor.
  public var gapTolerance: Int
  /// By how much a page's number grows from one to the next; above 1 for offsets.
  public var step: Int
  /// The most pages that one walk asks for.
  public var maxPages: Int
  /// The statuses that the source may give to a number behind its last page: those that services
  /// use, unless the source is known to have its own.
  package var endStatuses: Set<Int> = [400, 404, 410, 416, 500]

  /// Creates a policy; the defaults suit a list with pages numbered from 1 and no gaps.
  public init(
    first: PageToken = .number(1), pageSize: Int? = nil, gapTolerance: Int = 0, step: Int = 1,
    maxPages: Int = 100
  ) {
    self.first = first
    self.pageSize = pageSize
    self.gapTolerance = max(0, gapTolerance)
    self.step = max(1, step)
    self.maxPages = max(1, maxPages)
  }

  /// One answer holds everything.
  public static let single = PagingPolicy(maxPages: 1)

  /// Whether a failure may be how the source answers behind the last of its numbered pages, by its
  /// kind and status: what the answer says of credentials, allowances and rates never is.
  package func mayEnd(with error: ProviderError) -> Bool {
    guard [.httpError, .notFound, .invalidResponse].contains(error.code), !error.isLasting else {
      return false
    }
    return error.httpStatus.map(endStatuses.contains) ?? false
  }
}

/// How many requests a source takes at once and how closely they may follow each other.
public struct Politeness: Sendable, Hashable {
  /// The most requests in flight at the same time, at least 1.
  public var maxConcurrentRequests: Int
  /// The least time between the starts of two requests.
  public var minimumInterval: Duration
  /// How many requests the source takes in spans of time; all of them hold at once.
  public var rates: [RequestRate]
  /// How many requests the source takes in a day.
  public var quota: RequestQuota?
  /// The header fields in which the source says what is left.
  public var quotaHeaders: QuotaHeaders?

  /// Creates a politeness; the default asks one request at a time, without a pause.
  public init(
    maxConcurrentRequests: Int = 1, minimumInterval: Duration = .zero, rates: [RequestRate] = [],
    quota: RequestQuota? = nil, quotaHeaders: QuotaHeaders? = nil
  ) {
    self.maxConcurrentRequests = max(1, maxConcurrentRequests)
    self.minimumInterval = max(.zero, minimumInterval)
    self.rates = rates
    self.quota = quota
    self.quotaHeaders = quotaHeaders
  }
}

/// So many requests in any span of so long.
public struct RequestRate: Sendable, Hashable {
  /// How many requests, at least 1.
  public var requests: Int
  /// The span, above zero.
  public var window: Duration

  /// Creates a rate.
  public init(_ requests: Int, per window: Duration) {
    self.requests = max(1, requests)
    self.window = max(.milliseconds(1), window)
  }
}

/// So many requests in a day of the source.
public struct RequestQuota: Sendable, Hashable {
  /// How many requests, at least 1.
  public var requests: Int
  /// When the source's day begins, in minutes after midnight UTC, 0…1439.
  public var resetMinuteUTC: Int

  /// Creates a quota.
  public init(_ requests: Int, resetMinuteUTC: Int = 0) {
    self.requests = max(1, requests)
    self.resetMinuteUTC = min(1_439, max(0, resetMinuteUTC))
  }
}

/// The header fields in which a source says how much of its quota is left; names without regard
/// to case.
public struct QuotaHeaders: Sendable, Hashable {
  /// The field with what is left.
  public var left: String?
  /// The field with what is used.
  public var used: String?
  /// The field with the whole quota, which makes `used` tell what is left.
  public var limit: String?

  /// Creates the names.
  public init(left: String? = nil, used: String? = nil, limit: String? = nil) {
    self.left = left
    self.used = used
    self.limit = limit
  }
}
