import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// What formats have a place for.
enum ForeignField: Sendable, Hashable {
  case title, summary, yield, prep, cook, total, author, video, category, cuisine, keyword
  case equipment, language, published, modified, license, method, basedOn
  /// Lines, headings among them.
  case ingredients, steps
  /// Lines such as `Protein: 12 g`, and one figure under a name.
  case nutrition, nutrient(String)
  /// The page it is from; a text that is no address is ``source``.
  case link
  /// Who it is from: a name, or an address.
  case source
  /// A picture's bytes in Base64, its address, or its path beside the file.
  case picture
  /// The owner's own.
  case identifier, tag, note, rating, created, cooked, favorite
  /// What a bare number of the yield counts.
  case yieldUnit
  /// A number of servings beside the yield.
  case servings

  /// The member of schema.org's Recipe that holds it, and whether it may hold several.
  var member: (name: String, isList: Bool)? {
    switch self {
    case .title: ("name", false)
    case .summary: ("description", false)
    case .yield: ("recipeYield", true)
    case .prep: ("prepTime", false)
    case .cook: ("cookTime", false)
    case .total: ("totalTime", false)
    case .author: ("author", true)
    case .video: ("video", false)
    case .category: ("recipeCategory", true)
    case .cuisine: ("recipeCuisine", true)
    case .keyword: ("keywords", true)
    case .equipment: ("tool", true)
    case .language: ("inLanguage", false)
    case .published: ("datePublished", false)
    case .modified: ("dateModified", false)
    case .license: ("license", false)
    case .method: ("cookingMethod", false)
    case .basedOn: ("isBasedOn", false)
    default: nil
    }
  }
}

/// A recipe while a format is read: all formats come here, and one reader of schema.org's forms makes
/// the recipe of it.
struct ForeignRecipe {
  private var members: [String: [JSON]] = [:]
  private var ingredients: [Part] = []
  private var steps: [Part] = []
  private var nutrition = JSONObject()
  private var own = OwnParts()
  private(set) var identifier: String?
  /// Pictures that are files of their own, by the paths that are written.
  private(set) var pictureNames: [String] = []

  private struct Part {
    var heading: String?
    var lines: [String] = []
    /// The names of lines that have one, by their places.
    var names: [Int: String] = [:]
  }

  /// What the owner added.
  private struct OwnParts {
    var tags: [String] = []
    var notes: [String] = []
    var rating: Int?
    var created: String?
    var cooked: [String] = []
    var yieldUnit: String?
    var pictures: [ExchangedPicture] = []
  }

  /// The most texts of one field.
  private static let most = 2_000

  // MARK: Taking

  /// Takes what a format says in a field.
  mutating func add(_ field: ForeignField, _ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    switch field {
    case .ingredients: addIngredients(Self.lines(text))
    case .steps: add(steps: text, named: nil)
    case .nutrition: for line in Self.lines(text) { addNutrition(line) }
    case .nutrient(let name): addNutrition(name, text)
    case .link, .source: addSource(text)
    case .picture: addPicture(text)
    case .identifier: identifier = identifier ?? TextCleaning.clean(text, limit: 200)
    case .tag:
      for word in text.split(whereSeparator: { ",;".contains($0) }) { addTag(String(word)) }
    case .category: for word in text.split(separator: ";") { append(field, word.trimmed) }
    case .favorite: if !["false", "0", "no"].contains(text.lowercased()) { addTag("favorite") }
    case .note: addNotes(text)
    case .rating: own.rating = own.rating ?? Self.stars(text)
    case .created: own.created = own.created ?? ISO8601Date.read(text)
    case .cooked: own.cooked += ISO8601Date.read(text).map { [String($0.prefix(10))] } ?? []
    case .yieldUnit: own.yieldUnit = TextCleaning.clean(text, limit: 60)
    case .servings:
      let number = text.trimmed.withoutZeros
      if let count = Double(number), count > 0 { append(.yield, "\(number) servings") }
    case .prep, .cook, .total:
      // A bare number counts minutes, and none is no time.
      let number = Double(text)
      if number != 0 { append(field, number == nil ? text : "\(text) min") }
    case .yield:
      let words = text.split(separator: " ").map(\.withoutZeros).joined(separator: " ")
      if Double(words) != 0 { append(field, words) }
    case .title, .summary, .author, .video, .cuisine, .keyword, .equipment, .language,
      .published, .modified, .license, .method, .basedOn:
      append(field, text)
    }
  }

