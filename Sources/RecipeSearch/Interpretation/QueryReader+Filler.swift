extension QueryReader {
  /// Takes praise and ease, the words for recipes, forms of asking, and the articles behind them.
  mutating func readFiller() {
    readAsking()
    readPraise()
    readRecipes()
    readPraise()
    readArticles()
  }

  private static let reason = "it says nothing of the dish"

  private mutating func takeFiller(_ range: Range<Int>) {
    if range.lowerBound > 0, case .taken(let part) = marks[range.lowerBound - 1],
      parts[part].meaning == .filler, tokens[range.lowerBound].gap < .comma
    {
      return extend(part, by: range)
    }
    if isFiller(range.upperBound), case .taken(let part) = marks[range.upperBound] {
      return extend(part, by: range)
    }
    take(range, .filler, because: Self.reason)
  }

  /// `how to make`, `I am looking for` at the beginning, `please` at the end.
  private mutating func readAsking() {
    var hasAsked = false
    for place in tokens.indices where isFree(place) {
      if let (_, end) = match(.ask, at: place), isLeading(place) || isTaken(place - 1) {
        guard end < count else { continue }
        takeFiller(place..<end)
        hasAsked = true
      } else if let (_, end) = match(hasAsked ? [.end, .verb] : [.end], at: place),
        end == count || ends(at: end),
        !isLeading(place)
      {
        takeFiller(place..<end)
      }
    }
  }

  private mutating func readRecipes() {
    for place in tokens.indices where isFree(place) {
      guard let (_, end) = match(.recipe, at: place) else { continue }
      var next = end
      while isTaken(next) { next += 1 }
      guard let (_, behind) = match(.of, at: next), behind < count else {
        takeFiller(place..<end)
        continue
      }
      if next == end {
        takeFiller(place..<behind)
      } else {
        takeFiller(place..<end)
        takeFiller(next..<behind)
      }
    }
  }

  private mutating func readPraise() {
    for place in tokens.indices where isFree(place) {
      guard let (start, end) = praise(at: place) else { continue }
      takeFiller(start..<end)
    }
  }

  /// Praise at a place, with what strengthens it and with what joins it to other praise.
  private func praise(at place: Int) -> (start: Int, end: Int)? {
    var start = place
    var word = place
    while let (_, end) = match(.more, at: word), match([.praise, .lead, .more], at: end) != nil {
      word = end
    }
    let found =
      match(.praise, at: word)
      ?? (isLeadingButArticle(place) ? match(.lead, at: word) : nil)
    guard let found else { return nil }
    if found.phrase.role == .lead, match(.recipe, at: found.end) == nil, ends(at: found.end) {
      return nil
    }
    // `sweet and simple` is one description.
    if let and = match([.and, .but], before: place), and > 0 {
      guard isTaken(and - 1), isFiller(and - 1), match(.and, at: and) != nil else { return nil }
      start = and
    }
    var end = found.end
    if isLeadingButArticle(start), let (_, behind) = match(.and, at: end), behind < count {
      end = behind
    }
    return (start, end)
  }

  private func isFiller(_ place: Int) -> Bool {
    if isTaken(place), case .taken(let part) = marks[place] {
      parts[part].meaning == .filler
    } else {
      false
    }
  }

  private func isLeadingButArticle(_ place: Int) -> Bool {
    isLeading(place) || match([.article], before: place).map(isLeading) ?? false
  }

  /// The articles before and behind what was taken at the beginning.
  private mutating func readArticles() {
    var place = 0
    while place < count {
      if isFree(place), let (_, end) = match(.article, at: place), end < count {
        let isBehind = place > 0 && isFiller(place - 1) && isLeading(place)
        let isBefore = place == 0 && isTaken(end)
        if isBehind || isBefore {
          takeFiller(place..<end)
          place = end
          continue
        }
      }
      place += 1
    }
  }
}
