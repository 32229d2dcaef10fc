import PotluckSupport
import RecipeKeeping
import Synchronization

/// Fetches pictures, a few at a time, and goes on when nobody waits any longer.
///
/// A browser opens six connections to a server. Were each of them to wait for a slow picture, the
/// next search would wait for all of them.
final class PictureFetches: Sendable {
  /// How long a request waits for a picture.
  static let patience = Duration.seconds(1)
  /// The most fetches under way, and the most of them from one host.
  static let (most, mostOfHost) = (8, 3)
  /// The most pictures that are under way or in line; beyond them none is fetched.
  static let mostInLine = 200

  /// A host's fetches.
  private struct Host {
    let places = AsyncSemaphore(PictureFetches.mostOfHost)
    var pictures = 0
    /// Whether somebody has waited for it in vain: then nobody waits until one of its pictures comes.
    var isSlow = false
  }

  private struct State {
    var pictures: [UserScoped<String>: Promise<PictureCache.Picture>] = [:]
    var hosts: [String: Host] = [:]
  }

  private let places = AsyncSemaphore(PictureFetches.most)
  private let state = Mutex(State())

  /// The picture under a key, if it comes in time; else it is fetched on for the next request.
  /// - Parameters:
  ///   - key: what equal requests share.
  ///   - link: its address.
  ///   - fetch: gets the picture and puts it where the next request finds it.
  /// - Returns: the picture; nil when it takes longer.
  func picture(
    _ key: UserScoped<String>, at link: String,
    _ fetch: @escaping @Sendable () async -> PictureCache.Picture
  ) async -> PictureCache.Picture? {
    let host = Piece.host(link)
    guard let (promise, waits) = join(key, host, fetch) else { return nil }
    guard waits else { return try? promise.kept?.get() }
    let deadline = ContinuousClock.now + Self.patience.patient
    if let picture = try? await Deadline.race(deadline, promise.value) { return picture }
    if !Task.isCancelled { state.withLock { $0.hosts[host]?.isSlow = true } }
    return nil
  }

  /// Joins the fetch of a picture, or begins it; nil where too many are in line.
  private func join(
    _ key: UserScoped<String>, _ host: String,
    _ fetch: @escaping @Sendable () async -> PictureCache.Picture
  ) -> (promise: Promise<PictureCache.Picture>, waits: Bool)? {
    state.withLock { state in
      if let promise = state.pictures[key] { return (promise, state.hosts[host]?.isSlow != true) }
      guard state.pictures.count < Self.mostInLine else { return nil }
      let promise = Promise<PictureCache.Picture>()
      var entry = state.hosts[host] ?? Host()
      entry.pictures += 1
      state.hosts[host] = entry
      state.pictures[key] = promise
      begin(key, host, entry.places, promise, fetch)
      return (promise, !entry.isSlow)
    }
  }

  private func begin(
    _ key: UserScoped<String>, _ host: String, _ hostPlaces: AsyncSemaphore,
    _ promise: Promise<PictureCache.Picture>,
    _ fetch: @escaping @Sendable () async -> PictureCache.Picture
  ) {
    Task {
      // Nobody cancels the task, so that each gets its place.
      let picture = try? await hostPlaces.withPlace {
        try await self.places.withPlace { await fetch() }
      }
      end(key, host)
      if let picture { promise.keep(.success(picture)) }
    }
  }

  private func end(_ key: UserScoped<String>, _ host: String) {
    state.withLock { state in
      state.pictures[key] = nil
      state.hosts[host]?.pictures -= 1
      state.hosts[host]?.isSlow = false
      if state.hosts[host]?.pictures == 0 { state.hosts[host] = nil }
    }
  }
}