  /// Takes a list; where most lines have a bullet, the others are headings.
  private mutating func addIngredients(_ lines: [String]) {
    let bare = lines.map(ListMark.removed)
    let count = bare.count { $0 != nil }
    let areHeadings = count > 1 && count * 2 >= lines.count
    for (line, bare) in zip(lines, bare) where line.contains(where: { !$0.isWhitespace }) {
      if let bare {
        add(ingredient: bare)
      } else if areHeadings, PartHeading(line) == nil {
        beginIngredients(HeadingLine.name(in: line) ?? line.trimmed)
      } else {
        add(ingredient: line)
      }
    }
  }

  /// Takes an ingredient's line, which may turn out to be a heading.
  mutating func add(ingredient line: String) {
    if let heading = PartHeading(line), heading.part == .ingredients {
      if let yield = heading.yield, members["recipeYield"] == nil { add(.yield, yield) }
      return beginIngredients(heading.name)
    }
    // Plan to Eat writes headings without an amount and a unit.
    if line.hasPrefix(", ") { return beginIngredients(String(line.dropFirst(2))) }
    if ingredients.isEmpty { ingredients.append(Part()) }
    guard ingredients[ingredients.count - 1].lines.count < Self.most else { return }
    ingredients[ingredients.count - 1].lines.append(line)
  }

  /// Takes the steps on the lines of a text; the first has the name.
  mutating func add(steps text: String, named name: String?) {
    let (last, before) = (max(0, steps.count - 1), steps.last?.lines.count ?? 0)
    for line in Self.lines(text) { add(step: ListMark.removed(from: line) ?? line) }
    guard let name else { return }
    // A heading in the text begins a section, which may hold the first step.
    for part in last..<steps.count {
      let first = part == last ? before : 0
      guard first < steps[part].lines.count else { continue }
      steps[part].names[first] = name
      return
    }
  }

  /// Takes a step; a short line that ends in a colon is a heading.
  mutating func add(step line: String) {
    let short = line.utf8.count <= 60 && line.last(where: { !$0.isWhitespace }) == ":"
    if short, let name = HeadingLine.name(in: line) { return beginSteps(name) }
    if steps.isEmpty { steps.append(Part()) }
    guard steps[steps.count - 1].lines.count < Self.most else { return }
    steps[steps.count - 1].lines.append(line)
  }

  /// Begins a group of ingredients; nil for lines under no heading.
  mutating func beginIngredients(_ heading: String?) {
    guard ingredients.count < Self.most else { return }
    ingredients.append(Part(heading: heading))
  }

  /// Begins a section of steps; nil for steps under no heading.
  mutating func beginSteps(_ heading: String?) {
    guard steps.count < Self.most else { return }
    steps.append(Part(heading: heading))
  }

  /// Continues the last ingredient's line.
  mutating func extendIngredient(_ text: String) {
    guard let part = ingredients.indices.last, let line = ingredients[part].lines.indices.last
    else { return add(ingredient: text) }
    ingredients[part].lines[line] += " " + text
  }

  /// Whether any ingredient was taken.
  var hasIngredients: Bool { ingredients.contains { !$0.lines.isEmpty } }
  /// Whether any step was taken.
  var hasSteps: Bool { steps.contains { !$0.lines.isEmpty } }

  private mutating func append(_ field: ForeignField, _ text: String) {
    guard let member = field.member else { return }
    let known = members[member.name, default: []]
    guard known.isEmpty || member.isList && known.count < Self.most else { return }
    members[member.name] = known + [.string(text)]
  }

  private mutating func addSource(_ text: String) {
    guard let line = TextCleaning.clean(text) else { return }
    if WebLink.isWebLink(line) {
      if members["url"] == nil { members["url"] = [.string(line)] }
    } else if members["publisher"] == nil {
      members["publisher"] = [.string(line)]
    }
  }

  private mutating func addPicture(_ text: String) {
    if WebLink.isWebLink(text) {
      members["image", default: []].append(.string(text))
    } else if let picture = ExchangedPicture(encoded: text, number: own.pictures.count + 1) {
      own.pictures.append(picture)
    } else if text.utf8.count <= 1_024, !text.hasPrefix("data:") {
      pictureNames.append(text)
    }
  }

  private mutating func addTag(_ text: String) {
    guard let tag = TextCleaning.clean(text, limit: 100), own.tags.count < 200, tag.last != ":",
      !own.tags.contains(tag)
    else { return }
    own.tags.append(tag)
  }

