import RecipeModel

/// What the sites and publishers of some listings are called, in letters and digits alone.
struct SiteNames {
  private var names: Set<String> = []

  /// The names that some listings give.
  init(_ listings: [Listing]) {
    self.init(links: listings.compactMap(\.url))
    for listing in listings {
      if let publisher = listing.publisher { names.insert(Self.letters(publisher)) }
    }
    names.remove("")
  }

  /// The names of the sites that links lead to.
  init(links: [String]) {
    var known: Substring?
    for link in links {
      guard let host = Self.host(link), host != known else { continue }
      known = host
      names.formUnion(Self.names(host))
    }
    names.remove("")
  }

  /// Whether one of the names is this one, in letters and digits alone.
  func contains(_ letters: String) -> Bool { names.contains(letters) }

  /// Whether one of the names stands before or behind the rest of a title, set off by a sign.
  func stand(in title: String) -> Bool {
    let bytes = Array(title.utf8)
    for sign in Self.signs {
      let places = bytes.indices.filter { bytes[$0...].starts(with: sign) }
      guard let first = places.first, let last = places.last else { continue }
      for end in [bytes[..<first], bytes[(last + sign.count)...]]
      where names.contains(Self.letters(String(decoding: end, as: UTF8.self))) { return true }
    }
    return false
  }

  /// Whether a title may have a sign in it that sets off a name: quick, and never no for one that has.
  static func mayStand(in title: String) -> Bool {
    var previous: UInt8 = 0
    for byte in title.utf8 {
      if byte == UInt8(ascii: " "), ends.contains(previous) { return true }
      previous = byte
    }
    return false
  }

  private static let signs = [" - ", " – ", " — ", " | ", " · ", " » ", " @ ", ": "].map {
    Array($0.utf8)
  }

  /// The last byte of each sign before its blank.
  private static let ends = signs.map { $0[$0.count - 2] }

  /// The letters and digits of a name, folded.
  static func letters(_ text: some StringProtocol) -> String {
    TextMatching.joinedWords(text, by: nil)
  }

  private static func host(_ url: String) -> Substring? {
    let bytes = url.utf8
    guard let scheme = bytes.firstIndex(of: UInt8(ascii: ":")),
      bytes[scheme...].starts(with: "://".utf8)
    else { return nil }
    let start = bytes.index(scheme, offsetBy: 3)
    let end = bytes[start...].firstIndex {
      $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
    }
    let authority = url[start..<(end ?? url.endIndex)]
    let named = authority.utf8.split(separator: UInt8(ascii: "@")).last ?? authority.utf8
    return named.split(separator: UInt8(ascii: ":")).first.map { Substring($0) }
  }

  /// `www.kitchen.example` is `kitchen` and `kitchenexample`.
  private static func names(_ host: Substring) -> [String] {
    var names: [String] = []
    for label in host.utf8.split(separator: UInt8(ascii: ".")) {
      let label = letters(Substring(label))
      if names.isEmpty, label == "www" || label == "m" { continue }
      names.append((names.last ?? "") + label)
    }
    return names
  }
}
