import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeSearch

/// The pages, and what they share.
enum Pages {
  static let routes: [Route] =
    SearchPage.routes + RecipePage.routes + SourcesPage.routes
    + KeptPages.routes + ShoppingPage.routes + AppPages.routes + LanguageChoice.routes + other

  private static let other: [Route] = [
    Route("GET", "/compare", isPage: true) { site, visit in try await compare(site, visit) },
    Route("GET", "/about", isPage: true) { site, visit in about(site, visit) },
    Route("GET", "/sign-in", .anyone, isPage: true) { site, visit in signIn(site, visit) },
    Route("POST", "/sign-in", .anyone, isForm: true) { site, visit in
      guard site.accessControl.hasToken else { return .redirect(to: "/") }
      let given = visit.form["token"] ?? ""
      guard
        let owner = try await site.accessControl.owner(
          of: given, client: visit.client, now: Site.now)
      else {
        return signIn(site, visit, isWrong: true)
      }
      try? await site.accessControl.end(visit.session, now: Site.now)
      visit.session = Session(isTrusted: true, user: owner.user, now: Site.now)
      visit.isSessionNew = true
      return .redirect(to: "/")
    },
    Route("POST", "/sign-out", isForm: true) { site, visit in
      try await site.accessControl.end(visit.session, now: Site.now)
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
    var answer = PageFrame(visit: visit, site: site, title: language(.problem)).page(
      [
        .tag("h1", text: language(.problem)),
        .tag("p", [:], [Piece.remark(Wording.sentence(problem.failure.message), language)]),
        problem.failure.fix.map { .tag("p", [:], [Piece.remark(Wording.sentence($0), language)]) }
          ?? .nothing,
        .tag("p", ["class": "more"], [.tag("a", ["href": "/"], text: language(.toSearch))]),
      ], status: problem.status)
    answer.headers += problem.headers
    return answer
  }

  private static func signIn(_ site: Site, _ visit: Visit, isWrong: Bool = false) -> Answer {
    let language = visit.language
    let frame = PageFrame(visit: visit, site: site, title: language(.signIn))
    return frame.page(
      [
        .tag("h1", text: language(.signIn)),
        .tag("p", text: language(.signInLead)),
        isWrong
          ? .tag("p", ["class": "problem", "role": "alert"], text: language(.problem))
          : .nothing,
        frame.form(
          "/sign-in",
          [
            .tag(
              "p", ["class": "field"],
              [
                .tag("label", ["for": "token"], text: language(.token)),
                .tag(
                  "input",
                  [
                    "id": "token", "name": "token", "type": "password",
                    "autocomplete": "current-password", "required": "required",
                  ]),
              ]), Piece.button(language(.signIn)),
          ]),
      ], status: isWrong ? 401 : 200)
  }

  // MARK: Compare

  private static func compare(_ site: Site, _ visit: Visit) async throws -> Answer {
    let language = visit.language
    let frame = PageFrame(visit: visit, site: site, title: language(.compare))
    if visit.query["query"] != nil || visit.query["include"] != nil,
      let comparison = site.options.comparison, let method = OfferedMethod.named("compare")
    {
      let params = MethodParams(method: method).lenient(visit.query)
      let result = try await comparison(SearchRequest(params: params))
      return report(ComparisonPageRenderer(moment: Site.now).render(result), frame)
    }
    return frame.page([
      .tag("h1", text: language(.compare)),
      .tag("p", text: language(.compareLead)),
      .tag(
        "form", ["class": "row", "action": "/compare", "method": "get"],
        [
          Piece.field("query", language(.words), type: "search", value: nil),
          Piece.button(language(.compareIt)),
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
      page.insert(contentsOf: HTMLWriter.fragment(leading(frame)), at: start.upperBound)
    }
    var answer = Answer.html(page)
    // Its icon is a picture of nothing, which keeps the browser from asking for one.
    answer.policy = Answer.policy(pictures: "data:")
    return answer
  }

  /// What leads from a report to the other pages, in the reader's language, which the report may not
  /// be in.
  private static func leading(_ frame: PageFrame) -> HTMLNode {
    let language = frame.visit.language
    return .group([
      .tag("p", [:], [.tag("a", ["href": "/"], text: "← Potluck")]), frame.navigation,
      language.tag == "en"
        ? .nothing
        : .tag(
          "p", ["class": "note", "lang": language.tag, "dir": language.direction],
          text: language(.reportInEnglish)),
    ])
  }

  // MARK: About

  private static func about(_ site: Site, _ visit: Visit) -> Answer {
    let language = visit.language
    let addresses = ["/api/v1/search?query=soup", "/openapi.json", "/metrics", "/health"]
    return PageFrame(visit: visit, site: site, title: language(.about)).page([
      .tag("h1", text: "Potluck"), .tag("p", text: language(.aboutText)),
      .tag("p", text: language(.version, site.service.version)),
      .tag(
        "section", ["aria-labelledby": "install"],
        [
          .tag("h2", ["id": "install"], text: language(.install)),
          .tag("p", text: language(.installLead)),
          // The script writes the link: no page of this server holds one that runs anything.
          .tag(
            "p", ["id": "bookmarklet", "hidden": "hidden"],
            [
              .tag("a", text: language(.bookmarklet)), .text(" "),
              .tag("small", text: language(.bookmarkletLead)),
            ]),
        ]),
      .tag(
        "section", ["aria-labelledby": "programs"],
        [
          .tag("h2", ["id": "programs"], text: language(.forPrograms)),
          .tag(
            "ul", [:],
            addresses.map { .tag("li", [:], [.tag("a", ["href": $0], text: $0)]) }),
        ]),
    ])
  }
}
