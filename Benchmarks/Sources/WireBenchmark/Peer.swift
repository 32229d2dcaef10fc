#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that is spoken to over its standard input and output, by blocking calls alone: the
/// client must not be what is measured.
final class Peer {
  let process: pid_t
  private var input: Int32
  private let output: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 18)

  /// Starts a program; its standard error leads nowhere.
  init(_ command: [String]) {
    let (childInput, input) = Self.pipe()
    let (output, childOutput) = Self.pipe()
    self.input = input
    self.output = output
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, childInput, 0)
    posix_spawn_file_actions_adddup2(&actions, childOutput, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    arguments.append(nil)
    var process = pid_t()
    let code = posix_spawn(&process, command[0], &actions, nil, arguments, environ)
    guard code == 0 else { fail("\(command[0]) cannot be started: error \(code)") }
    for argument in arguments { free(argument) }
    posix_spawn_file_actions_destroy(&actions)
    self.process = process
    close(childInput)
    close(childOutput)
  }

  /// Writes all bytes.
  func write(_ bytes: UnsafeRawBufferPointer) { Self.write(bytes, to: input) }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes { write($0) } }

  /// Writes all bytes from a thread of its own, for peers that answer before they have read all.
  func writeBeside(_ bytes: [UInt8]) -> Writing { Writing(bytes, to: input) }

  /// Reads what is there, waiting for the first byte.
  func read() -> ArraySlice<UInt8> {
    let count = system { systemRead(output, &buffer, buffer.count) }
    guard count > 0 else { fail("the peer has closed its output") }
    return buffer[..<count]
  }

  /// Reads that many bytes and forgets them.
  func skip(_ count: Int) {
    var rest = count
    while rest > 0 { rest -= read().count }
    guard rest == 0 else { fail("the peer has sent \(-rest) bytes too many") }
  }

  /// Reads that many lines.
  func lines(_ count: Int) -> [UInt8] {
    var text: [UInt8] = []
    var found = 0
    while found < count {
      let chunk = read()
      found += chunk.count { $0 == 0x0A }
      text += chunk
    }
    guard found == count else { fail("the peer has sent \(found - count) lines too many") }
    return text
  }

  /// Sends one line and reads the one that answers.
  @discardableResult
  func ask(_ line: String) -> [UInt8] {
    write(Array((line + "\n").utf8))
    return lines(1)
  }

  /// Closes the peer's input and waits for its end.
  /// - Returns: the seconds that it took.
  @discardableResult
  func end() -> Double {
    let start = now()
    close(input)
    input = -1
    var status: Int32 = 0
    system { Int(waitpid(process, &status, 0)) }
    let seconds = now() - start
    close(output)
    return seconds
  }

  private static func pipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { fail("no pipe: error \(errno)") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  fileprivate static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      rest = rest.dropFirst(system { systemWrite(descriptor, piece.baseAddress, piece.count) })
    }
  }
}

/// A write that goes on beside the reading.
final class Writing {
  private final class Job {
    let bytes: [UInt8]
    let descriptor: Int32
    init(_ bytes: [UInt8], _ descriptor: Int32) {
      self.bytes = bytes
      self.descriptor = descriptor
    }
    func run() { bytes.withUnsafeBytes { Peer.write($0, to: descriptor) } }
  }

  #if canImport(Darwin)
    private var thread: pthread_t?
  #else
    private var thread = pthread_t()
  #endif

  fileprivate init(_ bytes: [UInt8], to descriptor: Int32) {
    let job = Unmanaged.passRetained(Job(bytes, descriptor)).toOpaque()
    #if canImport(Darwin)
      pthread_create(
        &thread, nil,
        { job in
          Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run()
          return nil
        }, job)
    #else
      pthread_create(
        &thread, nil,
        { job in
          if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run() }
          return nil
        }, job)
    #endif
  }

  /// Waits until all is written.
  func finish() {
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }
}
