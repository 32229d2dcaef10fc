import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering

/// The sources: how they do, and how one is added.
struct SourcesPage {
  let visit: Visit
  let site: Site

  private var language: Language { visit.language }

  static let routes: [Route] = [
    Route("GET", "/sources", isPage: true) { site, visit in
      try await SourcesPage(visit: visit, site: site).answer()
    },
    Route("POST", "/sources/reset", isForm: true) { site, visit in
      try await SourcesPage(visit: visit, site: site).reset()
    },
    Route("POST", "/sources/add", isForm: true) { site, visit in
      try await SourcesPage(visit: visit, site: site).add()
    },
  ]

  private var frame: PageFrame {
    PageFrame(visit: visit, site: site, title: language(.sources))
  }

  private func answer(_ before: [HTMLNode] = []) async throws -> Answer {
    let entries = try await site.service.providers()
    return frame.page(
      [.tag("h1", text: language(.sources))] + before + [list(entries), addition])
  }

  private func list(_ entries: [ProviderEntry]) -> HTMLNode {
    entries.isEmpty
      ? .tag("p", text: language(.noSources))
      : .tag("ul", ["class": "sources"], entries.map { row($0) })
  }

  private func row(_ entry: ProviderEntry) -> HTMLNode {
    var word = entry.state.word
    if entry.state == .enabled, let state = entry.standing?.state, state != "healthy" {
      word = state
    }
    // How much is left is told in the page's own words.
    var standing = entry.standing
    standing?.quota = nil
    var remarks = standing?.notes(.pipe) ?? []
    if case .unusable(let problem, let fix) = entry.state {
      remarks += [problem, fix].compactMap(\.self)
    }
    if let attribution = entry.descriptor?.attribution { remarks.append(attribution) }
    let name = entry.descriptor?.name ?? entry.id
    let homepage = Sanitizer.link(entry.descriptor?.homepage)
    let abilities = (entry.descriptor?.capabilities.names ?? []).map {
      language.name(of: $0, .ability)
    }
    return .tag(
      "li", ["data-state": word],
      [
        .tag(
          "h2", [:], [homepage.map { Piece.outward($0, .said(name)) } ?? .said(name)]),
        .tag("p", ["class": "state"], text: language.name(of: word, .state)),
      ]
        + (entry.needsKey && !entry.isKeyConfigured
          ? [.tag("p", text: language(.missingKey))] : [])
        + limits(entry.standing).map { .tag("p", text: $0) }
        + remarks.map { .tag("p", [:], [Piece.remark(Wording.sentence($0), language)]) }
        + [
          abilities.isEmpty
            ? .nothing
            : .tag(
              "p", ["class": "facts"],
              text: language(.abilities, abilities.joined(separator: ", "))),
          resetting(entry, name),
        ])
  }

  /// The button that lets a source be asked again that is left alone or has only so many requests.
  private func resetting(_ entry: ProviderEntry, _ name: String) -> HTMLNode {
    guard let standing = entry.standing,
      standing.state != "healthy" || standing.quota != nil || !standing.rates.isEmpty
    else { return .nothing }
    return frame.form(
      "/sources/reset",
      [
        Piece.hidden("id", entry.id),
        .tag(
          "button",
          [
            "type": "submit", "class": "quiet", "title": language(.resetLead),
            "aria-label": "\(language(.reset)): \(Sanitizer.terminal(name))",
          ], text: language(.reset)),
      ])
  }

  /// How many requests a source still takes.
  private func limits(_ standing: ProviderStanding?) -> [String] {
    let today = standing?.quota.flatMap { quota in
      quota.left.map { left in
        quota.limit.map { language(.leftOf, "\(left)", "\($0)") }
          ?? language(.leftToday, "\(left)")
      }
    }
    return [today].compactMap(\.self)
      + (standing?.rates ?? []).compactMap { rate in
        guard let left = rate.left, let limit = rate.limit else { return nil }
        return language(.perSpan, "\(left)", "\(limit)", "\(rate.seconds)")
      }
  }

  private func reset() async throws -> Answer {
    guard let id = visit.form["id"] else { return .redirect(to: "/sources") }
    _ = try await site.service.resetProviders([id])
    return try await answer([
      .tag("p", ["class": "note", "role": "status"], [language.sentence(.wasReset, .said(id))])
    ])
  }

  // MARK: Adding

  private var addition: HTMLNode {
    .tag(
      "section", ["aria-labelledby": "add"],
      [
        .tag("h2", ["id": "add"], text: language(.addSource)),
        frame.form(
          "/sources/add",
          [
            Piece.field("address", language(.address), value: nil),
            Piece.button(language(.tryOut)),
          ], class: "row"),
        cookbook,
      ])
  }

  /// The free cookbook in a language that the reader asks for, where it is no source yet.
  private var cookbook: HTMLNode {
    let languages = [language.tag] + visit.languages
    guard let address = languages.firstNonNil({ visit.settings.cookbooks[$0] }) else {
      return .nothing
    }
    return frame.form(
      "/sources/add",
      [
        Piece.hidden("address", address),
        .tag("p", text: language(.cookbookOffer)),
        Piece.button(language(.tryCookbook)),
      ])
  }

  /// Tries a site out, and adds it when that is confirmed.
  private func add() async throws -> Answer {
    var wish = ProviderAddition(address: visit.form["address"] ?? "")
    wish.writes = visit.form["write"] == "yes"
    wish.mayBePrivate = site.accessControl.isOwner(visit.user)
    guard !wish.address.isEmpty else { return .redirect(to: "/sources") }
    let document = try await site.service.addProvider(wish) { _ in }
    let id = document["entry"]?["id"]?.stringValue ?? ""
    if document["written"]?.boolValue == true {
      return try await answer([
        .tag("p", ["class": "note", "role": "status"], [language.sentence(.added, .said(id))])
      ])
    }
    return try await answer([proof(document, wish, id)])
  }

  /// What was found out about a site, with the button that adds it.
  private func proof(_ document: JSON, _ wish: ProviderAddition, _ id: String) -> HTMLNode {
    let requests = document["requests"]?.arrayValue ?? []
    var children: [HTMLNode] = [
      .tag("h2", ["id": "proof"], text: language(.proof)),
      .tag("p", text: language(.requests, "\(requests.count)")),
    ]
    if let refusal = document["refusal"]?["message"]?.stringValue {
      children.append(.tag("p", ["class": "problem"], text: language(.refused)))
      let told = [refusal, document["refusal"]?["hint"]?.stringValue].compactMap(\.self)
      children += told.map { .tag("p", [:], [Piece.remark(Wording.sentence($0), language)]) }
    } else {
      let listings = document["chosen"]?["listings"]?.arrayValue ?? []
      children.append(
        .tag(
          "ul", [:],
          listings.prefix(3).map { .tag("li", [:], [.said($0["title"]?.stringValue ?? "")]) }))
      children.append(
        frame.form(
          "/sources/add",
          [
            Piece.hidden("address", wish.address),
            Piece.hidden("write", "yes"),
            .tag("p", [:], [.said(id)]), Piece.button(language(.addIt)),
          ]))
    }
    return .tag("section", ["aria-labelledby": "proof"], children)
  }
}
