import PotluckSupport
import RecipeProviderKit
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// What is started: a program with its arguments, environment and folder.
struct Command: Sendable {
  /// The program and its arguments.
  var words: [String]
  /// All of the program's environment.
  var environment: [String: String]
  /// The folder that the program starts in; nil for the present one.
  var workingDirectory: String?

  /// The program, as the configuration names it.
  var program: String { words.first ?? "" }

  /// What a person types into a shell to run it: files and flags stand as they are, and a mark for
  /// every other argument, which could be a secret.
  var line: String {
    var shown = [program]
    for (word, before) in zip(words.dropFirst(), words) {
      let isShown = isFlag(word) || isFile(word) && !Self.namesSecret(before)
      shown.append(isShown ? word : "•••")
    }
    let isInFolder =
      isFile(program) && !program.hasPrefix("/")
      || words.dropFirst().contains { isFile($0) && !$0.hasPrefix("/") }
    guard let workingDirectory, isInFolder, Self.isSafe(workingDirectory) else {
      return shown.joined(separator: " ")
    }
    return "cd \(workingDirectory) && \(shown.joined(separator: " "))"
  }

  /// Whether an argument is a flag alone, without a value that could be in it.
  private func isFlag(_ word: String) -> Bool {
    let name = word.drop { $0 == "-" }
    let isShort = word.hasPrefix("-") && word.utf8.count == 2
    return (isShort || word.hasPrefix("--")) && !name.isEmpty
      && name.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || $0 == 0x2D }
  }

  /// Whether an argument names a file: by its ending, which no key has, or because it is there.
  private func isFile(_ word: String) -> Bool {
    guard Self.isSafe(word), !Self.namesSecret(word), word.contains(where: { "./".contains($0) })
    else { return false }
    let parts = word.split { !$0.isLetter && !$0.isNumber }
    let ending = word.split(separator: ".").last ?? ""
    let hasEnding =
      word.contains(".") && 1...4 ~= ending.utf8.count
      && ending.utf8.allSatisfy { 0x61...0x7A ~= $0 } && !parts.contains { $0.utf8.count > 30 }
    let place = word.hasPrefix("/") ? word : "\(workingDirectory ?? ".")/\(word)"
    return hasEnding || access(place, F_OK) == 0
  }

  /// Whether a shell takes a word as it stands.
  private static func isSafe(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "-_./+,".utf8.contains(byte)
        }
      }
  }

  /// Whether a word says that a secret follows it, or is part of it.
  private static func namesSecret(_ word: String) -> Bool {
    let letters = word.lowercased().filter(\.isLetter)
    return ["key", "token", "secret", "pass", "auth", "cred"].contains { letters.contains($0) }
      || ["-k", "-p", "-u", "-t"].contains(word)
  }

  /// What is handed to the system.
  /// - Throws: ``ProviderError`` with code `misconfigured`.
  func configuration() throws(ProviderError) -> Subprocess.Configuration {
    guard !program.isEmpty else {
      throw ProviderError(
        .misconfigured, "the command is empty",
        fix: "name a program: \"command\": [\"python3\", \"recipes.py\"]")
    }
    guard !words.contains(where: { $0.utf8.contains(0) }) else {
      throw ProviderError(
        .misconfigured, "a word of the command holds a NUL character", fix: "take it out")
    }
    var variables: [Subprocess.Environment.Key: String] = [:]
    for (name, value) in environment {
      guard !name.isEmpty, !name.contains("="), !name.utf8.contains(0), !value.utf8.contains(0),
        let key = Subprocess.Environment.Key(rawValue: name)
      else {
        throw ProviderError(
          .misconfigured, "the environment variable “\(name)” cannot be set",
          fix: "a name has no “=”, and neither name nor value has a NUL character")
      }
      variables[key] = value
    }
    var options = PlatformOptions()
    // A session of its own is a process group of its own, and has no terminal to write to.
    options.createSession = true
    return Subprocess.Configuration(
      executable: path.map { .path(FilePath($0)) } ?? .name(program),
      arguments: Arguments(Array(words.dropFirst())), environment: .custom(variables),
      workingDirectory: workingDirectory.map { FilePath($0) }, platformOptions: options)
  }

  /// Why the program could not be started.
  func failure(_ error: any Error) -> ProviderError {
    if let error = error as? ProviderError { return error }
    let folder = workingDirectory ?? "."
    guard access(folder, X_OK) == 0 else {
      return ProviderError(
        .misconfigured, "the program \(program) cannot be started: there is no folder \(folder)",
        fix: "create the folder, or name another one")
    }
    if let path, access(path, F_OK) == 0 {
      guard !isFolder(path) else {
        return ProviderError(
          .misconfigured, "the program \(path) cannot be run: it is a folder",
          fix: "name the program in it")
      }
      guard access(path, X_OK) == 0 else {
        return ProviderError(
          .misconfigured, "the program \(path) cannot be run: it is not executable",
          fix: "run: chmod +x \(path)")
      }
      return ProviderError(
        .misconfigured, "the program \(path) cannot be run",
        fix: "check that its first line names an interpreter that is there")
    }
    if let error = error as? SubprocessError, error.code != .executableNotFound {
      return ProviderError(
        .misconfigured, "the program \(program) cannot be started: \(reason(error))",
        fix: "run it by hand: \(line)")
    }
    return ProviderError(
      .misconfigured, "the program \(program) was not found",
      fix: whereToLook)
  }

  /// What a person can do about a program that is not there.
  private var whereToLook: String {
    if program.contains(where: \.isWhitespace) {
      return
        "write the program and each of its arguments as a text of its own; no shell is involved"
    }
    if program.hasPrefix("~") { return "write the whole path: “~” means nothing without a shell" }
    if program.contains("/") { return "check the path in \"command\"" }
    return "install it, or write its whole path in \"command\""
  }

  private func reason(_ error: SubprocessError) -> String {
    error.underlyingError.map { "\($0)" } ?? "the system refused"
  }

  /// A path is taken as it is, from the program's own folder; a name is looked for in PATH.
  private var path: String? {
    guard program.contains("/") else { return nil }
    guard !program.hasPrefix("/"), let workingDirectory else { return program }
    return workingDirectory + "/" + program
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// The environment that a program is started in: a handful of variables and what its entry names.
public enum ProcessEnvironment {
  /// The variables that every program gets: where programs, files and settings are found, and the
  /// language.
  package static let inherited = [
    "PATH", "HOME", "LANG", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_DATA_HOME",
    "XDG_DATA_DIRS", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR",
  ]

  /// The environment for a program whose entry names these variables.
  ///
  /// Nothing else of the caller's environment is passed on, because it may hold the secrets of
  /// other providers. An entry's variable wins over an inherited one.
  public static func clean(adding variables: [String: String] = [:]) -> [String: String] {
    clean(adding: variables) { name in
      getenv(name).flatMap { $0.pointee == 0 ? nil : String(cString: $0) }
    }
  }

  static func clean(
    adding variables: [String: String], from lookUp: (String) -> String?
  ) -> [String: String] {
    var environment = variables
    for name in inherited where environment[name] == nil { environment[name] = lookUp(name) }
    return environment
  }
}
