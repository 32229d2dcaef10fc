import RecipeModel

/// The form of a link by which two links are known to lead to one recipe page.
///
/// For identity only: the form has no scheme, need not open in a browser and is never shown. What
/// does not select the page goes: scheme, user, default port, `www.`, `m.` and AMP hosts, AMP and
/// print views, case, doubled and trailing slashes, index files, session parts, fragments (except
/// routes such as `#/recipe/12`), trackers. Parameters are sorted. Redirects through search
/// engines, social sites, archives and affiliates are unwrapped. A parameter that is not known to
/// be a tracker stays, because it may select the recipe.
public enum CanonicalURL {
  /// The longest link that is looked at, in bytes; longer ones have no identity.
  static let longest = 16_384
  /// The longest form that a link can have, every byte percent-encoded.
  static let mostBytes = 3 * longest + 64
  /// How many wrappers are removed before giving up, so that nesting costs no more than length.
  static let deepest = 12

  /// The identity form of a link, such as `allrecipes.com/recipe/12503/soup`.
  ///
  /// Returns nil for what is not an `http` or `https` link, and for a link to a whole site, which
  /// names no recipe. The result is ASCII; other bytes are percent-encoded in upper case.
  public static func identity(of url: String) -> String? {
    let scratch = ByteScratch(capacity: 3 * min(url.utf8.count, longest) + 64)
    var output = ByteWriter(scratch)
    var hosts = HostMemory(count: 1)
    guard url.withBytes({ append($0, to: &output, hosts: &hosts) }) != nil else { return nil }
    return withExtendedLifetime(scratch) { String(decoding: output.bytes, as: UTF8.self) }
  }

  /// What the parts of a canonical form say about the recipe, for matching.
  struct Parts {
    /// The hash of the host.
    var site: UInt64 = 0
    /// The hash of the whole form.
    var whole: UInt64 = 0
    /// The hash of site and recipe number; 0 where the link shows no number.
    var recipeNumber: UInt64 = 0
  }

  /// What a canonical form says, the host that it begins with, and where the words of the recipe's
  /// name lie in it; the range is empty where there are none.
  typealias Reading = (parts: Parts, host: LinkHost, slug: Range<Int>)

  /// Appends the canonical form of a link; nil, with nothing appended, where it has none.
  static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, to output: inout ByteWriter,
    hosts: inout HostMemory
  ) -> Reading? {
    guard bytes.count > 3, bytes.count <= longest else { return nil }
    guard let plain = URLAnatomy(bytes) else { return nil }
    let start = output.count
    let host = hosts.append(plain, bytes, to: &output)
    guard host.mayWrap || URLUnwrapping.mayWrap(plain, bytes) else {
      return write(plain, bytes, behind: host, to: &output)
    }
    output.truncate(to: start)
    var current = Array(bytes)
    for _ in 0..<deepest {
      let inner: [UInt8]? = current.withUnsafeBufferPointer { buffer in
        guard let anatomy = URLAnatomy(buffer) else { return nil }
        return URLUnwrapping.target(of: anatomy, buffer)
      }
      guard let inner else { break }
      current = inner
    }
    return current.withUnsafeBufferPointer { buffer in
      guard let anatomy = URLAnatomy(buffer) else { return nil }
      let host = hosts.append(anatomy, buffer, to: &output)
      return write(anatomy, buffer, behind: host, to: &output)
    }
  }

  /// Appends the rest of the form behind its host.
  private static func write(
    _ url: URLAnatomy, _ bytes: UnsafeBufferPointer<UInt8>, behind host: LinkHost,
    to output: inout ByteWriter
  ) -> Reading? {
    guard host.length > 0 else { return nil }
    let hostEnd = output.count
    let start = hostEnd - host.length
    URLPath.append(url, bytes, lowercase: !host.keepsCase, to: &output)
    let pathEnd = output.count
    URLQuery.append(url, bytes, pathNamesPage: pathEnd > hostEnd, to: &output)
    URLQuery.appendRoute(url, bytes, to: &output)
    guard output.count > hostEnd else {
      output.truncate(to: start)
      return nil
    }
    var parts = Parts()
    parts.site = host.hash
    parts.whole = ByteHash.wide(output.slice(start..<output.count))
    let slug = RecipeNumber.find(in: output, path: hostEnd..<pathEnd, into: &parts)
    return (parts, host, slug)
  }
}

