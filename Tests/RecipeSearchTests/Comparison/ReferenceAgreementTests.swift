import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

/// Compares the pairwise figures with reference values.
@Suite(.fewAtOnce, .enabled(if: ReferenceData.isThere)) struct ReferenceAgreementTests {
  private struct Reference {
    var name: String
    var first: [String]
    var second: [String]
    var values: JSON

    init(_ json: JSON) {
      name = json["name"]?.stringValue ?? ""
      first = json["a"]?.arrayValue?.compactMap(\.stringValue) ?? []
      second = json["b"]?.arrayValue?.compactMap(\.stringValue) ?? []
      values = json
    }

    func value(_ name: String) -> Double? { values[name]?.doubleValue }
  }

  private func references() throws -> [Reference] {
    let text = try ReferenceData.text("vectors/compare.json")
    return try #require(try JSON(parsing: text)["cases"]?.arrayValue).map(Reference.init)
  }

  private func isSame(_ mine: Double?, _ reference: Double?) -> Bool {
    guard let mine, let reference else { return mine == nil && reference == nil }
    return abs(mine - reference) < 1e-9
  }

  @Test func `every figure of a pair equals the reference`() throws {
    let references = try references()
    #expect(references.count >= 10)
    for reference in references {
      let pair = try agreement(
        of: reference.first, and: reference.second, p: reference.value("p") ?? .nan)
      #expect(pair.shared == reference.values["shared"]?.intValue, "\(reference.name)")
      #expect(isSame(pair.jaccard, reference.value("jaccard")), "\(reference.name)")
      #expect(
        isSame(pair.overlapCoefficient, reference.value("overlapCoefficient")),
        "\(reference.name)")
      #expect(
        isSame(pair.rankBiasedOverlap, reference.value("rboExtrapolated")), "\(reference.name)")
      #expect(isSame(pair.kendallTauB, reference.value("kendallTauB")), "\(reference.name)")
    }
  }
}
