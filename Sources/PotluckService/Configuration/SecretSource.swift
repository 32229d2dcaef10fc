import PotluckSupport
package import RecipeModel
import RecipeProviderKit
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif
/// Where a secret comes from.
package enum SecretSource: Hashable {
  /// An environment variable.
  case environment(String)
  /// A file that only its owner can read.
  case file(String)
  /// The output of a program, run without a shell.
  case command([String])
  /// The configuration itself, against all advice.
  case literal(String)

  /// Where it comes from, in words without it.
  var origin: String {
    switch self {
    case .environment(let name): "environment variable \(name)"
    case .file(let path): "file \(path)"
    case .command(let words): "program \(words[0])"
    case .literal: "the configuration itself"
    }
  }

  /// How it is written in an entry; what is written of it shows no secret.
  /// - Parameter folder: what relative paths count from.
  /// - Returns: The codec.
  package static func codec(in folder: String) -> ValueCodec<SecretSource> {
    ValueCodec(.named("secret", summary: "") { schema }) { node in
      read(node, in: folder)
    } write: { source in
      switch source {
      case .environment(let name): ["env": .string(name)]
      case .file(let path): ["file": .string(path)]
      // A program's arguments can hold a secret of their own.
      case .command(let words):
        ["command": .array([.string(words[0])] + (words.count > 1 ? ["•••"] : []))]
      case .literal: "•••"
      }
    }
  }

  private static let schema: ValueSchema = .keywords([
    "description": "Where the secret comes from; never the secret itself.",
    "type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": false,
    "properties": [
      "env": ["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$"],
      "file": ["type": "string", "minLength": 1],
      "command": ["type": "array", "minItems": 1, "items": ["type": "string"]],
    ],
  ])

  private static let keys = ["env", "file", "command"]
  private static let advice =
    "write { \"env\": \"NAME\" }, { \"file\": \"PATH\" } or { \"command\": [\"program\", ...] }"

  /// Reads the source; problems never quote what was written.
  private static func read(_ node: DocumentNode, in folder: String) -> SecretSource? {
    if let text = node.value.stringValue {
      guard !text.isEmpty else {
        node.error("the secret is empty", fix: advice)
        return nil
      }
      node.warning(
        "the secret stands in the configuration itself, where others can read it", fix: advice)
      return .literal(text)
    }
    guard node.value.isObject else {
      node.error("this is \(node.value.kindName), not a secret", fix: advice)
      return nil
    }
    node.refuseUnknown(among: keys)
    let given = node.objectMembers.filter { keys.contains($0.name) }
    guard given.count == 1, let (name, child) = given.first else {
      node.error(
        given.isEmpty ? "the secret says no source" : "the secret says several sources",
        fix: advice)
      return nil
    }
    switch name {
    case "env": return environment(child)
    case "file": return child.text().map { .file(Paths.absolute($0, in: folder)) }
    default: return child.command("\"pass\", \"show\", \"recipes\"").map(SecretSource.command)
    }
  }

  private static func environment(_ node: DocumentNode) -> SecretSource? {
    guard let name = node.text() else { return nil }
    let isName = name.utf8.enumerated().allSatisfy { index, byte in
      (97...122).contains(byte | 0x20) || byte == 95 || (index > 0 && (48...57).contains(byte))
    }
    if isName { return .environment(name) }
    node.error(
      "not the name of an environment variable",
      fix: "write the variable's name here, never the secret itself")
    return nil
  }
}

/// Fetches a secret from where the configuration says it is.
///
/// Every failure is told without the secret, and a program's own words are not passed on, because
/// they could hold it.
struct SecretResolver {
  /// The most bytes of a secret.
  private static let limit = 64 << 10
  /// How long a program may take at most; a person may have to unlock a store first.
  static let patience = Duration.seconds(30).patient
  /// The variables that a program gets: what password stores need to find their data and to ask.
  private static let variables = [
    "PATH", "HOME", "USER", "LOGNAME", "LANG", "LC_ALL", "TERM", "TMPDIR", "XDG_CONFIG_HOME",
    "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "GNUPGHOME", "GPG_TTY", "SSH_AUTH_SOCK", "DISPLAY",
    "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "PASSWORD_STORE_DIR",
  ]

  /// How long a program may take here.
  var patience = Self.patience

  /// Fetches the secret of one setting.
  /// - Throws: ``ProviderError`` with code `misconfigured`.
  func resolve(_ source: SecretSource, for setting: String) async throws -> Secret {
    switch source {
    case .literal(let text): return Secret(text)
    case .environment(let name): return try environment(name, setting)
    case .file(let path): return try file(path, setting)
    case .command(let words): return try await command(words, setting)
    }
  }

  /// What keeps a secret from being there, found without running anything; nil when nothing does.
  func obstacle(to source: SecretSource, for setting: String) -> ProviderError? {
    do {
      switch source {
      case .literal: return nil
      case .command(let words):
        return ProgramLookup.problem(with: words[0], in: Paths.current).map {
          ProviderError(
            .misconfigured, "\(setting) comes from the program \(words[0]), which \($0.what)",
            fix: $0.fix)
        }
      case .environment(let name): _ = try environment(name, setting)
      case .file(let path): _ = try file(path, setting)
      }
      return nil
    } catch { return ProviderError(wrapping: error) }
  }

