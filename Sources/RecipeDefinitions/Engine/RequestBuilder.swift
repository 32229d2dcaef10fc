import RecipeModel
import RecipeProviderKit

struct RequestBuilder: Sendable {
  /// How a request differs from the one for the first page.
  enum Continuation: Sendable {
    /// It does not, but for its variables.
    case none
    /// It goes to this path and query on the configured origin.
    case target(String)
    /// It carries these query parameters in place of those of the same names.
    case parameters(JSONObject)
  }

  let setup: ProviderSetup

  /// Makes a request, credentials included, and the address that relative links count from.
  ///
  /// The answer is wanted in a format, by default that of the definition.
  /// - Throws: ``ProviderError``: `misconfigured` when a setting is missing, `unsupported` when the
  ///   query cannot be asked.
  func request(
    _ rules: RequestRules, _ variables: Variables, continuation: Continuation = .none,
    accepting format: AnswerFormat? = nil
  ) throws(ProviderError) -> (request: HTTPRequest, url: RequestURL) {
    var variables = variables
    for text in rules.texts {
      variables.set(
        text.name, text.value.rendered(variables, encode: { $0 }).first.map(JSON.string))
    }
    let url = try address(rules, variables, continuation)
    var headers = HTTPHeaders()
    for parameter in rules.headers {
      for value in parameter.value.rendered(variables, encode: { $0 }) {
        guard !value.unicodeScalars.contains(where: \.isControl) else {
          throw ProviderError(
            .misconfigured, "the header \(parameter.name) would hold a control character",
            fix: "remove the line break from the setting or the query")
        }
        headers.append(parameter.name, value)
      }
    }
    let content = rules.content?.rendered(variables, encode: rules.encode)
    if headers["Accept"] == nil {
      headers.append("Accept", (format ?? setup.definition.response.format).mediaTypes)
    }
    if let content, headers["Content-Type"] == nil {
      headers.append("Content-Type", content.type)
    }
    for (name, value) in setup.credentials.headers { headers[name] = value }
    let request = HTTPRequest(
      method: rules.method, url: url.text, headers: headers, body: content?.bytes ?? [],
      isSafe: true)
    return (request, url)
  }

  private func address(
    _ rules: RequestRules, _ variables: Variables, _ continuation: Continuation
  ) throws(ProviderError) -> RequestURL {
    if case .target(let target) = continuation {
      let url = try checked(setup.base.origin + target)
      return try adding(query: QueryItems(url.query), to: url.origin + url.path)
    }
    var items = QueryItems()
    for parameter in rules.query {
      guard let name = parameter.sentName(variables) else { continue }
      for value in parameter.value.rendered(variables, encode: rules.encode) {
        items.append(name, encoded: value)
      }
    }
    if case .parameters(let object) = continuation {
      for member in object.members {
        items.replace(member.name, member.value.plainText ?? member.value.text())
      }
    }
    let path = try PathBuilder(
      keys: setup.credentials.pathKeys, variables: variables, texts: rules.texts
    ).path(rules.path(for: variables))
    // Some services know an address only with the slash at its end.
    let address = path.isEmpty ? setup.writtenBase.text : setup.base.text + path
    return try adding(query: items, to: address)
  }

  private func adding(query items: QueryItems, to address: String) throws(ProviderError)
    -> RequestURL
  {
    var items = items
    for (name, value) in setup.credentials.query { items.replace(name, value) }
    return try checked(address + (items.text.map { "?" + $0 } ?? ""))
  }

  private func checked(_ address: String) throws(ProviderError) -> RequestURL {
    do throws(ProviderError) { return try RequestURL(address) } catch {
      throw ProviderError(
        .unsupported, "the request cannot be written as an address: \(error.message)",
        fix: "ask for fewer words")
    }
  }
}

