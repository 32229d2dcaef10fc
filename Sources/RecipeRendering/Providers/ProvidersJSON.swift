package import RecipeModel
import RecipeProviderKit

/// The list of configured providers as a JSON document, version 1; holds no secret.
package enum ProvidersJSON {
  /// The document, with a line break at its end.
  package static func render(_ entries: [ProviderEntry]) -> String {
    json(entries).text(.indented) + "\n"
  }

  /// The document as a value.
  package static func json(_ entries: [ProviderEntry]) -> JSON {
    ["version": .int(ReportJSON.version), "providers": .array(entries.map(codec.write))]
  }

  /// A provider, which is only written.
  package static let codec: ObjectCodec<ProviderEntry> = ObjectCodec(
    "Provider", place: "a provider", draft: ProviderEntry(id: "", kind: ""), isOpen: true,
    [
      .written("id", .anyText, get: \.id), .written("kind", .anyText, get: \.kind),
      .written("name", .anyText) { $0.descriptor?.name ?? $0.id },
      .written("status", .word(of: ["enabled", "disabled", "unusable"]), get: \.state.word),
      .written("enabled", .flag) { $0.state == .enabled },
      .written("needsKey", .flag, get: \.needsKey),
      .written("keyConfigured", .flag, get: \.isKeyConfigured),
      .written("problem", .nullable(.object(Problem.codec))) { Problem($0.state) },
      .written("capabilities", .list(.anyText)) { $0.descriptor?.capabilities.names ?? [] },
      .written("endpoint", .nullable(.anyText)) { $0.endpoint == nil ? nil : $0.place },
      .written("weight", .finite, get: \.weight),
      .written("group", .anyText) { $0.group ?? $0.id },
      .written("homepage", .nullable(.link)) { Sanitizer.link($0.descriptor?.homepage) },
      .written("attribution", .nullable(.anyText)) { $0.descriptor?.attribution },
      .written("health", .nullable(.object(health)), get: \.standing),
    ])

  /// What keeps a provider from being asked.
  private struct Problem {
    var message = ""
    var fix: String?

    init() {}

    init?(_ state: ProviderEntry.State) {
      guard case .unusable(let message, let fix) = state else { return nil }
      (self.message, self.fix) = (message, fix)
    }

    static let codec: ObjectCodec<Problem> = ObjectCodec(
      "problem", place: "a problem", draft: Problem(),
      [.always("message", \.message, .anyText), .always("hint", \.fix, .nullable(.anyText))])
  }

  private static let state = ValueCodec<String>.word(of: ["healthy", "suspended", "probing"])

  private static let health: ObjectCodec<ProviderStanding> = ObjectCodec(
    "Health", place: "the health", "How a source did lately.",
    draft: ProviderStanding(state: "healthy"), isOpen: true,
    [
      .written("state", state, get: \.state), .written("status", state, get: \.state),
      .written("since", .nullable(.moment), get: \.since),
      .written("retryAt", .nullable(.moment), get: \.retryAt),
      .written("level", .count, get: \.level),
      .written("lastSuccess", .nullable(.moment), get: \.lastSuccess),
      .written("lastFailure", .nullable(.object(failure)), get: \.failure),
      .written("quota", .nullable(.object(allowance)), get: \.quota),
      .written("rates", .list(.object(allowance)), get: \.rates),
    ])

  private static let failure: ObjectCodec<ProviderStanding.Failure> = ObjectCodec(
    "failure", place: "a failure", draft: ProviderStanding.Failure(code: "", message: ""),
    [.always("code", \.code, .anyText), .always("message", \.message, .anyText)])

  private static let allowance: ObjectCodec<ProviderStanding.Allowance> = ObjectCodec(
    "Allowance", place: "an allowance",
    draft: ProviderStanding.Allowance(limit: nil, used: 0, left: nil, seconds: 0), isOpen: true,
    [
      .always("limit", \.limit, .nullable(.count)), .always("used", \.used, .count),
      .always("left", \.left, .nullable(.count)), .always("seconds", \.seconds, .count),
      .written("renewedAt", .nullable(.moment), get: \.renewedAt),
    ])
}
