public import RecipeModel
public import RecipeProviderKit

/// Runs a ``ProviderDefinition``: an HTTP provider without code of its own.
///
/// Choose ``ProviderDefinition/kind`` to register a definition under its name; create a provider
/// directly in tests.
///
/// ```swift
/// let provider = try DefinitionProvider(
///   definition, context: ProviderContext(id: "home", transport: transport))
/// ```
///
/// Everything that it throws is a ``ProviderError`` without secrets, or a `CancellationError`. The
/// codes: what the first applying ``ErrorRule`` means, else what ``AnswerReader`` makes of the
/// answer. A rule that means `transient` gives `httpError` with the answer's status, or with 503
/// where that is below 500, so that the source counts as failing.
public struct DefinitionProvider: RecipeProvider {
  /// Who the provider is, as definition and entry say.
  public let descriptor: ProviderDescriptor

  let setup: ProviderSetup
  let transport: any HTTPTransport
  let clock: any Clock<Duration>
  let scheme: PageScheme
  let requests: RequestBuilder
  let judge: AnswerJudge
  /// The token that requests carry; nil where none is fetched.
  let session: TokenSession?
  private let finder: ItemFinder
  private let listings: FieldReader
  let details: FieldReader?
  private let asksForSize: Bool

  /// Makes a provider of a definition and a configuration entry.
  /// - Throws: ``ProviderError`` with code `misconfigured`.
  public init(
    _ definition: ProviderDefinition, context: ProviderContext
  ) throws(ProviderError) {
    let setup = try ProviderSetup(definition, context: context)
    self.setup = setup
    transport = context.transport
    clock = context.clock
    scheme = PageScheme(definition.paging, size: setup.pageSize)
    requests = RequestBuilder(setup: setup)
    judge = AnswerJudge(setup: setup, scheme: scheme)
    session = setup.credentials.token.map { grant in
      TokenSession(
        TokenRequest(grant: grant, setup: setup, transport: context.transport),
        store: context.tokens, provider: context.id)
    }
    finder = ItemFinder(definition.response)
    listings = FieldReader(
      setup: setup, rules: definition.fields,
      awaitsTitles: definition.detail?.tellsTitles == true && definition.detail?.request != nil)
    details = definition.detail.map {
      FieldReader(setup: setup, rules: $0.fields.filled(from: definition.fields))
    }
    asksForSize = !definition.request.uses.isDisjoint(with: ["limit", "to", "last"])
    descriptor = ProviderDescriptor(
      id: context.id, kind: definition.name, name: context.name, homepage: definition.homepage,
      attribution: definition.attribution,
      capabilities: definition.ownCapabilities,
      paging: scheme.policy, politeness: definition.politeness(in: context))
  }

