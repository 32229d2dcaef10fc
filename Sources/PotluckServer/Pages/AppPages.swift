import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// What makes an application of the pages: what a device asks to install it, to open what others
/// share with it, and to show without a network.
enum AppPages {
  static let routes: [Route] = [
    Route("GET", "/manifest.webmanifest", .anyone) { _, visit in
      manifest(visit)
    },
    Route("GET", "/worker.js", .anyone) { _, _ in
      Answer(Files.worker.type, Files.worker.bytes)
    },
    Route("GET", "/offline", .anyone) { site, visit in offline(site, visit) },
    Route("GET", "/open", isPage: true) { _, visit in try open(visit) },
  ]

  /// The pages that a device keeps, as far as there are any.
  private static func lasting(_ visit: Visit) -> [(path: String, name: Phrase)] {
    let places = KeptPages.places(visit)
    return places.filter { $0.path == "/kept" } + [("/shopping", Phrase.shopping)]
      + places.filter { $0.path == "/history" }
  }

  private static func manifest(_ visit: Visit) -> Answer {
    let language = visit.language
    return .json(
      [
        "name": "Potluck", "short_name": "Potluck", "id": "/", "start_url": "/", "scope": "/",
        "lang": .string(language.tag), "dir": .string(language.direction),
        "display": "standalone",
        "description": .string(language(.tagline)), "theme_color": "#9a3412",
        "background_color": "#fdfcfa",
        "icons": .array(
          ([(sizes: "any", file: Files.icon)]
            + Files.icons.map { (sizes: "\($0.size)x\($0.size)", file: $0.file) })
            .map { sizes, file in
              [
                "src": .string(file.address), "sizes": .string(sizes), "type": .string(file.type),
                "purpose": sizes == "any" ? "any" : "any maskable",
              ]
            }),
        "shortcuts": .array(
          lasting(visit).map { ["name": .string(language($0.name)), "url": .string($0.path)] }),
        "share_target": [
          "action": "/open", "method": "GET",
          "enctype": "application/x-www-form-urlencoded",
          "params": ["title": "title", "text": "text", "url": "url"],
        ],
      ], type: "application/manifest+json")
  }

  /// The page that stands in for one that cannot be had; a device keeps it, so it is about nobody.
  private static func offline(_ site: Site, _ visit: Visit) -> Answer {
    let language = visit.language
    var frame = PageFrame(visit: visit, site: site, title: language(.offline))
    frame.offersLanguages = false
    var answer = frame.page([
      .tag("h1", text: language(.offline)),
      .tag("p", text: language(.offlineLead)),
      .tag(
        "ul", [:],
        lasting(visit).map {
          .tag("li", [:], [.tag("a", ["href": $0.path], text: language($0.name))])
        }),
    ])
    answer["Cache-Control"] = "no-cache"
    return answer
  }

  /// Leads to the recipe behind what another program has shared: never elsewhere.
  private static func open(_ visit: Visit) throws(Problem) -> Answer {
    let words = ["url", "text", "title"].compactMap { visit.query[$0] }
      .flatMap { $0.split { $0.isWhitespace } }
    let links = words.map { String($0.drop { "<(\"".contains($0) }) }.map { word in
      String(word.prefix { !">)\"".contains($0) })
    }
    guard let link = links.first(where: WebLink.isWebLink) else {
      throw Problem(
        .usage, "what was shared holds no link", fix: "share the recipe's page")
    }
    return .redirect(to: "/recipe?url=\(PercentEncoding.encode(link))")
  }

  // MARK: From elsewhere

  /// The page that leads a visit from another site on from here; nil where nothing stands in the way.
  ///
  /// Such a visit comes without its cookie, and goes on with it. What has a query may search, read a
  /// page and write history, so that only the person's own click goes on to it.
  static func arrival(_ route: Route, _ site: Site, _ visit: Visit) -> Answer? {
    guard route.isPage, route.method == "GET" else { return nil }
    let query = visit.query.text
    let asks = !query.isEmpty
    guard asks ? visit.mayBeFromElsewhere : visit.namesAnotherSite && visit.isSessionNew else {
      return nil
    }
    let language = visit.language
    let target = visit.path + (asks ? "?\(query)" : "")
    let link = ["url", "text", "id", "query"].firstNonNil { visit.query[$0] }
    var frame = PageFrame(visit: visit, site: site, title: language(.arrival))
    frame.offersLanguages = false
    if !asks { frame.refreshes = target }
    return frame.page([
      .tag("h1", text: language(.arrival)),
      asks
        ? .tag("p", [:], [.text(language(.arrivalLead) + " "), .said(link ?? "")])
        : .nothing,
      .tag("p", [:], [.tag("a", ["href": target], text: language(.goOn))]),
    ])
  }
}
