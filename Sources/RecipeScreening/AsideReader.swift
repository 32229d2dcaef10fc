import RecipeModel

/// Finds the foods that stand beside the lines of a recipe and in none of them: `butter` of a step,
/// where no line has any.
///
/// A step speaks of what the lines name in fewer words: `the milk` is the almond milk, `the butter`
/// the vegan one. So a word counts as named where a line's food ends with it, or where a line takes
/// something from its foods (`vegan`, `dairy-free`) and has it anywhere.
struct AsideReader {
  /// A food that no line names.
  struct Found {
    var traits: FoodTraits
    var place: ScreenPlace
    /// The sentence that names it, and where in it.
    var sentence: String
    var range: Range<Int>
  }

  private let lexicon: Lexicon
  private let language: ScreenLanguage
  /// The words by which steps call the foods of the lines.
  private var names: Set<UInt64> = []
  /// All words of each line.
  private var lineWords: [Set<UInt64>] = []
  private let own: OwnWords

  /// The most texts that are read; a recipe has at most some hundred steps.
  private static let mostTexts = 600
  private static let mostBytes = 1_500

  init(_ language: ScreenLanguage, titles: [String], lines: [String]) {
    self.language = language
    lexicon = language.lexicon
    own = OwnWords(language)
    for line in lines where HeadingLine.name(in: line) == nil { learn(line, isTitle: false) }
    for title in titles { learn(title, isTitle: true) }
  }

  /// The foods that some texts name and no line does.
  func foods(in asides: [ScreenText.Aside]) -> [Found] {
    var found: [Found] = []
    for aside in asides.prefix(Self.mostTexts) {
      for sentence in Self.sentences(aside.text) {
        read(sentence) { traits, range in
          let traits = traits.intersection(aside.place.traits)
          guard !traits.isEmpty else { return }
          found.append(
            Found(traits: traits, place: aside.place, sentence: sentence, range: range))
        }
      }
    }
    return found
  }

  // MARK: Lines

  private mutating func learn(_ line: String, isTitle: Bool) {
    var tokens = LineTokens()
    var line = line
    line.withUTF8 { tokens.read($0) }
    tokens.settle(lexicon)
    let words = tokens.tokens
    var hasDrop = false
    var place = 0
    while place < words.count {
      guard let match = lexicon.longest(in: words, from: place, below: words.count) else {
        place += 1
        continue
      }
      let role = lexicon.terms[match.term].role
      if role == .drop || role == .free || role == .not { hasDrop = true }
      if role == .food, !isTitle {
        names.insert(words[language.namesComeLast ? place + match.count - 1 : place].hash)
      }
      place += match.count
    }
    let all = Set(words.filter { !$0.isNumber }.map(\.hash))
    if !isTitle { lineWords.append(all) }
    if hasDrop { names.formUnion(all) }
  }

  private func isNamed(_ words: ArraySlice<LineToken>) -> Bool {
    if words.count == 1, let word = words.first { return names.contains(word.hash) }
    return words.allSatisfy { names.contains($0.hash) }
      || lineWords.contains { line in words.allSatisfy { line.contains($0.hash) } }
  }

  // MARK: Sentences

  /// Texts in parts that are short enough to be read whole.
  private static func sentences(_ text: String) -> [String] {
    var parts: [String] = []
    var start = text.startIndex
    var count = 0
    for place in text.utf8.indices {
      let byte = text.utf8[place]
      count += 1
      let ends = byte == 0x2E || byte == 0x21 || byte == 0x3B || byte == 0x0A
      guard ends || (count > mostBytes && byte == 0x20) else { continue }
      let next = text.utf8.index(after: place)
      // `1.5` and `e.g.` go on.
      if byte == 0x2E, next < text.endIndex, text.utf8[next] > 0x20 { continue }
      parts.append(String(text[start..<next]))
      (start, count) = (next, 0)
    }
    parts.append(String(text[start...]))
    return parts
  }

