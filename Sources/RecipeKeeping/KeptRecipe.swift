package import RecipeModel

/// A recipe that somebody keeps: whole, with what they added.
package struct KeptRecipe: Sendable, Hashable {
  /// Its identifier among the kept ones; the `id` of its listing in the source `kept`.
  package var id: String
  /// The recipe as it reads now, with the owner's edits.
  package var recipe: Recipe
  /// The owner's words to find it by, sorted, without repeats.
  package var tags: [String] = []
  /// The owner's notes, in order.
  package var notes: [String] = []
  /// The owner's rating, 1 to 5; nil for none.
  package var rating: Int?
  /// The days on which it was cooked: ISO 8601 dates, newest first.
  package var cooked: [String] = []
  /// When it was kept: ISO 8601 in UTC.
  package var keptAt: String
  /// When its source was last read: ISO 8601 in UTC; nil for what was imported.
  package var refreshedAt: String?
  /// The fields that the owner changed, which a refresh asks before it replaces.
  package var edited: Set<ListingField> = []
  /// The recipe as it was before its owner changed it; nil where it was not changed, or was when that
  /// was not remembered yet.
  package var original: Recipe?
  /// How many pictures' bytes are kept with it.
  package var pictureCount = 0
  /// The name of the picture that its owner chose as the first one; nil where nobody chose.
  package var cover: String?
  /// Whether the page itself is kept as it was.
  package var hasPage = false

  package init(id: String, recipe: Recipe, keptAt: String) {
    self.id = id
    self.recipe = recipe
    self.keptAt = keptAt
  }
}

/// A picture's bytes, their type checked.
package struct KeptPicture: Sendable, Hashable {
  /// The address that it was fetched from, or its name in an imported file.
  package var name: String
  /// `image/jpeg`, `image/png`, `image/webp`, `image/gif` or `image/avif`, told from the bytes.
  package var mediaType: String
  package var bytes: [UInt8]

  package init(name: String, mediaType: String, bytes: [UInt8]) {
    self.name = name
    self.mediaType = mediaType
    self.bytes = bytes
  }
}

/// What is to be kept.
package struct KeepRequest: Sendable, Hashable {
  package var recipe: Recipe
  package var pictures: [KeptPicture] = []
  /// The page as one file without scripts and foreign requests; nil for none.
  package var page: [UInt8]?
  package var tags: [String] = []
  package var notes: [String] = []
  package var rating: Int?
  /// Whether it comes from its source, so that `refreshedAt` is now.
  package var isFromSource = true
  /// Days on which it was cooked: ISO 8601 dates.
  package var cooked: [String] = []
  /// When another program kept it: an ISO 8601 date or time; nil for now.
  package var keptAt: String?
  /// The tags that a recipe gains which is kept already, and then nothing else of its owner's; nil
  /// for all that the request says.
  ///
  /// A file may be older than what its owner took off since.
  package var tagsForKept: [String]?

  package init(_ recipe: Recipe) { self.recipe = recipe }
}

/// What became of a request to keep.
package struct KeepResult: Sendable, Hashable {
  package var kept: KeptRecipe
  /// Whether the same recipe (by id, or by link without tracking) was kept already, so that nothing
  /// was added but tags and notes, and a rating, pictures and the page where there were none.
  package var wasKept: Bool
  /// Kept recipes that merging takes for the same dish of another source; a warning, no refusal.
  package var alike: [KeptRecipe]

  package init(kept: KeptRecipe, wasKept: Bool, alike: [KeptRecipe]) {
    self.kept = kept
    self.wasKept = wasKept
    self.alike = alike
  }
}

/// Which kept recipes are meant; all that is set must hold.
package struct KeptFilter: Sendable, Hashable {
  /// Words of title, ingredients, steps, notes and tags, the last one as a beginning.
  package var words = ""
  /// Whether the words are a whole title, so that a library may leave out what has another title.
  package var isTitle = false
  package var tags: [String] = []
  /// Ingredients that must, and must not, be in it.
  package var include: [String] = []
  package var exclude: [String] = []
  /// The least rating by the owner, 1 to 5; nil for any, and for none.
  package var rating: Int?
  /// What ``KeptRecipe/sourceName`` is, whatever its case and accents; nil for anything.
  package var source: String?
  /// Whether it was cooked; nil for either.
  package var isCooked: Bool?
  package var limit: Int?

  package init(words: String = "") { self.words = words }
}

/// What is to change in a kept recipe; nil leaves a part as it is.
package struct KeptChange: Sendable, Hashable {
  package var recipe: Recipe?
  /// A title of the owner's own.
  package var title: String?
  /// Fields that the owner has changed, as ``RecipeRecord`` has them; `null` takes one away.
  package var fields: [String: JSON] = [:]
  package var addedTags: [String] = []
  package var removedTags: [String] = []
  package var addedNotes: [String] = []
  package var removedNotes: [String] = []
  /// 1 to 5; 0 takes the rating away.
  package var rating: Int?
  /// Days on which it was cooked, and was not: ISO 8601 dates.
  package var cooked: [String] = []
  package var uncooked: [String] = []
  /// Fields that the owner has changed with ``recipe``; of a refresh those in which ``recipe`` still
  /// has the owner's words, which then are all that count as edited.
  package var edited: Set<ListingField> = []
  /// Whether ``recipe``, pictures and page come from the source now.
  package var isRefresh = false
  package var pictures: [KeptPicture]?
  /// The name of the picture that its owner chose as the first one of ``pictures``.
  package var cover: String?
  package var page: [UInt8]?

  package init() {}
}
