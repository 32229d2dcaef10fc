import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct DefinitionDraftTests {
  @Test(arguments: DraftSample.all)
  func `a draft finds what the answer shows`(sample: DraftSample) throws {
    let draft = try DefinitionDraft.make(url: sample.url, response: .json(sample.body), words: nil)
    for (pointer, expected) in sample.expected.sorted(by: { $0.key < $1.key }) {
      let found = draft.definition.text(at: pointer)
      #expect(found == expected, "\(sample.service) \(pointer)")
    }
    #expect(draft.definition["fields"]?["title"] != nil)
    #expect(
      draft.definition["fields"]?["id"] != nil || draft.definition["fields"]?["url"] != nil)
  }

  @Test(arguments: DraftSample.all)
  func `a draft lists every item of the answer that it was made from`(
    sample: DraftSample
  ) async throws {
    let draft = try DefinitionDraft.make(url: sample.url, response: .json(sample.body), words: nil)
    let trial = await draft.trial()
    #expect(trial.failure == nil)
    #expect(trial.problems.filter { $0.severity == .error } == [])
    #expect(trial.listings == draft.itemCount)
    #expect(trial.items > 0)
    #expect(trial.requestDifferences == sample.requestDifferences, "\(sample.service)")
    for field in ["title", "image", "ingredients", "totalMinutes", "yield"]
    where draft.definition["fields"]?[field] != nil {
      #expect(trial.filled.contains { $0.name == field }, "\(field): \(trial.summary)")
    }
  }

  @Test(arguments: DraftSample.all)
  func `no value of a credential is in a draft`(sample: DraftSample) throws {
    let draft = try DefinitionDraft.make(url: sample.url, response: .json(sample.body), words: nil)
    let everything = ([draft.text] + draft.certain + draft.unsure).joined(separator: "\n")
    for secret in ["abcdef0123", "a1b2c3d4", "9988776655", "0123456789abcdef"] {
      #expect(!everything.contains(secret))
    }
  }
}

extension JSON {
  /// The text of the value at a JSON pointer; empty when there is none.
  func text(at pointer: String) -> String {
    var value: JSON? = self
    for part in pointer.split(separator: "/") {
      if let index = Int(part), let elements = value?.arrayValue {
        value = elements.indices.contains(index) ? elements[index] : nil
      } else {
        value = value?[String(part)]
      }
    }
    return value.map { $0.stringValue ?? $0.text() } ?? ""
  }
}
