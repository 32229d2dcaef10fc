package import RecipeModel

/// One recipe as its sources tell it: fields and ingredient lists beside each other.
///
/// Quantities are compared as they are written. Where the sources make different amounts of the
/// dish, ``yieldsDiffer`` says so. The rows do not depend on the order of the sources, only which
/// column is the first one does.
public struct SourceComparison: Sendable, Hashable {
  /// The sources, in the order in which they are shown.
  public var sources: [DishSource]
  /// Every field, those included that nobody fills.
  public var fields: [FieldRow]
  /// The ingredients: in the order of the first source, behind them what only others have.
  public var ingredients: [AlignedRow]
  /// The lines that stand for no ingredient, by source and line.
  public var leftovers: [LeftoverLine]
  /// The fields in which the sources contradict each other by more than a rounding.
  package var differs: [FieldDifference]

  /// Sets sources beside each other.
  public init(_ sources: [DishSource]) {
    self.sources = sources
    fields = ListingField.comparable.map { field in
      FieldRow(field, sources.map { FieldReading(field, of: $0.listing) })
    }
    differs =
      sources.isEmpty ? [] : UnifiedListing(sources.map { Telling(listing: $0.listing) }).differs
    let lists = sources.map { $0.listing.ingredients.map(DishLine.init) }
    let order = sources.indices.sorted { sources[$0].precedes(sources[$1]) }
    ingredients = IngredientAlignment(lists).rows(laidOnInOrder: order)
      .map { AlignedRow($0, lists) }
      .sorted { $0.start < $1.start }
    leftovers = lists.enumerated().flatMap { source, lines in
      lines.enumerated().compactMap { index, line in
        line.leftover.map {
          LeftoverLine(source: source, line: index, text: line.text, reason: $0)
        }
      }
    }
  }

  /// The places of the sources whose ingredients are known.
  public var knownSources: [Int] {
    sources.indices.filter { !sources[$0].listing.ingredients.isEmpty }
  }

  /// The names of the ingredients that every source with known ingredients has; empty where fewer
  /// than two are known.
  public var commonIngredients: [String] {
    let known = knownSources
    guard known.count > 1 else { return [] }
    return ingredients.filter { row in known.allSatisfy { row.cells[$0] != nil } }.map(\.name)
  }

  /// The names of the ingredients that only the source at that place has; empty where fewer than
  /// two are known.
  public func onlyIn(_ source: Int) -> [String] {
    guard knownSources.count > 1 else { return [] }
    return ingredients.filter { row in
      row.cells.indices.allSatisfy { (row.cells[$0] != nil) == ($0 == source) }
    }.map(\.name)
  }

  /// Whether two sources say different yields, so that different quantities are no surprise.
  public var yieldsDiffer: Bool {
    fields.contains { $0.field == .yield && $0.agreement == .different }
  }
}

extension AlignedRow {
  /// The first source of the row and the place of its line.
  fileprivate var start: Start {
    let source = cells.firstIndex { $0 != nil } ?? cells.count
    return Start(source: source, line: source < cells.count ? cells[source]?.line ?? 0 : 0)
  }

  fileprivate struct Start: Comparable {
    var source: Int
    var line: Int

    static func < (left: Start, right: Start) -> Bool {
      (left.source, left.line) < (right.source, right.line)
    }
  }

  /// Tells how far the lines of a row agree.
  init(_ places: [Int?], _ lists: [[DishLine]]) {
    let lines = zip(places, lists).map { place, list in place.map { list[$0] } }
    let present = lines.indices.filter { lines[$0] != nil }
    let first = present.first ?? 0
    let measured = present.first { lines[$0]?.amounts.quantities.isEmpty == false } ?? first
    reference = measured
    name = lines[first]?.item ?? ""
    cells = lines.enumerated().map { source, line in
      guard let line, let place = places[source], let lead = lines[first],
        let base = lines[measured]
      else { return nil }
      return Cell(
        line: place, text: line.text,
        likeness: source == first ? nil : NameLikeness(lead.words, line.words),
        agreement: source == measured || present.count < 2
          ? nil : QuantityAgreement(line.amounts, against: base.amounts))
    }
  }
}

/// The lines of several sources that are one ingredient.
public struct AlignedRow: Sendable, Hashable {
  /// One source's line.
  public struct Cell: Sendable, Hashable {
    /// The place of the line in the source's list.
    public var line: Int
    /// The line as the source wrote it.
    public var text: String
    /// How far the name is that of ``AlignedRow/name``; nil for the line that gives the row its
    /// name, and for one that is alike to another line of the row only.
    package var likeness: NameLikeness?
    /// The quantity held against that of ``AlignedRow/reference``; nil for the reference itself,
    /// and where there is no other line.
    public var agreement: QuantityAgreement?
  }

  /// What the row is called: the name in the line of the first source that has one.
  public var name: String
  /// A cell for each source, in the order of the sources; nil where a source has no such line.
  public var cells: [Cell?]
  /// The source whose quantity the others are held against: the first one whose amount can be
  /// read, else the first one.
  public var reference: Int
}
