import RecipeModel

#if PostgreSQL
  import Dispatch
  import PotluckSupport
  import RecipeStore
  import Synchronization

  /// A few connections to one database, each with a thread of its own while it is used.
  ///
  /// When the database is away, work fails at once, and one thread looks for it in the background;
  /// work goes on by itself once it is back.
  final class DatabasePool: Sendable {
    /// How long work may wait for the database.
    enum Effort {
      /// Two seconds: memory will do instead. What is written may be lost when the server's machine
      /// fails within the next moment.
      case quick
      /// Two seconds; what is written is on the disk.
      case counted
      /// Ten seconds; what is written is on the disk.
      case careful

      /// How its transaction begins.
      ///
      /// Whoever waits for a lock, or for a statement that takes long, learns that from the database
      /// before the connection is given up: a busy database is not one that is away. It is said in each
      /// transaction, as a pooler such as PgBouncer gives every transaction another connection.
      var beginning: String {
        switch self {
        case .quick: "BEGIN; \(Self.soon); SET LOCAL synchronous_commit = off"
        case .counted: "BEGIN; \(Self.soon)"
        case .careful:
          "BEGIN; SET LOCAL statement_timeout = '9s'; SET LOCAL lock_timeout = '5s'"
        }
      }

      private static let soon =
        "SET LOCAL statement_timeout = '1800ms'; SET LOCAL lock_timeout = '1500ms'"
    }

    /// The most connections of one process.
    static let most = 8
    /// After so long a connection is made anew.
    private static let lifetime = Duration.seconds(1_800)
    /// How long the search for a database that is away pauses, at first and at most.
    private static let pauses = (first: 250, most: 2_000)

    private final class Slot: @unchecked Sendable {
      let queue = DispatchQueue(label: "potluck.postgresql")
      /// Touched on the queue alone.
      var session: DatabaseSession?
    }

    /// Whether the task that asked for some work is gone.
    private final class Abandonment: Sendable {
      let flag = Atomic(false)
    }

    private struct State {
      var idle: [Slot] = []
      var away: DatabaseFailure?
      var identity: DatabaseIdentity?
      var notices: [Failure] = []
      var isOver = false
    }

    private let text: ConnectionText
    /// What fingerprints are made with; nil where no instance has one.
    let key: StoreKey?
    private let state = Mutex(State())
    private let places = AsyncSemaphore(most)
    private let offset = Atomic<Int64>(0)
    private let log: @Sendable (String) -> Void

    /// Prepares a pool; nothing is opened before it is needed.
    init(_ text: ConnectionText, key: StoreKey?, log: @escaping @Sendable (String) -> Void) {
      (self.text, self.key, self.log) = (text, key, log)
      guard key == nil else { return }
      state.withLock {
        $0.notices.append(
          Failure(
            .storage,
            "there is no key for what instances remember together",
            fix: "name a variable with 32 characters or more: \"store\": {\"key\": {\"env\": …}}; "
              + "until then answers and the health of sources are each instance's own"))
      }
    }

    /// Ends the search for a database that is away; connections end with their last use.
    func close() {
      state.withLock { state in
        state.isOver = true
        state.idle = []
      }
    }

    /// What a person should know: that the database is, or was, away.
    var notices: [Failure] { state.withLock(\.notices) }

    /// What the database is known by, and its words; asks for it where that is not known.
    func identity() async throws -> DatabaseIdentity {
      if let identity = state.withLock({ $0.identity }) { return identity }
      try await run(.quick) { _ in }
      guard let identity = state.withLock({ $0.identity }) else {
        throw DatabaseFailure(message: "it has no words")
      }
      return identity
    }

    /// The database's time in milliseconds since 1970, by which all instances count.
    func now() -> Int64 { Self.systemTime() + offset.load(ordering: .relaxed) }

    /// Runs work in a transaction, again when others were in its way.
    ///
    /// A task that is cancelled leaves at once; its work is undone, or has come to its end.
    /// - Throws: ``DatabaseFailure``; `CancellationError`; what the work throws.
    @discardableResult
    func run<Value: Sendable>(
      _ effort: Effort, _ work: @escaping @Sendable (DatabaseSession) throws -> Value
    ) async throws -> Value {
      if let failure = state.withLock({ $0.away }) { throw failure }
      try await places.acquire()
      let slot = state.withLock { $0.idle.popLast() } ?? Slot()
      let promise = Promise<Value>()
      let abandonment = Abandonment()
      slot.queue.async {
        let outcome = Result {
          try self.attempt(effort, slot) { session in
            session.isAbandoned = { abandonment.flag.load(ordering: .relaxed) }
            defer { session.isAbandoned = nil }
            return try work(session)
          }
        }
        self.state.withLock { if !$0.isOver { $0.idle.append(slot) } }
        self.places.release()
        promise.keep(outcome)
      }
      return try await withTaskCancellationHandler {
        try await promise.value()
      } onCancel: {
        abandonment.flag.store(true, ordering: .relaxed)
      }
    }

    // MARK: On a slot's queue

    private func attempt<Value>(
      _ effort: Effort, _ slot: Slot, _ work: (DatabaseSession) throws -> Value
    ) throws -> Value {
      var tries = 0
      while true {
        tries += 1
        var hasBegun = false
        do {
          let session = try session(of: slot)
          session.patience = effort == .careful ? .seconds(10) : .seconds(2)
          try session.script(effort.beginning)
          hasBegun = true
          let value = try work(session)
          try session.script("COMMIT")
          return value
        } catch let failure as DatabaseFailure where failure.isLost {
          let wasOpen = slot.session != nil
          slot.session = nil
          // A connection that was cut while nobody used it says nothing of the database.
          if wasOpen, !hasBegun, tries == 1 { continue }
          // One answer that does not come says nothing of a database that takes another connection.
          if failure.isSilence, let session = try? connected() {
            slot.session = session
            throw DatabaseFailure(state: DatabaseFailure.cancelled, message: failure.message)
          }
          lose(failure)
          throw failure
        } catch {
          do { try slot.session?.script("ROLLBACK") } catch { slot.session = nil }
          guard (error as? DatabaseFailure)?.isPassing == true, tries < 4 else { throw error }
        }
      }
    }

    private func session(of slot: Slot) throws(DatabaseFailure) -> DatabaseSession {
      if let failure = state.withLock({ $0.away }) { throw failure }
      if let session = slot.session, ContinuousClock.now - session.opened < Self.lifetime {
        return session
      }
      slot.session = nil
      let session = try connected()
      slot.session = session
      return session
    }

    /// A connection whose database is made ready.
    private func connected() throws(DatabaseFailure) -> DatabaseSession {
      let session = try DatabaseSession(text)
      do throws(DatabaseFailure) {
        try session.script(
          """
          SET statement_timeout = '9s'; SET lock_timeout = '5s';
          SET idle_in_transaction_session_timeout = '5s'; SET TimeZone = 'UTC'
          """)
        let identity = try DatabaseSchema.prepare(session)
        let start = Self.systemTime()
        let clock = try session.run(
          "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        let middle = start + (Self.systemTime() - start) / 2
        offset.store((clock.first?.integer(0) ?? middle) - middle, ordering: .relaxed)
        let isOther = state.withLock { state in
          if state.identity == nil { state.identity = identity }
          return state.identity != identity
        }
        if isOther {
          throw DatabaseFailure(
            state: DatabaseFailure.refused,
            message: "it is another database than when this program began; start it anew")
        }
        return session
      } catch {
        // What keeps the tables from being made keeps everything from being done.
        throw DatabaseFailure(
          state: error.isLost ? error.state : DatabaseFailure.refused,
          message: text.masked(error.message))
      }
    }

    // MARK: Away and back

    private func lose(_ failure: DatabaseFailure) {
      let isNew = state.withLock { state in
        guard state.away == nil, !state.isOver else { return false }
        state.away = failure
        let notice = Failure(
          .storage,
          "the database cannot be reached: \(failure.message)",
          fix: "until it can, answers and the health of sources are remembered in memory alone")
        if !state.notices.contains(notice) { state.notices.append(notice) }
        return true
      }
      guard isNew else { return }
      log(
        "the database cannot be reached: \(failure.message); "
          + "answers and health are kept in memory until it can")
      DispatchQueue(label: "potluck.postgresql.search").async { self.search() }
    }

    /// Looks for the database until it is back.
    private func search() {
      var pause = Self.pauses.first
      while true {
        usleep(UInt32(pause) * 1_000)
        guard !state.withLock({ $0.isOver }) else { return }
        if let session = try? connected() {
          let slot = Slot()
          slot.session = session
          state.withLock { state in
            state.away = nil
            // Those that idle were cut.
            if state.idle.count < Self.most { state.idle.append(slot) }
          }
          return log("the database is back")
        }
        pause = min(pause * 2, Self.pauses.most)
      }
    }

    private static func systemTime() -> Int64 {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }
  }
#endif
