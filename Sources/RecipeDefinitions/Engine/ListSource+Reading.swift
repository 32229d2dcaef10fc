import PotluckSupport
import RecipeModel
import RecipeProviderKit

extension ListSource {
  /// The most lines that are looked at, so that a huge answer costs no more than a large one.
  private static let mostLines = 1_000

  /// The raw lines; nil when nothing stands where they should, so that another source counts.
  func lines(_ scope: ItemScope) -> [String]? {
    parts(scope)?.flatMap { $0.lines.lazy.map(\.text) }
  }

  /// The raw lines in their groups; nil when nothing stands where they should.
  ///
  /// Where unread lines are marked, ``UnreadLine/mark`` stands for what says something that is no
  /// text; with nothing else in the list, nothing stands there.
  func parts(_ scope: ItemScope, markingUnread marks: Bool = false) -> [ListPart]? {
    let parts = allParts(scope, marks)
    guard marks, let parts else { return parts }
    return parts.contains { $0.lines.contains { $0.text != UnreadLine.mark } } ? parts : nil
  }

  private func allParts(_ scope: ItemScope, _ marks: Bool) -> [ListPart]? {
    guard let groups = grouping.groups else { return rows(scope.item, marks).map(parted) }
    let elements = groups.elements(in: scope.item).prefix(Self.mostLines)
    guard !elements.isEmpty else { return nil }
    return elements.flatMap { element -> [ListPart] in
      var parts = parted(rows(element, marks) ?? [])
      if !parts.isEmpty { parts[0].heading = parts[0].heading ?? first(grouping.heading, element) }
      return parts
    }
  }

  /// Lines and the headings between them.
  private enum Row {
    case heading(String)
    case line(ListLine)
  }

  private func parted(_ rows: [Row]) -> [ListPart] {
    var parts: [ListPart] = []
    for row in rows {
      switch row {
      case .heading(let heading): parts.append(ListPart(heading: heading))
      case .line(let line):
        if parts.isEmpty { parts.append(ListPart()) }
        parts[parts.count - 1].lines.append(line)
      }
    }
    return parts.filter { !$0.lines.isEmpty }
  }

  /// The lines of an item, and what heads them.
  private func rows(_ item: JSON, _ marks: Bool) -> [Row]? {
    if case .each(let path, let template, let with) = origin {
      let elements = path.elements(in: item).prefix(Self.mostLines)
      guard !elements.isEmpty else { return nil }
      return elements.flatMap { element -> [Row] in
        let heading = grouping.groups == nil ? first(grouping.heading, element) : nil
        // A list may mix texts and objects; a text is a line already.
        let text =
          text(of: element)
          ?? line(template) { name in
            with[name].map { first($0, element) } ?? element.member(name).flatMap(self.text)
          }
          ?? (marks && heading == nil ? unreadElement(element) : nil)
        let (name, image) = (first(grouping.name, element), first(grouping.image, element))
        return (heading.map { [.heading($0)] } ?? [])
          + (text.map { part($0).map { row($0, name: name, image: image) } } ?? [])
      }
    }
    return plainLines(item, marks)?.flatMap(part).map { row($0) }
  }

  private func row(_ text: String, name: String? = nil, image: String? = nil) -> Row {
    if grouping.readsHeadings, let heading = HeadingLine.name(in: text) {
      return .heading(heading)
    }
    return .line(ListLine(text: text, name: name, image: image))
  }

  /// The first text that a path selects.
  private func first(_ path: JSONPath?, _ element: JSON) -> String? {
    path?.selection(in: element).firstNonNil(text)
  }

  /// The raw lines that are made of no elements.
  private func plainLines(_ item: JSON, _ marks: Bool) -> [String]? {
    switch origin {
    case .path(let path):
      let values = path.elements(in: item)
      guard values.contains(where: { !$0.isNull }) || path.selection(in: item) == [[]]
      else { return nil }
      return values.prefix(Self.mostLines).compactMap {
        text(of: $0) ?? (marks ? unreadElement($0) : nil)
      }
    case .each: return nil
    case .numbered(let first, let last, let members, let template):
      guard first <= last else { return nil }
      return (first...min(last, first + Self.mostLines)).compactMap { number in
        lineOrMark(template, marks) { name in members[name].flatMap { item[$0 + String(number)] } }
      }
    case .parallel(let paths, let template):
      let columns = paths.mapValues { $0.elements(in: item) }
      let count = min(columns.values.map(\.count).max() ?? 0, Self.mostLines)
      guard count > 0 else { return nil }
      return (0..<count).compactMap { row in
        lineOrMark(template, marks) { name in
          columns[name].flatMap { row < $0.count ? $0[row] : nil }
        }
      }
    }
  }

  /// The texts that a line is parted into.
  private func part(_ line: String) -> [String] {
    guard let separator, !separator.isEmpty else { return [line] }
    // Characters would hide a line feed behind a carriage return.
    return line.utf8.split(
      separator: separator.utf8, maxSplits: Self.mostLines, omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A usable text of a value; nil for null, nothing but white space, and what counts as absent.
  private func text(of value: JSON) -> String? {
    guard let text = value.shownText(.plain), !absent.contains(value) else { return nil }
    let trimmed = text.trimmed
    return trimmed.isEmpty ? nil : trimmed
  }

  /// The mark of a value that says something and is no text.
  private func unread(_ value: JSON) -> String? {
    guard text(of: value) == nil, !absent.contains(value) else { return nil }
    return UnreadLine.isSaid(by: value) ? UnreadLine.mark : nil
  }

  /// The mark of an element of a list that is no text: a null among lines is a line that is missing.
  private func unreadElement(_ element: JSON) -> String? {
    element.isNull && !absent.contains(element) ? UnreadLine.mark : unread(element)
  }

  /// A line of values, or the mark where one of them that it takes could not be read.
  private func lineOrMark(
    _ template: Template, _ marks: Bool, _ value: (String) -> JSON?
  ) -> String? {
    line(template) { name in value(name).flatMap(text) }
      ?? (marks ? template.variables.compactMap { value($0).flatMap(unread) }.first : nil)
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

/// Some lines of a list under a common heading.
struct ListPart {
  var heading: String?
  var lines: [ListLine] = []
}

/// One line of a list; a step may have more than its text.
struct ListLine {
  var text: String
  var name: String?
  var image: String?
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
