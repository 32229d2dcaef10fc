import PotluckSupport

extension PageLists {
  // MARK: Headings

  static func headings(in tree: HTMLTree) -> [Heading] {
    var found: [(node: HTMLTree.Node, level: Int, kind: ListWords.Kind)] = []
    for node in 1..<max(1, tree.count) {
      if node & 1023 == 0, Task.isCancelled { break }
      guard found.count < 2_000 else { break }
      if let (level, kind) = heading(node, tree) { found.append((node, level, kind)) }
    }
    return found.indices.map { index in
      let (node, level, kind) = found[index]
      let behind = tree.end(of: node)
      let next = found[(index + 1)...].first { next in
        next.node >= behind
          && (next.kind != .other && next.kind != kind || next.level <= level && next.level < 7)
      }
      return Heading(
        node: node, kind: kind, end: next?.node ?? tree.count,
        isPart: kind == .steps && ListWords.namesPart(tree.line(of: node)))
    }
  }

  /// The level of a heading, 7 for what only looks like one, and what it announces.
  static func heading(
    _ node: HTMLTree.Node, _ tree: HTMLTree
  ) -> (level: Int, kind: ListWords.Kind)? {
    guard let level = level(node, tree), isShort(node, tree) else { return nil }
    let text = tree.line(of: node)
    guard !text.isEmpty else { return nil }
    let kind = 2...6 ~= level ? ListWords.kind(ofHeading: text) : ListWords.kind(of: text)
    // Anything may be a label; only true headings end what others begin.
    return level < 7 || kind != .other ? (level, kind) : nil
  }

  private static func isShort(
    _ node: HTMLTree.Node, _ tree: HTMLTree, bytes most: Int = longestHeading * 4
  ) -> Bool {
    var bytes = 0
    for inner in tree.descendants(node) where tree.isText(inner) {
      bytes += tree.bytes(of: inner).count
      if bytes > most { return false }
    }
    return bytes > 1
  }

  /// 1…6 for headings, 7 for what can be one by its looks; nil for others.
  private static func level(_ node: HTMLTree.Node, _ tree: HTMLTree) -> Int? {
    let name = tree.name(node).utf8
    if name.count == 2, name.first == UInt8(ascii: "h"), let digit = name.last,
      0x30...0x39 ~= digit
    {
      return Int(digit & 0x0F)
    }
    return tree.traits(node).contains(.label) && tree.end(of: node) - node <= 6 ? 7 : nil
  }

  // MARK: Lines

  func lines(in range: Range<HTMLTree.Node>, _ kind: ListWords.Kind) -> [Line] {
    if Task.isCancelled { return [] }
    let items = range.first(2) { tree.name($0) == "li" }.count
    let rows = range.first(2) { tree.name($0) == "tr" }.count
    if kind == .ingredients {
      if items > 1 { return lines(in: range, of: "li") }
      if rows > 1 { return lines(in: range, of: "tr") }
      return shownLines(in: range, kind)
    }
    guard items > 0 else { return shownLines(in: range, kind) }
    // The list may be that of a menu among the paragraphs of a method.
    let listed = lines(in: range, of: "li")
    let shown = shownLines(in: range, kind)
    return Self.quality(listed, kind) * 2 >= Self.quality(shown, kind) ? listed : shown
  }

  private func shownLines(
    in range: Range<HTMLTree.Node>, _ kind: ListWords.Kind
  ) -> [Line] {
    let texts = tree.lines(in: range).prefix(200).prefix { !ListWords.endsPost($0) }
      .filter { line in
        line.count > 1 && ListWords.kind(of: line) == .other && !ListWords.isWish(line)
          && !(kind == .steps && PageLabels.isFact(line))
      }
    let isInline = kind == .ingredients && texts.count < 4
    return (isInline ? texts.flatMap { RunningList.items(of: $0) ?? [$0] } : texts)
      .map { Line(text: $0, isHeading: $0.last == ":" && $0.count < Self.longestHeading) }
  }

  /// What stands behind a label on one line with it: `Ingredients: 2 leeks, 1 onion, 500 ml stock`.
  func labelled(_ kind: ListWords.Kind) -> [Line]? {
    for line in tree.lines(of: 0).prefix(3_000) where line.utf8.count > 30 {
      guard let colon = line.prefix(Self.longestHeading).firstIndex(of: ":"),
        ListWords.kind(of: String(line[..<colon])) == kind
      else { continue }
      let rest = line[line.index(after: colon)...].drop(while: \.isWhitespace)
      if kind == .ingredients, let items = RunningList.items(of: String(rest)) {
        return items.map { Line(text: $0, isHeading: false) }
      }
      if kind == .steps, rest.utf8.count >= 40, rest.last == "." {
        return [Line(text: String(rest), isHeading: false)]
      }
    }
    return nil
  }

