import PotluckSupport
import RecipeModel
package import RecipeProviderKit

/// What became of one case of a recording.
package struct CaseResult: Sendable, Hashable {
  package let name: String
  /// Where the result is not what the case expects.
  package fileprivate(set) var differences: [CaseDifference] = []
  /// What the conformance checks found, apart from what the recording does not cover.
  package fileprivate(set) var findings: [ConformanceDiagnostic] = []
  /// What could not be checked, a line each.
  package fileprivate(set) var notes: [String] = []

  /// Whether everything is as expected and no conformance check failed.
  package var passed: Bool {
    differences.isEmpty && !findings.contains { $0.severity == .error }
  }
}

/// One place where a case's result is not what it expects.
package struct CaseDifference: Sendable, Hashable, CustomStringConvertible {
  /// The place, such as `listings[0].title`.
  package let path: String
  /// What the case expects, as JSON or in words.
  package let expected: String
  package let got: String

  /// The difference on one line.
  package var description: String { "\(path): expected \(expected), got \(got)" }
}

/// Tests a definition on its recorded exchanges, without a network.
package enum DefinitionTest {
  /// Replays every case, compares what comes of it with what the case expects, and runs the checks
  /// of ``ProviderConformance`` on the replay.
  ///
  /// Checks that ask for what was not recorded become a note. A recording in which nothing is ever
  /// listed says nothing of the definition, and does not pass.
  package static func run(
    _ definition: ProviderDefinition, _ recording: Recording
  ) async -> [CaseResult] {
    var results: [CaseResult] = []
    for recorded in recording.cases { results.append(await run(definition, recorded)) }
    if let last = results.indices.last, !recording.listsSomething {
      let statuses = recording.cases.map(\.expect.status).joined(separator: ", ")
      results[last].differences.append(
        CaseDifference(
          path: "cases", expected: "one with listings", got: "none (\(statuses)): record again"))
    }
    return results
  }

  package static func run(
    _ definition: ProviderDefinition, _ recorded: RecordedCase
  ) async -> CaseResult {
    var result = CaseResult(name: recorded.name)
    do {
      let replay = try CaseReplay(definition, recorded)
      let walk = await replay.walk(recorded.query)
      let requests = replay.transport.requests.count
      var comparison = CaseComparison(expect: recorded.expect, base: replay.base)
      comparison.compare(walk, requests: requests)
      await comparison.compareRecipe(of: replay.provider)
      result.differences = comparison.differences
      if recorded.expect.status == "drift", result.differences.isEmpty {
        result.notes.append("as recorded, the definition does not understand this answer")
      }
      result.notes += unread(definition, walk.accepted.map(\.listing)).map {
        "no listing has \"\($0)\", though the definition reads it: look at its path"
      }
      guard walk.error == nil, !walk.accepted.isEmpty else { return result }
      try await check(CaseReplay(definition, recorded).provider, recorded.query, into: &result)
    } catch {
      let error = ProviderError(wrapping: error)
      result.differences.append(
        CaseDifference(path: "provider", expected: "one that can be asked", got: "\(error)"))
    }
    return result
  }

  private static func check(
    _ provider: any RecipeProvider, _ query: SearchQuery, into result: inout CaseResult
  ) async {
    let findings = await ProviderConformance(
      provider, query: query, patience: .seconds(30).patient
    ).run()
    var unasked: [String] = []
    for finding in findings {
      if finding.cause != .notRecorded {
        result.findings.append(finding)
      } else if !unasked.contains(finding.check) {
        unasked.append(finding.check)
      }
    }
    if !unasked.isEmpty {
      result.notes.append(
        "the recording does not cover the checks \(unasked.joined(separator: ", "))")
    }
  }

  /// The fewest listings that say something about fields.
  private static let fewest = 3

  /// The fields of listings that have a rule and a value in none of the listings.
  private static func unread(
    _ definition: ProviderDefinition, _ listings: [Listing]
  ) -> [String] {
    guard listings.count >= fewest else { return [] }
    let filled = Set(listings.flatMap { ListingJSON.object($0).members.map(\.name) })
    let known = ["url", "publisher", "image", "ingredients", "rating", "totalMinutes", "yield"]
    let own = definition.fields.besides(definition.response.standardFields)
    let read = Set(own.names.map(\.rawValue))
    return known.filter { read.contains($0) && !filled.contains($0) }
  }
}

