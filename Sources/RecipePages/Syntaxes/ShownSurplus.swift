import RecipeModel
import RecipeProviderKit

/// Finds what a page shows in the list of its ingredients, or in a footnote below it, and its data
/// leaves out.
///
/// The list is found by the lines that are in both, and only the part of the page around it is parsed.
struct ShownSurplus {
  private let page: [UInt8]
  /// Where the page's data stands, in order.
  private let data: [Range<Int>]

  private static let longestPart = 24 << 10
  /// How many bytes behind the last told line are looked at.
  private static let behind = 6_144
  private static let mostPlaces = 30
  private static let mostLines = 60

  /// Prepares to look at a page besides its scripts.
  init(_ page: [UInt8], besides data: [Range<Int>]) {
    self.page = page
    self.data = data
  }

  /// What the list shows beside some lines: further lines, headings with a colon behind them; and what
  /// a star or a dagger below the list says of those that have one.
  struct Surplus {
    var lines: [String] = []
    var footnotes: [String] = []
  }

  /// What the page shows beside the lines of its data; nothing where no list of it is theirs.
  func surplus(over told: [String], steps: [String]) throws(ProviderError) -> Surplus {
    guard let part = part(showing: told) else { return Surplus() }
    let tree = try HTMLTree(parsing: Array(page[part]))
    let keys = WordNumbers(of: told.map(Self.words))
    let shown = PageLists(linesOf: tree).lines(in: 1..<max(1, tree.count), of: "li")
    let steps = steps.map(Self.letters)
    let done = Array(steps.joined().utf8)
    let long = steps.filter { $0.count > 20 }.map { Array($0.utf8) }
    let isStep = shown.map { line in
      guard line.text.count > 12 || line.text.last.map({ ".!".contains($0) }) == true else {
        return false
      }
      let letters = Array(Self.letters(line.text).utf8)
      return !letters.isEmpty && ByteSearch.contains(letters, in: done)
        || long.contains { ByteSearch.contains($0, in: letters) }
    }
    let isTold = shown.indices.map { place in
      !isStep[place] && keys.holdLine(of: Self.words(shown[place].text))
    }
    let matched = shown.indices.filter { isTold[$0] && shown[$0].node != nil }
    guard matched.count * 2 >= told.count, matched.count > 1 || told.count == 1,
      let first = matched.first, let last = matched.last, let end = shown[last].node
    else { return Surplus() }
    // Lists of the same kind are groups of one: that of the steps, or of a menu, is another.
    let kinds = Set(matched.compactMap { shown[$0].node.flatMap { Self.kind(of: $0, tree) } })
    let parents = matched.compactMap { shown[$0].node.flatMap(tree.parent) }
    // The steps end the ingredients, in a list of the same kind as well.
    let firstStep = shown.indices.first { isStep[$0] && $0 > last }.flatMap { shown[$0].node }
    let ends = min(
      parents.compactMap(tree.parent).map(tree.end).min() ?? tree.count, firstStep ?? tree.count)
    var surplus = Surplus()
    for place in shown.indices
    where !isTold[place] && !isStep[place] && surplus.lines.count < Self.mostLines {
      guard let node = shown[place].node, let parent = tree.parent(node) else { continue }
      let isOwn = parents.contains(parent)
      let isGroup =
        place > first && node < ends && Self.kind(of: node, tree).map(kinds.contains) == true
      guard isOwn || isGroup, !shown[place].isLink, Self.isLine(shown[place].text) else { continue }
      let text = shown[place].text
      surplus.lines.append(shown[place].isHeading && text.last != ":" ? text + ":" : text)
    }
    if (told + shown.map(\.text)).contains(where: { line in
      line.unicodeScalars.contains { $0 == "*" || $0 == "†" }
    }) {
      surplus.footnotes = Self.footnotes(in: tree.lines(in: end..<max(end, tree.count)))
    }
    return surplus
  }

  /// What tells lists apart: the element and its class.
  private static func kind(of item: HTMLTree.Node, _ tree: HTMLTree) -> String? {
    tree.parent(item).map { list in
      ([tree.name(list)] + tree.words("class", of: list)).joined(separator: " ")
    }
  }

  /// Whether a text may be an ingredient, and no sentence.
  private static func isLine(_ text: String) -> Bool {
    3...120 ~= text.count && text.contains(where: \.isLetter)
      && !(text.count > 50 && (text.last == "." || text.contains(". ")))
      && !text.lowercased().contains("time:")
  }

