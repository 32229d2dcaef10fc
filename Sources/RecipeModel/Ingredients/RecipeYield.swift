/// How much a recipe makes, read from what its source says: `4 servings`, `Makes 12 muffins`.
public struct RecipeYield: Sendable, Hashable {
  /// The text as the source wrote it.
  public let text: String
  /// The number, or the lower end of a range.
  public let lower: Fraction
  /// The upper end of a range, as in `4-6 servings`.
  public let upper: Fraction?
  /// What is counted: `servings`, `muffins`; empty where the text does not say.
  public let noun: String
  /// Whether the number counts servings, or does not say what it counts.
  public let countsServings: Bool
  private let pieces: (head: String, number: String, separator: String, tail: String)
  private let style: AmountReader.Style
  /// How many pieces one of the text's number is: 12 of `2 dozen cookies`.
  private let size: Fraction

  /// Reads a yield; nil where it holds no number or a negative one, or measures a mass or a volume
  /// (`2 cups`).
  ///
  /// Of several numbers the one that counts servings is taken, else the one that counts pieces, else the
  /// first. A dozen counts as 12.
  public init?(_ text: String) {
    guard text.unicodeScalars.count <= IngredientLineReader.mostScalars,
      let yield = AmountReader.read(
        EastAsianLine.halfWidth(text), { Self(text, MeasureScanner(reader: $0)) })
    else { return nil }
    self = yield
  }

  private init?(_ text: String, _ scanner: MeasureScanner) {
    let found = Self.numbers(scanner)
    guard
      let best = found.first(where: { Self.namesServings($0, scanner) })
        ?? found.first(where: { Self.namesPieces($0, scanner) }) ?? found.first,
      scanner.reader.text(0..<best.amountRange.lowerBound) != "-",
      best.amount.unit?.dimension ?? .count == .count
    else { return nil }
    self.text = text
    let end = best.amountRange.upperBound
    size = best.amount.unit?.isDozen == true ? 12 : 1
    guard let low = best.amount.lower.multiplied(by: size) else { return nil }
    lower = low
    upper = best.amount.upper.flatMap { [size] in $0.multiplied(by: size) }
    style = best.style
    let reader = scanner.reader
    pieces = (
      reader.text(0..<best.amountRange.lowerBound), reader.text(best.amountRange),
      reader.text(best.separator),
      reader.text(end..<reader.scalars.count)
    )
    let unitEnd = size > 1 ? best.end : end
    noun = String(Self.words(after: unitEnd, reader).prefix { !"(,;.".contains($0) }).trimmed
    countsServings = noun.isEmpty && size == 1 || Self.namesServings(best, scanner)
  }

  /// The number that scaling starts from: the middle of a range.
  public var basis: Fraction {
    guard let upper else { return lower }
    return lower.adding(upper)?.divided(by: 2) ?? lower
  }

  /// The number where it is one whole number; nil for ranges and fractions.
  public var wholeCount: Int? { upper == nil && lower.isWhole ? lower.numerator : nil }

  /// Whether the recipe makes that many as it stands.
  public func includes(_ count: Int) -> Bool {
    Fraction(count) >= lower && Fraction(count) <= upper ?? lower
  }

  /// The text for so many times the dish; nil where the numbers grow beyond 64 bits.
  public func scaled(by factor: Fraction) -> String? {
    guard factor != 1 else { return text }
    guard let low = lower.multiplied(by: factor)?.divided(by: size) else { return nil }
    var number = Self.number(low, style)
    var isOne = low <= 1
    if let upper {
      guard let high = upper.multiplied(by: factor)?.divided(by: size) else { return nil }
      number += pieces.separator + Self.number(high, style)
      isOne = high <= 1
    }
    return pieces.head + number + Self.agreeing(pieces.tail, isOne: isOne)
  }

  private static func number(_ value: Fraction, _ style: AmountReader.Style) -> String {
    if let near = AmountRounding.fraction(value) { return AmountText.text(near, style: style) }
    return AmountText.text(AmountRounding.decimal(value), style: .decimal(comma: false))
  }

  private static func numbers(_ scanner: MeasureScanner) -> [MeasureScanner.Found] {
    var found: [MeasureScanner.Found] = []
    var index = 0
    while index < scanner.scalars.count, found.count < IngredientLineReader.mostMeasures {
      let before = index > 0 ? scanner.scalars[index - 1] : " "
      // `材料4人分`: these scripts put no space before a number.
      let isFree = !AmountReader.isLetter(before) || before.value > 0x3040
      guard scanner.reader.beginsNumber(at: index), isFree,
        let measure = scanner.measure(at: index)
      else {
        index += 1
        continue
      }
      found.append(measure)
      index = measure.end
    }
    return found
  }

  /// The text after a number, without brackets before it: `1 (9-inch) cake` makes a cake.
  private static func words(after end: Int, _ reader: AmountReader) -> Substring {
    let rest = Substring(reader.text(end..<reader.scalars.count).trimmed)
    guard rest.first == "(", let close = rest.firstIndex(of: ")") else { return rest }
    return rest[rest.index(after: close)...]
  }

  private static func namesServings(
    _ found: MeasureScanner.Found, _ scanner: MeasureScanner
  ) -> Bool {
    let reader = scanner.reader
    let before = TextMatching.words(reader.text(0..<found.amountRange.lowerBound)).last ?? ""
    let rest = words(after: found.amountRange.upperBound, reader)
    let after = TextMatching.words(String(rest)).first ?? ""
    return servingWords.contains(after) || beforeServings.contains(before)
  }

  /// Whether the number counts what a cake or a tray is cut into: `1 Springform, 12 Stücke`.
  private static func namesPieces(
    _ found: MeasureScanner.Found, _ scanner: MeasureScanner
  ) -> Bool {
    let reader = scanner.reader
    let rest = reader.text(found.amountRange.upperBound..<reader.scalars.count)
    return TextMatching.words(rest).first.map(pieceWords.contains) ?? false
  }

  private static let pieceWords: Set<String> = [
    "piece", "pieces", "slice", "slices", "square", "squares", "stuck", "stucke", "morceaux",
    "pezzi", "fette", "trozos", "piezas", "porciones", "stuks", "stukken", "stukjes",
  ]

  private static let servingWords: Set<String> = [
    "serving", "servings", "portion", "portions", "people", "person", "persons", "guests",
    "portionen", "personen", "personnes", "parts", "porties", "portioner", "personer", "porciones",
    "raciones", "personas", "comensales", "porcoes", "pessoas", "porzioni", "persone", "porcje",
    "porcji", "porcie", "porcii", "porce", "porci", "порции", "порций", "порция", "персоны",
    "персон", "人分", "人前", "人份", "人用", "名分", "份", "인분",
  ]
  private static let beforeServings: Set<String> = [
    "serve", "serves", "serving", "servings", "feeds", "portions", "portionen", "pour", "fur",
  ]

  /// The text behind the number with `serving` or `servings`, as the number asks.
  private static func agreeing(_ tail: String, isOne: Bool) -> String {
    let words = tail.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let word = words.first else { return tail }
    let space = tail.prefix { $0 == " " }
    let rest = tail.dropFirst(space.count + word.count)
    switch (word, isOne) {
    case ("servings", true), ("portions", true): return "\(space)\(word.dropLast())\(rest)"
    case ("serving", false), ("portion", false): return "\(space)\(word)s\(rest)"
    default: return tail
    }
  }

  /// Whether two yields are the same text.
  public static func == (left: RecipeYield, right: RecipeYield) -> Bool { left.text == right.text }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
