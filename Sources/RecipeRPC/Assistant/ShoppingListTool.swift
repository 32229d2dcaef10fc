import RecipeModel
import RecipeRendering
import RecipeShopping

extension AssistantTool {
  static let shoppingList = AssistantTool(
    "shopping_list", "Make a shopping list",
    "Makes one shopping list of several recipes, by aisle: the same food of several recipes is "
      + "added where its amounts allow, and stands side by side where they do not. Name the recipes "
      + "by the ids of items of search_recipes. Nothing is stored. What the user keeps at home is "
      + "left out and named.",
    arguments,
    output: .object([
      "notice": .line(300).about("Whose words the texts below are."),
      "aisles": .list(
        .object([
          "name": .line(120).about("The aisle."),
          "items": .list(
            .object([
              "text": .line(300).about("The food with its amounts."),
              "lines": .list(.line(300), atMost: 20).about("The recipes' own lines."),
            ]), atMost: 200
          ).about("What to get there."),
        ]), atMost: 50
      ).about("What to get, in the order of the shop."),
      "optional": .list(.line(300), atMost: 50).about("What the recipes can do without."),
      "atHome": .list(.line(300), atMost: 100).about("What is left out, as the user has it."),
      "notes": .list(.line(500), atMost: 20).about("What could not be scaled."),
    ])
  ) { _, list, context in
    let notes = (context.notes + list.recipes.flatMap(\.notes)).prefix(20).map {
      Clipping.line($0, to: 500)
    }
    return ToolAnswer(
      structured: answer(list, notes: notes),
      summary: ShoppingText(style: TextStyle(accessible: true)).render(list)
        + notes.map { "Note: \($0).\n" }.joined())
  }

  private static func answer(_ list: ShoppingList, notes: [String]) -> JSON {
    [
      "notice": .string(ToolResult.notice),
      "aisles": .array(
        list.aisles.map { aisle in
          [
            "name": .string(aisle.name),
            "items": .array(
              aisle.items.map { item in
                [
                  "text": .string(item.text),
                  "lines": .array(item.sources.map { .string($0.line) }),
                ]
              }),
          ]
        }),
      "optional": .array(list.optional.map { .string($0.text) }),
      "atHome": .array(list.atHome.map { .string($0.text) }),
      "notes": .array(notes.map(JSON.string)),
    ]
  }

  private static let arguments = ObjectCodec(
    arguments: ShoppingListGet(),
    [
      .required(
        "ids", \.references, .shownRecipes, "The ids of items of search_recipes, one an element."),
      .optional(
        "servings", \.servingsOfEach, .argument(.range(SearchQuery.servings)),
        "How many servings of each recipe; as many as it makes when absent."),
    ])
}

extension ValueCodec where Value == [String] {
  /// Recipes by identifiers that answers have shown, one at least.
  fileprivate static let shownRecipes = argument(.list(.line(4_000), atMost: 20)).checked {
    names, node in
    guard !names.isEmpty else {
      node.error("a list that names a recipe", fix: "give at least one id")
      return nil
    }
    let recipe = ValueCodec<ListingID>.shownRecipe
    let ids = names.compactMap { recipe.read(DocumentNode(.string($0), log: node.log)) }
    return ids.count == names.count ? ids.map(\.description) : nil
  }
}
