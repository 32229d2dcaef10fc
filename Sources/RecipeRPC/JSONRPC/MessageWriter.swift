import PotluckSupport

/// The one way to the client: whole messages, one after another, written by one thread at a time.
///
/// Messages are queued as bytes. A thread of its own writes them, because a client may be slow to
/// read; answers that the reader's thread makes at once are written by that thread when the
/// system takes them without waiting, which spares the fast ones a change of threads.
final class MessageWriter: Sendable {
  /// How much may be queued before notifications that may be left out are left out.
  private static let quickLimit = 256 << 10
  /// How much the reader's thread writes by itself at most.
  private static let inlineLimit = 64 << 10
  /// How much may be queued before nothing more is read.
  private static let readLimit = 32 << 20

  private struct State {
    /// How much may be queued before work waits with what it has to send.
    var workLimit = 1 << 20
    var pending: [UInt8] = []
    /// What is in a thread's hands at the moment.
    var writing = 0
    var isWriting = false
    /// How much has been written in all.
    var written = 0
    var isBroken = false
    /// Whether somebody waits until all is written.
    var isDraining = false
    /// Work that waits until the client has caught up.
    var waiting: [Promise<Void>] = []

    var load: Int { pending.count + writing }
  }

  private let descriptor: Int32
  private let state = ConditionLock(State())
  private let recorder: TrafficRecorder?

  /// Creates a writer; ``start(onBreak:)`` begins to write.
  init(descriptor: Int32, recorder: TrafficRecorder? = nil) {
    self.descriptor = descriptor
    self.recorder = recorder
  }

  /// Starts the thread that writes.
  /// - Parameter onBreak: is called once when the client cannot be written to any more.
  func start(onBreak: @escaping @Sendable () -> Void) {
    BlockingThread.start { [self] in
      while let bytes = nextBatch() {
        let isWhole = writeAll(bytes)
        finishBatch(isBroken: !isWhole)
        if !isWhole { return onBreak() }
      }
    }
  }

  /// Queues a message, framed already; `isLater` says that ``flush()`` follows on the same thread.
  func send(_ frame: [UInt8], isLater: Bool = false) {
    recorder?.take(frame)
    state.withLock { state in
      if !state.isBroken { state.pending += frame }
    }
    if !isLater { state.signal() }
  }

  /// Queues a message only when the client keeps up.
  func sendIfQuick(_ frame: [UInt8]) {
    let isQuick = state.withLock { $0.load < Self.quickLimit }
    if isQuick { send(frame) }
  }

  /// Writes what is queued as far as that goes without waiting, and leaves the rest to the writer.
  func flush() {
    let (taken, mustSignal) = state.withLock { state -> ([UInt8]?, Bool) in
      guard !state.pending.isEmpty, !state.isWriting else { return (nil, false) }
      guard state.pending.count <= Self.inlineLimit, SystemCalls.isReadyToWrite(descriptor) else {
        return (nil, true)
      }
      return (Self.take(&state), false)
    }
    guard let taken else {
      if mustSignal { state.signal() }
      return
    }
    var done = 0
    taken.withUnsafeBytes { bytes in
      repeat {
        let size = min(SystemCalls.atomicWrite, bytes.count - done)
        let piece = UnsafeRawBufferPointer(rebasing: bytes[done..<done + size])
        guard let count = SystemCalls.write(descriptor, piece) else { break }
        done += count
      } while done < bytes.count && SystemCalls.isReadyToWrite(descriptor)
    }
    let isOver = state.withLock { state in
      state.isWriting = false
      state.writing = 0
      state.written += done
      // What could not be written is the writer's: it meets a failure too, and tells of it.
      if done < taken.count { state.pending = Array(taken[done...]) + state.pending }
      Self.wake(&state)
      return state.pending.isEmpty && !state.isDraining
    }
    if !isOver { state.signal() }
  }

  /// Waits until the client has read enough for more work to be sent.
  func room() async {
    let turn = state.withLock { state -> Promise<Void>? in
      guard !state.isBroken, state.load >= state.workLimit else { return nil }
      let turn = Promise<Void>()
      state.waiting.append(turn)
      return turn
    }
    guard let turn, await turn.outcome() == nil else { return }
    state.withLock { state in state.waiting.removeAll { $0 === turn } }
  }

  /// Lets work queue as much as is ever queued.
  func widen() {
    state.withLock { state in
      state.workLimit = Self.readLimit
      Self.wake(&state)
    }
  }

  /// How many bytes have been written so far, and whether that is all.
  var progress: (written: Int, isEmpty: Bool) {
    state.withLock { ($0.written, $0.load == 0) }
  }

  /// Whether so much is queued that nothing more should be read.
  /// - Returns: false as soon as there is room again, or after a moment at the latest.
  func isCongested() -> Bool {
    if state.withLock({ $0.load < Self.readLimit }) { return false }
    let hasRoom = state.wait(
      until: { $0.isBroken || $0.load < Self.readLimit }, atMost: .milliseconds(100))
    return !hasRoom
  }

  /// Waits until all is written.
  /// - Returns: whether that came about in time.
  @discardableResult
  func drain(atMost limit: Duration) -> Bool {
    state.withLock { $0.isDraining = true }
    state.signal()
    return state.wait(until: { $0.isBroken || $0.load == 0 }, atMost: limit)
  }

  // MARK: Writing

  private func nextBatch() -> [UInt8]? {
    state.wait(until: { $0.isBroken || (!$0.isWriting && !$0.pending.isEmpty) }) { state in
      state.isBroken ? nil : Self.take(&state)
    }
  }

  private func finishBatch(isBroken: Bool) {
    state.withLock { state in
      state.isWriting = false
      state.writing = 0
      state.isBroken = isBroken
      if isBroken { state.pending = [] }
      Self.wake(&state)
    }
    state.signal()
  }

  private static func take(_ state: inout State) -> [UInt8] {
    let bytes = state.pending
    state.pending = []
    state.isWriting = true
    state.writing = bytes.count
    return bytes
  }

  private static func wake(_ state: inout State) {
    guard !state.waiting.isEmpty, state.isBroken || state.load < state.workLimit else { return }
    for turn in state.waiting { turn.keep() }
    state.waiting = []
  }

  private func writeAll(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        // In pieces, so that it shows whether the client reads at all.
        let size = min(64 << 10, bytes.count - done)
        let piece = UnsafeRawBufferPointer(rebasing: bytes[done..<done + size])
        guard let count = SystemCalls.write(descriptor, piece) else { return false }
        done += count
        state.withLock { $0.written += count }
      }
      return true
    }
  }
}
