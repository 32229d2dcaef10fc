import RecipeModel
import RecipeProviderKit

/// Reads a recipe in Markdown: a title, facts, a list under a heading for the ingredients, and steps
/// under another.
///
/// Headings below these two begin groups and sections; what stands under headings that nobody knows
/// becomes notes. A label such as `**Ingredients:**` on a line of its own is a heading, too. Front
/// matter may say all of it instead. A document that names no part and parts them by rules is read
/// as RecipeMD (https://recipemd.org/specification.html).
struct MarkdownDocument {
  private enum Place { case head, ingredients, steps, notes, nutrition }

  private var draft = RecipeDraft()
  private var facts: DocumentFacts
  private let outline: MarkdownOutline
  private var title: String?
  private var place = Place.head
  private var level = 0
  /// The level of the last heading, which a label stands below.
  private var lastLevel = 1
  private var summary: [String] = []
  private var link: (text: String, target: String)?
  private var nutrition: [Nutrient] = []
  private var paragraph = MarkdownParagraph()
  private var table = MarkdownTable()
  private var paragraphs = 0
  /// Whether a table without a heading holds the ingredients.
  private var isBehindTable = false
  private var hasNumberedIngredients = false

  /// No recipe has more.
  private static let mostParagraphs = 2_000

  static func recipe(in text: String, id: ListingID) -> Recipe {
    let text = text.replacing("\r\n", with: "\n")
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let facts = FrontMatter.take(from: &lines)
    var document = MarkdownDocument(facts: facts, outline: MarkdownOutline(lines))
    for line in lines { document.read(line) }
    document.finish()
    return document.recipe(id)
  }

  private init(facts: DocumentFacts, outline: MarkdownOutline) {
    (self.facts, self.outline) = (facts, outline)
  }

  private mutating func recipe(_ id: ListingID) -> Recipe {
    // Some keep everything in the front matter.
    if draft.groups.isEmpty {
      for line in facts.lines("ingredients") { draft.add(ingredient: line) }
    }
    if draft.sections.isEmpty {
      for line in facts.lines("directions") + facts.lines("instructions") { draft.add(step: line) }
    }
    var recipe = draft.recipe(id: id, title: title ?? facts.text("title"), facts)
    if let link, recipe.listing.url == nil {
      recipe.listing.url = Sanitizer.link(link.target)
      // Without a publisher our own documents show the host.
      let isHost = recipe.listing.url.map(RecipeFacts.host) == link.text
      let name = isHost ? nil : RecipeDraft.line(link.text)
      recipe.listing.publisher = recipe.listing.publisher ?? name
    }
    recipe.summary =
      recipe.summary
      ?? RecipeDraft.line(
        summary.joined(separator: " "), limit: ListingLimits.paragraphCharacters)
    recipe.nutrition += nutrition
    return recipe
  }

  // MARK: Lines

  private mutating func read(_ line: Substring) {
    let text = line.trimmed
    if readTable(text) { return }
    if let heading = MarkdownForms.heading(line) { return begin(heading.name, heading.level) }
    if let level = MarkdownForms.underline(text), let name = paragraph.lone {
      paragraph = MarkdownParagraph()
      return begin(name, level)
    }
    guard !text.isEmpty else { return finish() }
    if MarkdownForms.isRule(text) { return passRule() }
    if let item = MarkdownForms.item(text) {
      finish()
      if place == .ingredients, let name = group(String(item.text)) {
        begin(name, level + 1)
      } else {
        paragraph.begin(item, line)
      }
    } else if place == .head, paragraph.isEmpty, let found = MarkdownText.link(text) {
      if link == nil { link = found }
    } else if paragraph.isEmpty || place == .ingredients && !paragraph.isItem,
      let name = label(text)
    {
      begin(name, place == .ingredients || place == .steps ? level + 1 : lastLevel + 1)
    } else {
      if place == .head, let before = paragraph.lone, parts(before[...], text) { finish() }
      paragraph.add(line)
    }
  }