  func lines(in range: Range<HTMLTree.Node>, of element: String) -> [Line] {
    var lines: [Line] = []
    var node = range.lowerBound
    while node < range.upperBound, lines.count < 200 {
      let behind = tree.end(of: node)
      if tree.name(node) == element, !holdsAnother(element, node) {
        let text = tree.line(of: node)
        if text.count > 1 {
          lines.append(
            Line(
              text: text, isHeading: isHeading(text, node), node: node, isLink: isLink(node)))
        }
        node = behind
      } else if let heading = innerHeading(node) {
        lines.append(Line(text: heading, isHeading: true))
        node = behind
      } else {
        node += 1
      }
    }
    // Where most are bold, that says nothing.
    let items = lines.indices.filter { lines[$0].node != nil }
    if items.count(where: { lines[$0].node.map(isMarked) ?? false }) * 2 > items.count {
      for place in items where lines[place].text.last != ":" { lines[place].isHeading = false }
    }
    return lines
  }

  /// The lines that are shown: other measures wait behind a switch.
  func seen(_ lines: [Line]) -> [Line] {
    let seen = lines.filter { $0.node.map { !isHidden($0) } ?? true }
    return seen.count { !$0.isHeading } > 1 ? seen : lines
  }

  /// Whether an item of a list is a heading among the others: `For the sauce:`, or a few words that
  /// are no sentence, all of them bold.
  private func isHeading(_ text: String, _ node: HTMLTree.Node) -> Bool {
    guard text.count <= Self.longestHeading, let last = text.last, !".!?".contains(last),
      !text.contains(where: \.isNumber)
    else { return false }
    return last == ":" || isMarked(node)
  }

  /// Whether an item of a list looks like a heading: it is bold, holds one, or its class says so.
  private func isMarked(_ node: HTMLTree.Node) -> Bool {
    tree.isBold(node) || hasHeadingClass(node)
      || tree.descendants(node).prefix(6).contains { Self.level($0, tree) ?? 7 < 7 }
  }

  /// Whether a line is nothing but a link.
  private func isLink(_ node: HTMLTree.Node) -> Bool {
    var hasLink = false
    var inner = node + 1
    while inner < tree.end(of: node) {
      if tree.isText(inner), tree.bytes(of: inner).contains(where: { $0 > 0x20 }) { return false }
      let isLink = tree.name(inner) == "a"
      hasLink = hasLink || isLink
      inner = isLink ? tree.end(of: inner) : inner + 1
    }
    return hasLink
  }

  private func holdsAnother(_ element: String, _ node: HTMLTree.Node) -> Bool {
    tree.descendants(node).prefix(400).contains { tree.name($0) == element }
  }

  private func isHidden(_ node: HTMLTree.Node) -> Bool {
    ([node] + tree.ancestors(node).prefix(3)).contains { node in
      if tree.has("hidden", node) { return true }
      if tree.attribute("style", of: node, holds: "display") {
        let style = tree.attribute("style", of: node)?.filter { $0 != " " } ?? ""
        if style.contains("display:none") { return true }
      }
      return tree.words("class", of: node).contains { token in
        token == "hide" || token == "d-none" || token == "sr-only" || token.hasSuffix("hidden")
          || token.hasSuffix("--hide")
      }
    }
  }

  private func hasHeadingClass(_ node: HTMLTree.Node) -> Bool {
    Self.headingClasses.contains { tree.attribute("class", of: node, holds: $0) }
  }

  private static let headingClasses: [StaticString] = [
    "heading", "header", "title", "titulo", "group-name", "group_name", "ingredient-label",
  ]

  /// A short heading inside of a list: an element of heading, or a bold text on a line of its own.
  ///
  /// The largest one is the page's, which may stand right above the list.
  private func innerHeading(_ node: HTMLTree.Node) -> String? {
    guard let level = Self.level(node, tree), level > 1,
      level < 7 || ["strong", "b", "dt"].contains(tree.name(node)) || hasHeadingClass(node),
      // With room for indentation; headings within headings would be read again and again.
      Self.isShort(node, tree, bytes: 4_096)
    else { return nil }
    let text = tree.line(of: node)
    guard text.count > 1, text.count <= Self.longestHeading, ListWords.kind(of: text) == .other,
      !["strong", "b"].contains(tree.name(node)) || endsLine(node)
    else { return nil }
    return text
  }

  /// Whether nothing but a colon stands behind an element on its line: `<b>Serves:</b> 4` is no
  /// heading.
  private func endsLine(_ node: HTMLTree.Node) -> Bool {
    let block = tree.ancestors(node).first { !tree.traits($0).contains(.inline) } ?? 0
    for next in (tree.end(of: node)..<tree.end(of: block)).prefix(40) {
      if tree.isText(next) {
        if tree.bytes(of: next).contains(where: { $0 > 0x20 && $0 != UInt8(ascii: ":") }) {
          return false
        }
      } else if !tree.traits(next).contains(.inline) {
        return true
      }
    }
    return true
  }
}
