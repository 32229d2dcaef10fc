import PotluckSupport
import RecipeModel

/// Reads an amount that is an object: schema.org's `PropertyValue`, `QuantitativeValue` and what
/// `HowToSupply` requires.
///
/// ```json
/// {"@type": "PropertyValue", "name": "milk", "minValue": 2, "maxValue": 3, "unitCode": "G24"}
/// ```
/// The number may stand in a value within the value, and the unit beside or within it.
enum SchemaOrgQuantity {
  /// No number is looked for in more objects within each other.
  private static let deepest = 4

  /// The amount and its unit in words, such as `2-3 tbsp`; nil for none.
  static func text(_ object: JSONObject) -> String? { text(object, depth: 0) }

  private static func text(_ object: JSONObject, depth: Int) -> String? {
    if depth > 0, let text = SchemaOrgValue.text(object["@value"] ?? object["text"]) { return text }
    let inner = ["requiredQuantity", "amount", "quantity", "value", "weight"].firstNonNil {
      object[$0]?.filled
    }
    let unit = unit(object)
    if let inner, let nested = inner.objectValue {
      guard depth < deepest, let text = text(nested, depth: depth + 1) else { return unit }
      let hasUnit = text.contains(where: \.isLetter)
      return hasUnit ? text : joined(text, unit)
    }
    let number = SchemaOrgValue.text(inner) ?? range(object)
    return number.map { joined($0, unit) } ?? unit
  }

  /// `2-3`; of one bound alone `up to 4` or `at least 2`.
  private static func range(_ object: JSONObject) -> String? {
    let ends = ["minValue", "maxValue"].map { SchemaOrgValue.text(object[$0]) }
    switch (ends[0], ends[1]) {
    case (let low?, let high?): return low == high ? low : "\(low)-\(high)"
    case (let low?, nil): return "at least \(low)"
    case (nil, let high?): return "up to \(high)"
    case (nil, nil): return nil
    }
  }

  private static func joined(_ number: String, _ unit: String?) -> String {
    guard let unit, !unit.isEmpty else { return number }
    if let factor = tens[unit], let measured = multiplied(number, by: factor.count) {
      return "\(measured) \(factor.unit)"
    }
    return "\(number) \(isMany(number) ? plurals[unit] ?? unit : unit)"
  }

  /// Whether a number, or the upper end of a range, is more than one: `2`, `1 1/2`, `up to 4`.
  private static func isMany(_ number: String) -> Bool {
    let words = (number.split(separator: "-").last ?? "").split(separator: " ")
    guard let last = words.last else { return false }
    return last.contains("/") ? words.count > 1 : Double(last) ?? 1 > 1
  }

  /// The numbers of an amount so many times.
  private static func multiplied(_ number: String, by count: Int) -> String? {
    let parts = number.split(separator: "-").map { Double($0).map { $0 * Double(count) } }
    guard !parts.isEmpty, parts.allSatisfy({ $0.map { $0 < 1_000_000 } ?? false }) else {
      return nil
    }
    return parts.compactMap { $0 }.map {
      $0 == $0.rounded() ? String(Int($0)) : String($0)
    }.joined(separator: "-")
  }

  private static func unit(_ object: JSONObject) -> String? {
    if let text = ["unitText", "unit"].firstNonNil({ SchemaOrgValue.text(object[$0]) }) {
      return codes[text] ?? text
    }
    guard let code = SchemaOrgValue.text(object["unitCode"]) else { return nil }
    // Some write the code's address, or a word in its place.
    let last = code.split(whereSeparator: { "/#:".contains($0) }).last.map(String.init) ?? code
    return codes[last.uppercased()] ?? last
  }

  /// The minutes of a duration that is a number with a unit of time; nil for another object.
  static func minutes(_ object: JSONObject) -> Int? {
    guard let unit = unit(object), let seconds = seconds[unit.lowercased()] else { return nil }
    let number = ["maxValue", "value", "minValue"].firstNonNil { SchemaOrgValue.number(object[$0]) }
    guard let number, number > 0, number * seconds < 60 * 60 * 24 * 366 else { return nil }
    return max(1, Int((number * seconds / 60).rounded()))
  }

  private static let seconds: [String: Double] = [
    "sec": 1, "second": 1, "seconds": 1, "s": 1, "min": 60, "mins": 60, "minute": 60,
    "minutes": 60, "hur": 3_600, "h": 3_600, "hr": 3_600, "hrs": 3_600, "hour": 3_600,
    "hours": 3_600, "day": 86_400, "days": 86_400,
  ]

  /// Codes of UN/CEFACT Recommendation 20 for what kitchens measure by, as people write them; a bare
  /// number counts pieces.
  private static let codes = [
    "MGM": "mg", "GRM": "g", "KGM": "kg", "ONZ": "oz", "LBR": "lb", "MLT": "ml", "CLT": "cl",
    "DLT": "dl", "LTR": "l", "G21": "cup", "G24": "tbsp", "G25": "tsp", "OZA": "fl oz",
    "OZI": "fl oz", "PT": "pint", "PTL": "pint", "PTI": "pint", "QT": "quart", "QTL": "quart",
    "QTI": "quart", "GLL": "gallon", "GLI": "gallon", "DZN": "dozen", "C62": "", "H87": "",
    "EA": "", "NMB": "", "INH": "inch", "CMT": "cm", "MMT": "mm", "XCA": "can", "XTN": "tin",
    "XJR": "jar", "XBO": "bottle", "XBG": "bag", "XBX": "box", "XPK": "package", "XPA": "packet",
    "HGM": "hg", "DJ": "dag", "CGM": "cg", "DMQ": "l", "CMQ": "ml", "PR": "pair", "PCE": "",
    "PTD": "pint", "QTD": "quart", "DZP": "dozen", "XBH": "bunch", "XSA": "sachet", "XBK": "basket",
  ]

  /// Units that kitchens write in tens and hundreds of another.
  private static let tens: [String: (count: Int, unit: String)] = [
    "hg": (100, "g"), "dag": (10, "g"),
  ]

  /// Words of ``codes`` for more than one.
  private static let plurals = [
    "cup": "cups", "pint": "pints", "quart": "quarts", "gallon": "gallons", "can": "cans",
    "tin": "tins", "jar": "jars", "bottle": "bottles", "bag": "bags", "box": "boxes",
    "package": "packages", "packet": "packets", "inch": "inches", "pair": "pairs",
    "bunch": "bunches", "sachet": "sachets", "basket": "baskets",
  ]
}

extension JSON {
  /// The value, of a list its first one; nil for null and an empty text or list.
  fileprivate var filled: JSON? {
    switch self {
    case .null: nil
    case .string(let text): text.isEmpty ? nil : self
    case .array(let elements): elements.first?.filled
    default: self
    }
  }
}
