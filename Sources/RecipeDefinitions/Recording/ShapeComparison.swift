package import RecipeModel
package import RecipeProviderKit

/// One way in which a service's live answers no longer have the shape that was recorded.
package struct ShapeDifference: Sendable, Hashable, CustomStringConvertible {
  package enum Change: String, Sendable, Hashable, CaseIterable {
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

  package let change: Change
  /// The place, as a JSONPath.
  package let path: String
  /// An error when the definition reads the place, a warning when that may be chance, else a note.
  package let severity: ConformanceDiagnostic.Severity
  /// What changed, in one sentence without a final stop.
  package let message: String

  fileprivate init(
    _ change: Change, at path: JSONPath, _ severity: ConformanceDiagnostic.Severity,
    _ message: String
  ) {
    self.change = change
    self.path = path.shown
    self.severity = severity
    self.message = message
  }

  package var description: String { "\(severity): \(message)" }

  /// The difference for other programs.
  package var json: JSON {
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
package enum ShapeComparison {
  /// Compares two recordings of the same queries.
  /// - Returns: what drifted, in the order of the recorded answers; errors first.
  package static func compare(
    _ recorded: Recording, with live: Recording, for definition: ProviderDefinition
  ) -> [ShapeDifference] {
    // What was not asked again cannot be compared.
    let names = Set(live.cases.map(\.name))
    var asked = recorded
    asked.cases.removeAll { !names.contains($0.name) }
    let before = AnswerGroups(asked, definition)
    let now = AnswerGroups(live, definition)
    var drifts = compare(
      before.search, now.search, UsedPaths(searchOf: definition),
      of: "search request is \(before.searchSyntax.format.description)")
    if !before.detail.isEmpty {
      drifts += compare(
        before.detail, now.detail, UsedPaths(detailOf: definition),
        of: "detail request is \(before.detailSyntax.format.description)")
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
          .listEmpty, at: .root, .error,
          "the definition finds no listing in the live answers, and \(old.count) before")
      ]
    }
    return ListingField.allCases.compactMap { field in
      func share(_ listings: [JSONObject]) -> Share {
        Share(count: listings.count { $0[field.rawValue]?.isNull == false }, items: listings.count)
      }
      return rarer("the field \(field.rawValue)", at: .root, share(old), share(new))
    }
  }

  private static func rarer(
    _ what: String, at path: JSONPath, _ before: Share, _ now: Share
  ) -> ShapeDifference? {
    before.loss(to: now).map { severity in
      ShapeDifference(
        .memberRare, at: path, severity, "\(what) was in \(before) and is in \(now) now")
    }
  }

  private static func compare(
    _ before: [JSON], _ now: [JSON], _ used: UsedPaths, of request: String
  ) -> [ShapeDifference] {
    guard !before.isEmpty else { return [] }
    guard !now.isEmpty else {
      return [
        ShapeDifference(
          .noAnswer, at: .root, .error,
          "no live answer to the \(request) with a good status")
      ]
    }
    let old = JSONShape(before, maps: used.maps, elements: used.elements)
    let new = JSONShape(now, maps: used.maps, elements: used.elements)
    let lost = old.order.compactMap { drift(at: $0, old, new, used) }
    let added = new.order.filter { path in
      guard old.places[path] == nil, let known = old.places[path.parent] else { return false }
      return !known.types.isDisjoint(with: ["object", "array"])
        && (path.last != .wildcard || known.elements > 0)
    }
    return lost + added.map { ShapeDifference(.memberAdded, at: $0, .note, "\($0.shown) is new") }
  }

  private static func drift(
    at path: JSONPath, _ old: JSONShape, _ new: JSONShape, _ used: UsedPaths
  ) -> ShapeDifference? {
    guard let before = old.places[path] else { return nil }
    let isUsed = used.contains(path)
    let loss = isUsed ? rarer(path.shown, at: path, old.share(path), new.share(path)) : nil
    guard let now = new.places[path] else {
      return absence(of: path, old, new, used, isUsed ? .error : .note) ?? loss
    }
    func changed(
      _ severity: ConformanceDiagnostic.Severity, _ message: String
    ) -> ShapeDifference {
      ShapeDifference(.typeChanged, at: path, severity, "\(path.shown) \(message) now")
    }
    let added = now.types.subtracting(before.types)
    guard !added.isEmpty, added != ["null"] else {
      // Null beside what was there before says nothing; null alone may be chance.
      guard loss == nil, now.types == ["null"], !added.isEmpty, isUsed else { return loss }
      return changed(.warning, "was \(list(before.types)) and is always null")
    }
    if before.types == ["null"] {
      return changed(.note, "was always null and is \(list(now.types))")
    }
    return changed(
      isUsed ? .error : .note, "was \(list(before.types)) and is \(list(now.types))")
  }

  /// What it means that a place is not there.
  private static func absence(
    of path: JSONPath, _ old: JSONShape, _ new: JSONShape, _ used: UsedPaths,
    _ severity: ConformanceDiagnostic.Severity
  ) -> ShapeDifference? {
    let parent = path.parent
    // A parent that is gone, or never an object now, has been told already.
    guard let holder = new.places[parent], old.isAlways(path) else { return nil }
    switch path.last {
    case .wildcard:
      guard holder.types.contains("array") || used.maps.contains(parent) else { return nil }
      return ShapeDifference(
        .listEmpty, at: parent, severity, "the list \(parent.shown) is empty now")
    case .index: guard holder.types.contains("array") else { return nil }
    default: guard holder.types.contains("object") else { return nil }
    }
    return ShapeDifference(
      .memberGone, at: path, severity, "\(path.shown) was always there and is gone")
  }

  private static func list(_ types: Set<String>) -> String {
    types.sorted().joined(separator: " or ")
  }
}

extension JSONPath {
  /// The path for people: of a place that selectors lead to, these.
  fileprivate var shown: String {
    let selectors = names.filter(DocumentNode.isSelector)
    return selectors.isEmpty ? text : selectors.reversed().joined(separator: " in ")
  }
}

/// The good answers of a recording as JSON, those of searches apart from those of details.
private struct AnswerGroups {
  private(set) var search: [JSON] = []
  private(set) var detail: [JSON] = []
  let searchSyntax: AnswerSyntax
  let detailSyntax: AnswerSyntax

  init(_ recording: Recording, _ definition: ProviderDefinition) {
    searchSyntax = AnswerSyntax(searchOf: definition)
    detailSyntax = AnswerSyntax(detailOf: definition)
    for exchange in recording.cases.flatMap(\.exchanges)
    where (200...299).contains(exchange.response.status) {
      if Self.isDetail(exchange.request, definition) {
        if let json = detailSyntax.json(of: exchange.response) { detail.append(json) }
      } else if let json = searchSyntax.json(of: exchange.response) {
        search.append(json)
      }
    }
  }

  private static func isDetail(
    _ request: RecordedRequest, _ definition: ProviderDefinition
  ) -> Bool {
    guard let detail = definition.detail?.request else { return false }
    let mine = fit(request, detail)
    return mine > 0 && mine > fit(request, definition.request)
  }

  /// How well a request fits rules: 0 for not at all, more for more text in common.
  private static func fit(_ request: RecordedRequest, _ rules: RequestRules) -> Int {
    guard request.method == rules.method else { return 0 }
    let parts = request.url.split(separator: "?", maxSplits: 1)
    var fit = 1
    var path = Substring(parts.first ?? "")
    // Placeholders of the base address and literal ones alike end where the path begins.
    if let close = path.firstIndex(of: "}") { path = path[path.index(after: close)...] }
    for (index, part) in rules.path.parts.enumerated() {
      guard case .literal(let text) = part else { continue }
      let isLast = index == rules.path.parts.count - 1
      if isLast {
        guard path.hasSuffix(text) else { return 0 }
        path = path.dropLast(text.count)
      } else {
        guard let range = path.firstRange(of: text) else { return 0 }
        path = path[range.upperBound...]
      }
      fit += text.count
    }
    let query = parts.count > 1 ? parts[1] : ""
    let names = Set(
      query.split(separator: "&").map { item in
        PercentEncoding.decode(item.prefix { $0 != "=" })
      })
    return fit + 4 * rules.query.count { names.contains($0.name) }
  }
}

extension AnswerSyntax {
  /// What a recorded answer is as JSON; nil when it cannot be read.
  fileprivate func json(of response: RecordedResponse) -> JSON? {
    Answer(
      HTTPResponse(
        status: response.status, headers: response.headers, body: response.body.bytes),
      isPastFirstPage: false, syntax: self
    ).json
  }
}
