import RecipeModel
import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

@Suite("Pages of results", .fewAtOnce) struct ResultPageReaderTests {
  @Test func `the elements of a list are read in all forms that they are written in`() throws {
    let page = try read(
      json: #"""
        {"@context":"https://schema.org","@type":"ItemList","itemListElement":[
        {"@type":"ListItem","position":3,"item":{"@type":"Recipe","@id":"https://leek.example/c/","name":"C"}},
        {"@type":"ListItem","position":"1","url":"/a/"},
        {"@type":"ListItem","position":2,"item":"https://leek.example/b/","name":"B &amp; b","image":"/b.jpg"},
        {"@type":"ListItem","position":4,"url":"/d/","item":{"@type":["Thing","Recipe"],"name":"D"}}]}
        """#)
    #expect(
      page == [
        "items": [
          ["url": "https://leek.example/a/"],
          [
            "name": "B & b", "url": "https://leek.example/b/",
            "image": "https://leek.example/b.jpg",
          ],
          ["@type": "Recipe", "name": "C", "url": "https://leek.example/c/"],
          ["@type": "Recipe", "name": "D", "url": "https://leek.example/d/"],
        ]
      ])
  }

  @Test func `a recipe's own members become plain values`() throws {
    let page = try read(
      json: #"""
        {"@graph":[{"@type":"Person","@id":"#ann","name":"Ann"},
        {"@type":"Recipe","name":"Leek <b>soup</b>","url":"soup/","author":{"@id":"#ann"},
        "image":[{"@type":"ImageObject","url":"/s.jpg"}],"description":"Warm.",
        "totalTime":"PT1H5M","cookTime":"65 min","recipeYield":["4","4 bowls"],
        "recipeIngredient":["2 leeks","1 onion"],"recipeCategory":"Soup","recipeCuisine":["French"],
        "keywords":"leek, warm","suitableForDiet":"https://schema.org/VeganDiet",
        "aggregateRating":{"ratingValue":"4,5","ratingCount":"12"},
        "nutrition":{"@type":"NutritionInformation","calories":"90 kcal"},
        "recipeInstructions":[{"@type":"HowToStep","text":"Boil."}],"datePublished":"2024-03-05"}]}
        """#)
    #expect(
      page["items"] == [
        [
          "@type": "Recipe", "name": "Leek soup", "url": "https://leek.example/find/soup/",
          "image": "https://leek.example/s.jpg", "description": "Warm.", "author": ["Ann"],
          "datePublished": "2024-03-05", "cookTime": "PT1H5M", "totalTime": "PT1H5M",
          "recipeYield": "4 bowls", "recipeIngredient": ["2 leeks", "1 onion"],
          "recipeCategory": ["Soup"], "recipeCuisine": ["French"], "keywords": ["leek", "warm"],
          "suitableForDiet": ["VeganDiet"],
          "aggregateRating": ["ratingValue": 4.5, "bestRating": 5, "ratingCount": 12],
          "nutrition": ["calories": "90 kcal"],
        ]
      ])
  }

  @Test func `lists of other things are no recipes`() throws {
    let page = try read(
      json: #"""
        [{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","item":{"@id":"https://leek.example/","name":"Home"}}]},
        {"@type":"ItemList","itemListElement":[{"@type":"SiteNavigationElement","name":"Shop","url":"/shop"},
        {"@type":"Product","name":"Pan","url":"/pan"},{"@type":"VideoObject","name":"Film","url":"/film"},
        {"@type":"ListItem","item":{"@type":"Organization","name":"Us","url":"/us"}}]},
        {"@type":"Recipe","name":"Soup","url":"/soup/","recipeInstructions":{"@type":"ItemList",
        "itemListElement":[{"@type":"HowToSection","name":"Broth","itemListElement":["Boil."]}]}}]
        """#)
    #expect(
      page["items"] == [
        ["@type": "Recipe", "name": "Soup", "url": "https://leek.example/soup/"]
      ])
  }

  @Test func `the list that the page is about leaves out others`() throws {
    let page = try read(
      json: #"""
        {"@graph":[{"@type":"ItemList","name":"Popular","itemListElement":[{"url":"/pie/"}]},
        {"@type":["WebPage","SearchResultsPage"],"mainEntity":{"@id":"#found"}},
        {"@type":"ItemList","@id":"#found","itemListElement":[{"@id":"#1"},{"@id":"#2"}]},
        {"@type":"Recipe","@id":"#1","name":"One","url":"/1/"},
        {"@type":"Recipe","@id":"#2","name":"Two","url":"/2/"}]}
        """#)
    #expect(names(page) == ["One", "Two"])
  }

  @Test func `an identifier that is an address of the site leads to the recipe`() throws {
    let page = try read(
      json: #"""
        {"@type":"ItemList","itemListElement":[
        {"@type":"ListItem","position":1,"item":{"@type":"Recipe","@id":"/soup/","name":"Soup"}},
        {"@type":"ListItem","position":2,"item":{"@type":"Recipe","@id":"#pie","name":"Pie"}}]}
        """#)
    #expect(
      page["items"] == [
        ["@type": "Recipe", "name": "Soup", "url": "https://leek.example/soup/"],
        ["@type": "Recipe", "name": "Pie"],
      ])
  }

  @Test func `a recipe that is listed and told is one item`() throws {
    let page = try read(
      json: #"""
        [{"@type":"ItemList","itemListElement":["/soup/","/pie/"]},
        {"@type":"Recipe","name":"Soup","url":"https://leek.example/soup/","image":"/s.jpg"}]
        """#)
    #expect(
      page["items"] == [
        [
          "url": "https://leek.example/soup/", "@type": "Recipe", "name": "Soup",
          "image": "https://leek.example/s.jpg",
        ], ["url": "https://leek.example/pie/"],
      ])
  }

  @Test func `microdata is read where there is no JSON-LD`() throws {
    let page = try read(
      """
      <!doctype html><html><body><ol itemscope itemtype="https://schema.org/ItemList">
      <li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem">
      <a itemprop="url" href="/soup/"><img itemprop="image" src="/s.jpg"><b itemprop="name">Soup</b></a></li>
      <li itemprop="itemListElement" itemscope itemtype="https://schema.org/Recipe">
      <a itemprop="url" href="/pie/"><b itemprop="name">Pie</b></a>
      <time itemprop="totalTime" datetime="PT40M">40 min</time></li></ol>
      <div itemscope itemtype="https://schema.org/Recipe"><a itemprop="url" href="/jam/">
      <b itemprop="name">Jam</b></a></div></body></html>
      """)
    #expect(
      page["items"] == [
        [
          "name": "Soup", "url": "https://leek.example/soup/",
          "image": "https://leek.example/s.jpg",
        ],
        [
          "@type": "Recipe", "name": "Pie", "url": "https://leek.example/pie/",
          "totalTime": "PT40M",
        ],
        ["@type": "Recipe", "name": "Jam", "url": "https://leek.example/jam/"],
      ])
  }

  @Test func `the data of a page's program is read where there is no other`() throws {
    let state = #"""
      {"props":{"pageProps":{"menu":[{"title":"Shop","url":"/shop"},{"title":"About","url":"/about"},
      {"title":"Jobs","url":"/jobs"}],"results":{"hits":[
      {"node":{"__typename":"Recipe","title":"Soup","url":"/soup","image":{"src":"/s.jpg"},"cookTime":"PT20M"}},
      {"node":{"__typename":"Recipe","title":"Pie","url":"/pie","image":"/p.jpg"}},{"node":null}]}}}}
      """#
    let page = try read(
      #"<html><script id="__NEXT_DATA__" type="application/json">"# + state + "</script></html>")
    #expect(
      page["items"] == [
        [
          "@type": "Recipe", "name": "Soup", "url": "https://leek.example/soup",
          "image": "https://leek.example/s.jpg", "cookTime": "PT20M", "totalTime": "PT20M",
        ],
        [
          "@type": "Recipe", "name": "Pie", "url": "https://leek.example/pie",
          "image": "https://leek.example/p.jpg",
        ],
      ])
  }

  @Test func `the links of a page with a base start from it`() throws {
    let page = try read(
      #"""
      <html><base href="https://cdn.example/x/"><script type="application/ld+json">
      {"@type":"ItemList","itemListElement":["a"]}</script></html>
      """#)
    #expect(page["items"] == [["url": "https://cdn.example/x/a"]])
  }

  @Test func `a list without recipes is empty and a page without a list has none`() throws {
    #expect(try read(json: #"{"@type":"ItemList","itemListElement":[]}"#) == ["items": []])
    #expect(try read(json: #"{"@type":"WebSite","name":"Leek"}"#) == [:])
    #expect(try read("<!doctype html><title>Nothing found</title>") == [:])
  }

  @Test(arguments: [
    ("{\"a\":1}", "not a web page"), ("", "an empty body"),
    ("<?xml version='1.0'?><rss version='2.0'></rss>", "an RSS feed"),
  ])
  func `what is no web page is refused`(body: String, words: String) throws {
    let error = #expect(throws: ProviderError.self) { try read(body) }
    #expect(error?.code == .invalidResponse)
    #expect(error?.message.contains(words) == true)
  }

  @Test(arguments: [
    (#"{"@type":"ItemList","itemListElement":["#, true), (#"{"@type":"ItemList" "x" "y""#, true),
    (#"{"@type":"ItemList","itemListElement":[]}"#, false),
    (
      #"{"@type":"ItemList","itemListElement":[]}</script><script type="application/ld+json">{"a":["#,
      false
    ),
  ])
  func `a list that cannot be read is no empty list`(_ json: String, _ isBroken: Bool) throws {
    guard isBroken else {
      #expect(try read(json: json)["items"]?.arrayValue == [])
      return
    }
    let error = #expect(throws: ProviderError.self) { try read(json: json) }
    #expect(error?.code == .invalidResponse)
    #expect(error?.message.hasPrefix("nothing can be read of the page's own data: ") == true)
  }

  private func names(_ page: JSON) -> [String] {
    (page["items"]?.arrayValue ?? []).compactMap { $0["name"]?.stringValue }
  }

  private func read(json: String) throws -> JSON { try read(MadePages.page(json)) }

  private func read(_ page: String) throws -> JSON {
    try ResultPageReader.read(
      Array(page.utf8), contentType: "text/html; charset=utf-8",
      address: RequestURL("https://leek.example/find/?q=soup"))
  }
}
