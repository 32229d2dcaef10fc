public import RecipeModel

/// Answers whether recipes fit diets and hold what somebody avoids, from the words of their title
/// and their lines of ingredients.
///
/// Three answers: a recipe *fits* only when every line was understood and none holds or may hold
/// what counts; it *conflicts* when a line surely does; all else is *unknown*. What a source claims
/// is told beside the answer and never changes it.
///
/// ```swift
/// let screen = RecipeScreen(law: .eu)
/// let findings = screen.findings(
///   title: "Pancakes", ingredients: ["2 eggs", "200 g flour"], for: [.diet(.vegan)])
/// ```
public struct RecipeScreen: Sendable {
  /// Whose list of allergens counts.
  public var law: AllergenLaw

  /// Creates a screen by a law.
  public init(law: AllergenLaw = .eu) { self.law = law }

  /// Judges a recipe by each subject.
  /// - Parameters:
  ///   - title: the title, read together with the lines.
  ///   - ingredients: the lines as the source wrote them.
  ///   - language: the recipe's language as a BCP 47 tag, where it is told.
  ///   - claims: the diets that the source says it suits.
  ///   - subjects: what to judge by.
  /// - Returns: a finding for each subject, in their order.
  public func findings(
    title: String, ingredients: [String], language: String? = nil, claims: Set<Diet> = [],
    for subjects: [ScreenSubject]
  ) -> [ScreenFinding] {
    findings(
      of: ScreenText(title: title, lines: ingredients, language: language, claims: claims),
      for: subjects)
  }

  /// Judges a recipe by all of its words that are read.
  package func findings(of text: ScreenText, for subjects: [ScreenSubject]) -> [ScreenFinding] {
    guard !subjects.isEmpty else { return [] }
    let byTitle = text.titles.map { RecipeReading.plausible($0, text.lines, text.language) }
    // Most recipes of a list conflict or have lines alone.
    lazy var asides = AsideFindings(text, in: byTitle[0].map(\.language))
    return subjects.map { subject in
      let answers = byTitle.map { Self.agreed($0, subject, law) }
      var finding =
        answers.first { $0.verdict == .conflicts } ?? answers.first { $0.verdict == .unknown }
        ?? answers[0]
      if finding.verdict == .fits { finding = asides.finding(finding, law) }
      if !text.claims.isEmpty, case .diet(let diet) = subject {
        finding.isClaimed = !diet.satisfiedBy.isDisjoint(with: text.claims)
      }
      return finding
    }
  }

  /// What holds in whichever language the recipe is written: where the answers differ, none is sure.
  private static func agreed(
    _ readings: [RecipeReading], _ subject: ScreenSubject, _ law: AllergenLaw
  ) -> ScreenFinding {
    let first = readings[0].finding(subject, law)
    if readings.count == 1 { return first }
    let answers = [first] + readings.dropFirst().map { $0.finding(subject, law) }
    if answers.allSatisfy({ $0.verdict == first.verdict }) { return first }
    guard var doubt = answers.first(where: { $0.verdict == .conflicts }) else {
      return answers.first { $0.verdict == .unknown } ?? first
    }
    doubt.verdict = .unknown
    if case .holds(let what) = doubt.reason { doubt.reason = .mayHold(what) }
    return doubt
  }
}

extension RecipeScreen {
  /// Judges a recipe by its own words and language; its diets count as claims.
  public func findings(of recipe: Recipe, for subjects: [ScreenSubject]) -> [ScreenFinding] {
    findings(of: ScreenText(recipe), for: subjects)
  }
}

/// What stands in the way of a *fits* beside the lines themselves.
private struct AsideFindings {
  private let foods: [AsideReader.Found]
  private let provesNothing: Bool
  private let lacksLists: Bool
  private let hasSteps: Bool

  init(_ text: ScreenText, in languages: [ScreenLanguage]) {
    foods =
      text.asides.isEmpty
      ? []
      : languages.flatMap { language in
        AsideReader(language, titles: text.titles, lines: text.lines).foods(in: text.asides)
      }
    provesNothing =
      text.mayBeSelection && !text.lines.contains { MeasuredIngredient($0).amount != nil }
    hasSteps = text.hasSteps
    lacksLists = text.lacksLists
  }

