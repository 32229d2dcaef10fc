import Foundation

/// What Linux tells of a running process; elsewhere nothing is known.
extension Peer {
  /// The resident bytes.
  var residentBytes: Double { status("VmRSS:").map { $0 * 1024 } ?? .nan }

  /// The greatest resident bytes so far.
  var greatestResidentBytes: Double { status("VmHWM:").map { $0 * 1024 } ?? .nan }

  /// The seconds of processor time so far, to the hundredth (proc(5), `stat`).
  var processorSeconds: Double {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return .nan }
    let fields = text[end...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let kernel = Double(fields[13]) else {
      return .nan
    }
    return (user + kernel) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private func status(_ name: String) -> Double? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else {
      return nil
    }
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
  }
}
