import RecipeDiscovery
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

/// Searches whose pages of results show more, or less, than what was found.
@Suite("Odd pages of results", .fewAtOnce) struct OddResultTests {
  private static let dishes =
    ["pumpkin", "walnut", "fennel"].flatMap { food in
      ["soup", "pie", "salad"].map { food + "-" + $0 }
    } + ["apricot-cake"]

  /// A site with a form, whose page of results is made of the dishes that were found.
  private func explore(_ page: @escaping @Sendable ([String]) -> String) async throws -> Discovery {
    let site = try MadeSite { call in
      if call.target == "/" {
        return .html(
          "<form role=search action=/find><input type=search name=q></form>"
            + Self.dishes.map { "<h3><a href=/r/\($0)>\(Self.name($0))</a></h3>" }.joined())
      }
      guard call.target.hasPrefix("/find?q=") else {
        return call.target.hasPrefix("/r/") ? .html("<h1>Dish</h1>") : .missing
      }
      let word = call.target.dropFirst("/find?q=".count)
      return .html(page(Self.dishes.filter { $0.contains(word) }))
    }
    return try await Exploring.explore(made: site)
  }

  private static func name(_ slug: String) -> String { slug.replacing("-", with: " ") }

  private static func rows(_ slugs: [String]) -> String {
    slugs.map { "<article><h2><a href=/r/\($0)>\(name($0))</a></h2></article>" }.joined()
  }

  @Test func `Where popular recipes stand in place of none, the text that says so counts`()
    async throws
  {
    let found = try await explore { slugs in
      "<main>"
        + (slugs.isEmpty
          ? "<p>Sorry, no results. Popular now:</p>" + Self.rows(["fennel-pie", "apricot-cake"])
          : Self.rows(slugs)) + "</main>"
    }
    #expect(found.chosen?.way.kind == .form, "\(String(describing: found.refusal))")
    #expect(
      found.definition?["response"]?["none"]
        == ["path": "css:p:contains(\"Sorry, no results. Popular now:\")"])
  }

  @Test func `Where nothing says so, they are no results`() async throws {
    let found = try await explore { slugs in
      "<main>" + Self.rows(slugs.isEmpty ? ["fennel-pie", "apricot-cake"] : slugs) + "</main>"
    }
    #expect(found.chosen == nil)
    #expect(found.refusal?.message.contains("letters without meaning 2 recipes") == true)
  }

  @Test func `Cards count where the page's data is the beginning of them alone`() async throws {
    let found = try await explore { slugs in
      let items = slugs.prefix(2).map {
        #"{"@type":"ListItem","item":{"@type":"Recipe","name":"\#($0)","url":"/r/\#($0)"}}"#
      }
      return """
        <script type="application/ld+json">{"@type":"ItemList","itemListElement":[
        \(items.joined(separator: ","))]}</script><main>\(Self.rows(slugs))</main>
        """
    }
    #expect(found.definition?["response"]?["format"] == "html")
  }

  @Test func `Data that is left out where nothing was found proves a search`() async throws {
    let found = try await explore { slugs in
      let items = slugs.map { #"{"title":"\#($0)","url":"/recipes/\#($0)"}"# }
      return slugs.isEmpty
        ? "<html><div id=__next></div>"
        : """
        <html><div id=__next></div><script id=__NEXT_DATA__ type="application/json">
        {"props":{"hits":[\(items.joined(separator: ","))]}}</script>
        """
    }
    #expect(found.chosen?.way.kind == .form, "\(String(describing: found.refusal))")
    #expect(found.definition?["response"]?["format"] == "schema.org")
  }

  @Test func `A form that is answered with JSON becomes a definition of it`() async throws {
    let found = try await explore { slugs in
      let items = slugs.map { #"{"id":"\#($0)","name":"\#(Self.name($0))","link":"/r/\#($0)"}"# }
      return #"{"count":\#(slugs.count),"results":[\#(items.joined(separator: ","))]}"#
    }
    #expect(found.chosen?.way.kind == .form, "\(String(describing: found.refusal))")
    #expect(found.definition?["request"]?["query"] == ["q": "{text}"])
    #expect(found.definition?["fields"]?["title"] == "$.name")
    #expect(found.entry?["use"] == nil)
  }

  @Test func `A form is sent in the charset of its page`() async throws {
    @Sendable func russian(_ text: String) -> MadeSite.Answer {
      let bytes = Charset(label: "windows-1251")?.encode(text) ?? []
      return .init(headers: [("Content-Type", "text/html; charset=windows-1251")], body: bytes)
    }
    let dishes = [
      "суп куриный", "салат куриный", "суп гороховый", "пирог гороховый", "пирог грибной",
      "салат грибной", "суп летний", "пирог летний",
    ]
    @Sendable func rows(_ dishes: [(Int, String)]) -> String {
      dishes.map { "<article><h2><a href=/r/\($0)>\($1)</a></h2></article>" }.joined()
    }
    let all = Array(dishes.enumerated().map { ($0.offset + 100, $0.element) })
    let site = try MadeSite { call in
      if call.target == "/" {
        return russian(
          "<form role=search action=/find><input type=search name=q></form>\(rows(all))")
      }
      guard call.target.hasPrefix("/find?q=") else { return .missing }
      return russian(
        "<main>"
          + rows(
            all.filter { dish in
              let words = dish.1.split(separator: " ").map { word in
                PercentEncoding.encode(Charset(label: "windows-1251")?.encode(String(word)) ?? [])
              }
              return words.contains(String(call.target.dropFirst("/find?q=".count)))
            }))
    }
    let found = try await Exploring.explore(made: site)
    #expect(found.chosen?.way.kind == .form, "\(String(describing: found.refusal))")
    #expect(found.definition?["request"]?["charset"] == "windows-1251")
  }

  @Test func `A number of results that no link leads to is told`() async throws {
    let found = try await explore { slugs in
      "<main>"
        + (slugs.isEmpty
          ? "<p>Nothing" : "<p class=found>48 recipes found</p>" + Self.rows(slugs)) + "</main>"
    }
    #expect(found.chosen?.doubts.contains { $0.contains("48 results") } == true)
  }

  @Test func `An OpenSearch description for Firefox is a form that is posted`() async throws {
    let site = try MadeSite { call in
      switch call.target {
      case "/":
        .html(
          "<link rel=search type='application/opensearchdescription+xml' href=/os.xml>"
            + Self.rows(Self.dishes))
      case "/os.xml":
        .of(
          "application/xml",
          """
          <OpenSearchDescription><ShortName>S</ShortName>
          <Url type="application/x-suggestions+json" template="/s?q={searchTerms}"/>
          <Url type="text/html" method="POST" template="/find">
          <Param name="lang" value="en"/><Param name="words" value="{searchTerms}"/></Url>
          </OpenSearchDescription>
          """)
      case "/find":
        .html("<main>\(Self.rows(Self.dishes.filter { call.body.contains($0.prefix(5)) }))")
      default: .missing
      }
    }
    let found = try await Exploring.explore(made: site)
    guard case .form(let form)? = found.chosen?.way else {
      Issue.record("\(String(describing: found.refusal))")
      return
    }
    #expect(form.method == .post && form.field == "words")
    #expect(form.others.map(\.name) == ["lang"])
  }
}
