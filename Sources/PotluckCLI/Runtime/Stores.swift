import RecipeResilience
import RecipeStore

/// The two databases of the tool, in the user's own folders; opened when they are first needed.
struct Stores {
  /// Kept answers; in memory when there is no folder for them.
  let responses: any ResponseStore
  /// The health of sources; in memory when there is no folder for it.
  let ledger: any SourceLedger
  /// The database of the answers, when there is one.
  let responseDatabase: ResponseDatabase?
  /// The database of the health, when there is one.
  let stateDatabase: StateDatabase?

  /// The databases of the user who runs the tool.
  init(_ cache: Configuration.Cache) {
    responseDatabase = Paths.cache.map {
      ResponseDatabase(folder: $0, maxBytes: cache.megabytes << 20)
    }
    stateDatabase = Paths.state.map { StateDatabase(folder: $0) }
    responses = responseDatabase ?? MemoryResponseStore()
    ledger = stateDatabase ?? MemoryLedger()
  }

  /// What happened to the files that a person should know.
  var notices: [StoreNotice] {
    (responseDatabase?.notices ?? []) + (stateDatabase?.notices ?? [])
  }
}

extension Paths {
  /// The tool's folder for what can be made again; nil where the user has no home folder.
  static var cache: String? { folder("XDG_CACHE_HOME", ".cache") }

  /// The tool's folder for what it remembers; nil where the user has no home folder.
  static var state: String? { folder("XDG_STATE_HOME", ".local/state") }

  /// XDG demands that relative paths in its variables be ignored.
  private static func folder(_ variable: String, _ standard: String) -> String? {
    if let folder = Environment.value(variable), folder.hasPrefix("/") {
      return "\(folder)/potluck"
    }
    return Environment.value("HOME").map { "\($0)/\(standard)/potluck" }
  }
}

extension StandardError {
  /// Tells what happened to databases, a line each.
  static func tell(_ notices: [StoreNotice]) {
    for notice in notices { write(Printable.line("potluck: \(notice)") + "\n") }
  }
}
