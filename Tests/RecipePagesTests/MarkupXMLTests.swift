import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

@Suite("Selectors over XML", .fewAtOnce) struct MarkupXMLTests {
  @Test func `a long text is whole, whatever stands where its pieces end`() throws {
    for shift in 0..<8 {
      let start = String(repeating: "x", count: shift)
      let text = String(repeating: "ä&amp;€", count: 20_000)
      let document = try MarkupSample.xml("<a>\(start)\(text)</a>")
      #expect(document.root.text == start + String(repeating: "ä&€", count: 20_000))
    }
  }

  @Test(arguments: [
    ("css:item > title", ["Leek & potato", "Bean soup"]),
    ("css:channel > link", ["https://a.example/"]),
    ("xpath:/rss/channel/item/link", ["https://a.example/1?x=1&y=2", "https://a.example/2"]),
    ("xpath://item[1]/media:thumbnail/@url", ["/1.jpg"]), ("css:media|thumbnail@url", ["/1.jpg"]),
    (#"css:media\:thumbnail@url"#, ["/1.jpg"]), ("css:*|thumbnail@url", ["/1.jpg"]),
    ("xpath://dc:creator", ["Ann", "Ben"]), ("css:dc|creator", ["Ann", "Ben"]),
    ("xpath://content:encoded", ["<p>Cut & boil.</p>"]),
    ("xpath://atom:link/@href", ["https://a.example/feed"]),
    ("xpath://itunes:image/@href", ["/2.jpg"]), ("xpath://item/@rdf:about", ["one"]),
    ("css:item[rdf|about]@rdf:about", ["one"]), ("xpath:count(//pubDate)", ["1"]),
    ("xpath:count(//pubdate)", ["0"]), ("xpath:name(//*[local-name()='creator'])", ["d:creator"]),
    ("xpath:namespace-uri(//media:thumbnail)", ["http://search.yahoo.com/mrss/"]),
    ("xpath://media:*/@url", ["/1.jpg"]), ("xpath://item[dc:creator='Ben']/title", ["Bean soup"]),
  ])
  func `feeds are read by the usual prefixes, whatever is declared`(
    selector: String, found: [String]
  ) throws {
    let feed = """
      <?xml version="1.0"?><rss xmlns:d="http://purl.org/dc/elements/1.1/" version="2.0"
       xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:m="http://search.yahoo.com/mrss/"
       xmlns:x="HTTP://www.w3.org/2005/Atom"><channel><link>https://a.example/</link>
      <x:link href="https://a.example/feed"/><!-- <item> --><item rdf:about="one">
      <title>Leek &amp; potato</title><link>https://a.example/1?x=1&amp;y=2</link>
      <m:thumbnail url='/1.jpg'/><d:creator>Ann</d:creator><pubDate>today</pubDate>
      <content:encoded><![CDATA[<p>Cut & boil.</p>]]></content:encoded></item>
      <item><title>Bean soup</title><link>https://a.example/2</link><d:creator>Ben</d:creator>
      <itunes:image href="/2.jpg"/></item></channel></rss>
      """
    #expect(try MarkupSample.texts(MarkupSample.xml(feed), selector) == found)
  }

  @Test(arguments: [
    #"<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Soup</title><m:title xmlns:m="http://search.yahoo.com/mrss/">No</m:title></entry></feed>"#,
    #"<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>Soup</a:title></a:entry></a:feed>"#,
    #"<feed><entry><title>Soup</title></entry></feed>"#,
  ])
  func `the document's own namespace hides nothing`(feed: String) throws {
    #expect(try MarkupSample.texts(MarkupSample.xml(feed), "css:entry > title") == ["Soup"])
    #expect(try MarkupSample.texts(MarkupSample.xml(feed), "xpath:/feed/entry/title") == ["Soup"])
  }

  @Test func `RSS 1.0 and sitemaps are found by their own prefixes too`() throws {
    let rdf = try MarkupSample.xml(
      """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">
      <channel/><item rdf:about="https://a.example/1"><title>Soup</title></item></rdf:RDF>
      """)
    #expect(try MarkupSample.texts(rdf, "xpath:/rdf:RDF/item/title") == ["Soup"])
    #expect(try MarkupSample.texts(rdf, "css:rss|item@rdf:about") == ["https://a.example/1"])
    let sitemap = try MarkupSample.xml(
      """
      <urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>/a</loc></url></urlset>
      """)
    #expect(try MarkupSample.texts(sitemap, "xpath://sitemap:url/sitemap:loc") == ["/a"])
    #expect(try MarkupSample.texts(sitemap, "css:url loc") == ["/a"])
  }

  @Test(arguments: [
    ("Salt & pepper", "Salt & pepper"), ("?x=1&y=2&copy=3", "?x=1&y=2&copy=3"),
    ("Cr&egrave;me&nbsp;br&ucirc;l&#233;e", "Crème brûlée"), ("a\u{B}b\u{0}c\u{1}", "abc"),
    ("Soup <b>hot</b><br> & more", "Soup hot & more"), ("Tea <3 all", "Tea <3 all"),
    ("&amp;lt;b&amp;gt;", "&lt;b&gt;"), ("a</i>b", "ab"), ("&unknown; &#0;", "&unknown; \u{FFFD}"),
    ("<![CDATA[1 < 2 & 3]]> x", "1 < 2 & 3 x"), ("&#8364; &#x20AC; &#128;", "€ € €"),
  ])
  func `what feeds get wrong is mended`(written: String, read: String) throws {
    let feed = """

        <?xml version="1.0" encoding="utf-8"?>
      <rss><channel><item><title>\(written)</title><link a="\(written.filter { $0 != "<" && $0 != ">" })"/></item>
      <item><title>Next</title></item></channel></rss> <p>junk
      """
    let document = try MarkupSample.xml("\u{FEFF}" + feed)
    #expect(try MarkupSample.texts(document, "css:channel > item > title") == [read, "Next"])
    #expect(!document.isCut)
  }

  @Test func `an address in an attribute keeps its bare ampersands`() throws {
    let document = try MarkupSample.xml(#"<a><b url="/x?a=1&b=2&amp;c=3" d=e f/><b url='"'/></a>"#)
    #expect(try MarkupSample.texts(document, "css:b@url") == ["/x?a=1&b=2&c=3", "\""])
    #expect(try MarkupSample.texts(document, "css:b[f]@d") == ["e"])
  }

  @Test func `a document that ends early keeps what it has and says so`() throws {
    let document = try MarkupSample.xml(
      "<rss><channel><item><title>One</title></item><item><title>Tw")
    #expect(try MarkupSample.texts(document, "css:item > title") == ["One", "Tw"])
    #expect(document.isCut)
  }

  @Test(
    arguments: [
      ("windows-1251", "text/xml", [0xD1, 0xF3, 0xEF], "Суп"),
      ("utf-8", "text/xml; charset=windows-1251", Array("Суп".utf8), "Суп"),
      ("iso-8859-1", "application/rss+xml", Array("Crème".utf8), "Crème"),
      ("iso-8859-1", "application/rss+xml", [0x43, 0x72, 0xE8, 0x80], "Crè€"),
      ("utf-8", "application/xml", [0x43, 0xE8, 0x21], "C\u{FFFD}!"),
    ] as [(String, String, [UInt8], String)])
  func `the text is read in its encoding`(
    declared: String, contentType: String, bytes: [UInt8], text: String
  ) throws {
    let start = Array(#"<?xml version="1.0" encoding="\#(declared)"?><a>"#.utf8)
    let document = try MarkupDocument(
      start + bytes + Array("</a>".utf8), .xml, contentType: contentType)
    #expect(document.root.text == text)
  }

  @Test(arguments: [
    ("<!DOCTYPE html><html><p>x", "web page"), ("\n<HTML lang=en><body>", "web page"),
    ("<html xmlns='http://www.w3.org/1999/xhtml'/>", "web page"), ("{\"items\": []}", "not XML"),
    ("", "not XML"), ("<", "not XML"), ("<?xml version='1.0'?>", "not XML"),
    ("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><a>&x;</a>", "DOCTYPE"),
    ("<!DOCTYPE a [<!ENTITY a 'aa'><!ENTITY b '&a;&a;'>]><a>&b;</a>", "DOCTYPE"),
  ])
  func `what is no feed is refused in words`(text: String, words: String) {
    let error = #expect(throws: ProviderError.self) { try MarkupSample.xml(text) }
    #expect(error?.message.contains(words) == true)
    #expect(error?.code == .invalidResponse && error?.fix != nil)
  }

  @Test func `a DOCTYPE that declares nothing is passed over, and nothing is fetched for it`()
    throws
  {
    let document = try MarkupSample.xml(
      #"<!DOCTYPE rss SYSTEM "file:///etc/hostname"><rss><a>&xxe;</a></rss>"#)
    #expect(document.root.text == "&xxe;")
  }
}
