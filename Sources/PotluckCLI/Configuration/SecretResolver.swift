import PotluckSupport
import RecipeProviderKit
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Fetches a secret from where the configuration says it is.
///
/// Every failure is told without the secret, and a program's own words are not passed on, because
/// they could hold it.
struct SecretResolver {
  /// The most bytes of a secret.
  private static let limit = 64 << 10
  /// How long a program may take at most; a person may have to unlock a store first.
  static let patience = Duration.seconds(30)
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
            hint: $0.fix)
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
        hint: "set it: export \(name)=…")
    }
    return try secret(Array(value.utf8), setting, from: "the environment variable \(name)")
  }

  private func file(_ path: String, _ setting: String) throws -> Secret {
    var isOpenToOthers = false
    let bytes: [UInt8]
    do throws(FileBytes.Failure) {
      bytes = try FileBytes.read(path, limit: Self.limit) { status throws(FileBytes.Failure) in
        isOpenToOthers = status.st_mode & 0o077 != 0
        if isOpenToOthers { throw FileBytes.Failure(reason: "others can read or change it") }
      }
    } catch {
      throw ProviderError(
        .misconfigured, "\(setting) comes from \(path), which cannot be used: \(error.reason)",
        hint: isOpenToOthers ? "run: chmod 600 \(path)" : "put the secret there, with mode 0600")
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
      hint: "run the command by hand to see why")
  }

  /// The first line, which has to be all there is; line breaks behind it are dropped.
  private func secret(_ bytes: [UInt8], _ setting: String, from place: String) throws -> Secret {
    var bytes = bytes[...]
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    guard !bytes.isEmpty else {
      throw ProviderError(
        .misconfigured, "\(setting) comes from \(place), which gives nothing",
        hint: "put the secret there")
    }
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
      let text = String(validating: bytes, as: UTF8.self)
    else {
      throw ProviderError(
        .misconfigured, "\(setting) comes from \(place), which gives more than one line of text",
        hint: "leave the secret alone on one line")
    }
    return Secret(text)
  }
}
