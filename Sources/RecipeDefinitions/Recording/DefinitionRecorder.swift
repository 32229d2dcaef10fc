package import RecipeModel
package import RecipeProviderKit
import Synchronization

/// Asks a live service once and makes a recording of it, expectations included.
///
/// The expectations say what the definition makes of the answers today. They are written for a
/// person to check: a recording of a wrong definition expects what is wrong.
package struct DefinitionRecorder: Sendable {
  private let definition: ProviderDefinition
  private let settings: [String: JSON]
  private let secrets: [String: Secret]
  private let transport: any HTTPTransport
  private let clock: any Clock<Duration>

  /// Prepares to record.
  /// - Parameters:
  ///   - definition: what is recorded for.
  ///   - settings: the entry's settings, `baseURL` among them when it is not the definition's.
  ///   - secrets: the real secrets, by name.
  ///   - transport: the way to the service; it should keep to the definition's politeness.
  ///   - clock: what pauses between pages are measured on.
  package init(
    _ definition: ProviderDefinition, settings: [String: JSON] = [:],
    secrets: [String: Secret] = [:], transport: any HTTPTransport,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.definition = definition
    self.settings = settings
    self.secrets = secrets
    self.transport = transport
    self.clock = clock
  }

  /// Walks the first pages of a query, asks for one recipe in full where the definition can, and
  /// asks the second query, which has no result, where one is given.
  /// - Returns: the recording; its cases pass on the definition that made them.
  /// - Throws: ``ProviderError`` when the settings do not do, or the first request fails.
  package func record(
    _ query: SearchQuery, pages: Int = 3, withoutResult empty: SearchQuery? = nil
  ) async throws -> Recording {
    var recording = Recording(definition: definition.name)
    recording.cases.append(try await record(query, name: nil, pages: pages).recorded)
    if let empty {
      let what = empty.text.isEmpty ? empty.inWords : "for \(empty.inWords)"
      recording.cases.append(
        try await record(empty, name: "no result \(what)", pages: pages).recorded)
    }
    return recording
  }

  /// Records the cases of a recording again that have listings; for ``ShapeComparison``.
  /// - Throws: ``ProviderError`` as ``record(_:pages:withoutResult:)`` does, and when the service
  ///   refuses to answer, which says nothing about the shape of its answers.
  package func recordAgain(_ recording: Recording, pages: Int = 1) async throws -> Recording {
    let answered = recording.cases.filter { recorded in
      recorded.expect.listings.map { !$0.isEmpty } ?? (recorded.expect.status == "ok")
    }
    return try await recordAnswers(to: answered.map { ($0.query, $0.name) }, pages: pages)
  }

  /// Records the first page of a query that has to be answered.
  /// - Throws: ``ProviderError`` as ``recordAgain(_:pages:)`` does.
  package func recordLive(_ query: SearchQuery) async throws -> Recording {
    try await recordAnswers(to: [(query, nil)], pages: 1)
  }

  private func recordAnswers(
    to queries: [(SearchQuery, name: String?)], pages: Int
  ) async throws -> Recording {
    var recording = Recording(definition: definition.name)
    for (query, name) in queries {
      let (recorded, failure) = try await record(query, name: name, pages: pages)
      if let failure, failure.isRefusal { throw failure }
      recording.cases.append(recorded)
    }
    return recording
  }

  /// Records a query, and tells why nothing was found if that was a failure.
  private func record(
    _ query: SearchQuery, name: String?, pages: Int
  ) async throws -> (recorded: RecordedCase, failure: ProviderError?) {
    try refuseStandIns(query)
    let base = settings["baseURL"]?.stringValue ?? definition.baseURL
    let recorder = RecordingTransport(
      transport, secrets: secrets, baseURL: base, keeping: headerNames,
      trusting: definition.tokenOrigins, as: AnswerSyntax(searchOf: definition))
    let inner = try definition.kind.make(
      ProviderContext(
        id: definition.name, settings: settings, secrets: recorder.standIns, transport: recorder,
        clock: clock, tokens: recorder))
    let provider = SteadyProvider(inner, pages: max(1, pages), waits: true)
    try await provider.prepare()
    let walk = await PageWalk(
      provider: provider, query: query, wanted: .max / 2, clock: clock
    ).run()
    if let error = walk.error, walk.accepted.isEmpty, recorder.exchanges.isEmpty { throw error }
    if let error = walk.error, error.code == .cancelled { throw error }
    let noun = walk.pages.asked == 1 ? "page" : "pages"
    var recorded = RecordedCase(
      name: name ?? "\(query.inWords) on \(walk.pages.asked) \(noun)", query: query,
      settings: recordedSettings, exchanges: [])
    // A limit that the pages fill exactly ends a replay where the live walk was cut off.
    recorded.query.limit = max(1, walk.accepted.count + (provider.wasCut ? 0 : 1))
    if let first = walk.accepted.first, provider.descriptor.capabilities.contains(.detail) {
      _ = try? await provider.recipe(for: first.listing.id)
      recorded.expect.recipe = ["id": .string(first.listing.id.id)]
    }
    guard recorder.notes.isEmpty else {
      throw ProviderError(.invalidResponse, recorder.notes[0], fix: "record fewer pages")
    }
    recorded.exchanges = recorder.exchanges
    let expected = try await withExpectations(recorded)
    return (expected, walk.accepted.isEmpty ? walk.error : nil)
  }

  /// Refuses words that would be taken for the stand-in of a secret.
  private func refuseStandIns(_ query: SearchQuery) throws(ProviderError) {
    let texts = [query.text] + query.include + query.exclude
    for name in secrets.keys
    where texts.contains(where: { $0.contains(Placeholders.standIn(name)) }) {
      throw ProviderError(
        .misconfigured, "the words hold {\(name)}, which stands for a secret in recordings",
        fix: "record with other words")
    }
  }

  /// The case with what a replay makes of it, so that a recording always passes as it is made.
  private func withExpectations(_ recorded: RecordedCase) async throws -> RecordedCase {
    var recorded = recorded
    let replay = try CaseReplay(definition, recorded)
    let walk = await replay.walk(recorded.query)
    let placeholders = Placeholders(secrets: [:], baseURL: replay.base.text)
    func hidden(_ object: JSONObject) -> JSONObject {
      Placeholders.map(.object(object), placeholders.record).objectValue ?? object
    }
    let recipe = recorded.expect.recipe?["id"]?.stringValue
    recorded.expect = RecordedExpectation(
      status: CaseComparison.status(of: walk),
      listings: walk.accepted.map { hidden(ListingJSON.object($0.listing)) }, total: walk.total,
      requests: replay.transport.requests.count,
      errorContains: walk.error.map { placeholders.record($0.message) })
    if let recipe {
      let id = ListingID(provider: "recorded", id: recipe)
      if let found = try? await replay.provider.recipe(for: id) {
        recorded.expect.recipe = hidden(ListingJSON.object(found))
      }
    }
    return recorded
  }

  /// The header fields that the definition reads.
  private var headerNames: [String] {
    var places = definition.paging.endPlaces
    switch definition.paging.style {
    case .next(let place, _): places.append(place)
    case .cursor(.answer(let place)): places.append(place)
    default: break
    }
    for case .token(let rules) in definition.auth where rules.token.isCookies {
      places.append(rules.token)
    }
    places += definition.errors.compactMap { $0.retryAfter?.place }
    let quota = definition.politeness.quotaHeaders
    return places.flatMap(\.each).compactMap { place in
      if case .header(let field) = place { field.name } else { nil }
    } + [quota?.left, quota?.used, quota?.limit].compactMap { $0 }
  }

  /// The settings that a replay needs: neither the address nor a user's name.
  private var recordedSettings: JSONObject {
    var recorded = JSONObject()
    let users = definition.auth.compactMap { scheme in
      switch scheme {
      case .basic(let username, _), .digest(let username, _): username
      default: nil
      }
    }
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) where name != "baseURL" {
      recorded[name] = users.contains(name) ? .string("user") : value
    }
    return recorded
  }
}

