/// A figure of a comparison, described once: the summary over queries, the change since a baseline,
/// the documents with their schemas, the tables and the tools for assistants are made of it.
///
/// A new figure needs its property beside the ones it is counted with, and its line in
/// ``ProviderFigures/all`` or ``PairFigures/all``.
public struct ComparedFigure<Owner: Sendable>: Sendable {
  /// What a figure counts, which says how it is written.
  package enum Unit: Sendable {
    /// A number of listings or recipes.
    case count
    /// A share of a whole, 0…1, which people read as a percentage.
    case share
    /// A measure of agreement, -1…1.
    case agreement
  }

  /// A table that has a column of the figure.
  package enum Table: Sendable {
    /// What came of each source, or how far two agree.
    case query
    /// Each source, before and now.
    case change
  }

  /// Its name in documents.
  public let name: String
  /// Its name in the document of one query, where another member has the shorter one.
  package let queryName: String
  /// What it says, in a sentence.
  package let about: String
  /// Its heading in tables.
  package let heading: String
  package let unit: Unit
  package let tables: Set<Table>
  /// The figure; nil where it is not defined.
  public let value: @Sendable (Owner) -> Double?

  init(
    _ name: String, queryName: String? = nil, _ about: String, heading: String, _ unit: Unit,
    in tables: Set<Table>, _ value: @escaping @Sendable (Owner) -> Double?
  ) {
    self.name = name
    self.queryName = queryName ?? name
    self.about = about
    self.heading = heading
    self.unit = unit
    self.tables = tables
    self.value = value
  }

  /// How the figure is spread over some owners; nil where it is defined for none.
  func spread(over owners: [Owner]) -> Distribution? { Distribution(owners.compactMap(value)) }
}

extension ComparedFigure where Owner == ProviderFigures {
  static func count(
    _ name: String, queryName: String? = nil, _ about: String, heading: String,
    in tables: Set<Table>, _ value: @escaping @Sendable (ProviderFigures) -> Int?
  ) -> ComparedFigure {
    ComparedFigure(name, queryName: queryName, about, heading: heading, .count, in: tables) {
      value($0).map(Double.init)
    }
  }

  /// ``ProviderFigures/listings``.
  public static let listings = count(
    "listings", queryName: "listingsCompared", "How many of its listings are compared.",
    heading: "Listings", in: [.query, .change]
  ) { $0.listings }
  /// ``ProviderFigures/recipes``.
  public static let recipes = count(
    "recipes", "How many recipes its listings are.", heading: "Recipes", in: [.query, .change]
  ) { $0.recipes }
  /// ``ProviderFigures/uniqueRecipes``.
  public static let uniqueRecipes = count(
    "uniqueRecipes", "How many of its recipes no other source lists.", heading: "Only here",
    in: [.change]
  ) { $0.uniqueRecipes }
  /// ``ProviderFigures/unrecognisableRecipes``.
  public static let unrecognisableRecipes = count(
    "unrecognisableRecipes",
    "How many of these nobody can tell from another one: no link in common, no ingredients, and a "
      + "title that another source lists.", heading: "Cannot be told", in: []
  ) { $0.unrecognisableRecipes }
  /// ``ProviderFigures/uniqueShare``.
  public static let uniqueShare = ComparedFigure(
    "uniqueShare", "The share of its recipes that no other source lists, from 0 to 1.",
    heading: "Only here", .share, in: []
  ) { $0.uniqueShare }
  /// ``ProviderFigures/duplicates``.
  public static let duplicates = count(
    "duplicates", "How many of its listings repeat a recipe of its own.", heading: "Doubles",
    in: [.query]
  ) { $0.duplicates }
}

extension ProviderFigures {
  /// A figure of a provider.
  public typealias Figure = ComparedFigure<ProviderFigures>

  /// Every figure, in the order in which documents and tables have them.
  package static let all: [Figure] = [
    .listings, .recipes, .uniqueRecipes, .unrecognisableRecipes, .uniqueShare, .duplicates,
  ]
}

extension ComparedFigure where Owner == PairFigures {
  /// ``PairFigures/shared``.
  public static let shared = ComparedFigure(
    "shared", "How many recipes both list.", heading: "Shared", .count, in: [.query]
  ) { $0.shared.map(Double.init) }
  /// ``PairFigures/jaccard``.
  public static let jaccard = ComparedFigure(
    "jaccard", "Shared recipes as a share of all of both, from 0 to 1.", heading: "Jaccard",
    .agreement, in: [.query]
  ) { $0.jaccard }
  /// ``PairFigures/overlapCoefficient``.
  public static let overlapCoefficient = ComparedFigure(
    "overlapCoefficient", "Shared recipes as a share of the shorter list, from 0 to 1.",
    heading: "Overlap", .agreement, in: [.query]
  ) { $0.overlapCoefficient }
  /// ``PairFigures/rankBiasedOverlap``.
  public static let rankBiasedOverlap = ComparedFigure(
    "rboExtrapolated", "Rank-biased overlap: whether the lists begin alike, from 0 to 1.",
    heading: "RBO", .agreement, in: [.query]
  ) { $0.rankBiasedOverlap }
  /// ``PairFigures/kendallTauB``.
  public static let kendallTauB = ComparedFigure(
    "kendallTauB", "Whether shared recipes come in the same order, from -1 to 1.",
    heading: "Tau-b", .agreement, in: [.query]
  ) { $0.kendallTauB }
}

extension PairFigures {
  /// A figure of two providers.
  public typealias Figure = ComparedFigure<PairFigures>

  /// Every figure, in the order in which documents and tables have them.
  package static let all: [Figure] = [
    .shared, .jaccard, .overlapCoefficient, .rankBiasedOverlap, .kendallTauB,
  ]
}

extension ComparedFigure where Owner == PairFigures {
  /// Whether the figure compares orders, which may differ by chance alone.
  package var comparesOrders: Bool { name == Self.kendallTauB.name }
}

/// How each figure of a provider or of a pair is spread over several queries.
public struct FigureSpreads<Owner: Sendable>: Sendable, Hashable {
  private var spreads: [String: Distribution]

  init(_ figures: [ComparedFigure<Owner>], over owners: [Owner]) {
    spreads = [:]
    for figure in figures { spreads[figure.name] = figure.spread(over: owners) }
  }

  /// The spread of a figure; nil where it is defined for no query.
  public subscript(figure: ComparedFigure<Owner>) -> Distribution? { spreads[figure.name] }
}
