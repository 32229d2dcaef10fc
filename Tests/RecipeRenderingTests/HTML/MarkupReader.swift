/// Reads a page as strictly as XML.
///
/// Every element closed in its order, every attribute quoted and
/// named once, every text escaped. What a lenient reader would mend is an error.
struct MarkupReader {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The names of the elements around it, the outermost first.
    var path: [String]
    /// The texts in it, those of elements within included.
    var text = ""
  }

  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  private var elements: [Element] = []
  private var rest: Substring
  private var open: [Int] = []

  /// All elements of a page in their order.
  static func elements(of page: String) throws -> [Element] {
    var reader = MarkupReader(rest: Substring(page))
    let declaration = "<!DOCTYPE html>"
    guard page.hasPrefix(declaration) else { throw Fault(description: "no document type") }
    reader.rest.removeFirst(declaration.count)
    while !reader.rest.isEmpty { try reader.step() }
    guard reader.open.isEmpty else { throw Fault(description: "an element is not closed") }
    return reader.elements
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func step() throws {
    guard rest.first == "<" else {
      let text = rest.prefix { $0 != "<" }
      rest = rest[text.endIndex...]
      try take(text)
      return
    }
    guard let end = rest.firstIndex(of: ">") else { throw Fault(description: "a tag without end") }
    let tag = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.first == "/" { try close(String(tag.dropFirst())) } else { try begin(tag) }
  }

  private mutating func take(_ text: Substring) throws {
    guard let last = open.last else {
      guard text.allSatisfy(\.isWhitespace) else {
        throw Fault(description: "text outside: \(text)")
      }
      return
    }
    let said = elements[last].name == "style" ? String(text) : try Self.unescaped(text)
    for index in open { elements[index].text += said }
  }

  private mutating func close(_ name: String) throws {
    guard let last = open.popLast(), elements[last].name == name else {
      throw Fault(description: "</\(name)> closes something else")
    }
  }

  private mutating func begin(_ tag: Substring) throws {
    var tag = tag
    let isEmpty = tag.last == "/"
    if isEmpty { tag.removeLast() }
    let name = tag.prefix { $0.isLetter || $0.isNumber }
    guard !name.isEmpty else { throw Fault(description: "<\(tag)> has no name") }
    let path = open.map { elements[$0].name }
    let attributes = try Self.attributes(tag[name.endIndex...])
    elements.append(Element(name: String(name), attributes: attributes, path: path))
    if !isEmpty { open.append(elements.count - 1) }
  }

  private static func attributes(_ text: Substring) throws -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text
    while !rest.isEmpty {
      guard rest.first == " ", let equals = rest.firstIndex(of: "=") else {
        throw Fault(description: "an attribute without value:\(rest)")
      }
      let name = rest[rest.index(after: rest.startIndex)..<equals]
      let quoted = rest[rest.index(after: equals)...]
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }), quoted.first == "\"",
        let end = quoted.dropFirst().firstIndex(of: "\"")
      else { throw Fault(description: "an attribute that is not quoted:\(rest)") }
      let value = try unescaped(quoted[quoted.index(after: quoted.startIndex)..<end])
      guard attributes.updateValue(value, forKey: String(name)) == nil else {
        throw Fault(description: "\(name) twice")
      }
      rest = quoted[quoted.index(after: end)...]
    }
    return attributes
  }

  private static let references = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'",
  ]

  private static func unescaped(_ text: Substring) throws -> String {
    var plain = ""
    var rest = text
    while let ampersand = rest.firstIndex(of: "&") {
      plain += rest[..<ampersand]
      guard let end = rest[ampersand...].firstIndex(of: ";"),
        let character = references[String(rest[rest.index(after: ampersand)..<end])]
      else { throw Fault(description: "an ampersand that is not escaped: \(rest.prefix(40))") }
      plain += character
      rest = rest[rest.index(after: end)...]
    }
    return plain + rest
  }
}
