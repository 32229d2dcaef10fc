import PotluckSupport
import RecipeDefinitions
import RecipePages
import RecipeProviderKit

extension Exploration {
  /// The most script files that are asked for.
  private static let mostScripts = 3
  /// The most addresses in scripts that are tried.
  private static let mostTried = 2
  /// What a proof needs: three searches, and the one that shows the answer.
  private static let forProof = 4

  /// Looks into the scripts of the pages for the address that they ask, and tries it.
  ///
  /// Scripts and addresses of other origins are left alone, and so is a site that lets no program use
  /// the search that its pages announce: its scripts are no way round that.
  mutating func tryScripts() async throws {
    guard !isForbidden, closed == 0 else { return }
    for page in pages {
      guard let address = page.address else { continue }
      if try await tryScripts(scripts(of: page), on: address) { return }
    }
    var count = 0
    for page in pages {
      for file in scriptFiles(of: page)
      where count < Self.mostScripts && walk.left > Self.forProof {
        count += 1
        let reply = try await helpful(file, for: "a script of the page", accept: Accept.script)
        guard let reply, reply.address.origin == file.origin, let address = page.address else {
          continue
        }
        if try await tryScripts([reply.response.body[...]], on: address) { return }
      }
    }
  }

  /// - Returns: whether nothing more is to be tried.
  private mutating func tryScripts(
    _ scripts: [ArraySlice<UInt8>], on page: RequestURL
  ) async throws -> Bool {
    let readers = scripts.map { ScriptReader($0, on: page) }
    askedElsewhere = askedElsewhere ?? readers.firstNonNil(\.elsewhere)
    let known = Set(result.ways)
    var ways = readers.flatMap(\.templates).map(SearchWay.script).filter { !known.contains($0) }
    // What is called a search comes before what only looks like one.
    ways.sort { $0.speaksOfSearch && !$1.speaksOfSearch }
    ways = Array(ways.prefix(Self.mostTried))
    result.ways += ways
    try await tryWays(ways)
    return result.chosen != nil || result.refusal != nil
  }

  /// The scripts that stand in a page.
  private func scripts(of page: PageData) -> [ArraySlice<UInt8>] {
    (0..<page.tree.count).filter { isScript($0, page) && !page.tree.has("src", $0) }
      .prefix(100).compactMap { page.tree.script($0) }
  }

  /// The files of the page's own origin that it loads as scripts, those named for a search first and
  /// those of well-known libraries never.
  private func scriptFiles(of page: PageData) -> [RequestURL] {
    var files: [RequestURL] = []
    for node in (0..<page.tree.count).filter({ isScript($0, page) }).prefix(200) {
      guard let file = page.resolve(page.tree.attribute("src", of: node)),
        file.origin == page.address?.origin, !Self.isLibrary(file), !files.contains(file)
      else { continue }
      files.append(file)
    }
    let named = files.filter { SearchWords.speakOfSearch($0.path) }
    return named + files.filter { !named.contains($0) }
  }

  /// What to do where scripts ask another origin, which is not asked unless a person gives it.
  ///
  /// It is nil where they ask none, and for an address that is not safe to show in a command, is
  /// longer than 200 bytes, or has no domain: an IP address, or a single name of a local network.
  var hintElsewhere: String? {
    guard let place = askedElsewhere?.replacing("{words}", with: "soup"), place.utf8.count <= 200,
      place.allSatisfy(Self.isPlain), let host = try? RequestURL(place).host,
      host.contains("."), host.split(separator: ".").last?.contains(where: \.isLetter) == true
    else { return nil }
    return "its scripts ask \(host): give their address with "
      + "`potluck providers new '\(place)' --words soup`"
  }

  /// Whether a shell takes a character within single quotes as it stands, and every reader sees it.
  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || "-._~:/?=&%+,".contains(character))
  }

  private func isScript(_ node: HTMLTree.Node, _ page: PageData) -> Bool {
    guard page.tree.name(node) == "script" else { return false }
    let type = page.tree.attribute("type", of: node)?.lowercased() ?? ""
    return type.isEmpty || type == "module" || type.hasSuffix("javascript")
  }

  private static func isLibrary(_ file: RequestURL) -> Bool {
    let name = file.path.lowercased()
    let libraries = [
      "jquery", "bootstrap", "polyfill", "analytics", "gtag", "gtm", "lazyload", "slick", "swiper",
      "/react", "/vue.", "/angular", "wp-includes/", "cookie", "consent", "recaptcha",
    ]
    return libraries.contains(where: name.contains)
  }

  /// Proves an address that scripts ask, whose answers are JSON.
  mutating func proveScript(_ way: SearchWay) async throws {
    for word in [words.first, words.second] {
      guard let request = way.request(for: word, in: walk) else { return }
      let reply = try await walk.follow(request, for: Self.purpose(word, false))
      if let wall = closing(reply) { return leave("\(way.title) \(wall)") }
      if let objection = objection(to: reply, of: request, isNonsense: false) {
        return failures.append("\(way.title) does not search: \(objection)")
      }
      if let data = reply.data(besides: request, words: word, name: result.siteWord) {
        return try await prove(way, data.definition)
      }
    }
    failures.append(unlisted(way, [words.first, words.second]))
  }
}

extension SearchWay {
  /// Whether the address calls itself a search.
  fileprivate var speaksOfSearch: Bool {
    if case .script(let template) = self { SearchWords.speakOfSearch(template.text) } else { false }
  }
}