extension SearchQuery {
  /// What is asked for, such as `soup with leek without egg within 30 minutes`.
  fileprivate var inWords: String {
    var parts = text.isEmpty ? [] : [text]
    if !include.isEmpty { parts.append("with " + include.joined(separator: ", ")) }
    if !exclude.isEmpty { parts.append("without " + exclude.joined(separator: ", ")) }
    for limit in QueryFilter.limits {
      guard let number = self[keyPath: limit.number] else { continue }
      parts.append("\(limit.wish) \(number) \(limit.unit)")
    }
    if !diets.isEmpty { parts.append("for " + diets.map(\.rawValue).joined(separator: ", ")) }
    return parts.isEmpty ? "no words" : parts.joined(separator: " ")
  }
}

extension ProviderError {
  /// Whether the service did not answer what it was asked, so that nothing is known of its answers.
  fileprivate var isRefusal: Bool {
    switch code {
    case .drift, .invalidResponse, .pagingLoop, .notFound: false
    case .httpError: (httpStatus ?? 500) >= 500
    default: true
    }
  }
}

/// A provider that is asked one page at a time, and only for the first few.
final class SteadyProvider: RecipeProvider {
  private let inner: any RecipeProvider
  private let pages: Int
  private let waits: Bool
  private let hidden: Capabilities
  private let state = Mutex<(asked: Int, wasCut: Bool)>((0, false))

  /// Wraps a provider.
  /// - Parameters:
  ///   - inner: who is asked.
  ///   - pages: after how many pages the list is taken to end.
  ///   - waits: whether the pause between requests that the provider wants is kept.
  ///   - hidden: capabilities that are not claimed.
  init(
    _ inner: any RecipeProvider, pages: Int = .max, waits: Bool, hiding hidden: Capabilities = []
  ) {
    self.inner = inner
    self.pages = pages
    self.waits = waits
    self.hidden = hidden
  }

  /// Whether the list went on behind the last page that was asked for.
  var wasCut: Bool { state.withLock { $0.wasCut } }

  var descriptor: ProviderDescriptor {
    var descriptor = inner.descriptor
    descriptor.politeness = Politeness(
      minimumInterval: waits ? descriptor.politeness.minimumInterval : .zero)
    descriptor.capabilities.subtract(hidden)
    return descriptor
  }

  func prepare() async throws { try await inner.prepare() }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    let number = state.withLock { state in
      state.asked += 1
      return state.asked
    }
    var answer = try await inner.search(query, page: page)
    // A list that begins with gaps is followed to where they end, for only then it is known to be
    // empty.
    let isGap = answer.listings.isEmpty && answer.drops.isEmpty
    if number >= pages, answer.next != nil, !isGap {
      answer.next = nil
      state.withLock { $0.wasCut = true }
    }
    return answer
  }

  func recipe(for id: ListingID) async throws -> Recipe { try await inner.recipe(for: id) }
}
