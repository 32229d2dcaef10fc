/// The words of one language, with English below them: what is spelt in both has the language's
/// own meaning.
///
/// A phrase is found by a rolling hash of its words, so that reading a line takes one look-up for
/// each word and one more for each longer phrase that goes on.
final class Lexicon: Sendable {
  /// What a phrase is in a line.
  enum Role: UInt8, Sendable {
    /// A food, with its contents; plain foods hold nothing.
    case food
    /// A word beside a food: amounts, shapes, preparations.
    case filler
    /// Known behind a food, not by itself: `powder`, `juice`.
    case suffix
    /// Takes traits away from the food beside it: `vegan`, `gluten-free`.
    case drop
    /// The food before it is not there: `lard-free`.
    case free
    /// The food behind it is not there: `without`.
    case not
    case or, and
    /// What stands beside it holds only under a condition: `if needed`.
    case conditional
    /// What follows says what it is for, and is no ingredient.
    case purpose
    /// The food comes out of what follows: `zest from 2 oranges`, `tuna in oil`.
    case example
    /// The cook may leave it out.
    case optional
    /// Some cooks need what stands beside it and others do not: of `gluten-free flour if needed` the
    /// others take another flour.
    case needed
    /// The cook says what it is: `of your choice`.
    case choice
    /// Leads to another recipe.
    case reference
    /// Leads to a note or is one: what it speaks of is not what the line names.
    case note
    /// Names a part of the recipe, not a food.
    case heading
    /// A tool. The line names no ingredient where it has no food beside tools.
    case equipment
    /// Leads to tools: `special equipment`.
    case tools
    /// In a title it may be of plants: `burger`.
    case imitated
    /// In a title only: a dish, or a word for one, with what it is usually made of.
    case title
    /// Such a dish that may have any filling, which its title tells then: `samosas`.
    case filled
    /// In a title only: what is named after the food before it and need not hold it: `rub`, `inn`.
    case namesake
  }

  struct Term: Sendable {
    var role: Role
    var contents = FoodContents()
    /// Whether it names something to eat, here or in a title.
    var isFood: Bool { role == .food || role == .title || role == .filled }
  }

  /// A phrase that a line holds.
  struct Match {
    /// Its place in ``terms``.
    var term: Int
    /// The number of its words.
    var count: Int
    /// Whether, in a title, it may be of plants.
    var isImitated: Bool
    /// The words beside which it may be something else: `oyster` beside `mushroom`.
    var beside: Set<UInt64>?
  }

  fileprivate struct Node {
    var term: Int32 = -1
    /// What it is in a title, where that differs.
    var titleTerm: Int32 = -1
    var beside: Int16 = -1
    var goesOn = false
    var isImitated = false
  }

  let terms: [Term]
  private let nodes: HashedTable<Node>
  /// Spellings that stand for another word, by their hashes: plurals and the like.
  private let aliases: HashedTable<UInt64>
  /// The words with one letter left out, each with the term of the whole word.
  private let shortened: HashedTable<Int32>
  private let besides: [Set<UInt64>]
  private let joinsWords: Bool
  private let knowsMostWords: Bool

  /// Reads files of words.
  /// - Parameters:
  ///   - files: the files, the weightiest first.
  ///   - dishes: the names of dishes in titles, of all languages.
  ///   - joinsWords: whether the language makes one word of two.
  init(_ files: [WordFile], dishes: WordFile, joinsWords: Bool) {
    self.joinsWords = joinsWords
    knowsMostWords = files.count == 1
    var builder = LexiconBuilder()
    for (rank, file) in files.enumerated() { builder.add(file, isOwn: rank == 0) }
    builder.add(dishes, isOwn: false)
    for hash in builder.imitated { builder.nodes[hash]?.isImitated = true }
    var besides: [Set<UInt64>] = []
    for (word, others) in builder.beside {
      builder.nodes[WordHash.chain(0, word)]?.beside = Int16(besides.count)
      besides.append(others)
    }
    terms = builder.terms
    nodes = HashedTable(builder.nodes)
    aliases = HashedTable(builder.aliases)
    shortened = HashedTable(builder.shortened)
    self.besides = besides
  }

  /// The word that a spelling stands for.
  func canonical(_ word: UInt64) -> UInt64 { aliases[word] ?? word }

  /// The term of one word.
  func term(_ word: UInt64, inTitle: Bool = false) -> Int? {
    guard let node = nodes[WordHash.chain(0, canonical(word))] else { return nil }
    let term = inTitle && node.titleTerm >= 0 ? node.titleTerm : node.term
    return term >= 0 ? Int(term) : nil
  }

