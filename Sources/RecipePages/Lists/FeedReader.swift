package import RecipeModel
package import RecipeProviderKit

/// Reads a feed of whatever format into one shape, by JSON Feed's names.
///
/// ```json
/// {"title": "Leek Blog", "home_page_url": "https://leek.example/", "next_url": "…", "total": 431,
///  "items": [{"id": "…", "url": "https://leek.example/soup/", "title": "Leek soup",
///    "summary": "…", "content_html": "<p>…", "image": "https://leek.example/soup.jpg",
///    "date_published": "2024-03-05T08:00:00+01:00", "date_modified": "…",
///    "authors": [{"name": "Ann"}], "tags": ["soup"]}]}
/// ```
///
/// What a feed does not tell is left out; `items` is always there. Titles, summaries, names and tags
/// are clean lines, dates are RFC 3339, and links are absolute and safe; `content_html` is as the
/// feed holds it.
package struct FeedReader {
  private static let limits: JSONLimits = {
    var limits = JSONLimits.answer
    (limits.maxValues, limits.maxMemory) = (250_000, 32 << 20)
    return limits
  }()

  /// The feed as JSON.
  ///
  /// - Parameters:
  ///   - bytes: the answer's body.
  ///   - contentType: its header; what the bytes are decides, not what the header says.
  ///   - address: where the feed came from, for links that are not absolute.
  /// - Returns: an object of the shape above.
  /// - Throws: ``ProviderError``: `invalidResponse` for what is no feed or is broken beyond mending,
  ///   `drift` for JSON that is no feed, `cancelled` when the task is.
  package static func read(
    _ bytes: [UInt8], contentType: String?, address: RequestURL?
  ) throws(ProviderError) -> JSON {
    var isCut = false
    return try read(bytes, contentType: contentType, address: address, isCut: &isCut)
  }

  /// The feed as JSON; `isCut` becomes true when it ends before its end, or holds more than is read.
  package static func read(
    _ bytes: [UInt8], contentType: String?, address: RequestURL?, isCut: inout Bool
  ) throws(ProviderError) -> JSON {
    let result = Result { () throws(ProviderError) in try feed(bytes, contentType, address) }
    // What was read of a feed by then is not what it holds.
    if Task.isCancelled { throw ProviderError.cancelled }
    let found = try result.get()
    isCut = found.isCut
    return found.json
  }

  private static func feed(
    _ bytes: [UInt8], _ contentType: String?, _ address: RequestURL?
  ) throws(ProviderError) -> Feed {
    guard bytes.count <= MarkupDocument.longest else {
      throw ProviderError(
        .invalidResponse, "the feed is longer than \(MarkupDocument.longest >> 20) MiB",
        fix: "ask for fewer items")
    }
    guard isJSON(bytes) else { return try xmlFeed(bytes, contentType, address) }
    guard let feed = try JSONFeed(base: address).feed(json(bytes, contentType)) else {
      throw ProviderError(
        .drift, "the answer is JSON, but no feed: it has no list “items”",
        fix: "leave out the format to read it as JSON")
    }
    return feed
  }

  private static func json(
    _ bytes: [UInt8], _ contentType: String?
  ) throws(ProviderError) -> JSON {
    do throws(JSONParseError) {
      return try JSON(parsing: PageText(bytes, contentType: contentType).utf8, limits: limits)
    } catch {
      throw ProviderError(.invalidResponse, "the feed is broken JSON: \(error)")
    }
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let first = body.first { $0 > 0x20 }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  private static func xmlFeed(
    _ bytes: [UInt8], _ contentType: String?, _ address: RequestURL?
  ) throws(ProviderError) -> Feed {
    let body = BodyExcerpt(PageText(bytes, contentType: contentType).utf8)
    guard !body.isHTML else { throw refusal(bytes) }
    let document = try MarkupDocument(bytes, .xml, contentType: contentType, address: address)
    guard let feed = XMLFeed(document) else { throw refusal(bytes) }
    return try feed.feed()
  }

  /// What the answer is in place of a feed.
  private static func refusal(_ bytes: [UInt8]) -> ProviderError {
    ProviderError(
      .invalidResponse, "the answer is \(BodyExcerpt(bytes)), not a feed",
      fix: "check that the address is a feed's")
  }
}