  /// Calls `body` with what each food of a sentence surely holds that no line names, and of such as
  /// ``OwnWords/doubtful`` with what it may hold.
  private func read(_ sentence: String, _ body: (FoodTraits, Range<Int>) -> Void) {
    var sentence = sentence
    sentence.withUTF8 { bytes in
      var reader = LineTokens()
      reader.read(bytes)
      reader.settle(lexicon)
      let tokens = reader.tokens
      var foods: [(traits: FoodTraits, words: Range<Int>)] = []
      var (drop, isNot): (FoodTraits, Bool) = ([], false)
      // Where the last food ends that is not there: `without butter, cream or eggs`.
      var notEnd = -1
      var place = 0
      while place < tokens.count {
        let token = tokens[place]
        if token.gap >= .comma, place > 0 {
          isNot = false
          drop = []
        }
        guard let match = lexicon.longest(in: tokens, from: place, below: tokens.count) else {
          if let traits = done(token) ?? guess(token, bytes) {
            foods.append((traits, place..<place + 1))
          }
          place += 1
          continue
        }
        // Lines know such a word as one beside a food.
        if match.count == 1, let traits = done(token) {
          if !isNot { foods.append((traits, place..<place + 1)) }
          isNot = false
          place += 1
          continue
        }
        let term = lexicon.terms[match.term]
        let words = place..<place + match.count
        switch term.role {
        case .food:
          let traits = contents(term, tokens[words]).subtracting(drop)
          let isListed =
            notEnd >= 0 && tokens[notEnd..<place].allSatisfy { own.links.contains($0.hash) }
          if isNot || isListed {
            (isNot, notEnd) = (false, words.upperBound)
          } else if !traits.isEmpty, !isOther(words, tokens) {
            foods.append((traits, words))
          }
        case .drop:
          drop.formUnion(term.contents.holds)
          // `butter (vegan)`, `beurre végétal`.
          if let last = foods.last, last.words.upperBound == place,
            token.gap == .bracket || !language.namesComeLast
          {
            foods[foods.count - 1].traits.subtract(term.contents.holds)
          }
        case .free: if foods.last?.words.upperBound == place { foods.removeLast() }
        case .not: isNot = true
        case .and, .or: drop = []
        default: break
        }
        place = words.upperBound
      }
      for food in foods where !food.traits.isEmpty && !isNamed(tokens[food.words]) {
        body(
          food.traits,
          tokens[food.words.lowerBound].range
            .lowerBound..<tokens[food.words.upperBound - 1].range.upperBound)
      }
    }
  }

  /// What a food holds; of a doubtful one what it may hold, too.
  private func contents(_ term: Lexicon.Term, _ words: ArraySlice<LineToken>) -> FoodTraits {
    let isDoubtful = words.contains { own.doubtful.contains($0.hash) }
    return isDoubtful ? term.contents.holds.union(term.contents.may) : term.contents.holds
  }

  /// What was put on a dish or a board; nil where lines name something of that kind.
  private func done(_ token: LineToken) -> FoodTraits? {
    guard let done = own.done[token.hash], done.names.isDisjoint(with: names) else { return nil }
    return done.traits
  }

  /// What a long word of two that nobody knows holds: `Buttersauce`.
  private func guess(_ token: LineToken, _ bytes: UnsafeBufferPointer<UInt8>) -> FoodTraits? {
    guard language == .german || language == .dutch, !token.isNumber, !token.isForeign,
      token.range.count > 8
    else { return nil }
    let word = LineTokens.folded(bytes, token.range)
    guard let guess = lexicon.guess(word), guess.isSettled, guess.term.role == .food else {
      return part(word)
    }
    // Of a compound nobody is sure; what a step names and no line does is in doubt anyway.
    let traits = guess.term.contents.holds.union(guess.term.contents.may)
    return traits.isEmpty ? nil : traits
  }

