internal import RecipeModel

/// What services tell of a recipe: the blanks of a ``Shape``, each with where its value is.
enum RecipeFacts {
  static let all: [String: @Sendable (SimulatedRecipe) -> JSON] = [
    "id": { .string($0.id) },
    "numericID": { .int($0.numericID) },
    "numericText": { .string(String($0.numericID)) },
    "slug": { .string($0.slug) },
    "uuid": { .string($0.uuid) },
    "uuidDigits": { .string($0.uuidDigits) },
    "documentID": { .string($0.documentID) },
    "documentMark": { .string(String($0.documentID.prefix(4))) },
    "title": { .string($0.title) },
    "escapedTitle": { .string(MarkupQuirks.escaped($0.title)) },
    "renderedTitle": {
      .string(MarkupQuirks.escaped($0.title).replacing("&amp;", with: "&#038;"))
    },
    "url": { .string($0.sourceURL) },
    "publisher": { .string($0.publisher) },
    "publisherURL": { .string($0.publisherURL) },
    "image": { .optional($0.image) },
    "images": { $0.image.map { .array([.string($0)]) } ?? .null },
    "ingredients": { .array($0.ingredients.map(JSON.string)) },
    "allLines": { .string($0.ingredients.joined(separator: "\n")) },
    "lineCount": { .int($0.ingredients.count) },
    "keywords": { .string($0.keywords) },
    "minutes": { .optional($0.minutes) },
    "exactMinutes": { .double(Double($0.minutes ?? 0)) },
    "prepMinutes": { .optional($0.prepMinutes) },
    "cookMinutes": { .optional($0.cookMinutes) },
    "minutesInWords": { .optional($0.minutes.map(words)) },
    "prepMinutesInWords": { .optional($0.prepMinutes.map(words)) },
    "cookMinutesInWords": { .optional($0.cookMinutes.map(words)) },
    "typedTime": { .string(typed($0.minutes)) },
    "isoTime": { $0.minutes.map { .string("PT\($0 / 60)H\($0 % 60)M") } ?? .null },
    "servings": { .int($0.servings) },
    "exactServings": { .double(Double($0.servings)) },
    "isRated": { .bool($0.servings > 3) },
    "isForSome": { .bool($0.servings > 4) },
    "isForMany": { .bool($0.servings > 5) },
    "isVegetarian": { .bool($0.isVegetarian) },
    "cuisine": { .string($0.cuisine) },
    "lowerCuisine": { .string($0.cuisine.lowercased()) },
    "step1": { .string("Prepare \($0.ingredientNames.first ?? "everything").") },
    "step2": { .string("Cook \($0.title) and serve.") },
    "rating": { .double($0.rating) },
    "hundredth": { .double($0.rating / 100) },
    "fifth": { .double($0.rating / 20) },
    "shortFifth": { short($0.rating / 20) },
    "stars": { .double(($0.rating / 2).rounded() / 10) },
    "shortStars": { short(($0.rating / 2).rounded() / 10) },
    "wholeStars": { recipe in
      let stars = Int((recipe.rating / 20).rounded())
      return stars > 0 ? .int(min(5, stars)) : .null
    },
  ]

  /// The blanks of one ingredient line.
  static func line(_ index: Int, of recipe: SimulatedRecipe) -> [String: JSON] {
    let line = recipe.ingredients[index]
    let parts = IngredientParts(line)
    let names = recipe.ingredientNames
    let name = names.indices.contains(index) ? names[index] : parts.name.lowercased()
    let start = line.lowercased().firstRange(of: name)?.lowerBound
    let before = start.map { line.lowercased()[..<$0].split(separator: " ") } ?? []
    return [
      "line": .string(line), "number": .int(index + 1), "rest": .string(parts.name),
      "quantity": parts.quantity.map(JSON.double) ?? .null, "unit": .string(parts.unit),
      "isUncounted": .bool(parts.quantity == nil), "name": .string(name),
      "nameNumber": .int(Int(StableHash.of(name) % 9_000)),
      "amount": .string(before.joined(separator: " ")),
    ]
  }

  /// A number that is written without its point when it is whole.
  private static func short(_ number: Double) -> JSON {
    number == number.rounded() ? .int(Int(number)) : .double(number)
  }

