/// Makes singular and plural one, for English and, by accident of endings, some other languages.
enum WordStem {
  /// The end of the stem and a letter to put after it, or 0.
  ///
  /// Not a dictionary form: `cookies` and `cookie` both give `cook` + `y`, `cakes` and `cake` give
  /// `cak`. Only equality matters.
  @inline(__always)
  static func end(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> (end: Int, extra: UInt8) {
    var stop = end
    guard stop - start >= 4 else {
      // `egg` and `eggs`, `pea` and `peas`.
      if stop - start == 4 - 1, bytes[stop - 1] == 0x73, bytes[stop - 2] != 0x73 {
        return (stop, 0)
      }
      return (stop, 0)
    }
    if bytes[stop - 1] == 0x73 {
      let previous = bytes[stop - 2]
      if previous != 0x73, previous != 0x75, previous != 0x69 { stop -= 1 }
    }
    if stop - start >= 4, bytes[stop - 1] == 0x65 { stop -= 1 }
    let last = bytes[stop - 1]
    if stop - start >= 3, last == 0x69 { return (stop - 1, 0x79) }
    if stop - start >= 4, last == 0x76 { return (stop - 1, 0x66) }
    return (stop, 0)
  }

  /// The hash of the stem of a word.
  @inline(__always)
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    let (stop, extra) = WordStem.end(bytes, start, end)
    var hash = ByteHash.seed
    var index = start
    while index < stop {
      hash = ByteHash.step(hash, bytes[index])
      index += 1
    }
    if extra != 0 { hash = ByteHash.step(hash, extra) }
    return ByteHash.mix(hash)
  }
}