  /// What a part of a dish is made of by its name, where no line names that: `Sahnesauce`.
  private func part(_ word: [UInt8]) -> FoodTraits? {
    for cut in stride(from: word.count - 3, through: 3, by: -1) {
      let (food, part) = (WordHash.of(word[..<cut]), WordHash.of(word[cut...]))
      guard let last = lexicon.term(part), lexicon.terms[last].role == .heading,
        !own.products.contains(lexicon.canonical(part)), let first = lexicon.term(food),
        lexicon.terms[first].role == .food, !names.contains(lexicon.canonical(food))
      else { continue }
      let traits = lexicon.terms[first].contents.holds
      if !traits.isEmpty { return traits }
    }
    return nil
  }

  /// Whether the words of a food mean something else in a sentence: what the recipe makes (`the
  /// dough`), a tool (`butter knife`), a likeness (`walnut-sized`, `resembles breadcrumbs`), or what is
  /// done (`cream the mixture`).
  private func isOther(
    _ words: Range<Int>, _ tokens: [LineToken]
  ) -> Bool {
    if words.count == 1, own.products.contains(tokens[words.lowerBound].hash) { return true }
    if isLikeness(words.lowerBound, tokens) { return true }
    if words.count == 1, isVerb(words.lowerBound, tokens) { return true }
    guard words.upperBound < tokens.count, tokens[words.upperBound].gap <= .hyphen else {
      return false
    }
    let next = tokens[words.upperBound].hash
    if own.sizes.contains(next) { return true }
    // Where the food comes first, it is what was done to it: `gruyère râpé` beside `râpe`.
    return language.namesComeLast
      && lexicon.term(next).map { lexicon.terms[$0].role } == .equipment
  }

  /// Whether a word that names a food as well says what cooks do, or is a thing.
  ///
  /// `Roast for an hour` does, `slice the roast` does not. A rack is what one cools on unless it is of something.
  private func isVerb(_ place: Int, _ tokens: [LineToken]) -> Bool {
    let word = tokens[place].hash
    guard own.verbs.contains(word) || own.things.contains(word) else { return false }
    let isJoined = place > 0 && tokens[place].gap < .comma
    if own.things.contains(word) {
      return !(place + 1 < tokens.count && own.links.contains(tokens[place + 1].hash))
    }
    guard isJoined else { return true }
    let isLinked = own.links.contains(tokens[place - 1].hash)
    let next = place + 1 < tokens.count ? tokens[place + 1].hash : 0
    return isLinked
      ? own.afterVerbs.contains(next) : !own.beforeFood.contains(tokens[place - 1].hash)
  }

  /// Whether what stands before a word makes a likeness of it: `like a walnut`, `the consistency of
  /// thick cream`.
  private func isLikeness(_ place: Int, _ tokens: [LineToken]) -> Bool {
    var before = place - 1
    while before >= max(0, place - 4), tokens[before + 1].gap < .comma {
      let word = tokens[before].hash
      if own.measures.contains(word) { return true }
      if own.likenesses.contains(word) {
        return tokens[before + 1..<place].allSatisfy { own.articles.contains($0.hash) }
      }
      before -= 1
    }
    return false
  }

  /// Words of sentences that lines do without.
  private struct OwnWords {
    /// What recipes make of their own ingredients and call by one word.
    let products: Set<UInt64>
    /// What makes a likeness of the word behind it, or behind an article.
    let likenesses: Set<UInt64>
    let articles: Set<UInt64>
    /// What makes a likeness of a word that follows soon.
    let measures: Set<UInt64>
    let sizes: Set<UInt64>
    /// What was put on a dish or a board, and what lines call it: `a buttered dish`.
    let done: [UInt64: (traits: FoodTraits, names: Set<UInt64>)]
    let links: Set<UInt64>
    /// Names of foods that are also what cooks do, and what stands before them as foods.
    let verbs: Set<UInt64>
    let beforeFood: Set<UInt64>
    let afterVerbs: Set<UInt64>
    /// Names of parts of animals that are also things.
    let things: Set<UInt64>
    /// Names of foods that only may hold something, and that steps use for nothing else: stock, and
    /// cheese that may have rennet.
    let doubtful: Set<UInt64>

