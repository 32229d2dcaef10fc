/// Feeds in the manner of the programs that write most of them; each tells of one soup.
enum MadeFeeds {
  /// WordPress: an excerpt with a credit behind it, the post as escaped HTML, an id that is no link.
  static let wordPress = """
    <?xml version="1.0" encoding="UTF-8"?><rss version="2.0"
      xmlns:content="http://purl.org/rss/1.0/modules/content/"
      xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:atom="http://www.w3.org/2005/Atom" xmlns:sy="http://purl.org/rss/1.0/modules/syndication/">
    <channel><title>You searched for soup - Leek &amp; Co</title>
    <atom:link href="https://leek.example/search/soup/feed/rss2/" rel="self" type="application/rss+xml" />
    <atom:link href="https://leek.example/search/soup/feed/rss2/?paged=2" rel="next" />
    <link>https://leek.example/</link><description>Soups</description>
    <lastBuildDate>Tue, 05 Mar 2024 08:00:00 +0000</lastBuildDate>
    <item><title>Leek &#038; Potato Soup</title><link>https://leek.example/leek-soup/</link>
    <comments>https://leek.example/leek-soup/#respond</comments>
    <dc:creator><![CDATA[Ann Baker]]></dc:creator><pubDate>Tue, 05 Mar 2024 08:00:00 +0000</pubDate>
    <category><![CDATA[Soups]]></category><category><![CDATA[Leek &amp; Co]]></category>
    <guid isPermaLink="false">https://leek.example/?p=311</guid>
    <description><![CDATA[<p>Warm and green. [&#8230;]</p>
    <p>The post <a href="https://leek.example/leek-soup/">Leek Soup</a> appeared first on <a href="https://leek.example">Leek</a>.</p>]]></description>
    <content:encoded><![CDATA[<p>Warm.</p><img src="/lazy.gif" width="1" height="1"><img data-src="/leek.jpg" src="data:,">]]></content:encoded>
    <wfw:commentRss>https://leek.example/leek-soup/feed/</wfw:commentRss></item>
    </channel></rss>
    """

  /// Atom with an address to start from, a text that is XHTML, and an author of the whole feed.
  static let atom = """
    <?xml version="1.0"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://leek.example/blog/"
      xmlns:o="http://a9.com/-/spec/opensearch/1.1/"><title type="html">Leek &amp;amp; Co</title>
    <link rel="self" href="feed.atom"/><link href="./"/><link rel="next" href="?page=2"/>
    <o:totalResults>1,431</o:totalResults><author><name>Ann Baker</name><email>a@leek.example</email></author>
    <entry xml:base="2024/"><id>tag:leek.example,2024:1</id><title>Leek <b xmlns="http://www.w3.org/1999/xhtml">Soup</b></title>
    <link rel="replies" href="1/comments"/><link rel="alternate" type="text/html" href="leek-soup"/>
    <link rel="enclosure" type="image/jpeg" href="/leek.jpg"/>
    <published>2024-03-05T08:00:00+01:00</published><updated>2024-03-06T08:00:00Z</updated>
    <category term="soups" label="Soups"/><summary>Warm.</summary>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p title="a &amp; b">1 &lt; 2<br/></p></div></content>
    </entry></feed>
    """

  /// RSS 1.0, whose items stand beside the channel.
  static let rdf = """
    <?xml version="1.0" encoding="utf-8"?>
    <rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
      xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel rdf:about="https://leek.example/rdf"><title>Leek</title><link>https://leek.example/</link>
    <items><rdf:Seq><rdf:li rdf:resource="https://leek.example/soup"/></rdf:Seq></items></channel>
    <item rdf:about="https://leek.example/soup"><title>Leek Soup</title>
    <link>https://leek.example/soup</link><description>Warm.</description>
    <dc:creator>Ann</dc:creator><dc:date>2024-03-05</dc:date><dc:subject>Soups</dc:subject></item></rdf:RDF>
    """

  /// RSS 0.91: no ids, no dates, a permalink in none.
  static let old = """
    <rss version="0.91"><channel><title>Leek</title><link>https://leek.example/</link>
    <item><title>Leek Soup</title><link> /soup </link><description>Warm.</description></item>
    </channel></rss>
    """

  /// An RSS feed around some items.
  static func rss(_ items: String, prefixes: String = "") -> String {
    #"<?xml version="1.0" encoding="utf-8"?><rss version="2.0" \#(prefixes)><channel>"#
      + "<title>Leek</title>\(items)</channel></rss>"
  }
}
