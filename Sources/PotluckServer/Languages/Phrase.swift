/// A text of the pages; its name is its key in the files of `Texts/`.
enum Phrase: String, Sendable, CaseIterable {
  // The language itself.
  case languageName, direction

  // The frame of each page.
  case search, compare, sources, about, skip, pages, tagline

  // The search.
  case words, find, filters, with, without, commas, time, anyTime, diet, anyDiet, sort, ask, view
  case cards, list, found, foundOne, foundMore, nothing, nobodyHasIt, tryElse, tryOtherWords
  case nearest, noAnswer, couldNotAsk, nothingLeft, filteredOut, tryFewer, fromSources
  case withoutAnswer, startLead, dishes, searching, more, lostPage, inSources, why, vote
  case allWordsInTitle, wordsInTitle, namesInTitle, wordsInIngredients, read, minutes, rated

  // What was read from the words of a search.
  case readAs, noWords, searchAsTyped, readFiller, readAvoid, readWith, readServings, readHave

  // The sources.
  case answered, empty, unasked, failed, partly, asking, noSources, abilities, missingKey
  case addSource, address, tryOut, cookbookOffer, tryCookbook, proof, addIt, added, refused
  case reset, resetLead, wasReset, leftOf, leftToday, perSpan, requests

  // A recipe.
  case ingredients, steps, notes, nutrition, remark, servings, units, asWritten, metric, us
  case change, cook, next, back, close, start, timeUp, step, origin, versions, sideBySide, noSteps

  // What is kept.
  case kept, keep, remove, undo, nothingKept, noneKept, searchKept, removed, bringBack, any
  case anyOrder, tag, source, ownRating, ofFive, notCooked, counted, pageBefore, pageAfter
  case pageOf, lastCooked, own, ownTitle, tags, noRating, cookedOn, cookedToday, newNote
  case removeNotes, removeDays, save, writeOwn, editRecipe, preview, originalText, writeFields
  case writeCooklang, cooklangText, minutesAll, onePerLine, history, noHistory, atMost, free
  case forget, forgetAll, collections, duplicates, duplicatesLead, renameTag, renameTagHint, cover
  case pictureNumber, ownPicture

  // Files of kept recipes.
  case importRecipes, importLead, importFiles, filesTooLarge, importTags, importPreview
  case importNow, importing, importedOf, readingFile, importCounts, readCounts, stopImport
  case importDone, previewDone, importStopped, importBroke, keepThese, andMore, refreshPage
  case exportRecipes, exportLead, format, download, losses, nothingLost

  // The shopping list.
  case shopping, toList, nothingToGet, optional, saveTicks, clearList, takeOff, atHome, tools
  case takeAlong, asText, asMarkdown, asTodo, asTasks, asPlainText, share, copied, waits
  case isBeingKept, isBeingListed, isKept, isListed

  // Diets and allergens.
  case avoid, strict, rating, anyRating, percent, lowerRated, conflicting, tooLong, missing
  case nearestRecipe, lacking, containing, configured, searchWithout, screening, screenLead
  case holds, mayHold, notRecognised, nothingToRead, cutOff, namesAlone, beside, stepsNotJudged
  case rarely, claimedOtherwise

  // The application.
  case install, installLead, bookmarklet, bookmarkletLead, offline, offlineLead, arrival
  case arrivalLead, goOn

  // The rest.
  case chooseLanguage, useLanguage, reportInEnglish, compareLead, compareIt, signIn, signOut
  case token, signInLead, problem, toSearch, aboutText, forPrograms, version, keys, keysOn
}

/// Texts for names that the program has elsewhere: `aisle.bread` is the aisle that it calls `bread`.
enum PhraseFamily: String, Sendable, CaseIterable {
  /// What a source can do.
  case ability
  /// An aisle that comes along.
  case aisle
  /// What a fact of a recipe is about.
  case fact
  /// What a key does.
  case key
  /// A diet, an allergen, or what else foods hold.
  case name
  /// An order of what is kept.
  case order
  /// Where in a recipe a food stands that no line names.
  case place
  /// An order of the list.
  case sort
  /// How a source does.
  case state
  /// What the screen says.
  case verdict
}
