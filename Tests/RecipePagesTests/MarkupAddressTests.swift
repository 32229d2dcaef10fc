import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

@Suite("Addresses in documents", .fewAtOnce) struct MarkupAddressTests {
  @Test(
    arguments: [
      (#"<a href="/leek">"#, "https://a.example/leek"),
      (#"<a href="x">"#, "https://a.example/de/x"),
      (#"<a href="../x?a=1&amp;b=2#top">"#, "https://a.example/x?a=1&b=2"),
      (#"<a href="?p=1">"#, "https://a.example/de/list?p=1"),
      (#"<a href="//b.example/x">"#, "https://b.example/x"),
      ("<a href=' /le\n\tek '>", "https://a.example/leek"),
      (#"<a href="HTTP://B.example/x">"#, "http://b.example/x"),
      (#"<a href="/a b">"#, "https://a.example/a%20b"),
      (#"<a href="/x?utm_source=a">"#, "https://a.example/x?utm_source=a"),
      ("<a href=#>", nil), ("<a href=javascript:x()>", nil), ("<a href=mailto:a@b.example>", nil),
      ("<a href=''>", nil), ("<a>", nil), (#"<form action="/s">"#, "https://a.example/s"),
      ("<img src=/a.jpg>", "https://a.example/a.jpg"),
      ("<img src='data:image/gif;base64,R0l,x'>", nil),
      ("<img src=/a.jpg data-src=/b.jpg data-lazy-src=/c.jpg>", "https://a.example/c.jpg"),
      ("<img src=data:x data-original=/d.jpg>", "https://a.example/d.jpg"),
      (
        "<img src=/a.jpg srcset='/s.jpg 300w, /l.jpg 1200w,/m.jpg 600w'>", "https://a.example/l.jpg"
      ),
      (
        "<img srcset='/w_300,h_2/a.jpg 1x, /w_600,h_4/a.jpg 2x'>",
        "https://a.example/w_600,h_4/a.jpg"
      ),
      ("<img data-srcset='/a.jpg, /b.jpg 1.5x'>", "https://a.example/b.jpg"),
      (
        "<img srcset='data:image/svg+xml,%3Csvg/%3E 900w, /b.jpg 20w' src=/a.jpg>",
        "https://a.example/b.jpg"
      ),
      ("<source srcset=/b.webp>", "https://a.example/b.webp"),
      (
        "<picture><source srcset='/b.webp 900w'><img src=data:x></picture>",
        "https://a.example/b.webp"
      ),
      ("<picture><source srcset=/b.webp><img src=/a.jpg></picture>", "https://a.example/a.jpg"),
      (#"<div style="color: red; background: url( '/bg,1.jpg' )">"#, "https://a.example/bg,1.jpg"),
      ("<div style='background-image:url(/bg.jpg)'>", "https://a.example/bg.jpg"),
      ("<div>", nil), ("<meta property=og:image content=/o.jpg>", "https://a.example/o.jpg"),
    ] as [(String, String?)])
  func `an element has the address that it leads to or shows`(
    element: String, address: String?
  ) throws {
    let document = try MarkupSample.page(
      "<body>" + element,
      address: "https://a.example/de/list?q=soup")
    let node = try #require(try MarkupSample.nodes(document, "css:body > *, head > meta").first)
    #expect(node.address == address)
  }

  @Test(arguments: [
    ("<base href=/en/>", "https://a.example/en/x"),
    ("<base href='https://b.example/'>", "https://b.example/x"),
    ("<base target=_top><base href=sub/><base href=/no/>", "https://a.example/de/sub/x"),
    ("<base href=javascript:x>", "https://a.example/de/x"),
    ("<base href='/\(String(repeating: "a/", count: 1_100))'>", "https://a.example/de/x"),
  ])
  func `a base is joined first`(base: String, address: String) throws {
    let document = try MarkupSample.page(
      "<head>\(base)</head><a href=x>", address: "https://a.example/de/list")
    #expect(try MarkupSample.nodes(document, "css:a").map(\.address) == [address])
    #expect(document.address("x") == address)
  }

  @Test func `without an address of its own a document leaves links as they are`() throws {
    let document = try MarkupSample.page("<a href=' /x '></a><a href=https://b.example/y></a>")
    #expect(
      try MarkupSample.nodes(document, "css:a").map(\.address) == ["/x", "https://b.example/y"])
  }

  @Test func `elements of XML have addresses, joined with the base that is theirs`() throws {
    let feed = try MarkupSample.xml(
      """
      <feed xml:base="/blog/"><entry xml:base="2024/"><link href="soup"/><id>urn:x</id>
      <m:content url="../a.jpg"/><comments> https://b.example/c </comments></entry></feed>
      """, address: "https://a.example/feed")
    let addresses = try MarkupSample.nodes(feed, "css:entry > *").map(\.address)
    #expect(
      addresses == [
        "https://a.example/blog/2024/soup", nil, "https://a.example/blog/a.jpg",
        "https://b.example/c",
      ])
  }

  @Test(arguments: [
    ("<li><img data-src=/a.jpg><noscript><img src=/a.jpg></noscript>", ["/a.jpg"]),
    ("<li><noscript><img src=/a.jpg></noscript><img data-src=/a.jpg>", ["/a.jpg"]),
    ("<li><a><img data-src=/a.jpg></a> <noscript><img src=/a.jpg></noscript>", ["/a.jpg"]),
    ("<li><h2>Soup</h2><noscript><img src=/a.jpg></noscript>", ["/a.jpg"]),
    ("<li><i></i><noscript><b>x</b></noscript><img src=/b.jpg>", ["/b.jpg"]),
    ("<li><template><img src=/t.jpg></template><img src=/b.jpg>", ["/b.jpg"]),
  ])
  func `a picture for those without scripts does not come twice`(
    card: String, pictures: [String]
  ) throws {
    let document = try MarkupSample.page("<ul>\(card)</ul>")
    #expect(try MarkupSample.nodes(document, "css:li img").map(\.address) == pictures)
  }

  @Test func `text is what is shown, and a script's is as written`() throws {
    let document = try MarkupSample.page(
      """
      <p id=a>One<br>two<b>!</b> <script>x</script><style>y</style><svg><title>z</title></svg>
      so\u{AD}up &#146;&frac12;&nbsp;</p><script id=s> {"a":  1} </script><noscript id=n>For <i>you</i></noscript>
      <div id=d><div>a</div><div>b</div></div>
      """)
    #expect(try MarkupSample.texts(document, "css:#a") == ["One two! soup ’½"])
    #expect(try MarkupSample.texts(document, "css:#s") == [#" {"a":  1} "#])
    #expect(try MarkupSample.texts(document, "css:#n") == ["For you"])
    #expect(try MarkupSample.texts(document, "css:#n i") == ["you"])
    #expect(try MarkupSample.texts(document, "css:#d") == ["a b"])
  }
}
