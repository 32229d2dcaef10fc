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
    ["version": .int(ReportJSON.version), "providers": .array(entries.map(Self.entry))]
  }

  private static func entry(_ entry: ProviderEntry) -> JSON {
    let descriptor = entry.descriptor
    var problem = JSON.null
    if case .unusable(let message, let hint) = entry.state {
      problem = ["message": .string(message), "hint": .optional(hint)]
    }
    return [
      "id": .string(entry.id),
      "kind": .string(entry.kind),
      "name": .string(descriptor?.name ?? entry.id),
      "status": .string(entry.state.word),
      "problem": problem,
      "capabilities": .array((descriptor?.capabilities.names ?? []).map(JSON.string)),
      "endpoint": .optional(entry.endpoint.map { _ in entry.place }),
      "weight": .double(entry.weight),
      "group": .string(entry.group ?? entry.id),
      "homepage": .optional(Sanitizer.link(descriptor?.homepage)),
      "attribution": .optional(descriptor?.attribution),
      "health": entry.standing.map(Self.health) ?? .null,
    ]
  }

  private static func health(_ standing: ProviderStanding) -> JSON {
    [
      "state": .string(standing.state),
      "since": .optional(standing.since.flatMap(Wording.timestamp)),
      "retryAt": .optional(standing.retryAt.flatMap(Wording.timestamp)),
      "level": .int(standing.level),
      "lastSuccess": .optional(standing.lastSuccess.flatMap(Wording.timestamp)),
      "lastFailure": standing.failure.map {
        ["code": .string($0.code), "message": .string($0.message)]
      } ?? .null,
      "quota": standing.quota.map(allowance) ?? .null,
      "rates": .array(standing.rates.map(allowance)),
    ]
  }

  private static func allowance(_ allowance: ProviderStanding.Allowance) -> JSON {
    [
      "limit": .optional(allowance.limit), "used": .int(allowance.used),
      "left": .optional(allowance.left), "seconds": .int(allowance.seconds),
      "renewedAt": .optional(allowance.renewedAt.flatMap(Wording.timestamp)),
    ]
  }
}