  /// The longest phrase at the beginning of some words.
  /// - Parameters:
  ///   - tokens: the tokens of a line, in canonical spelling.
  ///   - first: the place of the first word.
  ///   - end: the place behind the last one that may belong to it.
  ///   - inTitle: whether the words are those of a title.
  /// - Returns: the phrase; nil when none begins there.
  func longest(
    in tokens: [LineToken], from first: Int, below end: Int, inTitle: Bool = false
  ) -> Match? {
    var found: (node: Node, term: Int32, count: Int)?
    var (hash, place): (UInt64, Int) = (0, first)
    while place < end, place == first || tokens[place].gap <= .hyphen {
      hash = WordHash.chain(hash, tokens[place].hash)
      guard let node = nodes[hash] else { break }
      place += 1
      let term = inTitle && node.titleTerm >= 0 ? node.titleTerm : node.term
      if term >= 0 { found = (node, term, place - first) }
      if !node.goesOn { break }
    }
    return found.map { node, term, count in
      Match(
        term: Int(term), count: count, isImitated: node.isImitated,
        beside: count == 1 && node.beside >= 0 ? besides[Int(node.beside)] : nil)
    }
  }

  /// What a word that nobody knows may be: two known words run together, a known word with a letter
  /// too many, too few or wrong, or a name with a known food in it.
  ///
  /// It is settled where nothing is left that could be another food: not where a part is strange,
  /// nor by a likeness in a language of which few words are known.
  func guess(_ word: [UInt8], inTitle: Bool = false) -> (term: Term, isSettled: Bool)? {
    guard (4...40).contains(word.count) else { return nil }
    if joinsWords, let term = split(word, inTitle) { return (term, true) }
    if let term = misspelt(word) { return (term, knowsMostWords) }
    return containing(word, inTitle).map { ($0, false) }
  }

  /// The dish with which a word of two ends, in languages that make one word of two.
  func dish(endingOf word: [UInt8]) -> Term? {
    guard joinsWords else { return nil }
    for length in stride(from: word.count - 3, through: 4, by: -1) {
      guard let number = term(WordHash.of(word.suffix(length)), inTitle: true),
        terms[number].role == .title || terms[number].role == .filled
      else { continue }
      return terms[number]
    }
    return nil
  }

  private func split(_ word: [UInt8], _ inTitle: Bool) -> Term? {
    for cut in stride(from: word.count - 3, through: 1, by: -1) {
      guard let left = term(WordHash.of(word[..<cut]), inTitle: inTitle),
        let right = term(WordHash.of(word[cut...]), inTitle: inTitle)
      else { continue }
      let pair = [terms[left], terms[right]]
      guard pair.allSatisfy({ $0.isFood || $0.role == .filler }), cut > 2 || left != right
      else { continue }
      if cut < 3, pair[0].isFood { continue }
      var contents = pair[0].contents
      contents.add(pair[1].contents)
      let isFood = pair.contains { $0.isFood }
      return Term(role: isFood ? .food : .filler, contents: contents.asPossible)
    }
    return nil
  }

  private func misspelt(_ word: [UInt8]) -> Term? {
    guard word.count >= 5 else { return nil }
    var found: Term?
    func consider(_ number: Int?) {
      guard let number else { return }
      let term = terms[number]
      guard term.role == .food || (term.role == .filler && found == nil) else { return }
      if found == nil || found?.contents == FoodContents() { found = term }
    }
    consider(shortened[WordHash.of(word)].map(Int.init))
    for place in word.indices {
      let key = WordHash.of(word, without: place)
      if word.count >= 6 { consider(term(key)) }
      consider(shortened[key].map(Int.init))
    }
    return found.map { Term(role: $0.role, contents: $0.contents.asPossible) }
  }

  /// Only what a food may hold is taken from a part of a word, never that it is plain.
  private func containing(_ word: [UInt8], _ inTitle: Bool) -> Term? {
    for length in stride(from: word.count - 1, through: 4, by: -1) {
      for part in [word.suffix(length), word.prefix(length)] {
        guard let number = term(WordHash.of(part), inTitle: inTitle) else { continue }
        let term = terms[number]
        if term.isFood, term.contents != FoodContents() {
          return Term(role: .food, contents: term.contents.asPossible)
        }
      }
    }
    return nil
  }
}

/// Gathers the words of files; see ``Lexicon``.
private struct LexiconBuilder {
  var terms: [Lexicon.Term] = []
  var nodes: [UInt64: Lexicon.Node] = [:]
  var aliases: [UInt64: UInt64] = [:]
  var shortened: [UInt64: Int32] = [:]
  var beside: [UInt64: Set<UInt64>] = [:]
  var imitated: Set<UInt64> = []

  init() {
    // Growing step by step, they would be hashed several times.
    nodes.reserveCapacity(20_000)
    aliases.reserveCapacity(40_000)
    shortened.reserveCapacity(60_000)
  }

