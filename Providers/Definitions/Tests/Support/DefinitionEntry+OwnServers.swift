import PotluckSimulator
import RecipeModel

extension DefinitionEntry {
  /// KitchenOwl.
  static let kitchenOwl = DefinitionEntry(name: "kitchenowl", style: .kitchenOwl, secret: "token")
  /// Nextcloud Cookbook.
  static let nextcloud = DefinitionEntry(
    name: "nextcloud-cookbook", style: .nextcloud, settings: ["user": "cook"], secret: "password")
  /// RecipeSage.
  static let recipeSage = DefinitionEntry(
    name: "recipesage", style: .recipeSage, secret: "token")
  /// Grocy.
  static let grocy = DefinitionEntry(name: "grocy", style: .grocy, secret: "key")
  /// MediaWiki.
  static let mediaWiki = DefinitionEntry(name: "mediawiki", style: .mediaWiki, path: "/w")
  /// WordPress, read by everybody.
  static let wordPress = DefinitionEntry(name: "wordpress", style: .wordPress)
  /// WP Recipe Maker, read by everybody.
  static let wpRecipeMaker = DefinitionEntry(name: "wp-recipe-maker", style: .wordPress)
  /// The search feed of a WordPress blog.
  static let wordPressFeed = DefinitionEntry(name: "wordpress-feed", style: .wordPressBlog)
  /// A blog on Blogger.
  static let blogger = DefinitionEntry(name: "blogger", style: .bloggerBlog)
  /// OpenSearch with an API key.
  static let openSearch = DefinitionEntry(
    name: "opensearch", style: .openSearch, settings: ["index": "recipes"], secret: "key")
  /// Solr.
  static let solr = DefinitionEntry(
    name: "solr", style: .solr, settings: ["index": "recipes", "user": "cook"],
    secret: "password")
  /// Meilisearch.
  static let meilisearch = DefinitionEntry(
    name: "meilisearch", style: .meilisearch, settings: ["index": "recipes"], secret: "key")
}
