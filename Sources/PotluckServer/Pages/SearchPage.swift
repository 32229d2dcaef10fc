import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeScreening
import RecipeSearch
import Synchronization

/// The search: its form, and the list with what became of the sources.
struct SearchPage {
  let visit: Visit
  let site: Site

  private var language: Language { visit.language }
  private var query: Parameters { visit.query }
  private var cards: RecipeCards { RecipeCards(visit: visit, site: site) }

  static let routes: [Route] = [
    Route("GET", "/", isPage: true) { site, visit in
      try await SearchPage(visit: visit, site: site).answer()
    },
    Route("GET", "/results") { site, visit in
      try SearchPage(visit: visit, site: site).events()
    },
    Route("POST", "/settled", isForm: true) { site, visit in
      let page = SearchPage(visit: visit, site: site)
      if visit.settings.remembers {
        try await site.service.settle(page.request(of: visit.form, isSettled: false))
      }
      return .nothing([:])
    },
  ]

  /// Whether something is asked for.
  private var isAsked: Bool {
    ["query", "include", "more"].contains { query[$0] != nil }
  }

  // MARK: The request

  /// What is searched for, and whether it is the continuation that was asked for.
  private func request() throws -> (request: SearchRequest, isFresh: Bool) {
    if let name = query["more"], let kept = site.shelf[name] { return (kept, false) }
    // A page is opened by somebody who means it; the script tells later what was not only typed.
    return (try request(of: query, isSettled: visit.path == "/"), true)
  }

  private func request(of asked: Parameters, isSettled: Bool) throws -> SearchRequest {
    guard let method = OfferedMethod.named("search") else { throw CancellationError() }
    var params = MethodParams(method: method).lenient(asked)
    params["settled"] = .bool(isSettled)
    return try SearchRequest(params: params)
  }

  /// The name under which the following page can be asked for; nil at the end of the list.
  private func shelve(_ report: SearchReport, of request: SearchRequest) -> String? {
    guard let cursor = report.cursor else { return nil }
    var next = request
    (next.query, next.cursor) = (report.asked, cursor)
    next.open = []
    let name = Digest.name(cursor.utf8)
    site.shelf.put(next, under: name)
    return name
  }

  // MARK: The page

  private func answer() async throws -> Answer {
    // Who pastes a link means its recipe.
    let typed = (query["query"] ?? "").split(separator: " ")
    if typed.count == 1, let link = typed.first.map(String.init), WebLink.isWebLink(link) {
      return .redirect(to: "/recipe?url=\(PercentEncoding.encode(link))")
    }
    let words = query["query"].map(Sanitizer.terminal)
    let frame = PageFrame(
      visit: visit, site: site, title: words ?? "Potluck",
      texts: [
        ("data-searching", language(.searching)),
        ("data-trouble", language(.problem)),
      ])
    let form = HTMLNode.group([
      try await form(),
      visit.settings.remembers ? frame.form("/settled", [], id: "settled") : .nothing,
    ])
    guard isAsked else { return frame.page([form, region([]), start]) }
    do {
      let (request, isFresh) = try request()
      let name = name(of: request)
      var known = try await site.found.page(name) {
        found(try await site.service.search(request) { _ in }, of: request)
      }
      if !known.isSettled, request.isSettled, request.cursor == nil, visit.settings.remembers {
        try await site.service.settle(request)
        known.isSettled = true
        site.found.put(known, under: name)
      }
      let isLost = isFresh && query["more"] != nil
      return frame.page([
        form,
        region(
          (isLost ? [.tag("p", ["class": "note"], text: language(.lostPage))] : [])
            + [.filled(known.list, visit.session.formToken(site.accessControl.signer))]),
      ])
    } catch let failure as Failure {
      let problem = Problem(wrapping: failure)
      return frame.page([form, region([trouble(problem)])], status: problem.status)
    }
  }

  /// What stands below an empty form: dishes to begin with.
  private var start: HTMLNode {
    .tag(
      "section", ["class": "start", "aria-labelledby": "start"],
      [
        .tag("h2", ["id": "start"], text: language(.tagline)),
        .tag("p", text: language(.startLead)),
        .tag(
          "ul", ["class": "chips"],
          language(.dishes).split(separator: ",").map { dish in
            let dish = String(dish.drop { $0 == " " })
            return .tag(
              "li", [:],
              [.tag("a", ["href": "/?query=\(PercentEncoding.encode(dish))"], text: dish)])
          }),
      ])
  }

  private func region(_ children: [HTMLNode]) -> HTMLNode {
    .group([
      .tag("div", ["id": "found", "class": isDense ? "dense" : nil], children)
    ])
  }

  private var isDense: Bool { query["view"] == "list" }

  /// What a search is called that brings this user the same as another one.
  private func name(of request: SearchRequest) -> String {
    let settings = visit.settings
    let parts: [String] = [
      visit.user ?? "", "\(site.changes.load(ordering: .relaxed))", "\(settings.revision)",
      settings.law.rawValue, "\(settings.keeps)", "\(settings.remembers)", language.tag,
      request.cursor.map { Digest.name($0.utf8) } ?? "", query.text,
    ]
    return parts.joined(separator: "\n")
  }

  /// The page as it is before a session's token is put into its forms.
  private var shared: SearchPage {
    var visit = visit
    visit.formMark = HTMLTemplate.mark
    return SearchPage(visit: visit, site: site)
  }

