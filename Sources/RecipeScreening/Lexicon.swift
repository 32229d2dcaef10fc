/// The words of one language, with English below them: what is spelt in both has the language's
/// own meaning.
///
/// A phrase is found by a rolling hash of its words, so that reading a line takes one look-up for
/// each word and one more for each longer phrase that goes on.
struct Lexicon: Sendable {
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
    /// Leads to another recipe or to a note.
    case reference
    /// Names a part of the recipe, not a food.
    case heading
    /// The line names tools.
    case equipment
    /// In a title it may be of plants: `burger`.
    case imitated
  }

  struct Term: Sendable {
    var role: Role
    var contents = FoodContents()
  }

  private struct Node {
    var term: Int32 = -1
    var goesOn = false
  }

  private(set) var terms: [Term] = []
  private var nodes: [UInt64: Node] = [:]
  /// Spellings that stand for another word, by their hashes: plurals and the like.
  private var aliases: [UInt64: UInt64] = [:]
  /// The words with one letter left out, each with the term of the whole word.
  private var shortened: [UInt64: Int32] = [:]
  /// The words beside which a food may be something else: `oyster` beside `mushroom`.
  private(set) var beside: [UInt64: Set<UInt64>] = [:]

  /// The phrases that, in a title, may be of plants.
  private(set) var imitated: Set<UInt64> = []

  /// Reads files of words, the weightiest first.
  init(_ files: [WordFile]) {
    for (rank, file) in files.enumerated() { add(file, isOwn: rank == 0) }
  }

  private mutating func add(_ file: WordFile, isOwn: Bool) {
    let spelling = Spelling(file)
    for (alias, word) in spelling.aliases where aliases[alias] == nil {
      // English forms must not hide words of the language.
      if isOwn || nodes[WordHash.chain(0, alias)] == nil { aliases[alias] = word }
    }
    for entry in file.entries where entry.role == .imitated {
      for phrase in entry.phrases { imitated.formUnion(phraseHash(phrase).map { [$0] } ?? []) }
    }
    for entry in file.entries where entry.role != .imitated {
      let number = Int32(terms.count)
      terms.append(Term(role: entry.role, contents: entry.contents))
      for phrase in entry.phrases {
        let words = phrase.map { aliases[WordHash.of($0)] ?? WordHash.of($0) }
        var node: UInt64 = 0
        for (place, word) in words.enumerated() {
          node = WordHash.chain(node, word)
          if place + 1 < words.count {
            nodes[node, default: Node()].goesOn = true
          } else if nodes[node, default: Node()].term < 0 {
            nodes[node, default: Node()].term = number
          }
        }
        if phrase.count == 1, let word = phrase.first { addShortened(word, number) }
        if !entry.beside.isEmpty, words.count == 1 {
          beside[words[0], default: []].formUnion(entry.beside.map { canonical(WordHash.of($0)) })
        }
      }
    }
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

  /// The word that a spelling stands for.
  func canonical(_ word: UInt64) -> UInt64 { aliases[word] ?? word }

  /// The term of one word.
  func term(_ word: UInt64) -> Int? {
    guard let node = nodes[WordHash.chain(0, canonical(word))], node.term >= 0 else { return nil }
    return Int(node.term)
  }

  /// The longest phrase at the beginning of some words.
  /// - Parameters:
  ///   - first: the place of the first word.
  ///   - word: the word at a place, or nil where the phrase cannot go on.
  /// - Returns: the phrase's term, its number of words and its hash.
  func longest(from first: Int, word: (Int) -> UInt64?) -> (term: Int, count: Int, hash: UInt64)? {
    var found: (Int, Int, UInt64)?
    var (node, place): (UInt64, Int) = (0, first)
    while let next = word(place) {
      node = WordHash.chain(node, canonical(next))
      guard let entry = nodes[node] else { break }
      place += 1
      if entry.term >= 0 { found = (Int(entry.term), place - first, node) }
      if !entry.goesOn { break }
    }
    return found
  }

  /// What a word that nobody knows may be: two known words run together, a known word with a letter
  /// too many, too few or wrong, or a name with a known food in it.
  func guess(_ word: [UInt8]) -> Term? {
    guard (4...40).contains(word.count) else { return nil }
    return split(word) ?? misspelt(word) ?? containing(word)
  }

  private func split(_ word: [UInt8]) -> Term? {
    for cut in stride(from: word.count - 3, through: 1, by: -1) {
      guard let left = term(WordHash.of(word[..<cut])), let right = term(WordHash.of(word[cut...]))
      else { continue }
      let pair = [terms[left], terms[right]]
      guard pair.allSatisfy({ $0.role == .food || $0.role == .filler }), cut > 2 || left != right
      else { continue }
      if cut < 3, pair[0].role == .food { continue }
      var contents = pair[0].contents
      contents.add(pair[1].contents)
      let isFood = pair.contains { $0.role == .food }
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
  private func containing(_ word: [UInt8]) -> Term? {
    for length in stride(from: word.count - 1, through: 4, by: -1) {
      for part in [word.suffix(length), word.prefix(length)] {
        guard let number = term(WordHash.of(part)) else { continue }
        let term = terms[number]
        if term.role == .food, term.contents != FoodContents() {
          return Term(role: .food, contents: term.contents.asPossible)
        }
      }
    }
    return nil
  }
}

/// Hashes of folded words and of phrases.
enum WordHash {
  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  static func of(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  static func of(_ word: [UInt8], without place: Int) -> UInt64 {
    var hash = start
    for index in word.indices where index != place {
      hash = (hash ^ UInt64(word[index])) &* 0x100_0000_01b3
    }
    return hash
  }

  /// The phrase so far, with a word behind it.
  static func chain(_ phrase: UInt64, _ word: UInt64) -> UInt64 {
    (phrase &* 0x9e37_79b9_7f4a_7c15 ^ word) &* 0xff51_afd7_ed55_8ccd
  }
}
