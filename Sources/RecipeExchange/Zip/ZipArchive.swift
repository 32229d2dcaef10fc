import RecipeModel

/// A zip archive in memory, read without trust: nothing is written anywhere, nothing is read outside
/// of its bytes, and what it unpacks to is bounded.
package struct ZipArchive: Sendable {
  /// One file in the archive.
  package struct Entry: Sendable, Hashable {
    /// The path with `/` between folders; it leads nowhere outside of the archive.
    package var path: String
    /// How many bytes it says to unpack to.
    package var size: Int
    var method: Int
    var checksum: UInt32
    var data: Range<Int>
  }

  /// The files that can be asked for, in the archive's order.
  package let entries: [Entry]
  /// The entries that are left out or strange: the path and a clause that says why.
  package let oddities: [(path: String, reason: String)]

  private let bytes: [UInt8]
  private let limits: ZipLimits
  let budget: ZipBudget

  /// Whether a file begins, or an empty archive stands, as zip archives do.
  package static func isZip(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// Reads the directory of an archive.
  /// - Throws: ``ZipFailure`` for what is no archive, has too many entries, or has entries that lie
  ///   over each other.
  package init(_ bytes: [UInt8], limits: ZipLimits = ZipLimits()) throws(ZipFailure) {
    try self.init(bytes, limits, ZipBudget(limits.totalBytes))
  }

  /// Reads an archive that was inside of another one.
  init(_ bytes: [UInt8], inside outer: ZipArchive) throws(ZipFailure) {
    try self.init(bytes, outer.limits, outer.budget)
  }

  private init(_ bytes: [UInt8], _ limits: ZipLimits, _ budget: ZipBudget) throws(ZipFailure) {
    let directory = try ZipDirectory(bytes, limits)
    (self.bytes, self.limits, self.budget) = (bytes, limits, budget)
    (entries, oddities) = (directory.entries, directory.oddities)
  }

  /// The unpacked bytes of an entry, their sum checked.
  /// - Throws: ``ZipFailure`` for what is damaged, too large, or packed in a way that is not known.
  package func bytes(of entry: Entry) throws(ZipFailure) -> [UInt8] {
    guard entry.size <= limits.entryBytes else {
      throw ZipFailure("it unpacks to more than \(limits.entryBytes >> 20) MiB")
    }
    guard
      entry.size <= limits.freeBytes || entry.size / limits.ratio <= entry.data.count
    else { throw ZipFailure("it unpacks to more than \(limits.ratio) times its size") }
    guard budget.take(entry.size) else {
      throw ZipFailure("the archive unpacks to more than \(limits.totalBytes >> 20) MiB")
    }
    let unpacked: [UInt8]
    switch entry.method {
    case 0: unpacked = Array(bytes[entry.data])
    case 8: unpacked = try Inflation.unpack(bytes[entry.data], .raw, limit: entry.size)
    default: throw ZipFailure("it is packed by method \(entry.method), which is not read")
    }
    guard unpacked.count == entry.size, Inflation.checksum(unpacked) == entry.checksum else {
      throw ZipFailure("it is damaged: its check sum is wrong")
    }
    return unpacked
  }
}

/// The directory at the end of an archive.
private struct ZipDirectory {
  var entries: [ZipArchive.Entry] = []
  var oddities: [(path: String, reason: String)] = []

  private let fields: ZipFields
  /// What stands in front of the archive, as in those that unpack themselves.
  private let shift: Int

  init(_ bytes: [UInt8], _ limits: ZipLimits) throws(ZipFailure) {
    fields = ZipFields(bytes: bytes)
    guard let end = fields.end, let (count, size, first) = fields.summary(at: end) else {
      throw ZipFailure("it is no zip archive, or ends in the middle")
    }
    guard count <= limits.entries else {
      throw ZipFailure("it has more than \(limits.entries) entries")
    }
    guard size <= end, first <= end else { throw ZipFailure("its directory is damaged") }
    // Where a longer end stands in between, the directory is where it says.
    shift = fields.stands(0x0201_4B50, at: first) ? 0 : max(0, end - size - first)
    var start = first + shift
    for _ in 0..<count {
      guard !Task.isCancelled else { throw ZipFailure("it was cancelled") }
      guard let next = read(at: start) else { throw ZipFailure("its directory is damaged") }
      start = next
    }
    try checkOverlaps()
    checkNames()
  }

  /// Reads one record; where the next one begins, nil for what is none.
  private mutating func read(at start: Int) -> Int? {
    guard fields.stands(0x0201_4B50, at: start), let flags = fields.short(start + 8),
      let method = fields.short(start + 10), let checksum = fields.long(start + 16),
      let nameLength = fields.short(start + 28), let extraLength = fields.short(start + 30),
      let commentLength = fields.short(start + 32), let system = fields.short(start + 4),
      let attributes = fields.long(start + 38)
    else { return nil }
    let extra = start + 46 + nameLength
    let next = extra + extraLength + commentLength
    guard next <= fields.bytes.count else { return nil }
    let path = ZipName.read(
      fields.bytes[(start + 46)..<extra], isUTF8: flags & 0x800 != 0)
    guard !path.hasSuffix("/") else { return next }
    let isLink = system >> 8 == 3 && attributes >> 28 == 0xA
    let reason =
      ZipName.danger(path) ?? (isLink ? "it is a symbolic link" : nil)
      ?? (flags & 0x2041 != 0 ? "it is encrypted" : nil)
    if let reason {
      oddities.append((path, reason))
    } else if let (size, packed, offset) = fields.sizes(start, extra..<(extra + extraLength)),
      let data = fields.data(at: offset + shift, packed)
    {
      entries.append(
        ZipArchive.Entry(
          path: path, size: size, method: method, checksum: UInt32(checksum), data: data))
    } else {
      oddities.append((path, "it lies outside of the archive"))
    }
    return next
  }

  /// Bombs put many entries over the same bytes.
  private func checkOverlaps() throws(ZipFailure) {
    let ordered = entries.sorted { $0.data.lowerBound < $1.data.lowerBound }
    for (first, second) in zip(ordered, ordered.dropFirst())
    // Between two entries stands a header.
    where first.data.upperBound + 30 > second.data.lowerBound {
      throw ZipFailure("its entries \(first.path) and \(second.path) lie over each other")
    }
  }

  /// Of entries of one name the first stays.
  private mutating func checkNames() {
    var seen: Set<String> = []
    var folded: Set<String> = []
    entries = entries.filter { entry in
      guard seen.insert(entry.path).inserted else {
        oddities.append((entry.path, "another entry has the same name"))
        return false
      }
      if !folded.insert(TextMatching.fold(entry.path)).inserted {
        oddities.append((entry.path, "its name differs from another one's by case alone"))
      }
      return true
    }
  }
}
