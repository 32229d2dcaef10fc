#include "BundledDefinitionFiles.h"

// The compiler reads the files: a literal of their bytes in Swift takes it a thousand times as long.

static const unsigned char blogger[] = {
#embed "../Sources/blogger.json"
};
static const unsigned char cooklang_federation[] = {
#embed "../Sources/cooklang-federation.json"
};
static const unsigned char dummyjson[] = {
#embed "../Sources/dummyjson.json"
};
static const unsigned char edamam[] = {
#embed "../Sources/edamam.json"
};
static const unsigned char forkify[] = {
#embed "../Sources/forkify.json"
};
static const unsigned char grocy[] = {
#embed "../Sources/grocy.json"
};
static const unsigned char kitchenowl[] = {
#embed "../Sources/kitchenowl.json"
};
static const unsigned char mealie[] = {
#embed "../Sources/mealie.json"
};
static const unsigned char mediawiki[] = {
#embed "../Sources/mediawiki.json"
};
static const unsigned char meilisearch[] = {
#embed "../Sources/meilisearch.json"
};
static const unsigned char nextcloud_cookbook[] = {
#embed "../Sources/nextcloud-cookbook.json"
};
static const unsigned char opensearch[] = {
#embed "../Sources/opensearch.json"
};
static const unsigned char potluck[] = {
#embed "../Sources/potluck.json"
};
static const unsigned char recipesage[] = {
#embed "../Sources/recipesage.json"
};
static const unsigned char rss[] = {
#embed "../Sources/rss.json"
};
static const unsigned char rss_search[] = {
#embed "../Sources/rss-search.json"
};
static const unsigned char shopify[] = {
#embed "../Sources/shopify.json"
};
static const unsigned char solr[] = {
#embed "../Sources/solr.json"
};
static const unsigned char spoonacular[] = {
#embed "../Sources/spoonacular.json"
};
static const unsigned char squarespace[] = {
#embed "../Sources/squarespace.json"
};
static const unsigned char tandoor[] = {
#embed "../Sources/tandoor.json"
};
static const unsigned char tasty[] = {
#embed "../Sources/tasty.json"
};
static const unsigned char themealdb[] = {
#embed "../Sources/themealdb.json"
};
static const unsigned char wordpress[] = {
#embed "../Sources/wordpress.json"
};
static const unsigned char wordpress_feed[] = {
#embed "../Sources/wordpress-feed.json"
};
static const unsigned char wp_recipe_maker[] = {
#embed "../Sources/wp-recipe-maker.json"
};

#define FILE_NAMED(name, bytes) {name, bytes, sizeof bytes}

static const DefinitionFile files[] = {
  FILE_NAMED("blogger", blogger),
  FILE_NAMED("cooklang-federation", cooklang_federation),
  FILE_NAMED("dummyjson", dummyjson),
  FILE_NAMED("edamam", edamam),
  FILE_NAMED("forkify", forkify),
  FILE_NAMED("grocy", grocy),
  FILE_NAMED("kitchenowl", kitchenowl),
  FILE_NAMED("mealie", mealie),
  FILE_NAMED("mediawiki", mediawiki),
  FILE_NAMED("meilisearch", meilisearch),
  FILE_NAMED("nextcloud-cookbook", nextcloud_cookbook),
  FILE_NAMED("opensearch", opensearch),
  FILE_NAMED("potluck", potluck),
  FILE_NAMED("recipesage", recipesage),
  FILE_NAMED("rss", rss),
  FILE_NAMED("rss-search", rss_search),
  FILE_NAMED("shopify", shopify),
  FILE_NAMED("solr", solr),
  FILE_NAMED("spoonacular", spoonacular),
  FILE_NAMED("squarespace", squarespace),
  FILE_NAMED("tandoor", tandoor),
  FILE_NAMED("tasty", tasty),
  FILE_NAMED("themealdb", themealdb),
  FILE_NAMED("wordpress", wordpress),
  FILE_NAMED("wordpress-feed", wordpress_feed),
  FILE_NAMED("wp-recipe-maker", wp_recipe_maker),
};

const DefinitionFile *bundled_definition_files(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}
