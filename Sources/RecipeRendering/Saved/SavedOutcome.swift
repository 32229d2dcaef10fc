import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// Reads what became of one provider.
struct SavedOutcome {
  private let root: SavedValue

  init(_ root: SavedValue) { self.root = root }

  func outcome() throws(SavedReportError) -> ProviderOutcome {
    let id = try root.member("id").string()
    return ProviderOutcome(
      id: id, kind: try root.text("kind") ?? id, name: try root.text("name") ?? id,
      status: ProviderOutcome.Status(rawValue: try root.member("status").string()),
      pages: try pages(), listings: try listings(),
      duration: try root.milliseconds("durationMs") ?? .zero,
      timeToFirstListing: try root.milliseconds("firstListingMs"),
      total: try root.optional("total")?.integer(0...Int.max),
      cache: try root.text("cache").flatMap(CacheState.init(rawValue:)), error: try error())
  }

  private func pages() throws(SavedReportError) -> PageCounts {
    guard let pages = try root.optional("pages") else { return PageCounts() }
    var gaps: [PageGap] = []
    for gap in try pages.optional("gaps")?.elements() ?? [] {
      gaps.append(
        PageGap(
          page: try gap.member("page").integer(), reason: try gap.member("reason").string(),
          httpStatus: try gap.optional("httpStatus")?.integer()))
    }
    return PageCounts(
      asked: try pages.count("asked"), answered: try pages.count("answered"), gaps: gaps)
  }

  private func listings() throws(SavedReportError) -> ListingCounts {
    guard let listings = try root.optional("listings") else { return ListingCounts() }
    var dropped: [DropCount] = []
    for (reason, count) in try listings.optional("dropped")?.members() ?? [] {
      dropped.append(
        DropCount(reason: Drop.Reason(rawValue: reason), count: try count.integer()))
    }
    return ListingCounts(
      received: try listings.count("received"), kept: try listings.count("kept"),
      dropped: dropped)
  }

  private func error() throws(SavedReportError) -> ProviderError? {
    guard let error = try root.optional("error") else { return nil }
    return ProviderError(
      ProviderError.Code(rawValue: try error.member("code").string()),
      try error.text("message") ?? "", hint: try error.text("hint"),
      httpStatus: try error.optional("httpStatus")?.integer())
  }
}
