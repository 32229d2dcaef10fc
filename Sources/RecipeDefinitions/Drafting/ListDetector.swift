import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// Finds the list whose elements look most like recipes.
enum ListDetector {
  /// Finds the list; nil when nothing in the answer looks like one.
  static func find(in answer: JSON, words: [String]) -> DetectedList? {
    var found: [DetectedList] = []
    func offer(_ candidate: DetectedList?) {
      if let candidate, candidate.score > 0 { found.append(candidate) }
    }
    offer(groonga(answer))
    var walk = DocumentWalk(answer, most: 4_000)
    var lists = 0
    while lists < 200, let place = walk.next() {
      let (path, value) = place
      guard path.isRoot || !KnownNames.notLists.contains(path.key) else { continue }
      if let elements = value.arrayValue {
        lists += 1
        offer(rows(elements, at: path, form: .array, words: words))
        offer(positions(elements, at: path, in: answer) ?? columns(elements, at: path))
      }
      if let object = value.objectValue, isMap(object) {
        lists += 1
        offer(rows(object.members.map(\.value), at: path, form: .map, words: words))
      }
      if path.depth < 6 {
        walk.enter(place, members: 2_000, withFirstElement: DocumentWalk.isEnvelope(value))
      }
    }
    let candidates = found.filter { outer in !found.contains { outer.isEnvelope(of: $0) } }
    // Of equals the first counts.
    guard var best = candidates.max(by: { $0.score < $1.score }) else { return nil }
    best.rivals = candidates.filter { $0.path != best.path && $0.score > best.score - 3 }.map(
      \.path)
    return best
  }

