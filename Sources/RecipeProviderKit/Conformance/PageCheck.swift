import RecipeModel

/// Checks a page as a whole: next token, identifiers, drops, size, what the capabilities promise.
enum PageCheck {
  static func run(
    on page: SearchPage, of subject: ConformanceSubject
  ) -> [ConformanceDiagnostic] {
    let descriptor = subject.descriptor
    var findings: [ConformanceDiagnostic] = []
    func find(
      _ severity: ConformanceDiagnostic.Severity, _ check: String, _ message: String, _ hint: String
    ) {
      findings.append(ConformanceDiagnostic(severity, check: check, message, hint: hint))
    }
    if page.next == descriptor.paging.first {
      find(
        .error, "paging", "the first page names itself as the next one",
        "return nil at the end of the list")
    }
    if page.next != nil, descriptor.paging.maxPages == 1 {
      find(
        .error, "paging", "a next page is named although the policy knows a single one",
        "return nil, or give the descriptor a paging policy")
    }
    if Set(page.listings.map(\.id)).count < page.listings.count {
      find(
        .warning, "identifiers", "two listings of one page have the same identifier",
        "the walk drops repeats; make sure that they are the same recipe")
    }
    if page.listings.count > ListingLimits.pageItems {
      find(
        .error, "limits", "the page holds \(page.listings.count) listings",
        "stop at \(ListingLimits.pageItems) and drop the rest as beyondLimit")
    }
    if let size = descriptor.paging.pageSize, page.listings.count > size {
      find(
        .warning, "paging", "a page of \(size) holds \(page.listings.count) listings",
        "correct the policy's page size")
    }
    if let total = page.total, total < page.listings.count {
      find(
        .error, "total", "the list is said to hold \(total), and its first page holds more",
        "leave out a total that is the length of the page")
    }
    let samples = page.drops.compactMap(\.sample)
    if samples.contains(where: { TextCleaning.clean($0) != $0 }) {
      find(.error, "drops", "a drop's sample is not clean", "pass it through TextCleaning")
    }
    let lists = page.listings.contains { !$0.ingredients.isEmpty }
    if descriptor.capabilities.contains(.listsIngredients) != lists {
      // A source with details may ask for the ingredients only when a query filters by them.
      let mayCome = descriptor.capabilities.contains(.detail)
      find(
        lists || mayCome ? .warning : .error, "capabilities",
        lists
          ? "listings have ingredients, which the capabilities do not say"
          : "listings are said to have ingredients and have none",
        "correct the capability listsIngredients")
    }
    return findings
  }
}
