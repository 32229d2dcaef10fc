import PotluckSupport
import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// What is its owner's own in a kept recipe, on the recipe's page: title, tags, notes, rating and the
/// days on which it was cooked, in a form that changes them.
struct OwnersPiece {
  let kept: KeptRecipe
  let frame: PageFrame

  private var language: Language { frame.visit.language }
  private var id: String { "\(KeptProvider.id):\(kept.id)" }
  private var title: String { Piece.title(kept.recipe.listing.title) }

  /// The section of the page.
  var node: HTMLNode {
    .tag(
      "section",
      [
        "class": "own", "aria-labelledby": "own", "lang": language.tag,
        "dir": language.direction,
      ],
      [
        .tag("h2", ["id": "own"], text: language(.own)), today, form, picture,
        .tag(
          "p", [:],
          [
            .tag(
              "a", ["href": "/kept/write?id=\(PercentEncoding.encode(id))"],
              text: language(.editRecipe))
          ]), KeptListPage.removing(frame, id, title),
      ])
  }

  /// The button for today, unless it was cooked today already.
  private var today: HTMLNode {
    let day = KeptMoment.day(of: Site.now)
    guard !kept.cooked.contains(day) else { return .nothing }
    return frame.form(
      "/kept/edit",
      [
        Piece.hidden("id", id), Piece.hidden("cooked", day),
        Piece.button(language(.cookedToday), isQuiet: true),
      ])
  }

  private var form: HTMLNode {
    let tags = kept.tags.map(Sanitizer.terminal).joined(separator: ", ")
    return frame.form(
      "/kept/edit",
      [
        Piece.hidden("id", id), Piece.hidden("was", tags), Piece.hidden("wasTitle", title),
        .tag(
          "div", ["class": "fields"],
          [
            Piece.field("title", language(.ownTitle), value: title),
            Piece.field("tags", language(.tags), value: tags, hint: language(.commas)),
            Piece.choice(
              "rating", language(.ownRating),
              [("", language(.noRating))]
                + (1...5).reversed().map { ("\($0)", language(.ofFive, "\($0)")) },
              chosen: kept.rating.map(String.init)),
            Piece.field("cooked", language(.cookedOn), type: "date", value: nil),
          ]),
        .tag(
          "p", ["class": "field"],
          [
            .tag("label", ["for": "note"], text: language(.newNote)),
            .tag(
              "textarea", ["id": "note", "name": "note", "rows": "2", "maxlength": "10000"],
              text: ""),
          ]),
        covers,
        boxes("removeNotes", language(.removeNotes), kept.notes),
        boxes("uncooked", language(.removeDays), kept.cooked),
        .tag("p", [:], [Piece.button(language(.save))]),
      ])
  }

  /// The form that brings a picture.
  private var picture: HTMLNode {
    frame.form(
      "/kept/picture",
      [
        Piece.hidden("id", id),
        .tag(
          "div", ["class": "row"],
          [
            .tag(
              "p", ["class": "field"],
              [
                .tag("label", ["for": "picture"], text: language(.ownPicture)),
                .tag(
                  "input",
                  [
                    "id": "picture", "name": "picture", "type": "file", "required": "required",
                    "accept": PictureType.allCases.map(\.rawValue).joined(separator: ","),
                  ]),
              ]), Piece.button(language(.save), isQuiet: true),
          ]),
      ], takesFiles: true)
  }

  /// The params of `kept/edit` that a brought picture means.
  static func params(_ visit: Visit) throws(Problem) -> JSONObject {
    guard let file = visit.upload?.files.first else {
      throw Problem(.usage, "no file was chosen", fix: "choose a picture")
    }
    return [
      "id": .string(visit.form["id"] ?? ""), "picture": .string(Base64.encode(file.bytes)),
    ]
  }

  /// The pictures, of which one comes first.
  private var covers: HTMLNode {
    guard kept.pictureCount > 1 else { return .nothing }
    return .tag(
      "fieldset", [:],
      [.tag("legend", text: language(.cover))]
        + (1...kept.pictureCount).map { number in
          .tag(
            "label", [:],
            [
              .tag(
                "input",
                [
                  "type": "radio", "name": "cover", "value": "\(number)",
                  "checked": number == 1 ? "checked" : nil,
                ]), .text(" "),
              Piece.picture(
                frame.site.pictures.path(
                  number, ofKept: id, first: kept.cover ?? kept.recipe.listing.image),
                of: title, width: 80, height: 50),
              .text(language(.pictureNumber, "\(number)")),
            ])
        })
  }

  /// Boxes to tick for what is to go.
  private func boxes(_ name: String, _ legend: String, _ values: [String]) -> HTMLNode {
    guard !values.isEmpty else { return .nothing }
    return .tag(
      "fieldset", [:],
      [.tag("legend", text: legend)]
        + values.map { value in
          .tag(
            "label", [:],
            [
              .tag("input", ["type": "checkbox", "name": name, "value": value]), .text(" "),
              .said(value),
            ])
        })
  }

  /// The params of `kept/edit` that the form means: only what differs from what was shown, as
  /// somebody else may have changed something else.
  static func params(_ form: Parameters) -> JSONObject {
    func words(_ name: String) -> [String] {
      (form[name] ?? "").split(separator: ",").compactMap { TextCleaning.clean(String($0)) }
    }
    func texts(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }
    let notes = (form["note"] ?? "").split { $0.isNewline }.compactMap {
      TextCleaning.clean(String($0))
    }
    var params: JSONObject = [
      "id": .string(form["id"] ?? ""), "addNotes": texts(notes),
      // Browsers end lines in their own way.
      "removeNotes": texts(form.all("removeNotes").map { $0.replacing("\r\n", with: "\n") }),
      "cooked": texts(form.all("cooked")),
      "uncooked": texts(form.all("uncooked")),
    ]
    // The first one is the first one already.
    if let cover = form["cover"], cover != "1" {
      params["cover"] = Int(cover).map(JSON.int) ?? .string(cover)
    }
    if form["title"] != form["wasTitle"] { params["title"] = form["title"].map(JSON.string) }
    if form.has("tags") {
      let (shown, wanted) = (words("was"), words("tags"))
      params["addTags"] = texts(wanted.filter { !shown.contains($0) })
      params["removeTags"] = texts(shown.filter { !wanted.contains($0) })
    }
    if form.has("rating") {
      let text = form["rating"] ?? "0"
      params["rating"] = Int(text).map(JSON.int) ?? .string(text)
    }
    return params
  }
}
