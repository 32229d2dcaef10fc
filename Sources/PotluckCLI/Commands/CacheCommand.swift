import ArgumentParser
import PotluckService
import PotluckSupport
import RecipeModel
import RecipeRendering
import RecipeStore

/// `potluck cache`: the answers that are kept.
struct CacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Show or remove the answers that are kept.",
    subcommands: [CacheInfoCommand.self, CacheClearCommand.self])
}

/// `potluck cache info`: how much is kept, and where.
struct CacheInfoCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Say how many answers are kept, how large they are, and where.",
    discussion: "They lie in one file, and potluck cache clear removes them."
      + examples(
        "cache info"))

  @Flag(name: [.customShort("j"), .long], help: "Print one JSON document.")
  var json = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let cache = try configurationOptions.load().configuration.cache
    let stores = Stores(cache)
    guard let database = stores.responseDatabase else { throw Self.missing(stores) }
    let statistics = await database.statistics()
    if json {
      let document: JSON = [
        "version": 1, "enabled": .bool(cache.isEnabled), "path": .string(statistics.path),
        "entries": .int(statistics.entries), "fresh": .int(statistics.fresh),
        "stale": .int(statistics.stale), "bytes": .int(statistics.bytes),
        "maxBytes": .int(cache.megabytes << 20),
        "oldest": .optional(statistics.oldest.flatMap { Wording.timestamp(Int($0 / 1_000)) }),
      ]
      OutputStream.print(document)
    } else {
      let size = Double(statistics.bytes) / Double(1 << 20)
      let shown = Double((size * 10).rounded()) / 10
      OutputStream.print(
        """
        answers  \(statistics.entries), \(statistics.fresh) of them fresh
        size     \(shown) of \(cache.megabytes) MiB
        fresh    for \(cache.timeToLive.settingText), stand-ins for \
        \(cache.staleFor.settingText)\(cache.isEnabled ? "" : "; switched off")
        file     \(Printable.line(statistics.path))

        """)
    }
    StandardError.tell(stores.notices)
    return .results
  }

  /// Why there is no file of answers.
  static func missing(_ stores: Stores) -> Failure {
    stores.shared == nil
      ? Failure(
        "there is no home folder to keep anything in", fix: "set HOME or XDG_CACHE_HOME")
      : Failure(
        "answers are kept in the database that instances share",
        fix: "ask that: SELECT count(*), sum(size) FROM potluck.response")
  }
}

/// `potluck cache clear`: removes every kept answer.
struct CacheClearCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Remove the kept answers and the tokens of log-ins.",
    discussion: "What is remembered of the health of sources stays; see potluck providers reset."
      + examples(
        "cache clear"))

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let stores = Stores(try configurationOptions.load().configuration.cache)
    guard let database = stores.responseDatabase else { throw CacheInfoCommand.missing(stores) }
    let count = await database.clear()
    let tokens = await stores.tokenFile?.clear() ?? 0
    try stores.refuseUnusable()
    let logins = tokens > 0 ? ", \(Wording.count(tokens, "log-in")) forgotten" : ""
    StandardError.line("\(Wording.count(count, "answer")) removed\(logins).")
    return .results
  }
}
