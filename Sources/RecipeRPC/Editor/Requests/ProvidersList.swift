import RecipeModel
import RecipeRendering

/// `providers/list`: the configured sources; nobody is asked.
struct ProvidersList: Sendable {
  /// Lists them.
  /// - Throws: ``WireFailure`` when the configuration cannot be read.
  func run(_ service: any RecipeService) async throws -> JSON {
    Self.document(of: try await service.providers())
  }

  /// The document of `potluck providers list --json`, with members for editors: `enabled`,
  /// `needsKey`, `keyConfigured`, and `status` where a source's health is known.
  static func document(of entries: [ProviderEntry]) -> JSON {
    let document = ProvidersJSON().json(entries)
    guard var object = document.objectValue, let providers = object["providers"]?.arrayValue else {
      return document
    }
    object["providers"] = .array(zip(providers, entries).map(entry))
    return .object(object)
  }

  private static func entry(_ json: JSON, _ entry: ProviderEntry) -> JSON {
    guard var object = json.objectValue else { return json }
    object["needsKey"] = .bool(entry.needsKey)
    object["keyConfigured"] = .bool(entry.isKeyConfigured)
    object["enabled"] = .bool(object["status"] == "enabled")
    if var health = object["health"]?.objectValue {
      health["status"] = health["state"]
      object["health"] = .object(health)
    }
    return .object(object)
  }
}
