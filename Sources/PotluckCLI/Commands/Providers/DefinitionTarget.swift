import ArgumentParser
import RecipeDefinitions
import RecipeHTTP
import RecipeModel
import RecipeProviderKit

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

  fileprivate static func source(_ text: String) -> (name: String, source: SecretSource)? {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    if parts[1].hasPrefix("env:") { return (parts[0], .environment(String(parts[1].dropFirst(4)))) }
    if parts[1].hasPrefix("file:") {
      return (parts[0], .file(Paths.absolute(String(parts[1].dropFirst(5)), in: Paths.current)))
    }
    return nil
  }
}

/// A definition that a command names: by its file, by the id of an entry, or as one that comes with
/// the program.
struct DefinitionTarget {
  /// What people called it.
  let label: String
  /// The definition.
  let definition: ProviderDefinition
  /// The file, when it has one.
  let file: DefinitionFile?
  /// The entry, when it is configured.
  private let entry: Configuration.Entry?

  /// Finds what a word names: a file when it looks like one, else an entry, else a bundled one.
  /// - Throws: ``Failure`` when there is none, or it has errors.
  init(_ word: String, in loaded: LoadedConfiguration) throws {
    label = word
    if word.contains("/") || word.hasSuffix(".json") {
      let file = DefinitionFile(word)
      definition = try file.definition()
      self.file = file
      // An entry that uses the file knows its settings and secrets.
      entry = loaded.configuration.entries.first {
        if case .definition(let path) = $0.origin { path == file.path } else { false }
      }
      return
    }
    let entry = loaded.configuration.entries.first { $0.id == word }
    if let entry, case .definition(let path) = entry.origin {
      let file = DefinitionFile(path)
      definition = try file.definition()
      self.file = file
      self.entry = entry
      return
    }
    guard let bundled = Tool.kinds.definition(entry?.use ?? word) else {
      if entry != nil {
        throw Failure(
          .usage,
          "\(word) has no definition: it is compiled into the program, or a program of its own",
          fix: "name a definition file, such as mine.json, or an entry that uses one")
      }
      let known =
        loaded.configuration.entries.map(\.id) + Tool.kinds.bundled.map(\.name)
      let nearest = NearestName.question(word, among: known)
      throw Failure(
        .usage, "there is no definition \"\(word)\"",
        fix: "\(nearest)name a definition file, such as mine.json, or an entry that uses one")
    }
    definition = bundled
    file = nil
    self.entry = entry
  }

  /// The settings: the entry's, with the flags' in their place.
  func settings(_ options: DefinitionAccessOptions?) throws -> [String: JSON] {
    var settings = entry?.settings ?? [:]
    guard let options else { return settings }
    for text in options.setting {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let value = String(parts[1])
      let rule = definition.kind.settings.first { $0.name == name && $0.form != .secret }
      guard let rule else {
        let known = definition.kind.settings.filter { $0.form != .secret }.map(\.name)
        throw Self.unknown("setting", name, known)
      }
      if case .integer = rule.form {
        settings[name] = Int(value).map(JSON.int) ?? .string(value)
      } else {
        settings[name] = .string(value)
      }
    }
    if let base = options.baseURL {
      if let problem = BaseAddress.problem(with: base) {
        throw Failure(.usage, problem.message, fix: problem.fix)
      }
      settings["baseURL"] = .string(base)
    }
    return settings
  }

  private static func unknown(_ what: String, _ name: String, _ known: [String]) -> Failure {
    Failure(
      .usage, "the definition has no \(what) \"\(name)\"",
      fix: known.isEmpty ? "it has none" : "known: \(known.joined(separator: ", "))")
  }

  /// The secrets: those of the flags, and the entry's for the others.
  func secrets(_ options: DefinitionAccessOptions?) async throws -> [String: Secret] {
    var sources = entry?.secrets ?? [:]
    for text in options?.secret ?? [] {
      guard let (name, source) = DefinitionAccessOptions.source(text) else { continue }
      let known = definition.secrets.map(\.name)
      guard known.contains(name) else { throw Self.unknown("secret", name, known) }
      sources[name] = source
    }
    let missing = definition.secrets.first {
      $0.isRequired && $0.standard == nil && sources[$0.name] == nil
    }
    if let missing {
      throw Failure(
        "the definition needs the secret \"\(missing.name)\"",
        fix: "add --secret \(missing.name)=env:VARIABLE, or an entry to the configuration")
    }
    var secrets: [String: Secret] = [:]
    for (name, source) in sources {
      do { secrets[name] = try await SecretResolver().resolve(source, for: name) } catch {
        let error = ProviderError(wrapping: error)
        throw Failure(error.message, fix: error.fix)
      }
    }
    return secrets
  }

  /// A recorder on the live service.
  func recorder(
    _ options: DefinitionAccessOptions?, over runtime: SourceRuntime
  ) async throws -> DefinitionRecorder {
    let settings = try settings(options)
    guard let base = settings["baseURL"]?.stringValue ?? definition.baseURL else {
      throw Failure(
        "the definition has no address of its own", fix: "add --base-url https://…")
    }
    return DefinitionRecorder(
      definition, settings: settings, secrets: try await secrets(options),
      transport: runtime.transport.scoped(to: [base]))
  }
}

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
  /// - Throws: ``Failure`` when there is no such file.
  func read() throws -> DefinitionReader.Result {
    let bytes = try FileBytes.read(path, called: "the definition \(path)")
    return DefinitionReader.read(bytes, file: path)
  }

  /// Reads the definition, and prints what is wrong with it.
  /// - Throws: ``Failure`` when there is no such file, or it has errors.
  func definition() throws -> ProviderDefinition {
    let result = try read()
    if let definition = result.definition { return definition }
    StandardError.tell(result.problems, of: path)
    throw Failure(
      "the definition \(path) has errors", fix: "correct the places above")
  }

  /// Reads the recorded exchanges; nil when there are none.
  func readRecording() throws -> RecordingReader.Result? {
    do throws(FileError) {
      return RecordingReader.read(
        try FileBytes.read(recordingPath, limit: RecordingReader.maxBytes))
    } catch {
      if error.isMissing { return nil }
      throw Failure(
        "cannot read the recording \(recordingPath): \(error.reason)", fix: "check the file")
    }
  }
}
