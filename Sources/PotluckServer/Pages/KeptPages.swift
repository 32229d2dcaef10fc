import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering

/// What is kept, and the searches that are remembered: made of the wire's own methods, where the
/// program has them.
enum KeptPages {
  private static let list = OfferedMethod.named("kept/list")
  private static let history = OfferedMethod.named("history/list")

  /// The pages that there are.
  static func places(_ visit: Visit) -> [(path: String, name: Phrase)] {
    (list == nil || !visit.settings.keeps ? [] : [("/kept", Phrase.kept)])
      + (history == nil || !visit.settings.remembers ? [] : [("/history", Phrase.history)])
  }

  static let routes: [Route] =
    (list == nil
      ? []
      : WritePage.routes + ImportPage.routes + ExportPage.routes + [
        Route("GET", "/kept", isPage: true) { site, visit in
          try await KeptListPage(visit: visit, site: site).answer()
        },
        change("/kept/add", "kept/add") { form in
          form["id"].map { ["id": .string($0)] } ?? form["url"].map { ["url": .string($0)] } ?? [:]
        },
        change(
          "/kept/edit", "kept/edit",
          to: { "/recipe?id=\(PercentEncoding.encode($0["id"] ?? ""))" }, OwnersPiece.params),
        Route("POST", "/kept/picture", isForm: true, takesFiles: true) { site, visit in
          _ = try await OfferedMethod.named("kept/edit")?.run(
            OwnersPiece.params(visit), service: site.service)
          return .redirect(to: "/recipe?id=\(PercentEncoding.encode(visit.form["id"] ?? ""))")
        },
        change("/kept/retag", "kept/retag", to: KeptListPage.place(ofRetagged:)) { form in
          var params: JSONObject = ["tag": .string(form["tag"] ?? "")]
          params["name"] = form["name"].map(JSON.string)
          return params
        },
        change(
          "/kept/remove", "kept/remove", to: { $0.has("id") ? "/kept?removed=1" : "/kept" }
        ) { form in
          form.has("id") ? ["ids": .array(form.values("id").map(JSON.string))] : ["undo": true]
        },
      ])
    + (history == nil
      ? []
      : [
        Route("GET", "/history", isPage: true) { site, visit in
          try await searches(site, visit)
        },
        change("/history/delete", "history/delete", to: { _ in "/history" }) { form in
          // What is no number is refused by the method: it must not count as all.
          form.has("number")
            ? [
              "numbers": .array(form.values("number").map { Int($0).map(JSON.int) ?? .string($0) })
            ]
            : ["all": true]
        },
      ])

  /// A form that runs a method and then leads to a page.
  private static func change(
    _ path: String, _ method: String,
    to place: @escaping @Sendable (Parameters) -> String = { _ in "/kept" },
    _ params: @escaping @Sendable (Parameters) -> JSONObject
  ) -> Route {
    Route("POST", path, isForm: true) { site, visit in
      _ = try await OfferedMethod.named(method)?.run(params(visit.form), service: site.service)
      return .redirect(to: place(visit.form))
    }
  }

  /// The buttons that keep a recipe and put it on the shopping list.
  /// - Parameters:
  ///   - frame: the page that they stand on.
  ///   - reference: what names the recipe: `id` or `url`.
  ///   - title: its title, for those who do not see beside what they stand.
  ///   - kept: the identifier under which it is kept; nil where it is not, as far as is known.
  ///   - servings: how many servings go onto the list; nil for as many as it makes.
  /// - Returns: a form that works without a script.
  static func buttons(
    _ frame: PageFrame, _ reference: (name: StaticString, value: String), _ title: String,
    kept: ListingID? = nil, servings: String? = nil
  ) -> HTMLNode {
    let language = frame.visit.language
    let isKept = kept != nil || reference.value.hasPrefix("\(KeptProvider.id):")
    let keeps = frame.visit.settings.keeps && list != nil && !isKept
    func button(_ path: String, _ kind: String, _ phrase: Phrase) -> HTMLNode {
      .tag(
        "button",
        [
          "formaction": path, "class": "quiet", "data-done": kind,
          "aria-label": "\(language(phrase)): \(title)",
        ], text: language(phrase))
    }
    return frame.form(
      "/shopping/add",
      [
        Piece.hidden("\(reference.name)", reference.value),
        servings.map { Piece.hidden("servings", $0) }
          ?? .nothing,
        keeps ? button("/kept/add", "kept", .keep) : .nothing,
        kept.map {
          .tag(
            "a",
            [
              "href": "/recipe?id=\(PercentEncoding.encode($0.description))",
              "aria-label": "\(language(.isKept)): \(title)",
            ], text: language(.isKept))
        } ?? .nothing,
        button("/shopping/add", "listed", .toList),
      ], class: "take")
  }

  // MARK: History

  /// The params that repeat a search.
  private static func params(_ query: SearchQuery) -> [(String, String)] {
    let lists =
      [
        ("include", query.include), ("exclude", query.exclude), ("diet", query.diets.map(\.name)),
        ("avoid", query.avoid.map(\.rawValue)),
      ] + QueryFilter.all.map { ($0.name, $0.texts(in: query)) }
    return [("query", query.text)] + lists.flatMap { name, texts in texts.map { (name, $0) } }
  }

  private static func searches(_ site: Site, _ visit: Visit) async throws -> Answer {
    let language = visit.language
    let frame = PageFrame(visit: visit, site: site, title: language(.history))
    let answer = try await history?.run([:], service: site.service)
    let entries = answer?["searches"]?.arrayValue ?? []
    let items = entries.map { entry -> HTMLNode in
      let query = entry["query"].flatMap { try? SearchQuery.codec.decode($0) } ?? SearchQuery()
      let without = query.exclude + query.avoid.map { language.name(of: $0.rawValue, .name) }
      let label =
        ([query.text] + query.include + query.diets.map { language.name(of: $0.name, .name) }
        + without.map { language(.free, $0) }
        + [query.maxMinutes.map { language(.atMost, "\($0)") } ?? ""])
        .filter { !$0.isEmpty }.joined(separator: ", ")
      let chosen = (entry["providers"]?.arrayValue ?? []).compactMap(\.stringValue)
      let address = Parameters(params(query) + chosen.map { ("providers", $0) }).text
      let number = entry["number"]?.intValue ?? 0
      return .tag(
        "li", [:],
        [
          .tag(
            "p", [:],
            [
              .tag("a", ["href": "/?\(address)"], [.said(label)]),
              .text(" – "),
              .tag("time", text: String((entry["lastAt"]?.stringValue ?? "").prefix(10))),
            ]),
          frame.form(
            "/history/delete",
            [
              Piece.hidden("number", "\(number)"),
              Piece.button(language(.forget), isQuiet: true),
            ]),
        ])
    }
    return frame.page([
      .tag("h1", text: language(.history)),
      items.isEmpty
        ? .tag("p", text: language(.noHistory)) : .tag("ul", ["class": "kept"], items),
      items.isEmpty
        ? .nothing
        : frame.form("/history/delete", [Piece.button(language(.forgetAll), isQuiet: true)]),
    ])
  }
}