  /// Whether a line of the head stands apart from the one before: facts may follow each other, and
  /// a text, without empty lines between.
  private func parts(_ before: Substring, _ text: Substring) -> Bool {
    let isKnown = Self.fact(before) != nil || Self.fact(text) != nil
    // `Makes 12 muffins`, but not the end of a sentence.
    let isMade = text.first?.isUppercase == true && Self.made(MarkdownText.plain(text)) != nil
    return isKnown || isMade || MarkdownForms.isFact(before) && MarkdownForms.isFact(text)
  }

  /// A line as one of the facts whose labels are known: `**Portionen:** 4`.
  private static func fact(
    _ text: Substring
  ) -> (kind: FactLabel, label: String, text: String)? {
    text.contains(":") ? FactLabel.fact(in: MarkdownText.plain(text)) : nil
  }

  /// The name in a line that is bold from end to end, or that ends in a colon, where it begins a
  /// part or, among ingredients and steps, a group.
  private func label(_ text: Substring) -> String? {
    let isInList = place == .ingredients || place == .steps
    if let bold = MarkdownForms.bold(text) {
      return isInList || PartHeading(bold, isMarked: !outline.isRecipeMD) != nil ? bold : nil
    }
    guard !outline.isRecipeMD else { return nil }
    if let heading = PartHeading(text), !heading.isYieldAlone,
      heading.part == .ingredients || heading.part == .steps
    {
      return String(text)
    }
    if isInList, let italic = MarkdownForms.italic(text), HeadingLine.opensGroup(italic) {
      return italic
    }
    // `Serve with:` may be the last step.
    let mayBeGroup =
      place == .ingredients || place == .steps && HeadingLine.opensGroup(String(text))
    return mayBeGroup ? group(String(text)) : nil
  }

  /// The name that a line such as `For the sauce:` gives to a group.
  private func group(_ line: String) -> String? {
    guard !outline.isRecipeMD, line.last == ":", line.count <= 60 else { return nil }
    return HeadingLine.name(in: MarkdownText.plain(line))
  }

  private mutating func begin(_ name: String, _ level: Int) {
    finish()
    lastLevel = level
    let name = MarkdownText.plain(name)
    let heading = PartHeading(name, isMarked: true)
    let part = heading.flatMap { $0.isYieldAlone ? nil : $0.part }
    if title == nil, level == 1, part != .ingredients, part != .steps { return title = name }
    if let yield = heading?.yield { take(yield: yield) }
    if let minutes = heading?.minutes, !facts.has(.preparation, .making) {
      facts.add("prep time", ["\(Int(minutes.rounded())) min"])
    }
    let isBelow = level > self.level && (place == .ingredients || place == .steps)
    if heading?.isYieldAlone == true {
      guard !outline.namesIngredients, !isBelow else { return }
      (place, self.level) = (.ingredients, level)
    } else if let heading, let known = Self.place(of: heading.part), !isBelow || known != place {
      (place, self.level) = (known, level)
      if known == .ingredients { draft.beginGroup(heading.name) }
      if known == .steps { draft.beginSection(heading.name) }
    } else if isBelow {
      // `Schritt 1` names no section.
      if place == .steps, StepNumbers.isNumber(name) { return }
      let name = name.last == ":" ? String(name.dropLast()) : name
      place == .ingredients ? draft.beginGroup(name) : draft.beginSection(name)
    } else {
      (place, self.level) = (.notes, level)
    }
  }

  /// Whether it is told how much the recipe makes; a number of servings may stand beside a yield.
  private func has(_ label: FactLabel) -> Bool {
    facts.has(.servings) || label != .servings && facts.has(.yield)
  }

  private mutating func take(yield: String) {
    if !facts.has(.servings, .yield) { facts.add("yield", [yield]) }
  }

  /// Passes a rule, which parts the head, the ingredients and the steps of RecipeMD.
  private mutating func passRule() {
    finish()
    guard outline.isRecipeMD else { return }
    switch place {
    case .head: (place, level) = (.ingredients, 0)
    case .ingredients: (place, level) = (.steps, 0)
    default: break
    }
  }