  /// Whether an object's member names may be keys of a list.
  private static func isMap(_ object: JSONObject) -> Bool {
    let names = object.members.map(\.name)
    guard !names.isEmpty, object.members.allSatisfy({ $0.value.objectValue != nil }) else {
      return false
    }
    return names.count > 1 || names.allSatisfy { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
  }

  private static func rows(
    _ elements: [JSON], at path: JSONPath, form: ResponseRules.Form, words: [String]
  ) -> DetectedList? {
    let sample = elements.prefix(ItemSurvey.sampleSize).filter { $0.objectValue != nil }
    guard !sample.isEmpty, sample.count * 2 >= min(elements.count, ItemSurvey.sampleSize) else {
      return nil
    }
    var best: DetectedList?
    for wrapper in [JSONPath.root] + wrappers(sample) {
      let inner = sample.compactMap { wrapper.value(in: $0) }
      guard let (title, strength) = title(of: inner) else { continue }
      let likeness = likeness(of: inner)
      guard !isStatistics(inner) else { continue }
      let isNamed = form == .array || KnownNames.lists.contains(path.key)
      let isList = form == .array && KnownNames.lists.contains(path.key)
      guard likeness > 0 || isList || (isNamed && strength > 6) else { continue }
      var score = strength + Double(likeness) + Double(min(sample.count, 16)) / 8
      score -= Double(wrapper.depth) + Double(path.depth) * 0.3
      if KnownNames.lists.contains(path.key) { score += 2 }
      if form == .map { score -= 1 }
      if !words.isEmpty {
        let titles = inner.compactMap { title.value(in: $0)?.stringValue }
        let hits = titles.count { text in TextMatching.words(text).contains { words.contains($0) } }
        score += 3 * Double(hits) / Double(max(1, titles.count))
      }
      guard score > best?.score ?? 0 else { continue }
      best = guess(
        elements, at: path, form: form, wrapper: wrapper, title: title, score: score)
      best?.likeness = likeness
    }
    return best
  }

  /// The guess for a wrapper, which is left in place where the identifier stands outside of it.
  private static func guess(
    _ elements: [JSON], at path: JSONPath, form: ResponseRules.Form, wrapper: JSONPath,
    title: JSONPath, score: Double
  ) -> DetectedList {
    let whole = DetectedList(
      path: path, form: form, item: nil, items: elements, base: wrapper.depth,
      title: wrapper.appending(title), score: score)
    guard !wrapper.isRoot else { return whole }
    let inner = elements.compactMap { wrapper.value(in: $0) }
    let names = KnownNames.ids + KnownNames.links
    let hasIdentity = ItemSurvey(inner, maxDepth: 1).members(named: names).contains {
      !$0.texts.isEmpty
    }
    let hasOuter = ItemSurvey(elements, maxDepth: 1).members(named: ["id"]).contains {
      !$0.texts.isEmpty
    }
    if !hasIdentity, hasOuter { return whole }
    return DetectedList(
      path: path, form: form, item: wrapper, items: inner, title: title, score: score)
  }

  /// The members that wrap a recipe in most elements, up to two deep.
  private static func wrappers(_ sample: [JSON]) -> [JSONPath] {
    func level(_ path: JSONPath) -> [JSONPath] {
      guard let first = sample.firstNonNil({ path.value(in: $0)?.objectValue }) else {
        return []
      }
      return first.members.prefix(60).filter { member in
        member.value.objectValue != nil && DocumentWalk.isUsable(member.name)
          && (member.name == "_source"
            || !KnownNames.notRecipes.contains(KnownNames.key(member.name)))
      }.prefix(8).map { path.member($0.name) }.filter { path in
        sample.count { path.value(in: $0)?.objectValue != nil } * 5 >= sample.count * 4
      }
    }
    let outer = level(JSONPath.root)
    return outer + outer.prefix(4).flatMap(level)
  }

  /// How many names that recipes have occur among the members.
  private static func likeness(of items: [JSON]) -> Int {
    let names = Set(
      items.prefix(20).flatMap { $0.objectValue?.members.prefix(200).map(\.name) ?? [] }
        .map(KnownNames.key))
    let groups = [
      KnownNames.ids, KnownNames.links, KnownNames.images, KnownNames.ingredients,
      KnownNames.totalTimes + KnownNames.prepTimes + KnownNames.cookTimes, KnownNames.ratings,
      KnownNames.yields, ["instructions", "strinstructions", "summary", "description", "snippet"],
      ["stringredient1", "cuisine", "tags", "keywords", "difficulty"],
    ]
    return groups.count { group in group.contains { names.contains($0) } }
  }

  /// The member of objects that is their title, and how sure that is, up to 10.
  static func title(of items: [JSON]) -> (path: JSONPath, strength: Double)? {
    var best: (path: JSONPath, strength: Double)?
    let survey = ItemSurvey(items, maxDepth: 2)
    for member in survey.members where isPlainOrRendered(member.path) {
      let strings = member.strings
      guard strings.count * 5 >= survey.items.count * 3, !member.holdsLinks else { continue }
      let isPlain = member.path.depth == 1
      let key = member.path.keys.first ?? ""
      var strength: Double
      if let rank = KnownNames.titles.firstIndex(of: key) {
        strength = 10 - Double(rank) / 2
      } else if KnownNames.notTitles.contains(key) {
        continue
      } else if key.hasSuffix("title") || key.hasSuffix("name") {
        strength = 5
      } else {
        guard isPlain, looksLikeTitles(strings) else { continue }
        strength = 2
      }
      if !isPlain { strength -= 0.5 }
      strength *= Double(strings.count) / Double(survey.items.count)
      if strength > best?.strength ?? 0 { best = (member.path, strength) }
    }
    return best
  }

  /// Whether a place is a member of an item, the first element of one, or the text in an object as
  /// WordPress writes it: `{"title": {"rendered": "Soup"}}`.
  private static func isPlainOrRendered(_ path: JSONPath) -> Bool {
    guard path.depth == 2, case .name? = path.first else {
      return path.depth == 1
    }
    return path.last == .index(0)
      || ["rendered", "raw", "text", "value", "plain"].contains(path.key)
  }

  /// Whether texts read like titles: short, different, of several words.
  static func looksLikeTitles(_ strings: [String]) -> Bool {
    let short = strings.count { (3...120).contains($0.count) && $0.contains(where: \.isLetter) }
    // A title may stress a word; a text that begins with a tag is a description.
    let spaced = strings.count { $0.contains(" ") && !$0.hasPrefix("<") }
    return Set(strings).count == strings.count && short == strings.count
      && spaced * 2 > strings.count
  }

  /// Whether items only say how often something occurs, such as `{"name": "Soup", "count": 3}`.
  static func isStatistics(_ items: [JSON]) -> Bool {
    let names = Set(
      items.prefix(20).flatMap { $0.objectValue?.members.prefix(50).map(\.name) ?? [] }
    )
    .map(KnownNames.key)
    if names.count == 2, names.contains("value") { return true }
    let telling =
      KnownNames.links + KnownNames.images + KnownNames.ingredients + KnownNames.totalTimes
    return names.count < 6 && names.contains { KnownNames.frequencies.contains($0) }
      && !names.contains { telling.contains($0) }
  }
}

// MARK: Positions

extension ListDetector {
  /// A list of rows whose values are told apart by their position: `[[1, "Soup"], [2, "Bread"]]`.
  static func positions(
    _ elements: [JSON], at path: JSONPath, in answer: JSON
  ) -> DetectedList? {
    let rows = elements.prefix(ItemSurvey.sampleSize).map { $0.arrayValue ?? [] }
    guard let width = rows.first?.count, rows.count > 1, 2...60 ~= width,
      rows.allSatisfy({ row in
        row.count == width && row.allSatisfy { $0.objectValue == nil && $0.arrayValue == nil }
      })
    else { return nil }
    let columns = (0..<width).map { place in rows.map { $0[place] } }
    // Where links stand across the rows, the rows are columns.
    guard !(mixesLinks(columns) && !mixesLinks(rows)) else { return nil }
    let names = columnNames(beside: path, in: answer, width)
    let named = names.firstIndex { KnownNames.titles.contains(KnownNames.key($0)) }
    guard let title = named ?? columns.firstIndex(where: isTitleColumn) else { return nil }
    let bonus = (KnownNames.lists.contains(path.key) ? 2.0 : 0) + (named == nil ? 0 : 2)
    return DetectedList(
      path: path, form: .array, item: nil, items: elements, title: JSONPath.root.element(title),
      score: 4 + bonus - Double(path.depth) * 0.3, columnNames: names)
  }

