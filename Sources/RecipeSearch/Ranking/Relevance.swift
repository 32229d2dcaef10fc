import RecipeModel

/// How far a listing is what the words of a query ask for.
///
/// Each part is a vote of the query's words: so many times what the sixtieth place in a source's list
/// is worth. The weights were measured; see Documentation/Decisions/0025-relevance.md.
struct Relevance: Sendable, Hashable {
  /// How many words the query has.
  private var count: UInt8 = 0
  /// How many of them stand in the title.
  private var inTitle: UInt8 = 0
  /// How many others the title calls by another name, or names a kind of.
  private var named: UInt8 = 0
  /// How many of the rest the ingredients hold.
  private var inIngredients: UInt8 = 0
  /// Whether the title holds them all and names nothing else.
  private var isWhole = false

  /// No word of the query is there.
  static let none = Relevance()

  private init() {}

  /// The relevance of a listing by what its title and its ingredients hold of so many words.
  init(of count: Int, inTitle: QueryNames.Held, inLines: UInt32) {
    self.count = UInt8(clamping: count)
    self.inTitle = UInt8(inTitle.words.nonzeroBitCount)
    named = UInt8((inTitle.named & ~inTitle.words).nonzeroBitCount)
    inIngredients = UInt8((inLines & ~inTitle.all).nonzeroBitCount)
    isWhole = inTitle.isWhole && inTitle.all.nonzeroBitCount == count
  }

  /// The weight of each vote, those of 0 left out.
  var weights: [(kind: Vote.Kind, weight: Int)] {
    if weight == 0 { return [] }
    let all: [(kind: Vote.Kind, weight: Int)] = [
      (.words, words), (.names, names), (.ingredients, ingredients), (.allWords, allWords),
      (.title, title),
    ]
    return all.filter { $0.weight > 0 }
  }

  /// The sum of the weights: what listings are compared by, one after another.
  var weight: Int { words + names + ingredients + allWords + title }

  private var words: Int { share(inTitle, of: Vote.allInTitle) }
  private var names: Int { share(named, of: 10) }
  private var ingredients: Int { share(inIngredients, of: 6) }
  private var allWords: Int { count > 0 && inTitle + named + inIngredients == count ? 3 : 0 }
  private var title: Int { isWhole ? 3 : 0 }

  /// The greatest weight of one vote.
  static let greatestWeight = Vote.allInTitle

  private func share(_ part: UInt8, of weight: Int) -> Int {
    count == 0 ? 0 : weight * Int(part) / Int(count)
  }
}

extension Relevance: Comparable {
  /// Orders by weight, and between equals by what the title holds.
  static func < (left: Relevance, right: Relevance) -> Bool {
    (left.weight, left.inTitle, left.named, left.inIngredients, left.count)
      < (right.weight, right.inTitle, right.named, right.inIngredients, right.count)
  }
}

extension QueryNames.Held {
  /// The words that the text holds in one way or another.
  var all: UInt32 { words | named }
}
