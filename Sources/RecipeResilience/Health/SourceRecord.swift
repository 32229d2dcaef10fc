public import RecipeModel

/// What is remembered of one source beyond the process.
///
/// Times are milliseconds since 1970 UTC.
public struct SourceRecord: Sendable, Hashable {
  /// A span in which the source is left alone.
  public struct Suspension: Sendable, Hashable {
    /// When it began.
    public var since: Int64
    /// When the source may be tried again.
    public var until: Int64

    /// Creates a suspension.
    public init(since: Int64, until: Int64) {
      self.since = since
      self.until = until
    }
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

    /// Creates a failure.
    public init(code: String, message: String, httpStatus: Int? = nil, at: Int64) {
      self.code = code
      self.message = message
      self.httpStatus = httpStatus
      self.at = at
    }
  }

  /// The right to try out a source whose suspension has run out.
  public struct Probe: Sendable, Hashable {
    /// Who has it: a word that no other process uses.
    public var owner: String
    /// When it lapses.
    public var until: Int64

    /// Creates a right.
    public init(owner: String, until: Int64) {
      self.owner = owner
      self.until = until
    }
  }

  /// The latest requests, as far as one rate counts them.
  public struct Usage: Sendable, Hashable {
    /// Requests at about the same time.
    public struct Slot: Sendable, Hashable {
      /// When the latest of them was made.
      public var at: Int64
      /// How many.
      public var count: Int

      /// Creates a slot.
      public init(at: Int64, count: Int) {
        self.at = at
        self.count = count
      }
    }

    /// The rate's span in milliseconds.
    public var window: Int64
    /// The requests in order.
    public var slots: [Slot]

    /// Creates a usage.
    public init(window: Int64, slots: [Slot] = []) {
      self.window = window
      self.slots = slots
    }
  }

  /// The requests of one day of the source.
  public struct Day: Sendable, Hashable {
    /// When the day began.
    public var start: Int64
    /// How many requests were made.
    public var used: Int
    /// How many the source says are left.
    public var left: Int?

    /// Creates a day.
    public init(start: Int64, used: Int = 0, left: Int? = nil) {
      self.start = start
      self.used = used
      self.left = left
    }
  }

  /// The step on the suspension ladder, 0…``CircuitBreaker/top``, as of ``levelAt``.
  public var level = 0
  /// From when on the step comes down: when it was set, or when its suspension ends.
  public var levelAt: Int64 = 0
  /// The suspension; it stays when its time has run out, until the source has answered.
  public var suspension: Suspension?
  /// The last failure that counted.
  public var failure: Failure?
  /// For how long searches have waited in vain since the source last answered, in milliseconds.
  public var silence: Int64 = 0
  /// When the source last answered.
  public var lastSuccess: Int64?
  /// Who tries the source out.
  public var probe: Probe?
  /// The requests that rates count.
  public var usage: [Usage] = []
  /// The requests of the day.
  public var day: Day?

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
