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
    let filled = UnsafeMutableBufferPointer(rebasing: recipes[..<keys.count])
    order.sort(&keys, filled)
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

  deinit {
    recipes[..<keys.count].deinitialize()
    recipes.deallocate()
  }
}
