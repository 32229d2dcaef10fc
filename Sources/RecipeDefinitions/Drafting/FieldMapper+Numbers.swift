import RecipeModel
import RecipeProviderKit

extension FieldMapper {
  /// The total time: a member of its own, or the sum of preparing and cooking.
  mutating func time() {
    let usable: (ItemSurvey.Member) -> Bool = { member in
      member.values.contains { Self.isTime($0) }
    }
    let prep = survey.members(named: KnownNames.prepTimes).first(where: usable)
    // The time to cook is the whole time only where no time to prepare stands beside it.
    let totals = KnownNames.totalTimes.filter { prep == nil || !KnownNames.cookTimes.contains($0) }
    if let total = survey.members(named: totals, within: 2).first(where: usable) {
      return setTime([total])
    }
    let cook = survey.members(named: KnownNames.cookTimes).first(where: usable)
    if let prep, let cook { return setTime([prep, cook]) }
    if let one = prep ?? cook {
      log.doubt(
        "totalMinutes: there is only \(one.path.text), which may not be the whole time, so it is"
          + " left out")
    } else if let other = survey.members(named: totals).first {
      log.doubt("totalMinutes: \(other.path.text) holds no time that a dish takes here")
    } else if let other = survey.members.first(where: { member in
      member.depth == 1 && !member.strings.isEmpty
        && member.strings.allSatisfy { ISO8601Duration.minutes($0) != nil }
    }) {
      setTime([other])
    }
  }

  private mutating func setTime(_ members: [ItemSurvey.Member]) {
    let units = Set(members.map(Self.unit))
    let unit = units.count == 1 ? units.first ?? .auto : .auto
    let isNegative = members.flatMap(\.values).contains { ($0.doubleValue ?? 0) < 0 }
    rules.times[.totalMinutes] = [
      TimeSource(paths: members.map(\.path), unit: unit, absent: isNegative ? [-1] : [])
    ]
    let paths = members.map(\.path.text).joined(separator: " + ")
    let line = "totalMinutes: \(paths), read as \(unit.rawValue)"
    let isNamed = members.allSatisfy { Self.namedUnit($0.path.key) != nil }
    if unit == .iso8601 || unit == .text || isNamed {
      log.sure(line)
    } else {
      log.doubt("\(line): the answer does not say the unit, minutes are likely")
    }
  }

  private static func isTime(_ value: JSON) -> Bool {
    // Greater numbers are moments, counted in seconds since 1970.
    if let number = value.looseNumber { return 0 < number && number < 10_000_000 }
    guard let text = value.stringValue else { return false }
    return ISO8601Duration.minutes(text) != nil || NaturalDuration.minutes(text) != nil
  }

  private static func namedUnit(_ key: String) -> TimeSource.Unit? {
    if key.contains("minute") || key.hasSuffix("mins") || key.hasSuffix("min") {
      return .minutes
    }
    if key.contains("second") || key.hasSuffix("secs") { return .seconds }
    return key.contains("hour") ? .hours : nil
  }

  private static func unit(_ member: ItemSurvey.Member) -> TimeSource.Unit {
    let strings = member.strings
    if !strings.isEmpty {
      if strings.allSatisfy({ ISO8601Duration.minutes($0) != nil || $0.hasPrefix("P") }) {
        return .iso8601
      }
      if strings.contains(where: { Double($0) == nil }) { return .text }
    }
    return namedUnit(member.path.key) ?? .auto
  }

  /// The rating, its scale guessed from its name and its greatest value.
  mutating func rating() {
    let members = survey.members(named: KnownNames.ratings, within: 2).filter { member in
      !member.path.names.contains("_score")
        && member.values.contains { Self.number($0).map { $0 > 0 } == true }
        && member.values.allSatisfy { Self.number($0) != nil }
    }
    guard let member = members.first else { return }
    let greatest = member.values.compactMap(Self.number).max() ?? 0
    let key = member.path.key
    let scales = [1.0, 5, 10, 100]
    var scale = scales.first { greatest <= $0 * 1.000_001 }
    if key.contains("rank") || key == "spoonacularscore", greatest <= 100.000_1 { scale = 100 }
    // Several parts of one are hardly the worst of five stars.
    let parts = Set(member.values.compactMap(Self.number).filter { 0 < $0 && $0 < 1 })
    if key.contains("star") || key.hasPrefix("rating"), greatest <= 5,
      greatest > 1 || parts.count < 3
    {
      scale = 5
    }
    guard let scale else {
      return log.doubt(
        "rating: \(member.path.text) goes up to \(JSON.double(greatest).text()), so its scale"
          + " is unknown and it is left out")
    }
    rules.rating = [RatingSource(path: member.path, scale: scale)]
    log.doubt(
      "rating: \(member.path.text) goes up to \(JSON.double(greatest).text()) here, so the scale"
        + " \(JSON.double(scale).text()) is a guess")
  }

  private static func number(_ value: JSON) -> Double? {
    let number = value.doubleValue ?? value.stringValue.flatMap(Double.init)
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