/// A case with a provider that answers from its exchanges.
struct CaseReplay {
  /// The address that stands for `{baseURL}` when neither the case nor the definition has one.
  static let standInBase = "https://recorded.example"

  let transport: ReplayTransport
  let provider: SteadyProvider
  /// The address that stands for `{baseURL}`.
  let base: RequestURL

  init(_ definition: ProviderDefinition, _ recorded: RecordedCase) throws {
    let address =
      recorded.settings["baseURL"]?.stringValue ?? definition.baseURL ?? Self.standInBase
    base = try RequestURL(base: address)
    transport = try ReplayTransport(recorded.exchanges, baseURL: address)
    var settings: [String: JSON] = [:]
    for member in recorded.settings.members { settings[member.name] = member.value }
    settings["baseURL"] = .string(address)
    let inner = try definition.kind.make(
      ProviderContext(
        id: "recorded", settings: settings, secrets: Self.secrets(definition, recorded),
        transport: transport))
    // Ingredients that only a filtering search asks for are not in the listings of any other.
    let isFilled = definition.detail?.fill == .filtering && !definition.listsIngredients
    provider = SteadyProvider(inner, waits: false, hiding: isFilled ? .listsIngredients : [])
  }

  /// Walks the case's query to its limit.
  func walk(_ query: SearchQuery) async -> PageWalkResult {
    do { try await provider.prepare() } catch { return PageWalkResult(refusing: error) }
    return await PageWalk(provider: provider, query: query, wanted: query.limit).run()
  }

  /// Stand-ins for the secrets that the exchanges were recorded with.
  private static func secrets(
    _ definition: ProviderDefinition, _ recorded: RecordedCase
  ) -> [String: Secret] {
    var secrets: [String: Secret] = [:]
    for rule in definition.secrets {
      let standIn = Placeholders.standIn(rule.name)
      let isNeeded = rule.isRequired && rule.standard == nil
      let isRecorded = recorded.exchanges.contains { exchange in
        exchange.request.url.contains(standIn) || exchange.request.url.contains(Redaction.mark)
      }
      if isNeeded || isRecorded { secrets[rule.name] = Secret(standIn) }
    }
    return secrets
  }
}

/// Compares what came of a case with what it expects.
struct CaseComparison {
  fileprivate let expect: RecordedExpectation
  fileprivate let base: RequestURL
  fileprivate var differences: [CaseDifference] = []

  /// The status of a walk: `ok`, `partial` or an error's code.
  static func status(of walk: PageWalkResult) -> String {
    guard let error = walk.error else { return walk.pages.gaps.isEmpty ? "ok" : "partial" }
    return walk.accepted.isEmpty ? error.code.rawValue : "partial"
  }

  fileprivate mutating func compare(_ walk: PageWalkResult, requests: Int) {
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
      differ("error", "a text with “\(part)”", walk.error.map { "“\($0)”" } ?? "no error")
    }
    guard let listings = expect.listings else { return }
    if listings.count != walk.accepted.count {
      differ("listings", "\(listings.count) of them", String(walk.accepted.count))
    }
    for (index, (expected, got)) in zip(listings, walk.accepted).enumerated() {
      compare(expected, ListingJSON.object(got.listing), at: "listings[\(index)]")
    }
  }

  fileprivate mutating func compareRecipe(of provider: any RecipeProvider) async {
    guard let expected = expect.recipe, let id = expected["id"]?.stringValue else { return }
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
