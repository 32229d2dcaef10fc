import RecipeModel
import RecipeProviderKit

/// The list of recipes in an answer: the list whose elements look most like recipes.
struct ListGuess {
  /// Where the list stands.
  var path: GuessPath
  /// What the list is.
  var form: ResponseRules.Form
  /// The recipe within each element; nil when the element is the recipe.
  var item: GuessPath?
  /// The elements, unwrapped where ``item`` says so.
  var items: [JSON]
  /// How many steps lie between an item and the recipe's own members.
  var base = 0
  /// The title's place in an item.
  var title: GuessPath
  /// How much it looks like a list of recipes.
  var score: Double
  /// How many names that recipes have its items have.
  var likeness = 0
  /// What the answer calls the columns of rows by position; empty when it does not say.
  var columnNames: [String] = []
  /// The places of other lists that look as much like one.
  var rivals: [GuessPath] = []

  /// Finds the list; nil when nothing in the answer looks like one.
  static func find(in answer: JSON, words: [String]) -> ListGuess? {
    var found: [ListGuess] = []
    func offer(_ candidate: ListGuess?) {
      if let candidate, candidate.score > 0 { found.append(candidate) }
    }
    var open: [(GuessPath, JSON)] = [(GuessPath(), answer)]
    var next = 0
    var lists = 0
    while next < open.count, next < 4_000, lists < 200 {
      let (path, value) = open[next]
      next += 1
      switch value {
      case .array(let elements):
        lists += 1
        offer(rows(elements, at: path, form: .array, words: words))
        offer(positions(elements, at: path, in: answer) ?? columns(elements, at: path))
      case .object(let object):
        if isMap(object) {
          lists += 1
          offer(rows(object.members.map(\.value), at: path, form: .map, words: words))
        }
        guard path.steps.count < 6 else { continue }
        for member in object.members.prefix(2_000) where GuessPath.isUsable(member.name) {
          guard !GuessNames.notLists.contains(GuessNames.key(member.name)) else { continue }
          open.append((path.member(member.name), member.value))
        }
      default: continue
      }
    }
    // Of equals the first counts.
    guard var best = found.max(by: { $0.score < $1.score }) else { return nil }
    best.rivals = found.filter { $0.path != best.path && $0.score > best.score - 3 }.map(\.path)
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
    _ elements: [JSON], at path: GuessPath, form: ResponseRules.Form, words: [String]
  ) -> ListGuess? {
    let sample = elements.prefix(ItemSurvey.sampleSize).filter { $0.objectValue != nil }
    guard !sample.isEmpty, sample.count * 2 >= min(elements.count, ItemSurvey.sampleSize) else {
      return nil
    }
    var best: ListGuess?
    for wrapper in [GuessPath()] + wrappers(sample) {
      let inner = sample.compactMap { wrapper.first(in: $0) }
      guard let (title, strength) = title(of: inner) else { continue }
      let likeness = likeness(of: inner)
      guard !isStatistics(inner) else { continue }
      let isNamed = form == .array || GuessNames.lists.contains(path.key)
      let isList = form == .array && GuessNames.lists.contains(path.key)
      guard likeness > 0 || isList || (isNamed && strength > 6) else { continue }
      var score = strength + Double(likeness) + Double(min(sample.count, 16)) / 8
      score -= Double(wrapper.steps.count) + Double(path.steps.count) * 0.3
      if GuessNames.lists.contains(path.key) { score += 2 }
      if form == .map { score -= 1 }
      if !words.isEmpty {
        let titles = inner.compactMap { title.first(in: $0)?.stringValue }
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
    _ elements: [JSON], at path: GuessPath, form: ResponseRules.Form, wrapper: GuessPath,
    title: GuessPath, score: Double
  ) -> ListGuess {
    let whole = ListGuess(
      path: path, form: form, item: nil, items: elements, base: wrapper.steps.count,
      title: GuessPath(steps: wrapper.steps + title.steps), score: score)
    guard !wrapper.steps.isEmpty else { return whole }
    let inner = elements.compactMap { wrapper.first(in: $0) }
    let names = GuessNames.ids + GuessNames.links
    let hasIdentity = ItemSurvey(inner, maxDepth: 1).members(named: names).contains {
      !$0.texts.isEmpty
    }
    let hasOuter = ItemSurvey(elements, maxDepth: 1).members(named: ["id"]).contains {
      !$0.texts.isEmpty
    }
    if !hasIdentity, hasOuter { return whole }
    return ListGuess(
      path: path, form: form, item: wrapper, items: inner, title: title, score: score)
  }

  /// The members that wrap a recipe in most elements, up to two deep.
  private static func wrappers(_ sample: [JSON]) -> [GuessPath] {
    func level(_ path: GuessPath) -> [GuessPath] {
      guard let first = sample.lazy.compactMap({ path.first(in: $0)?.objectValue }).first else {
        return []
      }
      return first.members.prefix(60).filter { member in
        member.value.objectValue != nil && GuessPath.isUsable(member.name)
          && (member.name == "_source"
            || !GuessNames.notRecipes.contains(GuessNames.key(member.name)))
      }.prefix(8).map { path.member($0.name) }.filter { path in
        sample.count { path.first(in: $0)?.objectValue != nil } * 5 >= sample.count * 4
      }
    }
    let outer = level(GuessPath())
    return outer + outer.prefix(4).flatMap(level)
  }

  /// How many names that recipes have occur among the members.
  private static func likeness(of items: [JSON]) -> Int {
    let names = Set(
      items.prefix(20).flatMap { $0.objectValue?.members.prefix(200).map(\.name) ?? [] }
        .map(GuessNames.key))
    let groups = [
      GuessNames.ids, GuessNames.links, GuessNames.images, GuessNames.ingredients,
      GuessNames.totalTimes + GuessNames.prepTimes + GuessNames.cookTimes, GuessNames.ratings,
      GuessNames.yields, ["instructions", "strinstructions", "summary", "description", "snippet"],
      ["stringredient1", "cuisine", "tags", "keywords", "difficulty"],
    ]
    return groups.count { group in group.contains { names.contains($0) } }
  }

  /// The member of objects that is their title, and how sure that is, up to 10.
  static func title(of items: [JSON]) -> (path: GuessPath, strength: Double)? {
    var best: (path: GuessPath, strength: Double)?
    let survey = ItemSurvey(items, maxDepth: 2)
    for member in survey.members where isPlainOrRendered(member.path) {
      let strings = member.strings
      guard strings.count * 5 >= survey.items.count * 3, !member.holdsLinks else { continue }
      let isPlain = member.path.steps.count == 1
      let key = member.path.keys.first ?? ""
      var strength: Double
      if let rank = GuessNames.titles.firstIndex(of: key) {
        strength = 10 - Double(rank) / 2
      } else if GuessNames.notTitles.contains(key) {
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
  private static func isPlainOrRendered(_ path: GuessPath) -> Bool {
    guard path.steps.count == 2, case .member? = path.steps.first else {
      return path.steps.count == 1
    }
    return path.steps[1] == .element(0)
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
}
