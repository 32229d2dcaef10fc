/// What a field is made of, and where a value keeps it.
package enum FieldStorage<Value>: Sendable {
  package typealias Path<Part> = any WritableKeyPath<Value, Part> & Sendable

  /// A short text on one line.
  case text(Path<String?>)
  /// A text of several sentences.
  case paragraph(Path<String?>)
  /// The address of a page or a picture, byte for byte.
  case link(Path<String?>)
  /// A date or a time of ISO 8601.
  case date(Path<String?>)
  /// Ingredient lines.
  case lines(Path<[String]>)
  /// Single words or names.
  case words(Path<[String]>)
  /// Names that are written as one text, with commas.
  case joined(Path<[String]>)
  /// Texts of several sentences each.
  case notes(Path<[String]>)
  /// Steps, each a text of several sentences, without their sections.
  case steps(Path<[InstructionSection]>)
  /// Steps in sections.
  case sections(Path<[InstructionSection]>)
  /// Ingredient lines in groups.
  case groups(Path<[IngredientGroup]>)
  /// Pictures with their sizes.
  case images(Path<[RecipeImage]>)
  /// Figures of nutrition.
  case nutrients(Path<[Nutrient]>)
  /// A time in whole minutes, at least 1.
  case minutes(Path<Int?>)
  /// A whole number, at least 1.
  case count(Path<Int?>)
  /// A rating with its scale.
  case rating(Path<Rating?>)
  /// A set of diets, which may be known to be empty.
  case diets(Path<Set<Diet>?>)

  /// Whether the value says nothing in the field; no list says nothing by being empty.
  package func isMissing(in value: Value) -> Bool { lack(value) }

  /// The same as a function, made once for many values.
  fileprivate var lack: @Sendable (Value) -> Bool {
    switch self {
    case .text(let path), .paragraph(let path), .link(let path), .date(let path): Self.lack(path)
    case .lines(let path), .words(let path), .joined(let path), .notes(let path): Self.lack(path)
    case .steps(let path), .sections(let path): Self.lack(path)
    case .groups(let path): Self.lack(path)
    case .images(let path): Self.lack(path)
    case .nutrients(let path): Self.lack(path)
    case .minutes(let path), .count(let path): Self.lack(path)
    case .rating(let path): Self.lack(path)
    case .diets(let path): Self.lack(path)
    }
  }

  private static func lack<Part>(_ path: Path<Part?>) -> @Sendable (Value) -> Bool {
    let get = reading(path)
    return { get($0) == nil }
  }

  private static func lack<Part>(_ path: Path<[Part]>) -> @Sendable (Value) -> Bool {
    let get = reading(path)
    return { get($0).isEmpty }
  }

  /// Whether the field holds several values in their order.
  package var isList: Bool {
    switch self {
    case .lines, .words, .notes, .steps, .sections, .groups, .images: true
    case .text, .paragraph, .link, .date, .joined, .nutrients, .minutes, .count, .rating, .diets:
      false
    }
  }

  /// What a value says in the field where that is text, links among it.
  package func texts(in value: Value) -> [String] {
    var texts: [String] = []
    var copy = value
    change(&copy) { text, _ in
      texts.append(text)
      return text
    }
    return texts
  }

  /// Changes every text that a value says in the field; one that becomes nil is taken out.
  package func change(_ value: inout Value, _ new: (String, TextKind) -> String?) {
    func change(_ path: Path<String?>, _ kind: TextKind) {
      value[keyPath: path] = value[keyPath: path].flatMap { new($0, kind) }
    }
    func change(all path: Path<[String]>, _ kind: TextKind) {
      value[keyPath: path] = value[keyPath: path].compactMap { new($0, kind) }
    }
    switch self {
    case .text(let path), .date(let path): change(path, .line)
    case .paragraph(let path): change(path, .paragraph)
    case .link(let path): change(path, .link)
    case .lines(let path), .words(let path), .joined(let path): change(all: path, .line)
    case .notes(let path): change(all: path, .paragraph)
    case .steps(let path), .sections(let path):
      value[keyPath: path] = value[keyPath: path].compactMap { $0.changed(new) }
    case .groups(let path):
      value[keyPath: path] = value[keyPath: path].compactMap { $0.changed(new) }
    case .images(let path):
      value[keyPath: path] = value[keyPath: path].compactMap { image in
        new(image.url, .link).map {
          RecipeImage(url: $0, width: image.width, height: image.height)
        }
      }
    case .nutrients(let path):
      value[keyPath: path] = value[keyPath: path].compactMap { nutrient in
        guard let name = new(nutrient.name, .line), let text = new(nutrient.text, .line)
        else { return nil }
        return Nutrient(name: name, text: text)
      }
    case .minutes, .count, .rating, .diets: break
    }
  }

  /// Takes over what another value says in the field.
  package func copy(from other: Value, to value: inout Value) {
    switch self {
    case .text(let path), .paragraph(let path), .link(let path), .date(let path):
      value[keyPath: path] = other[keyPath: path]
    case .lines(let path), .words(let path), .joined(let path), .notes(let path):
      value[keyPath: path] = other[keyPath: path]
    case .steps(let path), .sections(let path): value[keyPath: path] = other[keyPath: path]
    case .groups(let path): value[keyPath: path] = other[keyPath: path]
    case .images(let path): value[keyPath: path] = other[keyPath: path]
    case .nutrients(let path): value[keyPath: path] = other[keyPath: path]
    case .minutes(let path), .count(let path): value[keyPath: path] = other[keyPath: path]
    case .rating(let path): value[keyPath: path] = other[keyPath: path]
    case .diets(let path): value[keyPath: path] = other[keyPath: path]
    }
  }

  /// Whether two values say the same in the field.
  package func isSame(in value: Value, _ other: Value) -> Bool {
    func isSame<Part: Equatable>(_ path: Path<Part>) -> Bool {
      value[keyPath: path] == other[keyPath: path]
    }
    return switch self {
    case .text(let path), .paragraph(let path), .link(let path), .date(let path): isSame(path)
    case .lines(let path), .words(let path), .joined(let path), .notes(let path): isSame(path)
    case .steps(let path), .sections(let path): isSame(path)
    case .groups(let path): isSame(path)
    case .images(let path): isSame(path)
    case .nutrients(let path): isSame(path)
    case .minutes(let path), .count(let path): isSame(path)
    case .rating(let path): isSame(path)
    case .diets(let path): isSame(path)
    }
  }
}

