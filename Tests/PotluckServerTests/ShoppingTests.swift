import PotluckServer
import RecipeModel
import TestSupport
import Testing

@Suite("Serving: the shopping list", .fewAtOnce)
struct ShoppingTests {
  /// A browser that keeps its cookies.
  actor Browser {
    let table: Table
    private var cookies: [String: String] = [:]

    init(_ table: Table) { self.table = table }

    private var head: [String] {
      cookies.isEmpty
        ? [] : [Table.cookies(cookies.map { "\($0.key)=\($0.value)" }.sorted())]
    }

    private func keep(_ reply: Reply) -> Reply {
      for field in reply.fields where field.name == "set-cookie" {
        let pair = field.value.prefix { $0 != ";" }.split(
          separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard pair.count == 2 else { continue }
        cookies[String(pair[0])] = field.value.contains("Max-Age=0") ? nil : String(pair[1])
      }
      return reply
    }

    func open(_ target: String, _ fields: [String] = []) async throws -> Reply {
      keep(try await table.get(target, head + fields))
    }

    func send(_ target: String, _ body: String) async throws -> Reply {
      let form = try #require(try await open("/recipe?id=alpha:leek").formToken)
      return keep(
        try await table.post(
          target, "form=\(form)&\(body)", type: "application/x-www-form-urlencoded", head))
    }
  }

  /// The identifier of the item with some text.
  private func item(_ text: String, on page: String) throws -> String {
    let end = try #require(page.firstRange(of: text)).lowerBound
    let start = try #require(page[..<end].ranges(of: "name=\"done\" value=\"").last).upperBound
    return String(page[start...].prefix { $0 != "\"" })
  }

  @Test func `recipes are put on it, each with its servings, and added up by aisle`() async throws {
    try await Table.serve { table in
      let browser = Browser(table)
      #expect(try await browser.open("/shopping").text.contains("No recipe is on the list yet"))
      let added = try await browser.send("/shopping/add", "id=alpha:leek")
      #expect(added.status == 303 && added["Location"] == "/shopping")
      _ = try await browser.send("/shopping/add", "id=alpha:carrot&servings=2")
      let page = try await browser.open("/shopping").text
      #expect(page.contains("fruit and vegetables"))
      #expect(page.contains("1 kg leek"))
      #expect(page.contains("500 g carrot"))
      #expect(page.contains("Leek soup, Carrot soup"))
      _ = try await browser.send("/shopping/recipes", "servings-0=8&servings-1=2")
      #expect(try await browser.open("/shopping").text.contains("2 kg leek"))
      _ = try await browser.send("/shopping/recipes", "servings-0=8&remove=alpha:carrot")
      let left = try await browser.open("/shopping").text
      #expect(left.contains("2 kg leek") && !left.contains("carrot"))
      _ = try await browser.send("/shopping/clear", "")
      #expect(try await browser.open("/shopping").text.contains("No recipe is on the list yet"))
    }
  }

  @Test func `what is ticked off stays so, and what is no item is not ticked`() async throws {
    try await Table.serve { table in
      let browser = Browser(table)
      _ = try await browser.send("/shopping/add", "id=alpha:leek")
      let leek = try item("1 kg leek", on: try await browser.open("/shopping").text)
      _ = try await browser.send("/shopping/ticks", "done=\(leek)&done=nonsense&done=%22%3E")
      let page = try await browser.open("/shopping").text
      #expect(page.ranges(of: "checked=\"checked\"").count == 2, "the leek, and the keys' box")
      #expect(page.contains("value=\"\(leek)\" autocomplete=\"off\" checked=\"checked\""))
      _ = try await browser.send("/shopping/ticks", "was=\(leek)")
      #expect(try await browser.open("/shopping").text.ranges(of: "checked=\"checked\"").count == 1)
    }
  }

  @Test func `what one tab ticks off, another one leaves ticked`() async throws {
    try await Table.serve { table in
      let browser = Browser(table)
      _ = try await browser.send("/shopping/add", "id=alpha:leek")
      let page = try await browser.open("/shopping").text
      let (leek, stock) = (try item("1 kg leek", on: page), try item("1 l stock", on: page))
      _ = try await browser.send("/shopping/ticks", "done=\(leek)")
      // The other tab was opened before that, and has shown nothing as ticked off.
      _ = try await browser.send("/shopping/ticks", "done=\(stock)")
      let both = try await browser.open("/shopping").text
      #expect(both.ranges(of: "name=\"was\"").count == 2)
      _ = try await browser.send("/shopping/ticks", "was=\(leek)")
      #expect(try await browser.open("/shopping").text.ranges(of: "name=\"was\"").count == 1)
    }
  }

  static let files: [(format: String, type: String, words: String)] = [
    ("text", "text/plain", "1 kg leek"), ("markdown", "text/markdown", "- [ ] 1 kg leek"),
    ("todotxt", "text/plain", "1 kg leek +shopping @fruit-and-vegetables"),
    ("ical", "text/calendar", "SUMMARY:1 kg leek"),
  ]

  @Test(arguments: files)
  func `it is taken along as a file`(
    _ file: (format: String, type: String, words: String)
  ) async throws {
    try await Table.serve { table in
      let browser = Browser(table)
      _ = try await browser.send("/shopping/add", "id=alpha:leek")
      let reply = try await browser.open("/shopping/file?as=\(file.format)")
      #expect(reply.status == 200)
      #expect(reply["Content-Type"] == "\(file.type); charset=utf-8")
      #expect(reply["Content-Disposition"]?.hasPrefix("attachment") == true)
      #expect(reply.text.contains(file.words), "\(reply.text)")
    }
  }

  @Test func `a recipe that cannot be had is told, and the others are listed`() async throws {
    try await Table.serve { table in
      let browser = Browser(table)
      _ = try await browser.send("/shopping/add", "id=alpha:nobody")
      _ = try await browser.send("/shopping/add", "id=alpha:leek")
      let page = try await browser.open("/shopping")
      #expect(page.status == 200)
      #expect(page.text.contains("nobody knows the recipe") || page.text.contains("Nobody knows"))
      #expect(page.text.contains("1 kg leek"))
      // A file would look whole without it.
      #expect(try await browser.open("/shopping/file?as=text").status == 404)
      #expect(try await browser.open("/shopping/file?as=pdf").status == 400)
    }
  }

  @Test func `it ends where a browser would forget it, and what is no recipe is refused`()
    async throws
  {
    try await Table.serve { table in
      let browser = Browser(table)
      #expect(try await browser.send("/shopping/add", "id=").status == 400)
      #expect(try await browser.send("/shopping/add", "url=soup").status == 400)
      for number in 0..<20 {
        #expect(try await browser.send("/shopping/add", "id=alpha:\(number)").status == 303)
      }
      let full = try await browser.send("/shopping/add", "id=alpha:more")
      #expect(full.status == 400)
      #expect(full.text.lowercased().contains("the shopping list is full"))
      #expect(try await browser.send("/shopping/clear", "").status == 303)
      let long = "url=https://e.example/" + String(repeating: "a", count: 1_500)
      #expect(try await browser.send("/shopping/add", long).status == 303)
      #expect(try await browser.send("/shopping/add", long + "b").status == 400)
    }
  }

  @Test(arguments: ["=", "a.b", "W10.", "bm9uc2Vuc2U.AAAA", "W1siPHNjcmlwdD4iXV0.", "...."])
  func `a cookie that means nothing is an empty list`(_ value: String) async throws {
    try await Table.serve { table in
      let reply = try await table.get(
        "/shopping", [Table.cookies(["potluck_\(table.port)_shopping=\(value)"])])
      #expect(reply.status == 200)
      #expect(reply.text.contains("No recipe is on the list yet"))
    }
  }

  @Test func `nothing of a recipe becomes markup on it`() async throws {
    var service = TableService()
    service.sources = [.alpha, .hostile]
    try await Table.serve(service) { table in
      let browser = Browser(table)
      let id = "hostile%3A%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E"
      #expect(try await browser.send("/shopping/add", "id=\(id)").status == 303)
      let text = try await browser.open("/shopping").text
      #expect(text.contains("alert("))
      for piece in ["<script>", "<img src=x", "\u{202E}", "\"><script"] {
        #expect(!text.contains(piece), "\(piece)")
      }
    }
  }

  @Test func `a form of another visit changes nothing`() async throws {
    try await Table.serve { table in
      for path in ["add", "recipes", "ticks", "clear"] {
        let reply = try await table.post(
          "/shopping/\(path)", "id=alpha:leek&form=x", type: "application/x-www-form-urlencoded")
        #expect(reply.status == 403)
        #expect(reply.cookie?.contains("_shopping") != true)
      }
    }
  }
}
