import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeSearch

/// The pages, and what they share.
enum Pages {
  static let routes: [Route] =
    SearchPage.routes + RecipePage.routes + SourcesPage.routes
    + KeptPages.routes + ShoppingPage.routes + AppPages.routes + other

  private static let other: [Route] = [
    Route("GET", "/compare", isPage: true) { site, visit in try await compare(site, visit) },
    Route("GET", "/about", isPage: true) { site, visit in about(site, visit) },
    Route("GET", "/sign-in", .anyone, isPage: true) { site, visit in signIn(site, visit) },
    Route("POST", "/sign-in", .anyone, isForm: true) { site, visit in
      guard site.gate.hasToken else { return .redirect(to: "/") }
      let given = visit.form["token"] ?? ""
      guard let owner = try site.gate.owner(of: given, client: visit.client, now: Site.now) else {
        return signIn(site, visit, isWrong: true)
      }
      try? await site.gate.end(visit.session, now: Site.now)
      visit.session = Session(isTrusted: true, user: owner.user, now: Site.now)
      visit.isSessionNew = true
      return .redirect(to: "/")
    },
    Route("POST", "/sign-out", isForm: true) { site, visit in
      try await site.gate.end(visit.session, now: Site.now)
      visit.session = Session(now: Site.now)
      visit.isSessionNew = true
      var answer = signIn(site, visit)
      // What the device keeps to be read without a network goes too.
      answer["Clear-Site-Data"] = "\"storage\""
      answer.headers.append(("Set-Cookie", try ShoppingCart().cookie(visit, site)))
      return answer
    },
  ]

  /// A page that tells a problem; nil where the document of the problem is told instead.
  static func problem(_ problem: Problem, _ site: Site, _ visit: Visit) -> Answer? {
    if problem.failure.code == .unauthorized {
      var answer = signIn(site, visit)
      answer.status = 401
      return answer
    }
    let language = visit.language
    var answer = PageFrame(visit: visit, site: site, title: Phrases.problem(language)).page(
      [
        .tag("h1", text: Phrases.problem(language)),
        .tag("p", [:], [Piece.remark(Wording.sentence(problem.failure.message), language)]),
        problem.failure.fix.map { .tag("p", [:], [Piece.remark(Wording.sentence($0), language)]) }
          ?? .nothing,
        .tag("p", ["class": "more"], [.tag("a", ["href": "/"], text: Phrases.toSearch(language))]),
      ], status: problem.status)
    answer.headers += problem.headers
    return answer
  }

  private static func signIn(_ site: Site, _ visit: Visit, isWrong: Bool = false) -> Answer {
    let language = visit.language
    let frame = PageFrame(visit: visit, site: site, title: Phrases.signIn(language))
    return frame.page(
      [
        .tag("h1", text: Phrases.signIn(language)),
        .tag("p", text: Phrases.signInLead(language)),
        isWrong
          ? .tag("p", ["class": "problem", "role": "alert"], text: Phrases.problem(language))
          : .nothing,
        frame.form(
          "/sign-in",
          [
            .tag(
              "p", ["class": "field"],
              [
                .tag("label", ["for": "token"], text: Phrases.token(language)),
                .tag(
                  "input",
                  [
                    "id": "token", "name": "token", "type": "password",
                    "autocomplete": "current-password", "required": "required",
                  ]),
              ]), Piece.button(Phrases.signIn(language)),
          ]),
      ], status: isWrong ? 401 : 200)
  }

  // MARK: Compare

  private static func compare(_ site: Site, _ visit: Visit) async throws -> Answer {
    let language = visit.language
    let frame = PageFrame(visit: visit, site: site, title: Phrases.compare(language))
    if visit.query["query"] != nil || visit.query["include"] != nil,
      let comparison = site.options.comparison, let method = OfferedMethod.named("compare")
    {
      let params = MethodParams(method: method).lenient(visit.query)
      let result = try await comparison(SearchRequest(params: params))
      return report(ComparisonPageRenderer(moment: Site.now).render(result), frame)
    }
    return frame.page([
      .tag("h1", text: Phrases.compare(language)),
      .tag("p", text: Phrases.compareLead(language)),
      .tag(
        "form", ["class": "row", "action": "/compare", "method": "get"],
        [
          Piece.field("query", Phrases.words(language), type: "search", value: nil),
          Piece.button(Phrases.compareIt(language)),
        ]),
    ])
  }

  /// A page that brings its own style sheet, which becomes a file: the browser has it once.
  static func report(_ page: String, _ frame: PageFrame) -> Answer {
    var page = page
    if let start = page.firstRange(of: "<style>"), let end = page.firstRange(of: "</style>") {
      let style = String(page[start.upperBound..<end.lowerBound])
      let name = Digest.name(style.utf8)
      frame.site.styles.put(style, under: name)
      page.replaceSubrange(
        start.lowerBound..<end.upperBound,
        with: "<link rel=\"stylesheet\" href=\"/assets/report.css?v=\(name)\"/>")
    }
    // As a file by itself it says what it may load; here the answer does, and says less.
    if let start = page.firstRange(of: "<meta http-equiv="),
      let end = page[start.upperBound...].firstRange(of: ">")
    {
      page.removeSubrange(start.lowerBound..<end.upperBound)
    }
    // As a page of this server it leads to the others.
    if let start = page.firstRange(of: "<header>") {
      page.insert(
        contentsOf: "<p><a href=\"/\">← Potluck</a></p>" + HTMLWriter.fragment(frame.navigation),
        at: start.upperBound)
    }
    var answer = Answer.html(page)
    // Its icon is a picture of nothing, which keeps the browser from asking for one.
    answer.policy = Answer.policy(pictures: "data:")
    return answer
  }

  // MARK: About

  private static func about(_ site: Site, _ visit: Visit) -> Answer {
    let language = visit.language
    let addresses = ["/api/v1/search?query=soup", "/openapi.json", "/metrics", "/health"]
    return PageFrame(visit: visit, site: site, title: Phrases.about(language)).page([
      .tag("h1", text: "Potluck"), .tag("p", text: Phrases.aboutText(language)),
      .tag("p", text: Phrases.version(language, site.service.version)),
      .tag(
        "section", ["aria-labelledby": "install"],
        [
          .tag("h2", ["id": "install"], text: Phrases.install(language)),
          .tag("p", text: Phrases.installLead(language)),
          // The script writes the link: no page of this server holds one that runs anything.
          .tag(
            "p", ["id": "bookmarklet", "hidden": "hidden"],
            [
              .tag("a", text: Phrases.bookmarklet(language)), .text(" "),
              .tag("small", text: Phrases.bookmarkletLead(language)),
            ]),
        ]),
      .tag(
        "section", ["aria-labelledby": "programs"],
        [
          .tag("h2", ["id": "programs"], text: Phrases.forPrograms(language)),
          .tag(
            "ul", [:],
            addresses.map { .tag("li", [:], [.tag("a", ["href": $0], text: $0)]) }),
        ]),
      .tag(
        "p", [:],
        Language.allCases.flatMap { other in
          [
            HTMLNode.tag(
              "a", ["href": "/about?lang=\(other.rawValue)", "lang": other.rawValue],
              text: other.name), .text(" "),
          ]
        }),
    ])
  }
}
