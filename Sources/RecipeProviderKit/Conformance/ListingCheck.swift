import RecipeModel

/// Checks every listing of a page by itself: identifier, texts, links, bounds.
enum ListingCheck {
  static func run(
    on page: SearchPage, of subject: ConformanceSubject
  ) -> [ConformanceDiagnostic] {
    // One finding a check is enough: what is wrong with one listing is mostly wrong with all.
    var findings: [String: ConformanceDiagnostic] = [:]
    for listing in page.listings {
      for finding in problems(of: listing, provider: subject.descriptor.id)
      where findings[finding.check + finding.message] == nil {
        findings[finding.check + finding.message] = finding
      }
    }
    return findings.values.sorted { ($0.check, $0.message) < ($1.check, $1.message) }
  }

  private static func problems(
    of listing: Listing, provider: String
  ) -> [ConformanceDiagnostic] {
    var problems: [ConformanceDiagnostic] = []
    func error(_ check: String, _ message: String, _ hint: String) {
      problems.append(ConformanceDiagnostic(.error, check: check, message, hint: hint))
    }
    if listing.id.id.isEmpty || listing.id.id.utf8.count > ListingLimits.idBytes {
      error(
        "identifiers", "a listing's identifier is empty or very long",
        "derive it from the link, or drop the item as missingID")
    }
    if listing.id.provider != provider {
      error(
        "identifiers", "a listing names the provider “\(listing.id.provider)”",
        "use the descriptor's identifier, “\(provider)”")
    }
    if listing.title.isEmpty {
      error("titles", "a listing has no title", "drop the item as missingTitle")
    }
    for (name, text, limit) in texts(of: listing) where !isClean(text, limit: limit) {
      error("texts", "a listing's \(name) is not clean", "pass it through TextCleaning")
    }
    for (name, link) in [("url", listing.url), ("image", listing.image)] {
      guard let link, !WebLink.isWebLink(link) else { continue }
      error(
        "links", "a listing's \(name) is no safe web link",
        "pass it through WebLink.accept, which leaves good links alone")
    }
    if listing.ingredients.count > ListingLimits.ingredientLines {
      error(
        "limits", "a listing has more than \(ListingLimits.ingredientLines) ingredient lines",
        "use TextCleaning.ingredientLines")
    }
    if let minutes = listing.totalMinutes, minutes < 1 {
      error("limits", "a listing takes \(minutes) minutes", "leave out a time that is unknown")
    }
    return problems
  }

  private static func texts(of listing: Listing) -> [(String, String, Int)] {
    let lines = listing.ingredients.prefix(ListingLimits.ingredientLines)
    return [("title", listing.title, ListingLimits.titleCharacters)]
      + [("publisher", listing.publisher), ("yield", listing.recipeYield)].compactMap {
        name, text in text.map { (name, $0, ListingLimits.titleCharacters) }
      }
      + lines.map { ("ingredient line", $0, ListingLimits.ingredientCharacters) }
  }

  /// Whether cleaning would change nothing but entities and tags that a source really means.
  private static func isClean(_ text: String, limit: Int) -> Bool {
    text.isEmpty || TextCleaning.clean(text, limit: limit) == text
  }
}
