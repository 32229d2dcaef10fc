import RecipeModel
import RecipeProviderKit

extension RequestAnalyzer {
  /// The template of the path behind the base address: its words, keys and numbers as variables.
  ///
  /// `keys` says which of the segments hold a key, `count` how many items the answer lists.
  mutating func pathTemplate(
    _ segments: [String], _ keys: Set<Int>, _ evidence: WordEvidence, count: Int
  ) -> String {
    let parts = segments.map(Self.parts)
    let names = parts.map(\.name)
    var decoded = parts.map(\.value)
    let hasText = parameter(.text) != nil
    var written = segments.map { $0.contains { $0 == "{" || $0 == "}" } ? "" : $0 }
    if !hasText {
      let exact = decoded.indices.first { evidence.isExact(decoded[$0]) }
      let behindSearch = decoded.indices.dropFirst().first { index in
        ["search", "find", "q", "query"].contains(decoded[index - 1].lowercased())
          && !decoded[index].contains(".")
      }
      let spoken = decoded.indices.last { index in
        Int(decoded[index]) == nil && decoded[index].count > 2 && !evidence.titles.isEmpty
          && evidence.occurs(decoded[index]) && !KnownNames.lists.contains(decoded[index])
      }
      if let index = exact ?? behindSearch ?? spoken {
        written[index] = names[index] + "{text}"
        let line = "the words stand in the path: segment \(index + 1) behind the base address"
        if index == exact { log.sure(line) } else { log.doubt(line) }
        let joiner = evidence.joiner(in: decoded[index])
        if let joiner {
          written[index] = names[index] + "{slug}"
          joinedWords = joiner
          log.sure("the words of the path are joined by \(joiner)")
        }
        query.text = joiner.map { decoded[index].replacing($0, with: " ") } ?? decoded[index]
        decoded[index] = ""
      }
    }
    for index in keys.sorted() where !written[index].contains("{") {
      let name = addSecret("key", value: decoded[index])
      written[index] = names[index] + "{\(name)}"
      auth.append(.path(name: name, secret: name))
      log.doubt(
        "segment \(index + 1) of the path could be a key, so it is kept out as the secret \(name);"
          + " give it, or write it into the path if anyone may know it")
    }
    for index in decoded.indices.dropFirst().dropLast()
    where !keys.contains(index) && Int(decoded[index]) != nil
      && decoded[index - 1].lowercased().hasPrefix("v")
    {
      log.doubt(
        "segment \(index + 1) of the path is a number behind a version; if it is a key, make it a"
          + " secret that is sent in the path")
    }
    if parameter(.page) == nil, parameter(.offset) == nil {
      numbers(decoded, &written, count: count)
    }
    return written.map { "/" + $0 }.joined()
  }

  /// A decoded segment: in one such as `name=soup` the value stands behind the sign.
  private static func parts(_ segment: String) -> (name: String, value: String) {
    let text = PercentEncoding.decode(segment)
    let start = text.lastIndex(of: "=").map { text.index(after: $0) } ?? text.startIndex
    guard start < text.endIndex, !text.contains(where: { $0 == "{" || $0 == "}" }) else {
      return ("", text)
    }
    return (String(text[..<start]), String(text[start...]))
  }

  /// Which segments of a path could be keys.
  static func keySegments(_ segments: [String], _ evidence: WordEvidence) -> [Int] {
    let parts = segments.map(Self.parts)
    return parts.indices.filter { index in
      let (name, value) = parts[index]
      guard !evidence.isExact(value), !evidence.members.contains(value) else { return false }
      let before = index > 0 ? parts[index - 1].value : ""
      // The end of a range such as `/1/1000` is a number of some length.
      if let number = Int(before), 0...1 ~= number, Int(value) != nil { return false }
      if !name.isEmpty, case .named = Secrecy(name, value) { return true }
      if ["key", "apikey", "token", "secret"].contains(KnownNames.key(before)) { return true }
      return isKeySegment(value)
    }
  }

  /// Whether a segment could be a key: neither words nor a short number.
  private static func isKeySegment(_ segment: String) -> Bool {
    let stem = String(segment.prefix { $0 != "." })
    return Secrecy.looksLikeKey(segment) || !Secrecy.isReadable(stem)
  }

