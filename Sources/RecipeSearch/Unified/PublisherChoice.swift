import RecipeModel

/// The publisher among those that the sources of one recipe give.
enum PublisherChoice {
  /// A name that some sources give.
  struct Name {
    let name: String
    /// Its letters and digits.
    let letters: String
    /// Whether it is that of the site that a link leads to.
    let isOfSite: Bool
  }

  static let rules: [FieldRule<Name>] = [
    FieldRule("of the link's site", if: { $0.isOfSite }),
    FieldRule("most sources", mostSay: { $0.letters == $1.letters }),
    FieldRule("the longer one", by: { $0.name.utf8.count }),
  ]

  /// The place of the publisher to take; nil where there is none.
  static func best(_ sources: [Telling]) -> Int? {
    let names = [Given].different(
      sources, { $0.publisher?.isEmpty == false ? $0.publisher : nil }, by: ByteOrder.areSame)
    guard names.count > 1 else { return names.first?.place }
    let letters = names.map { SiteNames.letters($0.value) }
    // One name in several spellings is of the site in all of them or in none.
    let isOneName = letters.dropFirst().allSatisfy { $0 == letters[0] }
    let sites = SiteNames(links: isOneName ? [] : sources.compactMap(\.listing.url))
    return zip(names, letters).map { given, letters in
      let name = Name(
        name: given.value, letters: letters, isOfSite: sites.contains(letters))
      return Given(value: name, place: given.place, providers: given.providers)
    }.best(by: rules) { ByteOrder.precedes($0.name, $1.name) }
  }
}
