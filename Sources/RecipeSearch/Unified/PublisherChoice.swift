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
      sources, { $0.publisher?.isEmpty == false ? $0.publisher : nil }, by: { $0.isSame($1) })
    guard names.count > 1 else { return names.first?.place }
    let links = sources.compactMap(\.listing.url)
    return names.map { given in
      let name = Name(
        name: given.value, letters: SiteNames.letters(given.value),
        isOfSite: links.contains { SiteNames.isName(given.value, of: $0) })
      return Given(value: name, place: given.place, providers: given.providers)
    }.best(by: rules) { ByteOrder.precedes($0.name, $1.name) }
  }
}
