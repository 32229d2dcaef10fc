import PotluckSupport
import RecipeDefinitions
import RecipeModel
import RecipePages
import RecipeProviderKit

extension Exploration {
  // MARK: By a definition

  /// Proves a way by searches with its definition; a way that is proved is taken.
  /// - Returns: whether it was.
  mutating func prove(
    _ way: SearchWay, _ definition: ProviderDefinition, _ settings: [(String, JSON)]
  ) async throws -> Bool {
    let words = words
    var found: [SearchHits] = []
    var listings: [Listing] = []
    for (word, isNonsense) in words.all {
      let transport = TrialTransport(walk, for: Self.purpose(word, isNonsense))
      let context = ProviderContext(
        id: "site", settings: Dictionary(settings) { $1 }, transport: transport,
        clock: discovery.clock)
      do {
        let provider = try DefinitionProvider(definition, context: context)
        let page = try await provider.search(
          SearchQuery(text: word), page: provider.descriptor.paging.first)
        found.append(SearchHits(page, words: word))
        if !isNonsense { listings += page.listings.prefix(listings.isEmpty ? 3 : 0) }
      } catch let error as ProviderError {
        if let stop = transport.stop { throw stop }
        failures.append("\(way.title): \(error.message)")
        return false
      }
    }
    let comparison = SearchComparison(found[0], found[1], nonsense: found[2], share: 0.1)
    if let objection = comparison.objection {
      failures.append("\(way.title) does not search: \(objection)")
      return false
    }
    let places = definition.places
    var proof = Proof(
      way: way, trials: Self.trials(found), samples: listings.prefix(3).map { $0.sample(places) })
    proof.doubts = comparison.doubts
    result.entry = entry(use: definition.name, name: result.name, settings: settings)
    result.notes = definition.notes
    try await take(proof)
    return true
  }

  static func purpose(_ word: String, _ isNonsense: Bool) -> String {
    isNonsense ? "a search for letters without meaning" : "a search for “\(word)”"
  }

  static func trials(_ found: [SearchHits]) -> [Proof.Trial] {
    found.enumerated().map { index, hits in
      Proof.Trial(
        words: hits.words, isNonsense: index == 2, count: hits.hits.count, total: hits.total)
    }
  }

  // MARK: By the answers alone

  /// Proves a way whose answers are feeds or pages; a way that is proved is taken.
  mutating func proveList(_ way: SearchWay) async throws {
    var trials = words.all
    var replies: [SiteWalk.Reply] = []
    var requests: [HTTPRequest] = []
    var lists: [Bool] = []
    var next = 0
    while next < trials.count {
      let (word, isNonsense) = trials[next]
      guard let request = way.request(for: word, in: walk) else { return }
      let reply = try await walk.follow(request, for: Self.purpose(word, isNonsense))
      if let wall = closing(reply) { return leave("\(way.title) \(wall)") }
      if let objection = objection(to: reply, of: request, isNonsense: isNonsense) {
        return failures.append("\(way.title) does not search: \(objection)")
      }
      if next == 0, let data = reply.data(besides: request, words: word, name: result.siteWord) {
        return try await prove(way, data.definition)
      }
      replies.append(reply)
      requests.append(request)
      next += 1
      lists.append(try reply.mayList(word))
      // What nearly every collection has may still be what this one lacks.
      if next == (words.areUsual ? 2 : 1), !lists.contains(true) {
        return failures.append(unlisted(way, trials.prefix(next).map(\.words)))
      }
      if next == 3, trials.count == 3, try !lists[0] || list(replies, trials) == nil {
        trials.append((words.spare, false))
      }
    }
    guard let list = try list(replies, trials) else {
      return failures.append(unlisted(way, trials.filter { !$0.isNonsense }.map(\.words)))
    }
    let drafted: DraftedSearch
    do {
      // The answer that shows the list best leads: its page says how more are asked for.
      let first =
        trials.indices.filter { !trials[$0].isNonsense }
        .max { list.items(in: replies[$0]).count < list.items(in: replies[$1]).count } ?? 0
      drafted = try await draft(way, list, trials, replies, requests, first: first)
    } catch let error as ProviderError {
      return failures.append("\(way.title): \(error.message)")
    }
    // What is written is proved: where it asks otherwise, it has to ask itself.
    guard drafted.repeatsRequests else { return try await prove(way, drafted.json) }
    let found = zip(trials, drafted.pages).map { SearchHits($1, words: $0.words) }
    // With a fourth search the first of the words has found too little to compare.
    let first = found.count > 3 && found[0].hits.isEmpty ? 3 : 0
    let comparison = SearchComparison(found[first], found[1], nonsense: found[2], share: 0.2)
    if let objection = comparison.objection {
      return failures.append("\(way.title) does not search: \(objection)")
    }
    try await take(list, drafted, found, comparison, way)
  }

