import ArgumentParser
import RecipeModel
import RecipeResilience
import RecipeStore

/// `potluck providers reset`: forgets what is held against sources.
struct ProvidersResetCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Forget failures, suspensions and counted requests, so that sources are asked again.",
    discussion: "Answers that are kept stay; potluck cache clear removes them."
      + examples(
        "providers reset",
        "providers reset mealie"))

  @Argument(
    help: "The ids of the sources; all of them when none is named.", completion: .providers)
  var ids: [String] = []

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let loaded = try configurationOptions.load()
    let known = loaded.configuration.entries.map(\.id)
    for id in ids where !known.contains(id) {
      let nearest = NearestName.question(id, among: known)
      throw ToolFailure(
        "there is no source \"\(id)\"", fix: "\(nearest)known: \(known.joined(separator: ", "))",
        code: .usage)
    }
    let stores = Stores(loaded.configuration.cache)
    let resilience = Resilience(responses: stores.responses, ledger: stores.ledger)
    let forgotten = await resilience.reset(ids: ids.isEmpty ? nil : ids)
    try stores.refuseUnusable()
    var output = OutputStream()
    for id in forgotten.sorted() { output.write(Printable.line(id) + "\n") }
    output.flush()
    StandardError.write(
      forgotten.isEmpty ? "Nothing was remembered.\n" : "Forgotten; they are asked again.\n")
    return .results
  }
}

extension Stores {
  /// Throws when a database could not be used, where the command's work was done on it.
  func refuseUnusable() throws {
    guard let notice = notices.first(where: { $0.kind != .damaged }) else { return }
    throw ToolFailure(notice.message, fix: notice.fix)
  }
}
