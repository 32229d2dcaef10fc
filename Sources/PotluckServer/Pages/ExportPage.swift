import RecipeExchange
import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering

/// Gives kept recipes as one file for another program: those that the list of them shows.
struct ExportPage {
  let visit: Visit
  let site: Site

  static let routes: [Route] = [
    Route("GET", "/kept/export", isPage: true) { site, visit in
      try await ExportPage(visit: visit, site: site).answer()
    }
  ]

  /// The most kinds of losses that are shown.
  private static let most = 200

  private var language: Language { visit.language }

  /// Offers the file of what the address chooses.
  var form: HTMLNode {
    let chosen = visit.query.entries.filter { entry in
      !entry.value.isEmpty && (KeptListPage.choices + ["order"]).contains(entry.name)
    }
    return .tag(
      "form", ["action": "/kept/export", "method": "get"],
      chosen.map { choice in
        .tag("input", ["type": "hidden", "name": choice.name, "value": choice.value])
      } + [
        .tag("p", text: language(.exportLead)),
        .tag(
          "div", ["class": "row"],
          [
            Piece.choice(
              "format", language(.format),
              ExportFormat.allCases.map {
                ($0.rawValue, $0 == .text ? language(.asText) : $0.label)
              }, chosen: visit.query["format"]),
            Piece.button(language(.download)),
            .tag(
              "button", ["type": "submit", "class": "quiet", "name": "losses", "value": "yes"],
              text: language(.losses)),
          ]),
      ])
  }

  private func answer() async throws -> Answer {
    guard let name = visit.query["format"] else { return page([]) }
    guard let format = ExportFormat(rawValue: name) else {
      let known = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(.usage, "there is no such format", fix: "known: \(known)")
    }
    let kept = try await site.service.keptSelection(KeptListPage.params(visit.query)).recipes
    guard !kept.isEmpty else {
      throw Problem(
        .notFound, "nothing of that kind is kept", fix: "choose otherwise on the page of what is")
    }
    let library = try await site.service.keptLibrary()
    if visit.query["losses"] != nil { return try await losses(kept, library, format) }
    let file = ExportFile(kept, library, format)
    return .file(file.name, file.mediaType) { try await file.next() }
  }

  private func page(_ before: [HTMLNode]) -> Answer {
    let frame = PageFrame(visit: visit, site: site, title: language(.exportRecipes))
    return frame.page(
      [.tag("h1", text: frame.title)] + before + [
        form, .tag("p", [:], [.tag("a", ["href": "/kept"], text: language(.kept))]),
      ])
  }

  /// What a format cannot hold of the recipes.
  private func losses(
    _ kept: [KeptRecipe], _ library: any KeptLibrary, _ format: ExportFormat
  ) async throws -> Answer {
    var stream = RecipeStream(format)
    for recipe in kept {
      _ = try stream.write(try await library.exchanged(recipe, readsPictures: false))
    }
    let lost = ExchangeNote.byText(stream.notes).prefix(Self.most).map { text, titles in
      let named = titles.prefix(3).flatMap { [HTMLNode.text(", "), .said($0)] }.dropFirst()
      let more = titles.count - 3
      return HTMLNode.tag(
        "li", [:],
        [Piece.remark(String(Wording.sentence(text).dropLast()), language), .text(": ")] + named
          + (more > 0 ? [.text(", " + language(.andMore, "\(more)"))] : []))
    }
    return page([
      .tag("h2", ["id": "losses"], text: language(.losses)),
      lost.isEmpty ? .tag("p", text: language(.nothingLost)) : .tag("ul", [:], Array(lost)),
    ])
  }
}

/// The file of an export, made piece by piece: one recipe with its pictures is in memory at a time.
private actor ExportFile {
  private var rest: ArraySlice<KeptRecipe>
  private let library: any KeptLibrary
  private let format: ExportFormat
  private var stream: RecipeStream
  private var hasEnded = false

  nonisolated let name: String
  nonisolated let mediaType: String

  init(_ recipes: [KeptRecipe], _ library: any KeptLibrary, _ format: ExportFormat) {
    (rest, self.library, self.format) = (recipes[...], library, format)
    stream = RecipeStream(format)
    (name, mediaType) = (stream.name, stream.mediaType)
  }

  /// The next piece; nil after the last.
  func next() async throws -> [UInt8]? {
    guard let recipe = rest.popFirst() else {
      defer { hasEnded = true }
      return hasEnded ? nil : stream.end()
    }
    let exchanged = try await library.exchanged(
      recipe, readsPictures: ExchangeField.holdsPictures(format))
    return try stream.write(exchanged)
  }
}
