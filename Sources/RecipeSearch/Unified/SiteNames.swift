import RecipeModel

/// What the sites and publishers of some listings are called, in letters and digits alone.
struct SiteNames {
  private var names: Set<String> = []

  init(_ listings: [Listing]) {
    for listing in listings {
      if let publisher = listing.publisher { names.insert(Self.letters(publisher)) }
      if let host = listing.url.flatMap(Self.host) { names.formUnion(Self.names(host)) }
    }
    names.remove("")
  }

  /// Whether one of the names stands before or behind the rest of a title, set off by a sign.
  func stand(in title: String) -> Bool {
    for sign in Self.signs {
      let parts = title.split(separator: sign, omittingEmptySubsequences: false)
      guard parts.count > 1, let first = parts.first, let last = parts.last else { continue }
      if names.contains(Self.letters(last)) || names.contains(Self.letters(first)) { return true }
    }
    return false
  }

  /// Whether a publisher is called as the site of a link.
  static func isName(_ publisher: String, of url: String) -> Bool {
    host(url).map { names($0).contains(letters(publisher)) } ?? false
  }

  /// Whether a title has a sign in it that may set off a name.
  static func mayStand(in title: String) -> Bool {
    title.utf8.contains { byte in
      byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "|")
        || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@")
    }
  }

  private static let signs = [" - ", " – ", " — ", " | ", " · ", " » ", " @ ", ": "]

  /// The letters and digits of a name, folded.
  static func letters(_ text: some StringProtocol) -> String {
    TextMatching.words(String(text)).joined()
  }

  private static func host(_ url: String) -> Substring? {
    guard let start = url.firstRange(of: "://")?.upperBound else { return nil }
    let end = url[start...].firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? url.endIndex
    let authority = url[start..<end]
    let named = authority.split(separator: "@").last ?? authority
    return named.split(separator: ":").first
  }

  /// `www.kitchen.example` is `kitchen` and `kitchenexample`.
  private static func names(_ host: Substring) -> [String] {
    var labels = host.lowercased().split(separator: ".")
    if ["www", "m"].contains(labels.first) { labels.removeFirst() }
    return (1...max(1, labels.count)).map { letters(labels.prefix($0).joined()) }
  }
}
