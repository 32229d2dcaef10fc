import PotluckSupport
import RecipeModel
import RecipeProviderKit

extension Parameter {
  /// The name that is sent: its own, or what the setting holds that it names; nil when it has none.
  func sentName(_ variables: Variables) -> String? {
    setting.map { variables.text($0) } ?? name
  }
}

extension RequestRules {
  /// The first path whose variables have a value; the last may lack some.
  func path(for variables: Variables) -> Template {
    firstPaths.first { $0.variables.allSatisfy { variables.text($0) != nil } } ?? path
  }
}

extension ParameterValue {
  /// The values to send, encoded for their place; none when the variable has no value.
  func rendered(_ variables: Variables, encode: (String) -> String) -> [String] {
    switch self {
    case .text(let text):
      if let setting = text.condition, variables.text(setting) == nil { return [] }
      let value = [text.template, text.standard].compactMap(\.self).firstNonNil { template in
        template.expand(literal: encode) { name in
          variables.text(name).map { written($0, text.quoting, text.spaces, encode) }
        }
      }
      return value.map { [$0] } ?? []
    case .list(let list): return list.rendered(variables, encode)
    }
  }
}

/// The value of a variable in its language, with another sign for each space.
///
/// A plus sign means a space only when it is not encoded.
private func written(
  _ value: String, _ quoting: Quoting?, _ spaces: String?, _ encode: (String) -> String
) -> String {
  let text = (quoting ?? .plain).quote(value)
  guard let spaces else { return encode(text) }
  let words = text.split(separator: " ", omittingEmptySubsequences: false)
  return words.map { encode(String($0)) }.joined(separator: spaces == "+" ? "+" : encode(spaces))
}

extension ListValue {
  fileprivate func rendered(_ variables: Variables, _ encode: (String) -> String) -> [String] {
    func items(_ source: Source) -> [String] {
      // An identifier is sent as it is, or it would be another one.
      let texts =
        source == .ids ? variables.list(source) : variables.list(source).compactMap(bare)
      return texts.compactMap { text in
        item.expand(literal: encode) { name in
          (name == "item" ? text : variables.text(name)).map {
            written($0, quoting, spaces, encode)
          }
        }
      }
    }
    var values = items(source)
    if source == .include, let exclusionPrefix {
      let prefix = encode(exclusionPrefix)
      values += items(.exclude).map { prefix + $0 }
    }
    guard let separator, !values.isEmpty else { return values }
    return [values.joined(separator: encode(separator))]
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

extension RequestContent {
  /// The bytes to send and their media type; nil when nothing has a value.
  func rendered(
    _ variables: Variables, encode: (String) -> String
  ) -> (bytes: [UInt8], type: String)? {
    switch self {
    case .json(let body): body.rendered(variables).map { ($0.bytes(), Self.json) }
    case .form(let parameters):
      (
        Array(Self.form(parameters, variables, encode: encode).utf8),
        "application/x-www-form-urlencoded"
      )
    case .text(let text):
      text.rendered(variables, encode: { $0 }).first.map {
        (Array($0.utf8), "text/plain; charset=utf-8")
      }
    case .graphQL(let operation): (operation.rendered(variables).bytes(), Self.json)
    }
  }

  private static let json = "application/json"

  /// The parameters as a form.
  static func form(
    _ parameters: [Parameter], _ variables: Variables,
    encode: (String) -> String = { PercentEncoding.encode($0) }
  ) -> String {
    parameters.flatMap { parameter -> [String] in
      guard let name = parameter.sentName(variables) else { return [] }
      return parameter.value.rendered(variables) { FormEncoding.plus(encode($0)) }.map {
        "\(FormEncoding.encode(name))=\($0)"
      }
    }.joined(separator: "&")
  }
}

/// Names and values of a form, `application/x-www-form-urlencoded` (WHATWG URL, 5.2).
enum FormEncoding {
  /// Encodes a text: every byte but letters, digits and `-._~`, a space as a plus sign.
  static func encode(_ text: String) -> String { plus(PercentEncoding.encode(text)) }

  /// A percent-encoded text with a plus sign for each space.
  static func plus(_ encoded: String) -> String {
    encoded.split(separator: "%20", omittingEmptySubsequences: false).joined(separator: "+")
  }
}

extension GraphQLOperation {
  /// The operation as GraphQL over HTTP sends it.
  fileprivate func rendered(_ variables: Variables) -> JSON {
    var object = JSONObject([("query", .string(document))])
    if let name { object["operationName"] = .string(name) }
    if let values = self.variables?.rendered(variables) { object["variables"] = values }
    return .object(object)
  }
}

extension BodyValue {
  /// The body as JSON; nil when it has no value.
  func rendered(_ variables: Variables) -> JSON? {
    switch self {
    case .constant(let json): return json
    case .text(let template, let quoting):
      if quoting == nil, let name = template.onlyVariable { return variables.json(name) }
      let quote = (quoting ?? .plain).quote
      return template.expand { variables.text($0).map(quote) }.map(JSON.string)
    case .array(let elements):
      return .array(elements.compactMap { $0.rendered(variables) })
    case .object(let members):
      return .object(
        JSONObject(
          members: members.compactMap { member in
            member.value.rendered(variables).map {
              JSONObject.Member(name: member.name, value: $0)
            }
          }))
    }
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
