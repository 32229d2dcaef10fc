import RecipeModel
import RecipeProviderKit
import RecipeRPC
import Synchronization

/// Keeps the setup of the configuration as its files are now.
///
/// Nothing is read before the first use. Before each further one, a look at the files tells whether
/// they have changed; then they are read again. A version with errors is told once, and the one
/// before it stays in force: half a file is no reason to stop searching.
final class ConfigurationReloader: Sendable {
  /// What a configuration is made from.
  struct Recipe: Sendable {
    /// Finds and reads the configuration.
    var load: @Sendable () throws -> LoadedConfiguration
    /// The file that would be read now; nil for what is built in.
    var path: @Sendable () -> String?
    /// Makes the setup.
    var make: @Sendable (LoadedConfiguration) -> LoadedProviders
    /// Takes lines for the diagnostic log.
    var log: @Sendable (String) -> Void
  }

  private struct State {
    var setup: LoadedProviders?
    var stamps: [FileStamp] = []
    var path: String?
    /// Why the files as they are now cannot be used.
    var refusal: WireFailure?
  }

  private let recipe: Recipe
  private let state = Mutex(State())

  /// Creates a keeper that has read nothing.
  init(_ recipe: Recipe) { self.recipe = recipe }

  /// Runs work with the setup in force; it stays open until the work is done.
  /// - Throws: ``WireFailure`` when there is none, and what the work throws.
  func use<Value>(_ work: (LoadedProviders) async throws -> Value) async throws -> Value {
    let setup = try state.withLock { state in
      let setup = try current(&state)
      setup.enter()
      return setup
    }
    defer { setup.leave() }
    return try await work(setup)
  }

  /// Why the files as they are now cannot be used, though an earlier version of them is.
  var refusal: WireFailure? { state.withLock(\.refusal) }

  /// The setup in force, if anything has been read.
  var last: LoadedProviders? { state.withLock(\.setup) }

  private func current(_ state: inout State) throws -> LoadedProviders {
    let path = recipe.path()
    if let setup = state.setup, path == state.path,
      state.stamps.allSatisfy({ $0 == FileStamp($0.path) })
    {
      return setup
    }
    // Looked at before it is read, so that a change in between is seen the next time.
    let stamp = path.map { FileStamp($0) }
    do {
      let loaded = try recipe.load()
      if let failure = loaded.failure { throw failure }
      state.stamps = ([stamp].compactMap(\.self) + loaded.configuration.files.map(FileStamp.init))
      tellWarnings(loaded)
      state.setup?.retire()
      let setup = recipe.make(loaded)
      (state.setup, state.path, state.refusal) = (setup, path, nil)
      return setup
    } catch {
      let failure = WireFailure(wrapping: error)
      guard let setup = state.setup else { throw failure }
      recipe.log("\(failure); the configuration before it stays in force")
      state.stamps =
        [stamp].compactMap(\.self) + setup.loaded.configuration.files.map(FileStamp.init)
      (state.path, state.refusal) = (path, failure)
      return setup
    }
  }

  private func tellWarnings(_ loaded: LoadedConfiguration) {
    for problem in loaded.problems { recipe.log(problem.text(file: loaded.name)) }
  }
}

extension Configuration {
  /// The files beside the configuration that it is made from: definitions, and secrets.
  var files: [String] {
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
  fileprivate var failure: WireFailure? {
    guard hasFatalError else { return nil }
    let first = problems.first {
      $0.severity == .error && !$0.pointer.hasPrefix("/providers/")
    }
    let place = first?.place.map { ":\($0.line):\($0.column)" } ?? ""
    return WireFailure(
      .storage, "the configuration \(name)\(place) cannot be used: \(first?.message ?? "")",
      hint: first?.fix ?? "potluck config check shows what is wrong")
  }
}
