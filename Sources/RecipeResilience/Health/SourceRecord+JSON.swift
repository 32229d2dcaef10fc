public import RecipeModel

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
