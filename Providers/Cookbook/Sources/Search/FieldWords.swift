import RecipeModel

/// The words of recipes by field, kept as text: nothing has to be made of it before a search.
///
/// A field is words with a space between them, a comma ends each line of ingredients, and a slash
/// stands between two fields. Letters and digits alone make words, so that every byte below `0` is
/// a separator.
struct FieldWords: Sendable {
  /// What each field counts: title, cuisine, category, keywords, ingredients, description, diets.
  ///
  /// What a dish is called counts far more than what is in it.
  static let weights: [Double] = [12, 3, 3, 3, 2, 1, 1]
  private static let ingredients = 4

  private var text: [UInt8] = []
  /// Where the fields end in the text, those of one recipe after those of the other.
  private var ends: [Int] = []
  /// How many words they have.
  private var counts: [Int] = []

  /// A word that is looked for.
  struct Word {
    let text: String
    fileprivate let bytes: [UInt8]
    fileprivate let isASCII: Bool

    init(_ text: String) {
      self.text = text
      bytes = Array(text.utf8)
      isASCII = bytes.allSatisfy { $0 < 0x80 }
    }
  }

  /// The line of a recipe that ``append(_:)`` takes.
  static func line(_ recipe: Recipe) -> String {
    [
      words(recipe.listing.title), words(recipe.cuisine ?? ""), words(recipe.category ?? ""),
      words(recipe.keywords.joined(separator: " ")),
      recipe.listingWithAll.ingredients.map(words).joined(separator: ","),
      words(recipe.summary ?? ""), words(dietWords(recipe.listing.diets)),
    ].joined(separator: "/")
  }

  private static func words(_ text: String) -> String {
    TextMatching.words(text).map(TextMatching.singular).joined(separator: " ")
  }

  /// `GlutenFreeDiet` is found by `gluten free` and by `gluten-free`.
  private static func dietWords(_ diets: Set<Diet>?) -> String {
    (diets ?? []).map(\.rawValue).sorted().map { name in
      name.reduce(into: "") { words, letter in
        if letter.isUppercase { words += " " }
        words.append(letter)
      }
    }.joined(separator: " ")
  }

  /// Adds the line of the next recipe.
  mutating func append(_ line: ArraySlice<UInt8>) {
    var count = 0
    var isInWord = false
    func end(_ place: Int) {
      ends.append(text.count + place - line.startIndex)
      counts.append(count)
      count = 0
    }
    for place in line.indices {
      let byte = line[place]
      let isSeparator = Self.isSeparator(byte)
      if !isSeparator, !isInWord { count += 1 }
      isInWord = !isSeparator
      if byte == UInt8(ascii: "/") { end(place) }
    }
    end(line.endIndex)
    text += line
    text.append(UInt8(ascii: "/"))
  }

  /// The average length of each field over the recipes that have it.
  var averageLengths: [Double] {
    Self.weights.indices.map { field in
      let lengths = stride(from: field, to: counts.count, by: Self.weights.count)
        .map { counts[$0] }.filter { $0 > 0 }
      return lengths.isEmpty ? 1 : Double(lengths.reduce(0, +)) / Double(lengths.count)
    }
  }

  /// Where a word occurs: for each time the recipe, the field and the field's length in words.
  func occurrences(of word: Word) -> [(recipe: Int, field: Int, length: Int)] {
    var found: [(recipe: Int, field: Int, length: Int)] = []
    var row = 0
    forEachWord(in: text.indices) { place, bytes in
      guard Self.isEqual(bytes[place], word) else { return true }
      while ends[row] <= place.lowerBound { row += 1 }
      let (recipe, field) = row.quotientAndRemainder(dividingBy: Self.weights.count)
      found.append((recipe, field, counts[row]))
      return true
    }
    return found
  }

  /// Whether words follow each other in one ingredient line; `egg-free pasta` has no egg in it.
  func hasIngredient(_ name: [Word], inRecipe recipe: Int) -> Bool {
    let row = recipe * Self.weights.count + Self.ingredients
    var line: [Range<Int>] = []
    var isFound = false
    forEachWord(in: ends[row - 1] + 1..<ends[row]) { place, bytes in
      if Self.isEqual(bytes[place], Self.free) {
        _ = line.popLast()
      } else {
        line.append(place)
      }
      let isLast = place.upperBound == ends[row] || bytes[place.upperBound] == UInt8(ascii: ",")
      guard isLast else { return true }
      isFound = line.indices.contains { start in
        line.count - start >= name.count
          && zip(line[start...], name).allSatisfy { Self.isEqual(bytes[$0], $1) }
      }
      line.removeAll(keepingCapacity: true)
      return !isFound
    }
    return isFound
  }

  private static let free = Word("free")

  private static func isSeparator(_ byte: UInt8) -> Bool { byte < UInt8(ascii: "0") }

  /// Whether some bytes are a word; letters may be composed in more than one way.
  private static func isEqual(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ word: Word) -> Bool {
    if bytes.count == word.bytes.count, bytes.first == word.bytes.first,
      bytes.elementsEqual(word.bytes)
    {
      return true
    }
    return !word.isASCII && String(decoding: bytes, as: UTF8.self) == word.text
  }

  /// Visits the words of a part of the text until `body` returns false.
  private func forEachWord(
    in part: Range<Int>, _ body: (Range<Int>, UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    text.withUnsafeBufferPointer { bytes in
      var start = part.lowerBound
      for place in part where Self.isSeparator(bytes[place]) {
        if place > start, !body(start..<place, bytes) { return }
        start = place + 1
      }
      if part.upperBound > start { _ = body(start..<part.upperBound, bytes) }
    }
  }
}
