import RecipeModel
import RecipeProviderKit

/// A feed, whatever format it came in.
struct Feed {
  var title: String?
  var homePage: String?
  var next: String?
  var total: Int?
  var items: [FeedItem] = []
  /// Whether the document ends before its end, or holds more than is read.
  var isCut = false

  /// More than any feed has.
  static let mostItems = ListingLimits.pageItems

  /// The feed by the names of JSON Feed 1.1, and `total`; what it does not tell is left out.
  var json: JSON {
    var object = JSONObject()
    object["title"] = title.map(JSON.string)
    object["home_page_url"] = homePage.map(JSON.string)
    object["next_url"] = next.map(JSON.string)
    object["total"] = total.map(JSON.int)
    object["items"] = .array(items.map(\.json))
    return .object(object)
  }
}

/// One entry of a feed.
///
/// Texts are cleaned, but for the HTML; links are absolute and safe.
struct FeedItem {
  var id: String?
  var url: String?
  var title: String?
  var summary: String?
  var html: String?
  var image: String?
  var published: String?
  var modified: String?
  var authors: [String] = []
  var tags: [String] = []

  /// How many names, tags or pictures of one entry are looked at.
  static let mostWords = 100
  private static let shortSummary = 300

  /// Fills from the text what the entry does not tell of itself: summary and picture.
  ///
  /// - Parameters:
  ///   - text: the whole text where it is no HTML.
  ///   - base: what links of the HTML start from.
  /// - Throws: `misconfigured` when its HTML cannot be read without libxml2, `cancelled`.
  mutating func complete(text: String? = nil, base: RequestURL?) throws(ProviderError) {
    summary = summary.flatMap(FeedText.withoutCredit(summary:))
    html = html.map(FeedText.withoutCredit(html:))
    if image == nil, let html { image = try FeedText.firstPicture(of: html, base: base) }
    if summary == nil {
      summary = TextCleaning.clean(text ?? html, limit: Self.shortSummary)
        .flatMap(FeedText.withoutCredit(summary:))
    }
    if id == nil { id = url }
  }

  /// Names or tags, cleaned, each once.
  static func words(_ texts: some Sequence<String?>) -> [String] {
    var seen: Set<String> = []
    return texts.prefix(mostWords).compactMap { TextCleaning.clean($0) }
      .filter { seen.insert($0).inserted }
  }

  var json: JSON {
    var object = JSONObject()
    for (name, value) in [
      ("id", id), ("url", url), ("title", title), ("summary", summary), ("content_html", html),
      ("image", image), ("date_published", published), ("date_modified", modified),
    ] {
      object[name] = value.map(JSON.string)
    }
    if !authors.isEmpty { object["authors"] = .array(authors.map { ["name": .string($0)] }) }
    if !tags.isEmpty { object["tags"] = .array(tags.map(JSON.string)) }
    return .object(object)
  }
}
