/// Replaces several texts at once, the longest first.
struct TextReplacer: Sendable {
  /// A text and what stands for it.
  struct Rule: Sendable {
    var needle: [UInt8]
    var replacement: [UInt8]
    /// Whether the needle is an address, which ends only where no further letter of a host, a port
    /// or a path segment follows.
    var isAddress: Bool
  }

  private let rules: [Rule]
  private let beginnings: Set<UInt8>

  /// Prepares to replace.
  init(_ rules: [(needle: String, replacement: String, isAddress: Bool)]) {
    var seen: Set<String> = []
    self.rules = rules.filter { !$0.needle.isEmpty && seen.insert($0.needle).inserted }
      .map { Rule(needle: Array($0.0.utf8), replacement: Array($0.1.utf8), isAddress: $0.2) }
      .sorted { $0.needle.count > $1.needle.count }
    beginnings = Set(self.rules.compactMap(\.needle.first))
  }

  /// The text with every needle replaced.
  func callAsFunction(_ text: String) -> String {
    guard !rules.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    var isChanged = false
    while index < bytes.count {
      if beginnings.contains(bytes[index]),
        let rule = rules.first(where: { matches($0, bytes, index) })
      {
        result += rule.replacement
        index += rule.needle.count
        isChanged = true
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return isChanged ? String(decoding: result, as: UTF8.self) : text
  }

  private func matches(_ rule: Rule, _ bytes: [UInt8], _ index: Int) -> Bool {
    guard bytes[index...].starts(with: rule.needle) else { return false }
    guard rule.isAddress else { return true }
    let end = index + rule.needle.count
    let isBounded = end >= bytes.count || !Self.isHostByte(bytes[end])
    return isBounded && (index == 0 || !Self.isHostByte(bytes[index - 1]))
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
