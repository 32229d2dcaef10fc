import RecipeModel

/// Where steps first name the ingredients of a recipe.
///
/// An ingredient is named by all the words of its item, or by the last one alone (`onions` for
/// `yellow onions`) where no other item ends in it. Case, accents and plurals do not matter. Two
/// ingredients never share words of a step.
struct IngredientMentions {
  /// A place: the step and the words in it.
  struct Place {
    var step: Int
    var words: Range<String.Index>
  }

  /// For each ingredient its place; nil where no step names it.
  private(set) var places: [Place?]

  private struct Word {
    var step: Int
    var range: Range<String.Index>
    var key: String
  }

  /// Words of an item beyond this number make a sentence, which no step repeats.
  private static let mostWords = 8

  init(_ items: [String], in steps: [String]) {
    places = Array(repeating: nil, count: items.count)
    let words = steps.enumerated().flatMap { Self.words(of: $1, step: $0) }
    var byKey: [String: [Int]] = [:]
    for (index, word) in words.enumerated() { byKey[word.key, default: []].append(index) }
    var isTaken = Array(repeating: false, count: words.count)
    let keys = items.map { Self.words(of: $0, step: 0).map(\.key) }
    let heads = Dictionary(keys.compactMap(\.last).map { ($0, 1) }, uniquingKeysWith: +)
    let order = items.indices.sorted { (keys[$1].count, $0) < (keys[$0].count, $1) }
    for usesHead in [false, true] {
      for item in order where places[item] == nil {
        guard let head = keys[item].last, keys[item].count <= Self.mostWords else { continue }
        if usesHead, heads[head] != 1 { continue }
        let wanted = usesHead ? [head] : keys[item]
        for end in byKey[head] ?? [] {
          let start = end - wanted.count + 1
          guard start >= 0, words[start].step == words[end].step,
            zip(start...end, wanted).allSatisfy({ !isTaken[$0] && words[$0].key == $1 })
          else { continue }
          for index in start...end { isTaken[index] = true }
          places[item] = Place(
            step: words[end].step,
            words: words[start].range.lowerBound..<words[end].range.upperBound)
          break
        }
      }
    }
  }

  /// The mentions in a step, in their order.
  func inStep(_ step: Int) -> [(ingredient: Int, words: Range<String.Index>)] {
    places.enumerated().compactMap { index, place in
      place.flatMap { $0.step == step ? (index, $0.words) : nil }
    }.sorted { $0.words.lowerBound < $1.words.lowerBound }
  }

  private static func words(of text: String, step: Int) -> [Word] {
    var words: [Word] = []
    var index = text.startIndex
    while index < text.endIndex {
      let end = text[index...].firstIndex { !($0.isLetter || $0.isNumber) } ?? text.endIndex
      if end > index {
        let key = TextMatching.singular(TextMatching.fold(String(text[index..<end])))
        words.append(Word(step: step, range: index..<end, key: key))
        index = end
      } else {
        index = text.index(after: index)
      }
    }
    return words
  }
}
