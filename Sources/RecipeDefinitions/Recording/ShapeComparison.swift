public import RecipeModel
public import RecipeProviderKit

/// One way in which a service's live answers no longer have the shape that was recorded.
public struct ShapeDifference: Sendable, Hashable, CustomStringConvertible {
  /// What changed.
  public enum Change: String, Sendable, Hashable, CaseIterable {
    /// What was always there is never there.
    case memberGone
    /// What most items had, none has or far fewer have.
    case memberRare
    /// Values have a type that they did not have.
    case typeChanged
    /// Something is there that was not.
    case memberAdded
    /// A list that had elements has none.
    case listEmpty
    /// There is no successful answer to compare.
    case noAnswer
  }

  /// What changed.
  public var change: Change
  /// The place, as a JSONPath.
  public var path: String
  /// An error when the definition reads the place, a warning when that may be chance, else a note.
  public var severity: ConformanceDiagnostic.Severity
  /// What changed, in one sentence without a final stop.
  public var message: String

  /// Creates a drift.
  public init(
    _ change: Change, path: String, severity: ConformanceDiagnostic.Severity, message: String
  ) {
    self.change = change
    self.path = path
    self.severity = severity
    self.message = message
  }

  /// The drift on one line.
  public var description: String { "\(severity): \(message)" }

  /// The difference for other programs.
  public var json: JSON {
    [
      "change": .string(change.rawValue), "path": .string(path),
      "severity": .string(severity.rawValue), "message": .string(message),
    ]
  }
}

/// Compares the shape of live answers with that of recorded ones.
///
/// Contents change all the time; the names and types of members should not. Members that were only
/// sometimes there may be missing, unless most items had them and far fewer do. What the shape does
/// not show is seen in the listings that the definition makes of the answers.
public enum ShapeComparison {
  /// Compares two recordings of the same queries.
  /// - Returns: what drifted, in the order of the recorded answers; errors first.
  public static func compare(
    _ recorded: Recording, with live: Recording, for definition: ProviderDefinition
  ) -> [ShapeDifference] {
    // What was not asked again cannot be compared.
    let names = Set(live.cases.map(\.name))
    var asked = recorded
    asked.cases.removeAll { !names.contains($0.name) }
    let before = AnswerGroups(asked, definition)
    let now = AnswerGroups(live, definition)
    var drifts = compare(
      before.search, now.search, UsedPaths(searchOf: definition), of: "search")
    if !before.detail.isEmpty {
      drifts += compare(
        before.detail, now.detail, UsedPaths(detailOf: definition), of: "detail")
    }
    if !drifts.contains(where: { $0.severity == .error }) {
      let isToldAlready = drifts.contains { $0.severity == .warning }
      drifts += listings(asked, live).filter { $0.change == .listEmpty || !isToldAlready }
    }
    return drifts.filter { $0.severity == .error } + drifts.filter { $0.severity != .error }
  }

  /// What the listings show: none at all any more, or a field that they no longer have.
  private static func listings(_ before: Recording, _ now: Recording) -> [ShapeDifference] {
    let old = before.cases.flatMap { $0.expect.listings ?? [] }
    let new = now.cases.flatMap { $0.expect.listings ?? [] }
    guard !old.isEmpty else { return [] }
    guard !new.isEmpty else {
      return [
        ShapeDifference(
          .listEmpty, path: "$", severity: .error,
          message: "the definition finds no listing in the live answers, and \(old.count) before")
      ]
    }
    return FieldName.allCases.compactMap { field in
      func share(_ listings: [JSONObject]) -> Share {
        Share(listings.count { $0[field.rawValue]?.isNull == false }, of: listings.count)
      }
      return rarer("the field \(field.rawValue)", at: "$", share(old), share(new))
    }
  }

  private static func rarer(
    _ what: String, at path: String, _ before: Share, _ now: Share
  ) -> ShapeDifference? {
    before.loss(to: now).map { severity in
      ShapeDifference(
        .memberRare, path: path, severity: severity,
        message: "\(what) was in \(before) and is in \(now) now")
    }
  }

  private static func compare(
    _ before: [JSON], _ now: [JSON], _ used: UsedPaths, of request: String
  ) -> [ShapeDifference] {
    guard !before.isEmpty else { return [] }
    guard !now.isEmpty else {
      return [
        ShapeDifference(
          .noAnswer, path: "$", severity: .error,
          message: "no live answer to the \(request) request is JSON with a good status")
      ]
    }
    let old = JSONShape(before, maps: used.maps, elements: used.elements)
    let new = JSONShape(now, maps: used.maps, elements: used.elements)
    var drifts: [ShapeDifference] = []
    for path in old.order {
      if let drift = drift(at: path, old, new, used) { drifts.append(drift) }
    }
    for path in new.order where old.places[path] == nil {
      let parent = GuessPath(steps: path.steps.dropLast())
      guard let known = old.places[parent], !known.types.isDisjoint(with: ["object", "array"]),
        path.steps.last != .every || known.elements > 0
      else { continue }
      drifts.append(
        ShapeDifference(
          .memberAdded, path: path.text, severity: .note, message: "\(path.text) is new"))
    }
    return drifts
  }

  private static func drift(
    at path: GuessPath, _ old: JSONShape, _ new: JSONShape, _ used: UsedPaths
  ) -> ShapeDifference? {
    guard let before = old.places[path] else { return nil }
    let severity: ConformanceDiagnostic.Severity = used.contains(path) ? .error : .note
    let loss =
      severity == .error
      ? rarer(path.text, at: path.text, old.share(path), new.share(path)) : nil
    guard let now = new.places[path] else {
      return absence(of: path, old, new, used, severity) ?? loss
    }
    let added = now.types.subtracting(before.types)
    guard !added.isEmpty, added != ["null"] else {
      // Null beside what was there before says nothing; null alone may be chance.
      guard loss == nil, now.types == ["null"], !added.isEmpty, severity == .error else {
        return loss
      }
      return ShapeDifference(
        .typeChanged, path: path.text, severity: .warning,
        message: "\(path.text) was \(list(before.types)) and is always null now")
    }
    if before.types == ["null"] {
      return ShapeDifference(
        .typeChanged, path: path.text, severity: .note,
        message: "\(path.text) was always null and is \(list(now.types)) now")
    }
    return ShapeDifference(
      .typeChanged, path: path.text, severity: severity,
      message: "\(path.text) was \(list(before.types)) and is \(list(now.types)) now")
  }

  /// What it means that a place is not there.
  private static func absence(
    of path: GuessPath, _ old: JSONShape, _ new: JSONShape, _ used: UsedPaths,
    _ severity: ConformanceDiagnostic.Severity
  ) -> ShapeDifference? {
    let parent = GuessPath(steps: path.steps.dropLast())
    // A parent that is gone, or never an object now, has been told already.
    guard let holder = new.places[parent], old.isAlways(path) else { return nil }
    switch path.steps.last {
    case .every:
      guard holder.types.contains("array") || used.maps.contains(parent) else { return nil }
      return ShapeDifference(
        .listEmpty, path: parent.text, severity: severity,
        message: "the list \(parent.text) is empty now")
    case .element: guard holder.types.contains("array") else { return nil }
    default: guard holder.types.contains("object") else { return nil }
    }
    return ShapeDifference(
      .memberGone, path: path.text, severity: severity,
      message: "\(path.text) was always there and is gone")
  }

  private static func list(_ types: Set<String>) -> String {
    types.sorted().joined(separator: " or ")
  }
}
