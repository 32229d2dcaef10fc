/// How a simulated web site is set up: what its owner chose, and what stands in front of it.
///
/// Each setting concerns the sites that have it; the others ignore it.
package struct SiteSettings: Sendable, Hashable {
  /// What `/robots.txt` answers.
  package enum Robots: Sendable, Hashable {
    /// What the site's software writes by itself.
    case standard
    /// What plugins for search engines write: nothing is forbidden, and there is a site map.
    case plugin
    /// There is none: HTTP 404.
    case missing
    /// Searches, feeds and interfaces are forbidden to all.
    case noSearch
    /// Everything is forbidden to all.
    case nothing
    /// The server fails: HTTP 503.
    case failing
    /// This text.
    case text(String)
  }

  /// How a WordPress blog writes its addresses.
  package enum Permalinks: String, Sendable, Hashable, CaseIterable {
    /// `/leek-soup/`, and the interface below `/wp-json/`.
    case pretty
    /// `/?p=12`, and the interface at `/index.php?rest_route=/`.
    case plain
  }

  /// What a WordPress blog does with searches as feeds.
  package enum SearchFeed: String, Sendable, Hashable, CaseIterable {
    /// It answers them.
    case open
    /// A plugin sends them to the front page.
    case home
  }

  /// How a search form is sent.
  package enum FormMethod: String, Sendable, Hashable, CaseIterable {
    /// In the address.
    case get
    /// In the body; the answer has no pages.
    case post
  }

  /// A form of feed.
  package enum Feed: String, Sendable, Hashable, CaseIterable {
    /// RSS 2.0, at `/rss.xml`.
    case rss
    /// Atom, at `/atom.xml`.
    case atom
    /// RSS 1.0, at `/index.rdf`.
    case rdf
    /// JSON Feed 1.1, at `/feed.json`.
    case json
  }

  /// What `/robots.txt` says.
  package var robots: Robots
  /// The address by which the site knows itself and of which links are made; nil for the one by
  /// which it was asked.
  ///
  /// It has no slash at its end: `https://soup.example`.
  package var address: String?
  /// The folder in which it lies, such as `/blog`; empty for the root of the host.
  package var folder: String
  /// How a WordPress blog writes its addresses.
  package var permalinks: Permalinks
  /// Who keeps strangers from a WordPress blog's interface; nil for an open one.
  package var refusal: WordPressRefusal?
  /// Whether a WordPress blog's pages name its interface.
  package var announcesInterface: Bool
  /// The name of a WordPress blog's own type for recipes, such as `recipe`, whose posts then are
  /// articles; nil when its posts are the recipes.
  package var recipeType: String?
  /// Whether a WordPress blog has WP Recipe Maker, with its type `wprm_recipe`.
  package var hasRecipeMaker: Bool
  /// What a WordPress blog does with searches as feeds.
  package var searchFeed: SearchFeed
  /// How the card site's form is sent.
  package var form: FormMethod
  /// The feeds of the feed site; none makes it a site without any way to be searched or followed.
  package var feeds: [Feed]
  /// What stands in front of the walled site.
  package var wall: Wall
  /// Whether titles, texts and names try to break out of whatever shows them.
  package var isHostile: Bool

  /// Creates settings; the defaults are those of a site that wants to be found.
  package init(
    robots: Robots = .standard, address: String? = nil, folder: String = "",
    permalinks: Permalinks = .pretty, refusal: WordPressRefusal? = nil,
    announcesInterface: Bool = true, recipeType: String? = nil, hasRecipeMaker: Bool = true,
    searchFeed: SearchFeed = .open, form: FormMethod = .get, feeds: [Feed] = Feed.allCases,
    wall: Wall = .challenge, isHostile: Bool = false
  ) {
    self.robots = robots
    self.address = address
    self.folder = folder
    self.permalinks = permalinks
    self.refusal = refusal
    self.announcesInterface = announcesInterface
    self.recipeType = recipeType
    self.hasRecipeMaker = hasRecipeMaker
    self.searchFeed = searchFeed
    self.form = form
    self.feeds = feeds
    self.wall = wall
    self.isHostile = isHostile
  }
}

/// What stands between the walled site and whoever asks.
package enum Wall: String, Sendable, Hashable, CaseIterable {
  /// Cloudflare's challenge: 403 with `cf-mitigated: challenge`.
  case challenge
  /// A rule of Cloudflare's that refuses the client: 403, error code 1020.
  case rule
  /// DataDome: 403 with `x-datadome` and a captcha on another host.
  case dataDome = "datadome"
  /// Akamai: 403, `Access Denied` with a reference.
  case akamai
  /// SiteGround's captcha: status 202 and a page that leads to it.
  case siteGround = "siteground"
  /// A captcha with status 200.
  case captcha
  /// A redirect to a page that asks for consent.
  case consent
  /// A redirect to a login.
  case login
  /// 429 with `Retry-After`.
  case tooMany = "too-many"
}

/// Who keeps strangers from a WordPress blog's REST interface, by the code of the refusal.
package enum WordPressRefusal: String, Sendable, Hashable, CaseIterable {
  /// The plugin Disable REST API.
  case cannotAccess = "rest_cannot_access"
  /// Solid Security: the root is open, types and posts are closed.
  case restricted = "itsec_rest_api_access_restricted"
  /// Disable WP REST API and its copies.
  case loginRequired = "rest_login_required"
  /// Perfmatters and its copies.
  case authenticationError = "rest_authentication_error"
  /// A filter of the owner's.
  case notLoggedIn = "rest_not_logged_in"
  /// A filter of the owner's.
  case disabled = "rest_disabled"
  /// A filter of the owner's.
  case forbidden = "rest_forbidden"
  /// The routes of WordPress are removed: HTTP 404.
  case noRoute = "rest_no_route"
  /// A firewall in front of the interface: HTTP 403 with a page.
  case firewall
  /// A rule of the server's: HTTP 404 with a page.
  case notFound = "not-found"
  /// The front page in place of the interface, with status 200.
  case frontPage = "front-page"
}
