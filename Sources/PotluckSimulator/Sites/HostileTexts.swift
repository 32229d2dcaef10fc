/// Texts that try to break out of whatever shows them.
enum HostileTexts {
  /// What is appended to titles, in turn; the words of the title itself can still be searched.
  private static let endings = [
    // Markup.
    "</title></a></h3><script>alert('potluck')</script>",
    "\"><img src=x onerror=alert('potluck')>", "]]></title><item><title>Another",
    "[click](javascript:alert%281%29) **bold** | column", "&lt;b&gt;&amp;lt;i&amp;gt;",
    // Terminals.
    "\u{1B}[2J\u{1B}]0;owned\u{7}", "\u{1B}]8;;http://evil.example\u{1B}\\here\u{1B}]8;;\u{1B}\\",
    "\r\nSecond line\u{8}\u{8}\u{8}\u{9B}31m", "\u{202E}drawkcab\u{2066}", "\u{0}cut\u{FFFF}",
    // Shells, templates, spreadsheets.
    "$(touch potluck-was-here) `id` ;rm -rf potluck", "{{7*7}} ${7*7} %{{x}} {title}",
    "=HYPERLINK(\"http://evil.example\")", "../../../../etc/passwd",
    // Very long texts.
    String(repeating: "so very ", count: 4_000) + "good",
    "Z" + String(repeating: "\u{301}\u{489}", count: 500),
  ]

  /// The recipes, each with one of these texts after its title and one after its first ingredient.
  static func spoiled(_ recipes: [SimulatedRecipe]) -> [SimulatedRecipe] {
    recipes.enumerated().map { index, recipe in
      var recipe = recipe
      recipe.title += " " + endings[index % endings.count]
      if !recipe.ingredients.isEmpty {
        recipe.ingredients[0] += " " + endings[(index + 1) % endings.count]
      }
      return recipe
    }
  }
}
