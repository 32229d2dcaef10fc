import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering

/// The kept recipes, a page at a time, with what one can choose by.
struct KeptListPage {
  let visit: Visit
  let site: Site

  /// The most recipes on one page.
  private static let most = 60
  /// The most values of a kind that are offered.
  private static let mostValues = 200
  /// The most tags whose recipes are linked to.
  private static let mostCollections = 24

  private var language: Language { visit.language }
  private var query: Parameters { visit.query }

  /// The number of the page, from 1.
  private var number: Int { min(max(1, query["page"].flatMap(Int.init) ?? 1), 10_000) }

  /// What can be chosen by, as the address names it.
  static let choices = [
    "query", "tag", "diet", "maxTotalMinutes", "rating", "source", "new", "duplicates",
  ]

  /// The params of the method that choose what an address means.
  static func params(_ query: Parameters) -> JSONObject {
    let texts = [("query", "query"), ("source", "source"), ("order", "order")]
    var params = JSONObject()
    for (param, name) in texts { params[param] = query[name].map(JSON.string) }
    for name in ["rating", "maxTotalMinutes"] {
      params[name] = query[name].map { Int($0).map(JSON.int) ?? .string($0) }
    }
    for (param, name) in [("tags", "tag"), ("diet", "diet")] {
      params[param] = query[name].map { [.string($0)] }
    }
    if query["new"] != nil { params["isCooked"] = false }
    if query["duplicates"] != nil { params["duplicates"] = true }
    return params
  }

  /// The params of the method for one page.
  private var params: JSONObject {
    var params = Self.params(query)
    params["limit"] = .int(Self.most)
    params["offset"] = .int((number - 1) * Self.most)
    params["facets"] = true
    return params
  }

  func answer() async throws -> Answer {
    let frame = PageFrame(visit: visit, site: site, title: language(.kept))
    let found = try await OfferedMethod.named("kept/list")?.run(params, service: site.service)
    let recipes = found?["recipes"]?.arrayValue ?? []
    let dishes =
      (found?["duplicates"]?.arrayValue ?? []).map { dish in
        recipes.filter { recipe in
          recipe["id"].map { dish.arrayValue?.contains($0) == true } ?? false
        }
      }
    let lists = (dishes.isEmpty ? [recipes] : dishes).filter { !$0.isEmpty }
    let isAll = Self.choices.allSatisfy { query[$0] == nil }
    let total = found?["total"]?.intValue ?? recipes.count
    return frame.page([
      .tag("h1", text: language(.kept)), removal(frame),
      .tag(
        "p", ["class": "links"],
        [
          .tag("a", ["href": "/kept/write"], text: language(.writeOwn)),
          .tag("a", ["href": "/kept/import"], text: language(.importRecipes)),
        ]),
      collections(found?["facets"] ?? .null, frame),
      form(found?["facets"] ?? .null),
      query["duplicates"] == nil ? .nothing : .tag("p", text: language(.duplicatesLead)),
      recipes.isEmpty
        ? .tag("p", text: language(isAll && number == 1 ? .nothingKept : .noneKept))
        : .tag("p", text: total == 1 ? language(.foundOne) : language(.found, "\(total)")),
      .group(
        lists.enumerated().map { number, list in
          .tag(
            "ul", ["class": "kept", "id": number == 0 ? "kept" : nil],
            list.map { row($0, frame) })
        }),
      pages(total),
      recipes.isEmpty
        ? .nothing
        : .tag(
          "details", [:],
          [
            .tag("summary", text: language(.exportRecipes)),
            ExportPage(visit: visit, site: site).form,
          ]),
      frame.form("/kept/remove", [Piece.button(language(.undo), isQuiet: true)]),
    ])
  }

  /// What was just removed, and the button that brings it back.
  private func removal(_ frame: PageFrame) -> HTMLNode {
    guard query["removed"] != nil else { return .nothing }
    return .tag(
      "div", ["class": "note", "role": "status"],
      [
        .tag("p", text: language(.removed)),
        frame.form("/kept/remove", [Piece.button(language(.bringBack), isQuiet: true)]),
      ])
  }

