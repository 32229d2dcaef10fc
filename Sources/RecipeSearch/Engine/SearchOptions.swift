public import RecipeProviderKit

/// One provider as a search uses it.
public struct SearchProvider: Sendable {
  /// The provider.
  public var provider: any RecipeProvider
  /// The weight of its vote, 0…100.
  public var weight: Double
  /// The vote group that it shares with others; nil for a group of its own.
  public var group: String?
  /// The longest that this provider may take; nil leaves it to the search's deadlines.
  public var timeout: Duration?
  /// Whether a few of its recipes may be asked for in full to tell equal titles apart; a source that
  /// counts requests is not asked in any case.
  public var confirms: Bool
  /// The language of its recipes as a BCP 47 tag, such as `de`; nil where it is not known.
  ///
  /// A source that has nothing for the words of a query is asked again by the names of foods and dishes
  /// in its language.
  public var language: String?
  /// Whether it repeats what other sources told before: it votes only for recipes that no other
  /// source lists, and its listings do not start the soft deadline.
  package var standsIn = false

  /// Creates an entry.
  public init(
    _ provider: any RecipeProvider, weight: Double = 1, group: String? = nil,
    timeout: Duration? = nil, confirms: Bool = false, language: String? = nil
  ) {
    self.provider = provider
    self.weight = weight
    self.group = group
    self.timeout = timeout
    self.confirms = confirms
    self.language = language
  }
}

/// How long a search may take and how it ranks.
public struct SearchOptions: Sendable, Hashable {
  /// How long after the first listing arrived the answer is given with what is there.
  public var softDeadline: Duration
  /// How long after its start the search is cut off in any case.
  public var hardDeadline: Duration
  /// The constant of reciprocal rank fusion.
  public var k: Double
  /// Whether the words of the query have votes for what they find in titles and ingredients.
  public var words: Bool
  /// Whether the words of a query are read: filler is dropped, and conditions that they name apply;
  /// see ``QueryReading``.
  public var interprets: Bool
  /// Whether a source that has nothing is asked again in other words, where nobody says otherwise and
  /// sources are not compared.
  public var otherWords: Bool
  /// How long before a deadline its ``LastCall`` comes; nil for a tenth of it, 250 ms at most.
  var lastCall: Duration?

  /// Creates options; the defaults answer in at most ten seconds.
  public init(
    softDeadline: Duration = .milliseconds(2500), hardDeadline: Duration = .seconds(10),
    k: Double = 60, words: Bool = true, interprets: Bool = true,
    otherWords: Bool = true
  ) {
    self.softDeadline = softDeadline
    self.hardDeadline = hardDeadline
    self.k = k
    self.words = words
    self.interprets = interprets
    self.otherWords = otherWords
  }
}

/// How much of the merged list a report holds.
public enum SearchExtent: String, Sendable, Hashable, CaseIterable {
  /// As many recipes as the query's limit allows: what a person reads.
  case page
  /// Every recipe that was merged from what the sources brought: what a comparison counts.
  ///
  /// The limit still says how many listings each source is asked for.
  case everything
}
