import RecipeModel

/// Room for bytes, given back when its last owner goes.
final class ByteScratch {
  let base: UnsafeMutablePointer<UInt8>
  let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
    base.initialize(repeating: 0, count: capacity)
  }

  deinit { base.deallocate() }
}

/// Writes bytes into a ``ByteScratch`` without the checks of an array, which would cost more than
/// the work itself: most of the detector's time goes into reading text byte by byte.
///
/// What does not fit is left out. The writer must not outlive its scratch.
struct ByteWriter {
  private let base: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private(set) var count = 0

  init(_ scratch: ByteScratch) {
    base = scratch.base
    capacity = scratch.capacity
  }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }
  var last: UInt8? { count > 0 ? base[count - 1] : nil }

  @inline(__always)
  subscript(index: Int) -> UInt8 { base[index] }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    guard count < capacity else { return }
    base[count] = byte
    count += 1
  }

  /// Appends bytes, eight at a time, up to a lane at which `form` stops.
  ///
  /// It also gives what is written. Returns the index of the first byte left; fewer than eight are
  /// left, too.
  @inline(__always)
  mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int,
    lanes form: (ByteLanes) -> (word: UInt64, stop: UInt64)
  ) -> Int {
    var index = start
    while index + 8 <= end, count + 8 <= capacity {
      let (word, stop) = form(ByteLanes(bytes, at: index))
      UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
      let length = stop == 0 ? 8 : stop.trailingZeroBitCount >> 3
      index += length
      count += length
      if length < 8 { break }
    }
    return index
  }

  /// Appends bytes up to one that `isPlain` refuses, each as `form` spells it; returns the index of
  /// the first byte left.
  @inline(__always)
  mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int,
    while isPlain: (UInt8) -> Bool, as form: (UInt8) -> UInt8
  ) -> Int {
    guard start < end, end - start <= capacity - count else { return start }
    let output = base + count
    var index = start
    while index < end, isPlain(bytes[index]) {
      output[index - start] = form(bytes[index])
      index += 1
    }
    count += index - start
    return index
  }

  /// Up to eight bytes of what was written, the first one lowest; the rest is 0.
  @inline(__always)
  func word(at index: Int, count: Int) -> UInt64 {
    guard count > 0 else { return 0 }
    guard index + 8 <= capacity else {
      return (0..<min(8, count)).reduce(0) { $0 | UInt64(base[index + $1]) << UInt64(8 * $1) }
    }
    let bytes = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
    return ByteLanes(word: UInt64(littleEndian: bytes)).first(count).word
  }

  mutating func append(_ text: StaticString) {
    for offset in 0..<text.utf8CodeUnitCount { append(text.utf8Start[offset]) }
  }

  mutating func append(contentsOf other: UnsafeBufferPointer<UInt8>) {
    guard let start = other.baseAddress else { return }
    let length = min(other.count, capacity - count)
    (base + count).update(from: start, count: length)
    count += length
  }

  /// Appends `%` and two upper-case digits.
  mutating func appendEncoded(_ byte: UInt8) {
    append(0x25)
    append(URLEscapes.hex(byte >> 4))
    append(URLEscapes.hex(byte & 15))
  }

  mutating func removeLast() { count = max(0, count - 1) }

  /// Keeps the first `length` bytes.
  mutating func truncate(to length: Int) { count = min(count, max(0, length)) }

  /// Drops every `byte`.
  mutating func remove(_ byte: UInt8) {
    var write = ByteLanes.skip(bytes, from: 0) { $0.equal(byte) }
    while write < count, base[write] != byte { write += 1 }
    for read in write..<count where base[read] != byte {
      base[write] = base[read]
      write += 1
    }
    count = write
  }

  /// The bytes of a range; the range must lie in what was written.
  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  func hash(_ range: Range<Int>) -> UInt64 {
    ByteHash.of(bytes, from: range.lowerBound, to: range.upperBound)
  }

  /// Whether what was written from `start` on ends in `suffix` and holds more than it.
  func ends(in suffix: StaticString, after start: Int = 0) -> Bool {
    let length = suffix.utf8CodeUnitCount
    guard count - start > length else { return false }
    for offset in 0..<length where base[count - length + offset] != suffix.utf8Start[offset] {
      return false
    }
    return true
  }
}

/// The order of texts by their UTF-8 bytes.
enum ByteOrder {
  /// Whether a text comes before another one; read in one piece where it lies so in memory, which
  /// is much quicker than byte by byte.
  static func precedes(_ one: String, _ other: String) -> Bool {
    let isLess: Bool?? = one.utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in precedes(left, right) }
    }
    return (isLess ?? nil) ?? one.utf8.lexicographicallyPrecedes(other.utf8)
  }

  static func precedes(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    compare(one, other) < 0
  }

  /// Whether two texts are the same byte for byte.
  static func areSame(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    let areSame: Bool?? = one.utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in compare(left, right) == 0 }
    }
    return (areSame ?? nil) ?? one.utf8.elementsEqual(other.utf8)
  }

  /// Less than 0 where a text comes before another one, 0 where both are the same.
  static func compare(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let shorter = min(one.count, other.count)
    var index = 0
    while index + 8 <= shorter, ByteLanes(one, at: index).word == ByteLanes(other, at: index).word {
      index += 8
    }
    while index < shorter {
      if one[index] != other[index] { return one[index] < other[index] ? -1 : 1 }
      index += 1
    }
    return one.count - other.count
  }
}

extension ByteHash {
  /// The hash of bytes, eight at a time; another one than that of single steps, and much quicker
  /// where there are many.
  static func wide(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash = seed &+ UInt64(bytes.count)
    var index = 0
    while index + 8 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      hash = (hash ^ UInt64(littleEndian: word)) &* TitleKey.base
      hash ^= hash >> 32
      index += 8
    }
    while index < bytes.count {
      hash = step(hash, bytes[index])
      index += 1
    }
    return mix(hash)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes end in a word.
  func ends(in word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard count >= length else { return false }
    var offset = length - 1
    while offset >= 0, self[count - length + offset] == word.utf8Start[offset] { offset -= 1 }
    return offset < 0
  }

  /// Whether other bytes, at least one, stand somewhere among these.
  func holds(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while start + other.count <= count {
      var length = 0
      while length < other.count, self[start + length] == other[length] { length += 1 }
      if length == other.count { return true }
      start += 1
    }
    return false
  }

  /// Whether a range begins with a word, which stands in small letters; capitals count as these.
  @inline(__always)
  func starts(_ range: Range<Int>, with word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard range.count >= length else { return false }
    for offset in 0..<length
    where TextFolding.lowercased(self[range.lowerBound + offset]) != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Whether a range is a word, capitals or not.
  @inline(__always)
  func spells(_ word: StaticString, in range: Range<Int>) -> Bool {
    range.count == word.utf8CodeUnitCount && starts(range, with: word)
  }

  /// The hash of a range in small letters.
  func foldedHash(_ range: Range<Int>) -> UInt64 {
    ByteHash.of(range.lazy.map { TextFolding.lowercased(self[$0]) })
  }
}