  private static func isTitleColumn(_ column: [JSON]) -> Bool {
    let strings = column.compactMap(\.stringValue)
    return strings.count == column.count && !strings.contains { WebLink.isWebLink($0) }
      && looksLikeTitles(strings)
  }

  /// Whether one of the lines holds links beside other values.
  private static func mixesLinks(_ lines: [[JSON]]) -> Bool {
    lines.contains { line in
      let links = line.count { WebLink.accept($0.stringValue) != nil }
      return links > 0 && links < line.count { !$0.isNull }
    }
  }

  /// Groonga's answer to a select: `[[0, 1337.2, 0.1], [[[57], [["_key", "ShortText"], …], row, …]]]`,
  /// where the number of hits and the columns come before the rows.
  private static func groonga(_ answer: JSON) -> DetectedList? {
    guard let parts = answer.arrayValue, parts.count > 1, parts[0].arrayValue?.first?.intValue == 0,
      let body = parts[1].arrayValue?.first?.arrayValue, body.count > 2,
      let hits = body[0].arrayValue, hits.count == 1, hits[0].intValue != nil,
      let columns = body[1].arrayValue,
      let list = try? JSONPath("$[1][0][2:]")
    else { return nil }
    let names = columns.compactMap { $0.arrayValue?.first?.stringValue }
    let rows = Array(body[2...])
    guard names.count == columns.count,
      let title = names.firstIndex(where: { KnownNames.titles.contains(KnownNames.key($0)) })
        ?? names.indices.first(where: { column in
          isTitleColumn(rows.map { $0.arrayValue?.dropFirst(column).first ?? .null })
        })
    else { return nil }
    return DetectedList(
      path: list, form: .array, item: nil, items: rows, title: JSONPath.root.element(title),
      score: 20, columnNames: names,
      total: JSONPath.root.element(1).element(0).element(0).element(0))
  }

  /// What stands beside rows as the names of their columns: `"columns": ["id", "title"]`.
  private static func columnNames(
    beside path: JSONPath, in answer: JSON, _ width: Int
  ) -> [String] {
    let holder = path.parent.value(in: answer)?.objectValue
    for member in holder?.members.prefix(50) ?? []
    where ["columns", "fields", "header", "headers", "names", "cols"]
      .contains(KnownNames.key(member.name))
    {
      let names = (member.value.arrayValue ?? []).compactMap {
        $0.stringValue ?? $0["name"]?.stringValue
      }
      if names.count == width { return names }
    }
    return []
  }

  /// A list by columns: several arrays of as many texts, as the OpenSearch suggestions format has.
  static func columns(_ elements: [JSON], at path: JSONPath) -> DetectedList? {
    let columns = elements.prefix(20).map { element -> [JSON]? in
      element.arrayValue.flatMap { $0.allSatisfy { $0.stringValue != nil } ? $0 : nil }
    }
    let count = columns.compactMap { $0?.count }.max() ?? 0
    guard count > 0, columns.count(where: { $0?.count == count }) > 1 else { return nil }
    let items = (0..<min(count, 2_000)).map { row in
      JSON.array(columns.map { $0.flatMap { row < $0.count ? $0[row] : nil } ?? .null })
    }
    let title = columns.firstIndex { column in
      column?.contains { text in
        text.stringValue.map { !$0.isEmpty && !WebLink.isWebLink($0) } == true
      } == true
    }
    guard let title else { return nil }
    return DetectedList(
      path: path, form: .columns, item: nil, items: items, title: JSONPath.root.element(title),
      score: 4)
  }
}
