import RecipeModel

/// Writes the host of a canonical link: lower case, without device labels and default ports.
enum URLHost {
  static func append(
    _ url: URLAnatomy, _ bytes: UnsafeBufferPointer<UInt8>, to output: inout ByteWriter
  ) {
    let start = firstLabel(url, bytes)
    var index = start
    while true {
      index = output.append(
        bytes, from: index, to: url.host.upperBound, lanes: URLEscapes.plain)
      index = output.append(
        bytes, from: index, to: url.host.upperBound, while: URLEscapes.isPlain,
        as: TextFolding.lowercased)
      guard index < url.host.upperBound else { break }
      let byte = bytes[index]
      if byte == 0x25,
        let decoded = URLEscapes.decode(bytes, at: index, to: url.host.upperBound)
      {
        URLEscapes.appendSafe(decoded, lowercase: true, to: &output)
        index += 3
        continue
      }
      URLEscapes.appendSafe(byte, lowercase: true, to: &output)
      index += 1
    }
    let port = url.port
    guard !port.isEmpty, !bytes.spells("80", in: port), !bytes.spells("443", in: port)
    else { return }
    output.append(0x3A)
    for index in port { URLEscapes.appendSafe(bytes[index], lowercase: true, to: &output) }
  }

  /// Where the host begins once labels such as `www`, `m` and `www2` are passed over.
  ///
  /// At least two labels stay, so that `m.com` remains itself.
  static func firstLabel(_ url: URLAnatomy, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = url.host.lowerBound
    while true {
      var dot = start
      var hash = ByteHash.seed
      while dot < url.host.upperBound, bytes[dot] != 0x2E {
        let lower = TextFolding.lowercased(bytes[dot])
        // `www2`, `www3` balance load.
        if !(URLQuery.isDigit(lower) && dot > start && bytes[dot - 1] | 0x20 == 0x77) {
          hash = ByteHash.step(hash, lower)
        }
        dot += 1
      }
      guard dot < url.host.upperBound, dot - start <= 10,
        URLVocabulary.segments.code(ByteHash.mix(hash)) & URLVocabulary.deviceLabel != 0,
        ((dot + 1)..<url.host.upperBound).contains(where: { bytes[$0] == 0x2E })
      else { return start }
      start = dot + 1
    }
  }
}

/// Writes the path of a canonical link.
enum URLPath {
  static func append(
    _ url: URLAnatomy, _ bytes: UnsafeBufferPointer<UInt8>, lowercase: Bool,
    to output: inout ByteWriter
  ) {
    let root = output.count
    var index = url.path.lowerBound
    let end = url.path.upperBound
    while index < end {
      while index < end, bytes[index] == 0x2F || bytes[index] == 0x5C { index += 1 }
      guard index < end else { break }
      let segmentStart = output.count
      output.append(0x2F)
      var isPathParameter = false
      while index < end, bytes[index] != 0x2F, bytes[index] != 0x5C {
        if !isPathParameter {
          index = output.append(bytes, from: index, to: end, lanes: URLEscapes.plain)
          index = output.append(bytes, from: index, to: end, while: URLEscapes.isPlain) { byte in
            lowercase ? TextFolding.lowercased(byte) : byte
          }
          guard index < end, bytes[index] != 0x2F, bytes[index] != 0x5C else { break }
        }
        var byte = bytes[index]
        var length = 1
        if byte == 0x25, let decoded = URLEscapes.decode(bytes, at: index, to: end) {
          // A slash that was encoded is part of a name, so it stays encoded.
          length = 3
          byte = decoded
          if decoded == 0x2F || decoded == 0x25 || decoded == 0x3B || decoded == 0x3F
            || decoded == 0x23
          {
            output.appendEncoded(decoded)
            index += 3
            continue
          }
        } else if byte == 0x3B {
          isPathParameter = true
        }
        if !isPathParameter {
          URLEscapes.appendSafe(byte, lowercase: lowercase, to: &output)
        }
        index += length
      }
      finish(segmentStart, root: root, isLast: index >= end - 1, &output)
    }
  }

