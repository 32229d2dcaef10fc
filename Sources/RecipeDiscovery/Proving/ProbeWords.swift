import PotluckSupport
import RecipeModel
import RecipePages
import RecipeProviderKit

/// The words with which a search is tried: two from titles of the site, so that there is something
/// to find, and one that no text holds.
struct ProbeWords: Sendable, Hashable {
  /// A word from titles.
  var first: String
  /// A word from other titles.
  var second: String
  /// A further word, should these two find too little to see a list in it.
  var spare: String
  /// Whether the site's titles gave none, so that the first may well find nothing there.
  private(set) var areUsual = false
  /// Letters without meaning.
  let nonsense = "xqzvkwjhbrtp"

  /// The words in the order of the trials.
  var all: [(words: String, isNonsense: Bool)] {
    [(first, false), (second, false), (nonsense, true)]
  }

  /// Chooses words from pages of a site.
  /// - Parameters:
  ///   - pages: what was read so far, the best first.
  ///   - told: a word that is known to be searched for, such as that of an address.
  init(from pages: [PageData], told: String? = nil) {
    self.init(
      titles: pages.flatMap(Self.titles), language: pages.firstNonNil(\.language),
      told: told)
  }

  /// Chooses words from titles; where they give none, what nearly every collection has.
  init(titles: [String], language: String?, told: String? = nil) {
    let usual = Self.usual[String((language ?? "").lowercased().prefix(2))] ?? Self.english
    var chosen = [told].compactMap(\.self)
    let ranked = Self.ranked(titles, beside: told)
    areUsual = ranked.isEmpty && told == nil
    for word in ranked + [usual.0, usual.1, Self.english.1, "tomato"]
    where chosen.count < 3 && !chosen.contains(where: { $0.contains(word) || word.contains($0) }) {
      chosen.append(word)
    }
    first = chosen[0]
    second = chosen[1]
    spare = chosen.count > 2 ? chosen[2] : usual.1
  }

  // MARK: Titles

  private static let mostTitles = 200

  /// What seem to be titles of recipes, the likeliest first.
  private static func titles(of page: PageData) -> [String] {
    var titles: [String] = []
    if let recipe = try? PageReader().recipe(in: page.html, url: page.address?.text) {
      titles.append(recipe.recipe.listing.title)
    }
    if let address = page.address {
      let lists = CardLists.find(in: page.tree, address: address)
      titles += lists.prefix(2).flatMap { $0.cards.map(\.title) }
    }
    let (menus, links) = links(of: page)
    for node in 0..<page.tree.count where titles.count < mostTitles {
      let name = page.tree.name(node)
      guard name == "h2" || name == "h3" else { continue }
      // A heading that leads somewhere is more often a title than one that only names a part.
      let leads =
        page.tree.descendants(node).contains { page.tree.name($0) == "a" }
        || page.tree.ancestors(node).prefix(3).contains { page.tree.name($0) == "a" }
      if leads { titles.append(page.tree.line(of: node)) }
    }
    // What stands in a menu too names a part of the site: "Preferences", "Recent changes".
    titles.removeAll { menus.contains($0) }
    return Array((titles.isEmpty ? links : titles).prefix(mostTitles))
  }

  /// The texts of the links in menus, and of those beside them in the order of the page.
  private static func links(of page: PageData) -> (menus: Set<String>, others: [String]) {
    let tree = page.tree
    var menus: Set<String> = []
    var others: [String] = []
    var end = 0
    for node in 0..<tree.count where others.count < mostTitles && menus.count < mostTitles {
      if node >= end, isMenu(node, in: tree) { end = tree.end(of: node) }
      guard tree.name(node) == "a", tree.has("href", node) else { continue }
      let text = tree.line(of: node)
      guard 4...80 ~= text.count else { continue }
      if node < end { menus.insert(text) } else { others.append(text) }
    }
    return (menus, others.filter { !menus.contains($0) })
  }

  private static func isMenu(_ node: HTMLTree.Node, in tree: HTMLTree) -> Bool {
    guard !tree.isText(node), !["html", "body", "main", "a"].contains(tree.name(node)) else {
      return false
    }
    let role = tree.attribute("role", of: node)?.lowercased() ?? ""
    if ["nav", "footer"].contains(tree.name(node))
      || ["navigation", "menu", "menubar", "toolbar", "contentinfo"].contains(role)
    {
      return true
    }
    let names = tree.words("class", of: node) + tree.words("id", of: node)
    return names.contains { name in
      let name = name.lowercased()
      return ["nav", "menu", "navbar", "tools", "breadcrumb", "breadcrumbs", "footer"].contains {
        name.hasSuffix($0)
      }
    }
  }

