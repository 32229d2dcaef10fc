#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What Linux tells of a running process; elsewhere nothing is known.
extension Peer {
  /// The resident bytes.
  var residentBytes: Double { status("VmRSS:").map { $0 * 1024 } ?? .nan }

  /// The greatest resident bytes so far.
  var greatestResidentBytes: Double { status("VmHWM:").map { $0 * 1024 } ?? .nan }

  /// The seconds of processor time so far, to the hundredth (proc(5), `stat`).
  var processorSeconds: Double {
    let text = processFile("stat")
    // What stands before the bracket may hold spaces.
    guard let end = text.lastIndex(of: ")") else { return .nan }
    let fields = text[end...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let kernel = Double(fields[13]) else {
      return .nan
    }
    return (user + kernel) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private func status(_ name: String) -> Double? {
    let line = processFile("status").split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
  }

  private func processFile(_ name: String) -> String {
    let file = open("/proc/\(process)/\(name)", O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 1 << 14)
    let count = system { systemRead(file, &text, text.count) }
    return String(decoding: text[..<count], as: UTF8.self)
  }
}
