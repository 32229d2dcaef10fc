import RecipeModel
import RecipeProviderKit

/// A value of the document that knows its way and notes what is wrong with it.
///
/// Each reading method gives the value in the form asked for, or notes why it cannot.
struct Node {
  /// The value.
  let value: JSON
  /// The way to it.
  let trail: Trail
  /// Where problems go.
  let log: ProblemLog
  /// A good value in its place, for messages.
  var example: JSON?

  // MARK: Noting

  /// Notes an error at the value.
  func error(_ message: String, fix: String? = nil) {
    log.note(.error, trail, .value, message, fix: fix)
  }

  /// Notes an error at the member's name.
  func nameError(_ message: String, fix: String? = nil) {
    log.note(.error, trail, .name, message, fix: fix)
  }

  /// Notes an error at a byte of the text.
  func error(at offset: Int, of text: String, _ message: String, fix: String? = nil) {
    log.note(.error, trail, .byte(offset, of: text), message, fix: fix)
  }

  /// Notes a warning at the value.
  func warning(_ message: String, fix: String? = nil) {
    log.note(.warning, trail, .value, message, fix: fix)
  }

  /// Notes that the value has the wrong type.
  func wrongType(_ expected: String, fix: String? = nil) {
    let sample = example.map { "write something like \($0.text())" }
    error("this is \(value.kindName), but \(expected) belongs here", fix: fix ?? sample)
  }

  // MARK: Texts

  /// The text, which may not be blank.
  func text(_ expected: String = "a text in quotes") -> String? {
    guard let text = anyText(expected) else { return nil }
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      error("the text is empty", fix: "give a value or remove the key")
      return nil
    }
    return text
  }

  /// The text, which may be a space or a line break, but not empty.
  func separator() -> String? {
    guard let text = anyText() else { return nil }
    guard !text.isEmpty else {
      error("the text is empty", fix: "give a value or remove the key")
      return nil
    }
    return text
  }

  /// The text, blank or not.
  func anyText(_ expected: String = "a text in quotes") -> String? {
    guard let text = value.stringValue else {
      wrongType(expected)
      return nil
    }
    return text
  }

  /// The one of a few words.
  func word(of words: [String]) -> String? {
    guard let word = text("one of the words \(words.joined(separator: ", "))") else { return nil }
    if words.contains(word) { return word }
    let list = words.joined(separator: ", ")
    let nearest = Self.suggestion(for: word, among: words)
    error("not one of the words that belong here", fix: "\(nearest)known: \(list)")
    return nil
  }

  /// The http or https address.
  func address(isBase: Bool = false) -> String? {
    guard let text = text("an address in quotes") else { return nil }
    do throws(ProviderError) {
      _ = isBase ? try RequestURL(base: text) : try RequestURL(text)
      return text
    } catch {
      self.error(error.message, fix: error.hint)
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

  /// The JSONPath.
  func path() -> JSONPath? {
    guard let text = text("a JSONPath in quotes") else { return nil }
    do throws(JSONPathError) { return try JSONPath(text) } catch {
      let what = error.isUnsupported ? "a path that Potluck does not support" : "not a JSONPath"
      let fix = Self.intendedPath(text).map { "write \"\($0)\"" } ?? error.fix
      self.error(at: error.offset, of: text, "\(what): \(error.message)", fix: fix)
      return nil
    }
  }

  /// The template.
  func template() -> Template? { anyText("a text in quotes").flatMap(template) }

  /// The template that a text of this value is.
  func template(_ text: String) -> Template? {
    guard text.utf8.count <= Self.longestTemplate else {
      error("the text is longer than \(Self.longestTemplate) bytes", fix: "shorten it")
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

  // MARK: Numbers and flags

  /// The truth value.
  func flag() -> Bool? {
    if let flag = value.boolValue { return flag }
    wrongType("true or false")
    return nil
  }

  /// The whole number in a range.
  func integer(in range: ClosedRange<Int>) -> Int? {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard case .number = value else {
      let quoted = value.stringValue.flatMap { Int($0) }
      wrongType(expected, fix: quoted.map { "write it without quotes: \($0)" })
      return nil
    }
    guard let number = value.intValue, range.contains(number) else {
      error("not \(expected)", fix: "choose one in that range")
      return nil
    }
    return number
  }

  /// The number in a range.
  func number(in range: ClosedRange<Double>) -> Double? {
    let ends = [range.lowerBound, range.upperBound].map { JSON.double($0).text() }
    guard let number = value.doubleValue else {
      let quoted = value.stringValue.flatMap { JSONNumber(decimal: $0) }
      wrongType(
        range.upperBound < 1e9 ? "a number from \(ends[0]) to \(ends[1])" : "a number",
        fix: quoted.map { "write it without quotes: \($0)" })
      return nil
    }
    guard range.contains(number) else {
      error("not a number from \(ends[0]) to \(ends[1])", fix: "choose one in that range")
      return nil
    }
    return number
  }

  // MARK: Lists and objects

  /// The elements of the list.
  ///
  /// One object in place of a list of objects is read as its only element, so that its own
  /// mistakes are told too.
  func elements(least: Int = 0) -> [Node]? {
    let inner = example?.arrayValue?.first
    guard let list = value.arrayValue else {
      if value.isObject, inner?.isObject == true {
        wrongType("a list in brackets", fix: "put it in brackets: [{ … }]")
        return [Node(value: value, trail: trail, log: log, example: inner)]
      }
      // Other texts could be secrets that somebody wrote into the wrong place.
      let isShown = value.doubleValue != nil || value.stringValue?.hasPrefix("$") == true
      let single = isShown ? value.text() : ""
      wrongType(
        "a list in brackets", fix: 1...80 ~= single.utf8.count ? "write [\(single)]" : nil)
      return nil
    }
    guard list.count >= least else {
      error(
        least == 1 ? "the list is empty" : "the list needs \(least) elements or more",
        fix: "add an element, or remove the key")
      return nil
    }
    return list.enumerated().map { index, element in
      Node(value: element, trail: trail.element(index), log: log, example: inner)
    }
  }

  /// The most members of an object whose names are free.
  private static let mostMembers = 200
  /// The longest template, in bytes.
  static let longestTemplate = 8_192

  /// The members of an object whose names are free.
  func members() -> [(name: String, node: Node)]? {
    guard let object = value.objectValue else {
      wrongType("an object in braces")
      return nil
    }
    if object.members.count > Self.mostMembers {
      error("more than \(Self.mostMembers) members", fix: "remove what is not needed")
    }
    return object.members.prefix(Self.mostMembers).map { ($0.name, child($0.name, $0.value)) }
  }

  /// The object, checked against the names that it may have.
  func object(_ shape: Shape) -> ObjectNode? {
    guard let object = value.objectValue else {
      wrongType("an object in braces")
      return nil
    }
    return ObjectNode(self, object, shape)
  }

  /// The node of a member.
  func child(_ name: String, _ value: JSON, example: JSON? = nil) -> Node {
    Node(value: value, trail: trail.member(name), log: log, example: example)
  }
}
