public import RecipeModel
import RecipeProviderKit
public import RecipeSearch

/// What became of one provider as JSON: an element of a report's `providers`.
public struct OutcomeJSON: Sendable {
  /// Creates a renderer.
  public init() {}

  /// The outcome on one line, without a line break.
  public func render(_ outcome: ProviderOutcome) -> String { json(outcome).text() }

  /// The outcome as a value.
  ///
  /// `name`, `total` and `filtered` go beyond what version 1 promises.
  public func json(_ outcome: ProviderOutcome) -> JSON {
    [
      "id": .string(outcome.id),
      "kind": .string(outcome.kind),
      "name": .string(outcome.name),
      "status": .string(outcome.status.rawValue),
      "pages": [
        "asked": .int(outcome.pages.asked), "answered": .int(outcome.pages.answered),
        "gaps": .array(outcome.pages.gaps.map(Self.gap)),
      ],
      "listings": [
        "received": .int(outcome.listings.received), "kept": .int(outcome.listings.kept),
        "dropped": .object(Self.dropped(outcome.listings)),
        "filtered": .int(outcome.listings.filtered),
      ],
      "total": .optional(outcome.total),
      "durationMs": .int(Wording.milliseconds(outcome.duration)),
      "firstListingMs": .optional(outcome.timeToFirstListing.map(Wording.milliseconds)),
      "cache": .optional(outcome.cache?.rawValue ?? (outcome.pages.asked > 0 ? "miss" : nil)),
      "error": outcome.error.map(Self.error) ?? nil,
      "retryAt": .optional(outcome.retryAt.flatMap(Wording.timestamp)),
    ]
  }

  static func error(_ error: ProviderError) -> JSON {
    [
      "code": .string(error.code.rawValue), "message": .string(error.message),
      "hint": .optional(error.hint), "httpStatus": .optional(error.httpStatus),
    ]
  }

  private static func gap(_ gap: PageGap) -> JSON {
    [
      "page": .int(gap.page), "reason": .string(gap.reason),
      "httpStatus": .optional(gap.httpStatus),
    ]
  }

  private static func dropped(_ listings: ListingCounts) -> JSONObject {
    JSONObject(
      listings.dropped
        .sorted { bytewise($0.reason.rawValue, $1.reason.rawValue) }
        .map { ($0.reason.rawValue, .int($0.count)) })
  }
}
