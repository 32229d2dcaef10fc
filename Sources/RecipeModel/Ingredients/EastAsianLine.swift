/// Takes an ingredient line in Japanese, Chinese or Korean apart: `しょうゆ 大さじ1と1/2`, `250克面粉`,
/// `간장 2큰술`.
///
/// Such lines put no space between a number and its unit, and the unit may stand first. A number is
/// an amount where a known unit or counter, or nothing, stands beside it; where another word does,
/// or where it is not certain what a second number means, the whole line stays as it is.
struct EastAsianLine {
  private typealias Found = MeasureScanner.Found
  private typealias Role = MeasuredIngredient.Role

  /// The line, and as it is read: digits and signs in half width.
  private let written: AmountReader
  private let reader: AmountReader

  private enum Neighbour {
    case unit(KitchenUnit?, Range<Int>?)
    /// Makes the number a length, a temperature or a time.
    case other
    case unknown
  }

  /// A line's parts; nil for one in other scripts.
  static func read(_ line: String) -> IngredientLineReader.Reading? {
    guard isEastAsian(line) else { return nil }
    return AmountReader.read(line) { written in
      halfWidth(Array(written.scalars)).withUnsafeBufferPointer { scalars in
        let line = EastAsianLine(written: written, reader: AmountReader(scalars: scalars))
        let found = line.found() ?? []
        return IngredientLineReader.Reading(found, item: line.item(found), in: written)
      }
    }
  }

  /// By the first bytes of kana, Han and Hangul in UTF-8.
  private static func isEastAsian(_ text: String) -> Bool {
    text.utf8.contains { 0xE3...0xED ~= $0 }
  }

  /// A text with its digits and signs in half width where it is in these scripts.
  static func halfWidth(_ text: String) -> String {
    guard isEastAsian(text) else { return text }
    var result = ""
    result.unicodeScalars.append(contentsOf: halfWidth(Array(text.unicodeScalars)))
    return result
  }

  /// Scalars in the place of each: ASCII for its full-width forms, `-` for waves, and a space for
  /// the `と` in `1と1/2`.
  private static func halfWidth(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result = scalars.map { scalar -> Unicode.Scalar in
      switch scalar.value {
      case 0x3000: " "
      case 0x301C, 0xFF5E, 0x7E: "-"
      case 0xFF01...0xFF5D: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
      default: scalar
      }
    }
    for index in result.indices.dropFirst().dropLast()
    where result[index] == "と" && AmountReader.isDigit(result[index - 1])
      && AmountReader.beginsNumber(result[index + 1])
    {
      result[index] = " "
    }
    return result
  }

  // MARK: Amounts

  /// The amounts with their roles; nil where one is not understood.
  private func found() -> [(measure: Found, role: Role)]? {
    var found: [(measure: Found, role: Role)] = []
    var index = 0
    while index < reader.scalars.count, found.count < IngredientLineReader.mostMeasures {
      guard reader.beginsNumber(at: index) else {
        index += 1
        continue
      }
      guard let number = reader.amount(at: index) else { return nil }
      switch neighbour(of: index..<number.end) {
      case .unknown: return nil
      case .other: index = number.end
      case .unit(let unit, let range):
        let measure = Found(
          amount: IngredientAmount(number.lower, to: number.upper, unit: unit),
          style: number.style, separator: number.separator, amountRange: index..<number.end,
          unitRange: range)
        guard let role = found.first.map({ role(of: measure, behind: $0.measure) }) ?? .amount
        else { return nil }
        found.append((measure, role))
        index = max(number.end, range?.upperBound ?? 0)
      }
    }
    return found
  }

  /// What an amount means that is not the first: nil where that is not certain.
  private func role(of measure: Found, behind first: Found) -> Role? {
    let before = reader.scalars[..<measure.amountRange.lowerBound]
    let isInBrackets = before.last { $0 == "(" || $0 == ")" } == "("
    if before[first.amountRange.upperBound...].contains("+") { return .addition }
    if first.isMeasured { return isInBrackets ? .alternative : nil }
    guard measure.isMeasured else { return isInBrackets ? .other : nil }
    // `2枚(500g)` weigh that together, as `各` or `1枚` would say otherwise; a can may be meant alone.
    let isOne = first.amount.lower == 1 && first.amount.upper == nil
    guard !isOne, case .piece(let counter) = first.amount.unit else { return .alternative }
    return Self.packages.contains(counter) ? .other : .alternative
  }

  // MARK: Units

  private func neighbour(of number: Range<Int>) -> Neighbour {
    let scalars = reader.scalars
    if number.lowerBound > 0, scalars[number.lowerBound - 1].isASCII,
      AmountReader.isLetter(scalars[number.lowerBound - 1])
    {
      return .other
    }
    let next = reader.skipSpaces(number.upperBound)
    let text = reader.text(next..<min(next + 8, scalars.count))
    // `2分の1`, `1個半`.
    if text.hasPrefix("分の") || text.hasPrefix("半") { return .unknown }
    if let before = unit(before: number.lowerBound) { return .unit(before.unit, before.range) }
    guard let first = text.unicodeScalars.first else { return .unit(nil, nil) }
    if "%°℃×:".unicodeScalars.contains(first) { return .other }
    if first.isASCII, AmountReader.isLetter(first) { return latin(at: next) }
    guard first.value > 0x2100, AmountReader.isLetter(first) || first.value > 0x3300 else {
      return .unit(nil, nil)
    }
    if Self.others.contains(where: text.hasPrefix) { return .other }
    guard let unit = Self.unit(in: text) else {
      return next > number.upperBound ? .unit(nil, nil) : .unknown
    }
    let end = next + unit.length
    return end < scalars.count && scalars[end] == "半" ? .unknown : .unit(unit.unit, next..<end)
  }

