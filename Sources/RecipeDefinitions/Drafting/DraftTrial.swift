import RecipeModel
import RecipeProviderKit

/// What a draft made of the answer that it was made from.
package struct DraftTrial: Sendable {
  /// How many listings came out.
  fileprivate(set) var listings = 0
  /// How many items the list in the answer has.
  let items: Int
  /// In how many listings each field is filled, where it is in any, in the order of ``ListingField``.
  fileprivate(set) var filled: [(name: String, count: Int)] = []
  /// The first three listings, each as its title and its link.
  package fileprivate(set) var shown: [String] = []
  /// How the draft's first request differs from the original one, in words.
  package fileprivate(set) var requestDifferences: [String] = []
  /// What is wrong with the draft as a definition.
  fileprivate(set) var problems: [DocumentProblem] = []
  /// Why no listing came out; nil when some did.
  fileprivate(set) var failure: String?

  /// The result on one line: `30 of 30 items listed: title 30, url 28`.
  package var summary: String {
    let fields = filled.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
    let count = "\(listings) of \(items) items listed"
    return failure.map { "\(count): \($0)" } ?? (fields.isEmpty ? count : "\(count): \(fields)")
  }
}

extension DefinitionDraft {
  /// Reads the draft as a definition and runs it over the answer that it was made from.
  package func trial() async -> DraftTrial {
    var trial = DraftTrial(items: itemCount)
    let result = DefinitionReader.read(Array(text.utf8))
    trial.problems = result.problems
    guard let definition = result.definition else {
      trial.failure = "the draft is no valid definition"
      return trial
    }
    do { try await run(definition, into: &trial) } catch {
      trial.failure = hide(ProviderError(wrapping: error).description)
    }
    return trial
  }

  private func run(
    _ definition: ProviderDefinition, into trial: inout DraftTrial
  ) async throws {
    let secrets = definition.secrets.map { ($0.name, Secret(Placeholders.standIn($0.name))) }
    let settings = request.settings.filter { $0.standard == nil }
    let transport = InMemoryTransport { [response] _ in response }
    let provider = try definition.kind.make(
      ProviderContext(
        id: definition.name,
        settings: Dictionary(
          uniqueKeysWithValues: settings.map { ($0.name, .string(Redaction.mark)) }),
        secrets: Dictionary(uniqueKeysWithValues: secrets), transport: transport))
    let page = try await provider.search(request.query, page: provider.descriptor.paging.first)
    if let asked = transport.requests.first {
      trial.requestDifferences = RequestMatch(request.original).differences(
        to: RequestMatch(asked), calling: "given"
      ).map { hide($0) }
    }
    trial.listings = page.listings.count
    trial.shown = page.listings.prefix(3).map { listing in
      hide(listing.title + (listing.url.map { " \($0)" } ?? ""))
    }
    let objects = page.listings.map { ListingJSON.object($0) }
    trial.filled = ListingField.allCases.compactMap { field in
      let count = objects.count { $0[field.rawValue] != nil }
      return count > 0 ? (field.rawValue, count) : nil
    }
  }
}
