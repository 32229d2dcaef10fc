#include "RecipeVocabularyFiles.h"

// The compiler reads the files: a literal of their bytes in Swift takes it a thousand times as long.

static const unsigned char foods[] = {
#embed "../RecipeVocabulary/Words/Foods.txt"
};
VocabularyFile vocabulary_foods(void) { return (VocabularyFile){foods, sizeof foods}; }

static const unsigned char dishes[] = {
#embed "../RecipeVocabulary/Words/Dishes.txt"
};
VocabularyFile vocabulary_dishes(void) { return (VocabularyFile){dishes, sizeof dishes}; }
