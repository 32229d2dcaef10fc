import PotluckSupport
import RecipeModel
import RecipeRPC
import RecipeRendering

/// What all pages share: head, landmarks, navigation.
struct PageFrame {
  let visit: Visit
  let site: Site
  /// What the page is, for the window.
  var title: String
  /// Texts that the script shows, by name.
  var texts: [(name: StaticString, value: String)] = []

  /// Where the browser goes from here by itself; nil for nowhere.
  var refreshes: String?
  /// Whether what it shows goes on, so that a browser without script asks for it again.
  var goesOn = false
  /// Whether a form at its end chooses another language.
  var offersLanguages = true

  private var language: Language { visit.language }

  private var places: [(path: String, name: Phrase)] {
    [("/", Phrase.search)] + KeptPages.places(visit) + [
      ("/shopping", Phrase.shopping),
      ("/compare", Phrase.compare), ("/sources", Phrase.sources), ("/about", Phrase.about),
    ]
  }

  /// The page around its content.
  func page(_ content: [HTMLNode], status: Int = 200) -> Answer {
    .html(
      HTMLWriter.document(
        .tag(
          "html", ["lang": language.tag, "dir": language.direction],
          [
            head,
            .element(
              "body",
              (frameTexts + texts).map { ($0.name, $0.value) },
              [
                .tag("a", ["class": "skip", "href": "#content"], text: language(.skip)),
                header,
                .tag(
                  "main", ["id": "content", "tabindex": "-1"],
                  [.tag("p", ["id": "waiting", "class": "note", "hidden": "hidden"])] + content
                    + [.tag("p", ["id": "status", "role": "status", "class": "unseen"])]),
                offersLanguages
                  ? .tag("footer", [:], [LanguageChoice.form(self)]) : .nothing,
                keys,
              ]),
          ])), status: status)
  }

  private var frameTexts: [(name: StaticString, value: String)] {
    var texts: [(name: StaticString, value: String)] = [
      ("data-kept", language(.isKept)), ("data-listed", language(.isListed)),
      ("data-waiting", language(.waits)),
      ("data-kept-soon", language(.isBeingKept)),
      ("data-listed-soon", language(.isBeingListed)),
    ]
    // The worker that keeps pages has to know when they become another user's.
    if visit.isIdentified { texts.append(("data-user", Digest.name((visit.user ?? "").utf8))) }
    return texts
  }

  private var head: HTMLNode {
    .tag(
      "head", [:],
      [
        .tag("meta", ["charset": "utf-8"]),
        .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .tag("meta", ["name": "color-scheme", "content": "light dark"]),
        .tag("title", text: title == "Potluck" ? title : "\(title) – Potluck"),
        .tag("link", ["rel": "icon", "type": "image/svg+xml", "href": Files.icon.address]),
        .tag("link", ["rel": "apple-touch-icon", "href": Files.icons[0].file.address]),
        .tag("link", ["rel": "manifest", "href": "/manifest.webmanifest"]),
        refreshes.map { .tag("meta", ["http-equiv": "refresh", "content": "0; url=\($0)"]) }
          ?? .nothing,
        goesOn
          ? .tag("noscript", [:], [.tag("meta", ["http-equiv": "refresh", "content": "5"])])
          : .nothing,
        .tag("link", ["rel": "stylesheet", "href": Files.style.address]),
        .tag("script", ["type": "module", "src": Files.script.address]),
      ])
  }

  private var header: HTMLNode {
    .tag(
      "header", [:],
      [
        .tag("a", ["class": "name", "href": "/"], text: "Potluck"), navigation,
        visit.session.isTrusted
          ? form("/sign-out", [Piece.button(language(.signOut), isQuiet: true)]) : .nothing,
      ])
  }

  /// Leads to the other pages.
  var navigation: HTMLNode {
    let links = places.map { place in
      HTMLNode.tag(
        "li", [:],
        [
          .tag(
            "a",
            ["href": place.path, "aria-current": place.path == visit.path ? "page" : nil],
            text: language(place.name))
        ])
    }
    return .tag(
      "nav",
      ["aria-label": language(.pages), "lang": language.tag, "dir": language.direction],
      [.tag("ul", [:], links)])
  }

