import RecipeModel
import RecipeVocabulary

/// One wording of a query: its words, and every name of the foods and dishes that they are.
///
/// Texts are read by ``TitleStore``; a name is found by the stems of its words, one behind the other.
struct QueryNames {
  /// Words beyond this number are not looked for.
  private static let mostWords = 32

  /// How many words there are.
  private(set) var count = 0
  private var words: [UInt64: UInt32] = [:]
  private var names: [UInt64: [Name]] = [:]
  private var runs: [(bytes: [UInt8], bit: UInt32)] = []

  /// The stems behind a first one, and the bits of the words that the whole name stands for.
  private struct Name {
    var rest: [UInt64]
    var bits: UInt32
  }

  /// What a text holds of the words, a bit for each.
  struct Held {
    /// Those that stand in it.
    var words: UInt32 = 0
    /// Those whose food or dish it calls by another name, or of which it names a kind.
    var named: UInt32 = 0
    /// Whether it names nothing else.
    var isWhole = false
  }

  /// Nil where no word is left to look for.
  init?(_ query: String, _ titles: inout TitleStore) {
    Self.read(query, &titles)
    for token in titles.tokens where token.code & TitleVocabulary.stop == 0 {
      guard count < Self.mostWords else { break }
      let bit: UInt32 = 1 << UInt32(count)
      if Self.hasNoBlanks(titles.folded.bytes, token) {
        runs.append((Array(titles.folded.slice(token.range)), bit))
      } else if words[Self.hash(token)] == nil {
        words[Self.hash(token)] = bit
      } else {
        continue
      }
      count += 1
    }
    if count == 0 { return nil }
    addNames(of: query, &titles)
  }

  private static func read(_ text: String, _ titles: inout TitleStore) {
    // Nothing of a query stands behind a bar.
    _ = text.replacing("|", with: " ").withBytes { titles.read(title: $0) }
  }

  // MARK: Names

  private mutating func addNames(of query: String, _ titles: inout TitleStore) {
    for mention in FoodReading(query).mentions {
      add(mention.food, for: String(query[mention.range]), &titles)
    }
    let pieces = query.split { !($0.isLetter || $0.isNumber) }
    if pieces.count == 1 { return }
    for piece in pieces {
      if let food = Food(named: String(piece)) { add(food, for: String(piece), &titles) }
    }
  }

  /// Adds every name of a food and its kinds for some words of the query.
  private mutating func add(_ food: Food, for text: String, _ titles: inout TitleStore) {
    Self.read(text, &titles)
    let bits = titles.tokens.reduce(0) { $0 | (words[Self.hash($1)] ?? 0) }
    if bits == 0 { return }
    for kind in Food.all where food.covers(kind) {
      for language in FoodLanguage.allCases {
        for name in kind.names(in: language) {
          Self.read(name, &titles)
          let stems = Self.stems(titles)
          guard let first = stems.first, stems.count > 1 || words[first].map({ $0 & bits }) != bits
          else { continue }
          names[first, default: []].append(Name(rest: Array(stems.dropFirst()), bits: bits))
        }
      }
    }
  }

  /// The stems of the words that carry meaning.
  private static func stems(_ titles: TitleStore) -> [UInt64] {
    titles.tokens.compactMap { $0.code & TitleVocabulary.stop == 0 ? hash($0) : nil }
  }

  // MARK: Texts

  /// What the text holds that was read last.
  func held(in titles: TitleStore) -> Held {
    var held = Held()
    var (stems, isNamed) = ([UInt64](), [Bool]())
    for token in titles.tokens where token.code & TitleVocabulary.stop == 0 {
      stems.append(Self.hash(token))
      isNamed.append(token.code & TitleVocabulary.fluff != 0)
    }
    for place in stems.indices {
      if let bit = words[stems[place]] {
        held.words |= bit
        isNamed[place] = true
      }
      for name in names[stems[place]] ?? [] where stems[(place + 1)...].starts(with: name.rest) {
        held.named |= name.bits
        for place in place...place + name.rest.count { isNamed[place] = true }
      }
    }
    held.isWhole = isNamed.allSatisfy(\.self)
    for run in runs where Self.occurs(run.bytes, in: titles.folded.bytes) { held.words |= run.bit }
    return held
  }

  /// The hash of a word's stem, or of its number.
  private static func hash(_ token: TitleStore.Token) -> UInt64 {
    let number = token.word.number
    return number != 0 ? ByteHash.mix(UInt64(number) &+ 0x51ed) : token.word.stem
  }

  /// Whether a word is written in a script that puts no blanks between words: U+0E00…U+0EFF and
  /// U+3000…U+9FFF.
  private static func hasNoBlanks(
    _ bytes: UnsafeBufferPointer<UInt8>, _ token: TitleStore.Token
  ) -> Bool {
    let first = bytes[Int(token.start)]
    return (0xE3...0xE9).contains(first)
      || first == 0xE0 && token.count > 1 && (0xB8...0xBB).contains(bytes[Int(token.start) + 1])
  }

  private static func occurs(_ run: [UInt8], in title: UnsafeBufferPointer<UInt8>) -> Bool {
    guard title.count >= run.count else { return false }
    return (0...title.count - run.count).contains { title[$0...].starts(with: run) }
  }
}