  /// Asks for one page; see ``RecipeProvider/search(_:page:)``.
  public func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    let place = try scheme.place(page)
    // A walk that asks ahead or looks past a failure may come here; the source would refuse.
    guard scheme.isInWindow(place) else { return SearchPage(listings: []) }
    var variables = Variables(settings: setup.settings)
    variables.set(query)
    scheme.set(place, in: &variables)
    let (request, url) = try redacting { () throws(ProviderError) in
      try requests.request(
        scheme.request(setup.definition.request, for: place), variables,
        continuation: place.continuation, accepting: setup.searchSyntax.format)
    }
    let result = try await asking(request) { response throws(ProviderError) in
      let answer = Answer(
        response, isPastFirstPage: !place.isFirst, syntax: setup.searchSyntax, address: url)
      return try self.page(answer, place, url, query.text)
    }
    return try await filling(result, for: query)
  }

  /// Asks for one recipe in full; see ``RecipeProvider/recipe(for:)``.
  public func recipe(for id: ListingID) async throws -> Recipe {
    guard let rules = setup.definition.detail, let details else { throw noDetail }
    // Neither can stand in a path, and no source has such a recipe.
    guard !["", ".", ".."].contains(id.id) else { throw setup.redaction(id.notFound) }
    guard let detail = rules.request else { throw noDetail }
    if rules.batch != nil {
      return try (try await recipes(for: [id])[id] ?? .failure(id.notFound)).get()
    }
    var variables = Variables(settings: setup.settings)
    variables.set("id", .string(id.id))
    let (request, url) = try redacting { () throws(ProviderError) in
      try requests.request(detail, variables, accepting: setup.detailSyntax.format)
    }
    return try await asking(request) { response throws(ProviderError) in
      let answer = Answer(
        response, isPastFirstPage: false, syntax: setup.detailSyntax, address: url)
      let found: (body: JSON, item: JSON)?
      do throws(ProviderError) {
        found = try judge.detail(answer).flatMap { body throws(ProviderError) in
          try rules.item.recipe(in: body).map { (body, $0) }
        }
      } catch { throw lostBehindCheck(answer, error) ?? error }
      guard let (body, item) = found else { throw challenge(answer) ?? id.notFound }
      let joined = JoinedItems(setup.definition.response.joins, in: body).joined(item)
      do throws(ItemRejection) { return try details.recipe(joined, of: body, id: id.id) } catch {
        throw .drift("the recipe at \(rules.item) is unusable (\(error.reason))")
      }
    }
  }

  private func page(
    _ answer: Answer, _ place: PagePlace, _ url: RequestURL, _ words: String
  ) throws(ProviderError) -> SearchPage {
    let body: JSON
    let items: ItemList
    do throws(ProviderError) {
      guard let found = try judge.search(answer) else { return SearchPage(listings: []) }
      body = found
      items = try finder.items(in: body, isPastFirstPage: answer.isPastFirstPage)
    } catch {
      throw lostBehindCheck(answer, error) ?? naming(answer, in: error)
    }
    if items.items.isEmpty, let error = challenge(answer) { throw error }
    let next = NextPage(
      scheme: scheme, setup: setup, asksForSize: asksForSize, place: place, request: url,
      answer: answer, items: items)
    let holding = items.holding(words, by: setup.definition.response)
    var page = try read(holding, of: body)
    if holding.items.count < items.items.count {
      page.drops.append(Drop(.lacksWords, count: items.items.count - holding.items.count))
    }
    page.passedOver = items.received - items.items.count
    page.total = next.total
    page.shortfall = shortfall(answer) ?? answer.damage
    do throws(ProviderError) {
      page.next = try next.token()
      page.promisesNext = next.isPromised
      if page.next == nil, page.shortfall == nil {
        page.shortfall = next.brokenPromise ?? next.keptBack
      }
    } catch {
      // The recipes of this page are as good as ever; only the way on is lost.
      guard !page.listings.isEmpty else { throw error }
      page.shortfall = setup.redaction(error)
    }
    return page
  }

  /// The error of an answer that is a check for browsers or people.
  func challenge(_ answer: Answer, isLost: Bool = false) -> ProviderError? {
    BrowserCheck.kind(of: answer.response, isLost: isLost)?
      .error(answer.response, redaction: setup.redaction)
  }

  /// The error of such an answer that came in place of what was promised; a failure that the source
  /// or a rule tells stays what it is.
  func lostBehindCheck(_ answer: Answer, _ error: ProviderError) -> ProviderError? {
    [.drift, .invalidResponse].contains(error.code) ? challenge(answer, isLost: true) : nil
  }

  /// Says of a page without its list which page it is: it may be one that asks for a login.
  private func naming(_ answer: Answer, in error: ProviderError) -> ProviderError {
    let page = BodyExcerpt(answer.response.body, redaction: setup.redaction)
    let isOther = setup.searchSyntax.format == .html && !page.isHTML
    guard setup.searchSyntax.format != .json, isOther || page.htmlTitle != nil else { return error }
    var error = error
    error.message += "; it is \(page)"
    return error
  }

  private func read(_ items: ItemList, of answer: JSON) throws(ProviderError) -> SearchPage {
    let rules = setup.definition.response
    // The path of the list takes part in the message when no item is usable.
    let root = JSONCursor([rules.list.text: .array(items.items)])
    let joins = JoinedItems(rules.joins, in: answer)
    var index = -1
    return try SearchPage(
      items: root.member(rules.list.text).elements(), redaction: setup.redaction
    ) { cursor in
      index += 1
      var item = cursor.json
      if let path = rules.item {
        guard let inner = path.value(in: item) else { throw ItemRejection(.malformed) }
        item = inner
      }
      return try listings.listing(
        joins.joined(item), of: answer, key: items.keys.isEmpty ? nil : items.keys[index])
    }
  }

  private func shortfall(_ answer: Answer) -> ProviderError? {
    let condition = setup.definition.response.incomplete.first { $0.holds(for: answer) }
    guard let condition else { return nil }
    let said =
      answer.words(at: condition.path, setup.redaction)
      .map { ": \(condition.path?.text ?? "") is “\($0)”" } ?? ""
    return ProviderError(
      .httpError, "the source says that this page is not whole\(said)",
      fix: "ask again later", httpStatus: answer.response.status)
  }

  func redacting<Value>(
    _ body: () throws(ProviderError) -> Value
  ) throws(ProviderError) -> Value {
    do throws(ProviderError) { return try body() } catch { throw setup.redaction(error) }
  }
}
