import RecipeModel
import RecipeSearch

/// What changed since a baseline as JSON: the member `baseline` of a comparison's document.
///
/// ```json
/// {"partial":false,"kept":36,
///  "gained":[{"id":"…","title":"…","place":4}],"lost":[{"id":"…","title":"…","place":9}],
///  "leftTop":[…],"moves":[{"id":"…","title":"…","before":7,"after":2}],
///  "providers":[{"id":"food2fork","status":{"before":"ok","after":"partial"},
///    "listings":{"before":30,"after":18},"recipes":{…},"uniqueRecipes":{…},
///    "completeness":{"image":{"before":1,"after":0.5},…},"durationMs":{…},"firstListingMs":{…}}],
///  "worse":[{"criterion":"listings","provider":"food2fork","field":null,"message":"…"}]}
/// ```
///
/// A place counts from 1 in the list that it belongs to. A side where the provider is not there, or
/// where the figure is not defined, is null.
enum ComparisonChangeJSON {
  static let codec: ObjectCodec<ComparisonChange> = ObjectCodec(
    writing: "ComparisonChange",
    [
      .written(
        "partial", .flag, "Whether only a page of one of the lists was there.", get: \.isPartial),
      .written("kept", .count, get: \.kept),
      .written("gained", .list(.object(placed)), get: \.gained),
      .written("lost", .list(.object(placed)), get: \.lost),
      .written("leftTop", .list(.object(placed)), get: \.leftTop),
      .written("moves", .list(.object(move)), get: \.moves),
      .written("providers", .list(.object(provider)), get: \.providers),
      .written("worse", .list(.object(regression)), "What got worse.") { change in
        change.regressions().map { Worse(regression: $0, change: change) }
      },
    ])

  private static let placed: ObjectCodec<ComparisonChange.Placed> = ObjectCodec(
    writing: "placed",
    [
      .written("id", .anyText, get: \.recipe.id),
      .written("title", .anyText, get: \.recipe.unified.title),
      .written("place", .rank, get: \.place),
    ])

  private static let move: ObjectCodec<ComparisonChange.Move> = ObjectCodec(
    writing: "move",
    [
      .written("id", .anyText, get: \.recipe.id),
      .written("title", .anyText, get: \.recipe.unified.title),
      .written("before", .rank, get: \.before), .written("after", .rank, get: \.after),
    ])

  private static let provider: ObjectCodec<ComparisonChange.ProviderChange> = ObjectCodec(
    writing: "providerChange",
    [
      .written("id", .anyText, get: \.id),
      .both("status", .anyText) { $0.outcome.status.rawValue },
    ] + ProviderFigures.all.map(\.change) + [
      .written("completeness", .members(.both(.finite))) { change in
        ListingField.counted.map { field in
          (field.rawValue, change.both { $0.completeness(of: field).share })
        }
      },
      .both("durationMs", .milliseconds, get: \.outcome.duration),
      .both("firstListingMs", .milliseconds, get: \.outcome.timeToFirstListing),
    ])

  private static let regression: ObjectCodec<Worse> = ObjectCodec(
    writing: "regression",
    [
      .written("criterion", .word, get: \.regression.criterion),
      .written("provider", .nullable(.anyText), get: \.regression.provider),
      .written("field", .nullable(.anyText), get: \.regression.field?.rawValue),
      .written("message", .anyText) { RegressionWording.sentence($0.regression, in: $0.change) },
    ])

  private struct Worse {
    let regression: Regression
    let change: ComparisonChange
  }
}

/// A figure before and after.
private typealias Both<Figure> = (before: Figure?, after: Figure?)

extension ComparisonChange.ProviderChange {
  fileprivate func both<Figure>(_ figure: (ProviderFigures) -> Figure?) -> Both<Figure> {
    (before.flatMap(figure), after.flatMap(figure))
  }
}

extension ValueCodec {
  fileprivate static func both<Figure: Sendable>(
    _ codec: ValueCodec<Figure>
  ) -> ValueCodec where Value == Both<Figure> {
    .object(
      ObjectCodec(
        writing: "change",
        [
          .written("before", .nullable(codec), get: \.before),
          .written("after", .nullable(codec), get: \.after),
        ]))
  }
}

extension Member where Owner == ComparisonChange.ProviderChange {
  fileprivate static func both<Figure: Sendable>(
    _ name: String, _ codec: ValueCodec<Figure>,
    get: @escaping @Sendable (ProviderFigures) -> Figure?
  ) -> Member {
    .written(name, .both(codec)) { $0.both(get) }
  }
}

extension ComparedFigure where Owner == ProviderFigures {
  /// The figure before and after.
  fileprivate var change: Member<ComparisonChange.ProviderChange> {
    unit == .count
      ? .both(name, .count) { value($0).map { Int($0) } } : .both(name, .finite, get: value)
  }
}

extension DietClaims {
  /// What documents say of a source's claims of diets.
  static let codec: ObjectCodec<DietClaims> = ObjectCodec(
    "claims", place: "claims of diets", draft: DietClaims(), isOpen: true,
    [
      .required("made", \.made, .count), .required("refuted", \.refuted, .count),
      .required("undecidable", \.undecidable, .count),
    ])
}
