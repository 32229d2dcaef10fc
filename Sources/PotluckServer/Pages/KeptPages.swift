import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering

/// What is kept, and the searches that are remembered: made of the wire's own methods, where the
/// program has them.
enum KeptPages {
  private static let kept = OfferedMethod.named("kept/list")
  private static let history = OfferedMethod.named("history/list")

  /// The pages that there are.
  static func places(_ site: Site) -> [(path: String, name: Phrase)] {
    guard site.options.keeps else { return [] }
    return (kept == nil ? [] : [("/kept", Phrases.kept)])
      + (history == nil ? [] : [("/history", Phrases.history)])
  }

  static let routes: [Route] =
    (kept == nil
      ? []
      : [
        Route("GET", "/kept", isPage: true) { site, visit in try await list(site, visit) },
        change("/kept/add", "kept/add") { form in
          form["id"].map { ["id": .string($0)] } ?? [:]
        },
        change("/kept/remove", "kept/remove") { form in
          form["id"].map { ["ids": [.string($0)]] } ?? ["undo": true]
        },
      ])
    + (history == nil
      ? []
      : [
        Route("GET", "/history", isPage: true) { site, visit in
          try await searches(site, visit)
        },
        change("/history/delete", "history/delete", to: "/history") { form in
          form["number"].flatMap(Int.init).map { ["numbers": [.int($0)]] } ?? ["all": true]
        },
      ])

  /// A form that runs a method and shows the list.
  private static func change(
    _ path: String, _ method: String, to place: String = "/kept",
    _ params: @escaping @Sendable (Parameters) -> JSONObject
  ) -> Route {
    Route("POST", path, isForm: true) { site, visit in
      _ = try await OfferedMethod.named(method)?.run(params(visit.form), service: site.service)
      return .redirect(to: place)
    }
  }

  /// The button that keeps a recipe.
  static func button(_ frame: PageFrame, _ recipe: Recipe) -> HTMLNode {
    guard frame.site.options.keeps, kept != nil, recipe.listing.id.provider != "kept" else {
      return .nothing
    }
    return frame.form(
      "/kept/add",
      [
        .tag(
          "input", ["type": "hidden", "name": "id", "value": recipe.listing.id.description]),
        Piece.button(Phrases.keep(frame.visit.language)),
      ])
  }

  // MARK: Lists

  private static func list(_ site: Site, _ visit: Visit) async throws -> Answer {
    let language = visit.language
    let frame = PageFrame(visit: visit, site: site, title: Phrases.kept(language))
    let answer = try await kept?.run(
      visit.query["query"].map { ["query": .string($0)] } ?? [:], service: site.service)
    let recipes = answer?["recipes"]?.arrayValue ?? []
    let items = recipes.map { kept -> HTMLNode in
      let id = kept["id"]?.stringValue ?? ""
      let tags = (kept["tags"]?.arrayValue ?? []).compactMap(\.stringValue)
      return .tag(
        "li", [:],
        [
          .tag(
            "h2", [:],
            [
              .tag(
                "a", ["href": "/recipe?id=\(PercentEncoding.encode(id))"],
                [.said(kept["recipe"]?["title"]?.stringValue ?? id)])
            ]),
          .tag("p", ["class": "facts"], tags.map { .tag("span", [:], [.said($0)]) }),
          frame.form(
            "/kept/remove",
            [
              .tag("input", ["type": "hidden", "name": "id", "value": id]),
              Piece.button(Phrases.remove(language)),
            ]),
        ])
    }
    return frame.page([
      .tag("h1", text: Phrases.kept(language)),
      .tag(
        "form", ["action": "/kept", "method": "get", "role": "search"],
        [
          Piece.field(
            "query", Phrases.searchKept(language), type: "search", value: visit.query["query"]),
          Piece.button(Phrases.search(language)),
        ]),
      items.isEmpty
        ? .tag("p", text: Phrases.nothingKept(language)) : .tag("ul", ["class": "kept"], items),
      frame.form("/kept/remove", [Piece.button(Phrases.undo(language))]),
    ])
  }

  private static func searches(_ site: Site, _ visit: Visit) async throws -> Answer {
    let language = visit.language
    let frame = PageFrame(visit: visit, site: site, title: Phrases.history(language))
    let answer = try await history?.run([:], service: site.service)
    let entries = answer?["searches"]?.arrayValue ?? []
    let items = entries.map { entry -> HTMLNode in
      let query = entry["query"]
      func words(_ name: String) -> [String] {
        (query?[name]?.arrayValue ?? []).compactMap(\.stringValue)
      }
      let text = query?["text"]?.stringValue ?? ""
      let asked = Parameters(
        [("query", text)] + words("include").map { ("include", $0) }
          + words("exclude").map { ("exclude", $0) })
      let label = ([text] + words("include") + words("exclude").map { "−\($0)" })
        .filter { !$0.isEmpty }.joined(separator: " ")
      let number = entry["number"]?.intValue ?? 0
      return .tag(
        "li", [:],
        [
          .tag(
            "p", [:],
            [
              .tag("a", ["href": "/?\(asked.text)"], [.said(label)]),
              .text(" – "),
              .tag("time", text: String((entry["lastAt"]?.stringValue ?? "").prefix(10))),
            ]),
          frame.form(
            "/history/delete",
            [
              .tag("input", ["type": "hidden", "name": "number", "value": "\(number)"]),
              Piece.button(Phrases.forget(language)),
            ]),
        ])
    }
    return frame.page([
      .tag("h1", text: Phrases.history(language)),
      items.isEmpty
        ? .tag("p", text: Phrases.noHistory(language)) : .tag("ul", ["class": "kept"], items),
      items.isEmpty
        ? .nothing
        : frame.form("/history/delete", [Piece.button(Phrases.forgetAll(language))]),
    ])
  }
}