  private mutating func addNotes(_ text: String) {
    let notes = Self.lines(text).compactMap {
      TextCleaning.clean($0, limit: ListingLimits.paragraphCharacters)
    }
    own.notes += notes.prefix(max(0, 200 - own.notes.count))
  }

  private mutating func addNutrition(_ line: String) {
    let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[0].count <= 40 else { return addNotes(line) }
    addNutrition(parts[0], String(parts[1].reversed().drop { $0 == "," }.reversed()))
  }

  private mutating func addNutrition(_ name: String, _ text: String) {
    let key = name.lowercased().filter(\.isLetter)
    let known = Nutrient.knownNames.first {
      let name = $0.lowercased()
      return name == key || name == key + "content" || name == Self.nutrients[key]
    }
    nutrition[known ?? name] = .string(text)
  }

  /// What programs call some of schema.org's nutrients.
  private static let nutrients = [
    "totalfat": "fatcontent", "totalcarbohydrate": "carbohydratecontent", "energy": "calories",
    "totalcarbohydrates": "carbohydratecontent", "carbohydrates": "carbohydratecontent",
    "carbs": "carbohydratecontent", "sugars": "sugarcontent", "dietaryfiber": "fibercontent",
    "proteins": "proteincontent", "saturatedfats": "saturatedfatcontent",
  ]

  // MARK: Giving

  /// The recipe; nil for one that says nothing that one could cook from or look up.
  func exchanged(_ format: ImportFormat) -> ExchangedRecipe? {
    guard hasIngredients || hasSteps || members["url"] != nil || !own.notes.isEmpty else {
      return nil
    }
    var object = JSONObject(members: members.map { .init(name: $0.key, value: .array($0.value)) })
    // Of several those that count.
    if let yields = members["recipeYield"] {
      var counted = yields.filter { $0.stringValue?.contains(where: \.isNumber) ?? false }
      if let number = counted.first?.stringValue, Double(number) != nil, let unit = own.yieldUnit {
        counted[0] = .string("\(number) \(unit)")
      }
      object["recipeYield"] = .array(counted.isEmpty ? Array(yields.prefix(1)) : counted)
    }
    object["recipeIngredient"] = Self.json(ingredients, nil)
    // Formats without a place for notes have them among the steps.
    let notes = steps.filter { $0.heading.flatMap { DocumentHeading($0) } == .notes }
    let method = steps.filter { $0.heading.flatMap { DocumentHeading($0) } != .notes }
    object["recipeInstructions"] = Self.json(method, "HowToSection")
    object["nutrition"] = .object(nutrition)
    let schema = SchemaOrgRecipe(object: object, graph: SchemaOrgGraph([], base: nil))
    let id = ListingID(provider: ImportFormat.provider, id: "")
    var result = ExchangedRecipe(schema.recipe(id: id, title: schema.name ?? "Untitled recipe"))
    result.recipe.identify(as: format, identifier)
    result.tags = own.tags
    result.ownNotes = own.notes + notes.flatMap(\.lines)
    result.ownRating = own.rating
    result.created = own.created
    result.cooked = own.cooked
    result.pictures = own.pictures
    return result
  }

  private static func json(_ parts: [Part], _ type: String?) -> JSON {
    .array(
      parts.flatMap { part -> [JSON] in
        let lines = part.lines.enumerated().map { place, line -> JSON in
          guard let name = part.names[place] else { return .string(line) }
          return ["@type": "HowToStep", "name": .string(name), "text": .string(line)]
        }
        guard let heading = part.heading, !lines.isEmpty else { return lines }
        var object: JSONObject = ["name": .string(heading), "itemListElement": .array(lines)]
        if let type { object["@type"] = .string(type) }
        return [.object(object)]
      })
  }

  private static func lines(_ text: String) -> [String] {
    text.split(maxSplits: most, whereSeparator: \.isNewline).map(String.init)
  }

  /// One to five stars in `4`, `3/5 stars`, `8/10`; nil for none.
  private static func stars(_ text: String) -> Int? {
    let numbers = text.prefix(100).split { !($0.isASCII && $0.isNumber || $0 == ".") }
      .compactMap { Double($0) }
    guard let value = numbers.first, value > 0 else { return nil }
    let scale = numbers.count > 1 && numbers[1] >= value ? numbers[1] : value > 5 ? 10 : 5
    return Int(min(5, max(1, (value / scale * 5).rounded())))
  }
}
