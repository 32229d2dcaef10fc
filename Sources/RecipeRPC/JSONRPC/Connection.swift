import PotluckSupport
import RecipeModel
import RecipeProviderKit
import Synchronization

/// One client: reads its messages, lets the handler decide, and answers each request exactly once.
final class Connection: Sendable {
  /// How many requests are worked on at once; the others wait their turn.
  private static let placeCount = 256
  /// How many requests may be open in all; each takes about two kilobytes.
  private static let openLimit = 16_384
  /// How many messages one array may hold: their answers wait for each other.
  private static let batchLimit = 100_000
  /// How deep and how full a message may be: 50 MB of one-digit numbers pass.
  private static let limits = JSONLimits(maxMemory: 1 << 30, demandsValidText: true)

  private struct State {
    var table = RequestTable()
    var hasEnded = false
  }

  private let handler: any MessageHandler
  private let options: StdioOptions
  private let streams: StandardStreams
  private let writer: MessageWriter
  private let inputRecorder: TrafficRecorder?
  private let places = AsyncSemaphore(placeCount)
  /// The requests; whoever holds this lock may use the writer, never the other way round.
  private let state = ConditionLock(State())
  private let ending: AsyncStream<Int32>.Continuation
  private let endings: AsyncStream<Int32>
  private let framing = Mutex(Framing.lines)
  private let watch = ProcessWatch()

  /// Creates a connection; ``run()`` serves it.
  init(_ handler: any MessageHandler, options: StdioOptions, streams: StandardStreams) {
    self.handler = handler
    self.options = options
    self.streams = streams
    inputRecorder = TrafficRecorder.recorder(options.inputMirror, options)
    writer = MessageWriter(
      descriptor: streams.output,
      recorder: TrafficRecorder.recorder(options.outputMirror, options))
    (endings, ending) = AsyncStream.makeStream(of: Int32.self)
  }

  /// Serves the client until its input ends, it says goodbye, or the task is cancelled.
  /// - Returns: the status that the process ends with.
  func run() async -> Int32 {
    writer.start { [self] in
      options.log("the client cannot be written to any more")
      end(1)
    }
    if let process = options.clientProcessID { watchClient(process) }
    BlockingThread.start { [self] in read() }
    let status = await endings.first { _ in true } ?? 1
    watch.stop()
    finish()
    return status
  }

  // MARK: Reading

  private func read() {
    var reader = FrameReader(options.framing)
    let size = 64 << 10
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    defer { chunk.deallocate() }
    var handled = 0
    var pace = Pace()
    while let count = SystemCalls.read(streams.input, into: chunk), count > 0 {
      let bytes = UnsafeRawBufferPointer(rebasing: chunk[..<count])
      reader.feed(bytes)
      while !isOver, let frame = reader.next() {
        if handled == 0, let known = reader.framing { self.framing.withLock { $0 = known } }
        take(frame, &reader)
        handled += 1
        if handled.isMultiple(of: 64), !keepsUp(&pace) { return endOfInput() }
      }
      if let inputRecorder {
        options.learnSecrets()
        inputRecorder.take(bytes, isWhole: isOver || reader.isAtBoundary)
      }
      if !keepsUp(&pace) { return endOfInput() }
      if isOver { return }
    }
    if let frame = reader.atEnd() { take(frame, &reader) }
    inputRecorder?.finish()
    writer.flush()
    endOfInput()
  }

  /// What the client has read, and since when it has read nothing of what is there for it.
  private struct Pace {
    var written = 0
    var idleSince: ContinuousClock.Instant?
  }

  /// Writes what there is, and waits while the client does not read what it asked for.
  /// - Returns: false when it never will: it has closed its end of the input, and reads nothing.
  private func keepsUp(_ pace: inout Pace) -> Bool {
    repeat {
      writer.flush()
      let (written, isEmpty) = writer.progress
      if isEmpty || written != pace.written {
        pace = Pace(written: written)
      } else {
        let now = ContinuousClock.now
        let since = pace.idleSince ?? now
        pace.idleSince = since
        if now - since >= .milliseconds(300), SystemCalls.hasHungUp(streams.input) { return false }
      }
    } while writer.isCongested() && !isOver
    return true
  }

  private func take(_ frame: Frame, _ reader: inout FrameReader) {
    switch frame {
    case .problem(let problem): refuse(WireError(problem))
    case .message(let bytes):
      if bytes.count > 64 << 10 { writer.flush() }
      do throws(JSONParseError) {
        dispatch(try JSON(parsing: bytes, limits: Self.limits))
      } catch {
        reader.distrustLastMessage(from: error.offset)
        refuse(WireError(error))
      }
    }
  }

