import RecipePages
import TestSupport
import Testing

@Suite("Selectors against plain matching", .fewAtOnce) struct MarkupMatcherTests {
  @Test(arguments: 0..<40)
  func `CSS and XPath find what plain matching finds`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let tree = RandomTree(&random)
    let documents = try [MarkupSample.page(tree.markup), MarkupSample.xml(tree.markup)]
    for _ in 0..<25 {
      let selector = RandomSelector(&random, depth: 2)
      let css = try Selector("css:\(selector.css)@id")
      let xpath = try Selector("xpath:\(selector.xpath)/@id")
      let scope = Int.random(in: 0..<tree.elements.count, using: &random)
      let inRow = tree.elements.indices.filter {
        tree.isBelow($0, scope) && selector.matches(tree, $0, within: scope)
      }
      let all = tree.elements.indices.filter { selector.matches(tree, $0, within: 0) }
      for document in documents {
        let row = try #require(
          try MarkupSample.nodes(document, "css:[id=n\(scope)]").first)
        #expect(
          try row.select(css).map(\.text) == inRow.map { "n\($0)" }, "\(css) in \(tree.markup)")
        // A page has elements around the tree.
        guard try MarkupSample.nodes(document, "css:body").isEmpty else { continue }
        let found = try document.root.select(css).map(\.text)
        #expect(found == all.map { "n\($0)" }, "\(css) in \(tree.markup)")
        let steps = try document.root.select(xpath).map(\.text)
        #expect(steps == all.map { "n\($0)" }, "\(xpath) in \(tree.markup)")
      }
    }
  }
}

/// A tree of elements, each told by its place.
private struct RandomTree {
  struct Element {
    var name: String
    var classes: [String]
    var value: String?
    var text: String
    var parent: Int?
    var children: [Int] = []
  }

  private(set) var elements: [Element] = []

  init(_ random: inout SeededRandom) {
    elements.append(Element(name: "main", classes: [], value: nil, text: "", parent: nil))
    for place in 1...Int.random(in: 4...24, using: &random) {
      let parent = Int.random(in: max(0, place - 5)..<place, using: &random)
      elements.append(
        Element(
          name: Self.names.randomElement(using: &random) ?? "div",
          classes: ["a", "b"].filter { _ in Bool.random(using: &random) },
          value: ["x", "x-y", "xy z"].randomElement(using: &random),
          text: ["", "soup", "bean"].randomElement(using: &random) ?? "", parent: parent))
      elements[parent].children.append(place)
    }
    number()
  }

  static let names = ["div", "section", "article"]

  /// Puts the elements in document order.
  private mutating func number() {
    var order: [Int] = []
    func visit(_ place: Int) {
      order.append(place)
      elements[place].children.forEach(visit)
    }
    visit(0)
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    elements = order.map { old in
      var element = elements[old]
      element.parent = element.parent.flatMap { places[$0] }
      element.children = element.children.compactMap { places[$0] }
      return element
    }
  }

  var markup: String { markup(0) }

  private func markup(_ place: Int) -> String {
    let element = elements[place]
    let classes =
      element.classes.isEmpty ? "" : " class=\"\(element.classes.joined(separator: " "))\""
    let value = element.value.map { " v=\"\($0)\"" } ?? ""
    return "<\(element.name) id=\"n\(place)\"\(classes)\(value)>\(element.text)"
      + element.children.map(markup).joined() + "</\(element.name)>"
  }

  func isBelow(_ place: Int, _ scope: Int) -> Bool {
    var next = elements[place].parent
    while let parent = next {
      if parent == scope { return true }
      next = elements[parent].parent
    }
    return false
  }

  func text(_ place: Int) -> String {
    elements[place].text + elements[place].children.map(text).joined()
  }

  func siblings(_ place: Int) -> [Int] {
    elements[place].parent.map { elements[$0].children } ?? [place]
  }
}

/// A selector in both languages, and what it means, said plainly.
private struct RandomSelector {
  private struct Test {
    var css: String
    var xpath: String
    var matches: (RandomTree, Int, Int) -> Bool
  }

  private struct Part {
    /// Space, `>`, `+` or `~`; nothing at the beginning.
    var combinator: String
    var tests: [Test]
    var name: String?

    func matches(_ tree: RandomTree, _ place: Int, _ scope: Int) -> Bool {
      (name == nil || tree.elements[place].name == name)
        && tests.allSatisfy { $0.matches(tree, place, scope) }
    }
  }

  private var parts: [Part]

  init(_ random: inout SeededRandom, depth: Int) {
    parts = []
    for place in 0..<Int.random(in: 1...3, using: &random) {
      let combinator = [" ", ">", "+", "~"].randomElement(using: &random) ?? " "
      var name = RandomTree.names.randomElement(using: &random)
      var tests: [Test] = []
      if Bool.random(using: &random) || depth < 2 { tests.append(Self.test(&random, depth)) }
      if Bool.random(using: &random), !tests.isEmpty { name = nil }
      parts.append(Part(combinator: place == 0 ? "" : combinator, tests: tests, name: name))
    }
  }