  // MARK: Collections

  /// Links to the recipes of each tag and to those that are kept twice, or the form that renames the
  /// tag whose recipes are shown.
  private func collections(_ facets: JSON, _ frame: PageFrame) -> HTMLNode {
    if let tag = query["tag"] { return renaming(tag, frame) }
    guard Self.choices.allSatisfy({ query[$0] == nil }) else { return .nothing }
    let tags = (facets["tags"]?.arrayValue ?? []).prefix(Self.mostCollections).compactMap { count in
      count["value"]?.stringValue.map { (name: $0, count: count["count"]?.intValue ?? 0) }
    }
    let twice = facets["duplicates"]?.intValue ?? 0
    let links =
      tags.map { tag in
        HTMLNode.tag(
          "a", ["href": "/kept?tag=\(PercentEncoding.encode(tag.name))"],
          text: language(.counted, Sanitizer.terminal(tag.name), "\(tag.count)"))
      }
      + (twice == 0
        ? []
        : [
          .tag(
            "a", ["href": "/kept?duplicates=true"],
            text: language(.counted, language(.duplicates), "\(twice)"))
        ])
    guard !links.isEmpty else { return .nothing }
    return .tag("nav", ["class": "facts", "aria-label": language(.collections)], links)
  }

  private func renaming(_ tag: String, _ frame: PageFrame) -> HTMLNode {
    .tag(
      "details", [:],
      [
        .tag("summary", text: language(.renameTag)),
        frame.form(
          "/kept/retag",
          [
            Piece.hidden("tag", tag),
            .tag(
              "div", ["class": "row"],
              [
                Piece.field("name", language(.tag), value: Sanitizer.terminal(tag)),
                Piece.button(language(.save)),
              ]),
            .tag("p", [:], [.tag("small", text: language(.renameTagHint))]),
          ]),
      ])
  }

  /// Where one goes on once a tag was renamed or taken off.
  static func place(ofRetagged form: Parameters) -> String {
    form["name"].map { "/kept?tag=\(PercentEncoding.encode($0))" } ?? "/kept"
  }

  // MARK: Choosing

  /// The form, which counts for each value how many recipes of the list have it.
  private func form(_ facets: JSON) -> HTMLNode {
    let fresh = facets["uncooked"]?.intValue ?? 0
    return .tag(
      "form", ["action": "/kept", "method": "get", "role": "search"],
      [
        .tag(
          "div", ["class": "row"],
          [
            Piece.field(
              "query", language(.searchKept), type: "search", value: query["query"]),
            Piece.button(language(.search)),
          ]),
        .tag(
          "details", ["class": "filters", "open": isChosen ? "open" : nil],
          [
            .tag("summary", text: language(.filters)),
            .tag(
              "div", ["class": "fields"],
              [
                choice("tag", .tag, facets["tags"]) { $0 },
                choice("diet", .diet, facets["diets"]) { language.name(of: $0, .name) },
                choice("maxTotalMinutes", .time, facets["times"]) { language(.minutes, $0) },
                choice("rating", .ownRating, facets["ratings"]) { language(.ofFive, $0) },
                choice("source", .source, facets["sources"]) { $0 },
                Piece.choice(
                  "order", language(.sort),
                  [("", language(.anyOrder))]
                    + KeptOrder.allCases.map {
                      ($0.rawValue, language.name(of: $0.rawValue, .order))
                    }, chosen: query["order"]),
              ]),
            .tag(
              "p", [:],
              [
                .tag(
                  "label", [:],
                  [
                    .tag(
                      "input",
                      [
                        "type": "checkbox", "name": "new", "value": "true",
                        "checked": query["new"] == nil ? nil : "checked",
                      ]),
                    .text(" " + language(.counted, language(.notCooked), "\(fresh)")),
                  ])
              ]),
          ]),
      ])
  }