  /// What a search has brought, to be shown to all who ask for the same.
  private func found(_ report: SearchReport, of request: SearchRequest) -> FoundLists.Found {
    site.metrics.count(report)
    return FoundLists.Found(
      list: HTMLTemplate(.group(shared.list(report, of: request))),
      isWhole: report.outcomes.allSatisfy { !$0.status.isFailure },
      isSettled: request.isSettled, end: TableOptions.now() + FoundLists.lifetime)
  }

  /// The list, and what became of the sources.
  private func list(_ report: SearchReport, of request: SearchRequest) -> [HTMLNode] {
    let recipes = cards.shown(report.recipes)
    let heading = SearchHeading(
      report: report, count: recipes.count, isNext: request.cursor != nil, language: language,
      parameters: query)
    let more = shelve(report, of: request).map { name in
      HTMLNode.tag(
        "p", ["class": "more"],
        [
          .tag(
            "a",
            ["href": "/?\(query.setting("more", name).text)", "rel": "next"],
            text: language(.more))
        ])
    }
    return [
      .tag(
        "section", ["aria-labelledby": "found-heading"],
        heading.nodes
          + ReadingChips(report: report, parameters: query, language: language).nodes + [
            .group(remarks(report, left: report.recipes.count - recipes.count)),
            .tag(
              "ol", ["class": "cards", "id": "list"],
              [cards.items(recipes, servings: report.query.servings)]),
            more ?? .nothing,
          ]), sources(cards.outcomes(report.outcomes)),
    ]
  }

  /// What the filters have left out, and what the screen's answers are worth.
  private func remarks(_ report: SearchReport, left unrated: Int) -> [HTMLNode] {
    let asked = ScreenSubject.asked(in: report.query)
    let remarks: [HTMLNode?] =
      [unrated > 0 ? .text(language(.lowerRated, "\(unrated)")) : nil]
      + leftOut(report, asked.map { language.name(of: $0.name, .name) })
      + [asked.isEmpty ? nil : .text(language(.screenLead))]
    return configured(report.query)
      + remarks.compactMap(\.self).map { .tag("p", [:], [.tag("small", [:], [$0])]) }
  }

  /// How many entries of the sources each filter has left out, a sentence for each.
  private func leftOut(_ report: SearchReport, _ screened: [String]) -> [HTMLNode?] {
    func count(_ reason: Drop.Reason) -> Int {
      report.outcomes.reduce(0) { $0 + $1.listings.dropped(reason) }
    }
    func sentence(_ phrase: Phrase, _ reason: Drop.Reason, _ words: [String]) -> HTMLNode? {
      let count = count(reason)
      return count > 0
        ? language.sentence(phrase, .text("\(count)"), .said(words.joined(separator: ", "))) : nil
    }
    let query = report.query
    let minutes = query.maxMinutes.map { ["\($0)"] } ?? []
    let told: [Drop.Reason] = [.tooLong, .lacksIngredient, .excludedIngredient, .conflicts]
    let rest = report.filteredCount - told.reduce(0) { $0 + count($1) }
    return [
      sentence(.tooLong, .tooLong, minutes),
      sentence(.lacking, .lacksIngredient, query.include),
      sentence(.containing, .excludedIngredient, query.exclude),
      sentence(.conflicting, .conflicts, screened),
      rest > 0 ? .text(language(.filteredOut, "\(rest)")) : nil,
    ]
  }

  /// What the configuration asked for, and the same search without it.
  private func configured(_ asked: SearchQuery) -> [HTMLNode] {
    guard !asked.configured.isEmpty else { return [] }
    let names = asked.configured.map { language.name(of: $0, .name) }.joined(separator: ", ")
    let all = query.setting("diet", "none").setting("avoid", "none")
    return [
      .tag(
        "p", ["class": "note"],
        [
          .text(language(.configured, names) + " "),
          .tag("a", ["href": "/?\(all.text)"], text: language(.searchWithout)),
        ])
    ]
  }

  private func sources(_ items: HTMLNode) -> HTMLNode {
    .tag(
      "section", ["aria-labelledby": "sources-heading", "tabindex": "0"],
      [
        .tag("h2", ["id": "sources-heading"], text: language(.sources)),
        .tag("ul", ["class": "outcomes", "id": "outcomes"], [items]),
      ])
  }

  private func trouble(_ problem: Problem) -> HTMLNode {
    .tag(
      "div", ["class": "problem", "role": "alert"],
      [
        .tag("h2", text: language(.problem)),
        .tag("p", [:], [Piece.remark(problem.failure.description, language)]),
      ])
  }

  // MARK: As it comes

  /// The list after each page of a source, and at the end all there is.
  private func events() throws -> Answer {
    let (request, _) = try request()
    let token = visit.session.formToken(site.accessControl.signer)
    return .events(
      ServerEvent.stream { [self] send in
        let tell: @Sendable (LiveEvents.Event) -> Void = {
          send(ServerEvent.text($0.name, HTMLWriter.fragment(.filled($0.content, token))))
        }
        do {
          let known = try await site.found.stream(name(of: request), tell) { events in
            let live = LiveList(request, shared.cards, events.send)
            let report = try await site.service.search(request) { await live.take($0) }
            await live.end()
            return found(report, of: request)
          }
          tell(LiveEvents.Event(name: "done", content: known.list))
        } catch {
          send(ServerEvent.text("trouble", HTMLWriter.fragment(trouble(Problem(wrapping: error)))))
        }
      })
  }
}