  private func environment(_ name: String, _ setting: String) throws -> Secret {
    guard let value = Environment.value(name) else {
      throw ProviderError(
        .misconfigured, "\(setting) comes from the environment variable \(name), which is not set",
        fix: "set it: export \(name)=…")
    }
    return try secret(Array(value.utf8), setting, from: "the environment variable \(name)")
  }

  private func file(_ path: String, _ setting: String) throws -> Secret {
    var isOpenToOthers = false
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(path, limit: Self.limit) { status throws(FileError) in
        isOpenToOthers = status.st_mode & 0o077 != 0
        if isOpenToOthers { throw FileError(reason: "others can read or change it") }
      }
    } catch {
      throw ProviderError(
        .misconfigured, "\(setting) comes from \(path), which cannot be used: \(error.reason)",
        fix: isOpenToOthers ? "run: chmod 600 \(path)" : "put the secret there, with mode 0600")
    }
    return try secret(bytes, setting, from: path)
  }

  private func command(_ words: [String], _ setting: String) async throws -> Secret {
    let program = words[0]
    let place = "the program \(program)"
    // A path is taken as it is; a name is looked for in PATH and never in the current folder.
    let executable: Executable =
      program.contains("/") ? .path(FilePath(program)) : .name(program)
    let arguments = Arguments(Array(words.dropFirst()))
    let variables = Self.variables.compactMap { name in
      Environment.value(name).flatMap { value in
        Subprocess.Environment.Key(rawValue: name).map { ($0, value) }
      }
    }
    let environment = Subprocess.Environment.custom(
      Dictionary(variables, uniquingKeysWith: { first, _ in first }))
    let answer: (bytes: [UInt8], status: TerminationStatus)?
    do {
      answer = try await Deadline.race(.now.advanced(by: patience)) {
        let result = try await run(
          executable, arguments: arguments, environment: environment,
          output: .bytes(limit: Self.limit), error: .discarded)
        return (result.standardOutput, result.terminationStatus)
      }
    } catch is CancellationError {
      throw ProviderError(.cancelled, "the search was cancelled")
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw failure(setting, place, "was not found")
    } catch {
      throw failure(setting, place, "could not be run")
    }
    guard let output = answer else {
      throw failure(setting, place, "gave no answer within \(patience.settingText)")
    }
    guard output.status.isSuccess else {
      throw failure(setting, place, "failed (\(outcome(of: output.status)))")
    }
    return try secret(output.bytes, setting, from: place)
  }

  private func outcome(of status: TerminationStatus) -> String {
    switch status {
    case .exited(let code): "exit code \(code)"
    case .signaled(let signal): "signal \(signal)"
    }
  }

  private func failure(_ setting: String, _ place: String, _ what: String) -> ProviderError {
    ProviderError(
      .misconfigured, "\(setting) comes from \(place), which \(what)",
      fix: "run the command by hand to see why")
  }

  /// The first line, which has to be all there is; line breaks behind it are dropped.
  private func secret(_ bytes: [UInt8], _ setting: String, from place: String) throws -> Secret {
    var bytes = bytes[...]
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    guard !bytes.isEmpty else {
      throw ProviderError(
        .misconfigured, "\(setting) comes from \(place), which gives nothing",
        fix: "put the secret there")
    }
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
      let text = String(validating: bytes, as: UTF8.self)
    else {
      throw ProviderError(
        .misconfigured, "\(setting) comes from \(place), which gives more than one line of text",
        fix: "leave the secret alone on one line")
    }
    return Secret(text)
  }
}

/// Looks whether a program that is a source, or gives a secret, can be started, without starting it.
enum ProgramLookup {
  /// What is wrong, to stand after the program's name; nil when there is such a program.
  typealias Problem = (what: String, fix: String)

  /// What is wrong with a program that is a source.
  static func problem(with program: Configuration.Program) -> Problem? {
    problem(
      with: program.command[0], in: program.folder, path: program.environment["PATH"])
  }

  /// What is wrong with a program by its name.
  ///
  /// A word with a slash is a path, which counts from the folder; another one is looked for in
  /// `PATH`.
  static func problem(with word: String, in folder: String, path: String? = nil) -> Problem? {
    let path = path ?? Environment.value("PATH") ?? "/usr/bin:/bin"
    let candidates =
      word.contains("/")
      ? [Paths.absolute(word, in: folder)]
      : path.split(separator: ":").map { "\($0)/\(word)" }
    if candidates.contains(where: { access($0, X_OK) == 0 }) { return nil }
    if candidates.contains(where: { access($0, F_OK) == 0 }) {
      return ("may not be run", "make it executable: chmod +x \(word)")
    }
    return ("was not found", "install it, or correct \"command\"")
  }
}
