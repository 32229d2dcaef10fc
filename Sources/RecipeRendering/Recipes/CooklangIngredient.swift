import RecipeModel

/// An ingredient line as a Cooklang mark: `@yellow onions{1%kg}(thinly sliced)`.
struct CooklangIngredient {
  /// What the line names, as steps may name it too.
  let item: String
  private let name: String
  private let amount: String
  private let unit: String
  private let preparation: String

  private static let structure = "{}()[]<>@#~|%=\\&\""

  init(_ line: String) {
    let ingredient = MeasuredIngredient(Sanitizer.terminal(line))
    item = ingredient.item
    let plain = ingredient.plainAmount
    let unit = CooklangText.field(plain?.unit ?? "", without: Self.structure)
    let details = CooklangText.field(ingredient.details, without: Self.structure)
    let name = Self.name(ingredient.item)
    // `2 fillets` names nothing but its unit; a line of signs names nothing at all.
    self.name = name ?? (unit.isEmpty ? "ingredient" : unit)
    self.unit = name == nil ? "" : unit
    amount = plain?.amount ?? ""
    preparation = details
  }

  /// The mark; braces always end the name, so that it may have several words.
  var markup: String {
    let quantity = unit.isEmpty ? amount : "\(amount)%\(unit)"
    return "@\(name){\(quantity)}" + (preparation.isEmpty ? "" : "(\(preparation))")
  }

  /// A name begins with a letter or a digit: signs before it would be modifiers or a path.
  private static func name(_ item: String) -> String? {
    let field = CooklangText.field(item, without: structure)
    let name = field.drop { !($0.isLetter || $0.isNumber) }
    return name.isEmpty ? nil : String(name)
  }
}
