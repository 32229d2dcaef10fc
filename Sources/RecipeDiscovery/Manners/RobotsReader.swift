/// Reads robots.txt line by line, keeping what is for one program.
struct RobotsReader {
  private let token: String
  private var own: [RobotsRules.Rule] = []
  private var general: [RobotsRules.Rule] = []
  private var hasOwn = false
  private var ownDelay: Duration?
  private var generalDelay: Duration?
  private(set) var sitemaps: [String] = []

  /// Whether the group that is read is for the program, and whether for all.
  private var isOwn = false
  private var isGeneral = false
  /// Whether the group has rules, so that the next name begins another.
  private var hasRules = false

  private static let mostRules = 10_000
  private static let mostSitemaps = 100
  private static let longestValue = 4_096

  init(token: String) { self.token = token.lowercased() }

  /// The rules of all groups that name the program; of those for everybody when none does.
  var rules: [RobotsRules.Rule] { hasOwn ? own : general }
  var delay: Duration? { hasOwn ? ownDelay : generalDelay }

  mutating func read(_ file: ArraySlice<UInt8>) {
    let text = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file.dropFirst(3) : file
    for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      if Task.isCancelled { return }
      read(line: line)
    }
  }

  private mutating func read(line: ArraySlice<UInt8>) {
    let line = line.prefix { $0 != UInt8(ascii: "#") }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    let key = String(decoding: Self.trimmed(line[..<colon]).prefix(40), as: UTF8.self)
    let value = Self.trimmed(line[(colon + 1)...])
    switch key.lowercased() {
    case "user-agent", "useragent", "user agent": begin(value)
    case "allow": add(value, key, allows: true)
    // Sites that misspell it mean it all the same.
    case "disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw":
      add(value, key, allows: false)
    case "crawl-delay": setDelay(String(decoding: value.prefix(20), as: UTF8.self))
    case "sitemap":
      guard sitemaps.count < Self.mostSitemaps, !value.isEmpty else { return }
      sitemaps.append(String(decoding: value.prefix(Self.longestValue), as: UTF8.self))
    default: break
    }
  }

  private mutating func begin(_ value: ArraySlice<UInt8>) {
    if hasRules { (isOwn, isGeneral, hasRules) = (false, false, false) }
    if value.elementsEqual("*".utf8) {
      isGeneral = true
      return
    }
    // What follows the name, such as a version, is none of it.
    let name = value.prefix { 0x61...0x7A ~= $0 | 0x20 || $0 == 0x2D || $0 == 0x5F }
    guard String(decoding: name.prefix(100), as: UTF8.self).lowercased() == token else { return }
    isOwn = true
    hasOwn = true
  }

  private mutating func add(_ value: ArraySlice<UInt8>, _ key: String, allows: Bool) {
    hasRules = true
    guard isOwn || isGeneral, own.count + general.count < Self.mostRules,
      let pattern = RobotsPattern(value)
    else { return }
    let shown = String(decoding: value.prefix(Self.longestValue), as: UTF8.self)
    let rule = RobotsRules.Rule(allows: allows, line: "\(key): \(shown)", pattern: pattern)
    if isOwn { own.append(rule) }
    if isGeneral { general.append(rule) }
  }

  private mutating func setDelay(_ text: String) {
    guard let seconds = Double(text), seconds > 0, seconds < 1e6 else { return }
    if isOwn { ownDelay = ownDelay ?? .seconds(seconds) }
    if isGeneral { generalDelay = generalDelay ?? .seconds(seconds) }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex
    let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
    return bytes[min(start, end)..<end]
  }
}
