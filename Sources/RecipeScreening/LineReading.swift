/// What a line of ingredients, or a title, says.
struct LineReading {
  /// A food, with what is left of its contents after the words beside it.
  struct Food {
    var contents: FoodContents
    var range: Range<Int>
    var group: Int
    var part: Int
    /// Which stretch of the line it stands in, between commas and words such as `and`.
    var stretch: Int
    var isPossible = false
    /// Whether plants imitate it, so that a title alone does not tell.
    var isImitated = false
    /// Whether a title that names it tells what it may hold: a dish, or a part of a compound word.
    var isDish = false
    /// Whether it is a dish of which the title may name the filling.
    var isFilled = false
    /// In a title, what the single words of its phrase name.
    var named: FoodTraits = []
    /// Whether it is an emoji, which often only adorns a line.
    var isPicture = false
  }

  /// The foods in the order of the line.
  var foods: [Food] = []
  /// A word that leaves open what the food is; nil where all is known.
  var unknown: Range<Int>?
  /// Whether it names a part of the recipe, whose foods are in the lines that follow: `To serve`.
  var isHeading = false
  /// The words of a title that nobody knows.
  var strange: [Range<Int>] = []

  /// A line that names what follows it.
  static let heading = LineReading(isHeading: true)
}

/// Reads lines with the words of one language.
struct LineReader {
  let lexicon: Lexicon
  /// Whether the food's name ends its phrase, as in English, and does not begin it.
  let namesComeLast: Bool
  /// Whether it reads titles, where dishes have names of their own.
  var isOfTitles = false
  /// How words end that say what was done to the food before them.
  var participles: [[UInt8]] = []

  /// A part of a line between commas and brackets, with what its words say of the foods in it.
  struct Segment {
    var purpose = false
    var example = false
    var not = false
    var possible = false
    var drop: FoodTraits = []
    var dropIsUsed = false
    /// What its foods hold less surely, as one food with it is not there: `butter-free pastry`.
    var doubt: FoodTraits = []
    var hasFood = false
    /// Whether a word stands in it, since `not` where it has one, that may change what a negation
    /// means: `no-fuss chicken`.
    var isLoose = false
  }

  /// Reads one line.
  /// - Parameters:
  ///   - bytes: the line.
  ///   - tokens: its tokens.
  /// - Returns: the foods that it names, and how surely.
  func read(_ bytes: UnsafeBufferPointer<UInt8>, _ tokens: [LineToken]) -> LineReading {
    var walk = LineWalk(reader: self, bytes: bytes, tokens: tokens)
    return walk.run()
  }
}
