#include "PotluckSimulatorFiles.h"

// The compiler reads the files: a literal of their bytes in Swift takes it a thousand times as long.

#define FILE_NAMED(name) \
  EmbeddedFile simulator_##name(void) { return (EmbeddedFile){name, sizeof name}; }

static const unsigned char dishes[] = {
#embed "../PotluckSimulator/Dishes.txt"
};
FILE_NAMED(dishes)

static const unsigned char cooklangFederation[] = {
#embed "../PotluckSimulator/Services/Shapes/cooklang-federation.json"
};
FILE_NAMED(cooklangFederation)

static const unsigned char documents[] = {
#embed "../PotluckSimulator/Services/Shapes/documents.json"
};
FILE_NAMED(documents)

static const unsigned char dummyjson[] = {
#embed "../PotluckSimulator/Services/Shapes/dummyjson.json"
};
FILE_NAMED(dummyjson)

static const unsigned char edamam[] = {
#embed "../PotluckSimulator/Services/Shapes/edamam.json"
};
FILE_NAMED(edamam)

static const unsigned char food2forkCa[] = {
#embed "../PotluckSimulator/Services/Shapes/food2fork-ca.json"
};
FILE_NAMED(food2forkCa)

static const unsigned char food2fork[] = {
#embed "../PotluckSimulator/Services/Shapes/food2fork.json"
};
FILE_NAMED(food2fork)

static const unsigned char forkify[] = {
#embed "../PotluckSimulator/Services/Shapes/forkify.json"
};
FILE_NAMED(forkify)

static const unsigned char forkify2[] = {
#embed "../PotluckSimulator/Services/Shapes/forkify2.json"
};
FILE_NAMED(forkify2)

static const unsigned char grocy[] = {
#embed "../PotluckSimulator/Services/Shapes/grocy.json"
};
FILE_NAMED(grocy)

static const unsigned char kitchenowl[] = {
#embed "../PotluckSimulator/Services/Shapes/kitchenowl.json"
};
FILE_NAMED(kitchenowl)

static const unsigned char mealie[] = {
#embed "../PotluckSimulator/Services/Shapes/mealie.json"
};
FILE_NAMED(mealie)

static const unsigned char mediawiki[] = {
#embed "../PotluckSimulator/Services/Shapes/mediawiki.json"
};
FILE_NAMED(mediawiki)

static const unsigned char meilisearch[] = {
#embed "../PotluckSimulator/Services/Shapes/meilisearch.json"
};
FILE_NAMED(meilisearch)

static const unsigned char nextcloudCookbook[] = {
#embed "../PotluckSimulator/Services/Shapes/nextcloud-cookbook.json"
};
FILE_NAMED(nextcloudCookbook)

static const unsigned char opensearch[] = {
#embed "../PotluckSimulator/Services/Shapes/opensearch.json"
};
FILE_NAMED(opensearch)

static const unsigned char recipepuppy[] = {
#embed "../PotluckSimulator/Services/Shapes/recipepuppy.json"
};
FILE_NAMED(recipepuppy)

static const unsigned char recipesage[] = {
#embed "../PotluckSimulator/Services/Shapes/recipesage.json"
};
FILE_NAMED(recipesage)

static const unsigned char shopify[] = {
#embed "../PotluckSimulator/Services/Shapes/shopify.json"
};
FILE_NAMED(shopify)

static const unsigned char solr[] = {
#embed "../PotluckSimulator/Services/Shapes/solr.json"
};
FILE_NAMED(solr)

static const unsigned char spoonacular[] = {
#embed "../PotluckSimulator/Services/Shapes/spoonacular.json"
};
FILE_NAMED(spoonacular)

static const unsigned char squarespace[] = {
#embed "../PotluckSimulator/Services/Shapes/squarespace.json"
};
FILE_NAMED(squarespace)

static const unsigned char tandoor[] = {
#embed "../PotluckSimulator/Services/Shapes/tandoor.json"
};
FILE_NAMED(tandoor)

static const unsigned char tasty[] = {
#embed "../PotluckSimulator/Services/Shapes/tasty.json"
};
FILE_NAMED(tasty)

static const unsigned char themealdb[] = {
#embed "../PotluckSimulator/Services/Shapes/themealdb.json"
};
FILE_NAMED(themealdb)

static const unsigned char wordpress[] = {
#embed "../PotluckSimulator/Services/Shapes/wordpress.json"
};
FILE_NAMED(wordpress)
