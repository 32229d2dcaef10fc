import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// In which language a reader gets the pages, and the form that says so.
enum LanguageChoice {
  static let routes: [Route] = [
    Route("POST", "/language", .anyone, isForm: true) { site, visit in
      let tag = visit.form["lang"] ?? ""
      guard site.languages.contains(where: { $0.tag == tag }) else {
        throw Problem(
          .usage, "the pages do not speak this language",
          fix: "choose one of \(site.languages.map(\.tag).joined(separator: ", "))")
      }
      var answer = Answer.redirect(to: place(visit.form["from"] ?? ""))
      // It is no secret, and counts for whoever comes from another site too.
      answer.headers.append(
        (
          "Set-Cookie",
          "\(cookie(site))=\(tag); Path=/; HttpOnly; SameSite=Lax; Max-Age=\(365 * 86_400)"
            + visit.cookieEnd
        ))
      return answer
    }
  ]

  private static func cookie(_ site: Site) -> String { "\(site.accessControl.cookieName)_language" }

  /// The language of a visit: the one that its address names, else the one that was chosen, else the
  /// first of the browser's that there is.
  static func language(of visit: Visit, _ site: Site) -> Language {
    let wishes = [visit.query["lang"], visit.cookie(cookie(site))].compactMap(\.self)
    return (wishes + visit.languages).firstNonNil { tag in
      site.languages.first { $0.tag == tag }
    } ?? .english
  }

  /// The page of this server that an address names; the first page for any other address.
  private static func place(_ address: String) -> String {
    let isHere =
      address.hasPrefix("/") && !address.hasPrefix("//")
      && address.utf8.allSatisfy { 0x21..<0x7F ~= $0 && $0 != UInt8(ascii: "\\") }
    return isHere ? address : "/"
  }

  /// The form that chooses.
  static func form(_ frame: PageFrame) -> HTMLNode {
    let (visit, language) = (frame.visit, frame.visit.language)
    let query = Parameters(visit.query.entries.filter { $0.name != "lang" }).text
    // What a form has answered has no address of its own.
    let from = visit.method == "GET" ? visit.path + (query.isEmpty ? "" : "?\(query)") : "/"
    return frame.form(
      "/language",
      [
        Piece.hidden("from", from),
        .tag(
          "p", ["class": "field"],
          [
            .tag("label", ["for": "lang"], text: language(.chooseLanguage)),
            .tag(
              "select", ["id": "lang", "name": "lang", "autocomplete": "off"],
              frame.site.languages.map { other in
                .tag(
                  "option",
                  [
                    "value": other.tag, "lang": other.tag,
                    "selected": other.tag == language.tag ? "selected" : nil,
                  ], text: other.name)
              }),
          ]), Piece.button(language(.useLanguage), isQuiet: true),
      ], class: "tools")
  }
}

extension Visit {
  /// The languages that a browser asks for, without their regions, the preferred one first.
  var languages: [String] {
    let wishes = (headers["accept-language"] ?? "").split(separator: ",").prefix(20)
    let tags = wishes.map { wish in
      let parts = wish.split(separator: ";")
      let weight = parts.dropFirst().first.flatMap { Double($0.drop { $0 != "=" }.dropFirst()) }
      let tag = (parts.first ?? "").split(separator: "-").first ?? ""
      return (tag: tag.filter { $0 != " " }.lowercased(), weight: weight ?? 1)
    }
    let ordered = tags.filter { $0.weight > 0 }.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }
    return ordered.map(\.element.tag)
  }
}
