import PotluckSupport

/// A value behind a lock, with a condition that threads can wait for.
///
/// `Synchronization.Mutex` cannot be waited on, and the reader and the writer are threads of their
/// own, so that neither is ever behind the work.
final class ConditionLock<State>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var state: State

  init(_ state: sending State) {
    self.state = state
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Uses the value, alone.
  func withLock<Value>(_ body: (inout State) -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&state)
  }

  /// Uses the value as soon as a condition holds; the thread sleeps until then.
  func wait<Value>(until holds: (State) -> Bool, _ body: (inout State) -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !holds(state) { pthread_cond_wait(condition, mutex) }
    return body(&state)
  }

  /// Waits for a condition, but not longer than a time.
  /// - Returns: whether it holds.
  @discardableResult
  func wait(until holds: (State) -> Bool, atMost limit: Duration) -> Bool {
    var deadline = timespec()
    clock_gettime(CLOCK_REALTIME, &deadline)
    let (seconds, attoseconds) = limit.components
    let nanoseconds = Int64(deadline.tv_nsec) + attoseconds / 1_000_000_000
    deadline.tv_sec += Int(seconds + nanoseconds / 1_000_000_000)
    deadline.tv_nsec = Int(nanoseconds % 1_000_000_000)
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !holds(state) {
      guard pthread_cond_timedwait(condition, mutex, &deadline) == 0 else { return holds(state) }
    }
    return true
  }

  /// Wakes all who wait, to look again.
  func signal() { pthread_cond_broadcast(condition) }
}

/// A thread of its own, outside the pool that tasks share: it may block.
enum BlockingThread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread that ends with its work.
  static func start(_ work: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(work)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(
        &thread, nil,
        { argument in
          Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
          return nil
        }, body)
      if code == 0, let thread { pthread_detach(thread) }
    #else
      var thread = pthread_t()
      let code = pthread_create(
        &thread, nil,
        { argument in
          if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
          return nil
        }, body)
      if code == 0 { pthread_detach(thread) }
    #endif
    precondition(code == 0, "no thread can be started: error \(code)")
  }
}
