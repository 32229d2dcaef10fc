import PotluckSupport
import RecipeModel
import RecipeProviderKit

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
      if keepsEnd, (error as? ProviderError)?.isPlausibleEnd == true {
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
      Task { _ = await responses.seal() }
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
    let hint =
      isProbed(now: now) && now >= (suspension?.until ?? now)
      ? "another search is trying it now"
      : "asked again after \(Duration.milliseconds(wait).spanText)"
    return ProviderError(
      .suspended, "left alone since it failed \(since)\(why)",
      hint: "\(hint); `potluck providers reset \(id)` asks now",
      retryAfter: .milliseconds(wait))
  }
}
