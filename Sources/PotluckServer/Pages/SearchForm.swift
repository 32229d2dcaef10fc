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
        .tag("h1", [:], [.tag("label", ["for": "query"], text: language(.words))]),
        .tag(
          "p", ["class": "words"],
          [
            .tag(
              "input",
              [
                "id": "query", "name": "query", "type": "search", "value": visit.query["query"],
                "autocomplete": "off", "maxlength": "500", "enterkeyhint": "search",
                "autofocus": visit.query["query"] == nil ? "autofocus" : nil,
              ]), Piece.button(language(.find)),
          ]),
        .tag(
          "details", ["class": "filters", "open": isFiltered ? "open" : nil],
          [
            .tag("summary", text: language(.filters)),
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
    let hint = language(.commas)
    let minutes = ["15", "30", "45", "60", "90", "120"]
    return [
      Piece.field(
        "include", language(.with), value: joined("include"), hint: hint),
      Piece.field(
        "exclude", language(.without), value: joined("exclude"), hint: hint),
      Piece.choice(
        "maxTotalMinutes", language(.time),
        [("", language(.anyTime))] + minutes.map { ($0, language(.minutes, $0)) },
        chosen: visit.query["maxTotalMinutes"]),
      Piece.choice(
        "diet", language(.diet),
        [("", language(.anyDiet))]
          + Diet.names.map { ($0.name, language.name(of: $0.name, .name)) },
        chosen: visit.query["diet"]),
      Piece.choice(
        "rating", language(.rating),
        [("", language(.anyRating))]
          + ["90", "80", "70", "60"].map { ($0, language(.percent, $0)) },
        chosen: visit.query["rating"]),
      Piece.choice(
        "sort", language(.sort),
        [("", language.name(of: "best", .sort))]
          + SortOrder.standing.filter { $0 != .best }.map {
            ($0.rawValue, language.name(of: $0.rawValue, .sort))
          }, chosen: visit.query["sort"]),
      Piece.choice(
        "view", language(.view),
        [("", language(.cards)), ("list", language(.list))],
        chosen: visit.query["view"]),
    ]
  }

  private func sources(_ entries: [ProviderEntry], _ language: Language) -> HTMLNode {
    guard entries.count > 1 else { return .nothing }
    return boxes(
      language(.ask),
      entries.map { ("providers", $0.id, .said($0.descriptor?.name ?? $0.id)) })
  }

  private func allergens(_ language: Language) -> HTMLNode {
    boxes(
      language(.avoid),
      Allergen.allCases.map { ("avoid", $0.rawValue, .text(language.name(of: $0.rawValue, .name))) }
        + [("strictDiet", "true", .tag("strong", text: language(.strict)))])
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
