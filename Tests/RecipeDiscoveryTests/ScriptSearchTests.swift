import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDiscovery

/// Sites whose results are made by scripts, or sent to the page itself.
@Suite("Searches that scripts make", .fewAtOnce) struct ScriptSearchTests {
  private static let dishes =
    ["chicken", "chocolate", "walnut", "fennel"].flatMap { food in
      ["soup", "pie", "salad", "cake"].map { "\(food) \($0)" }
    }

  private static func found(_ words: some StringProtocol) -> String {
    let found = dishes.filter { $0.contains(words) }
    let rows = found.map {
      #"{"id":"\#($0.replacing(" ", with: "-"))","title":"\#($0)","url":"https://soups.example/r/\#($0.replacing(" ", with: "-"))","minutes":30}"#
    }
    return #"{"total":\#(found.count),"results":[\#(rows.joined(separator: ","))]}"#
  }

  /// What a site finds out about itself whose page and scripts are these, and which answers searches at
  /// an address that ends in the words.
  private static func explore(
    _ page: String, files: [String: String] = [:], at search: String = "/api/search?q=",
    robots: String? = nil
  ) async throws -> (discovery: Discovery, targets: [String]) {
    let site = try MadeSite { call in
      if call.target == "/" { return .html("<title>Soups</title>" + page) }
      if call.target == "/robots.txt", let robots { return .of("text/plain", robots) }
      if let file = files[call.target] { return .of("text/javascript", file) }
      if call.target.hasPrefix("/r/") { return .html("<h1>Dish</h1>") }
      guard call.target.hasPrefix(search) else { return .missing }
      let words = call.target.dropFirst(search.count).prefix { $0 != "&" }
      return .of("application/json", found(words))
    }
    let discovery = try await Exploring.explore(made: site)
    return (discovery, site.targets)
  }

  private static let input = "<div role=search><input id=q type=search></div><ul id=list></ul>"

  static let scripts = [
    "const q = input.value; fetch(`/api/search?q=${encodeURIComponent(q)}`).then(show)",
    "fetch('/api/search?q=' + encodeURIComponent(input.value) + '&limit=' + limit)",
    ##"$.getJSON("/api/search", {q: $("#q").val()}, show)"##,
    "axios.get('/api/search', { params: { q: term, page } }).then(r => show(r.data))",
    #"const API = "/api"; fetch(`${API}/search?q=${term}&page=${page}`)"#,
    "const base = '/api'\nconst x = base + '/search?q=' + term",
    #"const r = new XMLHttpRequest(); r.open("GET", "/api/search?q=" + encodeURIComponent(q), true)"#,
    "const url = new URL('/api/search', location.origin); url.searchParams.set('q', q); fetch(url)",
    "fetch('/api/search?' + new URLSearchParams({ q: term }))",
    "// don't: fetch(`/old/search?q=${q}`)\n/* `'\" */ fetch(`${location.origin}/api/search?q=${q}`)",
    #"var re=/['"]/g;fetch("/api/search?q="+q)"#,
  ]

  @Test(arguments: scripts)
  func `The address that a script in the page asks is found and proved`(_ script: String)
    async throws
  {
    let (found, targets) = try await Self.explore(Self.input + "<script>\(script)</script>")
    #expect(found.chosen?.way.kind == .script, "\(String(describing: found.refusal))")
    #expect(found.definition != nil)
    #expect(targets.contains { $0.hasPrefix("/api/search?q=xqz") }, "letters without meaning too")
  }

  @Test func `A path that ends in the words is found`() async throws {
    let (found, _) = try await Self.explore(
      Self.input + "<script>fetch(`/search/${encodeURIComponent(q)}`)</script>", at: "/search/")
    #expect(found.chosen?.way.kind == .script, "\(String(describing: found.refusal))")
  }

