import RecipeModel

/// Times in the words of recipe writers of many languages: `1 h 30 min`, `1½ hours`, `1-2 hours`.
package enum NaturalDuration {
  private static let mostBytes = 300

  /// The minutes that a text names, of a range the upper bound; nil when it names none.
  ///
  /// Times in a row are added up. A number without a unit counts as minutes when there is nothing
  /// else in the text, and behind hours: `1h30`. `1:30` is an hour and a half. A moment such as
  /// `7 minutes ago` is no time that anything takes.
  package static func minutes(_ text: String) -> Double? {
    guard text.utf8.count <= mostBytes, !isMoment(text) else { return nil }
    var sum = NaturalDurationSum()
    for token in NaturalDurationToken.tokens(text.lowercased()) { sum.take(token) }
    return sum.minutes
  }
}

extension NaturalDuration {
  /// Whether a text says when something was: a date with or without a time, or how long ago it is,
  /// in the words that sites put beside their posts.
  package static func isMoment(_ text: String) -> Bool {
    guard text.utf8.count <= mostBytes else { return false }
    if ISO8601Date.read(text) != nil, Double(text) == nil { return true }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first, let last = words.last else { return false }
    if last.hasSuffix("前") { return true }
    return words.count > 1
      && (pastEndings.contains(String(last)) || pastBeginnings.contains(String(first))
        || words.prefix(3) == ["il", "y", "a"])
  }

  private static let pastEndings: Set<String> = [
    "ago", "fa", "geleden", "siden", "sedan", "sitten", "temu", "назад", "тому", "önce", "atrás",
  ]

  private static let pastBeginnings: Set<String> = ["vor", "hace", "há", "przed", "πριν"]
}

/// A piece of a text that may name a time.
enum NaturalDurationToken: Equatable {
  case number(Double)
  /// `1:30`, in minutes.
  case clock(Double)
  /// A unit, in minutes.
  case unit(Double)
  /// A word between the bounds of a range.
  case range
  /// A sign between the bounds of a range, or before a negative number.
  case dash
  /// `a`, `une` or the like, which makes a unit one of it.
  case article
  /// A word that says nothing: `about`.
  case filler
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
        // Of `3/4 d'heure` the first letter names no days.
        let isElided = index < scalars.count && "'’".unicodeScalars.contains(scalars[index])
        tokens.append(isElided && word.count == 1 ? .filler : named(String(word)))
      } else {
        index += 1
        switch scalar {
        case "-", "–", "—", "‑", "−": tokens.append(.dash)
        // The sign of minutes stands behind digits: `20'`, but not `mezz'ora`.
        case "'", "′", "’":
          if scalars[..<(index - 1)].last?.isDigit == true { tokens.append(.unit(1)) }
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
        return below > 0 ? .number(whole / below) : .word
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
  fileprivate var isDigit: Bool { "0"..."9" ~= self }

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

extension NaturalDurationToken {
  /// What a word in lower case means.
  static func named(_ word: String) -> NaturalDurationToken {
    if let value = numbers[word] { return .number(value) }
    if let minutes = minutes(ofUnit: word) { return .unit(minutes) }
    if ranges.contains(word) { return .range }
    if articles.contains(word) { return .article }
    return fillers.contains(word) ? .filler : .word
  }

  private static let numbers: [String: Double] = [
    "half": 0.5, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eight": 8,
    "ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40,
    "eine": 1, "zwei": 2, "drei": 3, "halbe": 0.5, "halben": 0.5, "demi": 0.5, "demie": 0.5,
    "media": 0.5, "medio": 0.5, "mezz": 0.5, "mezza": 0.5, "mezzo": 0.5, "halve": 0.5,
    "deux": 2, "trois": 3, "dos": 2, "tres": 3, "due": 2, "tre": 3, "twee": 2, "drie": 3,
    "anderthalb": 1.5, "anderhalf": 1.5,
  ]

  /// Words that make a unit one of it.
  private static let articles: Set = ["a", "an", "un", "une", "una", "uno", "een", "ein", "einer"]

  private static let ranges: Set = ["to", "or", "bis", "oder", "à"]

  private static let fillers = ApproximateWords.about.union([
    "and", "up", "under", "less", "than", "over", "at", "least", "max", "und", "ungefähr", "et",
    "total", "of", "y", "e", "en",
  ])

  /// The minutes of a unit.
  private static func minutes(ofUnit word: String) -> Double? {
    TimeUnitWords.secondsAlone(word).map { Double($0) / 60 }
  }
}

/// Adds up the pieces of a spoken time.
struct NaturalDurationSum {
  /// The runs that are complete.
  private var total = 0.0
  /// Times in a row, such as `1 h 30 min`.
  private var run = 0.0
  /// The greatest lower bound of the range whose upper bound is the current run.
  private var lower = 0.0
  private var isKnown = false
  /// A number that no unit has followed yet.
  private var pending: Double?
  private var hasArticle = false
  private var rangeIsOpen = false
  private var hasWords = false
  private var isNegative = false
  /// Whether the last time was given in hours, so that a number alone behind it is minutes.
  private var isBehindHours = false

  /// The minutes; nil when no time was named.
  var minutes: Double? {
    var sum = self
    sum.settle()
    sum.closeRun()
    if sum.isNegative { return nil }
    if sum.isKnown { return sum.total }
    // A number alone is minutes; among words it may count anything.
    return sum.hasWords ? nil : sum.pending
  }

  mutating func take(_ token: NaturalDurationToken) {
    switch token {
    case .number(let value): take(number: value)
    case .clock(let minutes):
      settle()
      add(minutes, unit: 60)
    case .unit(let unit):
      if let number = pending {
        pending = nil
        add(number * unit, unit: unit)
      } else if hasArticle {
        add(unit, unit: unit)
      }
    case .article: hasArticle = true
    case .filler: break
    case .range: openRange()
    case .dash:
      if pending == nil, !isKnown, !hasWords { isNegative = true }
      openRange()
    case .word:
      settle()
      closeRun()
      pending = nil
      hasWords = true
    }
    if token != .article, token != .filler { hasArticle = false }
  }

  private mutating func take(number value: Double) {
    guard let before = pending else { return pending = value }
    if rangeIsOpen {
      // `1-1/2` is how some write one and a half.
      pending = value < 1 && before >= 1 ? before + value : max(before, value)
      rangeIsOpen = false
    } else {
      settle()
      pending = value
    }
  }

  private mutating func openRange() {
    settle()
    if pending != nil {
      rangeIsOpen = true
    } else if run > 0 {
      lower = max(lower, run)
      run = 0
      isBehindHours = false
    }
  }

  private mutating func add(_ minutes: Double, unit: Double) {
    run += minutes
    isKnown = true
    rangeIsOpen = false
    isBehindHours = unit == 60
  }

  private mutating func closeRun() {
    total += max(run, lower)
    run = 0
    lower = 0
    rangeIsOpen = false
    isBehindHours = false
  }

  /// Gives a number without a unit its meaning behind hours: `1h30`, `an hour and a half`.
  private mutating func settle() {
    guard let number = pending, isBehindHours else { return }
    pending = nil
    add(number < 1 ? number * 60 : number, unit: 1)
  }
}