  /// Drops a segment that does not select the page, and resolves `.` and `..`.
  private static func finish(
    _ start: Int, root: Int, isLast: Bool, _ output: inout ByteWriter
  ) {
    let length = output.count - start - 1
    if length == 0 || (length == 1 && output[start + 1] == 0x2E) {
      output.truncate(to: start)
    } else if length == 2, output[start + 1] == 0x2E, output[start + 2] == 0x2E {
      output.truncate(to: start)
      while output.count > root {
        let byte = output.last
        output.removeLast()
        if byte == 0x2F { break }
      }
    } else if length <= URLVocabulary.longestSegment {
      let hash = output.bytes.foldedHash((start + 1)..<output.count)
      let code = URLVocabulary.segments.code(hash)
      let isIndex = isLast && code & URLVocabulary.indexFile != 0
      if code & URLVocabulary.viewSegment != 0 || isIndex { output.truncate(to: start) }
      trimSuffix(start, &output)
    } else {
      trimSuffix(start, &output)
    }
  }

  /// `soup.amp`, `soup.amp.html` and `soup.print.html` are views of `soup.html`.
  private static func trimSuffix(_ start: Int, _ output: inout ByteWriter) {
    // Most names end in none of these letters.
    guard let last = output.last, last == 0x6C || last == 0x70 || last == 0x74 else { return }
    for suffix: StaticString in [".amp.html", ".print.html", ".amp", ".print"]
    where output.ends(in: suffix, after: start + 1) {
      output.truncate(to: output.count - suffix.utf8CodeUnitCount)
      if suffix.utf8Start[suffix.utf8CodeUnitCount - 1] == 0x6C { output.append(".html") }
      return
    }
  }
}

/// Percent-encoding, in and out.
enum URLEscapes {
  @inline(__always)
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, to end: Int) -> UInt8? {
    guard index + 2 < end, let high = TextFolding.hexDigit(bytes[index + 1]),
      let low = TextFolding.hexDigit(bytes[index + 2])
    else { return nil }
    return high << 4 | low
  }

  /// Eight bytes, up to one that is no small letter, digit, hyphen or dot: what most links are
  /// made of stands in the canonical form as it is.
  @inline(__always)
  static func plain(_ lanes: ByteLanes) -> (word: UInt64, stop: UInt64) {
    let plain = lanes.within(0x61, 0x7E) | lanes.within(0x30, 0x39) | lanes.within(0x2D, 0x2E)
    return (lanes.word, lanes.others(than: plain))
  }

  /// Whether a byte of a host or path stands in the canonical form as it is, but for its case.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    // Letters, hyphens and digits come first, as few links hold anything else.
    if byte >= 0x61 { return byte < 0x7F }
    if byte == 0x2D || URLQuery.isDigit(byte) { return true }
    switch byte {
    case 0x21, 0x23, 0x24, 0x26...0x2E, 0x30...0x3A, 0x3D, 0x3F...0x5B, 0x5D...0x60: return true
    default: return false
    }
  }

  @inline(__always)
  static func hex(_ digit: UInt8) -> UInt8 { digit < 10 ? 0x30 + digit : 0x37 + digit }

  /// Appends a byte as it is where a link may hold it, and percent-encoded where not.
  @inline(__always)
  static func appendSafe(_ byte: UInt8, lowercase: Bool, to output: inout ByteWriter) {
    if byte >= 0x41, byte <= 0x5A {
      output.append(lowercase ? byte | 0x20 : byte)
    } else if byte > 0x20, byte < 0x7F, byte != 0x22, byte != 0x3C, byte != 0x3E {
      output.append(byte)
    } else {
      output.appendEncoded(byte)
    }
  }
}
