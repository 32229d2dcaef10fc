public import RecipeModel

/// What is remembered of one source beyond the process; a store keeps it as ``json``.
///
/// Times are milliseconds since 1970 UTC.
public struct SourceRecord: Sendable, Hashable {
  /// A span in which the source is left alone.
  struct Suspension: Sendable, Hashable {
    var since: Int64
    /// When the source may be tried again.
    var until: Int64
  }

  /// The last failure, without secrets.
  public struct Failure: Sendable, Hashable {
    /// The ``ProviderError`` code's word.
    public var code: String
    /// What came back, in one short sentence.
    public var message: String
    /// The HTTP status, when there was one.
    public var httpStatus: Int?
    /// When it happened.
    public var at: Int64
  }

  /// The right to try out a source whose suspension has run out.
  struct Probe: Sendable, Hashable {
    /// Who has it: a word that no other process uses.
    var owner: String
    /// When it lapses.
    var until: Int64
  }

  /// The latest requests, as far as one rate counts them.
  struct Usage: Sendable, Hashable {
    /// Requests at about the same time, the latest of them at `at`.
    struct Slot: Sendable, Hashable {
      var at: Int64
      var count: Int
    }

    /// The rate's span in milliseconds.
    var window: Int64
    /// The requests in order.
    var slots: [Slot] = []
  }

  /// The requests of one day of the source.
  struct Day: Sendable, Hashable {
    /// When the day began.
    var start: Int64
    /// How many requests were made.
    var used = 0
    /// How many the source says are left.
    var left: Int?
  }

  /// The step on the suspension ladder, 0…``CircuitBreaker/top``, as of ``levelAt``.
  var level = 0
  /// From when on the step comes down: when it was set, or when its suspension ends.
  var levelAt: Int64 = 0
  /// The suspension; it stays when its time has run out, until the source has answered.
  var suspension: Suspension?
  /// The last failure that counted.
  var failure: Failure?
  /// For how long searches have waited in vain since the source last answered, in milliseconds.
  var silence: Int64 = 0
  /// When the source last answered.
  var lastSuccess: Int64?
  /// Who tries the source out.
  var probe: Probe?
  /// The requests that rates count.
  var usage: [Usage] = []
  /// The requests of the day.
  var day: Day?
  /// Whether this process alone counts here, because the ledger that it shares with others is away;
  /// not part of ``json``.
  package var isAlone = false

  /// Creates the record of a source that nothing is known of.
  public init() {}
}

extension SourceRecord {
  /// The record as a JSON object, for stores that keep texts.
  public var json: JSON {
    var object = JSONObject()
    if level != 0 { object["level"] = .int(level) }
    if levelAt != 0 { object["levelAt"] = .time(levelAt) }
    if let suspension {
      object["suspension"] = ["since": .time(suspension.since), "until": .time(suspension.until)]
    }
    if let failure {
      object["failure"] = [
        "code": .string(failure.code), "message": .string(failure.message),
        "status": .optional(failure.httpStatus), "at": .time(failure.at),
      ]
    }
    if silence != 0 { object["silence"] = .time(silence) }
    if let lastSuccess { object["lastSuccess"] = .time(lastSuccess) }
    if let probe { object["probe"] = ["owner": .string(probe.owner), "until": .time(probe.until)] }
    if !usage.isEmpty {
      object["usage"] = .array(
        usage.map { usage in
          let slots = usage.slots.map { JSON.array([.time($0.at), .int($0.count)]) }
          return ["window": .time(usage.window), "slots": .array(slots)]
        })
    }
    if let day {
      object["day"] = [
        "start": .time(day.start), "used": .int(day.used), "left": .optional(day.left),
      ]
    }
    return .object(object)
  }

  /// Reads a record; members that are missing or have another shape count as unknown.
  public init(json: JSON) {
    level = min(CircuitBreaker.top, max(0, json["level"]?.intValue ?? 0))
    levelAt = json["levelAt"]?.time ?? 0
    if let since = json["suspension"]?["since"]?.time,
      let until = json["suspension"]?["until"]?.time
    {
      suspension = Suspension(since: since, until: until)
    }
    if let failure = json["failure"], let code = failure["code"]?.stringValue,
      let message = failure["message"]?.stringValue, let at = failure["at"]?.time
    {
      self.failure = Failure(
        code: code, message: message, httpStatus: failure["status"]?.intValue, at: at)
    }
    silence = max(0, json["silence"]?.time ?? 0)
    lastSuccess = json["lastSuccess"]?.time
    if let owner = json["probe"]?["owner"]?.stringValue, let until = json["probe"]?["until"]?.time {
      probe = Probe(owner: owner, until: until)
    }
    for item in json["usage"]?.arrayValue ?? [] {
      guard let window = item["window"]?.time, window > 0 else { continue }
      let slots = (item["slots"]?.arrayValue ?? []).compactMap { slot -> Usage.Slot? in
        guard let pair = slot.arrayValue, pair.count == 2, let at = pair[0].time,
          let count = pair[1].intValue, 1...1_000_000 ~= count
        else { return nil }
        return Usage.Slot(at: at, count: count)
      }
      usage.append(Usage(window: window, slots: slots))
    }
    if let start = json["day"]?["start"]?.time, let used = json["day"]?["used"]?.intValue,
      0...1_000_000_000 ~= used
    {
      day = Day(start: start, used: used, left: json["day"]?["left"]?.intValue)
    }
  }
}

extension JSON {
  fileprivate static func time(_ value: Int64) -> JSON { .int(Int(clamping: value)) }

  /// A time that sums with spans cannot overflow.
  fileprivate var time: Int64? {
    guard let value = intValue, abs(value / 2) < 1 << 52 else { return nil }
    return Int64(value)
  }
}
