import RecipeModel
import RecipeProviderKit

extension ProviderKind {
  /// The source behind `--fixtures`.
  static let fixture = ProviderKind(
    name: "fixture", summary: "recipes made up for trying out clients", settings: [],
    make: { FixtureProvider(id: $0.id) })
}

extension LoadedConfiguration {
  /// What `--fixtures` puts in the place of the configuration.
  ///
  /// The deadlines lie behind the thirty seconds that a slow answer takes.
  static var fixtures: LoadedConfiguration {
    let text = """
      {
        "version": 1,
        "search": { "soft": "60s", "hard": "60s" },
        "cache": { "enabled": false },
        "providers": [ { "id": "fixture", "use": "fixture" } ]
      }
      """
    let read = ConfigurationReader.read(
      Array(text.utf8), kinds: KindCatalog(compiled: [.fixture]), folder: "/")
    return LoadedConfiguration(
      source: .embedded, configuration: read.configuration, problems: read.problems)
  }
}
