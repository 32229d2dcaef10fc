#pragma once
#include <stddef.h>

/// A file with what simulated services say or have.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} EmbeddedFile;

#define FILE_NAMED(name) \
  EmbeddedFile simulator_##name(void) __attribute__((swift_name("getter:EmbeddedFile." #name "()")))

FILE_NAMED(dishes);
FILE_NAMED(cooklangFederation);
FILE_NAMED(documents);
FILE_NAMED(dummyjson);
FILE_NAMED(edamam);
FILE_NAMED(food2forkCa);
FILE_NAMED(food2fork);
FILE_NAMED(forkify);
FILE_NAMED(forkify2);
FILE_NAMED(grocy);
FILE_NAMED(kitchenowl);
FILE_NAMED(mealie);
FILE_NAMED(mediawiki);
FILE_NAMED(meilisearch);
FILE_NAMED(nextcloudCookbook);
FILE_NAMED(opensearch);
FILE_NAMED(recipepuppy);
FILE_NAMED(recipesage);
FILE_NAMED(shopify);
FILE_NAMED(solr);
FILE_NAMED(spoonacular);
FILE_NAMED(squarespace);
FILE_NAMED(tandoor);
FILE_NAMED(tasty);
FILE_NAMED(themealdb);
FILE_NAMED(wordpress);

#undef FILE_NAMED
