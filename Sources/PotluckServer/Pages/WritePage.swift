import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering

/// A recipe that somebody writes: one of their own, or a kept one as they want to have it.
struct WritePage {
  let visit: Visit
  let site: Site

  private var language: Language { visit.language }

  static let routes: [Route] = [
    Route("GET", "/kept/write", isPage: true) { site, visit in
      try await WritePage(visit: visit, site: site).answer()
    },
    Route("POST", "/kept/preview", isForm: true) { site, visit in
      try await WritePage(visit: visit, site: site).preview()
    },
    Route("POST", "/kept/write", isForm: true) { site, visit in
      try await WritePage(visit: visit, site: site).save()
    },
  ]

  /// What somebody has written so far.
  private struct Draft {
    /// The kept recipe that it is to become; nil for one of their own.
    var id: String?
    /// The recipe in Cooklang, and as it was shown first; the text is nil where single fields are filled.
    var text: String?
    var shown = ""
    /// The fields by their names.
    var fields: [String: String] = [:]

    static let names = ["title", "servings", "minutes", "ingredients", "steps"]

    /// What a form says.
    init(_ form: Parameters) {
      id = form["id"]
      text = form.has("text") ? form.values("text").first : nil
      shown = form["shown"] ?? ""
      for name in Self.names { fields[name] = form[name] }
    }

    private func lines(_ name: String) -> [String] {
      (fields[name] ?? "").split { $0.isNewline }.compactMap { TextCleaning.clean(String($0)) }
    }

    /// All of it in Cooklang.
    var whole: String {
      if let text { return text }
      var listing = Listing(
        id: ListingID(provider: KeptWriting.provider, id: ""),
        title: TextCleaning.clean(fields["title"] ?? "") ?? "", ingredients: lines("ingredients"))
      listing.totalMinutes = fields["minutes"].flatMap(Int.init).flatMap {
        1...10_000 ~= $0 ? $0 : nil
      }
      listing.recipeYield = fields["servings"].flatMap(Int.init).map { "\($0) servings" }
      return KeptWriting.text(of: Recipe(listing: listing, instructions: lines("steps")))
    }
  }

  private func frame(_ draft: Draft) -> PageFrame {
    PageFrame(
      visit: visit, site: site, title: language(draft.id == nil ? .writeOwn : .editRecipe))
  }

  /// The kept recipe that an identifier names.
  private func kept(_ id: String) async throws -> KeptRecipe {
    guard let kept = try await site.service.keptLibrary().recipe(KeptJSON.name(id)) else {
      throw Failure(.notFound, "no recipe is kept as \(id)")
    }
    return kept
  }

  private func answer() async throws -> Answer {
    var draft = Draft(visit.query)
    if let id = draft.id {
      draft.shown = KeptWriting.text(of: try await kept(id).recipe)
      draft.text = draft.shown
    } else if visit.query["as"] == "cooklang" {
      draft.text = "---\ntitle: \nservings: 4\n---\n\n"
    }
    return try await page(draft)
  }

  private func page(
    _ draft: Draft, _ before: [HTMLNode] = [], status: Int = 200
  ) async throws -> Answer {
    let frame = frame(draft)
    let original: Recipe? = if let id = draft.id { try await kept(id).original } else { nil }
    let isText = draft.text != nil
    return frame.page(
      [.tag("h1", text: frame.title)] + before + [
        draft.id == nil ? other(isText) : .nothing,
        frame.form(
          "/kept/write",
          [
            draft.id.map { Piece.hidden("id", $0) }
              ?? .nothing,
            isText ? text(draft) : fields(draft),
            .tag(
              "p", ["class": "links"],
              [
                Piece.button(language(.save)),
                .tag(
                  "button", ["type": "submit", "class": "quiet", "formaction": "/kept/preview"],
                  text: language(.preview)),
              ]),
          ]),
        original.map { original in
          .tag(
            "section", ["aria-labelledby": "original"],
            [
              .tag("h2", ["id": "original"], text: language(.originalText)),
              .tag("pre", ["dir": "auto"], text: KeptWriting.text(of: original)),
            ])
        } ?? .nothing,
      ], status: status)
  }

  /// Leads to the other way to write one.
  private func other(_ isText: Bool) -> HTMLNode {
    .tag(
      "p", [:],
      [
        .tag(
          "a", ["href": isText ? "/kept/write" : "/kept/write?as=cooklang"],
          text: language(isText ? .writeFields : .writeCooklang))
      ])
  }

  private func text(_ draft: Draft) -> HTMLNode {
    .group([
      Piece.hidden("shown", draft.shown),
      area("text", .cooklangText, draft.text ?? "", rows: 24),
    ])
  }

  private func fields(_ draft: Draft) -> HTMLNode {
    .group([
      .tag(
        "div", ["class": "fields"],
        [
          Piece.field("title", language(.ownTitle), value: draft.fields["title"]),
          Piece.field(
            "servings", language(.servings), type: "number", value: draft.fields["servings"]),
          Piece.field(
            "minutes", language(.minutesAll), type: "number", value: draft.fields["minutes"]),
        ]),
      area("ingredients", .ingredients, draft.fields["ingredients"] ?? "", rows: 8),
      area("steps", .steps, draft.fields["steps"] ?? "", rows: 8),
    ])
  }

  private func area(_ name: String, _ label: Phrase, _ text: String, rows: Int) -> HTMLNode {
    .tag(
      "p", ["class": "field"],
      [
        .tag("label", ["for": name], text: language(label)),
        // Browsers drop a line break at the start of a text area, so one is added to be dropped.
        .tag(
          "textarea",
          ["id": name, "name": name, "rows": "\(rows)", "dir": "auto", "spellcheck": "true"],
          text: "\n" + text),
        name == "text"
          ? .nothing : .tag("small", text: language(.onePerLine)),
      ])
  }

  // MARK: What was written

  private func preview() async throws -> Answer {
    let draft = Draft(visit.form)
    do {
      let recipe = try KeptWriting.recipe(in: draft.whole)
      let shown = RecipePage(visit: visit, site: site).body(RecipeAdaptation().adapt(recipe))
      return try await page(
        draft,
        [
          .tag(
            "article", ["class": "recipe", "aria-labelledby": "preview"],
            [.tag("h2", ["id": "preview"], [.said(Piece.title(recipe.listing.title))]), shown])
        ])
    } catch let failure as Failure {
      return try await page(draft, told(failure), status: failure.code.httpStatus)
    }
  }

  private func told(_ failure: Failure) -> [HTMLNode] {
    [
      .tag(
        "div", ["class": "problem", "role": "alert"],
        [.tag("p", [:], [Piece.remark(Wording.sentence(failure.description), language)])])
    ]
  }

  private func save() async throws -> Answer {
    let draft = Draft(visit.form)
    do {
      var params: JSONObject = ["text": .string(draft.whole)]
      if let id = draft.id {
        params["id"] = .string(id)
        params["shown"] = .string(draft.shown)
      }
      let method = OfferedMethod.named(draft.id == nil ? "kept/add" : "kept/edit")
      let answer = try await method?.run(params, service: site.service)
      let id = answer?["recipe"]?["id"]?.stringValue ?? ""
      return .redirect(to: "/recipe?id=\(PercentEncoding.encode(id))")
    } catch let failure as Failure where [.usage, .tooLarge].contains(failure.code) {
      return try await page(draft, told(failure), status: failure.code.httpStatus)
    }
  }
}