  /// Takes what was read to where it belongs.
  private mutating func finish() {
    finishTable()
    let paragraph = self.paragraph
    self.paragraph = MarkdownParagraph()
    guard !paragraph.isEmpty, paragraphs < Self.mostParagraphs else { return }
    paragraphs += 1
    if outline.isUnnamed, place == .head || place == .ingredients {
      if paragraph.isNumbered { place = .steps } else if paragraph.isItem { place = .ingredients }
    }
    if place == .ingredients, beginsSteps(paragraph) { (place, level) = (.steps, lastLevel) }
    if place == .steps {
      for step in paragraph.steps { draft.add(step: step) }
      return
    }
    if place == .ingredients {
      hasNumberedIngredients = hasNumberedIngredients || paragraph.isNumbered
      for line in paragraph.ingredients {
        if let fact = FactLabel.fact(in: line), fact.kind != .yield {
          facts.add(fact.label, [fact.text])
        } else {
          draft.add(ingredient: line)
        }
      }
      return
    }
    if outline.isRecipeMD, place == .head, takeMarked(paragraph) { return }
    if place == .head {
      takeHead(paragraph)
    } else {
      take(paragraph.plain)
    }
  }

  /// Whether the steps begin, which nothing names: with a number behind ingredients that have none,
  /// or with a sentence behind a table.
  private func beginsSteps(_ paragraph: MarkdownParagraph) -> Bool {
    guard !outline.namesSteps, !outline.isRecipeMD, draft.hasIngredients else { return false }
    let text = paragraph.plain
    guard let first = text.first, !first.isNumber, !first.isLowercase else { return false }
    return paragraph.isNumbered && !hasNumberedIngredients
      || isBehindTable && !paragraph.isItem && text.last == "."
  }

  /// Takes what stands before the parts: each line by itself where one of them is a fact.
  private mutating func takeHead(_ paragraph: MarkdownParagraph) {
    let lines = paragraph.plainPieces
    let areFacts = lines.count > 1 && lines.contains { FactLabel.fact(in: $0) != nil }
    for line in areFacts ? lines : [paragraph.plain] {
      for part in Self.facts(in: line) { take(part) }
    }
  }

  /// The facts of a line that has several: `Prep: 10 min | Cook: 20 min`, `Serves 4, Zeit: 1 h`.
  private static func facts(in line: String) -> [String] {
    for sign in [" | ", " • ", " · ", " / ", " - ", " – ", " — ", "; ", ", "]
    where line.contains(sign) {
      let parts = line.split(separator: sign).map { String(Substring($0).trimmed) }
      if parts.count > 1, parts.allSatisfy({ FactLabel.fact(in: $0) != nil || made($0) != nil }) {
        return parts
      }
    }
    return [line]
  }

  private mutating func take(_ text: String) {
    switch place {
    case .head:
      if let fact = FactLabel.fact(in: text) {
        facts.add(fact.label, [fact.text])
      } else if let made = Self.made(text), !has(made.label) {
        facts.add(made.label.rawValue, [made.amount])
      } else if let colon = text.firstRange(of: ": "), text[..<colon.lowerBound].count < 30 {
        let fact = (
          name: String(text[..<colon.lowerBound]), text: String(text[colon.upperBound...])
        )
        // `Ruhezeit: 2 Std.` has no place of its own.
        if FactLabel(fact.name) == nil, LooseDuration.minutes(fact.text) != nil,
          fact.text.contains(where: \.isLetter)
        {
          draft.add(note: text)
        } else {
          facts.add(fact.name, [fact.text])
        }
      } else if summary.count < 20 {
        summary.append(text)
      }
    case .ingredients: draft.add(ingredient: text)
    case .steps: draft.add(step: text)
    case .notes: draft.add(note: text)
    case .nutrition:
      if nutrition.count < 60 { nutrition += [Nutrient(line: text)].compactMap(\.self) }
    }
  }

  /// Takes the paragraphs of RecipeMD's head that are of one style: tags in italics, yields in bold.
  private mutating func takeMarked(_ paragraph: MarkdownParagraph) -> Bool {
    guard let text = paragraph.lone?[...] else { return false }
    if let bold = MarkdownForms.bold(text) {
      let yields = MarkdownForms.list(MarkdownText.plain(bold))
      let served = yields.first { RecipeYield($0)?.countsServings ?? false }
      if let yield = served ?? yields.first { take(yield: yield) }
      if yields.count > 1 { draft.add(note: "Yields: \(yields.joined(separator: ", "))") }
      return true
    }
    guard let italic = MarkdownForms.italic(text) else { return false }
    facts.add("tags", MarkdownForms.list(MarkdownText.plain(italic)))
    return true
  }

