package import RecipeModel

/// One recipe as a document that people keep: Markdown, Cooklang, plain text or JSON-LD.
///
/// Choose ``RecipeJSON`` for Potluck's own JSON, ``RecipeCard`` for a glance. Text from sources is
/// escaped: it can neither become markup of the document nor control a terminal.
package struct RecipeRenderer: Sendable {
  /// The form of the document.
  package var format: RecipeFormat

  package init(_ format: RecipeFormat) { self.format = format }

  /// The document, with a line break at its end.
  package func render(_ recipe: Recipe) -> String {
    switch format {
    case .markdown: RecipeMarkdown.render(recipe)
    case .cooklang: RecipeCooklang.render(recipe)
    case .text: RecipeText.render(recipe)
    case .jsonld: RecipeJSONLD.render(recipe)
    }
  }
}

/// A form in which one recipe can be written for people or other programs.
package enum RecipeFormat: String, Sendable, CaseIterable {
  /// CommonMark, for notes and documents.
  case markdown
  /// Cooklang, for programs that plan meals and write shopping lists.
  case cooklang
  /// Plain text, for a terminal.
  case text
  /// A schema.org `Recipe` as JSON-LD, for web pages and recipe managers.
  case jsonld
}

/// The facts about a recipe other than its ingredients and steps, as labels and texts.
package struct RecipeFacts {
  /// One fact; both texts are harmless and on one line.
  package struct Fact: Equatable {
    package var label: String
    package var text: String
  }

  /// The title, or a stand-in where the source has none.
  package let title: String
  /// The publisher, else the host that the link leads to; nil without a link that may be shown.
  package let source: (name: String, link: String)?
  /// The facts that the source gives, in the order in which a cook wants them.
  package let facts: [Fact]
  /// The facts that only documents show: dates, licence, what the recipe is based on, and the
  /// authors where the source's name is theirs.
  let record: [Fact]
  /// What the sources disagree on; shown on terminals and web pages, but not in documents.
  package let differences: [Fact]

  package init(_ recipe: Recipe) {
    let listing = recipe.listing
    title = Wording.title(listing.title)
    let publisher = Sanitizer.terminal(listing.publisher ?? recipe.siteName ?? "")
    source = Sanitizer.link(listing.url).map { link in
      (publisher.isEmpty ? Self.host(of: link) : publisher, link)
    }
    let name = source?.name
    let isSaid = recipe.authors.allSatisfy { Sanitizer.terminal($0) == name }
    let authors: Pair = ("By", Recipe.joined(recipe.authors))
    let texts = ListingField.plainTexts.map { plain -> Pair in
      (plain.field.label, recipe[keyPath: plain.path])
    }
    let words = ListingField.plainWords.map { plain -> Pair in
      (plain.field.label, Recipe.joined(recipe[keyPath: plain.path]))
    }
    let first: [Pair] = [
      Self.makes(recipe),
      ("Time", Self.time(recipe)), ("Rating", Self.rating(recipe)), ("Cuisine", recipe.cuisine),
      ("Category", recipe.category),
    ]
    let last = isSaid ? [] : [authors]
    let unlinked: Pair = ("Publisher", source == nil ? listing.publisher : nil)
    let diets: [Pair] = [("Diet", Self.diets(listing).joined(separator: ", "))]
    facts = Self.facts(first + texts + diets + words + last + [unlinked])
    let rest = isSaid ? [authors] : []
    differences = Self.facts([
      ("Sources differ", DifferenceWording.sentence(recipe.differs))
    ])
    record = Self.facts(
      rest + [
        ("Published", recipe.datePublished), ("Changed", recipe.dateModified),
        ("Licence", recipe.license), ("Based on", recipe.isBasedOn),
      ])
  }

  private typealias Pair = (label: String, text: String?)

  private static func facts(_ pairs: [Pair]) -> [Fact] {
    pairs.compactMap { label, text in
      let text = Sanitizer.terminal(text ?? "")
      return text.isEmpty ? nil : Fact(label: label, text: text)
    }
  }

  /// `Makes 4 servings`, `Makes 12 muffins, 4 servings`; `Yield Für 6 Personen`, where the text does
  /// not begin with how many.
  private static func makes(_ recipe: Recipe) -> (label: String, text: String?) {
    let text = yield(recipe)
    let word = (text ?? "").prefix { $0.isLetter }.lowercased()
    return (word.isEmpty || amountWords.contains(word) ? "Makes" : "Yield", text)
  }

  private static let amountWords: Set<String> = [
    "a", "about", "an", "approximately", "around", "at", "one", "two", "three", "four", "up",
  ]

  private static func yield(_ recipe: Recipe) -> String? {
    let servings = recipe.servings.map { Wording.count($0, "serving") }
    guard var yield = recipe.listing.recipeYield else { return servings }
    let rest = withoutVerb(yield)
    let isRange = Int(rest) == nil && rest.allSatisfy { $0.isNumber || " -–".contains($0) }
    if rest != yield { yield = isRange ? "\(rest) servings" : rest }
    // A bare number counts servings.
    if let count = Int(yield) { return Wording.count(count, "serving") }
    guard let servings, RecipeYield(yield)?.countsServings == false else { return yield }
    return "\(yield), \(servings)"
  }

  /// A yield without its leading verb: `Serves 20` is `20`.
  static func withoutVerb(_ yield: String) -> String {
    let word = yield.prefix { $0.isLetter }
    guard ["serves", "makes", "yields", "yield"].contains(word.lowercased()) else { return yield }
    let rest = yield.dropFirst(word.count).drop { $0 == ":" || $0 == " " }
    return rest.isEmpty ? yield : String(rest)
  }

  /// `92 %, 98 ratings`, `80 %, 2 of 3 sources agree`.
  private static func rating(_ recipe: Recipe) -> String? {
    recipe.listing.rating.map { rating in
      let count = recipe.ratingCount.map { ", \(Wording.count($0, "rating"))" } ?? ""
      let agreement = DifferenceWording.agreement(recipe.ratedBy).map { ", \($0)" } ?? ""
      return Wording.percent(rating) + count + agreement
    }
  }

  /// `1 h 35 min (preparation 15 min, cooking 1 h 20 min)`, or what of it there is.
  private static func time(_ recipe: Recipe) -> String {
    let parts = [("preparation", recipe.prepMinutes), ("cooking", recipe.cookMinutes)]
      .compactMap { name, minutes in minutes.map { "\(name) \(Wording.minutes($0))" } }
      .joined(separator: ", ")
    guard let total = recipe.listing.totalMinutes.map(Wording.minutes) else { return parts }
    return parts.isEmpty ? total : "\(total) (\(parts))"
  }

  /// The diets in words: `gluten-free`, `vegan`.
  static func diets(_ listing: Listing) -> [String] {
    (listing.diets ?? []).map(\.rawValue).sorted(by: bytewise).map(diet)
  }

  /// A diet by its schema.org name in words: `LowLactoseDiet` is `low-lactose`.
  static func diet(_ name: String) -> String {
    let words = Wording.words(fromCamelCase: Sanitizer.terminal(name)).split(separator: " ")
    return (words.last == "diet" ? words.dropLast() : words[...]).joined(separator: "-")
  }

  /// The host of a link, which serves as the name of a source without one.
  static func host(of link: String) -> String {
    let authority =
      link.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
      .dropFirst().first ?? ""
    return String(authority.prefix { $0 != ":" && $0 != "?" && $0 != "#" })
  }
}
