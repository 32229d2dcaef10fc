package import RecipeModel

/// Reads the fields of a listing or recipe from a document that some other program wrote.
///
/// What cannot be used counts as not said, and every list has a bound. A list may be one text with
/// commas; steps and notes may be one text with one of them a line.
package struct RecipeFieldReader: Sendable {
  /// Makes a text harmless and no longer than a number of characters; nil where it says nothing.
  package typealias Clean = @Sendable (_ text: String, _ limit: Int) -> String?

  private let clean: Clean
  private let rating: @Sendable (JSON) -> Rating?

  package init(clean: @escaping Clean, rating: @escaping @Sendable (JSON) -> Rating?) {
    self.clean = clean
    self.rating = rating
  }

  /// Reads what an object says in some fields.
  package func read<Value>(
    _ fields: [(field: ListingField, storage: FieldStorage<Value>)], of object: JSON,
    into value: inout Value
  ) {
    for (field, storage) in fields {
      guard let json = object[field.rawValue], !json.isNull else { continue }
      // How many a recipe makes may be a bare number.
      let count = field == .yield ? json.intValue.map { JSON.string(String($0)) } : nil
      read(count ?? json, storage, into: &value)
    }
  }

  /// Reads the ingredient lines that stand elsewhere than in a recipe's list.
  package func readOtherIngredients(of object: JSON, into recipe: inout Recipe) {
    guard let json = object[Recipe.otherIngredientsName] else { return }
    recipe.otherIngredients = lines(json) { UnreadLine.text(of: $0) }
  }

  private func read<Value>(_ json: JSON, _ storage: FieldStorage<Value>, into value: inout Value) {
    switch storage {
    case .text(let path): value[keyPath: path] = text(json)
    case .paragraph(let path):
      value[keyPath: path] = text(json, limit: ListingLimits.paragraphCharacters)
    case .link(let path): value[keyPath: path] = WebLink.read(json.stringValue)
    case .date(let path): value[keyPath: path] = text(json).flatMap(ISO8601Date.read)
    case .lines(let path):
      value[keyPath: path] = lines(json) { UnreadLine.text(of: $0) }
    case .joined(let path): value[keyPath: path] = lines(json)
    case .notes(let path): value[keyPath: path] = paragraphs(json)
    case .steps(let path): value[keyPath: path] = InstructionSection.one(paragraphs(json))
    // Two members may hold one value: the one that says more comes behind the other.
    case .words(let path): take(lines(json), at: path, in: &value)
    case .sections(let path): take(parts(json, InstructionSection.codec), at: path, in: &value)
    case .parts(let parts): parts.take(json, ListingLimits.steps, &value)
    case .nutrients(let path): take(nutrients(json), at: path, in: &value)
    case .minutes(let path): value[keyPath: path] = number(json, 1...525_600)
    case .count(let path): value[keyPath: path] = number(json, 1...1_000_000_000)
    case .rating(let path): value[keyPath: path] = rating(json)
    case .diets(let path): value[keyPath: path] = diets(json)
    }
    cleanParts(storage, in: &value)
  }

  /// Takes a list that is not empty.
  private func take<Value, Part>(
    _ parts: [Part], at path: FieldStorage<Value>.Path<[Part]>, in value: inout Value
  ) {
    if !parts.isEmpty { value[keyPath: path] = parts }
  }

  /// Cleans the texts of what is made of several parts; all else is clean already.
  private func cleanParts<Value>(_ storage: FieldStorage<Value>, in value: inout Value) {
    switch storage {
    case .sections, .parts, .nutrients: break
    default: return
    }
    storage.change(&value) { text, kind in
      switch kind {
      case .link: WebLink.accept(text)
      case .line: clean(text, ListingLimits.titleCharacters)
      case .paragraph: clean(text, ListingLimits.paragraphCharacters)
      }
    }
  }

  private func text(_ json: JSON, limit: Int = ListingLimits.titleCharacters) -> String? {
    json.stringValue.flatMap { clean($0, limit) }
  }

  private func number(_ json: JSON, _ range: ClosedRange<Int>) -> Int? {
    json.intValue.flatMap { range ~= $0 ? $0 : nil }
  }

  private func lines(
    _ json: JSON, _ text: @escaping (JSON) -> String? = \.stringValue
  ) -> [String] {
    if let text = json.stringValue { return TextCleaning.splitIngredients(text) }
    var lines: [String] = []
    for element in json.arrayValue ?? [] where lines.count < ListingLimits.ingredientLines {
      guard let text = text(element), let line = clean(text, ListingLimits.ingredientCharacters)
      else { continue }
      lines.append(line)
    }
    return lines
  }

  private func paragraphs(_ json: JSON) -> [String] {
    let texts: [String] =
      json.stringValue.map { text in
        text.utf8.prefix(1 << 20).split(separator: 0x0A).map { String(Substring($0)) }
      } ?? (json.arrayValue ?? []).prefix(ListingLimits.steps * 2).compactMap(\.stringValue)
    var paragraphs: [String] = []
    for text in texts where paragraphs.count < ListingLimits.steps {
      guard let paragraph = clean(text, ListingLimits.paragraphCharacters) else { continue }
      paragraphs.append(paragraph)
    }
    return paragraphs
  }

  /// What of a list can be read.
  private func parts<Part>(_ json: JSON, _ codec: ObjectCodec<Part>) -> [Part] {
    (json.arrayValue ?? []).prefix(ListingLimits.steps).compactMap {
      codec.read(DocumentNode($0, log: ProblemLog()))
    }
  }

  /// An object of figures, each a text, a number, or an object with a text.
  private func nutrients(_ json: JSON) -> [Nutrient] {
    (json.objectValue?.members ?? []).prefix(ListingLimits.steps).compactMap { member in
      switch member.value["text"] ?? member.value {
      case .string(let text): Nutrient(name: member.name, text: text)
      case .number(let number): Nutrient(name: member.name, text: number.literal)
      default: nil
      }
    }
  }

  private func diets(_ json: JSON) -> Set<Diet>? {
    json.arrayValue.map { list in
      Set(list.prefix(100).compactMap { text($0, limit: 60).flatMap { Diet(parsing: $0) } })
    }
  }
}
