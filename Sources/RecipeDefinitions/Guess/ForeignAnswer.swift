import RecipeModel
import RecipeProviderKit

/// An answer that is no JSON but known all the same, and what its author can do.
struct ForeignAnswer {
  /// What to do instead.
  let hint: String

  /// Recognises an answer with a good status; nil for what says nothing.
  init?(_ response: HTTPResponse, at url: RequestURL) {
    let body = BodyExcerpt(response.body)
    guard 200...299 ~= response.status, body.isHTML || body.feed != nil else { return nil }
    if let blog = Self.blog(response, at: url) {
      hint =
        "this is a WordPress blog, which Potluck can search without a definition: add"
        + " {\"id\": \"blog\", \"use\": \"wordpress\", \"baseURL\": \"\(blog)\"} to the configuration"
    } else if body.feed != nil {
      hint =
        "a definition reads JSON: look for the site's JSON interface, or read the feed with a program"
        + " of your own (Documentation/Process-providers.md)"
    } else {
      hint =
        "give the address of the service's JSON interface: its documentation names it, or the"
        + " browser's network tools show which address the page itself asks; perhaps it wants a"
        + " parameter such as format=json"
    }
  }

  /// The address of the blog, when WordPress made the answer.
  private static func blog(_ response: HTTPResponse, at url: RequestURL) -> String? {
    let page = String(decoding: response.body.prefix(262_144), as: UTF8.self)
    let root =
      LinkHeader.target(relation, in: response.headers)
      ?? attribute("href", ofTagWith: relation, page)
    let generator =
      page.contains("<generator>https://wordpress.org/")
      ? "WordPress" : attribute("content", ofTagWith: "\"generator\"", page)
    guard root != nil || generator?.hasPrefix("WordPress") == true else { return nil }
    guard let root, let target = try? url.resolving(root), target.origin == url.origin,
      let place = target.text.ranges(of: "/wp-json").last
    else { return url.origin }
    return String(target.text[..<place.lowerBound])
  }

  /// The relation with which WordPress names its REST interface.
  private static let relation = "https://api.w.org/"

  /// An attribute of the first tag that holds a text.
  private static func attribute(
    _ name: String, ofTagWith text: String, _ page: String
  ) -> String? {
    guard let place = page.firstRange(of: text),
      let open = page[..<place.lowerBound].lastIndex(of: "<")
    else { return nil }
    let tag = page[open...].prefix { $0 != ">" }
    guard let start = tag.firstRange(of: name + "=")?.upperBound, let quote = tag[start...].first,
      quote == "\"" || quote == "'"
    else { return nil }
    return String(tag[start...].dropFirst().prefix { $0 != quote })
  }
}
