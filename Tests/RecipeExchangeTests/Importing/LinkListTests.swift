import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeExchange

/// Files that hold addresses instead of recipes.
@Suite(.fewAtOnce) struct LinkListTests {
  private static let bookmarks = """
    <!DOCTYPE NETSCAPE-Bookmark-file-1>
    <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
    <TITLE>Bookmarks</TITLE>
    <H1>Bookmarks</H1>
    <DL><p>
        <DT><A HREF="https://news.example/">News</A>
        <DT><H3 ADD_DATE="1">Cooking</H3>
        <DL><p>
            <DT><A HREF="https://soups.example/leek?a=1&amp;b=2" TAGS="soup, winter">Leek soup</A>
            <DT><H3>Süßes</H3>
            <DL><p>
                <DT><A HREF="https://cakes.example/plum">Plum cake</A>
                <DT><A HREF="javascript:alert(1)">Bookmarklet</A>
                <DT><A HREF="place:sort=8">Most visited</A>
                <DT><A HREF="data:text/html,x">Data</A>
                <DT><A HREF="file:///etc/passwd">File</A>
            </DL><p>
        </DL><p>
        <DT><A HREF="https://soups.example/leek?a=1&amp;b=2">Leek soup again</A>
    </DL><p>
    """

  private func list(_ text: String) throws -> LinkList? { try LinkList(Array(text.utf8)) }

  @Test func `bookmarks are told by their folders and tags, each address once`() throws {
    let list = try #require(try list(Self.bookmarks))
    #expect(
      list.links == [
        LinkList.Link(address: "https://news.example/"),
        LinkList.Link(
          address: "https://soups.example/leek?a=1&b=2", tags: ["soup", "winter"],
          folders: ["Cooking"]),
        LinkList.Link(address: "https://cakes.example/plum", folders: ["Cooking", "Süßes"]),
      ])
    #expect(list.feeds.isEmpty && list.rest == 0)
  }

  @Test func `OPML names feeds by their sites, and links`() throws {
    let list = try #require(
      try list(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <opml version="2.0"><head><title>Reading</title></head><body>
        <outline text="Food">
          <outline type="rss" text="Soups &amp; more" xmlUrl="https://soups.example/feed"
            htmlUrl="https://soups.example/"/>
          <outline type="rss" title="Cakes" text="x" xmlUrl="https://cakes.example/atom.xml"/>
          <outline type="rss" text="Again" xmlUrl="https://soups.example/feed2"
            htmlUrl="https://soups.example/"/>
          <outline type="rss" text="Bad" xmlUrl="file:///feed"/>
          <outline type="link" text="One" url="https://pies.example/apple"/>
        </outline></body></opml>
        """))
    #expect(
      list.feeds == [
        LinkList.Feed(address: "https://soups.example/", title: "Soups & more"),
        LinkList.Feed(address: "https://cakes.example/atom.xml", title: "Cakes"),
      ])
    #expect(list.links.map(\.address) == ["https://pies.example/apple"])
  }

  @Test func `a list has one address on each line`() throws {
    let list = try list(
      "# to cook\r\nhttps://a.example/1\r\n\r\n- https://a.example/2\n* https://a.example/1\n")
    #expect(list?.links.map(\.address) == ["https://a.example/1", "https://a.example/2"])
  }

  @Test(arguments: [
    "", "\n\n", "Leek soup\n\n2 leeks\n\nhttps://a.example/1\n", "javascript:alert(1)",
    "https://a.example/1 and more", "{\"@type\": \"Recipe\"}",
    "<html><a href='https://a.example/'>",
  ])
  func `what holds anything else is no list`(_ text: String) throws {
    #expect(try list(text) == nil)
  }

  @Test func `no more than ten thousand addresses are read, and the others are counted`() throws {
    let text = (0..<10_004).map { "https://a.example/\($0)" }.joined(separator: "\n")
    let anchors = (0..<10_004).map { "<DT><A HREF=\"https://a.example/\($0)\">x</A>" }
    let outlines = (0..<10_004).map { "<outline xmlUrl=\"https://a.example/\($0)\"/>" }
    let lines = try list(text)
    #expect(lines?.links.count == 10_000 && lines?.rest == 4)
    let bookmarks = try list(
      "<!DOCTYPE NETSCAPE-Bookmark-file-1><DL>\(anchors.joined(separator: "\n"))</DL>")
    #expect(bookmarks?.links.count == 10_000 && bookmarks?.rest == 4)
    let feeds = try list("<opml><body>\(outlines.joined())</body></opml>")
    #expect(feeds?.feeds.count == 10_000 && feeds?.rest == 4)
  }
}
