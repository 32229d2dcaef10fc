import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// Reads yield, times and author off the labels that a page shows: `Serves 4`, `Total time: 1 hour`.
struct PageLabels {
  private let tree: HTMLTree

  private static let mostLines = 3_000
  private static let longestLine = 80

  init(_ tree: HTMLTree) { self.tree = tree }

  /// Adds what is found under schema.org's names; nothing is replaced.
  func read(into object: inout JSONObject) {
    let lines = tree.lines(of: 0).prefix(Self.mostLines)
      .filter { $0.count <= Self.longestLine }
    for (index, line) in lines.enumerated() {
      if Task.isCancelled { return }
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      read(line, next, into: &object)
    }
    if object["author"] == nil {
      object["author"] = (author ?? byline(lines) ?? authorByClass).map(JSON.string)
    }
    if object["recipeYield"] == nil { object["recipeYield"] = yieldByClass.map(JSON.string) }
    if let nutrition = Self.nutrition(lines) { object["nutrition"] = nutrition }
  }

  /// The name in an element whose class calls it the author's: `<span class="byline">By Ann Lee`.
  private var authorByClass: String? {
    texts(ofClass: "uthor", "yline").firstNonNil { text in
      let words = text.split(separator: " ")
      let isLed = words.first.map { Self.authorPrefixes.contains($0.lowercased()) } ?? false
      let name = words.dropFirst(isLed ? 1 : 0)
      return 1...4 ~= name.count && name.allSatisfy { $0.first?.isUppercase ?? false }
        && !name.contains { word in word.contains { !$0.isLetter && !"-.’'".contains($0) } }
        && !name.contains { Self.noNames.contains($0.lowercased()) }
        ? name.joined(separator: " ") : nil
    }
  }

  private static let noNames: Set<String> = [
    "about", "all", "author", "authors", "by", "contributor", "editor", "follow", "meet", "more",
    "posted", "recipe", "recipes", "view", "written",
  ]

  private static let authorPrefixes: Set<String> = ["by", "von", "par", "por", "di", "door", "av"]

  /// The number in an element whose class says what it counts: `<b class="servings">4</b>`.
  private var yieldByClass: String? {
    texts(ofClass: "erving", "yield").first { 1...3 ~= $0.utf8.count && Int($0) ?? 0 > 0 }
  }

  /// The short texts of elements with one of two parts in their class, in order.
  private func texts(ofClass part: StaticString, _ other: StaticString) -> [String] {
    (1..<max(1, tree.count)).first(40) { node in
      !tree.isText(node) && tree.end(of: node) - node <= 12
        && (tree.attribute("class", of: node, holds: part)
          || tree.attribute("class", of: node, holds: other))
        && !tree.attribute("class", of: node, holds: "omment")
    }.map { tree.line(of: $0) }.filter { $0.count <= 60 }
  }

  /// The figures around the first of calories; nil where there is none.
  private static func nutrition(_ lines: [String]) -> JSON? {
    let start = lines.indices.first { place in
      let behind = lines[place].utf8.dropFirst()
      return (behind.starts(with: "alor".utf8) || behind.starts(with: "ALOR".utf8))
        && figure(at: place, lines) != nil
    }
    guard let start else { return nil }
    var found = JSONObject([])
    for place in max(0, start - 20)..<min(lines.count, start + 30) {
      guard let (name, text) = figure(at: place, lines), found[name] == nil else { continue }
      found[name] = .string(text)
    }
    return .object(found)
  }

  /// A nutrient and its figure, which may stand on the next line.
  private static func figure(at place: Int, _ lines: [String]) -> (name: String, text: String)? {
    let line = lines[place]
    let label = line.prefix { $0.isLetter || $0 == " " }
    guard let name = nutrients[label.lowercased().split(separator: " ").joined(separator: " ")]
    else { return nil }
    let rest = line[label.endIndex...].drop { !$0.isLetter && !$0.isNumber }
    let next = place + 1 < lines.count ? lines[place + 1] : ""
    let text = rest.isEmpty ? next : String(rest)
    return text.count <= 16 && text.first?.isNumber == true ? (name, text) : nil
  }