  private var isChosen: Bool {
    (Self.choices.dropFirst() + ["order"]).contains { query[$0] != nil }
  }

  /// The choice of one value; what is chosen is there also where no recipe has it.
  private func choice(
    _ name: String, _ label: Phrase, _ counts: JSON?, _ text: (String) -> String
  ) -> HTMLNode {
    let known = (counts?.arrayValue ?? []).prefix(Self.mostValues).compactMap { count in
      count["value"]?.stringValue.map { (value: $0, count: count["count"]?.intValue ?? 0) }
    }
    let chosen = query[name]
    let own = chosen.flatMap { value in
      known.contains { $0.value == value } ? nil : (value: value, count: 0)
    }
    let values = known.filter { $0.count > 0 || $0.value == chosen } + [own].compactMap(\.self)
    return Piece.choice(
      name, language(label),
      [("", language(.any))]
        + values.map {
          ($0.value, language(.counted, Sanitizer.terminal(text($0.value)), "\($0.count)"))
        }, chosen: chosen)
  }

  /// Links to the previous and the next page.
  private func pages(_ total: Int) -> HTMLNode {
    let last = max(1, (total + Self.most - 1) / Self.most)
    guard last > 1 || number > 1 else { return .nothing }
    let choice = Parameters(query.entries.filter { $0.name != "removed" })
    func link(_ page: Int, _ phrase: Phrase, _ relation: String) -> HTMLNode {
      guard 1...last ~= page else { return .nothing }
      return .tag(
        "a", ["href": "/kept?\(choice.setting("page", "\(page)").text)", "rel": relation],
        text: language(phrase))
    }
    return .tag(
      "p", ["class": "more links"],
      [
        link(min(number - 1, last), .pageBefore, "prev"),
        .text(language(.pageOf, "\(number)", "\(last)")), link(number + 1, .pageAfter, "next"),
      ])
  }

  // MARK: A recipe

  /// A kept recipe of the list.
  private func row(_ kept: JSON, _ frame: PageFrame) -> HTMLNode {
    let id = kept["id"]?.stringValue ?? ""
    let title = Piece.title(kept["recipe"]?["title"]?.stringValue ?? id)
    let link = kept["recipe"]?["image"]?.stringValue
    let picture =
      if kept["pictures"]?.intValue != 0 {
        site.pictures.path(1, ofKept: id, first: kept["cover"]?.stringValue ?? link)
      } else {
        link.flatMap { WebLink.isWebLink($0) ? site.pictures.path($0, of: id) : nil }
      }
    let tags = (kept["tags"]?.arrayValue ?? []).compactMap(\.stringValue)
    let cooked = kept["cooked"]?.arrayValue?.first?.stringValue
    let facts: [HTMLNode] =
      [
        kept["rating"]?.intValue.map { .tag("span", text: language(.ofFive, "\($0)")) },
        cooked.map { .tag("span", text: language(.lastCooked, Sanitizer.terminal($0))) },
      ].compactMap(\.self)
    return .tag(
      "li", [:],
      [
        Piece.picture(picture, of: title, width: 80, height: 50),
        .tag(
          "h2", [:],
          [.tag("a", ["href": "/recipe?id=\(PercentEncoding.encode(id))"], [.said(title)])]),
        .tag(
          "p", ["class": "facts"],
          tags.map { tag in
            .tag("a", ["href": "/kept?tag=\(PercentEncoding.encode(tag))"], [.said(tag)])
          } + facts),
        KeptPages.buttons(frame, ("id", id), title), Self.removing(frame, id, title),
      ])
  }

  /// The button that removes a recipe.
  static func removing(_ frame: PageFrame, _ id: String, _ title: String) -> HTMLNode {
    let text = frame.visit.language(.remove)
    return frame.form(
      "/kept/remove",
      [
        Piece.hidden("id", id),
        .tag(
          "button", ["type": "submit", "class": "quiet", "aria-label": "\(text): \(title)"],
          text: text),
      ])
  }
}
