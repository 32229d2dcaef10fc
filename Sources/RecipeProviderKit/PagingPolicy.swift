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
}
