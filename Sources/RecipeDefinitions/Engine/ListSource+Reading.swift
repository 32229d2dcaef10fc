import RecipeModel
import RecipeProviderKit

extension ListSource {
  /// The most lines that are looked at, so that a huge answer costs no more than a large one.
  private static let mostLines = 1_000

  /// The raw lines; nil when nothing stands where they should, so that another source counts.
  func lines(_ scope: ItemScope) -> [String]? {
    let lines: [String]
    switch origin {
    case .path(let path):
      let values = path.elements(in: scope.item)
      guard values.contains(where: { !$0.isNull }) || path.selection(in: scope.item) == [[]]
      else { return nil }
      lines = values.prefix(Self.mostLines).compactMap { text(of: $0) }
    case .each(let path, let template, let with):
      let elements = path.elements(in: scope.item).prefix(Self.mostLines)
      guard !elements.isEmpty else { return nil }
      lines = elements.compactMap { element in
        // A list may mix texts and objects; a text is a line already.
        if let text = text(of: element) { return text }
        return line(template) { name in
          with[name].map { $0.selection(in: element).lazy.compactMap(text).first }
            ?? element.member(name).flatMap(text)
        }
      }
    case .numbered(let first, let last, let members, let template):
      guard first <= last else { return nil }
      lines = (first...min(last, first + Self.mostLines)).compactMap { number in
        line(template) { name in
          members[name].flatMap { scope.item[$0 + String(number)] }.flatMap(text)
        }
      }
    case .parallel(let paths, let template):
      let columns = paths.mapValues { $0.elements(in: scope.item) }
      let count = min(columns.values.map(\.count).max() ?? 0, Self.mostLines)
      guard count > 0 else { return nil }
      lines = (0..<count).compactMap { row in
        line(template) { name in
          columns[name].flatMap { row < $0.count ? text(of: $0[row]) : nil }
        }
      }
    }
    guard let separator, !separator.isEmpty else { return lines }
    return lines.flatMap { line in
      // Characters would hide a line feed behind a carriage return.
      line.utf8.split(
        separator: separator.utf8, maxSplits: Self.mostLines, omittingEmptySubsequences: false
      ).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// A usable text of a value; nil for null, nothing but white space, and what counts as absent.
  private func text(of value: JSON) -> String? {
    guard let text = value.shownText(.plain), !absent.contains(value) else { return nil }
    let trimmed = text.trimmed
    return trimmed.isEmpty ? nil : trimmed
  }

  /// A line in which variables without a value vanish; nil without the required one or any.
  private func line(_ template: Template, _ value: (String) -> String?) -> String? {
    if let required, value(required) == nil { return nil }
    var isBare = true
    var isWhole = true
    var line = ""
    for part in template.parts {
      switch part {
      case .literal(let text): line += text
      case .variable(let name):
        guard let text = value(name) else {
          isWhole = false
          continue
        }
        isBare = false
        line += text
      }
    }
    if isBare { return nil }
    return isWhole ? line : line.withoutLooseMarks
  }
}

extension JSON {
  /// The member of that name, or of the names parted by full stops: `unit.name`.
  fileprivate func member(_ name: String) -> JSON? {
    if let value = self[name] { return value }
    guard name.contains(".") else { return nil }
    var value: JSON? = self
    for part in name.split(separator: ".") { value = value?[String(part)] }
    return value
  }
}

extension String {
  /// The text without what a vanished variable leaves behind: `( )`, and a comma at either end or
  /// behind a space.
  fileprivate var withoutLooseMarks: String {
    var words = split(separator: " ").map(String.init)
    words.removeAll { word in word.allSatisfy { "(),;:-–".contains($0) } }
    func isLoose(_ character: Character) -> Bool {
      ",;:".contains(character) || character.isWhitespace
    }
    let line = words.joined(separator: " ").drop(while: isLoose)
    guard let end = line.lastIndex(where: { !isLoose($0) }) else { return "" }
    return String(line[...end])
  }
}
