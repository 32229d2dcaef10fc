/// One recipe in full, as one provider tells it: a ``Listing`` plus what only the detail has.
///
/// The names follow schema.org's `Recipe`. Choose ``Listing`` for a line in a result list,
/// `Recipe` for a page that someone cooks from.
public struct Recipe: Sendable, Hashable {
  /// What a search would list for this recipe.
  public var listing: Listing
  /// A short text about the dish.
  public var summary: String?
  /// The steps, in order, one text each.
  public var instructions: [String]
  /// Preparation time in minutes.
  public var prepMinutes: Int?
  /// Cooking time in minutes.
  public var cookMinutes: Int?
  /// The cuisine, such as `Italian`.
  public var cuisine: String?
  /// The course or category, such as `Soup`.
  public var category: String?
  /// Free words that describe the recipe.
  public var keywords: [String]

  /// Creates a recipe from its listing and what the detail adds.
  public init(
    listing: Listing, summary: String? = nil, instructions: [String] = [],
    prepMinutes: Int? = nil, cookMinutes: Int? = nil, cuisine: String? = nil,
    category: String? = nil, keywords: [String] = []
  ) {
    self.listing = listing
    self.summary = summary
    self.instructions = instructions
    self.prepMinutes = prepMinutes
    self.cookMinutes = cookMinutes
    self.cuisine = cuisine
    self.category = category
    self.keywords = keywords
  }
}
