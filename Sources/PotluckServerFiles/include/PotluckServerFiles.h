#pragma once
#include <stddef.h>

/// A file that pages load.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} EmbeddedFile;

#define FILE_NAMED(name) \
  EmbeddedFile server_##name(void) __attribute__((swift_name("getter:EmbeddedFile." #name "()")))

FILE_NAMED(icon);
FILE_NAMED(icon180);
FILE_NAMED(icon192);
FILE_NAMED(icon512);
FILE_NAMED(languages);
FILE_NAMED(tableCss);
FILE_NAMED(tableJs);
FILE_NAMED(workerJs);

#undef FILE_NAMED
