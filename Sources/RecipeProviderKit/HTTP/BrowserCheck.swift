/// Recognises answers in which a site checks for a browser or a person in place of answering.
///
/// Nothing here gets round such a check: it is reported, so that people know what to do.
package enum BrowserCheck {
  /// What the check wants.
  package enum Kind: Sendable, Hashable {
    /// A browser that runs its scripts.
    case browser
    /// A proof that a person is there, such as a CAPTCHA.
    case person
  }

  /// Pages that hold more are never only a check, in bytes.
  package static let longest = 64 << 10
  /// The most text for people that such a page holds, in bytes.
  package static let longestText = 4 << 10

  /// The check that an answer's status and header fields name.
  package static func kind(status: Int, headers: HTTPHeaders) -> Kind? {
    if headers["cf-mitigated"]?.lowercased() == "challenge" { return .browser }
    return status == 202 && headers["sg-captcha"] != nil ? .person : nil
  }

  /// The check that a page with this title is.
  package static func kind(title: String) -> Kind? {
    let title = title.lowercased()
    if title == "just a moment..." || title == "just a moment…" { return .browser }
    return titles.contains(where: title.hasPrefix) ? .browser : nil
  }

  /// The check that came in place of an answer; nil for every other answer.
  ///
  /// - Parameters:
  ///   - response: the answer, its body in UTF-8.
  ///   - isLost: whether the answer is of no use in any case. A page of a few words that speaks of
  ///     CAPTCHAs is then taken for a check; otherwise it may be one with a form.
  /// - Returns: what the check wants.
  package static func kind(of response: HTTPResponse, isLost: Bool) -> Kind? {
    if let kind = kind(status: response.status, headers: response.headers) { return kind }
    let page = BodyExcerpt(response.body)
    guard response.body.count < longest, page.isHTML else { return nil }
    if let kind = page.htmlTitle.flatMap(kind(title:)) { return kind }
    guard textLength(response.body) < longestText else { return nil }
    let text = String(decoding: response.body, as: UTF8.self)
    if marks.contains(where: { text.contains("\($0)") }) { return .browser }
    guard isLost else { return nil }
    // Pages of other kinds load these, too.
    if marksOfLostPages.contains(where: { text.contains("\($0)") }) { return .browser }
    let folded = text.lowercased()
    guard !folded.contains("type=\"password\"") else { return nil }
    // A script that could show a CAPTCHA is on many a page that shows none.
    let words = folded.replacing("recaptcha/api.js", with: "")
    return words.contains("captcha") || questions.contains(where: words.contains) ? .person : nil
  }

  /// What only the pages of such checks hold.
  package static let marks: [StaticString] = [
    "geo.captcha-delivery.com", "_Incapsula_Resource?SWJIYLWA", "window._cf_chl_opt",
    "/.well-known/sgcaptcha/", "id=\"px-captcha\"",
  ]

  /// What such pages hold, and other pages of their sites, too.
  package static let marksOfLostPages: [StaticString] = [
    "/cdn-cgi/challenge-platform/h/", ".awswaf.com/",
  ]

  /// How such pages speak to people, in lower case.
  package static let questions = ["verify you are human", "are you a robot", "not a robot"]

  /// How their titles begin, in lower case.
  private static let titles = [
    "human verification", "pardon our interruption", "checking your browser", "ddos-guard",
    "one moment, please", "security checkpoint", "vercel security checkpoint",
    "robot challenge screen",
  ]

  /// About how many bytes of text a page shows.
  private static func textLength(_ page: [UInt8]) -> Int {
    var (count, isTag, hidden) = (0, false, false)
    for (index, byte) in page.enumerated() {
      switch byte {
      case UInt8(ascii: "<"):
        isTag = true
        let rest = page[index...].prefix(9).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        if rest.starts(with: "<script".utf8) || rest.starts(with: "<style".utf8) { hidden = true }
        if rest.starts(with: "</script".utf8) || rest.starts(with: "</style".utf8) {
          hidden = false
        }
      case UInt8(ascii: ">"): isTag = false
      case _ where !isTag && !hidden && byte > 0x20: count += 1
      default: break
      }
    }
    return count
  }
}

extension BrowserCheck.Kind {
  /// The error of a source that answers with a check.
  package func error(_ response: HTTPResponse, redaction: Redaction) -> ProviderError {
    let what =
      switch self {
      case .browser: "the site lets only browsers in and answers with a check"
      case .person: "the site asks for a proof that a person is there (CAPTCHA)"
      }
    let title = BodyExcerpt(response.body, redaction: redaction).htmlTitle.map { ": “\($0)”" } ?? ""
    return redaction(
      ProviderError(
        .challenged, "\(what) (HTTP \(response.status))\(title)",
        fix:
          "Potluck does not get round such a check: search there in a browser, look whether it has"
          + " a feed, or ask its owner how programs may search it",
        httpStatus: response.status, retryAfter: RetryAfter.duration(in: response.headers)))
  }
}
