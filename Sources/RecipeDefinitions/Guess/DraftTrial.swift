public import RecipeModel
import RecipeProviderKit

/// What a draft made of the answer that it was made from.
public struct DraftTrial: Sendable, Hashable {
  /// How many listings came out.
  public var listings: Int
  /// How many items the list in the answer has.
  public var items: Int
  /// In how many listings each field is filled, in the order of ``FieldName``.
  public var filled: [FilledField]
  /// In which ways the draft's first request differs from the one that was made, in words.
  public var requestDifferences: [String]
  /// What is wrong with the draft as a definition.
  public var problems: [DocumentProblem]
  /// Why no listing came out; nil when some did.
  public var failure: String?

  /// A field with the number of listings that have it.
  public struct FilledField: Sendable, Hashable {
    /// The field's name as in a definition.
    public var name: String
    /// How many listings have it, at least 1.
    public var count: Int

    /// Creates a field.
    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// Creates a result.
  public init(
    listings: Int = 0, items: Int, filled: [FilledField] = [],
    requestDifferences: [String] = [], problems: [DocumentProblem] = [], failure: String? = nil
  ) {
    self.listings = listings
    self.items = items
    self.filled = filled
    self.requestDifferences = requestDifferences
    self.problems = problems
    self.failure = failure
  }

  /// The result on one line: `30 of 30 items listed: title 30, url 28`.
  public var summary: String {
    let fields = filled.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
    let count = "\(listings) of \(items) items listed"
    return failure.map { "\(count): \($0)" } ?? (fields.isEmpty ? count : "\(count): \(fields)")
  }
}

extension DefinitionDraft {
  /// Reads the draft as a definition and runs it over the answer that it was made from.
  public func trial() async -> DraftTrial {
    var trial = DraftTrial(items: itemCount)
    let result = DefinitionReader.read(Array(text.utf8))
    trial.problems = result.problems
    guard let definition = result.definition else {
      trial.failure = "the draft is no valid definition"
      return trial
    }
    let secrets = Dictionary(
      uniqueKeysWithValues: definition.secrets.map {
        ($0.name, Secret(Placeholders.standIn($0.name)))
      })
    let response = response
    let transport = InMemoryTransport { _ in response }
    do {
      let provider = try definition.kind.make(
        ProviderContext(
          id: definition.name, settings: settings, secrets: secrets, transport: transport))
      let page = try await provider.search(query, page: provider.descriptor.paging.first)
      if let asked = transport.requests.first {
        trial.requestDifferences = RequestMatch(original).differences(
          to: RequestMatch(asked), calling: "given"
        ).map { hide($0) }
      }
      trial.listings = page.listings.count
      let objects = page.listings.map { ListingJSON.object($0) }
      trial.filled = FieldName.allCases.compactMap { field in
        let count = objects.count { $0[field.rawValue] != nil }
        return count > 0 ? DraftTrial.FilledField(name: field.rawValue, count: count) : nil
      }
    } catch {
      trial.failure = hide(ProviderError(wrapping: error).description)
    }
    return trial
  }
}