/// What a text of a field is.
package enum TextKind: Sendable {
  /// A short text on one line.
  case line
  /// A text of several sentences.
  case paragraph
  /// An address, byte for byte.
  case link
}

extension ListingField {
  /// Single values before lists: the order in which what was filled is told.
  fileprivate static let fillable =
    (ofListing.filter { !$0.storage.isList } + ofListing.filter(\.storage.isList))
    .map { field, storage in (field: field, storage: storage, lack: storage.lack) }

  /// Whether a listing lacks the field; those that no listing has count as there.
  package func isMissing(in listing: Listing) -> Bool {
    inListing?.isMissing(in: listing) ?? false
  }

  /// Fills what a listing lacks from another one.
  /// - Returns: the fields that were filled.
  @discardableResult
  package static func fill(_ listing: inout Listing, from other: Listing) -> [ListingField] {
    var gaps = ListingGaps(in: listing)
    return gaps.fill(&listing, from: other)
  }
}

/// The fields that one listing lacks, looked for once and filled from others one after another.
package struct ListingGaps {
  private var fields:
    [(
      field: ListingField, storage: FieldStorage<Listing>, lack: @Sendable (Listing) -> Bool
    )]

  package init(in listing: Listing) {
    fields = ListingField.fillable.filter { $0.lack(listing) }
  }

  /// Fills what is still missing.
  /// - Returns: the fields that were filled.
  package mutating func fill(_ listing: inout Listing, from other: Listing) -> [ListingField] {
    var filled: [ListingField] = []
    fields.removeAll { field, storage, lack in
      guard !lack(other) else { return false }
      storage.copy(from: other, to: &listing)
      filled.append(field)
      return true
    }
    return filled
  }
}
