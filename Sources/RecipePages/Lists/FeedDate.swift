/// Dates of feeds, in whatever form they are written, as RFC 3339 writes them.
///
/// RSS asks for RFC 822 and Atom for RFC 3339; met are both in both, with names of months and of
/// zones written out, years of two digits, and parts in any order.
struct FeedDate {
  private var year: Int?
  private var month: Int?
  private var day: Int?
  private var time: [Int] = []
  private var offset: String?
  private var isAfternoon: Bool?

  private static let longest = 64

  /// The date and time with its offset; nil for what is no date.
  ///
  /// `2024-03-05T08:00:00+01:00`, or `2024-03-05` where no time is told. A time without a zone is
  /// taken for UTC.
  static func read(_ text: String?) -> String? {
    guard let text, text.utf8.count <= longest else { return nil }
    var date = FeedDate()
    let parts = text.split { $0.isWhitespace || ",()".contains($0) }
    if !(parts.first.map { date.readSorted($0, parts.dropFirst()) } ?? false) {
      for part in parts { date.read(part) }
    }
    return date.text
  }

  // MARK: Parts

  /// `2024-03-05`, perhaps with the time and the zone behind it.
  private mutating func readSorted(_ first: Substring, _ rest: ArraySlice<Substring>) -> Bool {
    let bytes = first.utf8.prefix(10)
    let digits = bytes.map { 0x30...0x39 ~= $0 ? UInt8(ascii: "0") : $0 }
    guard digits.elementsEqual("0000-00-00".utf8) else { return false }
    let numbers = first.prefix(10).split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3 else { return false }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
    let behind = first.dropFirst(10)
    if behind.first == "T" || behind.first == "t" { read(behind.dropFirst()) }
    for part in rest { read(part) }
    return true
  }

  private mutating func read(_ part: Substring) {
    if time.isEmpty, part.contains(":"), part.first?.isNumber == true { return readTime(part) }
    if let first = part.first, first == "+" || first == "-" {
      offset = offset ?? Self.offset(part)
    } else if let number = Int(part) {
      readNumber(number, digits: part.utf8.count)
    } else if part.contains("-"), !part.contains(":") {
      for piece in part.split(separator: "-") { read(piece) }
    } else {
      readWord(part.lowercased())
    }
  }

  private mutating func readNumber(_ number: Int, digits: Int) {
    if digits == 4 {
      year = year ?? number
    } else if digits <= 2 {
      if day == nil {
        day = number
      } else if year == nil {
        year = number < 70 ? 2_000 + number : 1_900 + number
      }
    }
  }

  /// `8:05`, `08:05:00.5`, with a zone or with half of the day right behind it.
  private mutating func readTime(_ part: Substring) {
    let clock = part.prefix { $0.isASCII && ($0.isNumber || $0 == ":" || $0 == ".") }
    time = clock.split(separator: ":").compactMap { Int($0.prefix { $0 != "." }) }
    let behind = part[clock.endIndex...]
    if !behind.isEmpty { read(behind) }
  }

  private mutating func readWord(_ word: String) {
    if word == "am" || word == "pm" {
      isAfternoon = word == "pm"
    } else if let zone = Self.zones[word] {
      offset = offset ?? zone
    } else if month == nil, word.utf8.count >= 3 {
      month = Self.months[String(word.prefix(3))]
    }
  }

  /// `+0100`, `+01:00` or `+01` with a colon.
  private static func offset(_ part: Substring) -> String? {
    let digits = part.dropFirst().filter { $0 != ":" }
    guard digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), [2, 4].contains(digits.utf8.count),
      let hours = Int(digits.prefix(2)), let minutes = Int("0" + digits.dropFirst(2)),
      hours < 24, minutes < 60
    else { return nil }
    return hours == 0 && minutes == 0
      ? "Z" : "\(part.prefix(1))\(two(hours)):\(two(minutes))"
  }

  // MARK: The whole

  private var text: String? {
    guard let year, let month, let day, 1_970...9_999 ~= year, 1...12 ~= month,
      1...Self.days(of: month, in: year) ~= day
    else { return nil }
    let date = "\(year)-\(Self.two(month))-\(Self.two(day))"
    guard let clock else { return date }
    return date + "T" + clock.map(Self.two).joined(separator: ":") + (offset ?? "Z")
  }

  /// Hours, minutes and seconds; nil where no time is told, or one that no clock shows.
  private var clock: [Int]? {
    guard 2...3 ~= time.count else { return nil }
    var hours = time[0]
    if let isAfternoon, 1...12 ~= hours { hours = hours % 12 + (isAfternoon ? 12 : 0) }
    let seconds = time.count > 2 ? time[2] : 0
    guard 0...23 ~= hours, 0...59 ~= time[1], 0...60 ~= seconds else { return nil }
    return [hours, time[1], min(seconds, 59)]
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let months = [
    "jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6, "jul": 7, "aug": 8, "sep": 9,
    "oct": 10, "nov": 11, "dec": 12,
  ]

  /// Zones by their names: those of RFC 822, and Europe's.
  private static let zones = [
    "z": "Z", "gmt": "Z", "ut": "Z", "utc": "Z", "wet": "Z", "est": "-05:00", "edt": "-04:00",
    "cst": "-06:00", "cdt": "-05:00", "mst": "-07:00", "mdt": "-06:00", "pst": "-08:00",
    "pdt": "-07:00", "bst": "+01:00", "cet": "+01:00", "cest": "+02:00", "eet": "+02:00",
    "eest": "+03:00", "jst": "+09:00",
  ]
}
