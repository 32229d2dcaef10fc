import RecipeDiscovery
import RecipeProviderKit
import TestSupport
import Testing

@Suite("robots.txt", .fewAtOnce) struct RobotsRulesTests {
  private static func allows(_ file: String, _ path: String, token: String = "Potluck") throws
    -> Bool
  {
    try RobotsRules(Array(file.utf8), token: token)
      .allows(RequestURL("https://soups.example" + path))
  }

  /// A file, a path, and whether it may be asked.
  struct Case: Sendable, CustomTestStringConvertible {
    var file: String
    var path: String
    var isAllowed: Bool
    var testDescription: String { "\(file.debugDescription) \(path)" }

    init(_ file: String, _ path: String, _ isAllowed: Bool) {
      (self.file, self.path, self.isAllowed) = (file, path, isAllowed)
    }
  }

  static let groups: [Case] = [
    Case("", "/", true),
    Case("User-agent: *\nDisallow: /", "/x", false),
    Case("User-agent: *\nDisallow:", "/x", true),
    Case("User-agent: other\nDisallow: /", "/x", true),
    Case("user-AGENT: potLUCK\ndisallow: /x", "/x", false),
    Case("User-agent: Potluck/9.1\nDisallow: /x", "/x", false),
    Case("User-agent: Potluckbot\nDisallow: /x", "/x", true),
    // Our own group is the only one that counts, even where it forbids less.
    Case("User-agent: *\nDisallow: /\nUser-agent: Potluck\nDisallow: /y", "/x", true),
    Case("User-agent: Potluck\nDisallow: /y\nUser-agent: *\nDisallow: /", "/y", false),
    // Several names share the rules that follow them.
    Case("User-agent: a\nUser-agent: *\nUser-agent: b\nDisallow: /x", "/x", false),
    Case("User-agent: a\nSitemap: /s.xml\nUser-agent: *\nDisallow: /x", "/x", false),
    Case("User-agent: *\nCrawl-delay: 3\nUser-agent: b\nDisallow: /x", "/x", false),
    // Groups of one name are one.
    Case(
      "User-agent: *\nDisallow: /x\nUser-agent: b\nDisallow: /\nUser-agent: *\nDisallow: /y", "/y",
      false),
    Case(
      "User-agent: *\nDisallow: /x\nUser-agent: b\nDisallow: /\nUser-agent: *\nDisallow: /y", "/x",
      false),
    Case(
      "User-agent: *\nDisallow: /x\nUser-agent: b\nDisallow: /\nUser-agent: *\nDisallow: /y", "/z",
      true),
    // Rules before any name are nobody's.
    Case("Disallow: /x\nUser-agent: *\nDisallow: /y", "/x", true),
  ]

  static let lines: [Case] = [
    Case("User-agent:*\nDisallow:/x", "/x", false),
    Case("\u{FEFF}User-agent: *\nDisallow: /x", "/x", false),
    Case("User-agent: *\r\nDisallow: /x\r\n", "/x", false),
    Case("User-agent: *\rDisallow: /x\r", "/x", false),
    Case("  User-agent :  *  # all\n\tDisallow : /x # not this", "/x", false),
    Case("User-agent: *\nDisallow: /x#y", "/x", false),
    Case("User-agent: *\nDissallow: /x", "/x", false),
    Case("User-agent: *\nnonsense\n<html>\nDisallow: /x", "/x", false),
    Case("User-agent: *\nDisallow: x", "/x", false),
    Case("User-agent: *\nDisallow /x", "/x", true),
  ]

  static let paths: [Case] = [
    ("/x", "/x", false), ("/x", "/xyz", false), ("/x", "/x/y?z", false), ("/x", "/X", true),
    ("/x", "/yx", true), ("/x/", "/x", true), ("/", "/robots.txt", true),
    ("/?s=", "/?s=soup", false), ("/?s=", "/?p=1", true), ("/?s=", "/x?s=soup", true),
    ("/*?s=", "/?s=soup", false), ("/*?s=", "/x?s=soup", false), ("/*s=", "/?p=1&s=soup", false),
    ("*.php", "/x.php?y", false), ("/x$", "/x", false), ("/x$", "/xy", true), ("/x$", "/x?y", true),
    ("/*.xml$", "/a/b.xml", false), ("/*.xml$", "/a/b.xml?c", true), ("/a*b*c", "/axxbyyc!", false),
    ("/a*b*c", "/axxcyyb", true), ("/a**b", "/ab", false), ("/*", "/x", false),
    ("/a*", "/a", false),
    ("/a*b$", "/abab", false), ("/$", "/", false), ("/$", "/x", true), ("/a$b", "/a$b", false),
    // Escapes are one spelling of a byte.
    ("/caf%C3%A9", "/caf\u{E9}", false), ("/caf\u{E9}", "/caf%c3%a9", false),
    ("/%7Eann", "/~ann", false), ("/~ann", "/%7eann", false), ("/a%2Fb", "/a/b", true),
    ("/a%2fb", "/a%2Fb", false), ("/a%2Ab", "/a*b", false), ("/a%2Ab", "/axb", true),
    ("/a%24", "/a$", false),
  ].map { Case("User-agent: *\nDisallow: \($0)", $1, $2) }

