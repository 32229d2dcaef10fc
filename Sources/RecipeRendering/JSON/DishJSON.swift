package import RecipeModel
import RecipeProviderKit
package import RecipeSearch

/// The same dish side by side as one JSON document, version 1.
///
/// The sources of one recipe:
/// ```json
/// {"version":1,"kind":"recipeComparison","title":"Onion Soup",
///  "sources":[{"id":"cookbook:1","provider":"cookbook","url":null,"ingredientsFrom":"listing","problem":null},…],
///  "rows":[{"key":"totalMinutes","label":"Time","agreement":"different","values":["30","45"],"variants":[0,1]}],
///  "ingredients":[{"name":"onions","cells":[
///    {"source":"cookbook:1","place":0,"line":"2 onions","likeness":null,"match":null,"quantity":"reference","ratio":null,"reason":null},
///    {"source":"f2f:7","place":3,"line":"4 onions","likeness":1,"match":"same","quantity":"differs","ratio":2,"reason":null}]}],
///  "commonIngredients":["onions"],"onlyIn":{"cookbook:1":[],"f2f:7":["salt"]},"yieldsDiffer":false,"differs":[],
///  "leftovers":[{"source":"f2f:7","place":0,"line":"For the soup:","reason":"heading"}]}
/// ```
/// The shape of a dish:
/// ```json
/// {"version":1,"kind":"dishShape","query":{"text":"onion soup",…},"basis":"serving",
///  "recipes":[{"id":"cookbook:1","title":"Onion Soup","servings":4,"lines":7}],
///  "unknown":[{"id":"f2f:7","title":"Onion Soup","problem":"HTTP 500"}],
///  "strangers":[{"id":"f2f:8","title":"Kimchi Soup"}],
///  "ingredients":[{"name":"onions","key":"onion","recipes":5,"share":0.83,"measure":"mass","unit":"g",
///    "median":120,"lowerQuartile":100,"upperQuartile":150,"least":80,"greatest":900,
///    "amounts":[{"recipe":"cookbook:1","value":120}],"outliers":[{"recipe":"f2f:9","value":900}],
///    "uncompared":[{"recipe":"f2f:8","reason":"noAmount"}],
///    "lines":[{"recipe":"cookbook:1","place":0,"line":"480 g onions"}]}],
///  "leftovers":[{"source":"f2f:8","place":0,"line":"For the soup:","reason":"heading"}]}
/// ```
/// - `values` and `variants` have a member for each source, null where it says nothing; equal
///   `variants` mean the same once they are cleaned and normalised.
/// - `agreement` is `same`, `equivalent`, `different`, `single` or `missing`.
/// - `quantity` is `reference`, `equal`, `differs` (`ratio` times the reference), `incomparable`
///   (`reason` says why), or null where no other source has the ingredient.
/// - Quantities are for one serving, as `basis` says. `strangers` were found and are not counted, as
///   their titles do not name the dish.
/// - `measure` is `mass` in g, `volume` in ml, or `count` in `unit` (`""` for bare pieces);
///   it is null with all figures where nothing can be compared.
/// - A `place` counts from 0 in the source's own list.
package enum DishJSON {
  /// The sources of one recipe, with a line break at the end.
  package static func render(_ comparison: SourceComparison) -> String {
    json(comparison).text(.indented) + "\n"
  }

  /// The shape of a dish, with a line break at the end; `query` is what its recipes answer.
  package static func render(_ shape: DishShape, query: SearchQuery) -> String {
    json(shape, query: query).text(.indented) + "\n"
  }

  /// The sources of one recipe as a value.
  package static func json(_ comparison: SourceComparison) -> JSON {
    let ids = comparison.sources.map(\.listing.id.description)
    let onlyIn = ids.enumerated().map { place, id in
      (id, JSON.array(comparison.onlyIn(place).map(JSON.string)))
    }
    return [
      "version": .int(ReportJSON.version),
      "kind": "recipeComparison",
      "title": .string(comparison.sources.first?.listing.title ?? ""),
      "sources": .array(comparison.sources.map(Self.source)),
      "rows": .array(comparison.fields.map { ComparedField.codec.write(ComparedField($0)) }),
      "ingredients": .array(
        comparison.ingredients.map { AlignedLines.codec.write(AlignedLines($0, ids)) }),
      "commonIngredients": .array(comparison.commonIngredients.map(JSON.string)),
      "onlyIn": .object(JSONObject(onlyIn)),
      "yieldsDiffer": .bool(comparison.yieldsDiffer),
      "differs": .array(comparison.differs.map(FieldDifference.codec.write)),
      "leftovers": .array(comparison.leftovers.map { Self.leftover($0, ids) }),
    ]
  }

  private static func source(_ source: DishSource) -> JSON {
    [
      "id": .string(source.listing.id.description),
      "provider": .string(source.listing.id.provider),
      "url": .optional(WebLink.accept(source.listing.url)),
      "ingredientsFrom": .string(source.origin.rawValue),
      "problem": .optional(source.problem),
    ]
  }

  /// One field of the sources.
  package static var row: ObjectShape { ComparedField.codec.shape }

  /// One ingredient of the sources.
  package static var ingredient: ObjectShape { AlignedLines.codec.shape }

  static func leftover(_ line: LeftoverLine, _ ids: [String]) -> JSON {
    [
      "source": .string(ids[line.source]), "place": .int(line.line), "line": .string(line.text),
      "reason": .string(line.reason.rawValue),
    ]
  }
}

