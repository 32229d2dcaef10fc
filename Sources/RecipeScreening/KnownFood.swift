/// Whether a name is that of a food, as far as the lists of words tell.
package struct KnownFood: Sendable {
  /// What a name is of.
  package enum Kind: Sendable {
    /// What a list of ingredients can name.
    case food
    /// What is made of several.
    case dish
  }

  /// What the name is of.
  package let kind: Kind
  /// Whether all its words are one name, and not those of several foods.
  package let isOneName: Bool

  /// Looks a name up; nil where no list has it.
  /// - Parameters:
  ///   - name: the name as people write it, such as `coconut milk`.
  ///   - language: the language in which it is looked up beside English.
  package init?(_ name: String, language: ScreenLanguage) {
    let lexicon = language.lexicon
    var tokens = LineTokens()
    let bytes = Array(name.utf8)
    bytes.withUnsafeBufferPointer { tokens.read($0) }
    let words = LineTokens.words(bytes[...])
    tokens.settle(lexicon)
    var place = 0
    var found: Kind?
    var names = 0
    while place < tokens.tokens.count {
      let match = lexicon.longest(in: tokens.tokens, from: place, below: tokens.tokens.count)
      let term = match.map { lexicon.terms[$0.term] }
      let guess = match == nil && place < words.count ? lexicon.guess(words[place]) : nil
      guard let role = (term ?? guess.flatMap { $0.isSettled ? $0.term : nil })?.role else {
        return nil
      }
      switch role {
      case .food: (found, names) = (found ?? .food, names + 1)
      case .title, .filled: (found, names) = (.dish, names + 1)
      case .filler, .suffix: break
      default: return nil
      }
      place += match?.count ?? 1
    }
    guard let found else { return nil }
    (kind, isOneName) = (found, names == 1)
  }
}
