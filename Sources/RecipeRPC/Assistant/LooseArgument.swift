import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// Arguments as models write them: a text where a number, a flag or a list is meant, and an empty
/// text for what they leave out.
///
/// What can mean one thing only is taken for it. All else is refused with what to write, so that the
/// next call is right.
enum LooseArgument {
  /// Whether a value stands for an argument that is left out: null, an empty text, or a list of
  /// nothing else.
  ///
  /// An empty list is no such value: it says that there are none.
  static func saysNothing(_ value: JSON) -> Bool {
    switch value {
    case .null: true
    case .string(let text): ["", "null", "undefined"].contains(trimmed(text).lowercased())
    case .array(let elements): !elements.isEmpty && elements.allSatisfy(saysNothing)
    case .bool, .number, .object: false
    }
  }

  /// The value that is meant where a schema is promised; the value itself where that is not clear.
  static func meant(by value: JSON, as schema: Schema) -> JSON {
    switch schema.json["type"]?.stringValue {
    case "string": text(value, schema)
    case "integer": integer(value)
    case "boolean": flag(value)
    default: list(value, Schema(schema.json["items"] ?? [:]))
    }
  }

  private static func text(_ value: JSON, _ schema: Schema) -> JSON {
    switch value {
    case .number(let number): return .string(number.literal)
    case .array(let elements) where elements.count == 1 && elements[0].stringValue != nil:
      return text(elements[0], schema)
    case .string(let text):
      let words = schema.json["enum"]?.arrayValue ?? []
      let written = trimmed(text).lowercased()
      return words.first { $0.stringValue?.lowercased() == written } ?? value
    default: return value
    }
  }

  private static func integer(_ value: JSON) -> JSON {
    guard let text = value.stringValue, let number = try? JSON(parsing: trimmed(text)),
      let whole = number.intValue
    else { return value }
    return .int(whole)
  }

  private static func flag(_ value: JSON) -> JSON {
    switch value {
    case .string(let text):
      switch trimmed(text).lowercased() {
      case "true", "yes", "1": true
      case "false", "no", "0": false
      default: value
      }
    case .number(let number):
      switch number.intValue {
      case 1: true
      case 0: false
      default: value
      }
    default: value
    }
  }

  private static func list(_ value: JSON, _ element: Schema) -> JSON {
    switch value {
    case .array(let elements):
      .array(
        elements.filter { !saysNothing($0) }.map { element in
          // A number among texts is a mistake of another kind.
          element.stringValue.map { .string(trimmed($0)) } ?? element
        })
    case .string(let text):
      JSONList.read(text).map { list(.array($0), element) }
        ?? .array(parts(of: text, element).map(JSON.string))
    default: value
    }
  }