  /// Proves a way by the definition that was written for it.
  mutating func prove(_ way: SearchWay, _ document: JSON) async throws {
    let read = DefinitionReader.read(document.bytes(.indented))
    guard let definition = read.definition else { return failures.append(unlisted(way, [])) }
    result.definition = document
    defer { if result.chosen == nil { result.definition = nil } }
    guard try await prove(way, definition, []) else { return }
    result.entry = ["name": .string(result.name ?? result.siteWord)]
  }

  /// Why a way was left whose answers list nothing.
  func unlisted(_ way: SearchWay, _ words: [String]) -> String {
    let words = words.map { "“\($0)”" }.joined(separator: " and ")
    return "\(way.title): for \(words) it gave no list that could be read"
  }

  private func draft(
    _ way: SearchWay, _ list: ResultList, _ trials: [(words: String, isNonsense: Bool)],
    _ replies: [SiteWalk.Reply], _ requests: [HTTPRequest], first: Int
  ) async throws -> DraftedSearch {
    let order = [first] + trials.indices.filter { $0 != first }
    let none = try trials.firstIndex { $0.isNonsense }.flatMap { place throws -> String? in
      let others = replies.indices.filter { $0 != place }.map { replies[$0] }
      guard list.differs(replies[place], from: others) else { return nil }
      return try NothingFound.selector(
        in: replies[place], words: trials[place].words, besides: others)
    }
    var drafted = try await DraftedSearch(
      way, list, name: result.siteWord, title: result.name ?? result.siteWord,
      replies: order.map { replies[$0] }, requests: order.map { requests[$0] },
      words: order.map { trials[$0].words },
      none: none)
    drafted.restore(order)
    return drafted
  }

  /// How answers list what was found: as seen in the first one that shows it.
  private func list(
    _ replies: [SiteWalk.Reply], _ trials: [(words: String, isNonsense: Bool)]
  ) throws(ProviderError) -> ResultList? {
    let links = try replies.map { reply throws(ProviderError) in try reply.links() }
    let nonsense = trials.firstIndex { $0.isNonsense }.map { replies[$0] }
    var lists: [ResultList] = []
    for place in replies.indices where !trials[place].isNonsense {
      let others = links.indices.filter { $0 != place }.map { links[$0] }
      let found = try ResultList.all(in: replies[place], evidence(for: trials[place].words, others))
      // A list that stands on every page is only the answer where there is no other.
      if let nonsense,
        let list = found.first(where: { $0.differs(replies[place], from: [nonsense]) })
      {
        return list
      }
      lists += found
    }
    guard lists.isEmpty, let nonsense else { return lists.first }
    let answers = zip(trials, replies).filter { !$0.0.isNonsense }.map { ($0.words, $1) }
    return .ofSingles(answers, nonsense: nonsense, pages: pages)
  }

  private mutating func take(
    _ list: ResultList, _ drafted: DraftedSearch, _ found: [SearchHits],
    _ comparison: SearchComparison, _ way: SearchWay
  ) async throws {
    let listings = drafted.pages.enumerated().filter { $0.offset != 2 }.map(\.element.listings)
    let best = listings.max { $0.count < $1.count } ?? []
    let samples = best.prefix(3).map { $0.sample(list.origins) }
    var proof = Proof(way: way, trials: Self.trials(found), samples: samples)
    proof.doubts = comparison.doubts + list.doubts + [drafted.lack].compactMap(\.self)
    result.definition = drafted.json
    result.entry = ["name": .string(result.name ?? result.siteWord)]
    try await take(proof)
  }

  /// Why no program gets an answer to a search; nil when one may.
  func closing(_ reply: SiteWalk.Reply) -> String? {
    let response = reply.response
    if !(200..<300).contains(response.status),
      WallSigns.wall(status: response.status, headers: response.headers) != nil
    {
      return "lets only browsers search"
    }
    return WallSigns.isLogin(reply.address) ? "asks for a login" : nil
  }

