/// A text with variables in braces, after RFC 6570 level 1: `/recipes/{id}`.
///
/// A brace cannot be written literally; nothing here needs one.
struct Template: Sendable, Hashable, CustomStringConvertible {
  /// A piece of a template.
  enum Part: Sendable, Hashable {
    /// Text as it is.
    case literal(String)
    /// The value of a variable.
    case variable(String)
  }

  /// Why a text is no template.
  struct Failure: Error, Sendable, Hashable {
    /// What is wrong.
    var message: String
    /// The byte at which.
    var offset: Int
  }

  /// The longest template of a definition, in bytes.
  static let maxBytes = 8_192

  /// The pieces in order; no two literals follow each other.
  let parts: [Part]

  /// Reads a template.
  ///
  /// Names hold letters, digits, `_`, `.` and `-`, and begin with a letter or `_`.
  init(_ text: String) throws(Failure) {
    var parts: [Part] = []
    var literal = ""
    var name: String?
    for (offset, scalar) in zip(text.utf8Offsets, text.unicodeScalars) {
      switch (scalar, name) {
      case ("{", nil):
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        name = ""
      case ("}", let open?):
        guard !open.isEmpty else {
          throw Failure(message: "a variable has no name", offset: offset)
        }
        parts.append(.variable(open))
        name = nil
      case ("}", nil):
        throw Failure(message: "a closing brace without an opening one", offset: offset)
      case (_, let open?):
        guard Self.isName(scalar, isFirst: open.isEmpty) else {
          throw Failure(
            message: "a variable's name holds only letters, digits, _, . and -", offset: offset)
        }
        name = open + String(scalar)
      case (_, nil): literal.unicodeScalars.append(scalar)
      }
    }
    guard name == nil else {
      throw Failure(message: "an opening brace is not closed", offset: text.utf8.count)
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    self.parts = parts
  }

  /// A template of checked parts.
  private init(parts: [Part]) { self.parts = parts }

  /// A variable alone.
  static func variable(_ name: String) -> Template { Template(parts: [.variable(name)]) }

  /// A template without variables; nil when the text holds a brace.
  init?(constant text: String) {
    guard !text.contains("{"), !text.contains("}") else { return nil }
    self.init(parts: text.isEmpty ? [] : [.literal(text)])
  }

  /// The template that is an item as it is.
  static let item = variable("item")
  /// The template of an empty text.
  static let empty = Template(parts: [])

  /// The names of the variables, in order, each as often as it occurs.
  var variables: [String] {
    parts.compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }

  /// The variable that the whole template is, such as `{limit}`; its value keeps its type in JSON.
  var onlyVariable: String? {
    guard parts.count == 1, case .variable(let name)? = parts.first else { return nil }
    return name
  }

  /// The template as it was written.
  var description: String {
    parts.map {
      switch $0 {
      case .literal(let text): text
      case .variable(let name): "{\(name)}"
      }
    }.joined()
  }

  private static func isName(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    case "0"..."9", ".", "-": !isFirst
    default: false
    }
  }
}

extension String {
  /// The byte offset of each scalar.
  fileprivate var utf8Offsets: [Int] {
    var offset = 0
    return unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return offset
    }
  }
}
