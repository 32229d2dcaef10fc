import RecipeModel

extension Configuration {
  /// How answers are kept.
  struct Cache {
    /// Whether they are.
    var isEnabled = true
    /// How long an answer counts as fresh.
    var timeToLive = Duration.seconds(3_600)
    /// How long an answer may stand in when its source cannot be asked.
    var staleFor = Duration.seconds(7 * 86_400)
    /// The most that is kept, in mebibytes.
    var megabytes = 64
  }
}

extension ConfigurationReader {
  /// Reads the `cache` part.
  mutating func cache(_ value: JSON) -> Configuration.Cache {
    var cache = Configuration.Cache()
    guard let object = object(value, "/cache", example: "{ \"ttl\": \"1h\" }") else {
      return cache
    }
    let known = ["enabled", "ttl", "staleFor", "megabytes"]
    for member in object.members {
      let pointer = JSONPositions.append("/cache", member.name)
      switch member.name {
      case "enabled": cache.isEnabled = flag(member.value, pointer) ?? cache.isEnabled
      case "ttl":
        cache.timeToLive = longDuration(member.value, pointer) ?? cache.timeToLive
      case "staleFor": cache.staleFor = longDuration(member.value, pointer) ?? cache.staleFor
      case "megabytes":
        cache.megabytes = integer(member.value, pointer, in: 1...10_000) ?? cache.megabytes
      default: unknownKey(member.name, at: "/cache", known: known)
      }
    }
    return cache
  }

  /// The duration of up to a year that a value should be.
  private mutating func longDuration(_ value: JSON, _ pointer: String) -> Duration? {
    guard let text = text(value, pointer) else { return nil }
    guard let duration = DurationText.parse(text, most: .seconds(366 * 86_400)) else {
      error(
        pointer, "not a duration of up to a year",
        fix: "write a number with a unit, such as \"30m\", \"1h\" or \"7d\"", atValue: true)
      return nil
    }
    return duration
  }
}