  private static let nutrients = [
    "calories": "calories", "kalorien": "calories", "calorías": "calories",
    "fat": "fatContent", "total fat": "fatContent", "saturated fat": "saturatedFatContent",
    "saturates": "saturatedFatContent", "carbs": "carbohydrateContent",
    "carbohydrates": "carbohydrateContent", "carbohydrate": "carbohydrateContent",
    "total carbohydrates": "carbohydrateContent", "total carbohydrate": "carbohydrateContent",
    "sugar": "sugarContent", "sugars": "sugarContent", "fiber": "fiberContent",
    "fibre": "fiberContent", "dietary fiber": "fiberContent", "protein": "proteinContent",
    "sodium": "sodiumContent", "cholesterol": "cholesterolContent",
  ]

  /// The name behind a label such as `Recipe by:`.
  private func byline(_ lines: [String]) -> String? {
    for line in lines {
      guard let colon = line.utf8.prefix(40).firstIndex(of: UInt8(ascii: ":")),
        Self.authorLabels.contains(line[..<colon].lowercased()),
        let name = TextCleaning.clean(String(line[colon...].dropFirst()), limit: 80),
        name.contains(where: \.isLetter), !WebLink.isWebLink(name), !name.contains("@")
      else { continue }
      return name
    }
    return nil
  }

  private static let authorLabels: Set<String> = [
    "author", "recipe by", "recipe author", "by", "autor", "autorin", "rezept von",
    "auteur", "recette de", "autore", "ricetta di", "receta de", "recept van", "автор",
    "автор рецепта", "автор рецепту", "author of the recipe", "作者", "レシピ作成者",
    "författare", "forfatter",
  ]

  private func read(_ line: String, _ next: String, into object: inout JSONObject) {
    let facts = Self.facts(in: line)
    if facts.count > 1 {
      for fact in facts { read(fact, "", into: &object) }
      return
    }
    guard
      line.utf8.count <= 90 && Self.holdsNumber(line)
        || Self.firstWords.contains(Self.firstWord(of: line))
    else { return }
    let text = line.lowercased()
    if object["recipeYield"] == nil, let yield = Self.yield(line, text, next) {
      object["recipeYield"] = .string(yield)
    }
    for (name, labels) in Self.times where object[name] == nil {
      guard let label = labels.first(where: text.hasPrefix) else { continue }
      let behind = text.dropFirst(label.count)
      // `Prep: 10 min`, but not `Cook 10 minutes more`.
      let isWord = label.utf8.count < 5
      if isWord, let mark = behind.first, mark != ":" { continue }
      let rest = behind.drop { !$0.isLetter && !$0.isNumber }
      let value = rest.isEmpty ? next : String(rest)
      guard value.count <= 40, value.contains(where: \.isNumber),
        let minutes = LooseDuration.minutes(value)
      else { continue }
      // A bare number could be read as seconds.
      object[name] = .string(ISO8601Duration.text(minutes: minutes))
    }
    for (name, labels) in Self.parts where object[name] == nil {
      guard let word = labels.first(where: text.hasPrefix) else { continue }
      let behind = text.dropFirst(word.count).drop { $0 == " " }
      let value = behind.dropFirst().drop { $0 == " " }
      guard behind.first == ":", value.first?.isNumber == true, value.count <= 20,
        let minutes = LooseDuration.minutes(String(value))
      else { continue }
      object[name] = .string(ISO8601Duration.text(minutes: minutes))
    }
  }

  /// Whether a line is a yield or a time with its label and nothing else: `Raciones: 6`.
  static func isFact(_ line: String) -> Bool {
    guard line.utf8.count <= longestLine, let colon = line.firstIndex(of: ":") else { return false }
    let value = line[colon...].dropFirst().drop { $0 == " " }
    guard value.count <= 20, value.first?.isNumber == true else { return false }
    let label = String(line[..<colon].lowercased().reversed().drop { $0 == " " }.reversed())
    return yieldLabels.contains(label) || times.contains { $0.labels.contains(label) }
  }

