/// The definitions of services that come with Potluck, a line for each file in this folder.
///
/// The build puts the files into the program (`.embedInCode`), so that nothing is read from disk
/// and the tool stays one file.
public enum BundledDefinitions {
  /// The name that `use` takes, and the definition as JSON.
  public static let all: [(name: String, bytes: [UInt8])] = [
    ("blogger", PackageResources.blogger_json),
    ("cooklang-federation", PackageResources.cooklang_federation_json),
    ("dummyjson", PackageResources.dummyjson_json),
    ("edamam", PackageResources.edamam_json),
    ("forkify", PackageResources.forkify_json),
    ("grocy", PackageResources.grocy_json),
    ("kitchenowl", PackageResources.kitchenowl_json),
    ("mealie", PackageResources.mealie_json),
    ("mediawiki", PackageResources.mediawiki_json),
    ("meilisearch", PackageResources.meilisearch_json),
    ("nextcloud-cookbook", PackageResources.nextcloud_cookbook_json),
    ("opensearch", PackageResources.opensearch_json),
    ("recipesage", PackageResources.recipesage_json),
    ("rss", PackageResources.rss_json),
    ("rss-search", PackageResources.rss_search_json),
    ("shopify", PackageResources.shopify_json),
    ("solr", PackageResources.solr_json),
    ("spoonacular", PackageResources.spoonacular_json),
    ("squarespace", PackageResources.squarespace_json),
    ("tandoor", PackageResources.tandoor_json),
    ("tasty", PackageResources.tasty_json),
    ("themealdb", PackageResources.themealdb_json),
    ("wordpress", PackageResources.wordpress_json),
    ("wordpress-feed", PackageResources.wordpress_feed_json),
    ("wp-recipe-maker", PackageResources.wp_recipe_maker_json),
  ]
}
