#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `read`, `write` and `pipe` under names that no method of ours has.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ size: Int) -> Int {
  read(descriptor, buffer, size)
}

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ size: Int) -> Int {
  write(descriptor, bytes, size)
}

func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }

/// A call's result, once nothing interrupts it; what fails ends the program.
@discardableResult
func system(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result >= 0 { return result }
    guard errno == EINTR else { fail("a call of the system failed: error \(errno)") }
  }
}

/// The seconds of a clock that only goes forward.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Ends the program with a message.
func fail(_ message: String) -> Never {
  let line = Array("WireBenchmark: \(message)\n".utf8)
  _ = systemWrite(2, line, line.count)
  exit(1)
}

/// Sends back what comes, as it comes: a bare pipe, against which servers are measured.
func echo() -> Never {
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = system { systemRead(0, &buffer, buffer.count) }
    if count == 0 { exit(0) }
    var done = 0
    while done < count {
      done += buffer.withUnsafeBytes { bytes in
        system { systemWrite(1, bytes.baseAddress.map { $0 + done }, count - done) }
      }
    }
  }
}
