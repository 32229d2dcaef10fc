import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// Recipes of one page that have the same title, of which one lists no ingredients: whether they are
/// one, their details can tell.
struct TitleConfirmation {
  /// The most details that one search asks for.
  static let most = 6
  /// How long an answer may wait for them.
  static let longest = Duration.seconds(1).patient

  /// The listings to ask for, best first.
  private(set) var listings: [ListingID] = []

  /// Looks for equal titles on a page; `canTell` says whose details may be asked.
  init(_ page: [MergedRecipe], canTell: (ListingID) -> Bool) {
    var titles = TitleStore(count: page.count)
    var groups: [UInt64: [Int]] = [:]
    var order: [UInt64] = []
    for (place, recipe) in page.enumerated() {
      let key = titles.key(title: recipe.unified.title)
      guard !key.isEmpty else { continue }
      if groups[key.words] == nil { order.append(key.words) }
      groups[key.words, default: []].append(place)
    }
    for key in order {
      let recipes = (groups[key] ?? []).map { page[$0] }
      guard recipes.count > 1 else { continue }
      let bare = recipes.filter { $0.sources.allSatisfy(\.listing.ingredients.isEmpty) }
      let asked = bare.compactMap { recipe in
        recipe.sources.first { canTell($0.id) }?.id
      }
      // One list of ingredients alone decides nothing.
      guard !asked.isEmpty, recipes.count - bare.count + asked.count > 1 else { continue }
      // Nor does half a group, unless no whole one can be asked.
      guard listings.isEmpty || listings.count + asked.count <= Self.most else { continue }
      listings += asked.prefix(Self.most)
    }
  }

  /// Asks for the details; what has not come by the end is left out.
  static func ingredients(
    of requests: [(id: ListingID, provider: any RecipeProvider)],
    until end: ContinuousClock.Instant
  ) async -> [ListingID: [String]] {
    let (answers, inbox) = AsyncStream.makeStream(of: (ListingID, [String])?.self)
    var tasks = requests.map { request in
      Task {
        let found = await ingredients(of: request.id, request.provider)
        inbox.yield((request.id, found))
      }
    }
    tasks.append(
      Task {
        try? await Task.sleep(until: end, clock: .continuous)
        _ = inbox.yield(nil)
      })
    var found: [ListingID: [String]] = [:]
    var count = 0
    for await answer in answers {
      guard let (id, lines) = answer else { break }
      found[id] = lines
      count += 1
      if count == requests.count { break }
    }
    for task in tasks { task.cancel() }
    return found
  }

  private static func ingredients(
    of id: ListingID, _ provider: any RecipeProvider
  ) async -> [String] {
    (try? await provider.recipe(for: id).listing.ingredients) ?? []
  }
}

extension ProviderDescriptor {
  /// Whether the source has details and does not count requests.
  var givesDetailsFreely: Bool {
    capabilities.contains(.detail) && politeness.quota == nil && politeness.quotaHeaders == nil
      && politeness.rates.isEmpty && politeness.minimumInterval == .zero
  }
}
