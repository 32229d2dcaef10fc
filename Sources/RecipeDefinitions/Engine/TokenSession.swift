import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// The token of one source: fetched when it is first needed, kept, and fetched again when it ends.
///
/// However many requests need one, there is one log-in at a time. What a source refuses is
/// remembered, in the store too, because some count log-ins and lock the account.
actor TokenSession {
  /// For how long nobody logs in again after a refusal, in milliseconds: eight times a day at most.
  static let pause: Int64 = 3 * 3_600_000
  /// How long before its end a token is no longer used, in milliseconds.
  private static let margin: Int64 = 60_000

  /// A token as a request carries it.
  struct Issued: Sendable {
    let secret: Secret
    /// Covers the token where an answer repeats it.
    let redaction: Redaction
    /// Whether it was fetched for this request.
    var isFresh: Bool
  }

  private struct Flight {
    let number: Int
    let outcome = Promise<Issued>()
    var task: Task<Void, Never>?
    var waiting = 0
  }

  /// How requests carry the token.
  nonisolated let carrier: TokenCarrier
  private let request: TokenRequest
  private let store: any TokenStore
  private let key: TokenKey
  private let now: @Sendable () -> Int64
  private var current: SourceToken?
  private var issued: Issued?
  private var flight: Flight?
  private var lastFlight = 0

  /// Prepares a session; nothing is asked.
  init(
    _ request: TokenRequest, store: any TokenStore, provider: String,
    now: @escaping @Sendable () -> Int64 = { Int64(time(nil)) * 1_000 }
  ) {
    carrier = request.grant.rules.carrier
    self.request = request
    self.store = store
    self.now = now
    key = TokenKey(
      provider: provider, material: request.grant.material(at: request.setup.base))
  }

  /// The token that is at hand, whether or not it still serves; nil before the first one.
  var secret: Secret? { current?.secret }

  /// A token that serves, fetched where there is none; another than `refused`, which the source has
  /// refused.
  /// - Throws: ``ProviderError``: what the log-in came to, now or within ``pause``; or
  ///   `CancellationError`.
  func token(replacing refused: Secret? = nil) async throws -> Issued {
    if let usable = usable(current, replacing: refused) { return usable }
    let flight = join(replacing: refused)
    guard let outcome = await flight.outcome.outcome() else {
      leave(flight)
      throw CancellationError()
    }
    let issued = try outcome.get()
    // Whoever came first may not have known that this one is refused.
    return issued.secret == refused ? try await token(replacing: refused) : issued
  }

  /// Whether a refused token may be replaced: at 403 only when it is old, because a source may refuse
  /// some things to an account for good.
  func mayReplace(_ secret: Secret, refusedWith status: Int?) -> Bool {
    guard let current, current.secret == secret, status == 403 else { return true }
    return abs(now() - current.fetched) >= Self.pause
  }

  /// Remembers that the source refuses a token that it has just given, so that nobody logs in again
  /// for a while.
  func note(refusalOf secret: Secret, _ error: ProviderError) async {
    guard current?.secret == secret else { return }
    current?.refusal = SourceToken.Refusal(error.message, until: now() + Self.pause)
    await store.keep(current, for: key)
  }

  /// Remembers that the source takes a token.
  func note(acceptanceOf secret: Secret) async {
    guard current?.secret == secret, current?.refusal != nil else { return }
    current?.refusal = nil
    await store.keep(current, for: key)
  }

  // MARK: One log-in at a time

  private func join(replacing refused: Secret?) -> Flight {
    if let flight {
      self.flight?.waiting += 1
      return flight
    }
    lastFlight += 1
    var flight = Flight(number: lastFlight)
    flight.waiting = 1
    let (number, outcome) = (flight.number, flight.outcome)
    flight.task = Task {
      let result: Result<Issued, any Error>
      do { result = .success(try await self.fetch(replacing: refused)) } catch {
        result = .failure(error)
      }
      self.land(number)
      outcome.keep(result)
    }
    self.flight = flight
    return flight
  }

  private func land(_ number: Int) {
    if flight?.number == number { flight = nil }
  }

  /// Leaves the others waiting; the last one to leave cancels the log-in.
  private func leave(_ left: Flight) {
    guard flight?.number == left.number else { return }
    flight?.waiting -= 1
    guard flight?.waiting == 0 else { return }
    flight?.task?.cancel()
    flight = nil
  }

  // MARK: Fetching

  private func fetch(replacing refused: Secret?) async throws -> Issued {
    // Another process, or another search of this one, may have logged in meanwhile.
    let kept = await store.token(for: key)
    current = kept
    if let usable = usable(kept, replacing: refused) { return usable }
    if let refusal = kept?.refusal, kept?.secret == nil || kept?.secret == refused,
      refusal.until > now(), refusal.until <= now() + Self.longestPause
    {
      throw remembered(refusal)
    }
    do {
      switch try await request.send() {
      case .token(let secret, let seconds):
        let time = now()
        current = SourceToken(
          secret, fetched: time,
          expires: seconds.map { time + Int64(max(0, min($0, 1e10)) * 1_000) })
        await store.keep(current, for: key)
        return issue(secret, isFresh: true)
      case .refused(let error):
        await remember(error, for: Self.pause)
        throw error
      }
    } catch let error as ProviderError where error.code == .rateLimited {
      let asked = error.retryAfter?.components.seconds ?? 900
      await remember(error, for: min(max(1, asked) * 1_000, Self.longestPause))
      throw error
    }
  }

  /// The longest time that a source may ask for, in milliseconds: a day.
  private static let longestPause: Int64 = 86_400_000

  private func remember(_ error: ProviderError, for pause: Int64) async {
    let time = now()
    current = SourceToken(
      nil, fetched: time, refusal: SourceToken.Refusal(error.message, until: time + pause))
    await store.keep(current, for: key)
  }

  private func remembered(_ refusal: SourceToken.Refusal) -> ProviderError {
    let minutes = max(1, (refusal.until - now() + 59_999) / 60_000)
    return ProviderError(
      .unauthorized, refusal.message,
      fix: "nobody logs in again for \(minutes) minutes, unless the secrets change or "
        + "`potluck providers reset \(key.provider)` allows it")
  }

  private func usable(_ token: SourceToken?, replacing refused: Secret?) -> Issued? {
    guard let token, let secret = token.secret, secret != refused else { return nil }
    if let expires = token.expires {
      // A token that lasts less than two minutes serves for half of its time.
      let margin = min(Self.margin, max(0, expires - token.fetched) / 2)
      guard now() < expires - margin else { return nil }
    }
    return issue(secret, isFresh: false)
  }

  /// The bytes of the shortest value of a cookie that is a secret by itself.
  private static let shortestValue = 16

  private func issue(_ secret: Secret, isFresh: Bool) -> Issued {
    if let issued, issued.secret == secret {
      return Issued(secret: secret, redaction: issued.redaction, isFresh: isFresh)
    }
    // A shorter value is a word such as `true`, which answers hold by themselves.
    let parts =
      carrier.isCookies
      ? LoginCookies.values(in: secret.exposed).filter { $0.utf8.count >= Self.shortestValue }
        .map(Secret.init) : []
    let new = Issued(secret: secret, redaction: Redaction([secret] + parts), isFresh: isFresh)
    issued = new
    return new
  }
}
