package import RecipeModel

/// A recipe in Cooklang: metadata, what to have ready, and the steps with their ingredients marked.
///
/// Every ingredient line is marked exactly once: where a step first names it in the very words of
/// its mark, so that the step reads as before, else in a first step that lists the others. See the
/// Cooklang specification, sections *Ingredients*, *Metadata*, *Canonical metadata* and *Short-hand
/// preparations*.
package enum RecipeCooklang {
  /// The document, with a line break at its end; `facts` are what its front matter says besides, one
  /// text by itself, several as a list.
  package static func render(_ recipe: Recipe, facts: [(String, [String])] = []) -> String {
    let groups = RecipeParts(recipe).groups
    let ingredients = groups.flatMap(\.lines).map(CooklangIngredient.init)
    let sections = RecipeParts(recipe).sections
    let mentions = IngredientMentions(ingredients.map(\.name), in: sections.flatMap(\.lines))
    var blocks = [CooklangMetadata.render(recipe, facts)]
    // What no step names is had ready before the first step, or before those of its own section.
    var ready: [String?: [String]] = [:]
    var index = 0
    for group in groups {
      let unnamed = group.lines.indices.filter { mentions.places[index + $0] == nil }
      let marks = unnamed.map { ingredients[index + $0].markup }.joined(separator: ", ")
      index += group.lines.count
      guard !marks.isEmpty else { continue }
      let section = sections.first { isSame($0.name, group.name) }?.name
      let head = section == nil ? group.name.map { "\(CooklangText.neutral($0)): have ready" } : nil
      ready[section, default: []].append(
        CooklangText.opensStep("\(head ?? "Have ready:") \(marks).", isFirst: true))
    }
    blocks += ready[nil] ?? []
    var step = 0
    for section in sections {
      if let name = section.name {
        blocks.append("== \(CooklangText.title(name)) ==")
        blocks += ready.removeValue(forKey: name) ?? []
      } else if step > 0 {
        blocks.append("==")
      }
      for line in section.lines {
        blocks.append(marked(line, mentions.inStep(step), ingredients))
        step += 1
      }
    }
    blocks += RecipeParts(recipe).notes.map { "> \(CooklangText.neutral($0))" }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Whether a section is a group's: people write `Sauce` over both, or `For the sauce`.
  private static func isSame(_ section: String?, _ group: String?) -> Bool {
    guard let section, let group else { return false }
    func words(_ name: String) -> [String] {
      TextMatching.words(name).filter { !["for", "the", "make"].contains($0) }
    }
    return words(section) == words(group)
  }

  /// A step in which the words that name ingredients have become their marks.
  private static func marked(
    _ step: String, _ mentions: [(ingredient: Int, words: Range<String.Index>)],
    _ ingredients: [CooklangIngredient]
  ) -> String {
    var text = ""
    var end = step.startIndex
    for mention in mentions {
      let before = timed(String(step[end..<mention.words.lowerBound]))
      text += CooklangText.opensStep(before, isFirst: text.isEmpty)
      text += ingredients[mention.ingredient].markup
      end = mention.words.upperBound
    }
    text += CooklangText.opensStep(timed(String(step[end...])), isFirst: text.isEmpty)
    return text
  }

  /// Words in which the times that are an amount and its unit have become timers, which a reader
  /// shows in the same words.
  private static func timed(_ words: String) -> String {
    StepMark.pieces(of: words).map { text, mark in
      guard let timer = mark?.amountAndUnit else { return CooklangText.neutral(text) }
      return "~{\(timer.amount)%\(timer.unit)}"
    }.joined()
  }
}

/// The front matter of a Cooklang document, with the canonical names of its specification.
enum CooklangMetadata {
  static func render(_ recipe: Recipe, _ facts: [(String, [String])]) -> String {
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
    add("title", Wording.title(listing.title))
    add("source", Sanitizer.link(listing.url))
    if recipe.authors.count > 1 {
      add("author", recipe.authors)
    } else {
      add("author", recipe.authors.first)
    }
    add("publisher", listing.publisher)
    let told = listing.recipeYield.flatMap(RecipeYield.init)
    let servings = told.flatMap { $0.countsServings ? $0.wholeCount : nil } ?? recipe.servings
    if let servings { lines.append("servings: \(servings)") }
    if servings == nil || told?.countsServings == false { add("yield", listing.recipeYield) }
    add("time required", listing.totalMinutes.map(duration))
    add("prep time", recipe.prepMinutes.map(duration))
    add("cook time", recipe.cookMinutes.map(duration))
    add("course", recipe.category)
    add("cuisine", recipe.cuisine)
    for plain in ListingField.plainTexts { add(plain.spelling.key, recipe[keyPath: plain.path]) }
    for plain in ListingField.plainWords { add(plain.spelling.key, recipe[keyPath: plain.path]) }
    add("diet", RecipeFacts.diets(listing))
    add("tags", recipe.keywords)
    add("locale", recipe.language?.replacing("-", with: "_"))
    add("image", Sanitizer.link(listing.image))
    add("description", recipe.summary)
    add("nutrition", RecipeParts(recipe).nutrients.map { "\($0.label): \($0.text)" })
    add("published", recipe.datePublished)
    add("changed", recipe.dateModified)
    add("license", recipe.license)
    for (key, texts) in facts {
      if texts.count == 1 { add(key, texts[0]) } else { add(key, texts) }
    }
    return "---\n" + lines.joined(separator: "\n") + "\n---"
  }

  /// A YAML double-quoted scalar; JSON's strings are such (YAML 1.2.2, section 1.2).
  private static func scalar(_ text: String) -> String { JSON.string(text).text() }

  private static func duration(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return (hours > 0 ? "\(hours)h" : "") + (rest > 0 || hours == 0 ? "\(rest)m" : "")
  }
}

/// An ingredient line as a Cooklang mark: `@yellow onions{1%kg}(thinly sliced)`.
struct CooklangIngredient {
  /// What the line names, without the signs that a mark cannot hold.
  let name: String
  private let amount: String
  private let unit: String
  private let preparation: String

  private static let structure = "{}()[]<>@#~|%=\\&\""

  init(_ line: String) {
    let ingredient = MeasuredIngredient(Sanitizer.terminal(line))
    let plain = ingredient.plainAmount
    let unit = CooklangText.field(plain?.unit ?? "", without: Self.structure)
    let details = CooklangText.field(ingredient.details, without: Self.structure)
    let name = Self.name(ingredient.item)
    // `2 fillets` names nothing but its unit; a line of signs names nothing at all.
    self.name = name ?? (unit.isEmpty ? "ingredient" : unit)
    self.unit = name == nil ? "" : unit
    amount = (ingredient.isFixed ? "=" : "") + (plain?.amount ?? "")
    // Behind a fixed amount's sign, the comma of what is to be done is left.
    preparation = String(details.drop { ", ".contains($0) })
  }

  /// The mark; braces always end the name, so that it may have several words.
  var markup: String {
    let quantity = unit.isEmpty ? amount : "\(amount)%\(unit)"
    return "@\(name){\(quantity)}" + (preparation.isEmpty ? "" : "(\(preparation))")
  }

  /// A name begins with a letter or a digit: signs before it would be modifiers or a path.
  private static func name(_ item: String) -> String? {
    let field = CooklangText.field(item, without: structure)
    let name = field.drop { !($0.isLetter || $0.isNumber) }
    return name.isEmpty ? nil : String(name)
  }
}

/// Where steps first name the ingredients of a recipe.
///
/// A step names an ingredient by all the words of its name as they are written: a reader shows a
/// mark's name in the text. Two ingredients never share words of a step.
struct IngredientMentions {
  /// A place: the step and the words in it.
  struct Place {
    var step: Int
    var words: Range<String.Index>
  }

  /// For each ingredient its place; nil where no step names it.
  private(set) var places: [Place?]

  private struct Word {
    var step: Int
    var range: Range<String.Index>
    var text: Substring
  }

  /// Words of a name beyond this number make a sentence, which no step repeats.
  private static let mostWords = 8

  init(_ names: [String], in steps: [String]) {
    places = Array(repeating: nil, count: names.count)
    let words = steps.enumerated().flatMap { Self.words(of: $1, step: $0) }
    var ends: [Substring: [Int]] = [:]
    for (index, word) in words.enumerated() { ends[word.text, default: []].append(index) }
    var isTaken = Array(repeating: false, count: words.count)
    let parts = names.map { Self.words(of: $0, step: 0).map(\.text) }
    let order = names.indices.sorted { (parts[$1].count, $0) < (parts[$0].count, $1) }
    for item in order where parts[item].count <= Self.mostWords {
      guard let last = parts[item].last else { continue }
      for end in ends[last] ?? [] {
        let start = end - parts[item].count + 1
        guard start >= 0, words[start].step == words[end].step,
          !isTaken[start...end].contains(true)
        else { continue }
        let place = words[start].range.lowerBound..<words[end].range.upperBound
        let step = steps[words[end].step]
        // A bracket right behind a mark would become its preparation.
        guard step[place] == names[item], !step[place.upperBound...].hasPrefix("(") else {
          continue
        }
        for index in start...end { isTaken[index] = true }
        places[item] = Place(step: words[end].step, words: place)
        break
      }
    }
  }

  /// The mentions in a step, in their order.
  func inStep(_ step: Int) -> [(ingredient: Int, words: Range<String.Index>)] {
    places.enumerated().compactMap { index, place in
      place.flatMap { $0.step == step ? (index, $0.words) : nil }
    }.sorted { $0.words.lowerBound < $1.words.lowerBound }
  }

  private static func words(of text: String, step: Int) -> [Word] {
    var words: [Word] = []
    var index = text.startIndex
    while index < text.endIndex {
      let end = text[index...].firstIndex { !($0.isLetter || $0.isNumber) } ?? text.endIndex
      if end > index {
        words.append(Word(step: step, range: index..<end, text: text[index..<end]))
        index = end
      } else {
        index = text.index(after: index)
      }
    }
    return words
  }
}

/// Keeps plain text from being read as Cooklang.
enum CooklangText {
  /// The text with a space behind each sign that would begin a mark, and inside each pair that
  /// would begin a comment.
  ///
  /// The specification has no escape; its own tests say that `@`, `#` and `~` before a space are
  /// text.
  static func neutral(_ text: String) -> String {
    var neutral = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch last {
      case "@", "#", "~": if scalar != " " { neutral += " " }
      case "-" where scalar == "-", "[" where scalar == "-": neutral += " "
      default: break
      }
      neutral.unicodeScalars.append(scalar)
      last = scalar
    }
    if let last, "@#~".unicodeScalars.contains(last) { neutral += " " }
    return neutral
  }

  /// A section's name: without the marks that would close it.
  static func title(_ name: String) -> String {
    field(name, without: "=").split(separator: " ").joined(separator: " ")
  }

  /// A text without what makes a paragraph a note (`>`) or a section (`=`), where it is the first.
  static func opensStep(_ text: String, isFirst: Bool) -> String {
    isFirst ? String(text.drop { $0 == ">" || $0 == "=" || $0 == " " }) : text
  }

  /// A text for the inside of a mark: without the signs that structure or end it.
  static func field(_ text: String, without signs: String) -> String {
    let kept = text.unicodeScalars.map { signs.unicodeScalars.contains($0) ? " " : $0 }
    var field = ""
    field.unicodeScalars.append(contentsOf: kept)
    let words = neutral(field).split(separator: " ").joined(separator: " ")
    return words
  }
}