extension RequestRules {
  /// Percent-encodes a text in the request's charset.
  fileprivate func encode(_ text: String) -> String {
    charset.map { PercentEncoding.encode($0.encode(text)) } ?? PercentEncoding.encode(text)
  }
}

struct PathBuilder {
  /// The secrets among the variables.
  let keys: [String: String]
  let variables: Variables
  /// The texts of the request's own among the variables.
  var texts: [Parameter] = []

  /// The path, beginning with a slash unless it is empty.
  ///
  /// Each variable is percent-encoded as a part of one segment. A segment that becomes empty, `.`
  /// or `..` through a variable would lead elsewhere and is refused.
  /// - Throws: ``ProviderError``: `unsupported` for a value that the query lacks or that cannot
  ///   stand in a path, `misconfigured` for a key.
  func path(_ template: Template) throws(ProviderError) -> String {
    var path = ""
    var segment = Segment()
    for part in template.parts {
      switch part {
      case .literal(let text):
        let pieces = text.split(separator: "/", omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() {
          if index > 0 {
            path += try segment.finished() + "/"
            segment = Segment()
          }
          segment.raw += piece
          segment.encoded += Self.encodingStrays(piece)
        }
      case .variable(let name):
        let value = try value(of: name)
        segment.variable = segment.variable ?? name
        segment.raw += value
        let encoded = PercentEncoding.encode(value)
        // A plus that a definition joins words by is meant as it stands.
        segment.encoded +=
          texts.contains { $0.name == name } ? encoded.replacing("%2B", with: "+") : encoded
      }
    }
    path += try segment.finished()
    return path.isEmpty || path.utf8.first == UInt8(ascii: "/") ? path : "/" + path
  }

  private func value(of name: String) throws(ProviderError) -> String {
    if let value = keys[name] ?? variables.text(name) { return value }
    // A text of the request's own lacks what it is made of.
    let made = texts.first { $0.name == name }?.value.uses.first { variables.text($0) == nil }
    let lacking = made ?? name
    throw ProviderError(
      .unsupported, "the source cannot be asked without \(Self.shown(lacking))",
      fix: "give it, or leave this source out")
  }

  private static func shown(_ name: String) -> String {
    switch name {
    case "words": "words"
    case "include": "an ingredient"
    default: QueryVariable.all.first { $0.name == name }?.lack ?? name
    }
  }

  /// Percent-encodes what would end the path; the rest is left to the address's own checks.
  private static func encodingStrays(_ text: Substring) -> String {
    text.map { $0 == "?" ? "%3F" : $0 == "#" ? "%23" : String($0) }.joined()
  }

  private struct Segment {
    var raw = ""
    var encoded = ""
    var variable: String?

    func finished() throws(ProviderError) -> String {
      guard let variable, raw.isEmpty || raw == "." || raw == ".." else { return encoded }
      throw ProviderError(
        .unsupported, "the \(variable) “\(raw)” cannot stand in an address",
        fix: "ask for something else")
    }
  }
}

/// The items of a query string, each as it is sent: `name=value`, percent-encoded.
struct QueryItems: Sendable {
  private var items: [Substring] = []

  init() {}

  /// Splits a query string; empty items are left out.
  init(_ query: String?) { items = query?.split(separator: "&") ?? [] }

  var text: String? { items.isEmpty ? nil : items.joined(separator: "&") }

  /// Appends an item whose value is percent-encoded already.
  mutating func append(_ name: String, encoded value: String) {
    items.append("\(PercentEncoding.encode(name))=\(value)")
  }

  /// Removes every item of a name and appends one; its value is encoded here.
  mutating func replace(_ name: String, _ value: String) {
    remove(name)
    append(name, encoded: PercentEncoding.encode(value))
  }

  /// Removes every item whose decoded name this is.
  mutating func remove(_ name: String) {
    items.removeAll { item in
      let end = item.utf8.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      return PercentEncoding.decode(item[..<end], plusIsSpace: true) == name
    }
  }
}
