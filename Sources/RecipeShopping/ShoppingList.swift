import RecipeModel
package import RecipeSearch

/// What is to get for some recipes: one item for each food, by aisle.
package struct ShoppingList: Sendable {
  /// The foods of one aisle.
  package struct Aisle: Sendable, Hashable {
    /// What it is called.
    package let name: String
    /// Its items, by name.
    package let items: [ShoppingItem]

    /// An empty one.
    package static let nothing = Aisle(name: "", items: [])
  }

  /// A line that is no item.
  package struct Leftover: Sendable, Hashable {
    /// The place of its recipe in ``recipes``.
    package let recipe: Int
    /// The line as its source wrote it.
    package let line: String
    /// Why it is none.
    package let reason: FoodLine.Leftover

    /// An empty line.
    package static let nothing = Leftover(recipe: 0, line: "", reason: .namesNothing)
  }

  /// What it is for, in the order in which they were named.
  package let recipes: [ShoppingRecipe]
  /// What is to get, in the order of the aisles.
  package private(set) var aisles: [Aisle] = []
  /// What the recipes can do without, by name.
  package private(set) var optional: [ShoppingItem] = []
  /// What one has, by name.
  package private(set) var atHome: [ShoppingItem] = []
  /// The lines that are headings, equipment or name nothing.
  package private(set) var leftovers: [Leftover] = []

  /// Gathers what recipes need.
  /// - Parameters:
  ///   - recipes: the recipes.
  ///   - aisles: where foods are found.
  ///   - foods: the foods that one has; nil to list all.
  package init(
    _ recipes: [ShoppingRecipe], aisles: Aisles = .own, atHome foods: FoodsAtHome? = FoodsAtHome([])
  ) {
    self.recipes = recipes
    var needed: [String: ItemTally] = [:]
    var dispensable: [String: ItemTally] = [:]
    for (place, recipe) in recipes.enumerated() {
      for line in recipe.lines {
        if let reason = line.leftover {
          leftovers.append(Leftover(recipe: place, line: line.text, reason: reason))
          continue
        }
        let alias = aisles.alias(of: line.food)
        let key = line.isUnread ? "line " + line.text : alias?.key ?? line.food.key
        let tally = ItemTally(key: key, alias: alias?.name)
        let entry = ItemTally.Entry(line, recipe: place)
        if line.isOptional {
          dispensable[key, default: tally].entries.append(entry)
        } else {
          needed[key, default: tally].entries.append(entry)
        }
      }
    }
    var places: [String: [ShoppingItem]] = [:]
    for tally in needed.values {
      let item = tally.item(isOptional: false)
      let lines = tally.entries.map(\.line.food)
      if let foods, lines.allSatisfy(foods.cover) {
        atHome.append(item)
      } else {
        // The same food in other words may be found elsewhere; the first by its bytes decides.
        let lead = lines.min { $0.ingredient.line < $1.ingredient.line }
        places[lead.map(aisles.aisle) ?? Aisles.other, default: []].append(item)
      }
    }
    optional = Self.ordered(dispensable.values.map { $0.item(isOptional: true) })
    atHome = Self.ordered(atHome)
    self.aisles = aisles.order.compactMap { name in
      places[name].map { Aisle(name: name, items: Self.ordered($0)) }
    }
  }

  /// Every item to get, in the order of the aisles.
  package var items: [ShoppingItem] { aisles.flatMap(\.items) }

  private static func ordered(_ items: [ShoppingItem]) -> [ShoppingItem] {
    let keyed = items.map { (sort: TextMatching.sortKey($0.name), item: $0) }
    return keyed.sorted { ($0.sort, $0.item.key) < ($1.sort, $1.item.key) }.map(\.item)
  }
}
