import RecipePages
import RecipeProviderKit

/// Tells a wall against robots from a page.
enum WallSigns {
  /// The wall that an answer's status and header fields tell of.
  static func wall(status: Int, headers: HTTPHeaders) -> PageAnnouncements.Wall? {
    switch BrowserCheck.kind(status: status, headers: headers) {
    case .browser: return .challenge
    case .person: return .captcha
    case nil: break
    }
    let isRefused = status == 403 || status == 406 || status == 451 || status == 503
    if isRefused, headers["server"]?.lowercased() == "cloudflare" {
      return status == 503 ? .challenge : .refused
    }
    return nil
  }

  /// The wall that stands in place of a page.
  static func wall(of page: PageData, forms: Int) -> PageAnnouncements.Wall? {
    if BrowserCheck.marks.contains(where: { page.holds($0) }) { return .challenge }
    guard page.html.count < BrowserCheck.longest else { return nil }
    let text = page.tree.text(of: 0).lowercased()
    let title = (page.title ?? "").lowercased()
    if let wall = titled(title) { return wall }
    // A page with its own links and words is a page, whatever it says of captchas in passing.
    guard text.utf8.count < BrowserCheck.longestText else { return nil }
    if forms == 0, BrowserCheck.marksOfLostPages.contains(where: { page.holds($0) }) {
      return .challenge
    }
    if captchas.contains(where: { page.holds($0) })
      || BrowserCheck.questions.contains(where: text.contains)
    {
      return .captcha
    }
    if forms == 0, hasPassword(page) { return .login }
    if consents.contains(where: text.contains) { return .consent }
    return nil
  }

  /// The check for browsers that came in place of robots.txt.
  ///
  /// A mere 403 is none: a file that is kept to itself forbids nothing (RFC 9309, 2.3.1.3).
  static func wall(
    beforeRobots reply: SiteWalk.Reply
  ) throws(ProviderError) -> PageAnnouncements.Wall? {
    let response = reply.response
    let type = response.headers["Content-Type"]
    var told = wall(status: response.status, headers: response.headers)
    if told == nil, BodyExcerpt(response.body).isHTML {
      let page = try PageData(response.body, contentType: type, address: reply.address)
      told = wall(of: page, forms: response.status == 200 ? 1 : 0)
    }
    // A page in place of a file that is not there may well speak of captchas.
    return told == .challenge || told == .captcha && response.status != 200 ? told : nil
  }

  /// The host of a service that asks for consent.
  static func asksForConsent(_ address: RequestURL) -> Bool {
    address.host.hasPrefix("consent.") || address.host.hasPrefix("guce.")
      || address.host.contains("privacy-mgmt") || address.path.hasPrefix("/privacy-mgmt/")
  }

  /// Whether an address is that of a login.
  static func isLogin(_ address: RequestURL) -> Bool {
    let last = address.path.lowercased().split(separator: "/").last.map(String.init) ?? ""
    return ["login", "signin", "sign-in", "log-in", "anmelden", "wp-login.php", "users"].contains(
      last)
      || address.path.lowercased().contains("/accounts/login")
  }

  private static let captchas: [StaticString] = ["captcha", "CAPTCHA", "Captcha"]
  private static let consents = [
    "before you continue", "we use cookies", "accept all cookies", "accept cookies to continue",
    "bevor sie fortfahren", "cookies akzeptieren", "accepter les cookies",
  ]

  /// How the titles of refusals begin.
  private static let refusals = [
    "attention required", "403 forbidden", "access to this page has been denied",
  ]

  private static func titled(_ title: String) -> PageAnnouncements.Wall? {
    if BrowserCheck.kind(title: title) != nil { return .challenge }
    if refusals.contains(where: title.hasPrefix) || title == "access denied" || title == "forbidden"
    {
      return .refused
    }
    return nil
  }

  private static func hasPassword(_ page: PageData) -> Bool {
    (0..<page.tree.count).contains {
      page.tree.name($0) == "input"
        && page.tree.attribute("type", of: $0)?.lowercased() == "password"
    }
  }
}
