#include "PotluckServerFiles.h"

// The compiler reads the files: a literal of their bytes in Swift takes it a thousand times as long.

#define FILE_NAMED(name) \
  EmbeddedFile server_##name(void) { return (EmbeddedFile){name, sizeof name}; }

static const unsigned char icon[] = {
#embed "../PotluckServer/Assets/icon.svg"
};
FILE_NAMED(icon)

static const unsigned char icon180[] = {
#embed "../PotluckServer/Assets/icon-180.png"
};
FILE_NAMED(icon180)

static const unsigned char icon192[] = {
#embed "../PotluckServer/Assets/icon-192.png"
};
FILE_NAMED(icon192)

static const unsigned char icon512[] = {
#embed "../PotluckServer/Assets/icon-512.png"
};
FILE_NAMED(icon512)

// Each begins with the line that names it, so that a language more is two lines here.
static const unsigned char languages[] = {
#embed "../PotluckServer/Languages/Texts/en.txt"
  ,
#embed "../PotluckServer/Languages/Texts/de.txt"
  ,
#embed "../PotluckServer/Languages/Texts/fr.txt"
  ,
#embed "../PotluckServer/Languages/Texts/es.txt"
  ,
#embed "../PotluckServer/Languages/Texts/it.txt"
  ,
#embed "../PotluckServer/Languages/Texts/nl.txt"
};
FILE_NAMED(languages)

static const unsigned char tableCss[] = {
#embed "../PotluckServer/Assets/table.css"
};
FILE_NAMED(tableCss)

static const unsigned char tableJs[] = {
#embed "../PotluckServer/Assets/table.js"
};
FILE_NAMED(tableJs)

static const unsigned char workerJs[] = {
#embed "../PotluckServer/Assets/worker.js"
};
FILE_NAMED(workerJs)
