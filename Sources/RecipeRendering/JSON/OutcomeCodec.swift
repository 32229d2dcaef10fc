package import RecipeModel
import RecipeProviderKit
package import RecipeSearch

extension ProviderOutcome {
  /// An outcome in every document; what a document leaves out counts as nothing, and `filtered` and
  /// `retryAt` are only written.
  package static let codec: ObjectCodec<ProviderOutcome> = ObjectCodec(
    "Outcome", place: "an outcome", "What became of one source.",
    draft: ProviderOutcome(id: "", kind: "", name: "", status: .ok), isOpen: true,
    [
      .required("id", \.id, .anyText), .always("kind", \.kind, .anyText),
      .always("name", \.name, .anyText), .required("status", \.status.rawValue, .status),
      .always("pages", \.pages, .object(PageCounts.codec)),
      .always("listings", \.listings, .object(ListingCounts.codec)),
      .always("total", \.total, .nullable(.count(to: .max))),
      .always("durationMs", \.duration, .milliseconds),
      .always("firstListingMs", \.timeToFirstListing, .nullable(.milliseconds)),
      .always("cache", cacheWord) {
        $0.cache?.rawValue ?? ($0.pages.asked > 0 ? CacheState.miss.rawValue : nil)
      } set: {
        $0.cache = $1.flatMap(CacheState.init(rawValue:))
      },
      .always("error", \.error, .nullable(.object(ProviderError.codec))),
      .written("retryAt", .nullable(.moment), get: \.retryAt),
      .standard(
        "wordings", \.wordings, .list(.anyText),
        "The other words in which it was asked, because it had nothing for those before; what it "
          + "gave answers the last of them."),
    ]
  ) { _, outcome in
    if outcome.kind.isEmpty { outcome.kind = outcome.id }
    if outcome.name.isEmpty { outcome.name = outcome.id }
  }

  private static let cacheWord = ValueCodec<String?>.nullable(.anyText).described(
    as: .keywords(["enum": .array(CacheState.allCases.map { .string($0.rawValue) } + [.null])]))
}

extension PageCounts {
  fileprivate static let codec: ObjectCodec<PageCounts> = ObjectCodec(
    "pages", place: "the pages", draft: PageCounts(), isOpen: true,
    [
      .always("asked", \.asked, .count), .always("answered", \.answered, .count),
      .always("gaps", \.gaps, .list(.object(gap))),
    ])

  private static let gap: ObjectCodec<PageGap> = ObjectCodec(
    "gap", place: "a gap", draft: PageGap(page: 0, reason: ""), isOpen: true,
    [
      .required("page", \.page, .count), .required("reason", \.reason, .anyText),
      .always("httpStatus", \.httpStatus, .nullable(.count)),
    ])
}

extension ListingCounts {
  fileprivate static let codec: ObjectCodec<ListingCounts> = ObjectCodec(
    "listings", place: "the listings", draft: ListingCounts(), isOpen: true,
    [
      .always("received", \.received, .count), .always("kept", \.kept, .count),
      .always("dropped", ValueCodec<[DropCount]>.named(.dropped, \.reason.rawValue)) {
        $0.dropped.sorted { bytewise($0.reason.rawValue, $1.reason.rawValue) }
      } set: {
        $0.dropped = $1
      },
      .written("filtered", .count, get: \.filtered),
    ])
}

extension ProviderError {
  fileprivate static let codec: ObjectCodec<ProviderError> = ObjectCodec(
    "Failed", place: "an error", draft: ProviderError(.httpError, ""), isOpen: true,
    [
      .required("code", \.code.rawValue, .anyText), .always("message", \.message, .anyText),
      .always("hint", \.fix, .nullable(.anyText)),
      .always("httpStatus", \.httpStatus, .nullable(.count)),
    ])
}

extension ValueCodec where Value == String {
  /// A source's state.
  package static var status: ValueCodec {
    let examples = ProviderOutcome.Status.explained.map { JSON.string($0.rawValue) }
    return anyText.described(
      as: .keywords([
        "type": "string", "description": "A word of an open set.", "examples": .array(examples),
      ]))
  }
}

extension ValueCodec where Value == DropCount {
  fileprivate static var dropped: ValueCodec {
    ValueCodec<Int>.count.map { count, _ in
      DropCount(reason: Drop.Reason(rawValue: ""), count: count)
    } write: {
      $0.count
    }
  }
}

extension ValueCodec where Value == Int {
  /// A count, of which so many are believed that sums stay numbers.
  static var count: ValueCodec { count(to: SearchQuery.greatestCount) }

  fileprivate static func count(to most: Int) -> ValueCodec {
    integer(0...most).described(as: .keywords(["type": "integer", "minimum": 0]))
  }

  /// A moment in seconds since 1970, written as a date; nothing is read.
  static var moment: ValueCodec {
    ValueCodec(.keywords(["type": "string", "format": "date-time"])) { _ in
      nil
    } write: {
      .optional(Wording.timestamp($0))
    }
  }
}

extension ValueCodec where Value == Duration {
  /// A time in whole milliseconds.
  static var milliseconds: ValueCodec {
    ValueCodec<Int>.count.map { count, _ in
      Duration.milliseconds(count)
    } write: {
      $0.wholeMilliseconds
    }
  }
}
