import RecipeModel

/// Puts merged recipes in order; every comparison ends in the identity key, so that no two
/// recipes are equal and the order is one.
struct RecipeOrder {
  let sort: SortOrder

  /// What decides most comparisons, small enough to sort quickly.
  struct Key {
    var score: VoteSum
    /// The canonical place of the recipe's cluster, which tells apart what says the same.
    var place: Int
    var votes = 0
    var bestRank = Int.max
    var bestVoter = Int.max
    /// Where the recipe lies; for ``RecipeBuffer``.
    var index = 0

    init(score: VoteSum, place: Int) {
      self.score = score
      self.place = place
    }

    /// Takes in the rank that a voter gave; voters are numbered in the order that breaks ties.
    mutating func consider(rank: Int, voter: Int) {
      guard rank <= bestRank else { return }
      bestVoter = rank == bestRank ? min(bestVoter, voter) : voter
      bestRank = rank
    }
  }

  /// Sorts the keys of recipes.
  func sort(_ keys: inout [Key], _ recipes: UnsafeMutableBufferPointer<MergedRecipe>) {
    let titles = sort == .title ? recipes.map { TextMatching.sortKey($0.unified.title) } : []
    keys.sort { left, right in
      let chosen: Bool? =
        switch sort {
        case .best: nil
        case .title: ascendingBytes(titles[left.index], titles[right.index])
        case .rating, .time, .sources: sortDecision(recipes[left.index], recipes[right.index])
        }
      if let chosen { return chosen }
      if left.score != right.score { return left.score > right.score }
      if left.votes != right.votes { return left.votes > right.votes }
      if left.bestRank != right.bestRank { return left.bestRank < right.bestRank }
      if left.bestVoter != right.bestVoter { return left.bestVoter < right.bestVoter }
      let (one, other) = (recipes[left.index], recipes[right.index])
      if let chosen = ascendingBytes(one.identity, other.identity) { return chosen }
      if one.sources[0].precedes(other.sources[0]) { return true }
      return !other.sources[0].precedes(one.sources[0]) && left.place < right.place
    }
  }

  /// What the chosen sort says; nil when it leaves the pair equal.
  private func sortDecision(_ left: MergedRecipe, _ right: MergedRecipe) -> Bool? {
    switch sort {
    case .rating:
      descending(left.unified.rating?.normalized ?? -1, right.unified.rating?.normalized ?? -1)
    case .time:
      descending(-(left.unified.totalMinutes ?? .max), -(right.unified.totalMinutes ?? .max))
    case .sources: descending(left.groupCount, right.groupCount)
    case .best, .title: nil
    }
  }

  private func ascendingBytes(_ left: String, _ right: String) -> Bool? {
    left == right ? nil : ByteOrder.precedes(left, right)
  }

  private func descending<Value: Comparable>(_ left: Value, _ right: Value) -> Bool? {
    left == right ? nil : left > right
  }
}

/// Recipes on their way into order, which are moved there and not copied: a copy would touch the
/// reference count of every text in every recipe.
struct RecipeBuffer: ~Copyable {
  private let recipes: UnsafeMutableBufferPointer<MergedRecipe>
  private var keys: [RecipeOrder.Key] = []

  init(capacity: Int) {
    recipes = .allocate(capacity: capacity)
    keys.reserveCapacity(capacity)
  }

  /// Appends a recipe; what goes beyond the capacity is left out.
  mutating func append(_ recipe: consuming MergedRecipe, _ key: RecipeOrder.Key) {
    guard keys.count < recipes.count else { return }
    recipes.initializeElement(at: keys.count, to: recipe)
    keys.append(key)
    keys[keys.count - 1].index = keys.count - 1
  }

  /// The recipes in order; none are left behind.
  mutating func sorted(by order: RecipeOrder) -> [MergedRecipe] {
    let filled = sort(by: order)
    let keys = keys
    self.keys = []
    return [MergedRecipe](unsafeUninitializedCapacity: keys.count) { output, count in
      for (place, key) in keys.enumerated() {
        filled[key.index].orderedBy = order.sort
        output.initializeElement(at: place, to: filled.moveElement(from: key.index))
      }
      count = keys.count
    }
  }

  /// The canonical places of the recipes in order.
  mutating func places(by order: RecipeOrder) -> [Int] {
    _ = sort(by: order)
    return keys.map(\.place)
  }

  private mutating func sort(by order: RecipeOrder) -> UnsafeMutableBufferPointer<MergedRecipe> {
    let filled = UnsafeMutableBufferPointer(rebasing: recipes[..<keys.count])
    order.sort(&keys, filled)
    return filled
  }

  deinit {
    recipes[..<keys.count].deinitialize()
    recipes.deallocate()
  }
}
