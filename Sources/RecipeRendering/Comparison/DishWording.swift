import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// Sources, quantities and reasons as people read them; everything in them is sanitized.
enum DishWording {
  /// The names of sources as headings: the provider, with the identifier where it lists several.
  static func names(_ sources: [DishSource]) -> [String] {
    let ids = sources.map(\.listing.id)
    return ids.map { id in
      let isAlone = ids.count { $0.provider == id.provider } == 1
      return Sanitizer.terminal(isAlone ? id.provider : id.description)
    }
  }

  /// A field's name; of ingredients only the number of lines is set side by side.
  static func label(_ field: ListingField) -> String {
    field == .ingredients ? "Ingredient lines" : field.label
  }

  /// What a source says in a field; of a picture only that there is one.
  static func text(_ value: FieldRow.Value?, of field: ListingField) -> String {
    guard let value else { return ComparisonWording.undefined }
    switch field {
    case .image: return "yes"
    case .totalMinutes: return Int(value.text).map(Wording.minutes) ?? value.text
    case .diets:
      return value.text.split(separator: ", ").map { RecipeFacts.diet(String($0)) }
        .joined(separator: ", ")
    case .url: return Sanitizer.link(value.text) ?? Sanitizer.terminal(value.text)
    default: return Sanitizer.terminal(value.text)
    }
  }

  /// How far the sources agree in a field, with the names of those that say otherwise.
  static func agreement(_ row: FieldRow, _ names: [String]) -> String {
    switch row.agreement {
    case .same: return "same"
    // Of pictures only that there is one is shown and compared.
    case .equivalent: return row.field == .image ? "same" : "same in another form"
    case .missing: return ComparisonWording.undefined
    case .single:
      let only = zip(names, row.values).first { $0.1 != nil }.map(\.0) ?? ""
      return "only \(only)"
    case .different:
      let others = zip(names, row.values).filter { ($0.1?.variant ?? 0) > 0 }.map(\.0)
      return "\(Wording.list(others)) \(others.count == 1 ? "differs" : "differ")"
    }
  }

  /// One quantity held against another: `equal`, `2 times`, `not compared: g and ml`.
  static func agreement(_ agreement: QuantityAgreement) -> String {
    switch agreement {
    case .equal: "equal"
    case .differs(let ratio): "\(number(ratio)) times"
    case .incomparable(let problem): "not compared: \(reason(problem))"
    }
  }

  /// Why quantities cannot be compared.
  static func reason(_ problem: QuantityProblem) -> String {
    switch problem {
    case .noAmount: "no amount"
    case .inexact: "the amount is inexact"
    case .severalAmounts: "several amounts that do not add up"
    case .tooLarge: "the number is too large"
    case .otherMeasure(let one, let other): "\(unit(one)) and \(unit(other))"
    case .servingsUnknown: "servings not known"
    }
  }

  /// Why a line is not compared.
  static func reason(_ reason: LeftoverLine.Reason) -> String {
    switch reason {
    case .namesNothing: "names no ingredient"
    case .heading: "is a heading"
    }
  }

  /// The unit that amounts of a measure are told in.
  static func unit(_ measure: DishQuantity.Measure) -> String {
    switch measure {
    case .mass: "g"
    case .volume: "ml"
    case .count(""): "pieces"
    case .count(let name): Sanitizer.terminal(name)
    }
  }

  /// An amount of an ingredient, or a range, as a cook measures it: `½ tsp`, `1 to 2 cloves`, `1/7`.
  static func amount(
    _ value: Double, to upper: Double? = nil, of ingredient: DishIngredient
  ) -> String {
    let unit: KitchenUnit? =
      switch ingredient.measure {
      case .mass?: .gram
      case .volume?: .milliliter
      case .count(let name)? where !name.isEmpty: .piece(name)
      case .count?, nil: nil
      }
    let top = upper.map(Fraction.init(near:))
    guard let lower = Fraction(near: value), lower > 0, top != .some(nil),
      let text = IngredientAmount(lower, to: top ?? nil, unit: unit)
        .kitchenText(in: ingredient.system)
    else { return "\(number(value)) \(ingredient.measure.map(Self.unit) ?? "")" }
    return Sanitizer.terminal(text)
  }

  /// A figure with three digits that count: `0.333`, `12.5`, `237`.
  static func number(_ value: Double) -> String {
    var scale = 1.0
    while value * scale < 100, scale < 1e6 { scale *= 10 }
    return Wording.number((value * scale).rounded() / scale)
  }
}
