package import RecipeKeeping
import RecipeModel
import RecipePostgreSQL
import RecipeRendering
package import RecipeSearch
import Synchronization

/// The history of searches, opened once for a process.
package enum SearchHistories {
  private static let opened = Mutex<[String: any HistoryStore]>([:])

  /// What happened to the files of all histories that were opened.
  static var notices: [Failure] {
    opened.withLock { Array($0.values) }.flatMap(\.notices)
  }

  /// Closes all histories that were opened, so that their files are whole by themselves.
  package static func close() async {
    for history in opened.withLock({ Array($0.values) }) { await history.close() }
  }

  /// The history; nil where none is written, or the user has no home folder.
  package static func history(_ keeping: Configuration.Keeping) -> (any HistoryStore)? {
    let user = KeepingUser.current
    guard keeping.history else { return nil }
    if let shared = SharedStores.store(keeping.shared) { return shared.history(user) }
    guard let data = keeping.folder else { return nil }
    let folder = user.map { KeepingUser.folder(of: $0, in: data) } ?? data
    return opened.withLock { opened in
      let history = opened[folder] ?? SearchHistory(folder: folder)
      opened[folder] = history
      return history
    }
  }
}

extension HistoryStore {
  /// Writes down a search that a person made, of the sources that `--providers` chose.
  package func record(_ report: SearchReport, _ ranking: RankingOptions, of providers: [String])
    async
  {
    let asked = report.outcomes.filter { $0.status != .skipped }.map(\.id)
    var document = ReportJSON()
    document.ranking = ranking
    var entry = HistoryEntry(query: report.asked, found: report.recipes.count, sources: asked)
    entry.providers = providers
    await record(entry, results: document.json(report).text())
  }
}