  // MARK: Tables

  /// Takes a line that belongs to a table.
  private mutating func readTable(_ text: Substring) -> Bool {
    if MarkdownTable.isDelimiter(text), table.isEmpty, let head = paragraph.lone,
      head.contains("|")
    {
      paragraph = MarkdownParagraph()
      table.add(head[...])
    }
    guard text.first == "|" || !table.isEmpty && text.contains("|") else { return false }
    if table.isEmpty { finish() }
    table.add(text)
    return true
  }

  private mutating func finishTable() {
    guard !table.isEmpty else { return }
    let table = self.table
    self.table = MarkdownTable()
    // A table says by its columns that it holds the ingredients, or by amounts before foods.
    let holdsIngredients =
      table.namesIngredients || !outline.namesIngredients && table.beginsWithAmounts
    if place == .head, holdsIngredients {
      (place, level, isBehindTable) = (.ingredients, lastLevel, true)
    }
    switch place {
    case .ingredients:
      for line in table.ingredients {
        switch line {
        case .heading(let name): draft.beginGroup(name)
        case .line(let text): draft.add(ingredient: text)
        }
      }
    case .steps: for step in table.steps { draft.add(step: step) }
    case .head: for (name, text) in table.facts { facts.add(name, [text]) }
    case .notes, .nutrition: for (name, text) in table.pairs { take("\(name): \(text)") }
    }
  }

  // MARK: Forms

  /// How much a line says that the recipe makes: `Makes 12 muffins.`; nil for a line that says
  /// anything else.
  private static func made(_ line: String) -> (label: FactLabel, amount: String)? {
    let words = line.split(separator: " ", maxSplits: 1)
    if words.count == 2, words[1].first?.isNumber == true, words[1].count <= 40,
      let label = FactLabel(words[0]), label == .servings || label == .yield
    {
      return (label, String(words[1].last == "." ? words[1].dropLast() : words[1]))
    }
    guard let heading = PartHeading(line, isMarked: true), heading.isYieldAlone,
      let amount = heading.yield
    else { return nil }
    let isServed = RecipeYield(amount)?.countsServings ?? false
    return (isServed ? .servings : .yield, amount)
  }

  private static func place(of part: DocumentHeading) -> Place? {
    switch part {
    case .ingredients: .ingredients
    case .steps: .steps
    case .notes: .notes
    case .nutrition: .nutrition
    }
  }
}

/// What the lines of a document tell about how it is written, before it is read.
struct MarkdownOutline {
  /// Whether a heading or a label names the ingredients.
  private(set) var namesIngredients = false
  /// Whether a heading or a label names the steps.
  private(set) var namesSteps = false
  /// Whether rules part the head, the ingredients and the steps, which nothing names.
  private(set) var isRecipeMD = false
  /// Whether nothing names a part, and a list with amounts stands before numbered steps.
  private(set) var isUnnamed = false

  /// The most lines that are looked at.
  private static let mostLines = 5_000

  init(_ lines: ArraySlice<Substring>) {
    var hasTitle = false
    var hasRule = false
    var hasItem = false
    var items = 0
    var amounts = 0
    var steps = 0
    for line in lines.prefix(Self.mostLines) {
      let text = line.trimmed
      let titled = MarkdownForms.heading(line)
      if titled?.level == 1 { hasTitle = true }
      if hasTitle, MarkdownForms.isRule(text) { hasRule = true }
      if let item = MarkdownForms.item(text) {
        if hasRule { hasItem = true }
        if !item.number.isEmpty {
          steps += 1
        } else if steps == 0 {
          items += 1
          if item.text.first?.isNumber == true { amounts += 1 }
        }
      }
      let name = titled?.name ?? MarkdownForms.bold(text) ?? String(text)
      guard let heading = PartHeading(name), !heading.isYieldAlone else { continue }
      namesIngredients = namesIngredients || heading.part == .ingredients
      namesSteps = namesSteps || heading.part == .steps
    }
    let namesPart = namesIngredients || namesSteps
    isRecipeMD = hasRule && hasItem && !namesPart
    isUnnamed = !namesPart && !isRecipeMD && amounts > 0 && amounts * 2 >= items && steps > 1
  }
}
