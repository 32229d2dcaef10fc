import RecipeModel
import RecipeProviderKit

/// How gently a source is asked, in a definition.
enum PolitenessCodecs {
  static let politeness: ObjectCodec<Politeness> = ObjectCodec(
    "politeness", place: "\"politeness\"", "How gently the source is asked.", draft: Politeness(),
    [
      .standard(
        "concurrency", \.maxConcurrentRequests, .integer(1...16),
        "The most requests at a time; 1 by default. An entry may set fewer.", example: 2),
      .standard(
        "intervalSeconds", \.minimumInterval, .seconds(0...3_600),
        "The least time between the starts of two requests, in seconds; 0 by default.",
        example: 0.5, aliases: ["interval", "intervalMs", "delay"]),
      .standard(
        "rates", \.rates, .list(.object(rate)),
        """
        So many requests in so many seconds; all hold at once. An entry may set \
        `requestsPerMinute` in their place.
        """,
        example: [["requests": 10, "seconds": 60]]),
      .optional(
        "dailyQuota", \.quota, .object(quota),
        """
        How many requests a day allows; its `resets` is in UTC. An entry may set its own \
        `dailyQuota`; 0 leaves the counting to the service.
        """,
        example: ["requests": 50], aliases: ["quota"]),
      .optional(
        "quotaHeaders", \.quotaHeaders, .object(quotaHeaders),
        """
        The header fields that tell what is left: `left`, or `used` with `limit` or a daily \
        quota.
        """, example: ["left": "X-RateLimit-Remaining"]),
    ]
  ) { object, politeness in
    guard let headers = object["quotaHeaders"], headers.value.isObject,
      headers.value["left"] == nil, headers.value["limit"] == nil, politeness.quota == nil,
      let used = headers.value["used"]
    else { return }
    headers.child("used", used).error(
      "what is used says nothing without the whole quota",
      fix: "add \"limit\" here, or \"dailyQuota\" to \"politeness\"")
  }

  static let rate: ObjectCodec<RequestRate> = ObjectCodec(
    "rate", place: "an element of \"rates\"", "So many requests in any span of so long.",
    draft: RequestRate(1, per: .zero),
    [
      .required(
        "requests", \.requests, .integer(1...1_000_000_000), "How many requests.", example: 10),
      .required(
        "seconds", \.window, .seconds(0.001...31_536_000), "The span in seconds.", example: 60),
    ])

  static let quota: ObjectCodec<RequestQuota> = ObjectCodec(
    "dailyQuota", place: "\"dailyQuota\"", "So many requests in a day of the source.",
    draft: RequestQuota(1),
    [
      .required(
        "requests", \.requests, .integer(1...1_000_000_000), "How many requests.", example: 50),
      .standard(
        "resets", \.resetMinuteUTC, clock,
        "When the source's day begins, in UTC; `00:00` by default.", example: "00:00"),
    ])

  static let quotaHeaders: ObjectCodec<QuotaHeaders> = ObjectCodec(
    "quotaHeaders", place: "\"quotaHeaders\"",
    """
    The header fields that tell what is left: `left`, or `used` with `limit` or a daily \
    quota.
    """,
    draft: QuotaHeaders(), choices: [.atLeastOne(["left", "used"])],
    [
      .optional(
        "left", \.left, .headerName, "The field with what is left.",
        example: "X-RateLimit-Remaining", aliases: ["remaining"]),
      .optional(
        "used", \.used, .headerName, "The field with what is used.", example: "X-API-Quota-Used"),
      .optional(
        "limit", \.limit, .headerName, "The field with the whole quota.",
        example: "X-RateLimit-Limit"),
    ])

  /// A time of day as minutes after midnight.
  private static var clock: ValueCodec<Int> {
    let pattern = JSON.string(Forms.clock)
    return ValueCodec(.keywords(["type": "string", "pattern": pattern])) { node in
      guard let text = node.text("a time of day in quotes") else { return nil }
      guard let minutes = Forms.minutes(of: text) else {
        node.error("not a time of day", fix: "write hours and minutes in UTC, such as \"07:30\"")
        return nil
      }
      return minutes
    } write: { minutes in
      let parts = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      return .string(parts.joined(separator: ":"))
    }
  }
}

extension ValueCodec where Value == Duration {
  /// A number of seconds, to the millisecond.
  fileprivate static func seconds(_ range: ClosedRange<Double>) -> ValueCodec {
    ValueCodec<Double>.number(range).map { seconds, _ in
      .milliseconds(Int64((seconds * 1_000).rounded()))
    } write: { duration in
      let (seconds, attoseconds) = duration.components
      return Double(seconds) + Double(attoseconds / 1_000_000_000_000_000) / 1_000
    }
  }
}
