import PotluckSupport
import RecipeRendering
import Synchronization

/// What searches of the page have brought, so that equal ones are made once: those of all clients at
/// one time, and those of one user within half a minute.
///
/// Merging the entries of twenty sources takes longer than everything else that a page takes. Only the
/// token of its forms differs between the sessions of one user.
final class FoundLists: Sendable {
  /// What a search brought.
  struct Found: Sendable {
    /// Its list, and what became of the sources, without the token of its forms.
    var list: HTMLTemplate
    /// Whether each source has answered: else the next request asks again.
    var isWhole: Bool
    /// Whether it is in the history, if anything is.
    var isSettled: Bool
    /// Until when it may be shown again, in seconds since 1970.
    var end: Int
  }

  /// How long what was found is shown again, in seconds.
  static let lifetime = 30

  private let kept = Shelf<Found>(most: 64)
  private let pages = Coalescer<Found>()
  private let streams = Coalescer<Found>()
  private let listeners = Mutex<[String: (events: LiveEvents, count: Int)]>([:])

  /// How many requests wait for searches of the page.
  var waiting: Int { pages.waiting + streams.waiting }

  /// What was found under a name and can be shown again.
  subscript(_ name: String) -> Found? {
    kept[name].flatMap { $0.end > Site.now ? $0 : nil }
  }

  /// Keeps what was found where it is whole.
  func put(_ found: Found, under name: String) {
    if found.isWhole { kept.put(found, under: name) }
  }

  /// What a search brings that is made for a page.
  func page(
    _ name: String, _ search: @escaping @Sendable () async throws -> Found
  ) async throws -> Found {
    if let known = self[name] { return known }
    return try await pages.answer(for: name) { [self] in
      let found = try await search()
      put(found, under: name)
      return found
    }
  }

  /// What a search brings, which sends events while it goes on.
  /// - Parameters:
  ///   - name: what equal searches of one user share.
  ///   - send: takes the events, also those that came before.
  ///   - search: makes the search, unless an equal one is under way.
  /// - Returns: what was found.
  /// - Throws: what the search throws; `CancellationError`.
  func stream(
    _ name: String, _ send: @escaping @Sendable (LiveEvents.Event) -> Void,
    _ search: @escaping @Sendable (LiveEvents) async throws -> Found
  ) async throws -> Found {
    if let known = self[name] { return known }
    let events = enter(name)
    let place = events.listen(send)
    defer {
      events.leave(place)
      leave(name)
    }
    return try await streams.answer(for: name) { [self] in
      let found = try await search(events)
      put(found, under: name)
      return found
    }
  }

  private func enter(_ name: String) -> LiveEvents {
    listeners.withLock { listeners in
      let known = listeners[name] ?? (LiveEvents(), 0)
      listeners[name] = (known.events, known.count + 1)
      return known.events
    }
  }

  private func leave(_ name: String) {
    listeners.withLock { listeners in
      listeners[name]?.count -= 1
      if listeners[name]?.count == 0 { listeners[name] = nil }
    }
  }
}

/// The events of a search that several clients have asked for.
final class LiveEvents: Sendable {
  /// An event without the token of its forms.
  struct Event: Sendable {
    var name: String
    var content: HTMLTemplate
  }

  private struct State {
    var last: [String: Event] = [:]
    var listeners: [Int: @Sendable (Event) -> Void] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  /// Sends an event to all who listen; whoever begins later gets the last event of each name.
  func send(_ event: Event) {
    state.withLock { state in
      state.last[event.name] = event
      for send in state.listeners.values { send(event) }
    }
  }

  /// Begins to listen.
  /// - Returns: the place to be left by ``leave(_:)``.
  func listen(_ send: @escaping @Sendable (Event) -> Void) -> Int {
    state.withLock { state in
      for event in state.last.values { send(event) }
      state.next += 1
      state.listeners[state.next] = send
      return state.next
    }
  }

  /// Ends listening.
  func leave(_ place: Int) { state.withLock { $0.listeners[place] = nil } }
}
