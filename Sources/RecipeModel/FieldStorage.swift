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
  /// Structures, such as groups of ingredients or pictures.
  case parts(FieldParts<Value>)
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
  package func isMissing(in value: Value) -> Bool { withUnsafePointer(to: value, lack) }

  /// ``isMissing(in:)`` as a function, made once for many values.
  package var missing: @Sendable (Value) -> Bool {
    let lack = lack
    return { withUnsafePointer(to: $0, lack) }
  }

  /// Tells whether a value says nothing in a field.
  fileprivate typealias Lack = @Sendable (UnsafePointer<Value>) -> Bool

  /// The same as a function, made once for many values.
  fileprivate var lack: Lack {
    switch self {
    case .text(let path), .paragraph(let path), .link(let path), .date(let path): Self.lack(path)
    case .lines(let path), .words(let path), .joined(let path), .notes(let path): Self.lack(path)
    case .steps(let path), .sections(let path): Self.lack(path)
    case .parts(let parts): parts.lack
    case .nutrients(let path): Self.lack(path)
    case .minutes(let path), .count(let path): Self.lack(path)
    case .rating(let path): Self.lack(path)
    case .diets(let path): Self.lack(path)
    }
  }

  private static func lack<Part>(_ path: Path<Part?>) -> Lack { lack(path) { $0 == nil } }

  fileprivate static func lack<Part>(_ path: Path<[Part]>) -> Lack { lack(path) { $0.isEmpty } }

  /// A stored property is looked at where it lies, as ``reading(_:)`` does.
  private static func lack<Part>(
    _ path: Path<Part>, _ isMissing: @escaping @Sendable (Part) -> Bool
  ) -> Lack {
    guard let offset = MemoryLayout<Value>.offset(of: path) else {
      return { isMissing($0.pointee[keyPath: path]) }
    }
    return { value in
      let part = UnsafeRawPointer(value).advanced(by: offset)
      return isMissing(part.assumingMemoryBound(to: Part.self).pointee)
    }
  }

  /// Whether the field holds several values in their order.
  package var isList: Bool {
    switch self {
    case .lines, .words, .notes, .steps, .sections, .parts: true
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
    case .parts(let parts): parts.change(&value, new)
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
    case .parts(let parts): parts.copy(other, &value)
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
    case .parts(let parts): parts.isSame(value, other)
    case .nutrients(let path): isSame(path)
    case .minutes(let path), .count(let path): isSame(path)
    case .rating(let path): isSame(path)
    case .diets(let path): isSame(path)
    }
  }
}

/// A structure of which a field holds a list.
package protocol FieldPart: Sendable, Hashable {
  /// How it is written.
  static var codec: ObjectCodec<Self> { get }

  /// The structure with every text changed; nil when nothing of it is left.
  func changed(_ change: (String, TextKind) -> String?) -> Self?
}

/// A list of structures where a value keeps it, whatever they are.
package struct FieldParts<Value>: Sendable {
  /// The members of one of them.
  package let shape: ObjectShape
  /// Takes those of a list of JSON that can be read, of its first so many; none change nothing.
  package let take: @Sendable (JSON, _ most: Int, inout Value) -> Void
  /// The list as JSON, without those that have a link which is refused.
  let json: @Sendable (Value, _ link: (String) -> String?) -> JSON
  fileprivate let lack: FieldStorage<Value>.Lack
  fileprivate let change: @Sendable (inout Value, (String, TextKind) -> String?) -> Void
  fileprivate let copy: @Sendable (Value, inout Value) -> Void
  fileprivate let isSame: @Sendable (Value, Value) -> Bool
  private let set: @Sendable (Any, inout Value) -> Void

  package init<Part: FieldPart>(_ path: FieldStorage<Value>.Path<[Part]>) {
    shape = Part.codec.shape
    take = { json, most, value in
      let parts = (json.arrayValue ?? []).prefix(most).compactMap {
        Part.codec.read(DocumentNode($0, log: ProblemLog()))
      }
      if !parts.isEmpty { value[keyPath: path] = parts }
    }
    json = { value, link in
      .array(value[keyPath: path].filter { $0.links(pass: link) }.map(Part.codec.write))
    }
    lack = FieldStorage<Value>.lack(path)
    change = { value, new in
      value[keyPath: path] = value[keyPath: path].compactMap { $0.changed(new) }
    }
    copy = { $1[keyPath: path] = $0[keyPath: path] }
    isSame = { $0[keyPath: path] == $1[keyPath: path] }
    set = { list, value in
      if let parts = list as? [Part] { value[keyPath: path] = parts }
    }
  }

  /// Puts a list there; it must be of these structures.
  package func put<Part: FieldPart>(_ parts: [Part], in value: inout Value) { set(parts, &value) }
}

extension FieldPart {
  /// Whether every link passes.
  fileprivate func links(pass link: (String) -> String?) -> Bool {
    var pass = true
    _ = changed { text, kind in
      if kind == .link, link(text) == nil { pass = false }
      return text
    }
    return pass
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
  private static let fillable =
    (ofListing.filter { !$0.storage.isList } + ofListing.filter(\.storage.isList))

  /// Whether a listing lacks the field; those that no listing has count as there.
  package func isMissing(in listing: Listing) -> Bool {
    inListing?.isMissing(in: listing) ?? false
  }

  /// Fills what a listing lacks from another one.
  /// - Returns: the fields that were filled.
  @discardableResult
  package static func fill(_ listing: inout Listing, from other: Listing) -> [ListingField] {
    var filled: [ListingField] = []
    for (field, storage) in fillable
    where storage.isMissing(in: listing) && !storage.isMissing(in: other) {
      storage.copy(from: other, to: &listing)
      filled.append(field)
    }
    return filled
  }
}
