package import RecipeModel
package import RecipeProviderKit

/// What one page of a site announces about searching the site.
///
/// All addresses are absolute. What is announced may be stale or broken: only a search shows.
package struct PageAnnouncements: Sendable, Hashable {
  /// A feed that a page links to.
  package struct Feed: Sendable, Hashable {
    /// Its address.
    package var address: RequestURL
    /// Its media type in lower case, such as `application/rss+xml`.
    package var type: String
    /// What the page calls it.
    package var title: String?
  }

  /// A link to an OpenSearch description.
  package struct Description: Sendable, Hashable {
    /// The description's address.
    package var address: RequestURL
    /// What the page calls it.
    package var title: String?
  }

  /// A wall in place of the page.
  package enum Wall: String, Sendable, Hashable, CaseIterable {
    /// A check that only browsers pass.
    case challenge
    /// A test for people.
    case captcha
    /// A question for consent before anything is shown.
    case consent
    /// A refusal of this client.
    case refused
    /// A login.
    case login
  }

  /// The page's title.
  package var title: String?
  /// What the page calls its site.
  package var siteName: String?
  /// The language that the page names, such as `de`.
  package var language: String?
  /// The page's own address, as it calls it; else the one that it came from.
  package var address: RequestURL?
  /// The root of the WordPress REST interface.
  package var wordpress: RequestURL?
  /// The type of the page's post in that interface, such as `posts` or `recipe`.
  package var postType: String?
  /// Whether the page loads from the folders of WordPress, announced or not.
  package var looksLikeWordPress = false
  /// The schema.org SearchActions in the order of the page.
  package var searchActions: [SearchTemplate] = []
  /// The OpenSearch descriptions.
  package var openSearch: [Description] = []
  /// The feeds that are no comments feeds, those of the page's own host first.
  package var feeds: [Feed] = []
  /// The search forms, the best first.
  package var forms: [SearchForm] = []
  /// The program that made the page, as it says itself.
  package var generator: String?
  /// The platform that the page comes from, by the name of its definition.
  package var platform: Platform?
  /// Recipe plug-ins in the page, by their usual names.
  package var plugins: [String] = []
  /// Whether the page asks robots not to index it.
  package var isNoIndex = false
  /// What stands in place of the page.
  package var wall: Wall?

  /// A platform with the address that its interface is asked at.
  package struct Platform: Sendable, Hashable {
    /// Its name, such as `blogger`.
    package var name: String
    /// Where its interface is.
    package var base: RequestURL
    /// Whether the page links to the interface; else the platform's pages only look like this.
    package var isAnnounced = false
  }

  /// Creates announcements of nothing.
  package init() {}
}

extension PageAnnouncements {
  /// The announcements as an object; what is not announced is left out.
  package var json: JSON { Self.codec.write(self) }

  /// How announcements are written, for schemas; only the plain texts are read back.
  package static let codec: ObjectCodec<PageAnnouncements> = ObjectCodec(
    "Announcements", place: "announcements", "What a page announces about searching its site.",
    draft: PageAnnouncements(), isOpen: true,
    [
      .optional("title", \.title, .anyText, "The page's title."),
      .optional("siteName", \.siteName, .anyText, "What it calls its site."),
      .optional("language", \.language, .anyText, "The language that it names."),
      .optional("address", \.address, .requestURL, "Its own address."),
      .optional("wordpress", \.wordpress, .requestURL, "The root of WordPress' REST interface."),
      .optional("postType", \.postType, .anyText, "What its post is in that interface."),
      .standard("searchActions", \.searchActions, .list(.searchTemplate), "SearchActions."),
      .custom("openSearch", .list(.requestURL), "OpenSearch descriptions.") {
        $0.openSearch.isEmpty ? nil : $0.openSearch.map(\.address)
      } set: { _, _ in
      },
      .custom("feeds", .list(.requestURL), "Feeds that are not of comments.") {
        $0.feeds.isEmpty ? nil : $0.feeds.map(\.address)
      } set: { _, _ in
      },
      .custom("forms", .list(SearchWay.codec), "Search forms, the best first.") {
        $0.forms.isEmpty ? nil : $0.forms.map(SearchWay.form)
      } set: { _, _ in
      },
      .optional("generator", \.generator, .anyText, "The program that made the page."),
      .custom("platform", .anyText, "The platform that it comes from.") {
        $0.platform?.name
      } set: { _, _ in
      },
      .standard("plugins", \.plugins, .list(.anyText), "Recipe plug-ins in it."),
      .standard("noIndex", \.isNoIndex, .flag, "Whether it asks robots not to index it."),
      .optional("wall", \.wall, .word, "What stands in place of the page."),
    ])
}

extension ValueCodec where Value == RequestURL {
  /// An absolute http or https address.
  static var requestURL: ValueCodec {
    ValueCodec<String>.anyText.map { text, _ in
      try? RequestURL(text)
    } write: {
      $0.text
    }
  }
}

extension ValueCodec where Value == SearchTemplate {
  /// A template, as its text.
  static var searchTemplate: ValueCodec {
    ValueCodec<String>.anyText.map { text, _ in
      SearchTemplate(text, variable: "")
    } write: {
      $0.text
    }
  }
}
