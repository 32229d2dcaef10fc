import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// Reads JSON Feed 1.0 and 1.1.
struct JSONFeed {
  private let base: RequestURL?

  init(base: RequestURL?) { self.base = base }

  /// The feed that a document is; nil when it is none.
  func feed(_ document: JSON) throws(ProviderError) -> Feed? {
    guard let items = document["items"]?.arrayValue else { return nil }
    var feed = Feed()
    feed.title = TextCleaning.clean(document["title"]?.stringValue)
    feed.homePage = link(document["home_page_url"])
    feed.next = link(document["next_url"])
    for element in items.prefix(Feed.mostItems) where !Task.isCancelled {
      guard let object = element.objectValue else { continue }
      feed.items.append(try item(object))
    }
    return feed
  }

  private func item(_ object: JSONObject) throws(ProviderError) -> FeedItem {
    var item = FeedItem()
    item.id = object["id"].flatMap(Self.identifier)
    item.url = link(object["url"]) ?? link(object["external_url"])
    item.title = TextCleaning.clean(object["title"]?.stringValue)
    item.summary = TextCleaning.clean(
      object["summary"]?.stringValue, limit: ListingLimits.paragraphCharacters)
    item.html = object["content_html"]?.stringValue
    item.image = link(object["image"]) ?? link(object["banner_image"]) ?? attachedPicture(object)
    item.published = FeedDate.read(object["date_published"]?.stringValue)
    item.modified = FeedDate.read(object["date_modified"]?.stringValue)
    // Version 1.0 knew one author.
    let authors = object["authors"]?.arrayValue ?? object["author"].map { [$0] } ?? []
    item.authors = FeedItem.words(authors.map { $0["name"]?.stringValue })
    item.tags = FeedItem.words((object["tags"]?.arrayValue ?? []).map(\.stringValue))
    try item.complete(text: object["content_text"]?.stringValue, base: base)
    return item
  }

  /// Some feeds count their items.
  private static func identifier(_ json: JSON) -> String? {
    switch json {
    case .string(let text): TextCleaning.clean(text, limit: ListingLimits.linkBytes)
    case .number(let number): number.literal
    default: nil
    }
  }

  private func attachedPicture(_ object: JSONObject) -> String? {
    object["attachments"]?.arrayValue?.prefix(FeedItem.mostWords).firstNonNil { attachment in
      attachment["mime_type"]?.stringValue?.hasPrefix("image/") == true
        ? link(attachment["url"]) : nil
    }
  }

  private func link(_ json: JSON?) -> String? { FeedText.link(json?.stringValue, base: base) }
}
