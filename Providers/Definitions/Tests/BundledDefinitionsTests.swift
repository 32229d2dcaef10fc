import BundledDefinitions
import RecipeDefinitions
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

/// Every definition that comes with the program.
@Suite(.fewAtOnce) struct BundledDefinitionsTests {
  static let names = BundledDefinitions.all.map(\.name)

  @Test func `every file of the folder is in the program, under its own name`() throws {
    #expect(Self.names == Self.names.sorted())
    #expect(try BundledFiles.definitionNames() == Self.names)
    for (name, bytes) in BundledDefinitions.all {
      #expect(DefinitionReader.read(bytes).definition?.name == name)
    }
  }

  @Test(arguments: names)
  func `is read without an error or a warning`(_ name: String) throws {
    _ = try BundledFiles.definition(name)
  }

  @Test(arguments: names)
  func `tells people what it is and where its secrets come from`(_ name: String) throws {
    let definition = try BundledFiles.definition(name)
    #expect(definition.summary?.isEmpty == false)
    // What Potluck itself is, comes with it.
    if name != "potluck" {
      #expect(definition.homepage != nil)
      #expect(definition.documentation != nil)
    }
    for secret in definition.secrets { #expect(secret.summary.count > 20, "\(secret.name)") }
    for setting in definition.settings { #expect(!setting.summary.isEmpty, "\(setting.name)") }
    if definition.baseURL == nil { #expect(definition.baseURLSummary?.isEmpty == false) }
  }

  @Test(arguments: names)
  func `makes of its recorded exchanges what the recording expects`(_ name: String) async throws {
    let result = RecordingReader.read(try BundledFiles.recording(name))
    #expect(result.problems.map { "\($0)" } == [])
    let recording = try #require(result.recording)
    #expect(recording.definition == name)
    #expect(!recording.cases.isEmpty)
    let results = await DefinitionTest.run(try BundledFiles.definition(name), recording)
    for result in results {
      #expect(result.differences.map(\.description) == [], "\(result.name)")
      #expect(result.findings.filter { $0.severity == .error } == [], "\(result.name)")
    }
  }
}
