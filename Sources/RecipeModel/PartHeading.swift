/// A heading over a part of a recipe, with what else it says: `Ingredients (serves 4)`,
/// `Zutaten für 4 Personen`, `Ingredients for the dough`, `Pour 6 personnes`.
package struct PartHeading: Sendable {
  /// The part that begins.
  package private(set) var part: DocumentHeading
  /// How much the recipe makes: `4`, `4 Personen`, `12 muffins`.
  package private(set) var yield: String?
  /// What the heading adds to the part's kind: `For the dough`.
  package private(set) var name: String?
  /// How long the part takes, where the heading says so: 30 for `Préparation (30 min)`.
  package private(set) var minutes: Double?
  /// Whether the heading names no part, and only how much the recipe makes.
  package private(set) var isYieldAlone = false

  /// Reads a heading; nil for a line that announces no part.
  ///
  /// A line may give only a yield if it is marked as a heading or ends in a colon.
  package init?(_ line: some StringProtocol, isMarked: Bool = false) {
    guard line.utf8.count <= Self.longest else { return nil }
    let text = Self.withoutSigns(line)
    guard DocumentHeading.mayBegin(Self.withoutArticle(text)) || isMarked || text.last == ":" else {
      return nil
    }
    if let part = DocumentHeading(text) {
      self.part = part
    } else if let found = Self.parted(text, isMarked: isMarked) {
      self = found
    } else if isMarked || text.last == ":", let yield = Self.yieldAlone(text) {
      part = .ingredients
      self.yield = yield
      isYieldAlone = true
    } else {
      return nil
    }
  }

  private init(
    _ part: DocumentHeading, yield: String? = nil, name: String? = nil, minutes: Double? = nil
  ) {
    (self.part, self.yield, self.name, self.minutes) = (part, yield, name, minutes)
  }

  /// Longer lines are no headings.
  private static let longest = 120

  /// A line without white space at its ends and pictures at its beginning.
  private static func withoutSigns(_ line: some StringProtocol) -> Substring {
    let isText = { (character: Character) in
      character.isLetter || character.isNumber || "([（【".contains(character)
    }
    return Substring(String(line).trimmed).drop { !isText($0) }
  }

  /// The longest beginning of a line that names a part, where what follows qualifies it.
  private static func parted(_ text: Substring, isMarked: Bool) -> PartHeading? {
    for place in text.indices.reversed() where isBreak(text, place) {
      let words = text[..<place]
      guard !words.contains(where: { $0.isNumber || isOpening($0) }),
        let part = DocumentHeading(withoutArticle(words))
      else { continue }
      if part == .steps, isMarked, let found = steps(qualifiedBy: text[place...], in: text) {
        return found
      }
      return qualified(part, by: text[place...])
    }
    let bare = withoutArticle(text)
    guard bare.startIndex > text.startIndex, let part = DocumentHeading(bare) else { return nil }
    return PartHeading(part)
  }

  private static func isOpening(_ character: Character) -> Bool { "(（[【".contains(character) }

  private static func isBreak(_ character: Character) -> Bool {
    character.isWhitespace || "(（[【:：-–—,|/".contains(character)
  }

  /// Whether a heading's words may end before a place; `材料4人分` has no sign there.
  private static func isBreak(_ text: Substring, _ place: Substring.Index) -> Bool {
    guard text[place].isNumber, place > text.startIndex else { return isBreak(text[place]) }
    let previous = text[text.index(before: place)]
    return previous.isLetter && previous.unicodeScalars.contains { $0.value >= 0x3040 }
  }

  private static func qualified(_ part: DocumentHeading, by rest: Substring) -> PartHeading? {
    let rest = rest.drop { isBreak($0) && !isOpening($0) }
    guard let first = rest.first else { return PartHeading(part) }
    var body = rest
    if isOpening(first) {
      body = rest.dropFirst()
      while let last = body.last, ")）]】:： ".contains(last) { body.removeLast() }
      // `Ingredients (4) 200 g flour` is more than a heading.
      guard !body.contains(where: { ")）]】".contains($0) }) else { return nil }
    } else {
      while let last = body.last, last == ":" || last.isWhitespace { body.removeLast() }
    }
    let isNote = isOpening(first) || opening(body, of: links) != nil
    if part == .ingredients, let yield = yield(body, isBare: !isNote) {
      return PartHeading(part, yield: yield)
    }
    // `Preparation: 20 min` is a fact.
    if part == .steps, isOpening(first), let time = time(body), time.isAll {
      return PartHeading(part, minutes: time.minutes)
    }
    guard isNote, let last = body.last, !".!?".contains(last) else { return nil }
    return PartHeading(part, name: String(body.prefix(1).uppercased() + body.dropFirst()))
  }

  /// What a heading adds to the name of the steps that only a marked one can add: `Préparation : 30
  /// min`, `Preparazione (10 min) e cottura (20 min)`, `Préparation de la sauce`.
  private static func steps(qualifiedBy rest: Substring, in text: Substring) -> PartHeading? {
    let body = rest.drop { isBreak($0) }
    guard let time = time(body) else {
      let isLinked = opening(body, of: stepLinks) != nil || body.lowercased().hasPrefix("d'")
      return isLinked ? PartHeading(.steps, name: String(text)) : nil
    }
    var name = rest.drop { isBreak($0) && !isOpening($0) }
    let isWhole = name.first.map(isOpening) == true && name.last == ")"
    if isWhole { name = name.dropFirst().dropLast() }
    let isClosed = !name.contains { "()".contains($0) }
    return PartHeading(
      .steps, name: time.isAll || !isClosed ? nil : String(name), minutes: time.minutes)
  }

  /// The minutes that a qualifier begins with, and whether it says nothing else: `30 min`, `ca. 1
  /// Std.`, `Arbeitszeit: 20 Min.`.
  private static func time(_ text: Substring) -> (minutes: Double, isAll: Bool)? {
    var text = opening(text, of: timeLabels) ?? text
    text = opening(text, of: ApproximateWords.about) ?? text
    text = text.drop { "±~≈".contains($0) || $0.isWhitespace }
    while let last = text.last, ".)）]】: ".contains(last) { text.removeLast() }
    guard let mark = StepMark.all(in: String(text)).first, mark.kind == .time,
      mark.range.lowerBound == 0
    else { return nil }
    return ((mark.upper ?? mark.lower) / 60, mark.text.count >= text.count)
  }

  /// How much a qualifier says that a recipe makes; a bare one must count people or servings.
  private static func yield(_ text: Substring, isBare: Bool) -> String? {
    let linked = opening(text, of: verbs) ?? opening(text, of: links)
    var body = linked ?? text
    body = opening(body, of: about) ?? body
    guard body.first?.isNumber == true, let yield = RecipeYield(String(body)) else {
      return nil
    }
    if linked == nil, isBare || yield.noun.isEmpty {
      guard yield.countsServings, !yield.noun.isEmpty else { return nil }
    }
    return String(body)
  }

  /// `For 4 people`, `4 Portionen`, and nothing else.
  private static func yieldAlone(_ text: Substring) -> String? {
    var text = text
    while let last = text.last, !last.isLetter, !last.isNumber { text.removeLast() }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard 2...4 ~= words.count, let yield = yield(text, isBare: true) ?? pieces(text),
      let read = RecipeYield(yield)
    else { return nil }
    return opening(text, of: verbs) != nil || !read.noun.isEmpty ? yield : nil
  }

  /// `Für 12 Stück`: what is counted is neither people nor servings.
  private static func pieces(_ text: Substring) -> String? {
    guard let linked = opening(text, of: links), linked.first?.isNumber == true,
      let noun = linked.split(whereSeparator: \.isWhitespace).dropFirst().first,
      pieceWords.contains(TextMatching.fold(String(noun)))
    else { return nil }
    return String(linked)
  }

  private static let pieceWords: Set<String> = [
    "piece", "pieces", "stuck", "stucke", "piezas", "unidades", "pezzi", "stuks", "bitar", "stk",
  ]

  /// The text after its first word, where that is one of some words.
  private static func opening(_ text: Substring, of words: Set<String>) -> Substring? {
    let word = text.prefix { !$0.isWhitespace && $0 != ":" && $0 != "." }
    guard words.contains(TextMatching.fold(String(word))) else { return nil }
    return text[word.endIndex...].drop { $0.isWhitespace || $0 == ":" || $0 == "." }
  }

  private static func withoutArticle(_ text: Substring) -> Substring {
    opening(text, of: articles) ?? text
  }

  private static let links: Set<String> = [
    "for", "fur", "pour", "para", "per", "voor", "till", "til", "na", "на", "do", "por", "a",
  ]
  private static let verbs: Set<String> = [
    "serves", "serve", "servings", "serving", "makes", "make", "yields", "yield", "feeds",
    "portionen", "portions", "portion", "ergibt", "reicht", "rende", "rinde", "porciones",
    "raciones", "porzioni", "dosi", "porties",
  ]
  /// Words between the name of the steps and what they make, or what else is done in them.
  private static let stepLinks: Set<String> = [
    "of", "and", "der", "des", "und", "de", "du", "et", "del", "y", "di", "della", "dei", "delle",
    "e", "van", "en",
  ]
  /// What names the time in brackets behind the name of the steps.
  private static let timeLabels: Set<String> = [
    "time", "arbeitszeit", "dauer", "zeit", "temps", "duree", "tiempo", "duracion", "tempo",
    "durata", "tijd", "duur",
  ]
  private static let about = ApproximateWords.about.union(["fur", "per", "pour", "para"])
  private static let articles: Set<String> = [
    "the", "our", "your", "die", "les", "los", "las", "gli", "de", "os", "unsere",
  ]
}
