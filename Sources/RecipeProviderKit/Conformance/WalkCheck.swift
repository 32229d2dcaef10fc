/// Checks that walking the list ends, and that what the source says of its length is true.
enum WalkCheck {
  private static let wanted = 300

  static func run(
    on subject: ConformanceSubject, first: SearchPage
  ) async -> [ConformanceDiagnostic] {
    let walk = PageWalk(provider: subject.provider, query: subject.query, wanted: wanted)
    let result = await walk.run()
    switch result.end {
    case .pageCap, .repeatedPage, .repeatedToken:
      return [
        ConformanceDiagnostic(
          .error, check: "walk", "the list does not end: \(result.error?.message ?? "")",
          hint: "return nil as the next token at the end of the list")
      ]
    case .failed:
      return [
        ConformanceDiagnostic(
          .error, check: "walk", "the walk fails: \(result.error?.description ?? "")",
          hint: "an error that only means the end of the list has isPlausibleEnd set",
          cause: result.error?.code)
      ]
    case .exhausted where !isHonest(result):
      return [
        ConformanceDiagnostic(
          .warning, check: "total",
          "the list is said to hold \(result.total ?? 0) and holds \(result.listings.received)",
          hint: "leave out a total that is not honest")
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