    private static let doubtful: [ScreenLanguage: String] = [
      .english: "stock broth bouillon parmesan pesto noodles naan worcestershire",
      .german: "bruhe gemusebruhe fond bouillon bruhwurfel suppenwurfel parmesan pesto nudeln naan",
      .french: "bouillon fond parmesan pesto nouilles naan",
      .spanish: "caldo parmesano pesto fideos naan",
      .italian: "brodo dado parmigiano pesto noodles naan",
      .dutch: "bouillon bouillonblokje parmezaan parmezaanse pesto noedels noten naan",
    ]

    /// Words for what is done with a food, what lines call that, and what it holds.
    private static let done:
      [ScreenLanguage: [(words: String, names: String, traits: FoodTraits)]] = [
        .english: [
          ("buttered", "butter", .milk), ("floured", "flour", .wheat),
          ("breaded", "bread breadcrumbs", .wheat), ("larded", "lard", .meat),
        ],
        .german: [
          ("buttern ausbuttern gebuttert gebutterte gebutterten gebuttertes", "butter", .milk),
          ("bemehlen mehlieren bemehlt bemehlte bemehlten mehliert mehlierte", "mehl", .wheat),
          ("panieren paniert panierte panierten", "paniermehl semmelbrosel panko brosel", .wheat),
        ],
        .french: [
          ("beurrer beurrez beurree beurrees", "beurre", .milk),
          ("fariner farinez farinee farinees", "farine", .wheat),
          ("paner panez pane panee panes panees", "chapelure panure pain panko", .wheat),
        ],
        .italian: [
          ("imburrare imburrate imburra imburrato imburrata", "burro", .milk),
          ("infarinare infarinate infarina infarinato infarinata infarinati", "farina", .wheat),
          ("impanare impanate impana impanato impanata impanati", "pangrattato pane", .wheat),
        ],
        .spanish: [
          ("enmantequillar enmantequilla enmantequillado enmantequillada", "mantequilla", .milk),
          ("enharinar enharina enharinamos enharinado enharinada enharinados", "harina", .wheat),
          ("empanar empana empanamos empanado empanados", "pan harina", .wheat),
        ],
        .dutch: [
          ("beboter beboteren beboterd beboterde", "boter", .milk),
          ("bebloem bebloemen bebloemd bebloemde", "bloem meel", .wheat),
          ("paneren gepaneerd gepaneerde", "paneermeel broodkruim panko", .wheat),
        ],
      ]

    init(_ language: ScreenLanguage) {
      let lexicon = language.lexicon
      func words(_ text: String) -> Set<UInt64> {
        Set(text.split(separator: " ").map { lexicon.canonical(WordHash.of($0.utf8)) })
      }
      doubtful = words(Self.doubtful[language] ?? "")
      products = words(
        "dough batter crust cake cakes cookie cookies muffin muffins pancake pancakes waffle waffles "
          + "pie pies loaf loaves "
          + (language == .german
            ? "teig teige boden kuchen"
            : language == .french
              ? "pate pates gateau gateaux"
              : language == .spanish
                ? "masa masas"
                : language == .italian ? "impasto impasti" : "deeg beslag"))
      let like: [ScreenLanguage: String] = [
        .german: "wie statt anstelle", .french: "comme", .spanish: "como", .italian: "come",
        .dutch: "zoals",
      ]
      likenesses = words("like " + (like[language] ?? ""))
      articles = words("a an the of von der die das ein eine une un le la les el il lo de het een")
      measures = words(
        "resemble resembles resembling consistency texture thickness size shape colour color instead"
      )
      sizes = words("size sized shaped coloured colored like gross grosse")
      let said = Self.done[.english, default: []] + Self.done[language, default: []]
      done = Dictionary(
        said.flatMap { said in words(said.words).map { ($0, (said.traits, words(said.names))) } },
        uniquingKeysWith: { first, _ in first })
      links = words("and or und oder et ou y o e ed en of")
      verbs = words("cream mince toast roast fillet chop")
      beforeFood = words(
        "the a an with some in your more extra any add cooked sour heavy double single "
          + "whipped thick ice fresh clotted light")
      afterVerbs = words("for the until in at to on them it together another about")
      things = words("rack heart joint round shell tongue")
    }
  }
}
