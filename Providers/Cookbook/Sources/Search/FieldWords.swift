import RecipeModel
import RecipeVocabulary

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
    fileprivate let hash: UInt64

    init(_ text: String) {
      self.text = text
      bytes = Array(text.utf8)
      isASCII = bytes.allSatisfy { $0 < 0x80 }
      hash = bytes.withUnsafeBufferPointer { FieldWords.hash($0[...]) }
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

  /// Where a name occurs.
  struct Occurrence {
    /// The place of its list.
    var list: Int
    /// Whether it is the first name of the list.
    var isFirst: Bool
    var recipe: Int
    var field: Int
    /// The field's length in words.
    var length: Int
    /// Where it stands in the text.
    fileprivate var place: Range<Int>

    /// Whether it is in what the dish is called.
    var isInTitle: Bool { field == 0 }
    /// Whether it is in a line of ingredients.
    var isInIngredients: Bool { field == FieldWords.ingredients }
  }

  /// Where the names of some lists occur, in the order of the recipes.
  func occurrences(of lists: [[[Word]]]) -> [Occurrence] {
    var names: [UInt64: [(list: Int, isFirst: Bool, words: [Word])]] = [:]
    for (place, list) in lists.enumerated() {
      for (index, words) in list.enumerated() {
        guard let first = words.first else { continue }
        names[first.hash, default: []].append((place, index == 0, words))
      }
    }
    var found: [Occurrence] = []
    var row = 0
    forEachWord { place, bytes in
      guard let names = names[Self.hash(bytes[place])] else { return }
      while ends[row] <= place.lowerBound { row += 1 }
      let (recipe, field) = row.quotientAndRemainder(dividingBy: Self.weights.count)
      var lists: Set<Int> = []
      for name in names {
        guard let end = Self.end(of: name.words, bytes, from: place),
          lists.insert(name.list).inserted
        else { continue }
        found.append(
          Occurrence(
            list: name.list, isFirst: name.isFirst, recipe: recipe, field: field,
            length: counts[row], place: place.lowerBound..<end))
      }
    }
    return found
  }

  /// Where words end that stand one after the other, the first of them at a place.
  private static func end(
    of words: [Word], _ bytes: UnsafeBufferPointer<UInt8>, from place: Range<Int>
  ) -> Int? {
    guard isEqual(bytes[place], words[0]) else { return nil }
    var end = place.upperBound
    for word in words.dropFirst() {
      guard end < bytes.count, bytes[end] == UInt8(ascii: " ") else { return nil }
      let start = end + 1
      end = start
      while end < bytes.count, !isSeparator(bytes[end]) { end += 1 }
      guard isEqual(bytes[start..<end], word) else { return nil }
    }
    return end
  }

  /// The food whose longer name an occurrence is a part of, in its field or line of ingredients; nil
  /// where there is none.
  ///
  /// There is no chicken at `chicken stock`.
  func longerFood(at occurrence: Occurrence) -> Food? {
    let place = occurrence.place
    var (start, end) = (place.lowerBound, place.upperBound)
    while start > 0, !Self.endsLine(text[start - 1]) { start -= 1 }
    while end < text.count, !Self.endsLine(text[end]) { end += 1 }
    let line = String(decoding: text[start..<end], as: UTF8.self)
    let first = line.utf8.index(line.startIndex, offsetBy: place.lowerBound - start)
    return FoodReading(line).mentions.first {
      $0.range.contains(first) && line[$0.range].utf8.count > place.count
    }?.food
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "/")
  }

  /// Every word that occurs.
  var all: Set<String> {
    var words: Set<String> = []
    forEachWord { place, bytes in words.insert(String(decoding: bytes[place], as: UTF8.self)) }
    return words
  }

  /// The lines of a recipe's ingredients.
  func ingredients(ofRecipe recipe: Int) -> [String] {
    let row = recipe * Self.weights.count + Self.ingredients
    return text[ends[row - 1] + 1..<ends[row]].split(separator: UInt8(ascii: ",")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte < UInt8(ascii: "0") }

  /// The same for the same word, in whatever way its letters are composed.
  private static func hash(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    if bytes.allSatisfy({ $0 < 0x80 }) { return ByteHash.of(bytes) }
    return UInt64(bitPattern: Int64(String(decoding: bytes, as: UTF8.self).hashValue))
  }

  /// Whether some bytes are a word; letters may be composed in more than one way.
  private static func isEqual(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ word: Word) -> Bool {
    if bytes.count == word.bytes.count, bytes.first == word.bytes.first,
      bytes.elementsEqual(word.bytes)
    {
      return true
    }
    return !word.isASCII && String(decoding: bytes, as: UTF8.self) == word.text
  }

  /// Visits the words of the text.
  private func forEachWord(_ body: (Range<Int>, UnsafeBufferPointer<UInt8>) -> Void) {
    text.withUnsafeBufferPointer { bytes in
      var start = 0
      // A separator ends every field.
      for place in bytes.indices where Self.isSeparator(bytes[place]) {
        if place > start { body(start..<place, bytes) }
        start = place + 1
      }
    }
  }
}
