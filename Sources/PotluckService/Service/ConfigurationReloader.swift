import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import Synchronization

/// Keeps the providers loaded that the configuration names, as its files are now.
///
/// Nothing is read before the first use. Before each further one, a look at the files tells whether
/// they have changed; then they are read again. A version with errors is told once, and the one
/// before it stays in force: half a file is no reason to stop searching.
final class ConfigurationReloader: Sendable {
  /// How a configuration is found, read and put to use.
  struct Steps: Sendable {
    /// Finds and reads the configuration.
    var load: @Sendable () throws -> LoadedConfiguration
    /// The file that would be read now; nil for what is built in.
    var path: @Sendable () -> String?
    /// Makes the providers that it names.
    var make: @Sendable (LoadedConfiguration) -> LoadedProviders
    /// Takes lines for the diagnostic log.
    var log: @Sendable (String) -> Void
  }

  private struct State {
    var providers: LoadedProviders?
    var stamps: [FileStamp] = []
    var path: String?
    /// Why the files as they are now cannot be used.
    var refusal: Failure?
    /// How many versions have been put to use.
    var revision = 0
  }

  private let steps: Steps
  private let state = Mutex(State())

  /// Creates a reloader that has read nothing.
  init(_ steps: Steps) { self.steps = steps }

  /// Runs work with the providers in force; they stay open until the work is done.
  /// - Throws: ``Failure`` when there is none, and what the work throws.
  func use<Value>(_ work: (LoadedProviders) async throws -> Value) async throws -> Value {
    let providers = try state.withLock { state in
      let providers = try current(&state)
      providers.enter()
      return providers
    }
    defer { providers.leave() }
    return try await work(providers)
  }

  /// Why the files as they are now cannot be used, though an earlier version of them is.
  var refusal: Failure? { state.withLock(\.refusal) }

  /// How many versions of the files have been put to use.
  var revision: Int { state.withLock(\.revision) }

  /// The providers in force, if anything has been read.
  var last: LoadedProviders? { state.withLock(\.providers) }

  private func current(_ state: inout State) throws -> LoadedProviders {
    let path = steps.path()
    if let providers = state.providers, path == state.path,
      state.stamps.allSatisfy({ $0 == FileStamp($0.path) })
    {
      return providers
    }
    // Looked at before it is read, so that a change in between is seen the next time.
    let stamp = path.map { FileStamp($0) }
    do {
      let loaded = try steps.load()
      // What a cancelled task has read is not what the files hold, and others come after it.
      try Task.checkCancellation()
      if let failure = loaded.failure { throw failure }
      state.stamps = ([stamp].compactMap(\.self) + loaded.configuration.files.map(FileStamp.init))
      tellWarnings(loaded)
      state.providers?.retire()
      let providers = steps.make(loaded)
      (state.providers, state.path, state.refusal) = (providers, path, nil)
      state.revision += 1
      return providers
    } catch {
      try Task.checkCancellation()
      let failure = Failure(wrapping: error)
      guard let providers = state.providers else { throw failure }
      steps.log("\(failure); the configuration before it stays in force")
      state.stamps =
        [stamp].compactMap(\.self) + providers.loaded.configuration.files.map(FileStamp.init)
      (state.path, state.refusal) = (path, failure)
      return providers
    }
  }

  private func tellWarnings(_ loaded: LoadedConfiguration) {
    for problem in loaded.problems { steps.log(problem.text(file: loaded.name)) }
  }
}

/// What tells one version of a file from the next without reading it.
private struct FileStamp: Hashable {
  let path: String
  private var device: UInt64 = 0
  private var inode: UInt64 = 0
  private var size: Int64 = -1
  private var seconds = 0
  private var nanoseconds = 0

  /// Looks at a file; one that is not there has a stamp too, and a pipe, which can be read only
  /// once, always the same.
  init(_ path: String) {
    self.path = path
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFIFO else { return }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = Int(status.modified.tv_sec)
    nanoseconds = Int(status.modified.tv_nsec)
  }
}

extension Configuration {
  /// The files beside the configuration that it is made from: definitions, and secrets.
  fileprivate var files: [String] {
    entries.flatMap { entry in
      var files: [String] = []
      if case .definition(let path) = entry.origin { files.append(path) }
      for case .file(let path) in entry.secrets.values { files.append(path) }
      return files
    }
  }
}

extension LoadedConfiguration {
  /// Why nothing in the file can be trusted; nil when something can.
  fileprivate var failure: Failure? {
    guard hasFatalError else { return nil }
    let first = problems.first {
      $0.severity == .error && !$0.pointer.hasPrefix("/providers/")
    }
    let place = first?.place.map { ":\($0.line):\($0.column)" } ?? ""
    return Failure(
      .storage, "the configuration \(name)\(place) cannot be used: \(first?.message ?? "")",
      fix: first?.fix ?? "potluck config check shows what is wrong")
  }
}
