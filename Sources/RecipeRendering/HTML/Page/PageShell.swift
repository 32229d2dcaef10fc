/// A whole page: its head, its landmarks and its style.
///
/// It loads nothing and runs nothing.
struct PageShell {
  /// What kind of page it is, in a few words.
  var kind = "Recipe sources compared"
  /// What the page is about, for the window and the heading.
  var title: String
  /// What came of it, in a sentence.
  var lead: String
  /// Facts about the page, each in a few words.
  var facts: [HTMLNode]
  /// What a reader has to know first, in sentences.
  var notes: [String] = []
  /// The parts in order.
  var sections: [PageSection]
  /// What is said under everything, in sentences.
  var ending: [String]

  /// Nothing is loaded from anywhere and no script runs, whatever else the page holds.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    + "form-action 'none'"

  var text: String {
    HTMLWriter.document(
      .tag(
        "html", ["xmlns": "http://www.w3.org/1999/xhtml", "lang": "en"],
        [
          head,
          .tag(
            "body", [:],
            [
              .tag("a", ["class": "skip", "href": "#content"], text: "Skip to the figures"),
              PageIcon.definitions, header, contents,
              .tag(
                "main", ["id": "content", "tabindex": "-1"],
                notes.map { .tag("p", ["class": "note"], text: $0) } + sections.map(\.node)),
              .tag("footer", [:], ending.map { .tag("p", text: $0) }),
            ]),
        ]))
  }

  private var head: HTMLNode {
    .tag(
      "head", [:],
      [
        .tag("meta", ["charset": "utf-8"]),
        .tag("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
        .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .tag("meta", ["name": "color-scheme", "content": "light dark"]),
        .tag("meta", ["name": "referrer", "content": "no-referrer"]),
        .tag("title", text: "\(title) – \(kind.prefix(1).lowercased() + kind.dropFirst())"),
        // A browser that is given a picture does not ask the server for one.
        .tag("link", ["rel": "icon", "href": "data:,"]),
        .style([PageStyle.colors, PageStyle.layout, PageStyle.plots, PageStyle.print]),
      ])
  }

  private var header: HTMLNode {
    .tag(
      "header", [:],
      [
        .tag("p", ["class": "kicker"], text: kind),
        .tag("h1", [:], [.tag("bdi", text: title)]),
        .tag("p", ["class": "lead"], text: lead),
        .tag("ul", ["class": "facts"], facts.map { .tag("li", [:], [$0]) }),
      ])
  }

  private var contents: HTMLNode {
    .tag(
      "nav", ["aria-label": "Figures on this page"],
      [
        .tag(
          "ul", [:],
          sections.map { section in
            .tag("li", [:], [.tag("a", ["href": "#\(section.id)"], text: section.heading)])
          })
      ])
  }
}