  /// The texts of a list that is written as one, on lines or, where its elements are words, between
  /// commas.
  ///
  /// Lines of a recipe and identifiers may hold commas of their own.
  private static func parts(of text: String, _ element: Schema) -> [String] {
    let areWords = (element.json["maxLength"]?.intValue ?? .max) <= mostOfWord
    let parts = text.split { $0.isNewline || areWords && $0 == "," }
    return parts.map { trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  /// The characters of the longest element that is a word or a few: a food, a diet, a source.
  private static let mostOfWord = 200

  fileprivate static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

/// A list in brackets within a text: JSON, or with Python's quotation marks.
private enum JSONList {
  static func read(_ text: String) -> [JSON]? {
    let text = LooseArgument.trimmed(text)
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    if let list = try? JSON(parsing: text).arrayValue { return list }
    // In Python's form no mark of JSON's occurs.
    guard text.contains("'"), !text.contains("\"") else { return nil }
    return try? JSON(parsing: text.replacing("'", with: "\"")).arrayValue
  }
}

extension ValueCodec {
  private static func argument(
    _ schema: Schema, read: @escaping @Sendable (JSON) -> Value?
  ) -> ValueCodec {
    ValueCodec(schema.kind, .keywords(schema.json.objectValue ?? [:])) { node in
      let value = LooseArgument.meant(by: node.value, as: schema)
      guard let demand = schema.demand(unmetBy: value) else { return read(value) }
      node.error(demand, fix: schema.sample(for: value))
      return nil
    }
  }

  static func argument(_ schema: Schema) -> ValueCodec where Value == String {
    argument(schema, read: \.stringValue)
  }

  static func argument(_ schema: Schema) -> ValueCodec where Value == Bool {
    argument(schema, read: \.boolValue)
  }

  static func argument(_ schema: Schema) -> ValueCodec where Value == Int {
    argument(schema, read: \.intValue)
  }

  static func argument(_ schema: Schema) -> ValueCodec where Value == [String] {
    argument(schema) { $0.arrayValue?.compactMap(\.stringValue) }
  }
}

extension ValueCodec where Value == ListingID {
  /// A recipe by an identifier that an answer has shown.
  static let shownRecipe = ValueCodec<String>.argument(.line(4_000)).map { name, node in
    if let id = RecipeAddress.named(name) { return id }
    node.error(
      "the id of a recipe, and is \"\(Clipping.line(name, to: 100))\"",
      fix: "use the id of an item of search_recipes, which has the form source:number")
    return nil
  } write: {
    RecipeAddress.name($0)
  }
}

extension ValueCodec where Value == String {
  /// The address of a page.
  static let pageAddress = argument(.link).checked { url, node in
    if WebLink.isWebLink(url) { return url }
    node.error(
      "an http or https address, and is \"\(Clipping.line(url, to: 100))\"",
      fix: "use the url of an item of search_recipes")
    return nil
  }
}

extension ValueCodec {
  /// Words of which each means a value; the word `none` means nothing.
  ///
  /// `known` are the words that are offered, and `parse` gives the value of one, nil for any other.
  static func words<Element>(
    _ known: [String], atMost most: Int, _ parse: @escaping @Sendable (String) -> Element?
  ) -> ValueCodec where Value == [Element] {
    let words = ValueCodec<[String]>.argument(.list(.line(100), atMost: most))
    // A tool's arguments are never written.
    return words.map { texts, node in
      var values: [Element] = []
      for text in texts where text != "none" {
        guard let value = parse(text) else {
          node.error(
            "a list of known words, and \"\(Clipping.line(text, to: 60))\" is none of them",
            fix: "use \(Wording.list(known, "or"))")
          return nil
        }
        values.append(value)
      }
      return values
    } write: { _ in
      []
    }
  }
}

extension ValueCodec
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the words of a type.
  static var choice: ValueCodec {
    let words = Value.allCases.map(\.rawValue)
    return ValueCodec<String>.argument(.words(words)).map { text, _ in
      Value(rawValue: text)
    } write: {
      $0.rawValue
    }
  }
}

extension Schema {
  /// What a value of the schema is, in a word for messages.
  fileprivate var kind: String {
    switch json["type"]?.stringValue {
    case "string": "a string"
    case "integer": "a whole number"
    case "boolean": "true or false"
    default: "an array"
    }
  }

  /// What the schema demands and the value is not; nil when it is right.
  fileprivate func demand(unmetBy value: JSON) -> String? {
    if let words = json["enum"]?.arrayValue {
      if words.contains(value) { return nil }
      return "one of " + words.map { $0.text() }.joined(separator: ", ")
    }
    let most = json["maxLength"]?.intValue ?? json["maxItems"]?.intValue ?? .max
    let other = "\(kind), and is \(value.kindName)"
    switch json["type"]?.stringValue {
    case "string":
      guard let count = value.stringValue?.unicodeScalars.count else { return other }
      return count > most ? "at most \(most) characters, and has \(count)" : nil
    case "integer":
      guard let number = value.intValue else { return other }
      guard let bounds, !bounds.contains(number) else { return nil }
      return "from \(bounds.lowerBound) to \(bounds.upperBound), and is \(number)"
    case "boolean": return value.boolValue == nil ? other : nil
    default:
      guard let elements = value.arrayValue else { return other }
      if elements.count > most { return "an array of at most \(most), and has \(elements.count)" }
      let element = Schema(json["items"] ?? [:])
      return elements.firstNonNil { element.demand(unmetBy: $0) }.map {
        "an array whose every element is \($0)"
      }
    }
  }

  private var bounds: ClosedRange<Int>? {
    guard let least = json["minimum"]?.intValue, let most = json["maximum"]?.intValue else {
      return nil
    }
    return least...most
  }

  /// How a value of the schema is written, for one that is none.
  fileprivate func sample(for value: JSON) -> String {
    if let words = json["enum"]?.arrayValue {
      return "write \(words.first?.text() ?? "one of them")"
    }
    switch json["type"]?.stringValue {
    case "string":
      return value.stringValue == nil ? "write one text, such as \"soup\"" : "write a shorter text"
    case "integer":
      guard let bounds else { return "write a number without quotation marks, such as 2" }
      let near = min(max(value.intValue ?? 2, bounds.lowerBound), bounds.upperBound)
      return "write a number from \(bounds.lowerBound) to \(bounds.upperBound), such as \(near)"
    case "boolean": return "write true or false, without quotation marks"
    default:
      return value.arrayValue == nil
        ? "write a list of texts, such as [\"carrots\", \"onion\"]"
        : "write fewer elements, each a text such as \"carrots\""
    }
  }
}
