import RecipeModel
import RecipeProviderKit
import RecipeRendering
import TestSupport
import Testing

@testable import RecipeSearch

/// The page of a comparison: its form, and what holds on every page.
@Suite(.fewAtOnce) struct ComparisonPageTests {
  private static let moment = 1_795_271_000
  private static let renderer = ComparisonPageRenderer(moment: moment)

  /// The elements that a page is made of; none of them runs or loads anything.
  private static let known: Set<String> = [
    "html", "head", "meta", "title", "link", "style", "body", "a", "svg", "defs", "pattern", "line",
    "symbol", "circle", "rect", "path", "use", "g", "text", "desc", "header", "nav", "main",
    "section", "footer", "h1", "h2", "h3", "p", "ul", "ol", "li", "div", "span", "b", "bdi",
    "time", "figure", "figcaption", "details", "summary", "table", "caption", "thead", "tbody",
    "tr",
    "th", "td", "fieldset", "legend", "label", "input",
  ]

  private static func page(_ index: Int) throws -> (text: String, elements: [MarkupReader.Element])
  {
    let text = renderer.render(ComparisonPageFixtures.all[index].comparisons)
    return (text, try MarkupReader.elements(of: text))
  }

  private static let pages = ComparisonPageFixtures.all.indices

  @Test func `a page is as people reviewed it`() throws {
    let change = ComparisonChange(from: ComparisonFixtures.soup, to: ComparisonFixtures.later)
    try GoldenFile.expect(
      Self.renderer.render(ComparisonFixtures.later, change: change), is: "HTML/comparison.html")
    try GoldenFile.expect(
      ComparisonPageRenderer(origin: .saved, moment: Self.moment).render([
        ComparisonFixtures.soup, ComparisonFixtures.stew, ComparisonPageFixtures.allFailed,
      ]), is: "HTML/comparisons.html")
  }

  @Test func `a source that is suspended was not asked, and has not failed`() {
    let page = Self.renderer.render(
      ComparisonPageFixtures.comparison(
        [Fixtures.cookbook, Fixtures.outcome("resting", .init(.suspended))], [Fixtures.menu[3]]))
    #expect(page.contains("not asked") && page.contains("Nobody asked it:"))
    #expect(!page.contains(#"class="badge failed""#) && !page.contains("Failed after"))
  }

