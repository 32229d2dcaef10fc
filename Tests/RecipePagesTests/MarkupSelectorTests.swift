import RecipePages
import TestSupport
import Testing

@Suite("Selectors over pages", .fewAtOnce) struct MarkupSelectorTests {
  @Test(arguments: [
    ("css:h2", ["Leek soup", "Bean soup", "Stew"]),
    ("css:h2 a@href", ["/leek", "bean?p=1"]),
    ("css:.card", ["Leek soup 20 min vegan", "Bean soup 1 h", "Stew"]),
    ("css:.card.new h2", ["Leek soup"]),
    ("css:#list > article", ["Leek soup 20 min vegan", "Bean soup 1 h"]),
    ("css:article[data-id]@data-id", ["1", "2", "3"]),
    ("css:article[data-id=\"2\"] h2", ["Bean soup"]),
    ("css:[data-id='3'] h2", ["Stew"]),
    ("css:a[href^=\"/l\"]", ["Leek soup"]), ("css:a[href$='=1']", ["Bean soup"]),
    ("css:a[href*=ea]@href", ["bean?p=1"]),
    ("css:[class~=card] h2", ["Leek soup", "Bean soup", "Stew"]),
    ("css:[lang|=de]", ["Eintopf"]), ("css:a[href!='/leek'] ", ["Bean soup"]),
    ("css:a[HREF='/LEEK' i]", ["Leek soup"]),
    ("css:article:has(.diet) h2", ["Leek soup"]), ("css:article:has(> a) h2", [String]()),
    ("css:article:not(:has(.diet)) h2", ["Bean soup", "Stew"]),
    ("css:h2:has(+ .time)", ["Leek soup", "Bean soup"]),
    ("css:h2:has(~ .diet)", ["Leek soup"]), ("css:h2 + .time", ["20 min", "1 h"]),
    ("css:h2 ~ .diet", ["vegan"]), ("css:article:contains(\"soup 20\") h2", ["Leek soup"]),
    ("css:.time:contains(min)", ["20 min"]),
    ("css:article:nth-child(2) h2", ["Bean soup", "Stew"]),
    ("css:article:nth-child(2n+1) h2", ["Leek soup"]),
    ("css:article:nth-last-child(1) h2", ["Bean soup", "Stew"]),
    ("css:#list :first-child h2", ["Leek soup"]),
    ("css:p:nth-of-type(2)", ["vegan"]), ("css:p:last-of-type", ["vegan", "1 h"]),
    ("css:p:only-of-type", ["1 h"]), ("css:.diet, .time", ["20 min", "vegan", "1 h"]),
    ("css::is(h2, .diet):not(:contains(s))", ["vegan", "Stew"]), ("css:i:empty@id", ["none"]),
    ("css::root > body > main > h1", ["Recipes"]), ("css::scope > head > title", ["Found"]),
    ("css:MAIN > H1", ["Recipes"]), ("css:body>main h1", ["Recipes"]),
    ("css:script#data", [#"{"a": "<b>  &amp;"}"#]),
    ("xpath://h2/a/@href", ["/leek", "bean?p=1"]),
    ("xpath:/html/body/main/div[1]/article[2]/h2/a", ["Bean soup"]),
    ("xpath://article[contains(@class,'new')]//h2", ["Leek soup"]),
    ("xpath:count(//article)", ["3"]), ("xpath:string(//h1)", ["Recipes"]),
    ("xpath:(//article)[last()]/h2", ["Stew"]),
    ("xpath://article[@data-id > 1 and @data-id < 3]/@data-id", ["2"]),
    ("xpath://h2/following-sibling::p[1]", ["20 min", "1 h"]),
    ("xpath://p[@class='diet']/preceding-sibling::*[1]", ["20 min"]),
    ("xpath://p[@class='diet']/ancestor::article/@data-id", ["1"]),
    ("xpath:substring-before(//p[@class='time'], ' ')", ["20"]),
    ("xpath:concat('a', \"'b\")", ["a'b"]), ("xpath:not(//article)", ["false"]),
    ("xpath:normalize-space('  a  b ')", ["a b"]), ("xpath:2 + 3 * -2 div 4", ["0.5"]),
    ("xpath://h2[starts-with(., 'Bean')] | //h1", ["Recipes", "Bean soup"]),
    ("xpath://a/text()", ["Leek soup", "Bean soup"]),
    ("xpath:translate('soup', 'sp', 'S')", ["Sou"]), ("xpath://*[self::h1]", ["Recipes"]),
    ("xpath://article[2]/@*[name()='data-id']", ["2"]),
    ("xpath:sum(//article/@data-id)", ["6"]),
    ("xpath://article[position() mod 2 = 1]/@data-id", ["1", "3"]),
  ])
  func `a selector finds what it says, in the document's order`(
    selector: String, found: [String]
  ) throws {
    #expect(try MarkupSample.page(Self.cards).root.select(Selector(selector)).map(\.text) == found)
  }

  @Test func `in a row, a selector finds what is in the row`() throws {
    let rows = try MarkupSample.nodes(MarkupSample.page(Self.cards), "css:.card")
    func texts(_ selector: String) throws -> [[String]] {
      try rows.map { try $0.select(Selector(selector)).map(\.text) }
    }
    #expect(try texts("css:@data-id") == [["1"], ["2"], ["3"]])
    #expect(try texts("css:.card > h2") == [["Leek soup"], ["Bean soup"], ["Stew"]])
    #expect(try texts("css:> h2 > a@href") == [["/leek"], ["bean?p=1"], []])
    #expect(try texts("css:main h2") == [[], [], []])
    #expect(try texts("css::root h1") == [["Recipes"], ["Recipes"], ["Recipes"]])
    #expect(try texts("xpath:.//h2/a/@href") == [["/leek"], ["bean?p=1"], []])
    #expect(try texts("xpath:h2") == [["Leek soup"], ["Bean soup"], ["Stew"]])
    #expect(try texts("xpath:@data-id") == [["1"], ["2"], ["3"]])
    #expect(try texts("xpath:count(//h1)") == [["1"], ["1"], ["1"]])
  }

  static let cards = """
    <!DOCTYPE html><html lang=en><head><title>Found</title>
    <script id=data type=application/json>{"a": "<b>  &amp;"}</script></head>
    <body><main><h1>Recipes</h1><div id=list>
    <article class="card new" data-id=1><h2><a href="/leek">Leek
      soup</a></h2><p class=time>20&nbsp;min</p><p class=diet>vegan</p></article>
    <article class=card data-id=2><h2><a href="bean?p=1">Bean soup</a></h2><p class="time">1 h</p>
    </article></div><div><template><h2>None</h2></template><article class="card" data-id=3>
    <h2>Stew</h2></article></div><b lang=de-AT>Eintopf</b><i id=none></i></main></body></html>
    """
}
