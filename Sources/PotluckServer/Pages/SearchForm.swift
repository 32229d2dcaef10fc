import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering

extension SearchPage {
  /// The form; its fields have the names of the method's params.
  func form() async throws -> HTMLNode {
    let language = visit.language
    let entries = (try? await site.service.providers()) ?? []
    return .tag(
      "form", ["role": "search", "id": "search", "action": "/", "method": "get"],
      [
        .tag("h1", [:], [.tag("label", ["for": "query"], text: Phrases.words(language))]),
        .tag(
          "p", ["class": "words"],
          [
            .tag(
              "input",
              [
                "id": "query", "name": "query", "type": "search", "value": visit.query["query"],
                "autocomplete": "off", "maxlength": "500", "enterkeyhint": "search",
                "autofocus": visit.query["query"] == nil ? "autofocus" : nil,
              ]), Piece.button(Phrases.find(language)),
          ]),
        .tag(
          "details", ["class": "filters", "open": isFiltered ? "open" : nil],
          [
            .tag("summary", text: Phrases.filters(language)),
            .tag("div", ["class": "fields"], filters(language)),
            sources(entries.filter { $0.state == .enabled }, language),
          ]),
      ])
  }

  private var isFiltered: Bool {
    ["include", "exclude", "maxTotalMinutes", "diet", "providers", "sort"].contains {
      visit.query[$0] != nil
    }
  }

  private func filters(_ language: Language) -> [HTMLNode] {
    func joined(_ name: String) -> String {
      visit.query.all(name).joined(separator: ", ")
    }
    let hint = Phrases.commas(language)
    let minutes = ["15", "30", "45", "60", "90", "120"]
    return [
      Piece.field(
        "include", Phrases.with(language), value: joined("include"), hint: hint),
      Piece.field(
        "exclude", Phrases.without(language), value: joined("exclude"), hint: hint),
      Piece.choice(
        "maxTotalMinutes", Phrases.time(language),
        [("", Phrases.anyTime(language))] + minutes.map { ($0, Phrases.minutes(language, $0)) },
        chosen: visit.query["maxTotalMinutes"]),
      Piece.choice(
        "diet", Phrases.diet(language),
        [("", Phrases.anyDiet(language))] + Diet.names.map { ($0.name, $0.name) },
        chosen: visit.query["diet"]),
      Piece.choice(
        "sort", Phrases.sort(language),
        [("", Phrases.sorts["best"]?(language) ?? "")]
          + SortOrder.allCases.filter { $0 != .best }.map {
            ($0.rawValue, Phrases.sorts[$0.rawValue]?(language) ?? $0.rawValue)
          }, chosen: visit.query["sort"]),
      Piece.choice(
        "view", Phrases.view(language),
        [("", Phrases.cards(language)), ("list", Phrases.list(language))],
        chosen: visit.query["view"]),
    ]
  }

  private func sources(_ entries: [ProviderEntry], _ language: Language) -> HTMLNode {
    guard entries.count > 1 else { return .nothing }
    let chosen = Set(visit.query.all("providers"))
    return .tag(
      "fieldset", [:],
      [.tag("legend", text: Phrases.ask(language))]
        + entries.map { entry in
          .tag(
            "label", [:],
            [
              .tag(
                "input",
                [
                  "type": "checkbox", "name": "providers", "value": entry.id,
                  "checked": chosen.contains(entry.id) ? "checked" : nil,
                ]), .text(" "), .said(entry.descriptor?.name ?? entry.id),
            ])
        })
  }
}
