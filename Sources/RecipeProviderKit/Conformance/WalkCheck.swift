import RecipeModel

/// Checks that walking the list ends, and that what the source says of its length is true.
enum WalkCheck {
  private static let wanted = 300

  static func run(
    on subject: ConformanceSubject, first: SearchPage
  ) async -> [ConformanceDiagnostic] {
    let walk = PageWalk(provider: subject.provider, query: subject.query, wanted: wanted)
    let result = await walk.run()
    switch result.end {
    case .repeatedPage where result.error == nil:
      return [
        ConformanceDiagnostic(
          .note, check: "walk", "behind its last page the list gives an earlier page again",
          fix: "where the source tells which page is the last, return nil as the next token there")
      ]
    case .pageCap, .repeatedPage, .repeatedToken:
      return [
        ConformanceDiagnostic(
          .error, check: "walk", "the list does not end: \(result.error?.message ?? "")",
          fix: "return nil as the next token at the end of the list")
      ]
    case .failed:
      return [
        ConformanceDiagnostic(
          .error, check: "walk", "the walk fails: \(result.error?.description ?? "")",
          fix: "an error that only means the end of the list has isPlausibleEnd set",
          cause: result.error?.code)
      ]
    case .exhausted where !isHonest(result):
      return [
        ConformanceDiagnostic(
          .warning, check: "total",
          "the list is said to hold \(result.total ?? 0) and holds \(result.listings.received)",
          fix: "leave out a total that is not honest")
      ]
    default: return []
    }
  }

  /// A source may count its repeats and its unusable items, or not.
  private static func isHonest(_ result: PageWalkResult) -> Bool {
    guard let total = result.total else { return true }
    return (result.listings.kept...result.listings.received).contains(total)
  }
}

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
          fix: "an identifier must come from the source, not from a counter or a clock"))
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

/// Checks that a cancelled request returns soon, and says so.
enum CancellationCheck {
  static func run(
    on subject: ConformanceSubject, first: SearchPage
  ) async -> [ConformanceDiagnostic] {
    let task = Task { () -> ProviderError? in
      // Cancelled before it begins, so that even a fast provider meets it.
      while !Task.isCancelled { await Task.yield() }
      do {
        _ = try await subject.search(subject.query)
        return nil
      } catch { return ProviderError(wrapping: error) }
    }
    task.cancel()
    let patience = subject.patience
    let race = CancellableCall { await task.value }
    guard case .success(let error)? = await race.answer(within: patience) else {
      return [
        ConformanceDiagnostic(
          .error, check: "cancellation", "a cancelled request goes on for more than \(patience)",
          fix: "await the transport, or check Task.isCancelled where you wait")
      ]
    }
    if let error, error.code != .cancelled {
      return [
        ConformanceDiagnostic(
          .warning, check: "cancellation", "a cancelled request throws \(error.code)",
          fix: "let CancellationError through", cause: error.code)
      ]
    }
    return []
  }
}
