#pragma once
#include <stddef.h>

/// A definition: the name that `use` takes, and its file's bytes.
typedef struct {
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} DefinitionFile;

/// The first of the definitions; `count` becomes their number.
const DefinitionFile *_Nonnull bundled_definition_files(size_t *_Nonnull count);
