import RecipeProviderKit

/// What the head of a page says about it, and the first of its large headings.
struct PageHead {
  /// The content of `<title>`, as written.
  var title: String?
  /// The contents of the first `<h1>` elements, as written.
  var headings: [String] = []
  /// The page's language, as `<html lang>` tells it.
  private(set) var language: String?
  /// What the page's own links are relative to, as written.
  private(set) var base: String?
  /// The canonical link, as written.
  private(set) var canonical: String?
  /// The first content of each `<meta>` name or property, in lower case.
  private(set) var metas: [String: String] = [:]

  private static let mostMetas = 300

  /// Every title of the page, cleaned.
  var titles: [String] {
    ([metas["og:title"]] + headings + [title]).compactMap { TextCleaning.clean($0) }
  }

  mutating func read(meta: [String: String]) {
    let key = (meta["property"] ?? meta["name"] ?? meta["http-equiv"] ?? "").lowercased()
    guard !key.isEmpty, let content = meta["content"], !content.allSatisfy(\.isWhitespace),
      metas.count < Self.mostMetas, metas[key] == nil
    else { return }
    metas[key] = content
  }

  mutating func read(link: [String: String]) {
    guard canonical == nil, let href = link["href"], !href.isEmpty,
      link["rel"]?.lowercased().split(whereSeparator: \.isWhitespace).contains("canonical") == true
    else { return }
    canonical = href
  }

  mutating func setLanguage(_ text: String?) {
    guard language == nil, let text, !text.isEmpty else { return }
    language = text
  }

  mutating func setBase(_ text: String?) { base = base ?? text }

  /// A text with its character references decoded once.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return HTMLEntities.decode(text) ?? text
  }
}
