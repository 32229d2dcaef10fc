import RecipeModel
import RecipeProviderKit

extension RequestGuess {
  /// The path behind the base address, its words, keys and numbers made into variables.
  mutating func pathTemplate(
    _ segments: [String], _ evidence: WordEvidence, count: Int
  ) -> String {
    var decoded: [String] = []
    // In a segment such as `name=soup` the words stand behind the sign.
    var names: [String] = []
    for segment in segments {
      let text = PercentEncoding.decode(segment)
      let start = text.lastIndex(of: "=").map { text.index(after: $0) } ?? text.startIndex
      let isNamed = start < text.endIndex && !text.contains { $0 == "{" || $0 == "}" }
      names.append(isNamed ? String(text[..<start]) : "")
      decoded.append(isNamed ? String(text[start...]) : text)
    }
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
          && evidence.occurs(decoded[index]) && !GuessNames.lists.contains(decoded[index])
      }
      if let index = exact ?? behindSearch ?? spoken {
        written[index] = names[index] + "{text}"
        let line = "the words stand in the path: segment \(index + 1) behind the base address"
        if index == exact { log.sure(line) } else { log.doubt(line) }
        query.text = decoded[index]
        decoded[index] = ""
      }
    }
    for index in decoded.indices where Self.looksSecret(decoded[index]) {
      let name = addSecret("key", value: decoded[index])
      written[index] = "{\(name)}"
      auth.append(["type": "apiKey", "in": "path", "name": .string(name), "secret": .string(name)])
      log.doubt("segment \(index + 1) of the path looks like a key, so it is the secret \(name)")
    }
    for index in decoded.indices where Self.couldBeSecret(decoded[index], written[index]) {
      log.doubt(
        "segment \(index + 1) of the path, \(decoded[index].prefix(2))…, could be a key; if it is,"
          + " make it a secret that is sent in the path")
    }
    for index in decoded.indices.dropFirst().dropLast()
    where Int(decoded[index]) != nil && decoded[index - 1].lowercased().hasPrefix("v") {
      log.doubt(
        "segment \(index + 1) of the path is a number behind a version; if it is a key, make it a"
          + " secret that is sent in the path")
    }
    if parameter(.page) == nil, parameter(.offset) == nil {
      numbers(decoded, &written, count: count)
    }
    return written.map { "/" + $0 }.joined()
  }

  /// Whether a segment that stays in the path mixes letters and digits as keys do and names such as
  /// `v2` or `recipes2024` do not.
  private static func couldBeSecret(_ segment: String, _ written: String) -> Bool {
    guard segment.utf8.count >= 6, !written.contains("{"),
      segment.utf8.allSatisfy({ 48...57 ~= $0 || 97...122 ~= $0 | 0x20 })
    else { return false }
    let start = segment.drop { $0.isLetter }
    if segment.count - start.count == 1, segment.lowercased().hasPrefix("v") { return false }
    return start.contains { $0.isNumber } && start.contains { $0.isLetter }
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