  static let longest: [Case] = [
    ("Disallow: /a\nAllow: /a/b", "/a/b", true), ("Disallow: /a\nAllow: /a/b", "/a/c", false),
    ("Allow: /a/b\nDisallow: /a", "/a/b", true), ("Disallow: /a/b\nAllow: /a", "/a/b", false),
    // Of equally long ones the one that allows.
    ("Disallow: /a\nAllow: /a", "/a", true), ("Allow: /a\nDisallow: /a", "/a", true),
    ("Allow: /$\nDisallow: /", "/", true), ("Allow: /$\nDisallow: /", "/x", false),
    ("Disallow: /*?\nAllow: /?s=", "/?s=soup", true),
  ].map { Case("User-agent: *\n\($0)", $1, $2) }

  @Test(arguments: groups + lines + paths + longest)
  func `A path is allowed or not as the rules say`(_ example: Case) throws {
    #expect(try Self.allows(example.file, example.path) == example.isAllowed)
  }

  @Test func `The line that decides is told as it was written`() throws {
    let rules = RobotsRules(
      Array("User-agent: *\nDisallow: /search # no\nAllow:/search/feed".utf8), token: "Potluck")
    #expect(
      try rules.rule(for: RequestURL("https://s.example/search?q=a"))?.line == "Disallow: /search")
    #expect(
      try rules.rule(for: RequestURL("https://s.example/search/feed"))?.line
        == "Allow: /search/feed")
    #expect(try rules.rule(for: RequestURL("https://s.example/")) == nil)
  }

  @Test func `Pauses and sitemaps are read, those of others not`() {
    let rules = RobotsRules(
      Array(
        "User-agent: a\nCrawl-delay: 9\n\nSitemap: https://s.example/1.xml\nDisallow:\nUser-agent: *\ncrawl-delay: 2.5\nCrawl-delay: no"
          .utf8),
      token: "Potluck")
    #expect(rules.delay == .seconds(2.5))
    #expect(rules.sitemaps == ["https://s.example/1.xml"])
  }

  @Test(arguments: [
    (200, false), (204, false), (301, true), (401, true), (403, true), (404, true), (410, true),
    (429, false), (500, false), (503, false),
  ])
  func `What an answer means follows from its status`(status: Int, allows: Bool) throws {
    let file = Array("User-agent: *\nDisallow: /".utf8)
    let rules = RobotsRules(HTTPResponse(status: status, body: file), token: "Potluck")
    #expect(try rules.allows(RequestURL("https://s.example/x")) == allows)
    #expect(try rules.allows(RequestURL("https://s.example/robots.txt")))
  }

  @Test func `As much of a file is read as the standard demands, and no more`() throws {
    let filler = Array(repeating: UInt8(ascii: "#"), count: RobotsRules.mostBytes - 40)
    let start = Array("User-agent: *\nDisallow: /x\n".utf8)
    let end = Array("\nDisallow: /y\nDisallow: /z\n".utf8)
    let rules = RobotsRules(start + filler + end, token: "Potluck")
    #expect(try !rules.allows(RequestURL("https://s.example/x")))
    #expect(try rules.allows(RequestURL("https://s.example/z")))
  }

  @Test func `A file of patterns that match slowly does not hang`() throws {
    let pattern = String(repeating: "*a", count: 1_000)
    let file = "User-agent: *\n" + String(repeating: "Disallow: /\(pattern)b\n", count: 200)
    let path = "/" + String(repeating: "a", count: 2_000)
    #expect(try Self.allows(file, path))
  }
}
