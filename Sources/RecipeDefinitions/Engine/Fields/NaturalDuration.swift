/// Times in the words of recipe writers: `1 h 30 min`, `1½ hours`, `1-2 hours`, `1 Std. 20 Min.`.
enum NaturalDuration {
  private static let mostBytes = 300

  /// The minutes that a text names, of a range the upper bound; nil when it names none.
  ///
  /// Times in a row are added up. A number without a unit counts as minutes when there is nothing
  /// else in the text, and behind hours: `1h30`. `1:30` is an hour and a half.
  static func minutes(_ text: String) -> Double? {
    guard text.utf8.count <= mostBytes else { return nil }
    var sum = NaturalDurationSum()
    for token in NaturalDurationToken.tokens(text.lowercased()) { sum.take(token) }
    return sum.minutes
  }
}

/// A piece of a text that may name a time.
enum NaturalDurationToken: Equatable {
  /// A number.
  case number(Double)
  /// `1:30`, in minutes.
  case clock(Double)
  /// A unit, in minutes.
  case unit(Double)
  /// A word between the bounds of a range.
  case range
  /// A sign between the bounds of a range, or before a negative number.
  case dash
  /// `a` or `an`, which makes a unit one of it.
  case article
  /// A word that says nothing: `about`.
  case filler
  /// Any other word.
  case word

  /// The pieces of a text in lower case.
  static func tokens(_ text: String) -> [NaturalDurationToken] {
    let scalars = Array(text.unicodeScalars)
    var tokens: [NaturalDurationToken] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar.isDigit {
        tokens.append(number(scalars, &index))
      } else if let fraction = scalar.fraction {
        index += 1
        tokens.append(.number(fraction))
      } else if scalar.properties.isAlphabetic {
        let start = index
        while index < scalars.count, scalars[index].properties.isAlphabetic,
          scalars[index].fraction == nil
        { index += 1 }
        var word = String.UnicodeScalarView()
        word.append(contentsOf: scalars[start..<index])
        tokens.append(named(String(word)))
      } else {
        index += 1
        switch scalar {
        case "-", "–", "—", "‑", "−": tokens.append(.dash)
        case "'", "′", "’": if case .number? = tokens.last { tokens.append(.unit(1)) }
        default: break
        }
      }
    }
    return tokens
  }

  /// Reads `1`, `1.5`, `1,5`, `1/2`, `1 1/2`, `1½`, `1 ½` or `1:30`.
  private static func number(
    _ scalars: [Unicode.Scalar], _ index: inout Int
  ) -> NaturalDurationToken {
    let whole = digits(scalars, &index)
    if index + 1 < scalars.count, scalars[index + 1].isDigit {
      let sign = scalars[index]
      if sign == ":" {
        index += 1
        let minutes = digits(scalars, &index)
        if index + 1 < scalars.count, scalars[index] == ":", scalars[index + 1].isDigit {
          index += 1
          return .clock(whole * 60 + minutes + digits(scalars, &index) / 60)
        }
        return .clock(whole * 60 + minutes)
      }
      if sign == "." || sign == "," {
        index += 1
        let start = index
        let decimals = digits(scalars, &index)
        return .number(whole + decimals * tenths(index - start))
      }
      if sign == "/" || sign == "⁄" {
        index += 1
        let below = digits(scalars, &index)
        return .number(below > 0 ? whole / below : whole)
      }
    }
    var ahead = index
    while ahead < scalars.count, scalars[ahead].properties.isWhitespace { ahead += 1 }
    if ahead < scalars.count, let fraction = scalars[ahead].fraction {
      index = ahead + 1
      return .number(whole + fraction)
    }
    if ahead > index, ahead < scalars.count, scalars[ahead].isDigit {
      var behind = ahead
      let above = digits(scalars, &behind)
      if behind + 1 < scalars.count, scalars[behind] == "/", scalars[behind + 1].isDigit {
        behind += 1
        let below = digits(scalars, &behind)
        if below > above {
          index = behind
          return .number(whole + above / below)
        }
      }
    }
    return .number(whole)
  }

  private static func digits(_ scalars: [Unicode.Scalar], _ index: inout Int) -> Double {
    var value = 0.0
    while index < scalars.count, scalars[index].isDigit {
      value = value * 10 + Double(scalars[index].value - 0x30)
      index += 1
    }
    return value
  }

  private static func tenths(_ count: Int) -> Double {
    (0..<min(count, 300)).reduce(1.0) { value, _ in value / 10 }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { 0x30...0x39 ~= value }

  /// The value of a fraction in one character.
  fileprivate var fraction: Double? {
    switch self {
    case "¼": 0.25
    case "½": 0.5
    case "¾": 0.75
    case "⅓": 1.0 / 3
    case "⅔": 2.0 / 3
    default: nil
    }
  }
}
