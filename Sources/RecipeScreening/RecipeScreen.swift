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
    guard !subjects.isEmpty else { return [] }
    let reading = RecipeReading(title: title, ingredients: ingredients, language: language)
    return subjects.map { subject in
      var finding = reading.finding(subject, law)
      if case .diet(let diet) = subject {
        finding.isClaimed = !diet.satisfiedBy.isDisjoint(with: claims)
      }
      return finding
    }
  }
}

extension RecipeScreen {
  /// Judges a recipe by its own words and language; its diets count as claims.
  public func findings(of recipe: Recipe, for subjects: [ScreenSubject]) -> [ScreenFinding] {
    findings(
      title: recipe.listing.title, ingredients: recipe.listing.ingredients,
      language: recipe.language, claims: recipe.listing.diets ?? [], for: subjects)
  }
}

/// A recipe as its lines were understood.
private struct RecipeReading {
  private let title: String
  private let ingredients: [String]
  private var titleReading = LineReading()
  private var lines: [LineReading] = []
  private var isKnownLanguage = true
  /// What any line holds, may hold and rarely holds: most subjects need no closer look.
  private var all = FoodContents()

  /// Recipes with more lines are read to here.
  private static let mostLines = 500
  /// Of a list with so many lines nobody knows whether it went on: sources give no more.
  private static let mostWhole = 200

  init(title: String, ingredients: [String], language: String?) {
    self.title = title
    self.ingredients = ingredients
    let hint = language.map { ScreenLanguage(tag: $0) }
    if let hint { isKnownLanguage = hint != nil }
    var chosen = (hint ?? nil) ?? .english
    read(chosen)
    let strange = lines.count { $0.unknown != nil }
    if strange * 4 > lines.count, lines.count > 0 {
      let likely = ScreenLanguage.likely(title: title, ingredients, unless: chosen)
      if likely != chosen {
        chosen = likely
        isKnownLanguage = true
        read(chosen)
      }
    }
  }

  private mutating func read(_ language: ScreenLanguage) {
    let reader = LineReader(lexicon: language.lexicon, namesComeLast: language.namesComeLast)
    var tokens = LineTokens()
    titleReading = Self.read(title, reader, &tokens)
    lines = ingredients.prefix(Self.mostLines).map { Self.read($0, reader, &tokens) }
    all = FoodContents()
    for line in lines { for food in line.foods { all.add(food.contents) } }
  }

  private static func read(
    _ line: String, _ reader: LineReader, _ tokens: inout LineTokens
  ) -> LineReading {
    var line = line
    let (reading, mayBeHeading) = line.withUTF8 { bytes in
      tokens.read(bytes)
      tokens.settle(reader.lexicon)
      let marks: [UInt8] = [0x3A, 0x5D, 0x23, 0x2D, 0x3D]
      let last = bytes.last { $0 > 0x20 }
      return (reader.read(bytes, tokens.tokens), last.map(marks.contains) ?? true)
    }
    guard mayBeHeading, tokens.tokens.isEmpty || HeadingLine.name(in: line) != nil else {
      return reading
    }
    return LineReading.heading
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
    let flesh: FoodTraits = [.meat, .flesh, .fish, .crustacean, .mollusc]
    if let food = titleReading.firstFood(holding: against) {
      let isSure =
        !food.isImitated
        && !food.contents.holds.intersection(against).isDisjoint(with: flesh)
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
    guard isKnownLanguage, lines.contains(where: { !$0.foods.isEmpty }) else {
      return ScreenFinding(subject, .unknown, .nothingToRead)
    }
    guard isWhole else { return ScreenFinding(subject, .unknown, .cutOff) }
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

  /// Whether the lines are all that the recipe has, as far as they tell.
  private var isWhole: Bool {
    let isCut = ingredients.contains { $0.hasSuffix("…") || $0.hasSuffix("...") }
    return !isCut && ingredients.count < Self.mostWhole
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
