import PotluckSupport
package import RecipeModel
import RecipeProviderKit

/// Where the configuration comes from: the first of flag, environment, user's file, embedded.
///
/// A file in the current folder is never taken by itself: it could belong to somebody else.
package enum ConfigurationSource {
  /// The file that `--config` names.
  case flag(String)
  /// The file that `POTLUCK_CONFIG` names.
  case environment(String)
  /// The user's own file.
  case user(String)
  /// No file: what is built in.
  case embedded

  /// Finds the source.
  package static func find(flag: String?) -> ConfigurationSource {
    if let flag { return .flag(Paths.absolute(flag, in: Paths.current)) }
    if let path = Environment.value("POTLUCK_CONFIG") {
      return .environment(Paths.absolute(path, in: Paths.current))
    }
    if let path = userFile, access(path, F_OK) == 0 { return .user(path) }
    return .embedded
  }

  /// The user's own file, be it there or not; nil where the user has no home folder.
  ///
  /// XDG demands that a relative `XDG_CONFIG_HOME` be ignored.
  package static var userFile: String? {
    if let folder = Environment.value("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return "\(folder)/potluck/config.json"
    }
    return Environment.value("HOME").map { "\($0)/.config/potluck/config.json" }
  }

  /// The file; nil for what is built in.
  package var path: String? {
    switch self {
    case .flag(let path), .environment(let path), .user(let path): path
    case .embedded: nil
    }
  }

  /// Why this source was chosen, in a clause.
  package var reason: String {
    switch self {
    case .flag: "named by --config"
    case .environment: "named by POTLUCK_CONFIG"
    case .user: "the user's own file"
    case .embedded: "built in, because no file was found"
    }
  }
}

/// A configuration with its source and all that is wrong with it.
package struct LoadedConfiguration {
  /// Where it came from.
  package var source: ConfigurationSource
  /// What can be used.
  package var configuration: Configuration
  /// Everything that is wrong, in the order of the file.
  package var problems: [DocumentProblem]
  /// The file; nil without one.
  package var bytes: [UInt8]?

  /// Wraps a configuration that was read.
  package init(
    source: ConfigurationSource, configuration: Configuration, problems: [DocumentProblem],
    bytes: [UInt8]? = nil
  ) {
    self.source = source
    self.configuration = configuration
    self.problems = problems
    self.bytes = bytes
  }

  /// The name of the source in messages.
  package var name: String { source.path ?? "built-in configuration" }

  /// The problems as text, one after the other.
  package var report: String { problems.map { $0.text(file: name) }.joined(separator: "\n") }

  /// Whether something other than single provider entries is wrong, so that nothing can be trusted.
  package var hasFatalError: Bool {
    problems.contains { problem in
      problem.severity == .error && !problem.pointer.hasPrefix("/providers/")
    }
  }

  /// Whether anything is wrong enough to fail a check.
  package var hasError: Bool { problems.contains { $0.severity == .error } }

  /// Finds and reads the configuration.
  /// - Throws: ``Failure`` when the file cannot be read.
  package static func load(flag: String?, kinds: KindCatalog) throws -> LoadedConfiguration {
    let source = ConfigurationSource.find(flag: flag)
    guard let path = source.path else { return embedded(kinds: kinds) }
    do throws(FileError) {
      var distrust: FileTrust?
      let bytes = try FileBytes.read(path) { status throws(FileError) in
        distrust = FileTrust(path, file: status)
      }
      let result = ConfigurationReader.read(
        bytes, kinds: kinds, folder: Paths.folder(of: path), distrust: distrust)
      return LoadedConfiguration(
        source: source, configuration: result.configuration, problems: result.problems,
        bytes: bytes)
    } catch {
      throw Failure(
        "cannot read the configuration \(path): \(error.reason)",
        fix: fix(for: source))
    }
  }

  private static func fix(for source: ConfigurationSource) -> String {
    switch source {
    case .flag: "check the path after --config"
    case .environment: "correct or unset POTLUCK_CONFIG"
    default: "correct the file, or move it away to use what is built in"
    }
  }

  /// What is built in, without the kinds that this program lacks.
  private static func embedded(kinds: KindCatalog) -> LoadedConfiguration {
    var configuration = ConfigurationReader.read(
      Array(Configuration.embedded.utf8), kinds: kinds, folder: "/"
    ).configuration
    let missing = configuration.entries.filter { !$0.errors.isEmpty }
    configuration.entries.removeAll { !$0.errors.isEmpty }
    let problems = missing.map { entry in
      DocumentProblem(
        severity: .warning, pointer: "", place: nil,
        message: "\"\(entry.id)\" is left out: the kind \"\(entry.use)\" is not in this program",
        fix: "configure a source of your own; potluck config init writes an example")
    }
    return LoadedConfiguration(
      source: .embedded, configuration: configuration, problems: problems)
  }
}

extension LoadedConfiguration {
  /// Throws when the configuration cannot be trusted.
  /// - Parameter strict: whether one wrong provider entry is enough.
  /// - Throws: ``Failure``, after the problems were printed.
  package func refuseErrors(strict: Bool) throws {
    guard hasFatalError || (strict && hasError) else { return }
    StandardError.line(report)
    throw Failure(
      "the configuration \(name) has errors",
      fix: "correct them; potluck config check shows them all")
  }

  /// Prints warnings about the entries that are asked, and about the whole.
  ///
  /// Errors of an entry are told with the outcome of its source.
  package func warn(about entries: [Configuration.Entry]) {
    let asked = configuration.entries.enumerated().filter { _, entry in
      entries.contains { $0.id == entry.id }
    }
    let pointers = asked.map { "/providers/\($0.offset)" }
    for problem in problems where problem.severity == .warning {
      let concerns =
        !problem.pointer.hasPrefix("/providers/")
        || pointers.contains { problem.pointer == $0 || problem.pointer.hasPrefix($0 + "/") }
      if concerns { StandardError.line(problem.text(file: name)) }
    }
  }
}

/// Why a file of the configuration may not hold the user's own words: somebody else can change it.
///
/// As `ssh` and `sudo` do with theirs, it is taken for what it is only when nobody but the user and
/// the administrator can write the file or replace it in its folder.
package struct FileTrust {
  /// What is wrong, in a clause.
  let reason: String
  /// What to do about it.
  let fix: String

  /// Looks at a file, called by that name, and at its folder; nil when others cannot change it.
  init?(_ path: String, file: stat, called name: String = "this file") {
    let folder = Paths.folder(of: path)
    var status = stat()
    if Self.isOpen(file) {
      (reason, fix) = ("others can change \(name)", "run: chmod go-w \(path)")
    } else if !Self.isOurs(file) {
      (reason, fix) = ("\(name) belongs to somebody else", "make a copy of your own, and read it")
    } else if stat(folder, &status) == 0, Self.isOpen(status), status.st_mode & S_ISVTX == 0 {
      (reason, fix) = ("others can replace \(name) in its folder", "run: chmod go-w \(folder)")
    } else if !Self.isOurs(status) {
      (reason, fix) = (
        "the folder of \(name) belongs to somebody else", "keep it in a folder of yours"
      )
    } else {
      return nil
    }
  }

  /// Whether others can write; the group of the process itself is the user's own on most systems.
  private static func isOpen(_ status: stat) -> Bool {
    status.st_mode & S_IWOTH != 0 || status.st_mode & S_IWGRP != 0 && status.st_gid != getegid()
  }

  private static func isOurs(_ status: stat) -> Bool {
    status.st_uid == geteuid() || status.st_uid == 0
  }
}
