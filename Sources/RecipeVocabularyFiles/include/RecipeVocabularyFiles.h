#pragma once
#include <stddef.h>

/// A file with names of foods or dishes.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} VocabularyFile;

VocabularyFile vocabulary_foods(void) __attribute__((swift_name("getter:VocabularyFile.foods()")));
VocabularyFile vocabulary_dishes(void) __attribute__((swift_name("getter:VocabularyFile.dishes()")));