  /// The facts of a line that has several: `Préparation : 20 min - Cuisson : 35 min`.
  private static func facts(in line: String) -> [String] {
    for sign in [" | ", " - ", " – ", " • ", " · "] where line.contains(sign) {
      let parts = line.split(separator: sign).map(String.init)
      if parts.allSatisfy({ $0.contains(":") && holdsNumber($0) && $0.count <= 40 }) {
        return parts
      }
    }
    return [line]
  }

  /// Words for what is done in a time, which are headings elsewhere: `Cuisson : 35 min`.
  private static let parts = FactLabel.activities.compactMap { property(of: $0) }

  private static func holdsNumber(_ line: String) -> Bool {
    line.utf8.contains { 0x30...0x39 ~= $0 }
      || line.utf8.contains { $0 >= 0x80 } && line.contains(where: \.isNumber)
  }

  /// The letters at the beginning of a line, in lower case.
  private static func firstWord(of line: String) -> String {
    let end = line.utf8.firstIndex { !(0x61...0x7A ~= $0 | 0x20) } ?? line.endIndex
    let isWhole = end == line.endIndex || line.utf8[end] < 0x80
    return (isWhole ? line[..<end] : line.prefix { $0.isLetter }).lowercased()
  }

  private static func yield(_ line: String, _ text: String, _ next: String) -> String? {
    guard text.count <= 60 else { return nil }
    if let told = PartHeading(line)?.yield { return told }
    if let label = yieldLabels.first(where: text.hasPrefix) {
      let rest = text.dropFirst(label.count)
      // `Serves 4`, but not `servings of fun`.
      if rest.first.map({ $0.isLetter }) == true { return nil }
      let value = rest.drop { !$0.isLetter && !$0.isNumber }
      if value.prefix(12).contains(where: \.isNumber) {
        return listLabels.contains(label) ? String(value) : line
      }
      if value.isEmpty, next.count <= 30, next.prefix(12).contains(where: \.isNumber) {
        return next
      }
      return nil
    }
    guard text.count <= 30, text.contains(where: \.isNumber) else { return nil }
    // `Pour 6 personnes`, but not `4 people found this`.
    if line.first?.isNumber == false, let told = PartHeading(line, isMarked: true)?.yield {
      return told
    }
    // `4 people`, but not `4 people found this helpful`.
    let words = text.split { !$0.isLetter }
    return words.count <= 3 && words.contains { yieldWords.contains(String($0)) } ? line : nil
  }

  private var author: String? {
    for node in 1..<max(1, tree.count) where tree.name(node) == "a" {
      guard tree.words("rel", of: node).contains("author") else { continue }
      if let name = TextCleaning.clean(tree.line(of: node), limit: 80) { return name }
    }
    return nil
  }

  /// The first words of all labels: most lines begin with another.
  private static let firstWords = Set(
    (yieldLabels + times.flatMap(\.labels)).map { String($0.prefix { $0.isLetter }) })

  /// Headings of lists that say for how many they are.
  private static let listLabels = [
    "ingredients for", "zutaten für", "ingrédients pour", "ingredientes para", "ingredienti per",
    "ingrediënten voor", "dosi per", "ingredienser till", "ingredienser til", "składniki na",
    "ингредиенты на",
  ]

  private static let yieldLabels = listLabels + FactLabel.counts.flatMap(\.words)

  private static let yieldWords: Set<String> = [
    "serving", "servings", "portions", "people", "personen", "portionen", "personnes", "parts",
    "porties", "portioner", "porciones", "raciones", "personas", "comensales", "porções",
    "pessoas", "porzioni", "persone", "porcje", "porcji", "porcií", "porcí", "порции", "порций",
    "порция", "персон", "kişilik", "人分", "人份", "人前", "인분",
  ]

  private static let times = FactLabel.times.compactMap { property(of: $0) }

  /// Labels under schema.org's name for what they say.
  private static func property(
    of fact: (label: FactLabel, words: [String])
  ) -> (name: String, labels: [String])? {
    switch fact.label {
    case .total: ("totalTime", fact.words)
    case .preparation, .making: ("prepTime", fact.words)
    case .cooking: ("cookTime", fact.words)
    case .servings, .yield: nil
    }
  }
}
