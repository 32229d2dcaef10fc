import RecipeModel

/// The front matter of a Cooklang document, with the canonical names of its specification.
enum CooklangMetadata {
  static func render(_ recipe: Recipe) -> String {
    let listing = recipe.listing
    var lines: [String] = []
    func add(_ key: String, _ text: String?) {
      let text = Sanitizer.terminal(text ?? "")
      if !text.isEmpty { lines.append("\(key): \(scalar(text))") }
    }
    func add(_ key: String, _ texts: [String]) {
      let texts = texts.map(Sanitizer.terminal).filter { !$0.isEmpty }
      if !texts.isEmpty {
        lines.append("\(key): [\(texts.map(scalar).joined(separator: ", "))]")
      }
    }
    add("title", RecipeFacts.title(of: listing))
    add("source", Sanitizer.link(listing.url))
    add("author", listing.publisher)
    if let yield = listing.recipeYield {
      let servings = RecipeYield(yield).flatMap { $0.countsServings ? $0.wholeCount : nil }
      if let servings { lines.append("servings: \(servings)") } else { add("yield", yield) }
    }
    add("time required", listing.totalMinutes.map(duration))
    add("prep time", recipe.prepMinutes.map(duration))
    add("cook time", recipe.cookMinutes.map(duration))
    add("course", recipe.category)
    add("cuisine", recipe.cuisine)
    add("diet", RecipeFacts.diets(listing))
    add("tags", recipe.keywords)
    add("image", Sanitizer.link(listing.image))
    add("description", recipe.summary)
    return "---\n" + lines.joined(separator: "\n") + "\n---"
  }

  /// A YAML double-quoted scalar; JSON's strings are such (YAML 1.2.2, section 1.2).
  private static func scalar(_ text: String) -> String { JSON.string(text).text() }

  private static func duration(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return (hours > 0 ? "\(hours)h" : "") + (rest > 0 || hours == 0 ? "\(rest)m" : "")
  }
}
