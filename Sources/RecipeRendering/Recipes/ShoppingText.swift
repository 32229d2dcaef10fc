import RecipeSearch
package import RecipeShopping

/// A shopping list for a terminal, and for pasting into another program: one item a line under the
/// name of its aisle.
package struct ShoppingText: Sendable {
  /// How the text is laid out.
  package var style: TextStyle
  /// Whether the recipes' own lines stand under each item.
  package var explain: Bool

  /// Creates a renderer.
  package init(style: TextStyle, explain: Bool = false) {
    self.style = style
    self.explain = explain
  }

  /// The list, with a line break at its end; empty where there is nothing to get.
  package func render(_ list: ShoppingList) -> String {
    let paint = Paint(style)
    var blocks = list.aisles.map { ($0.name, $0.items) }
    if !list.optional.isEmpty { blocks.append(("optional", list.optional)) }
    let words = ShoppingWords(list)
    let texts = blocks.map { name, items in
      let head = paint(Sanitizer.terminal(name), .heading) + "\n"
      return items.reduce(into: head) { text, item in
        let recipes = words.recipes(item).map { " (\($0))" } ?? ""
        let lines = TextFitting.wrap(words.text(item) + recipes, to: style.wrapWidth.map { $0 - 2 })
        text +=
          lines.count == 1
          ? words.text(item) + paint(recipes, .quiet) : lines.joined(separator: "\n  ")
        text += "\n"
        guard explain else { return }
        for line in words.lines(item) {
          let lines = TextFitting.wrap(line, to: style.wrapWidth.map { $0 - 4 })
          text += "  " + lines.map { paint($0, .quiet) }.joined(separator: "\n    ") + "\n"
        }
      }
    }
    return texts.joined(separator: "\n")
  }

  /// What goes beside the list: what it is for, what was left out, and what to look at.
  package func remarks(_ list: ShoppingList) -> String {
    ShoppingWords(list).remarks.map { style.fitted($0) + "\n" }.joined()
  }
}

/// A shopping list as Markdown: a box for each item under the name of its aisle.
package enum ShoppingMarkdown {
  /// Writes a list.
  /// - Parameters:
  ///   - list: the list.
  ///   - explain: whether the recipes' own lines stand under each item.
  /// - Returns: the document, with a line break at its end.
  package static func render(_ list: ShoppingList, explain: Bool = false) -> String {
    let words = ShoppingWords(list)
    var text = "# Shopping list\n"
    if !list.recipes.isEmpty { text += "\n" }
    for recipe in list.recipes {
      let name = Markdown.escape(words.name(recipe))
      let link = Sanitizer.link(recipe.url).map { "[\(name)](\(Markdown.target($0)))" }
      text += "- \(link ?? name)\n"
    }
    var blocks = list.aisles.map { ($0.name, $0.items) }
    if !list.optional.isEmpty { blocks.append(("Optional", list.optional)) }
    for (name, items) in blocks {
      text += "\n## \(Markdown.escape(name))\n\n"
      for item in items {
        let recipes = words.recipes(item).map { " (\($0))" } ?? ""
        text += "- [ ] \(Markdown.escape(words.text(item) + recipes))\n"
        guard explain else { continue }
        for line in words.lines(item) { text += "  - \(Markdown.escape(line))\n" }
      }
    }
    if !list.atHome.isEmpty {
      let foods = list.atHome.map { Sanitizer.terminal($0.name) }.joined(separator: ", ")
      text += "\nAt home: \(Markdown.escape(foods))\n"
    }
    return text
  }
}

/// What texts of a shopping list say, sanitized.
struct ShoppingWords {
  private let list: ShoppingList

  init(_ list: ShoppingList) { self.list = list }

  func text(_ item: ShoppingItem) -> String { Sanitizer.terminal(item.text) }

  /// The title, with how much the amounts make: `Lentil soup (6 servings)`.
  func name(_ recipe: ShoppingRecipe) -> String {
    let yield = recipe.recipeYield.map(Sanitizer.terminal) ?? ""
    return Wording.title(recipe.title) + (yield.isEmpty ? "" : " (\(yield))")
  }

  /// The recipes that need an item, each once; nil where the list is for one.
  func recipes(_ item: ShoppingItem) -> String? {
    guard list.recipes.count > 1 else { return nil }
    return Set(item.sources.map(\.recipe)).sorted().map { Wording.title(list.recipes[$0].title) }
      .joined(separator: ", ")
  }

  /// The recipes' own lines, with the recipe before each where there are several.
  func lines(_ item: ShoppingItem) -> [String] {
    item.sources.map { source in
      let line = Sanitizer.terminal(source.line)
      return list.recipes.count > 1
        ? "\(Wording.title(list.recipes[source.recipe].title)): \(line)" : line
    }
  }

  /// What the list is for, what it leaves out, and what was not scaled, a sentence each.
  var remarks: [String] {
    let count = list.items.count
    var remarks = [
      "\(Wording.count(count, "item")) for \(Wording.list(list.recipes.map(name)))"
    ]
    if !list.atHome.isEmpty {
      let foods = Wording.list(list.atHome.map { Sanitizer.terminal($0.name) })
      remarks.append("left out, as you have it: \(foods) (--all-items shows all)")
    }
    let tools = list.leftovers.filter { $0.reason == .equipment }
      .map { Sanitizer.terminal($0.line) }
    if !tools.isEmpty { remarks.append("you need as well: \(tools.joined(separator: "; "))") }
    for recipe in list.recipes {
      remarks += recipe.notes.map { "\(Wording.title(recipe.title)): \($0)" }
    }
    return remarks
  }
}
