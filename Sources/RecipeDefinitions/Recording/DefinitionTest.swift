import RecipeModel
import RecipeProviderKit

/// Tests a definition on its recorded exchanges, without a network.
public enum DefinitionTest {
  /// Replays every case, compares what comes of it with what the case expects, and runs the checks
  /// of ``ProviderConformance`` on the replay.
  ///
  /// Checks that ask for what was not recorded become a note.
  public static func run(
    _ definition: ProviderDefinition, _ recording: Recording
  ) async -> [CaseResult] {
    var results: [CaseResult] = []
    for recorded in recording.cases { results.append(await run(definition, recorded)) }
    return results
  }

  /// Replays one case.
  public static func run(
    _ definition: ProviderDefinition, _ recorded: RecordedCase
  ) async -> CaseResult {
    var result = CaseResult(name: recorded.name)
    do {
      let replay = try CaseReplay(definition, recorded)
      let walk = await replay.walk(recorded.query)
      let requests = replay.transport.requests.count
      var comparison = CaseComparison(recorded.expect, base: replay.base)
      comparison.compare(walk, requests: requests)
      await comparison.compareRecipe(of: replay.provider)
      result.differences = comparison.differences
      result.notes += Self.unread(definition, walk.accepted.map(\.listing)).map {
        "no listing has \"\($0)\", though the definition reads it: look at its path"
      }
      guard walk.error == nil, !walk.accepted.isEmpty else { return result }
      let fresh = try CaseReplay(definition, recorded)
      let findings = await ProviderConformance(
        fresh.provider, query: recorded.query, patience: .seconds(30)
      ).run()
      result.findings = findings.filter { !isNotCovered($0) }
      var checks: [String] = []
      for finding in findings where isNotCovered(finding) && !checks.contains(finding.check) {
        checks.append(finding.check)
      }
      if !checks.isEmpty {
        result.notes.append(
          "the recording does not cover the checks \(checks.joined(separator: ", "))")
      }
    } catch {
      let error = ProviderError(wrapping: error)
      result.differences.append(
        CaseDifference(path: "provider", expected: "one that can be asked", got: "\(error)"))
    }
    return result
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
    let read = Set(definition.fields.names.map(\.rawValue))
    return known.filter { read.contains($0) && !filled.contains($0) }
  }

  /// Whether a check failed only because its request was not recorded.
  private static func isNotCovered(_ finding: ConformanceDiagnostic) -> Bool {
    finding.cause == .notRecorded
  }
}
