import RecipePages
import RecipeProviderKit

/// Tells the platform that a page comes from.
struct PlatformSigns {
  let page: PageData
  let generator: String?

  init(_ page: PageData, generator: String?) {
    self.page = page
    self.generator = generator?.lowercased()
  }

  /// The platform with the address that its interface is asked at; nil when there is no sign of one
  /// that is known.
  var platform: PageAnnouncements.Platform? {
    guard let address = page.address else { return nil }
    let site = address.withPath("")
    guard let name = Self.signs.first(where: { isThere($0) })?.name else { return nil }
    return .init(name: name, base: site, isAnnounced: name == "blogger" && linksToFeeds)
  }

  /// Whether the page links to a blog's feeds on Blogger.
  private var linksToFeeds: Bool { page.holds(".blogger.com/feeds/") }

  private struct Sign {
    var name: String
    /// How the generator begins.
    var generator: String
    /// Words in the page, one of which is enough.
    var words: [StaticString]
    /// The end of the host's name.
    var host = ""
  }

  private func isThere(_ sign: Sign) -> Bool {
    if let generator, !sign.generator.isEmpty, generator.hasPrefix(sign.generator) { return true }
    if !sign.host.isEmpty, let host = page.address?.host, host.hasSuffix(sign.host) { return true }
    return sign.words.contains { page.holds($0) }
  }

  private static let signs = [
    Sign(
      name: "blogger", generator: "blogger",
      words: ["https://www.blogger.com/feeds/", "http://www.blogger.com/feeds/"],
      host: ".blogspot.com"),
    Sign(name: "substack", generator: "substack", words: ["substackcdn.com/bundle"]),
    Sign(
      name: "squarespace", generator: "squarespace", words: ["Static.SQUARESPACE_CONTEXT"]),
    Sign(name: "shopify", generator: "shopify", words: ["Shopify.shop =", "Shopify.shop="]),
    Sign(name: "ghost", generator: "ghost", words: ["data-ghost="]),
    Sign(name: "drupal", generator: "drupal", words: ["data-drupal-selector="]),
    Sign(name: "mediawiki", generator: "mediawiki", words: []),
    Sign(name: "wix", generator: "wix", words: ["static.parastorage.com"]),
  ]
}

/// The plug-ins for recipes that a page shows traces of.
enum RecipePlugins {
  /// Their usual names.
  static func names(in page: PageData) -> [String] {
    signs.filter { $0.words.contains { page.holds($0) } }.map(\.name)
  }

  private static let signs: [(name: String, words: [StaticString])] = [
    ("WP Recipe Maker", ["wprm-recipe-container", "plugins/wp-recipe-maker"]),
    ("Tasty Recipes", ["tasty-recipes-", "plugins/tasty-recipes"]),
    ("Mediavine Create", ["mv-create-card", "plugins/mediavine-create"]),
    ("WPZOOM Recipe Card", ["wpzoom-recipe-card", "plugins/recipe-card-blocks-by-wpzoom"]),
    ("EasyRecipe", ["class=\"easyrecipe"]), ("Delicious Recipes", ["plugins/delicious-recipes"]),
    ("Cooked", ["plugins/cooked/"]),
  ]
}
