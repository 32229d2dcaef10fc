import ArgumentParser
import PotluckService
import RecipeDefinitions
import RecipeModel
import RecipeProcess
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

  @Flag(name: [.customShort("j"), .long], help: "Print one JSON document.")
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
      } catch let failure as Failure {
        guard files.count > 1 else { throw failure }
        // A file that cannot be read does not stop the check of the others.
        StandardError.tell(failure)
        isComplete = false
      }
    }
    if json {
      OutputStream.print(Self.json(checked))
    } else {
      let lines = checked.flatMap { file, _, problems in problems.map { $0.text(file: file) + "\n" }
      }
      OutputStream.printLines(lines.joined())
    }
    let problems = checked.flatMap(\.problems)
    let errors = problems.count { $0.severity == .error }
    for (file, name, problems) in checked where problems.isEmpty {
      StandardError.line("\(file): no problem\(name.map { "; it defines \($0)" } ?? "")")
    }
    if !problems.isEmpty {
      StandardError.line(DocumentProblem.count(errors, problems.count - errors))
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

/// `potluck providers schema`: the JSON Schema that editors complete from.
struct ProvidersSchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of definition files (draft 2020-12).",
    discussion: """
      Editors complete and check a file that names it: "$schema": "potluck-definition.schema.json".
      """
        + examples(
          "providers schema > potluck-definition.schema.json"))

  @Flag(help: "Print the schema of the messages that programs exchange with Potluck instead.")
  var process = false

  @Flag(help: "Print the schema of recorded exchanges (NAME.tests.json) instead.")
  var recording = false

  func validate() throws {
    if process, recording {
      throw ValidationError("--process and --recording exclude each other.")
    }
  }

  func execute() async throws -> ExitStatus {
    let schema =
      process ? ProcessProtocol.schema : recording ? RecordingSchema.json : DefinitionSchema.json
    OutputStream.print(schema)
    return .results
  }
}