  /// The finding that is left of a *fits*.
  func finding(_ fit: ScreenFinding, _ law: AllergenLaw) -> ScreenFinding {
    let (against, _) = fit.subject.traits(law)
    if let food = foods.first(where: { !$0.traits.isDisjoint(with: against) }) {
      return ScreenFinding(
        fit.subject, .unknown, .beside(food.traits.intersection(against).word, food.place),
        line: food.sentence,
        word: String(
          decoding: food.sentence.utf8.dropFirst(
            food.range.lowerBound
          ).prefix(food.range.count), as: UTF8.self))
    }
    if provesNothing { return ScreenFinding(fit.subject, .unknown, .namesAlone) }
    if lacksLists { return ScreenFinding(fit.subject, .unknown, .otherLists) }
    var fit = fit
    if !hasSteps { fit.reason = .nothingInLines }
    return fit
  }
}

/// A recipe as its lines were understood.
private struct RecipeReading {
  let language: ScreenLanguage
  private let title: String
  private let ingredients: [String]
  private var titleReading = LineReading()
  private var lines: [LineReading] = []
  private let isKnownLanguage: Bool
  /// Whether the lines are all that the recipe has, as far as they tell.
  private let isWhole: Bool
  /// What any line holds, may hold and rarely holds: most subjects need no closer look.
  private var all = FoodContents()

  /// Recipes with more lines are read to here.
  private static let mostLines = 500
  /// Of a list with so many lines nobody knows whether it went on: sources give no more.
  private static let mostWhole = 200
  /// So few foods may be all that somebody wrote down of a dish with a name that nobody knows.
  private static let mostFew = 3

  /// Reads a recipe in each language that it may be written in: those to which most of its words
  /// belong, and the one that is told, which alone counts if it is among them, and not at all if many
  /// lines are strange in it.
  static func plausible(
    _ title: String, _ ingredients: [String], _ tag: String?
  ) -> [RecipeReading] {
    let told = tag.flatMap(ScreenLanguage.init(tag:))
    let isKnown = told != nil || tag?.isEmpty ?? true
    let isWhole = isWhole(ingredients)
    func reading(_ language: ScreenLanguage, _ votes: inout LanguageVotes) -> RecipeReading {
      RecipeReading(
        title, ingredients, language, isKnownLanguage: isKnown, isWhole: isWhole, &votes)
    }
    var votes = LanguageVotes()
    let first = told ?? .english
    let own = reading(first, &votes)
    let likely = votes.winners
    if likely.isEmpty || told != nil && likely.contains(first) { return [own] }
    let others = likely.filter { $0 != first }.map { reading($0, &votes) }
    let counts = told == nil ? likely.contains(first) : !own.isStrange
    return counts ? [own] + others : others
  }

  private init(
    _ title: String, _ ingredients: [String], _ language: ScreenLanguage, isKnownLanguage: Bool,
    isWhole: Bool, _ votes: inout LanguageVotes
  ) {
    self.title = title
    self.language = language
    self.ingredients = ingredients
    self.isKnownLanguage = isKnownLanguage
    self.isWhole = isWhole
    let reader = language.reader()
    var tokens = LineTokens()
    // A dish may have a name of another language.
    var uncounted = LanguageVotes()
    titleReading = Self.read(title, language.reader(ofTitles: true), &tokens, &uncounted)
    if !titleReading.strange.isEmpty { readStrangeWords(of: language, &tokens) }
    lines.reserveCapacity(ingredients.count)
    for line in ingredients.prefix(Self.mostLines) {
      lines.append(Self.read(line, reader, &tokens, &votes))
    }
    if lines.count == ingredients.count, let last = lines.last, last.isHeading {
      // `Your favourite toppings` at the end of a list is no heading: nothing follows it.
      lines[lines.count - 1].unknown = 0..<ingredients[lines.count - 1].utf8.count
    }
    for line in lines { for food in line.foods { all.add(food.contents) } }
  }

  /// Reads what stands in a title of another language than the recipe's.
  private mutating func readStrangeWords(of own: ScreenLanguage, _ tokens: inout LineTokens) {
    var uncounted = LanguageVotes()
    for language in LanguageVotes.languages(of: titleReading.strange.map { text(title, $0) })
    where language != own {
      let other = Self.read(title, language.reader(ofTitles: true), &tokens, &uncounted)
      for var food in other.foods
      where titleReading.strange.contains(where: food.range.overlaps) {
        food.contents = food.contents.asPossible
        titleReading.foods.append(food)
      }
      titleReading.strange.removeAll { range in !other.strange.contains(range) }
    }
  }

  private static func isWhole(_ ingredients: [String]) -> Bool {
    ingredients.count < mostWhole && !ingredients.contains(where: isCut)
  }

