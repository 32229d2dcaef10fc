import RecipeDefinitions
import RecipeModel

/// A definition file and the file of recorded exchanges beside it.
struct DefinitionFile {
  /// The definition's path.
  let path: String

  /// Names a file; relative paths count from the current folder.
  init(_ path: String) { self.path = Paths.absolute(path, in: Paths.current) }

  /// The path of the recorded exchanges: `mine.json` has them in `mine.tests.json`.
  var recordingPath: String {
    (path.hasSuffix(".json") ? String(path.dropLast(5)) : path) + ".tests.json"
  }

  /// Reads the definition.
  /// - Throws: ``ToolFailure`` when there is no such file.
  func read() throws -> DefinitionReader.Result {
    do throws(FileBytes.Failure) {
      return DefinitionReader.read(try FileBytes.read(path), file: path)
    } catch {
      throw ToolFailure(
        "cannot read the definition \(path): \(error.reason)", fix: "check the path")
    }
  }

  /// Reads the definition, and prints what is wrong with it.
  /// - Throws: ``ToolFailure`` when there is no such file, or it has errors.
  func definition() throws -> ProviderDefinition {
    let result = try read()
    if let definition = result.definition { return definition }
    for problem in result.problems { StandardError.write(problem.text(file: path) + "\n") }
    throw ToolFailure(
      "the definition \(path) has errors", fix: "correct the places above", code: .failure)
  }

  /// Reads the recorded exchanges; nil when there are none.
  func readRecording() throws -> RecordingReader.Result? {
    do throws(FileBytes.Failure) {
      return RecordingReader.read(
        try FileBytes.read(recordingPath, limit: RecordingReader.maxBytes))
    } catch {
      if error.isMissing { return nil }
      throw ToolFailure(
        "cannot read the recording \(recordingPath): \(error.reason)", fix: "check the file")
    }
  }
}
