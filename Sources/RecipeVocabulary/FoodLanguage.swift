/// A language of names of foods.
package enum FoodLanguage: Int, Sendable, CaseIterable {
  case english, german, french, spanish, italian, dutch
  /// Any other one; of these only single names are known.
  case other

  /// The language of a tag such as `de-AT`; ``other`` where few of its names are known.
  package init(tag: String) {
    let primary = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
    self = Self.tags.firstIndex { $0 == primary }.flatMap(Self.init) ?? .other
  }

  /// In the order of the cases.
  private static let tags = ["en", "de", "fr", "es", "it", "nl"]
}

/// Where an English name of a food is used.
package struct FoodDialect: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  /// Makes a set of its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The United Kingdom.
  package static let british = FoodDialect(rawValue: 1)
  /// The United States.
  package static let american = FoodDialect(rawValue: 2)
  /// Australia.
  package static let australian = FoodDialect(rawValue: 4)
  /// India.
  package static let indian = FoodDialect(rawValue: 8)

  /// Reads the codes of a name, each after an `@`: `@uk@au`.
  init(codes: some Sequence<UInt8>) {
    self = []
    for code in String(decoding: Array(codes), as: UTF8.self).split(separator: "@") {
      switch code {
      case "uk": insert(.british)
      case "us": insert(.american)
      case "au": insert(.australian)
      case "in": insert(.indian)
      default: break
      }
    }
  }
}