/// What the sources say in one field, as documents have it.
private struct ComparedField {
  var key = ""
  var label = ""
  var agreement = ""
  var values: [String?] = []
  var variants: [Int?] = []

  init() {}

  init(_ row: FieldRow) {
    (key, label) = (row.field.rawValue, DishWording.label(row.field))
    agreement = row.agreement.rawValue
    values = row.values.map { $0?.text }
    variants = row.values.map { $0?.variant }
  }

  static let codec: ObjectCodec<ComparedField> = ObjectCodec(
    "row", place: "a row",
    "One field; values and variants have an element for each recipe, null for nothing.",
    draft: ComparedField(), isOpen: true,
    [
      .always("key", \.key, .anyText), .always("label", \.label, .anyText),
      .always("agreement", \.agreement, .anyText),
      .always("values", \.values, .list(.nullable(.anyText))),
      .always("variants", \.variants, .list(.nullable(.count))),
    ])
}

/// The lines in which the sources name one ingredient, as documents have them.
private struct AlignedLines {
  /// One source's line, with how its name and its quantity agree with the first one's.
  struct Cell {
    var source = ""
    var place = 0
    var line = ""
    var likeness: Double?
    var match: String?
    var quantity: String?
    var ratio: Double?
    var reason: String?

    static let codec: ObjectCodec<Cell> = ObjectCodec(
      "cell", place: "a cell",
      "One recipe's line, with how its name and its quantity agree with the first one's.",
      draft: Cell(), isOpen: true,
      [
        .always("source", \.source, .anyText), .always("place", \.place, .count),
        .always("line", \.line, .anyText), .always("likeness", \.likeness, .nullable(.finite)),
        .always("match", \.match, .nullable(.anyText)),
        .always("quantity", \.quantity, .nullable(.anyText)),
        .always("ratio", \.ratio, .nullable(.finite)),
        .always("reason", \.reason, .nullable(.anyText)),
      ])
  }

  var name = ""
  var cells: [Cell] = []

  init() {}

  init(_ row: AlignedRow, _ ids: [String]) {
    name = row.name
    let isShared = row.cells.count { $0 != nil } > 1
    cells = row.cells.enumerated().compactMap { place, cell in
      cell.map { cell in
        let isReference = isShared && place == row.reference
        return Cell(
          source: ids[place], place: cell.line, line: cell.text, likeness: cell.likeness?.value,
          match: cell.likeness?.kind.rawValue,
          quantity: isReference ? "reference" : cell.agreement?.name,
          ratio: cell.agreement?.ratio, reason: cell.agreement?.problem?.name)
      }
    }
  }

