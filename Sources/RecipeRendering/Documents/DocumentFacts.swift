import RecipeModel
import RecipeProviderKit

/// What a document says about its recipe in pairs of a name and a text: a front matter in YAML, the
/// `>>` lines of Cooklang, a list of facts in Markdown.
struct DocumentFacts {
  private var values: [String: [String]] = [:]

  /// The most names and the most texts under one.
  private static let most = 200

  /// Takes a pair; the first of one name stands, whatever its language.
  mutating func add(_ name: String, _ texts: [String]) {
    let label = FactLabel(name)
    let key = label?.rawValue ?? name.lowercased().filter { $0.isLetter }
    guard values[key] == nil, values.count < Self.most, !key.isEmpty else { return }
    let noun = label == .servings ? FactLabel.noun(in: name) : nil
    values[key] = texts.prefix(Self.most).compactMap { text in
      RecipeDraft.line(text, limit: 5_000).map { line in
        noun.map { Self.isBare(line[...]) ? "\(line) \($0)" : line } ?? line
      }
    }
  }

  /// Whether one of some facts is told.
  func has(_ labels: FactLabel...) -> Bool {
    labels.contains { values[$0.rawValue]?.isEmpty == false }
  }

  private func text(_ label: FactLabel) -> String? { text(of: [label.rawValue]) }

  /// The text of the first of some names that says something; several are joined by commas.
  func text(_ names: String...) -> String? { text(of: names) }

  private func text(of names: [String]) -> String? {
    names.compactMap { values[$0] }.first { !$0.isEmpty }?.joined(separator: ", ")
  }

  /// The texts of the first of some names that says something; one is parted at its commas.
  func list(_ names: String...) -> [String] { list(of: names) }

  private func list(of names: [String]) -> [String] {
    let texts = names.compactMap { values[$0] }.first { !$0.isEmpty } ?? []
    guard texts.count == 1 else { return texts }
    return texts[0].split(separator: ",").compactMap { RecipeDraft.line(String($0)) }
  }

  /// The texts of the first of some names that says something, each as it is.
  func lines(_ names: String...) -> [String] {
    names.compactMap { values[$0] }.first { !$0.isEmpty } ?? []
  }

  /// Fills a recipe with what the pairs say.
  func fill(_ recipe: inout Recipe) {
    let source = text("sourceurl", "source", "url", "link", "originalurl")
    recipe.listing.url = Sanitizer.link(source)
    recipe.isBasedOn = text("basedon", "isbasedon") ?? (recipe.listing.url == nil ? source : nil)
    recipe.listing.publisher = text("publisher")
    recipe.authors = list("author", "authors", "by", "sourceauthor")
    recipe.siteName = text("site", "sitename", "sourcename")
    let images = lines("images", "image", "pictures", "picture", "photo")
      .compactMap(Sanitizer.link)
    recipe.listing.image = images.first
    if images.count > 1 { recipe.images = images.map { RecipeImage(url: $0) } }
    recipe.canonicalURL = Sanitizer.link(text("canonical", "canonicallink"))
    recipe.video = Sanitizer.link(text("video"))
    recipe.language = text("language", "locale", "lang")?.replacing("_", with: "-")
    fillYield(&recipe)
    fillTimes(&recipe)
    recipe.categories = list("course", "category", "categories")
    recipe.cuisines = list("cuisine", "cuisines")
    for plain in ListingField.plainTexts {
      recipe[keyPath: plain.path] = text(of: plain.spelling.keys)
    }
    for plain in ListingField.plainWords {
      recipe[keyPath: plain.path] = list(of: plain.spelling.keys)
    }
    recipe.keywords = list("tags", "keywords")
    recipe.summary = text("description", "introduction", "summary")
    recipe.license = text("license", "licence")
    recipe.datePublished = text("published", "datepublished", "date")
    recipe.dateModified = text("changed", "datemodified")
    let diets = list("diet", "diets").compactMap(Diet.init(parsing:))
    if !diets.isEmpty { recipe.listing.diets = Set(diets) }
    if let rating = text("rating") { Self.fill(&recipe, rating: rating) }
    for line in lines("nutrition") { recipe.nutrition += [Nutrient(line: line)].compactMap(\.self) }
  }

