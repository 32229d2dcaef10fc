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
            allergens(language), sources(entries.filter { $0.state == .enabled }, language),
          ]),
      ])
  }

  private var isFiltered: Bool {
    let names =
      ["include", "exclude", "diet", "avoid", "strictDiet", "rating", "providers", "sort"]
      + QueryFilter.all.filter { $0.limit != nil }.map(\.name)
    return names.contains {
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
        [("", Phrases.anyDiet(language))]
          + Diet.names.map { ($0.name, Phrases.name($0.name, language)) },
        chosen: visit.query["diet"]),
      Piece.choice(
        "rating", Phrases.rating(language),
        [("", Phrases.anyRating(language))]
          + ["90", "80", "70", "60"].map { ($0, Phrases.percent(language, $0)) },
        chosen: visit.query["rating"]),
      Piece.choice(
        "sort", Phrases.sort(language),
        [("", Phrases.sorts["best"]?(language) ?? "")]
          + SortOrder.standing.filter { $0 != .best }.map {
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
    return boxes(
      Phrases.ask(language),
      entries.map { ("providers", $0.id, .said($0.descriptor?.name ?? $0.id)) })
  }

  private func allergens(_ language: Language) -> HTMLNode {
    boxes(
      Phrases.avoid(language),
      Allergen.allCases.map { ("avoid", $0.rawValue, .text(Phrases.name($0.rawValue, language))) }
        + [("strictDiet", "true", .tag("strong", text: Phrases.strict(language)))])
  }

  /// Boxes to tick under one heading.
  private func boxes(
    _ legend: String, _ boxes: [(name: String, value: String, label: HTMLNode)]
  ) -> HTMLNode {
    .tag(
      "fieldset", [:],
      [.tag("legend", text: legend)]
        + boxes.map { box in
          .tag(
            "label", [:],
            [
              .tag(
                "input",
                [
                  "type": "checkbox", "name": box.name, "value": box.value,
                  "checked": visit.query.all(box.name).contains(box.value) ? "checked" : nil,
                ]), .text(" "), box.label,
            ])
        })
  }
}
