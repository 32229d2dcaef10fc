package import RecipeDefinitions
import RecipeHTTP
import RecipeModel
import RecipeProviderKit

/// How a definition that is tried out reaches its service, before what the definition and its entry
/// say.
package struct DefinitionAccess: Sendable {
  /// The service's address.
  let baseURL: String?
  /// Settings of the definition.
  let settings: [(name: String, value: String)]
  /// Where secrets come from.
  let secrets: [(name: String, source: SecretSource)]

  /// Creates one.
  package init(
    baseURL: String?, settings: [(name: String, value: String)],
    secrets: [(name: String, source: SecretSource)]
  ) {
    (self.baseURL, self.settings, self.secrets) = (baseURL, settings, secrets)
  }
}

/// A definition that a command names: by its file, by the id of an entry, or as one that comes with
/// the program.
package struct DefinitionTarget {
  /// What people called it.
  let label: String
  /// The definition.
  package let definition: ProviderDefinition
  /// The file, when it has one.
  package let file: DefinitionFile?
  /// The entry, when it is configured.
  private let entry: Configuration.Entry?

  /// Finds what a word names: a file when it looks like one, else an entry, else a bundled one.
  /// - Throws: ``Failure`` when there is none, or it has errors.
  package init(_ word: String, in loaded: LoadedConfiguration) throws {
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
    guard let bundled = KindCatalog.current.definition(entry?.use ?? word) else {
      if entry != nil {
        throw Failure(
          .usage,
          "\(word) has no definition: it is compiled into the program, or a program of its own",
          fix: "name a definition file, such as mine.json, or an entry that uses one")
      }
      let known =
        loaded.configuration.entries.map(\.id) + KindCatalog.current.bundled.map(\.name)
      let nearest = NearestName.question(word, among: known)
      throw Failure(
        .usage, "there is no definition \"\(word)\"",
        fix: "\(nearest)name a definition file, such as mine.json, or an entry that uses one")
    }
    definition = bundled
    file = nil
    self.entry = entry
  }

  /// The settings: the entry's, with those of the access in their place.
  func settings(_ access: DefinitionAccess?) throws -> [String: JSON] {
    var settings = entry?.settings ?? [:]
    guard let access else { return settings }
    for (name, value) in access.settings {
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
    if let base = access.baseURL {
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

  /// The secrets: those of the access, and the entry's for the others.
  func secrets(_ access: DefinitionAccess?) async throws -> [String: Secret] {
    var sources = entry?.secrets ?? [:]
    for (name, source) in access?.secrets ?? [] {
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
  package func recorder(
    _ access: DefinitionAccess?, over runtime: SourceRuntime
  ) async throws -> DefinitionRecorder {
    let settings = try settings(access)
    guard let base = settings["baseURL"]?.stringValue ?? definition.baseURL else {
      throw Failure(
        "the definition has no address of its own", fix: "add --base-url https://…")
    }
    return DefinitionRecorder(
      definition, settings: settings, secrets: try await secrets(access),
      transport: runtime.transport.scoped(to: [base]))
  }
}

/// A definition file and the file of recorded exchanges beside it.
package struct DefinitionFile {
  /// The definition's path.
  let path: String

  /// Names a file; relative paths count from the current folder.
  package init(_ path: String) { self.path = Paths.absolute(path, in: Paths.current) }

  /// The path of the recorded exchanges: `mine.json` has them in `mine.tests.json`.
  package var recordingPath: String {
    (path.hasSuffix(".json") ? String(path.dropLast(5)) : path) + ".tests.json"
  }

  /// Reads the definition.
  /// - Throws: ``Failure`` when there is no such file.
  package func read() throws -> DefinitionReader.Result {
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
  package func readRecording() throws -> RecordingReader.Result? {
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
