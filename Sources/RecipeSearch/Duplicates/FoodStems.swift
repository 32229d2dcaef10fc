import RecipeModel
import RecipeVocabulary

/// The stems of title words, of which foods with several names in English have one.
enum FoodStems {
  /// The stem of a word of folded text: that of the food's first name where it is another one's name.
  static func stem(
    of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, whole hash: UInt64
  ) -> UInt64 {
    let own = ownStem(of: bytes, range, whole: hash)
    let place = Int(table.places.code(hash))
    return place == 0 ? own : table.stems[place - 1]
  }

  /// Without regard to other names: a spread hash whose lowest bytes are the word's first letter and the
  /// stem's last one.
  private static func ownStem(
    of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, whole hash: UInt64
  ) -> UInt64 {
    let (start, end) = (range.lowerBound, range.upperBound)
    let (stop, extra) = WordStem.end(bytes, start, end)
    let last = extra != 0 ? extra : bytes[stop - 1]
    let spread = ByteHash.mix(WordStem.hash(bytes, start, end, whole: hash))
    return spread & ~0xFFFF | UInt64(last) << 8 | UInt64(bytes[start])
  }

  /// For the hash of a word the place of a stem, plus one.
  private static let table: (places: WordTable, stems: [UInt64]) = {
    var groups: [(code: UInt16, words: String)] = []
    var stems: [UInt64] = []
    for food in Food.all where !food.isDish {
      let names = [FoodDialect.american, .british].compactMap {
        food.names(in: .english, dialect: $0).first.map { TextMatching.fold($0) }
      }
      guard let first = names.first, let other = names.last, first != other,
        names.allSatisfy({ $0.utf8.allSatisfy { 0x61...0x7A ~= $0 } })
      else { continue }
      let bytes = Array(first.utf8)
      stems.append(
        bytes.withUnsafeBufferPointer {
          ownStem(of: $0, 0..<bytes.count, whole: ByteHash.of(bytes))
        })
      groups.append((UInt16(stems.count), "\(other) \(EnglishNumber.plural(other))"))
    }
    return (WordTable(groups), stems)
  }()
}
