import RecipeModel
import RecipeProviderKit

/// Compares what came of a case with what it expects.
struct CaseComparison {
  private let expect: RecordedExpectation
  private let base: RequestURL
  /// Where they differ.
  private(set) var differences: [CaseDifference] = []

  init(_ expect: RecordedExpectation, base: RequestURL) {
    self.expect = expect
    self.base = base
  }

  /// The status of a walk: `ok`, `partial` or an error's code.
  static func status(of walk: PageWalkResult) -> String {
    guard let error = walk.error else { return walk.pages.gaps.isEmpty ? "ok" : "partial" }
    return walk.accepted.isEmpty ? error.code.rawValue : "partial"
  }

  /// Compares the search.
  mutating func compare(_ walk: PageWalkResult, requests: Int) {
    let status = Self.status(of: walk)
    if status != expect.status, walk.error?.code.rawValue != expect.status {
      let why = walk.error.map { " (\($0))" } ?? ""
      differ("status", expect.status, status + why)
    }
    if let total = expect.total, walk.total != total {
      differ("total", String(total), walk.total.map { String($0) } ?? "none")
    }
    if let wanted = expect.requests, requests != wanted {
      differ("requests", String(wanted), String(requests))
    }
    if let part = expect.errorContains,
      walk.error?.description.lowercased().contains(part.lowercased()) != true
    {
      differ(
        "error", "a text with “\(part)”", walk.error.map { "“\($0)”" } ?? "no error")
    }
    guard let listings = expect.listings else { return }
    if listings.count != walk.accepted.count {
      differ("listings", "\(listings.count) of them", String(walk.accepted.count))
    }
    for (index, (expected, got)) in zip(listings, walk.accepted).enumerated() {
      compare(
        expected, ListingJSON.object(got.listing), at: "listings[\(index)]")
    }
  }

  /// Compares the recipe in full.
  mutating func compareRecipe(of provider: any RecipeProvider) async {
    guard let expected = expect.recipe else { return }
    guard let id = expected["id"]?.stringValue else { return }
    let name = provider.descriptor.id
    do {
      let recipe = try await provider.recipe(for: ListingID(provider: name, id: revealed(id)))
      compare(expected, ListingJSON.object(recipe), at: "recipe")
    } catch {
      differ("recipe", "the recipe \(id)", "\(ProviderError(wrapping: error))")
    }
  }

  private mutating func compare(_ expected: JSONObject, _ got: JSONObject, at path: String) {
    for member in expected.members {
      let expected = Placeholders.map(member.value, revealed)
      let got = got[member.name] ?? .null
      guard !Self.isSame(expected, got) else { continue }
      differ("\(path).\(member.name)", Self.short(expected), Self.short(got))
    }
  }

  /// Whether a value is as expected; a number alone is enough for a rating.
  private static func isSame(_ expected: JSON, _ got: JSON) -> Bool {
    if case .number = expected, let value = got["value"] { return expected.covers(value) }
    return expected.covers(got)
  }

  private func revealed(_ text: String) -> String { Placeholders.addressRevealer(base)(text) }

  private static func short(_ json: JSON) -> String {
    let text = json.text()
    return text.count <= 300 ? text : "\(text.prefix(299))…"
  }

  private mutating func differ(_ path: String, _ expected: String, _ got: String) {
    differences.append(CaseDifference(path: path, expected: expected, got: got))
  }
}
