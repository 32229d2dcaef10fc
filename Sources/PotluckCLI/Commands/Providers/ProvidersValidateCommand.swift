import ArgumentParser
import RecipeDefinitions
import RecipeModel
import RecipeRendering

/// `potluck providers validate`: everything that is wrong with definition files.
struct ProvidersValidateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Report everything that is wrong with definition files, all at once.",
    discussion: """
      Nobody is asked. Each problem comes with file, line and column and with its fix. A file of \
      recorded exchanges beside a definition (NAME.tests.json) is checked with it. Exit code 0 \
      when there is no error, 2 when there is one.
      """
        + examples(
          "providers validate mine.json"))

  @Argument(help: "The definition files.", completion: .file(extensions: ["json"]))
  var files: [String]

  @Flag(help: "Print one JSON document.")
  var json = false

  func execute() async throws -> ExitStatus {
    var checked: [(file: String, name: String?, problems: [DocumentProblem])] = []
    var isComplete = true
    for file in files {
      let source = DefinitionFile(file)
      do {
        let result = try source.read()
        checked.append((file, result.definition?.name, result.problems))
        if let recording = try source.readRecording() {
          checked.append((source.recordingPath, nil, recording.problems))
        }
      } catch let failure as ToolFailure {
        guard files.count > 1 else { throw failure }
        // One that cannot be read never stops the others.
        StandardError.write(failure.text + "\n")
        isComplete = false
      }
    }
    var output = OutputStream()
    if json {
      output.write(Self.json(checked).text(.indented) + "\n")
    } else {
      for (file, _, problems) in checked {
        for problem in problems { output.write(problem.text(file: file) + "\n") }
      }
    }
    output.flush()
    let problems = checked.flatMap(\.problems)
    let errors = problems.count { $0.severity == .error }
    for (file, name, problems) in checked where problems.isEmpty {
      StandardError.write(
        "\(Printable.line(file)): no problem\(name.map { "; it defines \($0)" } ?? "")\n")
    }
    if !problems.isEmpty {
      StandardError.write(
        "\(Counted.text(errors, "error")), \(Counted.text(problems.count - errors, "warning"))\n")
    }
    return errors == 0 && isComplete ? .results : .failure
  }

  private static func json(
    _ checked: [(file: String, name: String?, problems: [DocumentProblem])]
  ) -> JSON {
    [
      "version": 1,
      "files": .array(
        checked.map { file, name, problems in
          [
            "file": .string(file), "name": .optional(name),
            "problems": .array(problems.map(\.json)),
          ]
        }),
    ]
  }
}

extension DocumentProblem {
  /// The problem for other programs.
  var json: JSON {
    [
      "severity": .string(severity.rawValue), "pointer": .string(pointer),
      "line": .optional(place?.line), "column": .optional(place?.column),
      "message": .string(message), "fix": .optional(fix),
    ]
  }
}