  /// Why an answer is none to a search, whatever it lists.
  func objection(
    to reply: SiteWalk.Reply, of request: HTTPRequest, isNonsense: Bool
  ) -> String? {
    let status = reply.response.status
    // Some sites say in this way that there is nothing.
    if isNonsense, status == 404 { return nil }
    guard (200..<300).contains(status) else { return "it answers \(status)" }
    let asked = try? RequestURL(request.url)
    if !isNonsense, reply.address.isFront, asked?.isFront == false {
      return "it sends searches to the front page"
    }
    return reply.response.body.allSatisfy { $0 <= 0x20 } ? "its answer is empty" : nil
  }

  private func evidence(for word: String, _ others: [Set<String>]) -> CardLists.Evidence {
    CardLists.Evidence(recipePath: nil, words: [SearchHits.stem(of: word)], otherPages: others)
  }

  // MARK: Taking a way

  /// Takes a way that was proved, and looks at the page of a recipe.
  private mutating func take(_ proof: Proof) async throws {
    var proof = proof
    proof.page = try await recipePage(proof)
    if proof.page?.hasRecipe == true { completeFromPages() }
    if proof.page?.hasRecipe == false {
      proof.doubts.append("No recipe could be read from the page of what was found.")
    }
    result.chosen = proof
    result.ways.removeAll { $0 == proof.way }
    result.ways.insert(proof.way, at: 0)
    await noteRules(for: proof.way)
  }

  /// Lets what was written take from the pages what the listings lack.
  private mutating func completeFromPages() {
    if result.definition == nil, let use = result.entry?["use"]?.stringValue,
      let definition = discovery.definitions[use], definition.kind.filling == nil,
      !definition.capabilities.contains(.listsIngredients)
    {
      result.entry?["detail"] = ["from": "page"]
    }
    guard var definition = result.definition?.objectValue else { return }
    definition["detail"] = ["from": "page"]
    let document = JSON.object(definition)
    guard DefinitionReader.read(document.bytes(.indented)).problems.isEmpty else { return }
    result.definition = document
  }

  /// The page of a recipe: one that was read before, else that of the first listing.
  private func recipePage(_ proof: Proof) async throws -> Proof.Page? {
    for page in pages {
      guard let address = page.address else { continue }
      if (try? PageReader().recipe(in: page.html, url: address.text)) != nil {
        return Proof.Page(address: address.text, hasRecipe: true)
      }
    }
    let link = proof.samples.firstNonNil(\.listing.url)
    guard walk.left > 0, let address = link.flatMap({ try? RequestURL($0) }) else { return nil }
    do {
      let reply = try await walk.ask(address, for: "a recipe that was found")
      let type = reply.response.headers["Content-Type"]
      let recipe = try? PageReader().recipe(
        in: reply.response.body, contentType: type, url: reply.address.text)
      return Proof.Page(address: address.text, hasRecipe: recipe != nil)
    } catch is SiteWalk.Stop {
      return nil
    }
  }

  private mutating func noteRules(for way: SearchWay) async {
    guard let example = way.example(for: words.first, in: walk),
      let rule = try? await walk.rules(for: example).rule(for: example)
    else { return }
    note(rule: rule.line)
  }
}

extension Listing {
  /// The listing as a sample, each of its fields with its place.
  fileprivate func sample(_ places: [(field: ListingField, place: String)]) -> Proof.Sample {
    let filled = Set(
      ListingField.ofListing.filter { !$0.storage.isMissing(in: self) }.map(\.field))
    var listing = self
    listing.id.provider = ""
    return Proof.Sample(
      listing: listing, origins: places.filter { filled.contains($0.field) || $0.field == .title })
  }
}

extension ProviderDefinition {
  /// Where each field of a listing stands in an answer, as far as the definition says it shortly.
  fileprivate var places: [(field: ListingField, place: String)] {
    let fields = json["fields"]?.objectValue?.members ?? []
    return fields.compactMap { member in
      guard let field = ListingField(rawValue: member.name) else { return nil }
      return (field, Self.place(member.value))
    }
  }

  private static func place(_ value: JSON) -> String {
    switch value {
    case .string(let path): path
    case .array(let all): all.first.map(place) ?? ""
    case .object(let object):
      (object["path"] ?? object["groups"] ?? object["template"] ?? object["each"])?.stringValue
        ?? object.members.firstNonNil(\.value.stringValue) ?? ""
    default: ""
    }
  }
}
