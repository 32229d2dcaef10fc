import RecipeProviderKit

/// Whether the values of a parameter are percent-encoded.
enum ValueEncoding {
  /// They are, for a query string.
  case query
  /// They are not, for a header field.
  case none

  func encode(_ text: String) -> String {
    switch self {
    case .query: PercentEncoding.encode(text)
    case .none: text
    }
  }

  /// The text with another sign for each space.
  ///
  /// A plus sign means a space only when it is not encoded.
  func encode(_ text: String, spaces: String?) -> String {
    guard let spaces else { return encode(text) }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let joint = spaces == "+" ? spaces : encode(spaces)
    return words.map { encode(String($0)) }.joined(separator: joint)
  }
}

extension ParameterValue {
  /// The values to send, ready for their place; none when the variable has no value.
  func rendered(_ variables: Variables, encoding: ValueEncoding) -> [String] {
    switch self {
    case .text(let text): text.rendered(variables, encoding).map { [$0] } ?? []
    case .list(let list): list.rendered(variables, encoding)
    }
  }
}

extension TextValue {
  fileprivate func rendered(_ variables: Variables, _ encoding: ValueEncoding) -> String? {
    template.expand(literal: encoding.encode) { name in
      variables.text(name).map { encoding.encode((quoting ?? .plain).quote($0), spaces: spaces) }
    } ?? standard.map(encoding.encode)
  }
}

extension ListValue {
  fileprivate func rendered(_ variables: Variables, _ encoding: ValueEncoding) -> [String] {
    var values = variables.list(source).compactMap { item($0, variables, encoding) }
    if source == .include, let exclusionPrefix {
      let prefix = encoding.encode(exclusionPrefix)
      values += variables.list(.exclude).compactMap { item($0, variables, encoding) }
        .map { prefix + $0 }
    }
    guard let separator, !values.isEmpty else { return values }
    return [values.joined(separator: encoding.encode(separator))]
  }

  private func item(
    _ text: String, _ variables: Variables, _ encoding: ValueEncoding
  ) -> String? {
    guard let text = bare(text) else { return nil }
    return item.expand(literal: encoding.encode) { name in
      (name == "item" ? text : variables.text(name)).map {
        encoding.encode((quoting ?? .plain).quote($0), spaces: spaces)
      }
    }
  }

  /// The item without what would part it in two or turn its sense around; nil when nothing is left.
  private func bare(_ text: String) -> String? {
    var words = text
    if let separator, separator.contains(where: { !$0.isWhitespace }) {
      words = words.split(separator: separator).joined(separator: " ")
    }
    if let prefix = exclusionPrefix, !prefix.isEmpty {
      words = words.trimmed
      while words.hasPrefix(prefix) { words = String(words.dropFirst(prefix.count)).trimmed }
    }
    let result = words.split(separator: " ").joined(separator: " ")
    return result.isEmpty ? nil : result
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    // Most texts begin and end with a visible ASCII character.
    if let first = utf8.first, let last = utf8.last, 0x21..<0x7F ~= first, 0x21..<0x7F ~= last {
      return self
    }
    let start = unicodeScalars.drop { $0.properties.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
