import RecipeModel

/// Checks a page as a whole: next token, identifiers, drops, size, what the capabilities promise.
enum PageCheck {
  static func run(
    on page: SearchPage, of subject: ConformanceSubject
  ) -> [ConformanceDiagnostic] {
    let descriptor = subject.descriptor
    let findings =
      next(page, descriptor) + listings(page, descriptor)
      + [total(page), drops(page), ingredients(page, descriptor)]
    return findings.compactMap { $0 }
  }

  private static func find(
    _ severity: ConformanceDiagnostic.Severity, _ check: String, _ message: String, _ fix: String,
    where isFound: Bool
  ) -> ConformanceDiagnostic? {
    isFound ? ConformanceDiagnostic(severity, check: check, message, fix: fix) : nil
  }

  private static func next(
    _ page: SearchPage, _ descriptor: ProviderDescriptor
  ) -> [ConformanceDiagnostic?] {
    [
      find(
        .error, "paging", "the first page names itself as the next one",
        "return nil at the end of the list", where: page.next == descriptor.paging.first),
      find(
        .error, "paging", "a next page is named although the policy knows a single one",
        "return nil, or give the descriptor a paging policy",
        where: page.next != nil && descriptor.paging.maxPages == 1),
    ]
  }

  private static func listings(
    _ page: SearchPage, _ descriptor: ProviderDescriptor
  ) -> [ConformanceDiagnostic?] {
    let count = page.listings.count
    let size = descriptor.paging.pageSize ?? .max
    return [
      find(
        .warning, "identifiers", "two listings of one page have the same identifier",
        "the walk drops repeats; make sure that they are the same recipe",
        where: Set(page.listings.map(\.id)).count < count),
      find(
        .error, "limits", "the page holds \(count) listings",
        "stop at \(ListingLimits.pageItems) and drop the rest as beyondLimit",
        where: count > ListingLimits.pageItems),
      find(
        .warning, "paging", "a page of \(size) holds \(count) listings",
        "correct the policy's page size", where: count > size),
    ]
  }

  private static func total(_ page: SearchPage) -> ConformanceDiagnostic? {
    find(
      .error, "total", "the list is said to hold \(page.total ?? 0), and its first page holds more",
      "leave out a total that is the length of the page",
      where: page.total.map { $0 < page.listings.count } ?? false)
  }

  private static func drops(_ page: SearchPage) -> ConformanceDiagnostic? {
    find(
      .error, "drops", "a drop's sample is not clean", "pass it through TextCleaning",
      where: page.drops.compactMap(\.sample).contains { TextCleaning.clean($0) != $0 })
  }

  private static func ingredients(
    _ page: SearchPage, _ descriptor: ProviderDescriptor
  ) -> ConformanceDiagnostic? {
    let lists = page.listings.contains { !$0.ingredients.isEmpty }
    // A source with details may ask for the ingredients only when a query filters by them.
    let mayCome = descriptor.capabilities.contains(.detail)
    return find(
      lists || mayCome ? .warning : .error, "capabilities",
      lists
        ? "listings have ingredients, which the capabilities do not say"
        : "listings are said to have ingredients and have none",
      "correct the capability \"ingredients\" (Capabilities.listsIngredients)",
      where: descriptor.capabilities.contains(.listsIngredients) != lists)
  }
}

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
    func error(_ check: String, _ message: String, _ fix: String) {
      problems.append(ConformanceDiagnostic(.error, check: check, message, fix: fix))
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
    for (field, storage) in ListingField.ofListing {
      guard case .link(let path) = storage, let link = listing[keyPath: path],
        !WebLink.isWebLink(link)
      else { continue }
      error(
        "links", "a listing's \(field.rawValue) is no safe web link",
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
    let title = ("title", listing.title, ListingLimits.titleCharacters)
    return [title]
      + ListingField.ofListing.flatMap { field, storage -> [(String, String, Int)] in
        let texts = storage.texts(in: listing)
        switch storage {
        case .text, .date, .joined:
          return texts.map { (field.rawValue, $0, ListingLimits.titleCharacters) }
        case .paragraph, .notes, .steps, .sections:
          return texts.map { (field.rawValue, $0, ListingLimits.paragraphCharacters) }
        case .lines, .words:
          return texts.prefix(ListingLimits.ingredientLines).map {
            ("ingredient line", $0, ListingLimits.ingredientCharacters)
          }
        case .link, .parts, .nutrients, .minutes, .count, .rating, .diets: return []
        }
      }
  }

  /// Whether cleaning would change nothing but entities and tags that a source really means.
  private static func isClean(_ text: String, limit: Int) -> Bool {
    text.isEmpty || TextCleaning.clean(text, limit: limit) == text
  }
}

/// Checks that a provider says sensibly who it is and how it is walked.
enum DescriptorCheck {
  static func run(on subject: ConformanceSubject) -> [ConformanceDiagnostic] {
    let descriptor = subject.descriptor
    var findings: [ConformanceDiagnostic] = []
    func error(_ message: String, _ fix: String) {
      findings.append(ConformanceDiagnostic(.error, check: "descriptor", message, fix: fix))
    }
    if descriptor.id.isEmpty || descriptor.id.contains(":") {
      error("the identifier is empty or holds a colon", "use the identifier of the context")
    }
    for (name, text) in [("name", descriptor.name), ("kind", descriptor.kind)]
    where TextCleaning.clean(text) != text {
      error("the \(name) is empty or not clean", "give it a plain word")
    }
    if let homepage = descriptor.homepage, !WebLink.isWebLink(homepage) {
      error("the home page is no web link", "give an http or https address, or none")
    }
    if descriptor.capabilities.isDisjoint(with: [.text, .include, .browse]) {
      error(
        "it claims neither text, include nor browse, so nobody can ask it anything",
        "claim what the source answers")
    }
    if let size = descriptor.paging.pageSize, size < 1 {
      error("the page size is \(size)", "leave it out when it is unknown")
    }
    if case .opaque = descriptor.paging.first, descriptor.paging.gapTolerance > 0 {
      findings.append(
        ConformanceDiagnostic(
          .warning, check: "descriptor", "a gap tolerance needs numbered pages",
          fix: "failed pages behind a cursor cannot be looked past"))
    }
    return findings
  }
}
