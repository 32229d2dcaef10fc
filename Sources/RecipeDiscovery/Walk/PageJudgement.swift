import RecipeModel
import RecipePages
import RecipeProviderKit

/// What an answer is, seen by who wanted a page of a site.
enum PageJudgement {
  /// A web page.
  case page(PageData)
  /// Data: a server that introduces itself.
  case data(JSON?)
  /// A feed.
  case feed
  /// Neither, and why.
  case refused(Refusal)

  init(_ reply: SiteWalk.Reply) throws(ProviderError) {
    let response = reply.response
    let host = reply.address.host
    if response.status == 429 {
      self = .refused(.tooFast(host, RetryAfter.duration(in: response.headers)))
      return
    }
    let page = try PageData(
      response.body, contentType: response.headers["Content-Type"], address: reply.address)
    let type = response.headers["Content-Type"]?.lowercased() ?? ""
    let isPage =
      BodyExcerpt(response.body).isHTML || type.hasPrefix("text/html")
      || type.hasPrefix("application/xhtml")
    let wall =
      WallSigns.wall(status: response.status, headers: response.headers)
      ?? (isPage ? WallSigns.wall(of: page, forms: FormReader(page).forms.count) : nil)
      ?? (WallSigns.isLogin(reply.address) ? .login : nil)
    if let wall {
      self = .refused(.walled(wall, host))
      return
    }
    switch response.status {
    case 200..<300: self = Self.content(reply, page, isPage: isPage)
    case 401: self = Self.data(response).map { .data($0) } ?? .refused(.walled(.login, host))
    case 403, 451: self = .refused(.walled(.refused, host))
    case 404, 410:
      self = .refused(
        Refusal(
          .notAPage, "\(host) has no such page: it answers \(response.status)",
          fix: "check the address"))
    default:
      self = .refused(
        Refusal(
          .unreachable, "\(host) fails: it answers \(response.status)", fix: "try again later"))
    }
  }

  private static func content(
    _ reply: SiteWalk.Reply, _ page: PageData, isPage: Bool
  ) -> PageJudgement {
    let body = reply.response.body
    let excerpt = BodyExcerpt(body)
    if excerpt.feed != nil { return .feed }
    if let json = data(reply.response) {
      let isFeed = json["version"]?.stringValue?.contains("jsonfeed.org") == true
      return isFeed ? .feed : .data(json)
    }
    if isPage { return .page(page) }
    let beginning = String(decoding: body.prefix(2_048), as: UTF8.self)
    if ["<urlset", "<sitemapindex"].contains(where: beginning.contains) {
      return .refused(
        Refusal(
          .notAPage, "the address leads to a sitemap, which lists pages and searches nothing",
          fix: "give the site's own address; a page of the list can be read with `potluck show`"))
    }
    return .refused(
      Refusal(
        .notAPage, "the address leads to \(excerpt), not to a web page",
        fix: "give the address of a site, of one of its recipes or of a search on it"))
  }

  private static func data(_ response: HTTPResponse) -> JSON? {
    let first = response.body.first { $0 > 0x20 }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    return try? JSON(parsing: response.body)
  }
}

extension Refusal {
  /// A wall in front of a site.
  static func walled(_ wall: PageAnnouncements.Wall, _ host: String) -> Refusal {
    switch wall {
    case .challenge:
      Refusal(.wall, "\(host) lets only browsers in: it answers with a check", fix: wallHint)
    case .captcha:
      Refusal(.wall, "\(host) asks for a proof that a person is there", fix: wallHint)
    case .refused: Refusal(.wall, "\(host) refuses programs such as this one", fix: wallHint)
    case .consent:
      Refusal(.consent, "\(host) asks for consent before it shows anything", fix: wallHint)
    case .login:
      Refusal(
        .login, "\(host) shows this to users alone: it asks for a login",
        fix: "if it is a server of yours, give the address that its start page has")
    }
  }

  private static let wallHint =
    "Potluck does not get round that; a page saved in a browser can be read with `potluck show "
    + "FILE`, and its feed may be open to programs"

  /// A site that asks to be left alone.
  static func tooFast(_ host: String, _ wait: Duration?) -> Refusal {
    let seconds = wait.map { Int($0.components.seconds) }
    let fix = seconds.map { "try again in \($0 < 120 ? "\($0) seconds" : "\($0 / 60) minutes")" }
    return Refusal(
      .tooFast, "\(host) asks to be left alone for now", fix: fix ?? "try again later")
  }
}
