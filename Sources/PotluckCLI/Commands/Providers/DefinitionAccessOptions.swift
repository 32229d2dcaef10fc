import ArgumentParser
import PotluckService

/// How a definition that is tried out reaches its service.
struct DefinitionAccessOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The service's address, before the definition's and the entry's.", valueName: "url"))
  var baseURL: String?

  @Option(
    help: ArgumentHelp(
      "Where a secret comes from: name=env:VARIABLE or name=file:PATH.", valueName: "name=from"))
  var secret: [String] = []

  @Option(
    help: ArgumentHelp("A setting of the definition.", valueName: "name=value"))
  var setting: [String] = []

  func validate() throws {
    for text in secret + setting where !text.contains("=") {
      throw ValidationError("'\(text)' has no '=': write name=value.")
    }
    for text in secret where Self.source(text) == nil {
      throw ValidationError("'\(text)' names no place: write name=env:VARIABLE or name=file:PATH.")
    }
  }

  /// What the flags say.
  var access: DefinitionAccess {
    DefinitionAccess(
      baseURL: baseURL,
      settings: setting.map { text in
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), String(parts[1]))
      }, secrets: secret.compactMap(Self.source))
  }

  private static func source(_ text: String) -> (name: String, source: SecretSource)? {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    if parts[1].hasPrefix("env:") { return (parts[0], .environment(String(parts[1].dropFirst(4)))) }
    if parts[1].hasPrefix("file:") {
      return (parts[0], .file(Paths.absolute(String(parts[1].dropFirst(5)), in: Paths.current)))
    }
    return nil
  }
}