  private func dispatch(_ value: JSON) {
    guard case .array(let elements) = value else { return dispatch(value, nil) }
    guard handler.rules.allowsBatches() else {
      let error = WireError(.invalidRequest, "an array of messages is not taken here")
      return refuse(error)
    }
    guard !elements.isEmpty else {
      return refuse(WireError(.invalidRequest, "an empty array holds no message"))
    }
    guard elements.count <= Self.batchLimit else {
      let why = "an array may hold \(Self.batchLimit) messages, and this one has \(elements.count)"
      return refuse(WireError(.invalidRequest, why, data: ["kind": "tooLarge"]))
    }
    let batch = BatchAnswer(messages: elements.count)
    for element in elements { dispatch(element, batch) }
  }

  private func dispatch(_ value: JSON, _ batch: BatchAnswer?) {
    switch MessageForm(value, allowsNullID: handler.rules.allowsNullID) {
    case .response: deliver(nil, to: batch)
    case .invalid(let why, let id):
      refuse(WireError(.invalidRequest, why), id, batch)
    case .call(let message):
      if let id = message.id, state.withLock({ $0.table.number(of: id) != nil }) {
        let error = WireError(
          .invalidRequest, "a request with this id is under way", data: ["kind": "duplicateID"])
        return refuse(error, id, batch)
      }
      act(handler.handle(message), on: message, batch)
    }
  }

  private func act(_ decision: Disposition, on message: IncomingMessage, _ batch: BatchAnswer?) {
    switch decision {
    case .silence: deliver(nil, to: batch)
    case .answer(let result): answer(message, result, batch)
    case .answerWatching(let result, let process):
      watchClient(process)
      answer(message, result, batch)
    case .refuse(let error):
      deliver(message.id.map { MessageEncoding.error(error, id: $0) }, to: batch)
    case .work(let work): begin(work, for: message, batch)
    case .cancel(let id):
      deliver(nil, to: batch)
      if let number = state.withLock({ $0.table.number(of: id) }) { cancel(number) }
    case .exit(let status):
      deliver(nil, to: batch)
      end(status)
    }
  }

  private func answer(_ message: IncomingMessage, _ result: JSON, _ batch: BatchAnswer?) {
    deliver(message.id.map { MessageEncoding.result(result, id: $0) }, to: batch)
  }

  private func refuse(
    _ error: WireError, _ id: JSON? = nil, _ batch: BatchAnswer? = nil
  ) {
    let named = id ?? (handler.rules.namesUnreadableInput ? JSON?.some(.null) : .none)
    deliver(MessageEncoding.error(error, id: named), to: batch)
  }

  /// Sends an answer, or notes that a message gets none; on the reader's thread.
  private func deliver(_ answer: [UInt8]?, to batch: BatchAnswer?) {
    guard let message = whole(answer, batch) else { return }
    writer.send(frame(message), isLater: true)
  }

  /// What is sent for an answer: itself, or its batch's when that is whole now.
  private func whole(_ answer: [UInt8]?, _ batch: BatchAnswer?) -> [UInt8]? {
    guard let batch else { return answer }
    return batch.add(answer)
  }

  private func frame(_ message: [UInt8]) -> [UInt8] { framing.withLock { $0 }.frame(message) }

  // MARK: Work

  private func begin(_ work: Work, for message: IncomingMessage, _ batch: BatchAnswer?) {
    // Work that a notification asks for has nobody to answer; it runs under an id of nobody's.
    let id = message.id ?? .null
    if let key = work.supersedes,
      let older = state.withLock({ $0.table.number(superseding: key) })
    {
      cancel(older)
    }
    waitForOthers()
    let entry = RequestTable.Entry(
      id: id, batch: batch, supersedes: work.supersedes, isOpenEnded: work.isOpenEnded,
      isShort: work.isShort)
    let number = state.withLock { state -> Int? in
      guard !state.hasEnded, state.table.count < Self.openLimit else { return nil }
      return state.table.enter(entry)
    }
    guard let number else {
      let error = Failure(
        .overloaded, "too many requests are open",
        fix: "wait for answers before asking more", isRetryable: true)
      return deliver(
        message.id.map { MessageEncoding.error(WireError(error), id: $0) }, to: batch)
    }
    let isNotification = message.isNotification
    let call = ConnectionCall(id: id, number: number, connection: self)
    let task = Task { [self] in
      let outcome = await outcome(of: work, call)
      guard let entry = state.withLock({ $0.table.removeToAnswer(number) }) else { return }
      let answer: [UInt8]? =
        switch outcome {
        case _ where isNotification: nil
        case .success(let result): MessageEncoding.result(result, id: entry.id)
        case .failure(let error): MessageEncoding.error(error, id: entry.id)
        }
      if let message = whole(answer, entry.batch) { writer.send(frame(message)) }
      state.withLock { $0.table.didSend() }
      state.signal()
    }
    state.withLock { state -> Void in state.table[number]?.task = task }
  }

