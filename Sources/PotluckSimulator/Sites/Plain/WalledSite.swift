internal import RecipeModel

extension ServiceDescription {
  /// A site with a wall in front of everything but its robots.txt.
  static let walledSite = ServiceDescription.site(
    "Walled site", pageSize: nil, page: { _ in 1 }
  ) { call in
    let site = PlainSite(call: call, name: "Copper Pot")
    if let robots = call.robots(standard: site.standardRobots) { return robots }
    return call.wall
  }
}

extension ServiceCall {
  /// What the wall shows.
  fileprivate var wall: Answer {
    switch site.wall {
    case .challenge: challenge
    case .rule:
      refused(
        "Attention Required! | Cloudflare",
        "<h1>Sorry, you have been blocked</h1><p>error code: 1020</p>",
        [("Server", "cloudflare"), ("CF-RAY", "8c1f00ddba11-FRA")])
    case .dataDome:
      refused(
        "copperpot.example",
        """
        <p id="cmsg">Please enable JS and disable any ad blocker</p>
        <script>var dd={'rt':'c','host':'geo.captcha-delivery.com'}</script>
        <script src="https://ct.captcha-delivery.com/c.js"></script>
        """, [("Server", "DataDome"), ("X-DataDome", "protected")])
    case .akamai:
      refused(
        "Access Denied",
        """
        <h1>Access Denied</h1>
        You don't have permission to access this page on this server.<p>
        Reference&#32;&#35;18&#46;5c7e1602&#46;1718000000&#46;2b3c4d
        """, [("Server", "AkamaiGHost")])
    case .siteGround:
      refused(
        "Robot Challenge Screen",
        "<meta http-equiv=\"refresh\" content=\"0;/.well-known/sgcaptcha/?r=%2F&y=pow\">",
        [("Server", "nginx"), ("SG-Captcha", "challenge")], status: 202)
    case .captcha:
      refused(
        "Are you a robot?",
        """
        <h1>Please verify you are human</h1>
        <form method="post"><div class="g-recaptcha" data-sitekey="0"></div></form>
        """, [("Server", "nginx")], status: 200)
    case .consent: consent
    case .login: login
    case .tooMany:
      refused(
        "Too Many Requests", "<h1>Too Many Requests</h1>",
        [("Server", "nginx"), ("Retry-After", "120")], status: 429)
    }
  }

  private func refused(
    _ title: String, _ body: String, _ headers: [(name: String, value: String)], status: Int = 403
  ) -> Answer {
    .text(
      SiteHTML.page(title, body), type: "text/html; charset=UTF-8", status: status,
      headers: headers)
  }

  private var challenge: Answer {
    refused(
      "Just a moment...",
      """
      <noscript>Enable JavaScript and cookies to continue</noscript>
      <script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=8c1f00ddba11"></script>
      """,
      [
        ("Server", "cloudflare"), ("cf-mitigated", "challenge"), ("CF-RAY", "8c1f00ddba11-FRA"),
        ("Cache-Control", "private, max-age=0, no-store"),
      ])
  }

  /// Everything leads to the page that asks for consent.
  private var consent: Answer {
    guard steps.first == "privacy-mgmt" else {
      let back = SiteHTML.encoded(request.path)
      return redirect("\(home)/privacy-mgmt/consent?return=\(back)")
    }
    return refused(
      "Your privacy",
      """
      <div id="sp_message_container"><h1>We value your privacy</h1>
      <p>We and our 842 partners store cookies. Accept them to go on.</p>
      <form method="post"><button name="accept">Accept</button></form></div>
      """, [("Server", "nginx")], status: 200)
  }

  /// Everything leads to the login.
  private var login: Answer {
    guard steps.first == "login" else {
      return redirect("\(home)/login?next=\(SiteHTML.encoded(request.path))")
    }
    return refused(
      "Log in",
      """
      <h1>Log in</h1>
      <form method="post" action="/login"><input type="email" name="user">
      <input type="password" name="password"><button>Log in</button></form>
      """, [("Server", "nginx")], status: 200)
  }
}