  static let codec: ObjectCodec<AlignedLines> = ObjectCodec(
    "ingredient", place: "an ingredient", draft: AlignedLines(), isOpen: true,
    [
      .always("name", \.name, .anyText), .always("cells", \.cells, .list(.object(Cell.codec))),
    ])
}

extension QuantityAgreement {
  fileprivate var name: String {
    switch self {
    case .equal: "equal"
    case .differs: "differs"
    case .incomparable: "incomparable"
    }
  }

  fileprivate var ratio: Double? { if case .differs(let ratio) = self { ratio } else { nil } }

  fileprivate var problem: QuantityProblem? {
    if case .incomparable(let problem) = self { problem } else { nil }
  }
}

extension DishJSON {
  /// The shape of a dish as a value; `query` is what its recipes answer.
  package static func json(_ shape: DishShape, query: SearchQuery) -> JSON {
    let ids = shape.recipes.map(\.id.description)
    return [
      "version": .int(ReportJSON.version),
      "kind": "dishShape",
      "query": SearchQuery.codec.write(query),
      "basis": "serving",
      "recipes": .array(
        shape.recipes.map { recipe in
          [
            "id": .string(recipe.id.description), "title": .string(recipe.title),
            "servings": .optional(recipe.servings), "lines": .int(recipe.lines),
          ]
        }),
      "unknown": .array(
        shape.unknown.map { source in
          [
            "id": .string(source.listing.id.description), "title": .string(source.listing.title),
            "problem": .optional(source.problem),
          ]
        }),
      "strangers": .array(
        shape.strangers.map { source in
          [
            "id": .string(source.listing.id.description), "title": .string(source.listing.title),
          ]
        }),
      "ingredients": .array(shape.ingredients.map { Self.ingredient($0, ids) }),
      "leftovers": .array(shape.leftovers.map { Self.leftover($0, ids) }),
    ]
  }

  private static func ingredient(_ ingredient: DishIngredient, _ ids: [String]) -> JSON {
    func amounts(_ amounts: [DishIngredient.Amount]) -> JSON {
      .array(amounts.map { ["recipe": .string(ids[$0.recipe]), "value": .double($0.value)] })
    }
    var object: JSONObject = [
      "name": .string(ingredient.name), "key": .string(ingredient.key),
      "recipes": .int(ingredient.recipes), "share": .double(ingredient.share),
      "measure": .optional(ingredient.measure?.name), "unit": .optional(ingredient.measure?.unit),
    ]
    object["median"] = .optional(ingredient.spread?.median)
    object["lowerQuartile"] = .optional(ingredient.spread?.lowerQuartile)
    object["upperQuartile"] = .optional(ingredient.spread?.upperQuartile)
    object["least"] = .optional(ingredient.spread?.least)
    object["greatest"] = .optional(ingredient.spread?.greatest)
    object["amounts"] = amounts(ingredient.amounts)
    object["outliers"] = amounts(ingredient.outliers)
    object["uncompared"] = .array(
      ingredient.uncompared.map {
        ["recipe": .string(ids[$0.recipe]), "reason": .string($0.problem.name)]
      })
    object["lines"] = .array(
      ingredient.lines.map {
        ["recipe": .string(ids[$0.recipe]), "place": .int($0.line), "line": .string($0.text)]
      })
    return .object(object)
  }
}

extension DishQuantity.Measure {
  fileprivate var name: String {
    switch self {
    case .mass: "mass"
    case .volume: "volume"
    case .count: "count"
    }
  }

  fileprivate var unit: String {
    switch self {
    case .mass: "g"
    case .volume: "ml"
    case .count(let name): name
    }
  }
}