  /// `1 hour 15 minutes`, `50 minutes`.
  private static func words(_ minutes: Int) -> String {
    let hours = minutes / 60
    let rest = minutes % 60
    let parts = [
      hours == 0 ? nil : "\(hours) hour\(hours == 1 ? "" : "s")",
      rest == 0 && hours > 0 ? nil : "\(rest) minutes",
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// Free text, as people type it.
  private static func typed(_ minutes: Int?) -> String {
    guard let minutes else { return "" }
    return minutes < 60
      ? "\(minutes) minutes"
      : "\(minutes / 60) hour\(minutes >= 120 ? "s" : "") \(minutes % 60) min"
  }
}

extension SimulatedRecipe {
  /// The id as the integer that the community server uses: its digits, or a number made from it.
  var numericID: Int { Int(id) ?? Int(StableHash.of(id) % 900_000) + 100_000 }

  /// The title in small letters and digits, joined by hyphens.
  var slug: String {
    title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }

  /// A UUID made from the id.
  var uuid: String {
    var rest = Substring(uuidDigits)
    return [8, 4, 4, 4, 12].map { size in
      defer { rest = rest.dropFirst(size) }
      return String(rest.prefix(size))
    }.joined(separator: "-")
  }

  /// The UUID without its hyphens.
  var uuidDigits: String { Self.hex("uuid/a/\(id)") + Self.hex("uuid/b/\(id)") }

  /// 24 hexadecimal digits made from the id, as MongoDB names a document.
  var documentID: String { String((Self.hex("document/\(id)") + Self.hex(id)).prefix(24)) }

  private static func hex(_ text: String) -> String {
    let digits = String(StableHash.of(text), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The names of the first ingredients, joined by commas.
  var keywords: String { ingredientNames.prefix(3).joined(separator: ",") }

  /// Whether an ingredient's name holds a text.
  func has(_ name: String) -> Bool { ingredientNames.contains { $0.contains(name) } }

  /// Minutes of preparation: a third of the total time.
  fileprivate var prepMinutes: Int? { minutes.map { $0 / 3 } }

  /// Minutes of cooking: the rest of the total time.
  fileprivate var cookMinutes: Int? { minutes.map { $0 - $0 / 3 } }

  /// How many people it serves, 2…8.
  fileprivate var servings: Int { Int(StableHash.of("servings/\(id)") % 7) + 2 }

  /// Where the dish comes from.
  fileprivate var cuisine: String {
    let names = ["Italian", "French", "Mexican", "Indian", "American"]
    return names[Int(StableHash.of("cuisine/\(id)") % UInt64(names.count))]
  }

  /// Whether no ingredient is of an animal, as far as a list of words can tell.
  fileprivate var isVegetarian: Bool {
    let meat = [
      "chicken", "beef", "pork", "bacon", "ham", "fish", "shrimp", "turkey", "lamb", "sausage",
      "salmon", "tuna", "anchov", "prosciutto", "pancetta", "chorizo",
    ]
    return !meat.contains(where: has)
  }

  /// The origin of the source address: what services give as the publisher's address.
  fileprivate var publisherURL: String {
    let parts = sourceURL.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return parts.prefix(3).joined(separator: "/")
  }
}

/// An ingredient line in its parts: `1 1/2 cups tomatoes, halved` is 1.5, `cups` and the rest.
struct IngredientParts {
  /// The quantity as a number.
  private(set) var quantity: Double?
  /// The unit; empty when there is none.
  private(set) var unit = ""
  /// What is left of the line.
  private(set) var name = ""
  /// The quantity as it stands in the line; empty when there is none.
  private var quantityText = ""

  /// Reads a line: numbers at its beginning, then a unit, then the rest.
  init(_ line: String) {
    var words = line.split(separator: " ")[...]
    var numbers: [Substring] = []
    while let word = words.first, let value = Self.number(word) {
      quantity = (quantity ?? 0) + value
      numbers.append(word)
      words.removeFirst()
    }
    quantityText = numbers.joined(separator: " ")
    if quantity != nil, words.count > 1, let word = words.first,
      SimulatedRecipe.units.contains(word.lowercased())
    {
      unit = String(word)
      words.removeFirst()
    }
    name = words.joined(separator: " ")
  }

  /// The quantity and the unit as one text; empty when there is neither.
  var measure: String {
    [quantityText, unit].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func number(_ word: Substring) -> Double? {
    if let fraction = fractions[String(word)] { return fraction }
    let halves = word.split(separator: "/", omittingEmptySubsequences: false)
    if halves.count == 2, let over = Int(halves[0]), let under = Int(halves[1]), under > 0 {
      return Double(over) / Double(under)
    }
    guard word.first?.isASCII == true, word.first?.isNumber == true else { return nil }
    return Double(word)
  }

  private static let fractions: [String: Double] = [
    "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 0.333, "⅔": 0.667,
  ]
}
