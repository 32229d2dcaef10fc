// Deflate, inflate and the check sums of zip and gzip, from the system's zlib.
#include <zlib.h>