  var css: String {
    parts.map { $0.combinator + ($0.name ?? "") + $0.tests.map(\.css).joined() }.joined()
  }

  var xpath: String {
    parts.map { part in
      let conditions = part.tests.map { "[\($0.xpath)]" }.joined()
      let node = "*" + (part.name.map { "[self::\($0)]" } ?? "")
      return switch part.combinator {
      case ">": "/\(node)\(conditions)"
      case "+": "/following-sibling::*[1]\(node.dropFirst())\(conditions)"
      case "~": "/following-sibling::\(node)\(conditions)"
      default: "//\(node)\(conditions)"
      }
    }.joined()
  }

  /// Whether an element fits, all that is named being within another.
  func matches(_ tree: RandomTree, _ place: Int, within scope: Int) -> Bool {
    fits(tree, place, parts.count - 1, scope)
  }

  private func fits(_ tree: RandomTree, _ place: Int, _ part: Int, _ scope: Int) -> Bool {
    let isInside = place == scope || tree.isBelow(place, scope)
    guard isInside, parts[part].matches(tree, place, scope) else { return false }
    guard part > 0 else { return true }
    // What stands beside the scope is outside of it.
    let siblings = place == scope ? [place] : tree.siblings(place)
    let index = siblings.firstIndex(of: place) ?? 0
    switch parts[part].combinator {
    case ">":
      return tree.elements[place].parent.map { fits(tree, $0, part - 1, scope) } ?? false
    case "+": return index > 0 && fits(tree, siblings[index - 1], part - 1, scope)
    case "~": return siblings[..<index].contains { fits(tree, $0, part - 1, scope) }
    default:
      var next = tree.elements[place].parent
      while let parent = next {
        if fits(tree, parent, part - 1, scope) { return true }
        next = tree.elements[parent].parent
      }
      return false
    }
  }

  // MARK: Tests on one element

  private static func test(_ random: inout SeededRandom, _ depth: Int) -> Test {
    let number = Int.random(in: 1...3, using: &random)
    switch Int.random(in: 0..<(depth > 0 ? 12 : 9), using: &random) {
    case 0, 1: return word(["a", "b"].randomElement(using: &random) ?? "a")
    case 2: return value("^=", "starts-with(@v, 'xy')") { $0.hasPrefix("xy") }
    case 3: return value("*=", "contains(@v, 'xy')") { $0.contains("xy") }
    case 4: return value("=", "@v = 'xy'") { $0 == "xy" }
    case 5:
      return Test(
        css: ":nth-child(\(number))", xpath: "count(preceding-sibling::*) = \(number) - 1"
      ) {
        tree, place, _ in tree.siblings(place).firstIndex(of: place) == number - 1
      }
    case 6:
      return Test(
        css: ":nth-last-child(2n+\(number))",
        xpath: "(count(following-sibling::*) + 1 - \(number)) mod 2 = 0"
          + " and count(following-sibling::*) + 1 >= \(number)"
      ) { tree, place, _ in
        let siblings = tree.siblings(place)
        let rank = siblings.count - (siblings.firstIndex(of: place) ?? 0)
        return rank >= number && (rank - number) % 2 == 0
      }
    case 7:
      return Test(css: ":contains('soup')", xpath: "contains(., 'soup')") { tree, place, _ in
        tree.text(place).contains("soup")
      }
    case 8:
      return Test(css: ":empty", xpath: "not(node())") { tree, place, _ in
        tree.text(place).isEmpty && tree.elements[place].children.isEmpty
      }
    case 9: return negation(&random)
    default: return having(&random, number)
    }
  }

  private static func word(_ word: String) -> Test {
    Test(
      css: ".\(word)",
      xpath: "contains(concat(' ', normalize-space(@class), ' '), ' \(word) ')"
    ) { tree, place, _ in tree.elements[place].classes.contains(word) }
  }

  private static func value(
    _ sign: String, _ xpath: String, _ test: @escaping (String) -> Bool
  ) -> Test {
    Test(css: "[v\(sign)\"xy\"]", xpath: xpath) { tree, place, _ in
      tree.elements[place].value.map(test) ?? false
    }
  }

  private static func negation(_ random: inout SeededRandom) -> Test {
    let inner = test(&random, 0)
    return Test(css: ":not(\(inner.css))", xpath: "not(\(inner.xpath))") {
      !inner.matches($0, $1, $2)
    }
  }

  private static func having(_ random: inout SeededRandom, _ number: Int) -> Test {
    let inner = test(&random, 0)
    let (css, axis): (String, String) =
      switch number {
      case 1: (">", "./*")
      case 2: ("~", "following-sibling::*")
      default: ("", ".//*")
      }
    return Test(css: ":has(\(css)\(inner.css))", xpath: "\(axis)[\(inner.xpath)]") {
      tree, place, scope in
      let siblings = place == scope ? [place] : tree.siblings(place)
      return tree.elements.indices.contains { other in
        let isRelated =
          switch number {
          case 1: tree.elements[other].parent == place
          case 2: siblings.contains(other) && other > place
          default: tree.isBelow(other, place)
          }
        return isRelated && inner.matches(tree, other, scope)
      }
    }
  }
}
