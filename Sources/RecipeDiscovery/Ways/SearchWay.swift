package import RecipeModel
package import RecipeProviderKit

/// One way to search a site.
package enum SearchWay: Sendable, Hashable {
  /// The REST interface of WordPress, by its root (`…/wp-json/` or `…?rest_route=/`), and what is
  /// searched by its name there (`posts`, `recipe`); nil while that is not known.
  case wordpress(root: RequestURL, type: String?)
  /// A server that somebody runs, by the bundled definition that speaks with it (`mealie`).
  case selfHosted(kind: String, base: RequestURL)
  /// A platform with an interface of its own (`blogger`, `squarespace`, `shopify`, `ghost`,
  /// `drupal`, `mediawiki`).
  case platform(kind: String, base: RequestURL)
  /// A feed of what is found.
  case feedSearch(SearchTemplate)
  /// An OpenSearch description, and once that was read the template in it with its media type.
  case openSearch(description: RequestURL, template: SearchTemplate?, type: String?)
  /// A `SearchAction` of schema.org.
  case searchAction(SearchTemplate)
  /// A search form.
  case form(SearchForm)
  /// An address that the site's scripts ask, which answers with JSON.
  case script(SearchTemplate)
  /// A feed of the newest, which can only be looked through.
  case newestFeed(RequestURL)

  /// The word for the way in documents.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case wordpress, selfHosted, platform, feedSearch, openSearch, searchAction, form, script,
      newestFeed
  }

  /// The word for the way in documents.
  package var kind: Kind {
    switch self {
    case .wordpress: .wordpress
    case .selfHosted: .selfHosted
    case .platform: .platform
    case .feedSearch: .feedSearch
    case .openSearch: .openSearch
    case .searchAction: .searchAction
    case .form: .form
    case .script: .script
    case .newestFeed: .newestFeed
    }
  }

  /// The way in a few words for people, such as `the WordPress REST interface, recipe posts`.
  package var title: String {
    switch self {
    case .wordpress(_, let type):
      "the WordPress REST interface" + (type.map { " (\($0))" } ?? "")
    case .selfHosted(let kind, _), .platform(let kind, _): "the interface of \(kind)"
    case .feedSearch: "a feed of what is found"
    case .openSearch: "the OpenSearch description"
    case .searchAction(let template) where template.isGiven: "the search given"
    case .form(let form) where form.isGiven: "the search given"
    case .searchAction: "the schema.org SearchAction"
    case .form(let form): "the search form (\(form.method.rawValue.uppercased()))"
    case .script: "the address that its scripts ask"
    case .newestFeed: "a feed of the newest"
    }
  }

  /// The way as an object with `kind` and what belongs to that.
  package var json: JSON { ToldWay.codec.write(ToldWay(self)) }

  /// How ways are written, for schemas.
  package static let codec: ValueCodec<SearchWay> = ValueCodec<ToldWay>.object(ToldWay.codec)
    .map(read: { told, _ in told.way }, write: ToldWay.init)
}

/// An address with a place for the words, such as `https://soups.example/?s={search_term_string}`.
package struct SearchTemplate: Sendable, Hashable {
  /// The absolute address, the place in braces as announced.
  package var text: String
  /// The name in the braces, without them.
  package var variable: String
  /// Whether a person gave the address, so that no page announces it.
  var isGiven = false
  /// What joins several words, where a path shows it: `-` in `/search/hot-soup`.
  var joiner: String?

  /// Creates a template.
  package init(_ text: String, variable: String) {
    self.text = text
    self.variable = variable
  }
}

/// A search form that a browser could send.
package struct SearchForm: Sendable, Hashable {
  /// How it is sent.
  package enum Method: String, Sendable, Hashable, CaseIterable { case get, post }

  /// One further value that goes along.
  package struct Item: Sendable, Hashable {
    /// The field's name.
    package var name: String
    /// Its value.
    package var value: String

    /// Creates an item.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Where it is sent to; of a GET form the query is replaced.
  package var action: RequestURL
  /// How it is sent.
  package var method: Method
  /// The name of the field for the words.
  package var field: String
  /// What is sent besides, in the order of the page: hidden inputs and the first options.
  package var others: [Item] = []
  /// The hidden inputs among them.
  package var hidden: [Item] = []
  /// Whether a hidden input holds for one session only, so that it cannot be sent again.
  package var isOfSession = false
  /// Whether the form names no address to send it to, as those of scripts do.
  package var isToItself = false
  /// The charset in which it is sent; nil for UTF-8.
  var charset: Charset?
  /// Whether a person gave the address of a search, so that no page shows the form.
  var isGiven = false

  /// Creates a form.
  package init(action: RequestURL, method: Method, field: String) {
    self.action = action
    self.method = method
    self.field = field
  }
}

/// A way as its document has it.
private struct ToldWay: Sendable {
  var kind = SearchWay.Kind.newestFeed
  var root, type, name, base, description, template, input, action, method, field, feed: String?
  var hidden: [SearchForm.Item]?
  var way: SearchWay?

  init() {}

  init(_ way: SearchWay) {
    kind = way.kind
    switch way {
    case .wordpress(let root, let type):
      self.root = root.text
      self.type = type
    case .selfHosted(let kind, let base), .platform(let kind, let base):
      name = kind
      self.base = base.text
    case .feedSearch(let template), .searchAction(let template), .script(let template):
      self.template = template.text
      input = template.variable
    case .openSearch(let description, let template, let type):
      self.description = description.text
      self.template = template?.text
      input = template?.variable
      self.type = type
    case .form(let form):
      action = form.action.text
      method = form.method.rawValue
      field = form.field
      hidden = form.hidden
    case .newestFeed(let address): feed = address.text
    }
  }

  static let codec: ObjectCodec<ToldWay> = ObjectCodec(
    "SearchWay", place: "a way to search", "One way to search a site.", draft: ToldWay(),
    isOpen: true,
    [
      .required("kind", \.kind, .word, "Which way."),
      .optional("root", \.root, .anyText, "wordpress: the root of the REST interface."),
      .optional(
        "type", \.type, .anyText,
        "wordpress: what is searched, by its REST base; openSearch: the media type of the answer."),
      .optional("use", \.name, .anyText, "selfHosted, platform: the bundled definition."),
      .optional("base", \.base, .anyText, "selfHosted, platform: the server's address."),
      .optional("description", \.description, .anyText, "openSearch: the description's address."),
      .optional(
        "template", \.template, .anyText,
        "feedSearch, openSearch, searchAction, script: the address, with the words in braces."),
      .optional("input", \.input, .anyText, "What stands in the template's braces."),
      .optional("action", \.action, .anyText, "form: where it is sent to."),
      .optional("method", \.method, .word(of: ["get", "post"]), "form: how it is sent."),
      .optional("field", \.field, .anyText, "form: the field for the words."),
      .custom(
        "hidden", .dictionary(.anyText), "form: hidden fields that go along.",
        get: { $0.hidden.map { Dictionary($0.map { ($0.name, $0.value) }) { first, _ in first } } },
        set: { _, _ in }),
      .optional("feed", \.feed, .anyText, "newestFeed: the feed's address."),
    ])
}
