import RecipeModel
import RecipeProviderKit

// The values of the language that are more than texts and numbers, and the words in which the
// problems of definitions are told.

extension ValueCodec where Value == JSONPath {
  /// A JSONPath, or in answers of markup a selector whose text is meant.
  static var path: ValueCodec { path(as: .text) }

  /// A JSONPath, or in answers of markup a selector.
  static func path(as role: SelectorRole) -> ValueCodec { path { $0.path(as: role) } }

  /// The place of JSON within an answer of another kind, or within a text of JSON.
  static var embeddedPath: ValueCodec { path { $0.embeddedPath() } }

  /// A path with a reader of its own.
  static func path(read: @escaping @Sendable (DocumentNode) -> JSONPath?) -> ValueCodec {
    ValueCodec(.path, read: read) { .string($0.text) }
  }
}

extension ValueCodec where Value == Template {
  /// A text with variables, whose reader knows what they can be there.
  static func template(
    _ schema: ValueSchema = .template, read: @escaping @Sendable (DocumentNode) -> Template?
  ) -> ValueCodec {
    ValueCodec(schema, read: read) { .string($0.description) }
  }
}

extension ValueCodec where Value == String {
  /// An http or https address.
  static var address: ValueCodec { address(isBase: false) }

  /// An address to which paths are added.
  static var baseAddress: ValueCodec { address(isBase: true) }

  private static func address(isBase: Bool) -> ValueCodec {
    form("^[Hh][Tt][Tt][Pp][Ss]?://\\S+$") { $0.address(isBase: isBase) }
  }

  /// The name of a header field.
  static var headerName: ValueCodec {
    let form = form(Forms.token) { $0.headerName() }
    return form.described(
      as: .named("headerName", summary: "The name of a header field.") { form.schema })
  }
}

extension ValueSchema {
  /// A JSONPath or a selector.
  static let path = ValueSchema.keywords([
    "type": "string", "pattern": "^(\\$|css:|xpath:)",
  ])
  /// A text whose braces hold names.
  static let template = ValueSchema.keywords([
    "type": "string", "pattern": "^([^{}]|\\{[A-Za-z_][A-Za-z0-9_.-]*\\})*$",
  ])
  /// A number, `true` or `false`.
  static let plain = ValueSchema.keywords(["type": ["number", "boolean"]])

  /// A value with a name that may be written in several ways.
  static func choice(
    _ name: String, _ summary: String, _ ways: @escaping @Sendable () -> [ValueSchema]
  ) -> ValueSchema {
    .named(name, summary: summary) { .anyOf(ways()) }
  }
}

// MARK: - Reading

extension DocumentNode {
  /// What the parts of the definition have told so far.
  var reading: Reading {
    guard let reading = log.context as? Reading else {
      preconditionFailure("a part of the language is read outside of a definition")
    }
    return reading
  }

  /// The http or https address.
  func address(isBase: Bool) -> String? {
    guard let text = text("an address in quotes") else { return nil }
    do throws(ProviderError) {
      _ = isBase ? try RequestURL(base: text) : try RequestURL(text)
      return text
    } catch {
      self.error(error.message, fix: error.fix)
      return nil
    }
  }

  /// The name of a header field.
  func headerName() -> String? {
    guard let name = text("the name of a header field") else { return nil }
    guard Forms.isToken(name) else {
      error(
        "not the name of a header field",
        fix: "use letters, digits and hyphens, such as \"X-Total-Count\"")
      return nil
    }
    return name
  }

  /// The template that a text of this value is.
  func template(_ text: String) -> Template? {
    guard text.utf8.count <= Template.maxBytes else {
      error("the text is longer than \(Template.maxBytes) bytes", fix: "shorten it")
      return nil
    }
    do throws(Template.Failure) { return try Template(text) } catch {
      let fix =
        text.contains("{{")
        ? "write one brace: {name}" : "write variables as {name}; a brace cannot stand for itself"
      self.error(at: error.offset, of: text, "not a template: \(error.message)", fix: fix)
      return nil
    }
  }
}

// MARK: - Wording

/// The words in which the problems of definitions are told.
struct DefinitionWording: ProblemWording {
  func places(ofMember name: String) -> [String] { Language.places[name] ?? [] }

  func words(for problem: ReadingProblem, at place: ProblemPlace) -> ProblemWords {
    guard case .unknownWord(let words) = problem, let word = place.value.stringValue else {
      return StandardWording().words(for: problem, at: place)
    }
    return ProblemWords(
      "not one of the words that belong here",
      fix: "\(Self.suggestion(for: word, among: words))known: \(words.joined(separator: ", "))")
  }

  /// `did you mean "x"? ` when there is a near name, else nothing.
  static func suggestion(for word: String, among words: [String]) -> String {
    meant(by: word, among: words).map { "did you mean \"\($0)\"? " } ?? ""
  }

  /// The word that a wrong one means: the nearest, the usual one for the same thing, or the only
  /// one that contains it.
  private static func meant(by word: String, among words: [String]) -> String? {
    if let nearest = NearestName.of(word, among: words) { return nearest }
    let small = word.lowercased()
    if let usual = synonyms[small], words.contains(usual) { return usual }
    guard 3...40 ~= small.utf8.count else { return nil }
    let containing = words.filter { $0.lowercased().contains(small) }
    return containing.count == 1 ? containing[0] : nil
  }

  /// What people call the words of the language, in small letters.
  private static let synonyms = [
    "object": "map", "dictionary": "map", "list": "array", "ingredients": "include",
    "with": "include", "without": "exclude", "forbidden": "unauthorized", "retry": "transient",
    "temporary": "transient", "error": "failure", "end": "endOfList", "throttled": "rateLimited",
    "string": "text", "number": "integer", "enum": "choice", "ignore": "empty",
    "pagenumber": "page", "skip": "offset", "url": "next", "token": "cursor",
  ]
}