  /// The words of a line, without what is left of characters that were written twice.
  private static func words(_ line: String) -> Set<String> {
    var line = line
    while let start = line.firstIndex(of: "&"), let end = line[start...].firstIndex(of: ";"),
      line.distance(from: start, to: end) < 10
    {
      line.replaceSubrange(start...end, with: " ")
    }
    return Set(
      TextMatching.words(line).filter { word in
        word.utf8.contains { 0x61...0x7A ~= $0 } || word.contains(where: \.isLetter)
      })
  }

  /// The letters of a text, folded.
  private static func letters(_ text: String) -> String {
    let folded = TextMatching.fold(text)
    guard folded.utf8.allSatisfy({ $0 < 0x80 }) else { return String(folded.filter(\.isLetter)) }
    return String(decoding: folded.utf8.filter { 0x61...0x7A ~= $0 }, as: UTF8.self)
  }

  private static func footnotes(in lines: [String]) -> [String] {
    lines.filter { line in
      guard let mark = line.first, mark == "*" || mark == "†", line.count < 300 else {
        return false
      }
      return line.drop { $0 == mark || $0 == " " }.first?.isLetter == true
    }.prefix(5).map(\.self)
  }

  // MARK: The place

  /// The part that shows some lines: around the first place, outside of the page's data, behind which
  /// most of them stand.
  private func part(showing told: [String]) -> Range<Int>? {
    // The last lines tell where the list ends.
    let words = (told.prefix(4) + told.dropFirst(4).suffix(4)).compactMap(Self.longestWord)
    guard let anchor = words.first else { return nil }
    let others = words.dropFirst()
    return page.withUnsafeBytes { bytes -> Range<Int>? in
      var best: (place: Int, end: Int, count: Int)?
      var (place, looked) = (0, 0)
      while looked < Self.mostPlaces, !Task.isCancelled,
        let found = ByteSearch.first(anchor, in: bytes, from: place)
      {
        place = found + anchor.count
        if let script = data.first(where: { $0.contains(found) }) {
          place = script.upperBound
          continue
        }
        looked += 1
        let part = UnsafeRawBufferPointer(
          rebasing: bytes[found..<min(bytes.count, found + Self.longestPart)])
        let ends = others.compactMap { ByteSearch.first($0, in: part) }
        if ends.count > best?.count ?? -1 { best = (found, found + (ends.max() ?? 0), ends.count) }
        if ends.count == others.count { break }
      }
      guard let best, best.count * 2 >= others.count else { return nil }
      let start = max(0, best.place - 1_024)
      let open = bytes[start..<best.place].firstIndex(of: UInt8(ascii: "<")) ?? best.place
      return open..<min(bytes.count, best.end + Self.behind)
    }
  }

  private static func longestWord(_ line: String) -> [UInt8]? {
    let words = line.utf8.split { !(0x61...0x7A ~= $0 | 0x20) }
    guard let word = words.max(by: { $0.count < $1.count }), word.count > 3 else { return nil }
    return Array(word)
  }
}

/// The words of lines by numbers, so that many lines are compared without comparing words.
private struct WordNumbers {
  private var numbers: [String: Int] = [:]
  /// The words of each line by their numbers, in order.
  private var lines: [[Int]] = []

  init(of lines: [Set<String>]) {
    for words in lines {
      let line = words.map { word in
        let number = numbers[word] ?? numbers.count
        numbers[word] = number
        return number
      }
      self.lines.append(line.sorted())
    }
  }

  /// Whether the words of a line are all in one of the lines, or hold all of one.
  func holdLine(of words: Set<String>) -> Bool {
    let known = words.compactMap { numbers[$0] }.sorted()
    return lines.contains { line in
      known.count == words.count && Self.holds(line, known)
        || Self.holds(known, line) && (line.count > 1 || !line.isEmpty && words.count < 4)
    }
  }

  /// Whether all of some numbers are among others; both are in order.
  private static func holds(_ numbers: [Int], _ others: [Int]) -> Bool {
    var place = 0
    for number in others {
      while place < numbers.count, numbers[place] < number { place += 1 }
      guard place < numbers.count, numbers[place] == number else { return false }
    }
    return true
  }
}
