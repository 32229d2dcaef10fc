import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipePages

@Suite("Lists of cards on a page", .fewAtOnce) struct CardListTests {
  @Test(arguments: MadeResultPage.all)
  func `the results are the first list, whatever the markup`(page: MadeResultPage) throws {
    let list = try #require(try find(page.html).first)
    #expect(list.cards.map(\.title) == MadeResultPage.dishes)
    #expect(Set(list.cards.map(\.url)).count == page.count)
    #expect(list.cards.allSatisfy { $0.url.hasPrefix("https://soups.example/") })
    if page.hasPictures {
      #expect(
        list.cards.map(\.image)
          == MadeResultPage.slugs.map { "https://soups.example/p/\($0).jpg" })
    } else {
      #expect(list.image == nil)
      #expect(list.doubts.contains("the rows show no pictures"))
    }
  }

  @Test func `selectors name what stays, from the row's own classes`() throws {
    let found = try MadeResultPage.all.map { page in
      let list = try #require(try find(page.html).first)
      return [list.selector, list.title, list.url, list.image ?? ""]
        .map { String($0.dropFirst(4)) }
    }
    #expect(
      found == [
        ["article.post", "h2.entry-title", "h2 a@href", "img"],
        ["a.card", "div.card__title", "@href", "img"],
        [".results > li", "h3", "h3 a@href", "img"],
        ["tr", "td:nth-child(3) a", "a@href", "img"],
        ["dt", "a", "a@href", ""],
        ["main > div", "strong", "a@href", "img"],
        [".grid > div > div", "a", "a@href", "img"],
        ["li.recipe", "a.recipe-name", "a@href", "img"],
        ["div.teaser", "h4", "h4 a@href", "img"],
        ["div.hit", "h3", "a@href", "div"],
        [#"div[class*="Card_root__"]"#, #"h3[class*="Card_title__"]"#, "a@href", "img"],
        ["div.result", "h3", "a@href", "img"],
        ["div.item:not(.sponsored)", "h3", "a@href", "img"],
        ["div.recipe-card", "span.recipe-card-title", "a@href", "img"],
        ["div.recipe-card", "span.recipe-card-title", "a@href", "img"],
        ["li.card:not(.card--ad)", "h3 a", "a@href", "img"],
        ["li.entry", "h3 a", "h3 a@href", "img"],
      ])
  }

  @Test func `a heading with a picture beside it is no row of its own`() throws {
    let rows = MadeResultPage.slugs.map { slug in
      """
      <div class="tile-box"><a href="/r/\(slug)/"><img src="/p/\(slug).jpg"></a>
      <div><h3><a href="/r/\(slug)/">\(slug)</a></h3>
      <p>by <a href="/cooks/\(slug.count)-ann-of-\(slug)/">Ann</a></p></div></div>
      """
    }
    let list = try #require(try find("<main><div class=all>\(rows.joined())</div></main>").first)
    #expect(list.selector == "css:div.tile-box" && list.image == "css:img")
    #expect(list.cards.map(\.title) == MadeResultPage.slugs)
    #expect(
      list.cards.map(\.image) == MadeResultPage.slugs.map { "https://soups.example/p/\($0).jpg" })
  }

  @Test(arguments: [["row0", "row1"], ["tile-left", "tile-mid", "tile-right"]])
  func `rows whose classes take turns are one list`(classes: [String]) throws {
    let rows = MadeResultPage.slugs.enumerated().map { index, slug in
      "<li class=\(classes[index % classes.count])><h4><a href=/r/\(slug)>\(slug)</a></h4>"
    }
    let list = try #require(try find("<main><ul>\(rows.joined())</ul></main>").first)
    #expect(list.cards.map(\.title) == MadeResultPage.slugs)
    #expect(list.selector == "css:li" || list.selector == "css:ul > li")
  }

  @Test func `in a table the cell tells the title, whatever other links say`() throws {
    let rows = MadeResultPage.slugs.map { slug in
      """
      <tr><td><a href=/author/ann><img src=/ann.jpg> Ann</a></td><td><a href="/r/\(slug)/">\(slug)</a>
      </td><td>35 min</td><td><a href=/category/soups>Soups</a></td></tr>
      """
    }
    let list = try #require(try find("<table>\(rows.joined())</table>").first)
    #expect(list.cards.map(\.title) == MadeResultPage.slugs)
    #expect(list.title == "css:td:nth-child(2) a" && list.url == "css:td:nth-child(2) a@href")
  }

  @Test func `of two lists that say the word, that in a folder of recipes is meant`() throws {
    let html = ["magazine", "recipes"].map { path in
      let rows = (1...(path == "magazine" ? 6 : 5)).map {
        "<div class=\(path)-card><a href=/\(path)/soup-no-\($0)><h3>Soup \($0)</h3></a></div>"
      }
      return "<section>\(rows.joined())</section>"
    }.joined()
    #expect(try find(html, prefer: .init(words: ["soup"])).first?.cards.count == 5)
  }

  @Test(arguments: MadeResultPage.all)
  func `selectors pick the same as was found`(page: MadeResultPage) throws {
    let list = try #require(try find(page.html).first)
    let document = try MarkupDocument(Array(page.html.utf8), .html, address: address)
    let picked = try document.root.select(Selector(list.selector)).map { row -> [String?] in
      guard case .node(let row) = row else { return [""] }
      let title = try row.select(Selector(list.title)).first?.text
      let link = try row.select(Selector(list.url)).first?.text
      let image = try list.image.map { try row.select(Selector($0)).first }
      guard case .node(let picture)? = image else {
        return [title, link.flatMap(document.address), nil]
      }
      return [title, link.flatMap(document.address), picture.address]
    }
    let cards = list.cards.map { [$0.title, $0.url, $0.image] }
    #expect(picked == cards)
  }

  // MARK: Which list

  /// A page with results, and the most read ones in the very same cards, which are more.
  private func twoLists(_ results: [String]) -> String {
    func cards(_ names: [String]) -> String {
      names.map { name in
        let slug = name.lowercased().split(separator: " ").joined(separator: "-")
        return
          "<li class=card><a href=/r/\(slug)/><img src=/p/\(slug).jpg><h3>\(name)</h3></a></li>"
      }.joined()
    }
    let popular = (1...9).map { "Pancakes number \($0)" }
    return "<main><section class=best><ul>\(cards(popular))</ul></section>"
      + "<section class=found><ul>\(cards(results))</ul></section></main>"
  }

  @Test func `the list whose titles carry the word comes first`() throws {
    let html = twoLists(["Leek soup", "Miso soup", "Pea soup"])
    #expect(try find(html).first?.cards.count == 9)
    let found = try find(html, prefer: .init(words: ["soups"]))
    #expect(found.map(\.cards.count) == [3, 9])
    #expect(
      found.last?.doubts.contains("only 0 of 9 rows hold a word that was searched for") == true)
  }

  @Test func `what stands on every page is no answer`() throws {
    let others = try [["Apple pie", "Cherry pie"], []].map {
      CardLists.links(in: try tree(twoLists($0)), address: address)
    }
    let html = twoLists(["Leek broth", "Miso bowl", "Pea stew"])
    let found = try find(html, prefer: .init(otherPages: others))
    #expect(found.map(\.cards.count) == [3, 9])
    #expect(
      found.last?.doubts.contains("9 of 9 rows stand on every page, whatever is searched for")
        == true)
  }

  @Test func `the known path of recipes tells them from products`() throws {
    let html = ["products", "recipes"].map { path in
      let rows = (1...(path == "products" ? 8 : 4)).map {
        "<div class=\(path)-card><a href=/\(path)/item-no-\($0)><h3>Thing \($0)</h3></a></div>"
      }
      return "<section>\(rows.joined())</section>"
    }.joined()
    #expect(try find(html).first?.cards.count == 8)
    let found = try find(html, prefer: .init(recipePath: "recipes"))
    #expect(found.first?.cards.count == 4)
  }

  @Test func `menus, sentences with links and lines about authors are no lists`() throws {
    let html = """
      <nav><a href=/all-our-soups>All our soups</a><a href=/all-our-breads>All our breads</a></nav>
      <p>We liked <a href=/r/leek-soup>the leek soup</a> so much that we made it every other week.</p>
      <p>It is followed by <a href=/r/leek-pie>the leek pie</a> which takes a bit longer to make.</p>
      """
    let found = try find(html)
    #expect(found.allSatisfy { $0.score < 0.2 })
    #expect(
      found.contains { $0.doubts.contains("the rows are sentences that mention pages") })
    #expect(found.contains { $0.doubts.contains("the list stands in a menu") })
  }

  @Test func `collections among the recipes are told`() throws {
    let titles = ["Leek soup", "42 easy soups and best recipes", "Pea soup", "7-Up cake"]
    let html = titles.enumerated().map { "<li><a href=/r/no-\($0)><h3>\($1)</h3></a>" }.joined()
    let list = try #require(try find("<ul>\(html)</ul>").first)
    #expect(list.cards.count == 4)
    #expect(list.doubts.contains("1 of 4 titles look like collections of recipes"))
  }

  @Test func `links of pages, files and forms are no cards`() throws {
    let links = [
      "/?s=soup&paged=2", "/?s=soup&orderby=date", "/page/2/?s=soup", "/soup.pdf", "/tag/soup/",
      "mailto:a@soups.example", "javascript:void(0)", "#top", "/", "/?s=soup#x",
      "https://other.example/soup-a/", "/wp-login.php", "/?replytocom=5",
    ]
    #expect(CardLists.links(in: try tree(list(of: links)), address: address).isEmpty)
    let good = [
      "/?p=31", "/soup-a/", "https://WWW.soups.example/b/?lang2=x", "http://m.soups.example/c",
    ]
    #expect(CardLists.links(in: try tree(list(of: good)), address: address).count == 4)
  }

  private func list(of links: [String]) -> String {
    links.map { "<li><a href=\"\($0)\">Link</a></li>" }.joined()
  }

  // MARK: Hostile pages

  @Test(arguments: [
    String(repeating: "<div><a href=/r/x>", count: 60_000),
    String(repeating: "<li><a href=/r/x><h3>X</h3></a>", count: 40_000),
    (0..<30_000).map { "<div class='a\($0) b'><a href=/r/x-\($0)>Soup \($0)</a></div>" }.joined(),
    (0..<400).map {
      "<div class=c\($0 % 7)>\(String(repeating: "<b><a href=/r/\($0)></a>", count: 200))"
    }
    .joined(),
    "<a href='/\(String(repeating: "a/", count: 30_000))'>x</a><a href=/b>y</a>",
    "<ul><li class='\(String(repeating: "x ", count: 50_000))'><a href=/b>y</a><li><a href=/c>z</a></ul>",
  ])
  func `hostile pages end`(html: String) throws {
    let found = try find(html)
    #expect(found.count <= 10)
    #expect(found.allSatisfy { $0.cards.count <= 500 })
  }

  @Test func `a cancelled search finds nothing`() async throws {
    let html = MadeResultPage.all[0].html
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try find(html).count
    }
    #expect(try await task.value == 0)
  }

  @Test func `times and ratings are found where rows mark them`() throws {
    let rows = (1...4).map {
      """
      <li class=card><h3><a href=/r/no-\($0)>Soup \($0)</a></h3><span class=total-time>\($0) h 5 min</span>
      <time datetime=2024-0\($0)-01>long ago</time><span class=stars data-rating=\($0).5></span></li>
      """
    }
    let list = try #require(try find("<ul>\(rows.joined())</ul>").first)
    #expect(list.time == "css:span.total-time")
    #expect(list.rating == CardList.Rating(selector: "css:span.stars@data-rating", scale: 5))
  }

  @Test(arguments: [
    "<time datetime=2026-11-2%>7 minutes ago</time>", "<time datetime=2026-11-2%>7 min</time>",
    "<span class=time><time datetime=2026-11-2%T10:00Z>% hours</time></span>",
    "<span class=time>vor % Minuten</span>", "<span class=time>il y a % minutes</span>",
  ])
  func `the moment of a post is no time that a dish takes`(mark: String) throws {
    let rows = (1...4).map { number in
      "<li class=card><h3><a href=/r/no-\(number)>Soup \(number)</a></h3>"
        + mark.replacing("%", with: "\(number)") + "</li>"
    }
    let list = try #require(try find("<ul>\(rows.joined())</ul>").first)
    #expect(list.time == nil)
  }

  @Test func `identity is the address without fragment and tracking`() throws {
    let links = CardLists.links(
      in: try tree("<a href='http://www.soups.example/r/a/?utm_x=1#c'>a</a><a href=/r/a>a</a>"),
      address: address)
    #expect(links == ["soups.example/r/a"])
  }

  private let address = MadeAddress.search

  private func find(
    _ html: String, prefer: CardLists.Evidence = .init()
  ) throws -> [CardList] {
    CardLists.find(in: try tree(html), address: address, prefer: prefer)
  }

  private func tree(_ html: String) throws -> HTMLTree {
    try HTMLTree(parsing: Array(html.utf8))
  }
}

enum MadeAddress {
  static let search: RequestURL = {
    guard let url = try? RequestURL("https://soups.example/?s=soup") else {
      preconditionFailure("an address")
    }
    return url
  }()
}
