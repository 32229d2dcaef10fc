import PotluckService
import RecipeDiscovery
import RecipeExchange
import RecipeModel
import RecipeRendering

extension ImportRun {
  /// Adds feeds as sources, if `--add-sources` is given or the user agrees.
  mutating func take(_ feeds: [LinkList.Feed], called source: String) async throws {
    report.clear()
    let count = Wording.count(feeds.count, "feed")
    guard !isDry else {
      for feed in feeds where !report.isQuiet {
        report.show("\(feed.address) (feed) \(feed.title)")
      }
      unreadFeeds += feeds.count
      return
    }
    if !addsSources {
      guard !report.isQuiet, Question.canBeAsked else {
        return report.tell(
          ExchangeNote(
            place: source, text: "It names \(count); to make sources of them, add --add-sources."))
      }
      guard try await Question.ask("Make sources of \(count)? [y/N] ") else { return }
    }
    for (number, feed) in feeds.enumerated() {
      try Task.checkCancellation()
      report.progress("\(number + 1) of \(feeds.count): \(feed.address)")
      do {
        let request = SourceAddition.Request(address: feed.address, configuration: configuration)
        let found = try await SourceAddition.explore(request, kinds: KindCatalog.current) { _ in }
        guard let addition = found.addition, found.discovery.refusal == nil else {
          let reason = found.discovery.refusal?.message ?? "no entry can search it"
          hasFailed = true
          report.tell(ExchangeNote(place: feed.address, text: "It cannot be a source: \(reason)."))
          continue
        }
        try found.write()
        sources.append(addition.id)
        if !report.isQuiet { report.show("\(feed.address) is now the source \(addition.id)") }
      } catch let failure as Failure {
        if failure.code.isOfMachine { throw failure }
        hasFailed = true
        report.tell(ExchangeNote(place: feed.address, text: "\(failure.message)."))
      }
    }
  }
}