  /// The titles that a list of the site's pages tells: a feed's, or those in a sitemap's addresses.
  static func titles(ofList response: HTTPResponse) -> [String] {
    let (body, type) = (response.body, response.headers["Content-Type"])
    if let feed = try? FeedReader.read(body, contentType: type, address: nil) {
      return (feed["items"]?.arrayValue ?? []).prefix(mostTitles)
        .compactMap { $0["title"]?.stringValue }
    }
    guard let sitemap = try? MarkupDocument(body, .xml, contentType: type),
      let addresses = try? sitemap.root.select(Selector("url > loc"))
    else { return [] }
    return addresses.prefix(mostTitles).compactMap { address in
      address.text.split(separator: "/").last.map {
        String($0).replacing("-", with: " ").replacing("_", with: " ")
      }
    }
  }

  // MARK: Choice

  /// The words of titles, the best for a trial first: those that a few titles share, so that there
  /// is a list to see; of these first two that share no title, so that their lists differ.
  private static func ranked(_ titles: [String], beside told: String?) -> [String] {
    var places: [String: Set<Int>] = [:]
    var order: [String] = []
    var seen: Set<String> = []
    for (place, title) in titles.filter({ seen.insert($0).inserted }).enumerated() {
      for word in words(title) {
        if places[word] == nil { order.append(word) }
        places[word, default: []].insert(place)
      }
    }
    let most = max(1, seen.count / 2)
    let best = order.enumerated().map { (word: $1, count: places[$1]?.count ?? 0, place: $0) }
      .filter { $0.count <= most }
      .sorted { (-min($0.count, 4), $0.place) < (-min($1.count, 4), $1.place) }.map(\.word)
    let first =
      told.map { told in places.first { $0.key.contains(told) }?.value ?? [] }
      ?? best.first.flatMap { places[$0] } ?? []
    let apart = best.dropFirst(told == nil ? 1 : 0).filter {
      places[$0]?.isDisjoint(with: first) == true
    }
    return (told == nil ? Array(best.prefix(1)) : []) + apart.prefix(1) + best + apart
  }

  /// The words of a title that are worth a search: letters alone, neither short nor in every title.
  private static func words(_ title: String) -> [String] {
    title.prefix(200).lowercased().split { !$0.isLetter }.map(String.init)
      .filter { 4...14 ~= $0.count && !isCommon($0) }
  }

  private static func isCommon(_ word: String) -> Bool {
    common.contains(word) || common.contains { $0.count > 5 && word.hasPrefix($0) }
  }

  private static let common: Set<String> = [
    "recipe", "rezept", "recette", "receta", "receita", "ricett", "recept", "przepis", "oppskrift",
    "opskrift", "resep", "рецепт", "about", "contact", "privacy", "newsletter", "search", "cookie",
    "comment", "easy", "homemade", "classic", "simple", "quick", "perfect", "ultimate", "delicious",
    "healthy", "popular", "latest", "recent", "related", "trending", "favorite", "welcome", "these",
    "this", "those", "that", "from", "your", "best", "made", "make", "more", "home", "free", "into",
    "over", "what", "when", "ways", "week", "read", "blog", "post", "here", "mais", "pour", "oder",
    "para", "como", "come", "with", "the", "there", "where", "which", "with", "without", "under",
    "minutes", "minute",
    "ingredients", "einfach", "schnell", "selbst", "leckere", "lecker", "facile", "rapide",
    "maison",
    "avec", "facil", "fácil", "rápid", "veloce", "with", "kitchen", "cooking", "collection",
    "ideas",
    "preferences", "changes", "settings", "login", "logout", "register", "timeline", "roadmap",
    "ticket", "tickets", "wiki", "index", "sitemap", "media", "manager", "history", "admin", "help",
    "page", "pages", "start", "browse", "category", "categories", "edit", "view", "html",
    "dinner", "lunch", "breakfast", "dessert", "desserts", "instagram", "facebook", "pinterest",
  ]

  /// What nearly every collection has, by language.
  private static let english = ("chicken", "chocolate")
  private static let usual: [String: (String, String)] = [
    "de": ("kartoffel", "schokolade"), "fr": ("poulet", "chocolat"),
    "es": ("pollo", "chocolate"), "it": ("pollo", "cioccolato"), "nl": ("aardappel", "chocolade"),
    "pt": ("frango", "chocolate"), "pl": ("kurczak", "czekolada"), "cs": ("kuře", "čokoláda"),
    "sk": ("kura", "čokoláda"), "sv": ("kyckling", "choklad"), "da": ("kylling", "chokolade"),
    "no": ("kylling", "sjokolade"), "nb": ("kylling", "sjokolade"), "fi": ("kana", "suklaa"),
    "hu": ("csirke", "csokoládé"), "ru": ("курица", "шоколад"), "uk": ("курка", "шоколад"),
    "tr": ("tavuk", "çikolata"), "ro": ("pui", "ciocolată"), "el": ("κοτόπουλο", "σοκολάτα"),
    "zh": ("鸡", "巧克力"), "ja": ("鶏肉", "チョコレート"), "ko": ("닭", "초콜릿"),
    "id": ("ayam", "cokelat"), "vi": ("gà", "sô cô la"), "he": ("עוף", "שוקולד"),
    "ar": ("دجاج", "شوكولاتة"),
  ]
}
