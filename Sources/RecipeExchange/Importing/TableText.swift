import RecipeModel

/// Reads tables of text (RFC 4180): a heading for each column, a recipe in each row.
enum TableText {
  private static let mostCells = 2_000_000

  /// The rows as objects under the headings in lower case, with the lines on which they begin.
  static func rows(in text: String) -> [(line: Int, row: JSON)] {
    let told = toldComma(text)
    let records = records(text, told ?? likelyComma(text)).dropFirst(told == nil ? 0 : 1)
    guard let head = records.first else { return [] }
    let names = head.cells.map { $0.trimmed.lowercased() }
    return records.dropFirst().map { record in
      let pairs = zip(names, record.cells).filter { !$0.0.isEmpty && !$0.1.isEmpty }
      return (record.line, .object(JSONObject(pairs.map { ($0.0, .string($0.1)) })))
    }
  }

  /// The sign in a first line such as `sep=;`, which spreadsheets write and read; nil where there is
  /// no such line.
  private static func toldComma(_ text: String) -> Character? {
    let first = text.prefix { !$0.isNewline }.prefix(20).filter { $0 != "\"" && $0 != "\u{FEFF}" }
    guard first.lowercased().hasPrefix("sep="), let sign = first.dropFirst(4).first,
      first.dropFirst(5).allSatisfy({ $0 == sign || $0 == "," || $0 == ";" })
    else { return nil }
    return sign
  }

  /// The sign that the first line has most of.
  private static func likelyComma(_ text: String) -> Character {
    let first = text.prefix { !$0.isNewline }
    let signs: [Character] = [",", ";", "\t", "|"]
    return signs.max { a, b in first.count { $0 == a } < first.count { $0 == b } } ?? ","
  }

  private static func records(
    _ text: String, _ comma: Character
  ) -> [(line: Int, cells: [String])] {
    var records: [(line: Int, cells: [String])] = []
    var (cells, cell): ([String], String) = ([], "")
    var (isQuoted, wasQuote) = (false, false)
    var (line, start, count) = (1, 1, 0)
    for character in text {
      if character.isNewline { line += 1 }
      if isQuoted, wasQuote == (character == "\"") {
        // Two marks stand for one.
        cell.append(character)
        wasQuote = false
        continue
      }
      if isQuoted, !wasQuote {
        wasQuote = true
        continue
      }
      (isQuoted, wasQuote) = (false, false)
      if character == comma || character.isNewline {
        cells.append(cell)
        cell = ""
        count += 1
        guard count < mostCells, count & 0xFFF != 0 || !Task.isCancelled else { break }
        guard character.isNewline else { continue }
        if cells != [""] { records.append((start, cells)) }
        (cells, start) = ([], line)
      } else if character == "\"", cell.isEmpty {
        isQuoted = true
      } else {
        cell.append(character)
      }
    }
    if !cells.isEmpty || !cell.isEmpty { records.append((start, cells + [cell])) }
    return records
  }
}