  /// Reads nothing more while too many requests are open, unless their client is gone, or none of
  /// them will ever end by itself.
  private func waitForOthers() {
    guard state.withLock({ $0.table.count >= Self.openLimit }) else { return }
    // A client that asks this much before it reads an answer must not wait for itself.
    writer.widen()
    writer.flush()
    while !isOver, !SystemCalls.hasHungUp(streams.input) {
      let isInVain = state.wait(
        until: { $0.table.count < Self.openLimit || !$0.table.hasFiniteWork },
        atMost: .milliseconds(100))
      if isInVain { break }
    }
  }

  private func outcome(of work: Work, _ call: ConnectionCall) async -> Result<JSON, WireError> {
    do {
      if work.delay > .zero { try await Task.sleep(for: work.delay) }
      guard !work.isShort, !work.isOpenEnded else { return .success(try await work.body(call)) }
      try await places.acquire()
      defer { places.release() }
      await writer.room()
      try Task.checkCancellation()
      return .success(try await work.body(call))
    } catch { return .failure(WireError(wrapping: error)) }
  }

  /// Ends a request that is under way: at once, whatever its task does.
  private func cancel(_ number: Int) {
    guard let entry = state.withLock({ $0.table.remove(number) }) else { return }
    entry.task?.cancel()
    let isAnswered = handler.rules.answersCancelled
    if isAnswered, let farewell = entry.farewell { writer.send(frame(farewell), isLater: true) }
    let answer = isAnswered ? MessageEncoding.error(.cancelled, id: entry.id) : nil
    if let message = whole(answer, entry.batch) { writer.send(frame(message)) }
    state.signal()
  }

  /// Queues a notification of a request, unless the request has ended; a farewell that is given
  /// takes the place of the one before.
  fileprivate func notify(
    _ number: Int, _ message: [UInt8], isDroppable: Bool, farewell: [UInt8]?? = nil
  ) {
    let frame = frame(message)
    // Under the lock, so that nothing follows the request's answer.
    state.withLock { state in
      guard state.table[number] != nil else { return }
      if let farewell { state.table[number]?.farewell = farewell }
      if isDroppable { writer.sendIfQuick(frame) } else { writer.send(frame) }
    }
  }

  fileprivate func room() async { await writer.room() }

  // MARK: The end

  private var isOver: Bool { state.withLock(\.hasEnded) }

  private func watchClient(_ process: Int) {
    watch.begin(process) { [self] in
      options.log("the client's process \(process) has ended")
      end(1)
    }
  }

  private func end(_ status: Int32) {
    let isFirst = state.withLock { state -> Bool in
      defer { state.hasEnded = true }
      return !state.hasEnded
    }
    guard isFirst else { return }
    options.didEnd(status)
    ending.yield(status)
  }

  /// The client has nothing more to say: what is nearly done is finished.
  private func endOfInput() {
    state.wait(until: { !$0.table.hasFiniteWork }, atMost: .milliseconds(700).patient)
    // What asks nobody is only late where the machine is busy.
    state.wait(until: { !$0.table.hasShortWork }, atMost: .seconds(5).patient)
    end(handler.statusAtEndOfInput)
  }

  /// Cancels what is under way and writes what is there, as far as the client takes it.
  private func finish() {
    state.withLock { $0.hasEnded = true }
    for number in state.withLock({ $0.table.all }) { cancel(number) }
    writer.flush()
    writer.drain(atMost: .milliseconds(300).patient)
  }
}

/// A request under way, for the work that it causes.
private struct ConnectionCall: Call {
  let id: JSON
  let number: Int
  let connection: Connection

  func send(_ method: String, _ params: JSON) async {
    connection.notify(
      number, MessageEncoding.notification(method, params), isDroppable: false)
    await connection.room()
  }

  func sendIfQuick(_ method: String, _ params: JSON) {
    connection.notify(number, MessageEncoding.notification(method, params), isDroppable: true)
  }

  func begin(_ method: String, _ params: JSON, closing: JSON) async {
    connection.notify(
      number, MessageEncoding.notification(method, params), isDroppable: false,
      farewell: .some(MessageEncoding.notification(method, closing)))
    await connection.room()
  }

  func end(_ method: String, _ params: JSON) async {
    connection.notify(
      number, MessageEncoding.notification(method, params), isDroppable: false,
      farewell: .some(nil))
    await connection.room()
  }
}