/// Where the parts of a link lie in its bytes.
struct URLAnatomy {
  var host: Range<Int>
  var port: Range<Int>
  var path: Range<Int>
  var query: Range<Int>
  var fragment: Range<Int>
  /// Whether the path may hold an address: there is `:`, `%` or `/amp/` in it.
  private(set) var mayHoldAddress = false

  /// Reads an `http`, `https`, scheme-relative or scheme-less link; nil for anything else.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    guard end - start > 3 else { return nil }
    // The scheme is what stands before the first colon, if only letters stand there.
    var index = start
    while index < end, TextFolding.isASCIILetter(bytes[index]) { index += 1 }
    if index < end, index > start, bytes[index] == 0x3A {
      let scheme = start..<index
      guard bytes.spells("http", in: scheme) || bytes.spells("https", in: scheme)
      else { return nil }
      start = index + 1
    }
    while start < end, bytes[start] == 0x2F || bytes[start] == 0x5C { start += 1 }
    index = start
    var hostStart = start
    var colon = -1
    var hasLabels = false
    var hasBlanks = false
    readHost: while true {
      index = Self.skipWords(bytes, from: index, to: end)
      guard index < end else { break }
      switch bytes[index] {
      case 0x2F, 0x3F, 0x23, 0x5C: break readHost
      case 0x40: (hostStart, colon, hasLabels, hasBlanks) = (index + 1, -1, false, false)
      case 0x3A: colon = index
      case 0x2E, 0x25: hasLabels = true
      case 0...0x20: hasBlanks = true
      default: break
      }
      index += 1
    }
    var hostEnd = colon < 0 ? index : colon
    port = colon < 0 ? index..<index : (colon + 1)..<index
    while hostEnd > hostStart, bytes[hostEnd - 1] == 0x2E { hostEnd -= 1 }
    host = hostStart..<hostEnd
    // A host has two labels, or a port.
    guard hasLabels || hostEnd < index else { return nil }
    if hasBlanks, bytes[hostStart..<hostEnd].contains(where: { $0 <= 0x20 }) { return nil }
    let pathStart = index
    readPath: while true {
      index = Self.skipWords(bytes, from: index, to: end)
      guard index < end else { break }
      switch bytes[index] {
      case 0x3F, 0x23: break readPath
      case 0x3A, 0x25: mayHoldAddress = true
      case 0x2F where bytes.starts(index..<end, with: "/amp/"): mayHoldAddress = true
      default: break
      }
      index += 1
    }
    path = pathStart..<index
    query = index..<index
    if index < end, bytes[index] == 0x3F {
      let queryStart = index + 1
      while index < end, bytes[index] != 0x23 { index += 1 }
      query = queryStart..<index
    }
    fragment = index < end ? (index + 1)..<end : index..<index
  }

  /// The first byte from a place on that is no small letter, digit or hyphen.
  @inline(__always)
  private static func skipWords(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    var index = ByteLanes.skip(bytes, from: start) { lanes in
      lanes.others(than: lanes.within(0x61, 0x7A) | lanes.within(0x30, 0x39) | lanes.equal(0x2D))
    }
    // What is beyond the end is a blank, which is no part of a word either.
    while index < end {
      let byte = bytes[index]
      guard byte >= 0x61 && byte <= 0x7A || URLQuery.isDigit(byte) || byte == 0x2D else { break }
      index += 1
    }
    return index
  }
}

