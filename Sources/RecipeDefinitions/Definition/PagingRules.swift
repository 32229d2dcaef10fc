/// How one page leads to the next, and where a list ends.
///
/// Every rule that is declared ends the list when it says so; an empty page always does, unless
/// gaps are tolerated.
public struct PagingRules: Sendable, Hashable {
  /// How a page is named.
  public enum Style: Sendable, Hashable {
    /// One answer holds everything.
    case none
    /// Numbered pages: `{page}`.
    case page(first: Int)
    /// Numbered listings: `{offset}` with `{limit}`, `{to}` or `{last}`.
    case offset(first: Int, advance: Advance)
    /// The answer names the next page's address.
    case next(ValuePlace, follow: Follow)
    /// The answer's `Link` header names it, relation `next` (RFC 8288).
    case link(follow: Follow)
    /// Every member of an object in the answer is sent back as a query parameter.
    case continuation(JSONPath)
    /// A value of the answer is sent back as `{cursor}`.
    case cursor(Cursor)
  }

  /// By how much an offset grows.
  public enum Advance: String, Sendable, Hashable, CaseIterable {
    /// By the number of items received, which skips nothing when the server holds pages smaller
    /// than asked for; by the page size behind an empty page.
    case received
    /// By the page size.
    case size
  }

  /// What of a next link is followed.
  public enum Follow: String, Sendable, Hashable, CaseIterable {
    /// The whole link, resolved against the request's address; it must stay on the same origin.
    case link
    /// Its path and query, on the configured origin.
    case path
    /// Its query alone, on the request's own address.
    case query
  }

  /// Where a cursor comes from.
  public enum Cursor: Sendable, Hashable {
    /// From the answer.
    case answer(ValuePlace)
    /// From the last item of the list, before it is unwrapped.
    case lastItem(JSONPath)
  }

  /// How a page is named.
  public var style: Style
  /// How many listings a page holds (`{limit}`); nil when unknown.
  public var size: Int?
  /// The greatest size that an entry's `pageSize` may set; nil when the size is fixed.
  public var maximumSize: Int?
  /// How many listings the whole list holds.
  public var total: ValuePlace?
  /// The number of the last page, as pages are counted.
  public var lastPage: ValuePlace?
  /// A flag that is true when another page follows.
  public var more: ValuePlace?
  /// Whether a page with fewer items than its size is the last one.
  public var shortPageEnds: Bool
  /// The statuses with which the source answers behind its last page.
  public var endStatuses: [Int]
  /// How many empty or failed pages in a row are looked past.
  public var gapTolerance: Int
  /// The greatest offset that the source accepts.
  public var maximumOffset: Int?
  /// The greatest offset + limit that the source accepts; the last page is made smaller to fit.
  public var maximumResults: Int?
  /// The most pages of one walk.
  public var maximumPages: Int

  /// Creates rules; the defaults say that one answer holds everything.
  public init(
    style: Style = .none, size: Int? = nil, maximumSize: Int? = nil, total: ValuePlace? = nil,
    lastPage: ValuePlace? = nil, more: ValuePlace? = nil, shortPageEnds: Bool = false,
    endStatuses: [Int] = [], gapTolerance: Int = 0, maximumOffset: Int? = nil,
    maximumResults: Int? = nil, maximumPages: Int = 100
  ) {
    self.style = style
    self.size = size
    self.maximumSize = maximumSize
    self.total = total
    self.lastPage = lastPage
    self.more = more
    self.shortPageEnds = shortPageEnds
    self.endStatuses = endStatuses
    self.gapTolerance = gapTolerance
    self.maximumOffset = maximumOffset
    self.maximumResults = maximumResults
    self.maximumPages = maximumPages
  }
}

/// Where a single value of an answer stands.
public indirect enum ValuePlace: Sendable, Hashable {
  /// In the body.
  case body(JSONPath)
  /// In a header field.
  case header(String)
  /// In the first of several places that has a value.
  case firstOf([ValuePlace])

  /// The places that are meant, one by one.
  var each: [ValuePlace] { if case .firstOf(let places) = self { places } else { [self] } }
}
