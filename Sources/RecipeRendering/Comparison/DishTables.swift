import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// The shape of a dish as tables.
struct DishTables {
  let shape: DishShape
  /// What was looked for, as a phrase; empty for nothing.
  let wish: String

  /// The whole page.
  var page: FigurePage {
    FigurePage(
      subject: wish.isEmpty ? "Without words" : wish,
      tally: "the shape of the dish over \(Wording.count(shape.recipes.count, "recipe"))",
      notes: notes, tables: tables)
  }

  /// The figures, then what is in none.
  var tables: [FigureTable] {
    [ingredients, outliers, uncompared, leftovers, unknown, strangers]
  }

  /// What quantities stand for, in sentences.
  var notes: [String] {
    let silent = shape.recipes.count { $0.servings == nil }
    guard silent > 0 else {
      return shape.recipes.isEmpty ? [] : ["Quantities are for one serving."]
    }
    if silent == shape.recipes.count {
      return ["Quantities are not compared: no recipe says how many servings it makes."]
    }
    return [
      "Quantities are for one serving. \(silent) of \(shape.recipes.count) recipes do not say how "
        + "many they make and have no part in them."
    ]
  }

  /// What the recipes use.
  var ingredients: FigureTable {
    FigureTable(
      title: "Ingredients",
      headings: ["Ingredient", "Recipes", "Share", "Median", "Quartiles", "Compared"],
      rows: shape.ingredients.map { ingredient in
        [
          .init(name(ingredient)), .init("\(ingredient.recipes)"),
          .init(ComparisonWording.percent(ingredient.share)),
          .init(
            ingredient.spread.map { DishWording.amount($0.median, of: ingredient) }
              ?? ComparisonWording.undefined),
          .init(Self.quartiles(ingredient)), .init("\(ingredient.amounts.count)"),
        ]
      }, bars: shape.ingredients.map { .parts($0.share, 0) },
      placeholder: "No ingredients are known.", shownRows: 30)
  }

  private var outliers: FigureTable {
    FigureTable(
      title: "Far from the others", headings: ["Ingredient", "Recipe", "Amount", "Quartiles"],
      rows: shape.ingredients.flatMap { ingredient in
        ingredient.outliers.map { outlier in
          [
            .init(name(ingredient)), .init(recipe(outlier.recipe)),
            .init(DishWording.amount(outlier.value, of: ingredient)),
            .init(Self.quartiles(ingredient)),
          ]
        }
      }, wordColumns: [1])
  }

  private var uncompared: FigureTable {
    FigureTable(
      title: "Quantities that are not compared", headings: ["Ingredient", "Why", "Recipes"],
      rows: shape.ingredients.flatMap { ingredient in
        reasons(ingredient).map { reason, recipes in
          [.init(name(ingredient)), .init(reason), .init(Self.list(recipes.map(id)))]
        }
      }, wordColumns: [1, 2], shownRows: 15)
  }

  private var leftovers: FigureTable {
    FigureTable(
      title: "Lines that are not compared", headings: ["Line", "Recipe", "Why"],
      rows: shape.leftovers.map { line in
        [
          .init(Sanitizer.terminal(line.text)), .init(recipe(line.source)),
          .init("it \(DishWording.reason(line.reason))"),
        ]
      }, wordColumns: [1, 2], shownRows: 15)
  }

  private var unknown: FigureTable {
    FigureTable(
      title: "Recipes that are not counted, as no ingredients are known",
      headings: ["Recipe", "Source", "Why"],
      rows: shape.unknown.map { source in
        Self.names(source) + [
          .init(source.problem.map(Sanitizer.terminal) ?? "its listing has none")
        ]
      }, wordColumns: [1, 2], shownRows: 15)
  }

  private var strangers: FigureTable {
    FigureTable(
      title: "Recipes that are not counted, as their titles do not name the dish",
      headings: ["Recipe", "Source"], rows: shape.strangers.map(Self.names), wordColumns: [1],
      shownRows: 15)
  }

  private static func names(_ source: DishSource) -> [FigureTable.Cell] {
    [
      .init(Wording.title(source.listing.title)),
      .init(Sanitizer.terminal(source.listing.id.description)),
    ]
  }

  /// The reasons of an ingredient in the order of the recipes, each with its recipes; that servings
  /// are not known is said once for all.
  private func reasons(_ ingredient: DishIngredient) -> [(String, [Int])] {
    var reasons: [(String, [Int])] = []
    for entry in ingredient.uncompared where entry.problem != .servingsUnknown {
      let text = DishWording.reason(entry.problem)
      if let index = reasons.firstIndex(where: { $0.0 == text }) {
        reasons[index].1.append(entry.recipe)
      } else {
        reasons.append((text, [entry.recipe]))
      }
    }
    return reasons
  }

  private func name(_ ingredient: DishIngredient) -> String { Sanitizer.terminal(ingredient.name) }

  private func id(_ recipe: Int) -> String { shape.recipes[recipe].id.description }

  private func recipe(_ place: Int) -> String {
    "\(Wording.title(shape.recipes[place].title)) (\(Sanitizer.terminal(id(place))))"
  }

  private static func quartiles(_ ingredient: DishIngredient) -> String {
    guard let spread = ingredient.spread, spread.count > 1 else {
      return ComparisonWording.undefined
    }
    return DishWording.amount(spread.lowerQuartile, to: spread.upperQuartile, of: ingredient)
  }

  /// The first few identifiers, and how many follow.
  private static func list(_ ids: [String]) -> String {
    let shown = ids.prefix(ids.count == 4 ? 4 : 3).map(Sanitizer.terminal)
    return Wording.list(ids.count == shown.count ? shown : shown + ["\(ids.count - 3) more"])
  }
}