  /// The list of keys, which the script shows.
  private var keys: HTMLNode {
    .tag(
      "dialog", ["id": "keys", "aria-labelledby": "keys-heading"],
      [
        .tag("h2", ["id": "keys-heading"], text: language(.keys)),
        .tag(
          "dl", [:],
          ["/", "j", "k", "Enter", "?"].flatMap { key in
            [
              HTMLNode.tag("dt", [:], [.tag("kbd", text: key)]),
              .tag("dd", text: language.name(of: key, .key)),
            ]
          }),
        .tag(
          "label", [:],
          [
            .tag("input", ["type": "checkbox", "id": "keys-on", "checked": "checked"]),
            .text(" " + language(.keysOn)),
          ]),
        .tag(
          "form", ["method": "dialog"],
          [.tag("button", [:], [.text(language(.close))])]),
      ])
  }

  /// A form that changes something.
  func form(
    _ path: String, _ children: [HTMLNode], id: String? = nil, class name: String? = nil,
    takesFiles: Bool = false
  ) -> HTMLNode {
    .tag(
      "form",
      [
        "method": "post", "action": path, "id": id, "class": name,
        "enctype": takesFiles ? "multipart/form-data" : nil,
      ],
      [
        .tag(
          "input",
          [
            "type": "hidden", "name": "form",
            "value": visit.formMark ?? visit.session.formToken(site.accessControl.signer),
          ])
      ] + children)
  }
}

/// Pieces that several pages have.
enum Piece {
  /// A field with its label and what helps to fill it.
  static func field(
    _ name: String, _ label: String, type: String = "text", value: String?, hint: String? = nil
  ) -> HTMLNode {
    .tag(
      "p", ["class": "field"],
      [
        .tag("label", ["for": name], text: label),
        .tag(
          "input",
          [
            "id": name, "name": name, "type": type, "value": value, "autocomplete": "off",
            "maxlength": "500", "aria-describedby": hint == nil ? nil : "\(name)-hint",
          ]),
        hint.map { .tag("small", ["id": "\(name)-hint"], text: $0) } ?? .nothing,
      ])
  }

  /// A value that a form sends along unseen.
  static func hidden(_ name: String, _ value: String) -> HTMLNode {
    .tag("input", ["type": "hidden", "name": name, "value": value])
  }

  /// A choice of one.
  static func choice(
    _ name: String, _ label: String, _ options: [(value: String, text: String)], chosen: String?
  ) -> HTMLNode {
    .tag(
      "p", ["class": "field"],
      [
        .tag("label", ["for": name], text: label),
        .tag(
          "select", ["id": name, "name": name],
          options.map { option in
            .tag(
              "option",
              ["value": option.value, "selected": option.value == chosen ? "selected" : nil],
              text: option.text)
          }),
      ])
  }

  /// A recipe's title, which is never empty.
  static func title(_ text: String) -> String {
    let title = Sanitizer.terminal(text)
    return title.isEmpty ? "…" : title
  }

  static func button(_ text: String, isQuiet: Bool = false) -> HTMLNode {
    .tag("button", ["type": "submit", "class": isQuiet ? "quiet" : nil], text: text)
  }

  /// A picture, in a place that is there before it is; without one a drawing of the kind of dish, or
  /// the title's first letter.
  static func picture(
    _ path: String?, of title: String, width: Int, height: Int, isLazy: Bool = true
  ) -> HTMLNode {
    .tag(
      "div",
      [
        "class": "picture", "aria-hidden": "true", "data-tint": "\(StableHash.of(title) % 6)",
      ],
      [
        DishDrawing(title)?.node ?? .text(firstLetter(of: title)),
        path.map {
          .tag(
            "img",
            [
              "src": $0, "alt": "", "width": "\(width)", "height": "\(height)",
              "loading": isLazy ? "lazy" : nil, "decoding": "async",
            ])
        } ?? .nothing,
      ])
  }

  private static func firstLetter(of title: String) -> String {
    let letter = title.unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { String($0).uppercased() } ?? ""
  }

  /// A link to somewhere else, which learns nothing of where it was followed.
  static func outward(_ link: String, _ text: HTMLNode) -> HTMLNode {
    .tag("a", ["href": link, "rel": "noreferrer noopener nofollow external"], [text])
  }

  /// The host of a link.
  static func host(_ link: String) -> String {
    let rest = link.drop { $0 != "/" }.drop { $0 == "/" }
    let host = rest.prefix { !"/?#:".contains($0) }
    return Sanitizer.terminal(String(host.hasPrefix("www.") ? host.dropFirst(4) : host))
  }

  /// A source's word, which may be in another language than the page.
  static func remark(_ text: String, _ language: Language) -> HTMLNode {
    .tag(
      "span", ["lang": language.tag == "en" ? nil : "en"], [.said(PathRedaction.text(text))])
  }
}