  /// How much it makes; what counts servings beside another yield is kept beside it.
  private func fillYield(_ recipe: inout Recipe) {
    func count(_ text: String?) -> String? {
      guard let text else { return nil }
      guard text.first == "-" || text.first == "0", Double(text) ?? 1 <= 0 else {
        return Self.counted(text)
      }
      // Nobody eats of it: no yield, and yet not lost.
      recipe.notes.append("servings: \(text)")
      return nil
    }
    let servings = count(text(.servings))
    recipe.listing.recipeYield = count(text(.yield)) ?? servings
    recipe.servings =
      [recipe.listing.recipeYield, servings].compactMap(\.self)
      .compactMap(RecipeYield.init).first(where: \.countsServings)?.wholeCount
  }

  /// A bare number counts servings, the first of several that a recipe is scaled to.
  private static func counted(_ text: String) -> String {
    let text = Self.spaced(text.prefix { $0 != "|" }.trimmed)
    return isBare(text) ? (text == "1" ? "1 serving" : "\(text) servings") : String(text)
  }

  private static func isBare(_ text: Substring) -> Bool {
    text.allSatisfy { $0.isNumber || " -–.,/".contains($0) }
  }

  /// Cooklang's `500%ml` in words; a percentage stays one.
  private static func spaced(_ text: Substring) -> Substring {
    guard let sign = text.firstIndex(of: "%") else { return text }
    let unit = text[text.index(after: sign)...].trimmed
    let amount = text[..<sign].trimmed
    guard unit.first?.isLetter == true, amount.last?.isNumber == true else { return text }
    return "\(amount) \(unit)"
  }

  /// The times; the total may have the others in brackets, as our own documents write it.
  private func fillTimes(_ recipe: inout Recipe) {
    let total = text(.total)
    let parts = total?.split(whereSeparator: { "(,)".contains($0) }) ?? []
    func part(_ word: String) -> Int? {
      parts.first { $0.contains(word) }.flatMap(Self.minutes)
    }
    let preparation = text(.preparation).flatMap(Self.minutes)
    let making = text(.making).flatMap(Self.minutes)
    recipe.prepMinutes = preparation ?? making ?? part("preparation")
    // Beside a time of preparation, that of the making is the cooking.
    recipe.cookMinutes =
      text(.cooking).flatMap(Self.minutes) ?? (preparation == nil ? nil : making)
      ?? part("cooking")
    recipe.listing.totalMinutes = parts.first.flatMap {
      $0.contains("preparation") || $0.contains("cooking") ? nil : Self.minutes($0)
    }
    recipe.fillTotalMinutes()
  }

  /// A bare number is minutes, however many: nobody writes seconds into a document.
  private static func minutes(_ text: some StringProtocol) -> Int? {
    let text = spaced(Substring(String(text)).trimmed)
    guard let number = Int(text) else { return LooseDuration.minutes(String(text)) }
    return (1...525_600).contains(number) ? number : nil
  }

  /// `90 %`, `90 %, 98 ratings`, `4.5/5 (98 ratings)`, `4 of 5`; a bare number is out of five.
  private static func fill(_ recipe: inout Recipe, rating text: String) {
    var numbers = text.split { !($0.isNumber || $0 == ".") }.compactMap { Double($0) }
    guard let value = numbers.first else { return }
    if text.contains("rating"), numbers.count > 1 {
      recipe.ratingCount = numbers.popLast().flatMap { Int(exactly: $0) }
    }
    let scale = text.contains("%") ? 100 : numbers.count > 1 ? numbers[1] : 5
    recipe.listing.rating = Rating(value: value, scale: scale)
  }
}

extension Nutrient {
  /// Reads `Saturated fat: 12 g`; nil where there is no colon with words on both sides.
  init?(line: String) {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let label = RecipeDraft.line(String(parts[0])),
      let text = RecipeDraft.line(String(parts[1]))
    else { return nil }
    let words = label.lowercased()
    let name = Self.knownNames.first { property in
      let known = Wording.words(fromCamelCase: property)
      return words == known || "\(words) content" == known
    }
    self.init(name: name ?? label, text: text)
  }
}
