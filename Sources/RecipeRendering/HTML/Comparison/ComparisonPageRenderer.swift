public import RecipeModel
public import RecipeSearch

/// What each provider was worth, or one dish side by side, as one HTML page that needs nothing but
/// itself.
///
/// The page loads nothing, runs no script and follows the reader's choice of light or dark; its
/// drawings are SVG, each with a name, a description and its figures as a table. Whatever a source
/// says is text and stays text; only http and https links of recipes are links.
public struct ComparisonPageRenderer: Sendable {
  /// Where the figures come from.
  public enum Origin: Sendable, Hashable {
    /// The sources were asked just now.
    case asked
    /// They were saved earlier, when is not known.
    case saved
  }

  /// Where the figures come from.
  public var origin: Origin
  /// When the page was made, in seconds since 1970; nil to leave that out.
  public var moment: Int?

  /// Creates a renderer.
  public init(origin: Origin = .asked, moment: Int? = nil) {
    self.origin = origin
    self.moment = moment
  }

  /// The page of one query.
  ///
  /// `change` is what changed since a baseline, when there is one.
  public func render(_ comparison: Comparison, change: ComparisonChange? = nil) -> String {
    ComparisonPage(comparison: comparison, change: change).shell(facts: facts).text
  }

  /// The page of several queries: what is usual over all of them; of one, all there is of it.
  ///
  /// `changes` are what changed since a baseline, query by query; nil where there is none.
  public func render(_ all: [Comparison], changes: [ComparisonChange?] = []) -> String {
    if let only = all.first, all.count == 1 {
      return render(only, change: changes.first ?? nil)
    }
    return SummaryPage(comparisons: all, changes: changes).shell(facts: facts).text
  }

  /// The page of one recipe as its sources tell it.
  public func render(_ comparison: SourceComparison) -> String {
    DishPage.shell(SourceTables(comparison: comparison), facts: facts).text
  }

  /// The page of the shape of a dish; `query` is what its recipes answer.
  public func render(_ shape: DishShape, query: SearchQuery) -> String {
    DishPage.shell(DishTables(shape: shape, wish: QueryWording.phrase(query)), facts: facts).text
  }

  /// When and from what the page was made.
  private var facts: [HTMLNode] {
    let what = origin == .asked ? "Asked" : "From saved searches, compared"
    guard let moment = moment.flatMap(Wording.timestamp) else {
      return origin == .asked ? [] : ["From saved searches"]
    }
    return [
      .group([
        .text("\(what) on "),
        .tag("time", ["datetime": moment], text: Self.readable(moment)),
      ])
    ]
  }

  /// `2026-11-21T14:22:03Z` as `2026-11-21, 14:22 UTC`.
  private static func readable(_ moment: String) -> String {
    "\(moment.prefix(10)), \(moment.dropFirst(11).prefix(5)) UTC"
  }
}