  /// A range such as `/1/20` in the path, or a page number at its end.
  private mutating func numbers(
    _ segments: [String], _ written: inout [String], count: Int
  ) {
    for index in segments.indices.dropLast() {
      guard let from = Int(segments[index]), let to = Int(segments[index + 1]), 0...1 ~= from,
        to > from, to <= 10_000
      else { continue }
      written[index] = "{offset}"
      written[index + 1] = from == 1 ? "{last}" : "{to}"
      pathPaging = (.offset, from, from == 1 ? to : to - from)
      return log.doubt("the path holds the range \(from) to \(to), taken for paging")
    }
    guard let last = segments.indices.last, let page = Int(segments[last]), 0...1 ~= page,
      segments.count > 1, segments[last - 1].lowercased() != "v"
    else { return }
    written[last] = "{page}"
    pathPaging = (.page, page, nil)
    log.doubt("the path ends in \(page), taken for the page number")
  }
}

extension RequestAnalyzer {
  /// The values of a body, each with its place.
  static func values(of body: JSON?) -> [Parameter] {
    body.map { values(of: $0, at: JSONPath.root, named: "") } ?? []
  }

  private static func values(
    of json: JSON, at path: JSONPath, named name: String
  ) -> [Parameter] {
    func one(_ value: String) -> [Parameter] {
      [Parameter(name: name, value: value, role: .constant, place: path)]
    }
    switch json {
    case .null: return []
    case .bool, .number: return one(json.text())
    case .string(let text): return one(text)
    case .object(let object):
      return object.members.flatMap {
        values(of: $0.value, at: path.member($0.name), named: $0.name)
      }
    case .array(let elements):
      let texts = elements.compactMap(\.stringValue)
      let names = KnownNames.includeParameters + KnownNames.excludeParameters
      if texts.count == elements.count, names.contains(KnownNames.key(name)) {
        return one(texts.joined(separator: ","))
      }
      return elements.enumerated().flatMap {
        values(of: $1, at: path.element($0), named: name)
      }
    }
  }

  /// The body of the draft: what was sent, with templates in it.
  var bodyTemplate: JSON? {
    guard let body else { return nil }
    var template = filled(body) { $0.json(in: body) ?? JSON.null } ?? .object(JSONObject())
    // What paging added stands beside the rest.
    for parameter in parameters {
      guard let place = parameter.place, place.value(in: body) == nil,
        let written = parameter.json(in: body), var object = template.objectValue
      else { continue }
      object[parameter.name] = written
      template = .object(object)
    }
    return template
  }

  /// A body with other values: nil keeps one, null leaves it out.
  func filled(_ json: JSON, _ value: (Parameter) -> JSON?) -> JSON? {
    var places: [JSONPath: Parameter] = [:]
    for parameter in parameters {
      if let place = parameter.place { places[place] = parameter }
    }
    func fill(_ json: JSON, _ path: JSONPath) -> JSON? {
      if let parameter = places[path] {
        let new = value(parameter) ?? json
        return new.isNull ? .none : new
      }
      switch json {
      case .object(let object):
        return .object(
          JSONObject(
            object.members.compactMap { member in
              fill(member.value, path.member(member.name)).map { (member.name, $0) }
            }))
      case .array(let elements):
        return .array(elements.enumerated().compactMap { fill($1, path.element($0)) })
      default: return json
      }
    }
    return fill(json, JSONPath.root)
  }
}

extension RequestAnalyzer.Parameter {
  /// What is written for it in a body, where a value that does not change keeps its type; nil leaves
  /// it out.
  fileprivate func json(in body: JSON) -> JSON? {
    switch written {
    case .text(let text) where text.template.variables.isEmpty:
      place?.value(in: body) ?? .string(value)
    case .text(let text):
      text.quoting.map {
        ["value": .string(text.template.description), "quote": .string($0.rawValue)]
      } ?? .string(text.template.description)
    case .list(let list): .string("{\(list.source.rawValue)}")
    case nil: nil
    }
  }
}