  /// A unit in Latin letters: `200g`, `100ml`.
  private func latin(at start: Int) -> Neighbour {
    var end = start
    while end < reader.scalars.count, reader.scalars[end].isASCII,
      AmountReader.isLetter(reader.scalars[end])
    {
      end += 1
    }
    let word = reader.text(start..<end)
    if let spelling = UnitWords.spelling(of: word) { return .unit(spelling.unit, start..<end) }
    return reader.kind(of: start..<end).contains(.otherUnit) || word == "W" ? .other : .unknown
  }

  /// The spoon or cup that stands before its number: `大さじ1`, `カップ 約1/2`.
  private func unit(before number: Int) -> (unit: KitchenUnit, range: Range<Int>)? {
    var end = number
    while end > 0, AmountReader.isSpace(reader.scalars[end - 1]) || reader.scalars[end - 1] == "約" {
      end -= 1
    }
    for word in Self.leading {
      let start = end - word.unicodeScalars.count
      if start >= 0, reader.text(start..<end) == word, let unit = Self.units[word] {
        return (unit, start..<end)
      }
    }
    return nil
  }

  /// The longest unit that a text begins with; `大`, `中` or `小` may stand before a counter.
  private static func unit(in text: String) -> (unit: KitchenUnit, length: Int)? {
    for length in (1...6).reversed() where length <= text.count {
      if let unit = units[String(text.prefix(length))] { return (unit, length) }
    }
    guard let first = text.first, "大中小".contains(first),
      let (unit, length) = unit(in: String(text.dropFirst())), unit.dimension == .count
    else { return nil }
    return (unit, length + 1)
  }

  /// What the line names: what stands before the first amount, else behind the last.
  private func item(_ found: [(measure: Found, role: Role)]) -> Range<Int> {
    guard let first = found.first?.measure else { return 0..<reader.scalars.count }
    let start = min(first.amountRange.lowerBound, first.unitRange?.lowerBound ?? .max)
    let signs: (Unicode.Scalar) -> Bool = {
      AmountReader.isSpace($0) || "…:・-(*●■◆☆★".unicodeScalars.contains($0)
    }
    func trimmed(_ range: Range<Int>) -> Range<Int> {
      var range = range
      while let last = range.last, signs(reader.scalars[last]) { range.removeLast() }
      while let first = range.first, signs(reader.scalars[first]) { range.removeFirst() }
      return range
    }
    let before = trimmed(0..<start)
    if !before.isEmpty { return before }
    let end = found.reduce(first.end) { max($0, $1.measure.amountRange.upperBound, $1.measure.end) }
    let rest = reader.scalars[end...].drop { $0 == ")" }
    let last = rest.firstIndex { "(,、;".unicodeScalars.contains($0) } ?? rest.endIndex
    return trimmed(rest.startIndex..<last)
  }

  /// Spoons and cups that may stand before the number.
  private static let leading = [
    "大さじ", "大匙", "おおさじ", "大サジ", "小さじ", "小匙", "こさじ", "小サジ", "カップ",
  ]

  private static let units: [String: KitchenUnit] = {
    var units: [String: KitchenUnit] = [:]
    for (unit, words) in measures {
      for word in words.split(separator: " ") { units[String(word)] = unit }
    }
    for word in counters.split(whereSeparator: \.isWhitespace) {
      units[String(word)] = .piece(String(word))
    }
    return units
  }()

  private static let measures: [(KitchenUnit, String)] = [
    (.gram, "グラム ㌘ 克 公克 그램"), (.kilogram, "キログラム キロ ㎏ 千克 公斤 킬로그램"),
    (.milliliter, "ミリリットル ㎖ ㏄ 毫升 밀리리터"), (.deciliter, "デシリットル"),
    (.liter, "リットル ㍑ ℓ 公升 리터"),
    (.largeSpoon, "大さじ 大匙 おおさじ 大サジ 汤匙 湯匙 큰술"),
    (.smallSpoon, "小さじ 小匙 こさじ 小サジ 茶匙 작은술"), (.cookingCup, "カップ 컵"), (.go, "合"),
  ]

  /// What things are counted in; a `斤` or an `升` has another size in each country.
  private static let counters = """
    個 コ ケ ヶ こ つ 本 枚 片 かけ カケ 玉 束 袋 缶 パック 丁 切れ 尾 匹 株 房 粒 杯 箱 瓶 節 羽 膳 滴 つまみ 把 塊
    个 只 隻 颗 顆 根 条 條 块 瓣 勺 盒 包 碗 罐 头 頭 棵 张 張 朵 撮 枝 支 节 串 对 對 段 份
    개 쪽 대 줄기 장 봉지 봉 캔 마리 모 단 줌 알 토막 송이 포기 팩 병 스푼 숟갈 티스푼 꼬집 톨 뿌리 조각 통 공기 덩이
    """

  /// The counters of packages.
  private static let packages: Set<String> = [
    "袋", "缶", "パック", "箱", "瓶", "盒", "包", "罐", "봉지", "봉", "캔", "팩", "병", "통",
  ]

  private static let others = [
    "分", "時間", "小时", "小時", "秒", "度", "人", "等分", "割", "倍", "番", "号", "號", "種", "日", "回",
    "つ割り", "つに", "センチ", "ミリメートル", "厘米", "毫米", "시간", "분", "초", "도", "인", "등분",
    "번", "센티",
  ]
}
