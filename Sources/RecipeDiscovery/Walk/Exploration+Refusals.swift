import RecipeModel
import RecipePages
import RecipeProviderKit

extension Exploration {
  /// What a stop means that ended everything.
  func refusal(for stop: SiteWalk.Stop, at address: RequestURL) -> Refusal {
    let host = address.host
    switch stop {
    case .limit:
      return Refusal(
        .notProved,
        "\(walk.asked.count) requests did not show how \(host) is searched"
          + (failures.isEmpty ? "" : ": " + failures.joined(separator: "; ")),
        fix: searchHint)
    case .robots(_, let line):
      return Refusal(
        .robots, "\(host) keeps programs out: its robots.txt says “\(line)”",
        fix: "ask its owner; if it is your own site, allow Potluck there")
    case .consent: return .walled(.consent, host)
    case .wall(let wall, let host): return .walled(wall, host)
    case .failed(let error):
      return Refusal(.unreachable, "\(host) cannot be asked: \(error.message)", fix: error.fix)
    }
  }

  /// What to say when no way was proved.
  func nothingFound(_ host: String) -> Refusal {
    let tried = failures.isEmpty ? "" : ": " + failures.joined(separator: "; ")
    if result.announced.platform?.name == "substack" {
      return Refusal(
        .terms, "\(host) is on Substack, whose terms forbid programs to search it",
        fix: "its feed can be read by people's feed readers")
    }
    let isGhost = result.announced.platform?.name == "ghost"
    if case .newestFeed(let feed)? = result.ways.first(where: { $0.kind == .newestFeed }) {
      let message =
        isGhost
        ? "\(host) is made with Ghost, which searches in the reader's browser alone; it has a feed of "
          + "the newest"
        : failures.isEmpty
          ? "\(host) has no search that programs can use, but a feed of the newest"
          : "\(host) has a feed of the newest, and no search that programs can use\(tried)"
      return Refusal(
        .newestOnly, message, fix: "the feed at \(feed.text) gives the newest only")
    }
    if isForbidden {
      return Refusal(
        .robots, "\(host) lets no program search it\(tried)",
        fix: "ask its owner; if it is your own site, allow Potluck in robots.txt")
    }
    guard !failures.isEmpty else {
      return Refusal(
        .noSearch,
        isGhost
          ? "\(host) is made with Ghost, which searches in the reader's browser alone, and announces no feed"
          : "\(host) announces no search: no interface, no SearchAction, no OpenSearch description, no "
            + "search form and no feed",
        fix: (hintElsewhere.map { $0 + "; " }
          ?? (isGiven || isGhost ? "" : "give the address of a search on it if it has one; "))
          + (sitemap.map { "its pages are listed in \($0); " } ?? "")
          + "a recipe's page can be read with `potluck show`")
    }
    if isGhost, !isGiven {
      return Refusal(
        .notProved,
        "\(host) is made with Ghost, which searches in the reader's browser alone, and nothing else of "
          + "it could be proved\(tried)",
        fix: "a recipe's page can be read with `potluck show`")
    }
    return Refusal(
      .notProved, "no search of \(host) could be proved\(tried)", fix: searchHint)
  }

  /// What to do when no search was proved: an address helps only where it was none of a search, and
  /// where not every search is closed to programs.
  private var searchHint: String {
    if failures.count > 0, failures.count == closed {
      return "Potluck does not get round that; a recipe's page can be read with `potluck show`"
    }
    if let hintElsewhere { return hintElsewhere }
    return isGiven
      ? "if a browser shows results there, scripts fetch them: give the address that they ask to "
        + "`potluck providers new`"
      : "give the address of a search on it, such as the one that a browser shows"
  }
}
