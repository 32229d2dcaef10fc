import RecipeModel

/// Checks the claims that can be checked from outside: browse, include, exclude, time, rating.
enum CapabilityCheck {
  static func run(
    on subject: ConformanceSubject, first: SearchPage
  ) async -> [ConformanceDiagnostic] {
    let claims = subject.descriptor.capabilities
    var findings: [ConformanceDiagnostic] = []
    if claims.contains(.browse) { await browse(subject, &findings) }
    if claims.contains(.include) || claims.contains(.exclude) {
      await ingredients(subject, first, &findings)
    }
    for limit in QueryFilter.limits where claims.answers(limit.part) {
      await check(limit, subject, first, &findings)
    }
    if claims.contains(.sortByRating) { await rating(subject, &findings) }
    return findings
  }

  private static func browse(
    _ subject: ConformanceSubject, _ findings: inout [ConformanceDiagnostic]
  ) async {
    let page = await subject.search(
      { $0 = SearchQuery(limit: $0.limit) }, check: "browse", into: &findings)
    if let page, page.listings.isEmpty {
      findings.append(broken("browse", "an empty query lists nothing"))
    }
  }

  private static func ingredients(
    _ subject: ConformanceSubject, _ first: SearchPage,
    _ findings: inout [ConformanceDiagnostic]
  ) async {
    guard let word = typicalIngredient(first) else {
      findings.append(
        ConformanceDiagnostic(
          .note, check: "include",
          "listings show no ingredient to check the ingredient filters with"))
      return
    }
    if subject.descriptor.capabilities.contains(.include) {
      let page = await subject.search({ $0.include = [word] }, check: "include", into: &findings)
      if let stray = page?.listings.first(where: { !mentions(word, $0) }) {
        findings.append(broken("include", "asked for \(word), it lists “\(stray.title)” without"))
      }
    }
    if subject.descriptor.capabilities.contains(.exclude) {
      let page = await subject.search({ $0.exclude = [word] }, check: "exclude", into: &findings)
      if let stray = page?.listings.first(where: { has(word, $0) }) {
        findings.append(broken("exclude", "asked for none of \(word), it lists “\(stray.title)”"))
      }
    }
  }

  private static func check(
    _ limit: QueryFilter.Limit, _ subject: ConformanceSubject, _ first: SearchPage,
    _ findings: inout [ConformanceDiagnostic]
  ) async {
    let stated = first.listings.compactMap(limit.stated).sorted()
    guard !stated.isEmpty else { return }
    let middle = stated[(stated.count - 1) / 2]
    let name = limit.part.rawValue
    let page = await subject.search(
      { $0[keyPath: limit.number] = middle }, check: name, into: &findings)
    let stray = page?.listings.first { limit.stated($0) != nil && !limit.fits($0, middle) }
    if let stray {
      findings.append(broken(name, "asked for \(middle) \(limit.unit), it lists “\(stray.title)”"))
    }
  }

  private static func rating(
    _ subject: ConformanceSubject, _ findings: inout [ConformanceDiagnostic]
  ) async {
    let page = await subject.search({ $0.sort = .rating }, check: "sort", into: &findings)
    var seen: Set<ListingID> = []
    let listings = page?.listings.filter { seen.insert($0.id).inserted } ?? []
    let ratings = listings.compactMap(\.rating?.normalized)
    // Sources sort by more digits than they show.
    if zip(ratings, ratings.dropFirst()).contains(where: { $0 < $1 - 0.001 }) {
      findings.append(broken("sort", "asked for the best rated first, it lists them otherwise"))
    }
  }

  /// The last word of some ingredient line that not every listing has: most telling, `onion` in
  /// `2 onions`.
  private static func typicalIngredient(_ page: SearchPage) -> String? {
    for line in page.listings.flatMap(\.ingredients) {
      let name = line.prefix { $0 != "," && $0 != "(" }
      guard let word = TextMatching.words(String(name)).last, word.count > 3,
        word.allSatisfy(\.isLetter), page.listings.contains(where: { !mentions(word, $0) })
      else { continue }
      return TextMatching.singular(word)
    }
    return nil
  }

  /// Whether an ingredient line has the word anywhere, because services match parts of words too.
  private static func mentions(_ word: String, _ listing: Listing) -> Bool {
    listing.ingredients.contains { TextMatching.fold($0).contains(word) }
  }

  /// Whether an ingredient line has the whole word; `flour-free` has none.
  private static func has(_ word: String, _ listing: Listing) -> Bool {
    listing.ingredients.contains { line in
      let words = TextMatching.words(line).map(TextMatching.singular)
      return words.contains(word) && !words.contains("free")
    }
  }

  private static func broken(_ check: String, _ message: String) -> ConformanceDiagnostic {
    ConformanceDiagnostic(
      .error, check: check, message,
      fix: "leave the capability out, and the engine does it where it can")
  }
}

/// Checks single recipes: a listed one, and one that nobody knows.
enum DetailCheck {
  static func run(
    on subject: ConformanceSubject, first: SearchPage
  ) async -> [ConformanceDiagnostic] {
    let claims = subject.descriptor.capabilities.contains(.detail)
    guard let listing = first.listings.first else { return [] }
    var findings: [ConformanceDiagnostic] = []
    do {
      let recipe = try await subject.provider.recipe(for: listing.id)
      if !claims {
        findings.append(finding(.warning, "a recipe is there although detail is not claimed"))
      }
      if recipe.listing.id != listing.id {
        findings.append(finding(.error, "asked for \(listing.id), it returns \(recipe.listing.id)"))
      }
    } catch {
      let error = ProviderError(wrapping: error)
      if claims {
        findings.append(
          finding(.error, "the recipe of a listed identifier fails: \(error)", cause: error.code))
      } else if error.code != .unsupported {
        findings.append(
          finding(
            .warning, "without detail it should throw unsupported, not \(error.code)",
            cause: error.code))
      }
    }
    if claims, let finding = await unknown(subject) { findings.append(finding) }
    return findings
  }

  private static func unknown(_ subject: ConformanceSubject) async -> ConformanceDiagnostic? {
    let id = ListingID(provider: subject.descriptor.id, id: "999999999")
    do {
      _ = try await subject.provider.recipe(for: id)
      return finding(.error, "an unknown identifier brings a recipe")
    } catch {
      let error = ProviderError(wrapping: error)
      guard error.code != .notFound else { return nil }
      return finding(
        .error, "an unknown identifier should throw notFound, not \(error.code)",
        cause: error.code)
    }
  }

  private static func finding(
    _ severity: ConformanceDiagnostic.Severity, _ message: String,
    cause: ProviderError.Code? = nil
  ) -> ConformanceDiagnostic {
    ConformanceDiagnostic(
      severity, check: "detail", message, fix: "see RecipeProvider.recipe(for:)", cause: cause)
  }
}