/// Finds what a canonical link tells about the recipe: the site's number for it, and its name.
///
/// Sites number recipes in a parameter (`?id=123`), in a path segment (`/recipe/12503/soup`) or at
/// the end of the name (`…/soup-14315`). A number alone never merges: titles must not contradict.
enum RecipeNumber {
  /// Finds both in a form whose path lies there.
  /// - Returns: where the words of the name lie; an empty range for none.
  static func find(
    in output: ByteWriter, path: Range<Int>, into parts: inout CanonicalURL.Parts
  ) -> Range<Int> {
    var slug = 0..<0
    var number = queryNumber(output, from: path.upperBound)
    var slugWords = 0
    var pathNumber = 0..<0
    var suffixNumber = 0..<0
    var start = path.lowerBound
    var previousWasYear = false
    while start < path.upperBound {
      start += 1
      let segment = Segment(of: output, from: start, to: path.upperBound)
      let (end, digits, hyphens) = (segment.end, segment.digits, segment.hyphens)
      let letters = end - start - digits - hyphens
      if digits > 0, hyphens == 0, letters == 0 {
        // `/2012/05/soup` is a date.
        let isYear =
          digits == 4 && (output[start] == 0x31 || output[start] == 0x32)
          && (output[start + 1] == 0x39 || output[start + 1] == 0x30)
        if digits >= 2 || end >= path.upperBound, digits <= 12, !(previousWasYear && digits <= 2) {
          if !isYear || end >= path.upperBound { pathNumber = start..<end }
        }
        previousWasYear = isYear || (previousWasYear && digits <= 2)
      } else {
        previousWasYear = false
        if letters > 0 {
          // A short ending such as `.html` is no part of the name.
          let stem = start..<(segment.dot.flatMap { end - $0 <= 6 ? $0 : nil } ?? end)
          let suffix = numberAtEnd(output, stem)
          if !suffix.isEmpty { suffixNumber = suffix }
          // One word, such as `/meal/52772`, more often names a kind of page than a dish.
          if hyphens >= max(1, slugWords), !isGeneric(output, start..<end) {
            slug =
              suffix.isEmpty ? stem : withoutExtension(output, start..<(suffix.lowerBound - 1))
            slugWords = hyphens
          }
        }
      }
      start = end
    }
    if number.isEmpty { number = pathNumber }
    if number.isEmpty { number = suffixNumber }
    if !number.isEmpty {
      parts.recipeNumber = ByteHash.combine(parts.site, output.hash(number))
    }
    return slug
  }

  /// What a segment of a path is made of.
  private struct Segment {
    /// Where it ends.
    var end: Int
    var digits = 0
    /// Hyphens and underscores.
    var hyphens = 0
    /// Where its last dot stands.
    var dot: Int?

    /// Reads up to the next slash, eight bytes at a time.
    init(of output: ByteWriter, from start: Int, to pathEnd: Int) {
      end = start
      while end < pathEnd {
        let room = min(8, pathEnd - end)
        let all = ByteLanes(word: output.word(at: end, count: room))
        let slash = all.equal(0x2F)
        let length = slash == 0 ? room : slash.trailingZeroBitCount >> 3
        let lanes = all.first(length)
        digits += ByteLanes.count(lanes.within(0x30, 0x39))
        hyphens += ByteLanes.count(lanes.equal(0x2D) | lanes.equal(0x5F))
        let dots = lanes.equal(0x2E)
        if dots != 0 { dot = end + (63 - dots.leadingZeroBitCount) >> 3 }
        end += length
        if length < 8 { break }
      }
    }
  }

  private static func isGeneric(_ output: ByteWriter, _ range: Range<Int>) -> Bool {
    range.count <= URLVocabulary.longestSegment
      && URLVocabulary.segments.code(output.hash(range)) & URLVocabulary.genericSegment != 0
  }

  private static func withoutExtension(_ output: ByteWriter, _ range: Range<Int>) -> Range<Int> {
    var dot = range.upperBound - 1
    while dot >= range.lowerBound, range.upperBound - dot <= 6 {
      if output[dot] == 0x2E { return range.lowerBound..<dot }
      dot -= 1
    }
    return range
  }

  /// The digits after the last hyphen of a name without its ending, at least two of them.
  private static func numberAtEnd(_ output: ByteWriter, _ range: Range<Int>) -> Range<Int> {
    let end = range.upperBound
    var start = end
    while start > range.lowerBound, URLQuery.isDigit(output[start - 1]) { start -= 1 }
    guard end - start >= 2, end - start <= 14, start > range.lowerBound + 1,
      output[start - 1] == 0x2D || output[start - 1] == 0x5F
    else { return 0..<0 }
    return start..<end
  }

  /// The digits of the first parameter that selects a recipe.
  private static func queryNumber(_ output: ByteWriter, from start: Int) -> Range<Int> {
    guard start < output.count, output[start] == 0x3F else { return 0..<0 }
    var index = start
    while index < output.count, output[index] == 0x3F || output[index] == 0x26 {
      index += 1
      var hash = ByteHash.seed
      while index < output.count, output[index] != 0x3D, output[index] != 0x26 {
        hash = ByteHash.step(hash, output[index])
        index += 1
      }
      guard index < output.count, output[index] == 0x3D else { continue }
      let valueStart = index + 1
      index = valueStart
      while index < output.count, output[index] != 0x26, output[index] != 0x23 { index += 1 }
      let value = valueStart..<index
      if !value.isEmpty, value.count <= 14, value.allSatisfy({ URLQuery.isDigit(output[$0]) }),
        URLVocabulary.parameters.code(ByteHash.mix(hash)) & URLVocabulary.selector != 0
      {
        return value
      }
    }
    return 0..<0
  }
}
