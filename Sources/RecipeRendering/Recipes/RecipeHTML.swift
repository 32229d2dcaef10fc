package import RecipeModel

/// One recipe as a page of its own: it loads nothing, and carries the recipe as JSON-LD too, so
/// that programs read it as well as people do.
package enum RecipeHTML {
  /// The page, with a line break at its end.
  ///
  /// `remarks` are what a cook should know besides, a sentence each; `pictures` are `data:` addresses,
  /// which become part of the page.
  package static func render(
    _ recipe: Recipe, remarks: [String] = [], pictures: [String] = []
  ) -> String {
    let facts = RecipeFacts(recipe)
    let parts = RecipeParts(recipe)
    return HTMLWriter.document(
      .tag(
        "html", ["xmlns": "http://www.w3.org/1999/xhtml", "lang": language(recipe)],
        [
          head(facts.title, recipe),
          .tag(
            "body", ["class": parts.printedSize],
            [header(facts, recipe, pictures), main(parts, remarks), footer(facts)]),
        ]))
  }

  /// A language tag of letters, digits and hyphens; nil for any other text.
  private static func language(_ recipe: Recipe) -> String? {
    recipe.language.flatMap { tag in
      let isTag = tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      return isTag && !tag.isEmpty ? tag : nil
    }
  }

  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    + "form-action 'none'"

  private static func head(_ title: String, _ recipe: Recipe) -> HTMLNode {
    .tag(
      "head", [:],
      [
        .tag("meta", ["charset": "utf-8"]),
        .tag("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
        .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .tag("meta", ["name": "color-scheme", "content": "light dark"]),
        .tag("meta", ["name": "referrer", "content": "no-referrer"]),
        .tag("title", text: title),
        .tag("link", ["rel": "icon", "href": "data:,"]),
        .style([PageStyle.colors, PageStyle.layout, style, PageStyle.print, printed]),
        .linkedData(RecipeRenderer(.jsonld).render(recipe)),
      ])
  }

  private static func header(
    _ facts: RecipeFacts, _ recipe: Recipe, _ pictures: [String]
  ) -> HTMLNode {
    var children: [HTMLNode] = [.tag("h1", [:], [.said(facts.title)])]
    if let name = facts.source?.name {
      children.append(.tag("p", ["class": "kicker"], [.said(name)]))
    }
    if let summary = recipe.summary {
      children.append(.tag("p", ["class": "lead"], [.said(summary)]))
    }
    let items = facts.facts.map { fact in
      HTMLNode.tag("li", [:], [.text("\(fact.label): "), .said(fact.text)])
    }
    if !items.isEmpty { children.append(.tag("ul", ["class": "facts"], items)) }
    children += pictures.map { .tag("img", ["src": $0, "alt": "", "width": "320"]) }
    return .tag("header", [:], children)
  }

  private static func main(_ parts: RecipeParts, _ remarks: [String]) -> HTMLNode {
    var sections: [HTMLNode] = []
    func add(_ id: String, _ heading: String, _ content: [HTMLNode]) {
      guard !content.isEmpty else { return }
      sections.append(
        .tag(
          "section", ["aria-labelledby": id], [.tag("h2", ["id": id], text: heading)] + content))
    }
    add(
      "ingredients", "Ingredients",
      parts.groups.flatMap { list("ul", $0, from: 1, HTMLNode.said) })
    var number = 1
    let steps = parts.sections.flatMap { section in
      defer { number += section.lines.count }
      return list("ol", section, from: number, StepHTML.said)
    }
    add("steps", "Steps", steps)
    add("notes", "Notes", items(parts.notes))
    let nutrition = parts.nutrition
    add("nutrition", "Nutrition", nutrition.isEmpty ? [] : [.tag("p", [:], [.said(nutrition)])])
    add("remarks", "Please note", items(remarks))
    return .tag("main", [:], sections)
  }

  private static func list(
    _ name: StaticString, _ part: RecipeParts.Part, from start: Int,
    _ said: (String) -> HTMLNode
  ) -> [HTMLNode] {
    let head: [HTMLNode] = part.name.map { [.tag("h3", [:], [.said($0)])] } ?? []
    let first = start == 1 ? nil : String(start)
    return head + [.tag(name, ["start": first], part.lines.map { .tag("li", [:], [said($0)]) })]
  }

  private static func items(_ texts: [String]) -> [HTMLNode] {
    texts.isEmpty ? [] : [.tag("ul", [:], texts.map { .tag("li", [:], [.said($0)]) })]
  }

  private static func footer(_ facts: RecipeFacts) -> HTMLNode {
    guard let source = facts.source else { return .nothing }
    return .tag(
      "footer", [:], [.tag("p", [:], [.tag("a", ["href": source.link], text: source.link)])])
  }

  /// What a recipe has beside the rest of the pages: lists with their marks.
  private static let style: StaticString = """
    body { max-width: 46rem; font-size: 1.125rem; }
    main { display: block; }
    section { margin-top: 2rem; }
    main ul { list-style: disc; padding-left: 1.25rem; }
    main ol { list-style: decimal; margin: 0; padding-left: 1.75rem; }
    main li { margin-top: 0.375rem; }
    main ol li { margin-top: 0.75rem; }
    main ol li::marker { color: var(--soft); font-weight: 600; }
    main h3 { margin-top: 1.25rem; }
    """

  /// Paper to pin up: one or two sheets, the ingredients beside the steps, and no step on two sheets.
  private static let printed: StaticString = """
    @page { margin: 14mm; }
    @media print {
      html { font-size: 10.5pt; line-height: 1.35; }
      body { max-width: none; font-size: 1rem; line-height: 1.35; padding: 0; }
      h1 { font-size: 1.75rem; }
      h2 { font-size: 1.125rem; }
      header:has(> img) {
        display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: 0.5cm;
      }
      header > img {
        grid-column: 2; grid-row: 1 / span 5; width: auto; max-width: 4.5cm; max-height: 3.5cm;
      }
      header > img ~ img { display: none; }
      .lead { font-size: 1rem; max-width: none; }
      main { display: grid; grid-template-columns: 2fr 3fr; gap: 0 1cm; align-items: start; }
      main > section { grid-column: 1 / -1; margin-top: 0.75rem; break-inside: auto; }
      main > section[aria-labelledby=ingredients]:has(+ [aria-labelledby=steps]) { grid-column: 1; }
      section[aria-labelledby=ingredients] + [aria-labelledby=steps] { grid-column: 2; }
      main li, main p { break-inside: avoid; }
      main li { margin-top: 0.125rem; orphans: 3; widows: 3; }
      main ol li { margin-top: 0.375rem; }
      main h3 { margin-top: 0.5rem; }
      main ul { padding-left: 1rem; }
      footer { margin-top: 0.75rem; }
    }
    @media print {
      html:has(> .long) { font-size: 9.25pt; line-height: 1.3; }
      html:has(> .longer) { font-size: 8.75pt; line-height: 1.25; }
      .long, .longer { line-height: inherit; }
      .longer main li { margin-top: 0; }
      .longer main ol li { margin-top: 0.25rem; }
    }
    """
}
