import RecipeModel

/// Checks that the same question has the same answer, and recipes keep their identifiers.
enum StabilityCheck {
  static func run(
    on subject: ConformanceSubject, first: SearchPage
  ) async -> [ConformanceDiagnostic] {
    var findings: [ConformanceDiagnostic] = []
    guard let second = await subject.search({ _ in }, check: "stability", into: &findings) else {
      return findings
    }
    let before = identifiers(first)
    let changed = identifiers(second).first { key, id in before[key].map { $0 != id } ?? false }
    if let changed {
      findings.append(
        ConformanceDiagnostic(
          .error, check: "stability",
          "“\(changed.key.title)” has another identifier when it is asked for again",
          hint: "an identifier must come from the source, not from a counter or a clock"))
    } else if first.listings.map(\.id) != second.listings.map(\.id) {
      findings.append(
        ConformanceDiagnostic(
          .note, check: "stability", "the order changes from call to call, so pages may overlap"))
    }
    return findings
  }

  private struct Key: Hashable {
    var title: String
    var url: String?
    var image: String?
    var ingredients: [String]
  }

  /// The identifiers of the listings that can be told apart without them.
  private static func identifiers(_ page: SearchPage) -> [Key: ListingID] {
    var identifiers: [Key: ListingID] = [:]
    var ambiguous: Set<Key> = []
    for listing in page.listings {
      let key = Key(
        title: listing.title, url: listing.url, image: listing.image,
        ingredients: listing.ingredients)
      if identifiers.updateValue(listing.id, forKey: key) != nil { ambiguous.insert(key) }
    }
    return identifiers.filter { !ambiguous.contains($0.key) }
  }
}