  @Test func `A script file of the site is read, and no more than three`() async throws {
    let files = (1...6).map { "<script src=/assets/part\($0).js></script>" }.joined()
    let (found, targets) = try await Self.explore(
      Self.input + files + "<script type=module src=/assets/search.js></script>",
      files: ["/assets/search.js": "export const s = q => fetch(`/api/search?q=${q}`)"])
    #expect(found.chosen?.way.kind == .script, "\(String(describing: found.refusal))")
    #expect(targets.filter { $0.hasPrefix("/assets/") } == ["/assets/search.js"])
    let (none, asked) = try await Self.explore(Self.input + files)
    #expect(none.chosen == nil)
    #expect(asked.filter { $0.hasPrefix("/assets/") }.count == 3)
  }

  static let foreign = [
    "<script>fetch(`https://other.example/api/search?q=${q}`)</script>",
    "<script>fetch(`//other.example/api/search?q=${q}`)</script>",
    "<script>fetch('http://127.0.0.1:8080/api/search?q=' + q)</script>",
    "<script>fetch('http://169.254.169.254/search?q=' + q)</script>",
    "<script>fetch(`http://[::1]/search?q=${q}`)</script>",
    "<script>location = 'javascript:/search?q=' + q</script>",
    "<script>fetch(`data:text/plain,/search?q=${q}`)</script>",
    "<script src=https://other.example/search.js></script>",
    "<script src=http://127.0.0.1/search.js></script>",
    "<script type=application/json>\"/api/search?q=\" + q</script>",
    "<script>// fetch(`/api/search?q=${q}`)</script>",
  ]

  @Test(arguments: foreign)
  func `What lies on another origin, or is no call, is not asked`(_ script: String) async throws {
    let (found, targets) = try await Self.explore(Self.input + script)
    #expect(found.chosen == nil && found.refusal != nil)
    #expect(targets.allSatisfy { ["/", "/robots.txt"].contains($0) }, "\(targets)")
  }