  private static func isCut(_ line: String) -> Bool {
    line.utf8.suffix(3).elementsEqual("…".utf8) || line.utf8.suffix(3).elementsEqual("...".utf8)
  }

  /// Whether many lines name what nobody knows.
  private var isStrange: Bool { lines.count { $0.unknown != nil } * 4 > lines.count }

  private static func read(
    _ line: String, _ reader: LineReader, _ tokens: inout LineTokens,
    _ votes: inout LanguageVotes
  ) -> LineReading {
    var line = line
    let (reading, mayBeHeading) = line.withUTF8 { bytes in
      tokens.read(bytes)
      votes.count(tokens.tokens)
      tokens.settle(reader.lexicon)
      let marks: [UInt8] = [0x3A, 0x5D, 0x23, 0x2D, 0x3D]
      let last = bytes.last { $0 > 0x20 }
      return (reader.read(bytes, tokens.tokens), last.map(marks.contains) ?? true)
    }
    guard mayBeHeading, !reader.isOfTitles else { return reading }
    if tokens.tokens.isEmpty { return LineReading() }
    return HeadingLine.name(in: line) == nil ? reading : .heading
  }

  func finding(_ subject: ScreenSubject, _ law: AllergenLaw) -> ScreenFinding {
    let (against, doubtful) = subject.traits(law)
    if !all.holds.isDisjoint(with: against),
      let place = lines.firstIndex(where: { $0.firstFood(holding: against) != nil }),
      let food = lines[place].firstFood(holding: against)
    {
      return cited(
        subject, .conflicts, .holds(food.contents.holds.intersection(against).word), place,
        food.range)
    }
    if let food = titleReading.firstFood(holding: against) {
      let isSure =
        !food.isImitated
        && !food.contents.holds.intersection(against).isDisjoint(with: .anyFlesh)
      let reason = food.contents.holds.intersection(against).word
      return ScreenFinding(
        subject, isSure ? .conflicts : .unknown, isSure ? .holds(reason) : .mayHold(reason),
        line: title, word: text(title, food.range))
    }
    let wide = against.union(doubtful)
    for (place, line) in lines.enumerated()
    where !all.may.union(all.holds).isDisjoint(with: wide) {
      for food in line.foods {
        let doubt = food.contents.may.union(food.contents.holds).intersection(wide)
        if !doubt.isEmpty {
          return cited(subject, .unknown, .mayHold(doubt.word), place, food.range)
        }
      }
    }
    if let place = lines.firstIndex(where: { $0.unknown != nil }), let range = lines[place].unknown
    {
      return cited(subject, .unknown, .notRecognised, place, range)
    }
    if let food = titleReading.foods.first(where: { !$0.contents.may.isDisjoint(with: wide) }) {
      return ScreenFinding(
        subject, .unknown, .mayHold(food.contents.may.intersection(wide).word), line: title,
        word: text(title, food.range))
    }
    if lines.reduce(0, { $0 + $1.foods.count }) <= Self.mostFew,
      let range = titleReading.strange.first
    {
      return ScreenFinding(
        subject, .unknown, .notRecognised, line: title, word: text(title, range))
    }
    guard isKnownLanguage, lines.contains(where: { !$0.foods.isEmpty }) else {
      return ScreenFinding(subject, .unknown, .nothingToRead)
    }
    guard isWhole else {
      return ScreenFinding(
        subject, .unknown, .cutOff, line: ingredients.first(where: Self.isCut))
    }
    var finding = ScreenFinding(subject, .fits, .nothingFound)
    for (place, line) in lines.enumerated() where !all.rarely.isDisjoint(with: wide) {
      guard let food = line.foods.first(where: { !$0.contents.rarely.isDisjoint(with: wide) })
      else {
        continue
      }
      finding.note = ScreenFinding.Note(
        holds: food.contents.rarely.intersection(wide).word, line: ingredients[place],
        word: text(ingredients[place], food.range))
      break
    }
    return finding
  }

  private func cited(
    _ subject: ScreenSubject, _ verdict: ScreenVerdict, _ reason: ScreenReason, _ place: Int,
    _ range: Range<Int>
  ) -> ScreenFinding {
    let line = ingredients[place]
    return ScreenFinding(subject, verdict, reason, line: line, word: text(line, range))
  }

  private func text(_ line: String, _ range: Range<Int>) -> String {
    String(decoding: line.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}

extension LineReading {
  /// The first food that surely holds one of the traits.
  func firstFood(holding traits: FoodTraits) -> Food? {
    foods.first { !$0.contents.holds.isDisjoint(with: traits) }
  }
}
