import RecipeDefinitions
import RecipeModel
import RecipePages
import RecipeProviderKit

extension Exploration {
  /// The most feeds that are tried: a page may announce hundreds.
  private static let mostTried = 3

  /// Asks the feeds of the newest that the pages announce, until one is proved, and makes it the entry.
  ///
  /// A page can name any address, such as one of this machine. What stands in an entry may lie on a
  /// private network, so that nothing is written that was not asked first, through a transport that
  /// lets only the address given lie there. A feed of another site has to lead back to this one.
  mutating func proveFeeds() async throws {
    guard let definition = discovery.definitions["rss"] else { return }
    let feeds = result.ways.compactMap { if case .newestFeed(let feed) = $0 { feed } else { nil } }
    for feed in feeds.prefix(Self.mostTried) where walk.left > 0 {
      do {
        if let count = try await entries(of: feed, definition) {
          result.notes.append(
            "The feed was asked: it has \(count == 1 ? "one entry" : "\(count) entries").")
          result.entry = entry(
            use: definition.name, name: result.name, settings: Self.settings(feed))
          // The feed that was proved leads the ways, as those do that are taken.
          result.ways.removeAll { $0 == .newestFeed(feed) }
          result.ways.insert(.newestFeed(feed), at: 0)
          return
        }
      } catch SiteWalk.Stop.robots(_, let line) {
        isForbidden = true
        note(rule: line)
        failures.append("robots.txt forbids the feed (\(line))")
      } catch SiteWalk.Stop.failed(let error) {
        failures.append("the feed of the newest: \(error.message)")
      } catch SiteWalk.Stop.consent {
        leave("the feed of the newest asks for consent first")
      } catch SiteWalk.Stop.wall {
        leave("the feed of the newest lets only browsers in")
      }
      result.ways.removeAll { $0 == .newestFeed(feed) }
    }
  }

  /// How many entries a feed has, as the source that would be written reads it; nil when it is none of
  /// this site's.
  private mutating func entries(
    of feed: RequestURL, _ definition: ProviderDefinition
  ) async throws -> Int? {
    guard feed.queryItems.count < 2 else {
      failures.append("the feed of the newest has an address that no entry can hold")
      return nil
    }
    let transport = TrialTransport(walk, for: "the feed of the newest")
    let context = ProviderContext(
      id: "site", settings: Dictionary(Self.settings(feed)) { $1 }, transport: transport,
      clock: discovery.clock)
    do {
      let provider = try DefinitionProvider(definition, context: context)
      let page = try await provider.search(SearchQuery(), page: provider.descriptor.paging.first)
      guard !page.listings.isEmpty else {
        failures.append("the feed of the newest has no entries")
        return nil
      }
      let site = pages.first?.address
      let isOfSite =
        site == nil || site?.bareHost == feed.bareHost
        || page.listings.contains { listing in
          listing.url.flatMap { try? RequestURL($0) }.map { $0.bareHost == site?.bareHost } == true
        }
      if !isOfSite { failures.append("the feed at \(feed.host) leads to no page of this site") }
      return isOfSite ? page.listings.count : nil
    } catch let error as ProviderError {
      if let stop = transport.stop { throw stop }
      failures.append("the feed of the newest: \(error.message)")
      return nil
    }
  }

  /// The settings of an entry that reads a feed.
  private static func settings(_ feed: RequestURL) -> [(String, JSON)] {
    var settings: [(String, JSON)] = [("baseURL", .string(feed.withoutQuery.text))]
    if let item = feed.queryItems.first {
      settings += [("parameter", .string(item.name)), ("value", .string(item.value))]
    }
    return settings
  }
}