  @Test(arguments: pages)
  func `a page is well formed and made of known elements`(index: Int) throws {
    let (_, elements) = try Self.page(index)
    #expect(Set(elements.map(\.name)).subtracting(Self.known) == [])
    #expect(
      elements.allSatisfy { element in element.attributes.keys.allSatisfy { !$0.hasPrefix("on") } })
    for name in ["main", "header", "footer", "nav", "h1", "head", "title", "style"] {
      #expect(elements.count { $0.name == name && !$0.path.contains("svg") } == 1, "\(name)")
    }
  }

  @Test(arguments: pages)
  func `a page points nowhere but to itself and to recipes`(index: Int) throws {
    let (text, elements) = try Self.page(index)
    let names = elements.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
    for element in elements {
      #expect(element.attributes["src"] == nil && element.attributes["style"] == nil)
      guard let target = element.attributes["href"] else { continue }
      if target.hasPrefix("#") {
        #expect(names.contains(String(target.dropFirst())))
      } else if element.name == "a" {
        #expect(
          target.lowercased().hasPrefix("http://") || target.lowercased().hasPrefix("https://"))
        #expect(element.attributes["rel"] == "noopener noreferrer")
      } else {
        #expect(element.name == "link" && target == "data:,")
      }
    }
    for element in elements {
      for key in ["aria-labelledby", "aria-describedby"] {
        guard let name = element.attributes[key] else { continue }
        #expect(names.contains(name))
      }
    }
    let policy = elements.first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
    #expect(policy?.attributes["content"]?.hasPrefix("default-src 'none'; style-src") == true)
    #expect(!text.contains("@import"))
  }

  @Test(arguments: pages)
  func `every number of a drawing is a number`(index: Int) throws {
    let numeric: Set<String> = [
      "x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "rx", "width", "height",
    ]
    for element in try Self.page(index).elements {
      for (name, value) in element.attributes where numeric.contains(name) {
        let number = Double(value.hasSuffix("%") ? String(value.dropLast()) : value)
        #expect(number?.isFinite == true, "\(element.name) \(name)=\(value)")
        if name == "width" || name == "height" || name == "r" { #expect(number ?? -1 >= 0) }
      }
    }
  }

  @Test(arguments: pages)
  func `a page can be read without seeing it`(index: Int) throws {
    let (_, elements) = try Self.page(index)
    var level = 0
    for element in elements where ["h1", "h2", "h3"].contains(element.name) {
      let next = Int(element.name.dropFirst()) ?? 0
      #expect(next <= level + 1, "\(element.text) follows a heading of level \(level)")
      #expect(!element.text.isEmpty)
      level = next
    }
    let texts = Dictionary(
      elements.compactMap { element in element.attributes["id"].map { ($0, element.text) } },
      uniquingKeysWith: { first, _ in first })
    for element in elements where element.name == "svg" {
      if element.attributes["role"] == "img" {
        #expect(texts[element.attributes["aria-labelledby"] ?? ""]?.isEmpty == false)
        #expect(texts[element.attributes["aria-describedby"] ?? ""]?.isEmpty == false)
      } else {
        #expect(element.attributes["aria-hidden"] == "true")
      }
    }
    for element in elements where element.name == "th" {
      #expect(["row", "col"].contains(element.attributes["scope"]))
    }
    #expect(elements.count { $0.name == "table" } == elements.count { $0.name == "caption" })
  }

  @Test func `what a source says stays text`() throws {
    let (text, elements) = try Self.page(5)
    let plain = try MarkupReader.elements(
      of: Self.renderer.render(ComparisonPageFixtures.everyEnd))
    #expect(Set(elements.map(\.name)).isSubset(of: Set(plain.map(\.name) + ["a"])))
    let body = try #require(elements.first { $0.name == "body" })
    for title in HostileMarkup.texts.dropLast() { #expect(body.text.contains(title)) }
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
    #expect(!text.unicodeScalars.contains { (0x2066...0x2069).contains($0.value) })
  }

  @Test func `sources that were silent are not told as having nothing`() throws {
    let (text, elements) = try Self.page(4)
    let badges = elements.filter { $0.attributes["class"]?.hasPrefix("badge ") == true }
      .map { "\($0.attributes["class"]?.dropFirst(6) ?? ""):\($0.text)" }
    #expect(
      Set(badges) == [
        "answered:\nadds recipes", "answered:\nanswered", "nothing:\nhas nothing",
        "part:\nanswered in part",
        "failed:\nfailed",
        "unasked:\nnot asked",
      ])
    #expect(
      text.contains("What they have is not known, and may be what is “only here” for others."))
    func unknown(_ id: String) -> Int? {
      elements.last { $0.name == "tr" && $0.text.contains(id) }.map {
        $0.text.split(separator: "not defined", omittingEmptySubsequences: false).count - 1
      }
    }
    #expect(unknown("food2fork") == 4 && unknown("has-none") == 1)
  }

  @Test func `what got worse over several queries is told`() throws {
    let change = ComparisonChange(from: ComparisonFixtures.soup, to: ComparisonFixtures.later)
    let page = Self.renderer.render(
      [ComparisonFixtures.later, ComparisonFixtures.stew], changes: [change, nil])
    let elements = try MarkupReader.elements(of: page)
    let section = try #require(
      elements.first { $0.name == "section" && $0.attributes["aria-labelledby"] == "changes" })
    #expect(section.text.contains("food2fork went from ok to partial"))
  }

  @Test func `the page and the report begin with what got worse and who could go`() throws {
    let change = ComparisonChange(from: ComparisonFixtures.soup, to: ComparisonFixtures.later)
    let text = ComparisonRenderer(style: .pipe).render(ComparisonFixtures.later, change: change)
    let worse = "\(change.regressions().count) things got worse since the baseline."
    let lines = text.split(separator: "\n")
    #expect(try lines[at: 1] == worse)
    let elements = try MarkupReader.elements(
      of: Self.renderer.render(ComparisonFixtures.later, change: change))
    let first = try #require(elements.first { $0.name == "section" })
    #expect(first.attributes["aria-labelledby"] == "verdict")
    let said = try #require(elements.first { $0.attributes["class"] == "worse" })
    #expect(said.text.contains(worse) && said.text.contains("Food2fork went from ok to partial."))
  }

  @Test func `what nobody can tell is hatched and counted apart`() throws {
    let text = ComparisonRenderer(style: TextStyle(width: 120)).render(ComparisonFixtures.soup)
    #expect(text.contains("█▒") && text.contains("Unclear"))
    let elements = try MarkupReader.elements(of: Self.renderer.render(ComparisonFixtures.soup))
    #expect(elements.contains { $0.name == "rect" && $0.attributes["class"] == "void" })
    let row = elements.first { $0.name == "tr" && $0.text.contains("Ramen!") }
    #expect(row?.text.contains("unclear") == true)
  }

  @Test func `a filter knows its choices, and what it filters names one of them`() throws {
    let elements = try MarkupReader.elements(of: Self.renderer.render(ComparisonFixtures.soup))
    let choices = elements.filter { $0.name == "input" }
    let style = elements.first { $0.name == "style" }
    #expect(Set(choices.compactMap { $0.attributes["name"] }) == ["ranks", "list"])
    for name in ["ranks", "list"] {
      let own = choices.filter { $0.attributes["name"] == name }
      #expect(own.count { $0.attributes["checked"] != nil } == 1)
      #expect(own.allSatisfy { $0.path.contains("label") && $0.attributes["type"] == "radio" })
    }
    let classes = elements.compactMap { $0.attributes["class"] }.flatMap {
      $0.split(separator: " ")
    }
    for choice in choices {
      let number = choice.attributes["class"]?.dropFirst() ?? ""
      #expect(number == "0" || classes.contains("f\(number)"))
      #expect(number == "0" || style?.text.contains(".c\(number):checked") == true)
    }
  }

  @Test func `an order that may be chance has no tint and says over how many`() throws {
    let names = (1...12).map { "r\($0)" }
    func page(_ other: [String]) -> String {
      Self.renderer.render(ComparisonPageFixtures.lists(["a": names, "b": other]))
    }
    let same = page(names)
    #expect(same.contains(#"<td class="p3">1.00<span class="n">n 12</span>"#))
    let mixed = page(names.filter { Int($0.dropFirst())?.isMultiple(of: 2) == true } + names)
    #expect(
      mixed.contains(#"<td class="faint">("#) && mixed.contains(#"<span class="n">n 12</span>"#))
  }

  @Test func `a page stays small however much was found`() throws {
    let large = ComparisonPageFixtures.large(providers: 20, listings: 1000)
    let one = Self.renderer.render(large)
    #expect(one.utf8.count < 400_000)
    let rest = large.recipes.count - 100
    #expect(one.contains("And \(rest) more, which --json tells."))
    let many = Self.renderer.render([Comparison](repeating: large, count: 60))
    #expect(many.utf8.count < 400_000)
    #expect(many.contains("And 35 more, which --json tells."))
    #expect(many.contains("20 more queries are in --json."))
  }
}
