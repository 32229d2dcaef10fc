import PotluckSupport
import RecipeModel
import RecipeProviderKit
import Synchronization

/// A provider that is left alone while its source is suspended, whose answers are kept, and whose
/// listings hold no secrets.
struct ResilientProvider: RecipeProvider {
  let inner: any RecipeProvider
  let source: Source
  let core: ResilienceCore

  var descriptor: ProviderDescriptor { inner.descriptor }

  func prepare() async throws {
    let access = await core.admit(source)
    source.admission.givePass(access, now: core.now())
    try await run(access) { try await inner.prepare() }
    source.politeness = inner.descriptor.politeness
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    let isFirst = page == inner.descriptor.paging.first
    let access = isFirst ? await beginning() : source.admission.standing
    var result = try await run(access, keepsEnd: !isFirst, isWhole: { $0.shortfall == nil }) {
      try await inner.search(query, page: page)
    }
    if let secrets = source.listingSecrets { result.listings = result.listings.map { secrets($0) } }
    return result
  }

  func recipe(for id: ListingID) async throws -> Recipe {
    let recipe = try await run(await beginning()) { try await inner.recipe(for: id) }
    return source.listingSecrets?(recipe) ?? recipe
  }

  /// What a call may do that is not the continuation of another one.
  private func beginning() async -> Access {
    if let access = source.admission.takePass(now: core.now()) { return access }
    return await core.admit(source)
  }

  /// Runs one call, and keeps the answers that it understood.
  ///
  /// `keepsEnd` says whether a failure may be the end of a list, `isWhole` whether the result is all
  /// that there should be.
  private func run<Success: Sendable>(
    _ access: Access, keepsEnd: Bool = false, isWhole: (Success) -> Bool = { _ in true },
    _ operation: @Sendable () async throws -> Success
  ) async throws -> Success {
    var suspension: ProviderError?
    if case .leaveAlone(let record) = access {
      let error = record.suspendedError(id: source.id, now: core.now())
      // Without a transport of ours there are no kept answers, and the call itself would ask.
      guard source.isHTTP, core.cache == .standard else { throw error }
      suspension = error
    }
    let context = CacheContext(isStoreOnly: suspension != nil)
    do {
      let result = try await CacheContext.$current.withValue(context, operation: operation)
      await core.keep(context, of: source, briefly: !isWhole(result))
      return result
    } catch {
      if let suspension, context.missed { throw suspension }
      if keepsEnd, let error = error as? ProviderError,
        error.isPlausibleEnd || descriptor.paging.mayEnd(with: error)
      {
        await core.keep(context, of: source, briefly: true)
      }
      throw error
    }
  }
}

extension ResilienceCore {
  /// Whether a search that begins now may ask the source.
  ///
  /// A healthy source costs one look at the ledger; only one whose suspension has run out costs a
  /// change of it.
  func admit(_ source: Source) async -> Access {
    guard cache != .offline else { return .ask }
    if source.isHTTP, cache != .off {
      // The kept answers are looked for next; their file is opened while the ledger's is.
      Task { _ = await responses.mark() }
    }
    let key = await source.key(in: ledger)
    let record = await ledger.record(for: key)
    guard record.validSuspension(now: now()) != nil else {
      source.admission.record(.ask, isProbe: false)
      return .ask
    }
    let (now, owner) = (now(), owner)
    let lease = options.probeLease.milliseconds
    let isClosed = record.isClosed(now: now)
    let (admission, latest) =
      isClosed
      ? (.closed, record)
      : await ledger.update(key) { record in
        let admission = record.admit(owner: owner, now: now, lease: lease)
        return (admission, record)
      }
    let access = admission == .closed ? Access.leaveAlone(latest) : .ask
    source.admission.record(access, isProbe: admission == .probe)
    return access
  }
}

extension SourceRecord {
  /// What a search is told whose source is left alone.
  func suspendedError(id: String, now: Int64) -> ProviderError {
    let wait = max(0, (opens(now: now) ?? now) - now)
    let since = suspension.map { Duration.milliseconds(now - $0.since).agoText } ?? "before"
    let why = failure.map { ": \($0.message)" } ?? ""
    let fix =
      isProbed(now: now) && now >= (suspension?.until ?? now)
      ? "another search is trying it now"
      : "asked again after \(Duration.milliseconds(wait).spanText)"
    return ProviderError(
      .suspended, "left alone since it failed \(since)\(why)",
      fix: "\(fix); `potluck providers reset \(id)` asks now",
      retryAfter: .milliseconds(wait))
  }
}

/// Whether a source may be asked.
enum Access: Sendable, Hashable {
  /// Requests may be made.
  case ask
  /// The source is left alone; only kept answers are given.
  case leaveAlone(SourceRecord)
}

/// What the last look at a source's health allowed, for the later pages of a walk.
final class AdmissionState: Sendable {
  /// For how long the look of `prepare()` serves the first page behind it, in milliseconds.
  private static let passTime: Int64 = 30_000

  private struct State {
    var last = Access.ask
    var holdsProbe = false
    var pass: (access: Access, until: Int64)?
  }

  private let state = Mutex(State())

  /// Whether this process tries out a suspended source.
  var holdsProbe: Bool { state.withLock { $0.holdsProbe } }

  /// What later pages of a walk may do.
  var standing: Access { state.withLock { $0.holdsProbe ? .ask : $0.last } }

  func record(_ access: Access, isProbe: Bool) {
    state.withLock {
      $0.last = access
      if isProbe { $0.holdsProbe = true }
    }
  }

  /// Lets the next first page do the same.
  func givePass(_ access: Access, now: Int64) {
    state.withLock { $0.pass = (access, now + Self.passTime) }
  }

  /// What `prepare()` was allowed a moment ago; once.
  func takePass(now: Int64) -> Access? {
    state.withLock { state in
      defer { state.pass = nil }
      guard let pass = state.pass, now <= pass.until, now > pass.until - 2 * Self.passTime else {
        return nil
      }
      return pass.access
    }
  }

  /// Forgets all; called when effects have been settled.
  func clear() { state.withLock { $0 = State() } }
}
