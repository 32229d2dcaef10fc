import RecipeKeeping
import RecipeRPC
import RecipeSearch
import Synchronization

/// The last searches that nobody has settled on yet, so that nobody is asked again once somebody has.
final class UnsettledSearches: Sendable {
  private typealias Key = UserScoped<SearchRequest>
  private typealias Search = (key: Key, report: SearchReport, ranking: RankingOptions)

  /// How many are remembered; a person settles on the newest.
  private static let most = 8

  private let searches = Mutex<[Search]>([])

  /// Remembers what a search of the current user brought.
  func remember(_ report: SearchReport, _ ranking: RankingOptions, of request: SearchRequest) {
    let key = Self.key(request)
    searches.withLock { searches in
      searches.removeAll { $0.key == key }
      searches.append((key, report, ranking))
      if searches.count > Self.most { searches.removeFirst() }
    }
  }

  /// What a search of the current user brought; it is forgotten with that.
  func take(_ request: SearchRequest) -> (SearchReport, RankingOptions)? {
    let key = Self.key(request)
    return searches.withLock { searches in
      guard let index = searches.firstIndex(where: { $0.key == key }) else { return nil }
      let search = searches.remove(at: index)
      return (search.report, search.ranking)
    }
  }

  private static func key(_ request: SearchRequest) -> Key {
    var request = request
    request.isSettled = false
    return Key(request)
  }
}