  @Test func `An address of another host is named and not asked`() async throws {
    let (found, targets) = try await Self.explore(
      Self.input + "<script>fetch(`https://api.other.example/search?q=${q}&size=10`)</script>")
    #expect(
      found.refusal?.fix?.hasPrefix(
        "its scripts ask api.other.example: give their address with `potluck providers new "
          + "'https://api.other.example/search?q=soup&size=10' --words soup`") == true,
      "\(found.refusal?.fix ?? "")")
    #expect(targets.allSatisfy { ["/", "/robots.txt"].contains($0) })
    for hidden in [
      "http://192.168.1.1/search?q=${q}", "http://router/search?q=${q}",
      "https://a.example/search?q=${q}&x='$(touch a)'", "https://[::1]/search?q=${q}",
    ] {
      let (found, _) = try await Self.explore(
        Self.input + "<script>fetch(`\(hidden)`)</script>")
      #expect(found.refusal?.fix?.contains("its scripts ask") == false, "\(hidden)")
    }
  }

  @Test(arguments: 1...60)
  func `A random script can be left at random moments`(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    var bytes = Array((Self.scripts.shuffled(using: &random).joined(separator: ";\n")).utf8)
    random.damage(&bytes)
    let page = try RequestURL("https://soups.example/")
    // A slice that ends anywhere.
    let script = bytes[random.below(bytes.count)...]
    let whole = ScriptReader(script, on: page).templates
    await CancelledWork.run(atMost: 20, seed: seed) {
      let found = ScriptReader(script, on: page).templates
      #expect(found == Array(whole.prefix(found.count)))
    }
  }

  @Test func `robots.txt holds for scripts and for what they ask`() async throws {
    let script = "<script src=/assets/search.js></script>"
    let files = ["/assets/search.js": "fetch(`/api/search?q=${q}`)"]
    let (closed, asked) = try await Self.explore(
      Self.input + script, files: files, robots: "User-agent: *\nDisallow: /assets/")
    #expect(closed.chosen == nil && !asked.contains("/assets/search.js"))
    let (found, targets) = try await Self.explore(
      Self.input + script, files: files, robots: "User-agent: *\nDisallow: /api/")
    #expect(found.refusal?.kind == .robots)
    #expect(!targets.contains { $0.hasPrefix("/api/") })
  }

  @Test func `Where robots.txt forbids the search that is announced, scripts are no way round`()
    async throws
  {
    let (found, targets) = try await Self.explore(
      "<form role=search action=/find><input type=search name=q></form>"
        + "<script>fetch(`/api/search?q=${q}`)</script>",
      robots: "User-agent: *\nDisallow: /find")
    #expect(found.refusal?.kind == .robots)
    #expect(!targets.contains { $0.hasPrefix("/api/") })
  }

  @Test func `An address that answers without searching is no search`() async throws {
    let (found, _) = try await Self.explore(
      Self.input + "<script>fetch(`/r/search?q=${q}`)</script>")
    #expect(found.chosen == nil)
  }

  static let hostile = [
    String(repeating: "\"/search?q=\"+", count: 100_000),
    String(repeating: "`${", count: 300_000),
    String(repeating: "\"\\", count: 500_000),
    String(repeating: "'/s',{", count: 150_000),
    String(repeating: "/*", count: 500_000),
    String(repeating: "=/[", count: 300_000),
    String(repeating: "=/\\", count: 300_000),
    String(repeating: "`/${a}", count: 150_000),
    String(repeating: "a='/'+", count: 150_000),
    String(repeating: "`/search?q=${q}${\u{0}'\"", count: 50_000) + "\u{F8FF}",
  ]

  @Test(arguments: hostile.indices)
  func `A hostile script ends in a refusal`(_ place: Int) async throws {
    let (found, targets) = try await Self.explore(
      Self.input + "<script>\(Self.hostile[place])</script>")
    #expect(found.chosen == nil)
    #expect(targets.count < 12)
  }

  @Test func `A form that is sent to its own page is proved`() async throws {
    for method in ["get", "post"] {
      let site = try MadeSite { call in
        guard call.target.prefix(while: { $0 != "?" }) == "/" else {
          return call.target.hasPrefix("/r/") ? .html("<h1>Dish</h1>") : .missing
        }
        let sent = method == "get" ? call.target : "?" + call.body
        let items = sent.drop { $0 != "?" }.dropFirst().split(separator: "&").map(String.init)
        let words = items.first { $0.hasPrefix("q=") }?.dropFirst(2)
        let isWhole = items.contains("kind=recipes")
        let rows = Self.dishes.filter {
          words.map($0.contains) ?? true && (words == nil || isWhole)
        }
        .map {
          "<article><h2><a href=\"/r/\($0.replacing(" ", with: "-"))\">\($0)</a></h2></article>"
        }
        return .html(
          "<form role=search method=\(method)><input type=search name=q placeholder=Search>"
            + "<input type=hidden name=kind value=recipes></form><main>\(rows.joined())</main>")
      }
      let found = try await Exploring.explore(made: site)
      #expect(found.chosen?.way.kind == .form, "\(method): \(String(describing: found.refusal))")
    }
  }

  @Test func `Words come from the site's own list, not from its menus`() async throws {
    let menu = """
      <div id=mainnav class=nav><ul><li><a href=/prefs>Preferences</a></li><li>
      <a href=/changes>Recent changes</a></li></ul></div>
      <div id=metanav class=nav><h2><a href=/login>Logging into</a></h2></div>
      """
    let dishes = Self.dishes.suffix(8)
    let links = dishes.map { "<p><a href=\"/r/\($0.replacing(" ", with: "-"))\">\($0)</a>" }
    let feed =
      "<rss><channel><title>Soups</title>"
      + dishes.map { "<item><title>\($0)</title></item>" }.joined() + "</channel></rss>"
    for (isListed, head) in [
      (true, ""), (false, "<link rel=alternate type=application/rss+xml href=/feed>"),
    ] {
      let site = try MadeSite { call in
        if call.target == "/feed" { return .of("application/rss+xml", feed) }
        if call.target == "/" {
          return .html(
            head + menu + "<form role=search action=/find><input type=search name=q></form>"
              + (isListed ? links.joined() : ""))
        }
        return call.target.hasPrefix("/find") ? .html("<p>Nothing") : .missing
      }
      _ = try await Exploring.explore(made: site)
      let asked = site.targets.filter { $0.hasPrefix("/find?q=") }.map { $0.dropFirst(8) }
      #expect(asked.first == "walnut" || asked.first == "fennel", "\(asked)")
    }
  }
}
