import PotluckService
import PotluckSupport
import RecipeDiscovery
import RecipeExchange
import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// Lists of addresses: bookmarks, files with a link on each line, and feeds.
extension ImportRun {
  /// Asks for the pages of a list, one after the other, but for those that are kept.
  mutating func take(
    _ list: LinkList, called source: String, _ resolver: RecipeResolver
  ) async throws {
    var links = list.links
    if let folder {
      let wanted = TextMatching.fold(folder)
      links.removeAll { !$0.folders.contains { TextMatching.fold($0) == wanted } }
      if links.isEmpty {
        hasFailed = true
        tell(
          ExchangeNote(
            place: source, text: "No bookmark lies in a folder called \(Printable.line(folder))."))
      }
    }
    if list.rest > 0 {
      tell(
        ExchangeNote(
          place: source,
          text:
            "\(list.rest) more are left out: no more than \(LinkList.most) of one file are read."))
    }
    for (number, link) in links.enumerated() {
      try Task.checkCancellation()
      guard let address = PageAddress(link.address) else { continue }
      progress("\(number + 1) of \(links.count): \(address.link)")
      guard let library else {
        unread += 1
        if isQuiet {
          entries.append(["url": .string(address.link), "from": .string(source), "status": "named"])
        } else {
          show(address.link)
        }
        continue
      }
      if let kept = try await library.recipe(of: .url(address.link)) {
        counts.known += 1
        note(kept.recipe, from: source, as: kept.id, status: "known")
        continue
      }
      try await takeLink(link.address, called: address.link, resolver, tags: link.tags)
    }
    try await take(list.feeds, called: source)
  }

  /// Makes sources of feeds, where that is wanted.
  private mutating func take(_ feeds: [LinkList.Feed], called source: String) async throws {
    guard !feeds.isEmpty else { return }
    live.clear()
    let count = Wording.count(feeds.count, "feed")
    guard library != nil else {
      for feed in feeds where !isQuiet { show("\(feed.address) (feed) \(feed.title)") }
      unread += feeds.count
      return
    }
    if !addsSources {
      guard !isQuiet, Question.canBeAsked else {
        return tell(
          ExchangeNote(
            place: source, text: "It names \(count); to make sources of them, add --add-sources."))
      }
      guard try await Question.ask("Make sources of \(count)? [y/N] ") else { return }
    }
    for (number, feed) in feeds.enumerated() {
      try Task.checkCancellation()
      progress("\(number + 1) of \(feeds.count): \(feed.address)")
      do {
        let wish = SourceAddition.Wish(address: feed.address, configuration: configuration)
        let found = try await SourceAddition.explore(wish, kinds: KindCatalog.current) { _ in }
        guard let addition = found.addition, found.discovery.refusal == nil else {
          let reason = found.discovery.refusal?.message ?? "no entry can search it"
          hasFailed = true
          tell(ExchangeNote(place: feed.address, text: "It is no source: \(reason)."))
          continue
        }
        try found.write()
        sources.append(addition.id)
        if !isQuiet { show("\(feed.address) is now the source \(addition.id)") }
      } catch let failure as Failure {
        if failure.code.isOfMachine { throw failure }
        hasFailed = true
        tell(ExchangeNote(place: feed.address, text: "\(failure.message)."))
      }
    }
  }
}