  mutating func add(_ file: WordFile, isOwn: Bool) {
    for (alias, word) in file.aliases where aliases[alias] == nil {
      // English forms must not hide words of the language.
      if isOwn || nodes[WordHash.chain(0, alias)] == nil { aliases[alias] = word }
    }
    for entry in file.entries where entry.role == .imitated {
      for phrase in entry.phrases { imitated.formUnion(phraseHash(phrase).map { [$0] } ?? []) }
    }
    for entry in file.entries where entry.role != .imitated {
      let number = Int32(terms.count)
      terms.append(Lexicon.Term(role: entry.role, contents: entry.contents))
      for phrase in entry.phrases {
        let words = phrase.map { aliases[WordHash.of($0)] ?? WordHash.of($0) }
        var node: UInt64 = 0
        for (place, word) in words.enumerated() {
          node = WordHash.chain(node, word)
          if place + 1 < words.count {
            nodes[node, default: Lexicon.Node()].goesOn = true
          } else if entry.role == .title || entry.role == .filled {
            addTitle(entry, at: node)
          } else if entry.role == .namesake {
            nodes[node, default: Lexicon.Node()].titleTerm = number
          } else if nodes[node, default: Lexicon.Node()].term < 0 {
            nodes[node, default: Lexicon.Node()].term = number
          }
        }
        if phrase.count == 1, let word = phrase.first { addShortened(word, number) }
        if !entry.beside.isEmpty, words.count == 1 {
          beside[words[0], default: []].formUnion(entry.beside.map { canonical(WordHash.of($0)) })
        }
      }
    }
  }

  /// What a dish is made of adds up, over lines and with what its name surely holds in lists.
  private mutating func addTitle(_ entry: WordFile.Entry, at hash: UInt64) {
    var node = nodes[hash] ?? Lexicon.Node()
    var (role, all) = (entry.role, entry.contents.asPossible)
    if node.titleTerm >= 0 {
      all.add(terms[Int(node.titleTerm)].contents)
      if terms[Int(node.titleTerm)].role == .filled { role = .filled }
    } else if node.term >= 0, terms[Int(node.term)].role == .food {
      all.holds = terms[Int(node.term)].contents.holds
    }
    node.titleTerm = Int32(terms.count)
    nodes[hash] = node
    terms.append(Lexicon.Term(role: role, contents: all))
  }

  private func phraseHash(_ phrase: [[UInt8]]) -> UInt64? {
    phrase.isEmpty
      ? nil : phrase.reduce(0) { WordHash.chain($0, canonical(WordHash.of($1))) }
  }

  /// Short words differ by a letter from too many others.
  private mutating func addShortened(_ word: [UInt8], _ number: Int32) {
    let entry = terms[Int(number)]
    guard word.count >= 6, entry.role == .food || entry.role == .filler else { return }
    for place in word.indices {
      let key = WordHash.of(word, without: place)
      let other = shortened[key].map { terms[Int($0)] }
      if other == nil || (other?.contents == FoodContents() && entry.contents != FoodContents()) {
        shortened[key] = number
      }
    }
  }

  private func canonical(_ word: UInt64) -> UInt64 { aliases[word] ?? word }
}

/// Hashes of folded words and of phrases.
enum WordHash {
  static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of a word with one more byte.
  static func with(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  static func of(_ word: some Sequence<UInt8>) -> UInt64 { word.reduce(start, with) }

  static func of(_ word: [UInt8], without place: Int) -> UInt64 {
    var hash = start
    for index in word.indices where index != place {
      hash = with(hash, word[index])
    }
    return hash
  }

  /// The phrase so far, with a word behind it.
  static func chain(_ phrase: UInt64, _ word: UInt64) -> UInt64 {
    (phrase &* 0x9e37_79b9_7f4a_7c15 ^ word) &* 0xff51_afd7_ed55_8ccd
  }
}

/// Values by keys that are hashes already: found at a glance or two, and never hashed again.
struct HashedTable<Value: Sendable>: Sendable {
  /// The keys where they fell, 0 for an empty place; no word's hash is 0.
  private var keys: [UInt64]
  private var values: [Value?]
  private let shift: UInt64

  init(_ entries: [UInt64: Value]) {
    let bits = max(4, Int.bitWidth - entries.count.leadingZeroBitCount + 1)
    keys = Array(repeating: 0, count: 1 << bits)
    values = Array(repeating: nil, count: 1 << bits)
    shift = UInt64(64 - bits)
    for (key, value) in entries {
      let place = place(of: key)
      keys[place] = key
      values[place] = value
    }
  }

  /// Where a key stands, or would stand.
  private func place(of key: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> shift)
    while keys[place] != key, keys[place] != 0 { place = (place + 1) & (keys.count - 1) }
    return place
  }

  subscript(_ key: UInt64) -> Value? { values[place(of: key)] }
}
