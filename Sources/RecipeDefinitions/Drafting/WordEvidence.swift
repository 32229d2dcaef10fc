import RecipeModel

/// What speaks for a value being the words of the query.
struct WordEvidence {
  /// The folded words that the author named; empty when there are none.
  let words: [String]
  /// The folded words of each title in the answer.
  let titles: [[String]]
  private let phrase: String

  /// The names of the answer's own members, which are no keys.
  let members: Set<String>

  init(words: [String], titles: [String], members: [String] = []) {
    self.members = Set(members)
    phrase = words.joined(separator: " ")
    self.words = words.flatMap(TextMatching.words)
    self.titles = titles.prefix(50).map(TextMatching.words)
  }

  /// Whether a value holds the words that the author named, all of them, perhaps with something
  /// around them.
  func isExact(_ value: String) -> Bool {
    guard !words.isEmpty else { return false }
    let found = TextMatching.words(value)
    return words.allSatisfy(found.contains) && found.count <= words.count + 1
  }

  /// Whether a value is the words that the author named, and nothing else.
  func isAll(of value: String) -> Bool {
    !words.isEmpty && TextMatching.words(value) == words
  }

  /// Whether a value's words occur in a third of the titles.
  func occurs(_ value: String) -> Bool {
    let wanted = TextMatching.words(Self.behindOperator(value).value).map(TextMatching.singular)
    guard !wanted.isEmpty, wanted.contains(where: { $0.contains(where: \.isLetter) }),
      !titles.isEmpty
    else { return false }
    let hits = titles.count { title in
      title.contains { word in wanted.contains { word.hasPrefix($0) } }
    }
    return hits * 3 >= titles.count
  }

  /// What stands around the words in a value such as `name~pasta`.
  func split(_ value: String) -> (before: String, after: String) {
    if !phrase.isEmpty, let range = value.firstRange(of: phrase) {
      let before = String(value[..<range.lowerBound])
      let after = String(value[range.upperBound...])
      if !(before + after).contains(where: { $0 == "{" || $0 == "}" }) { return (before, after) }
    }
    return (Self.behindOperator(value).prefix, "")
  }

  /// What stands between the words that the author named, in a value such as `leek-soup`; nil for a
  /// space, and where it cannot be seen.
  func joiner(in value: String) -> String? {
    guard words.count > 1 else { return nil }
    let folded = TextMatching.fold(value)
    return ["-", "_", "+", ",", ";"].first { folded.contains(words.joined(separator: $0)) }
  }

  /// Splits `name~pasta` behind its operator.
  private static func behindOperator(_ value: String) -> (prefix: String, value: String) {
    guard let place = value.firstIndex(where: { "~:=".contains($0) }),
      value[..<place].allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "_" || $0 == ".") }),
      place != value.startIndex, value.index(after: place) < value.endIndex
    else { return ("", value) }
    let next = value.index(after: place)
    return (String(value[..<next]), String(value[next...]))
  }
}
