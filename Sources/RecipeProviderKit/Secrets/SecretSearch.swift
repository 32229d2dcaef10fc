import PotluckSupport
import RecipeModel

/// The search of one text for the forms of secrets.
final class SecretSearch {
  /// The characters of a form that count as its first part where a text was cut.
  private static let leastPart = 2
  /// The same before three full stops, which end many a text that holds no secret.
  private static let leastPartBeforeDots = 5
  /// How far the end of a tag is looked for whose brackets are spelled.
  private static let longestSpelledTag = 128
  /// How many tags and marks may stand between two characters.
  private static let mostGaps = 32

  private let text: SpelledText
  private let bytes: UnsafeBufferPointer<UInt8>
  private let needles: [SecretNeedle]
  private let starts: [UInt32: [Int]]
  private let cuts: SecretFinder.Cuts
  /// The places of `>`, and of those that end a comment: looked for once, when one is needed.
  private lazy var closers = bytes.indices.filter { bytes[$0] == UInt8(ascii: ">") }
  private lazy var commentClosers = closers.filter {
    $0 > 1 && bytes[$0 - 1] == UInt8(ascii: "-") && bytes[$0 - 2] == UInt8(ascii: "-")
  }

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ needles: [SecretNeedle], _ starts: [UInt32: [Int]],
    _ cuts: SecretFinder.Cuts
  ) {
    self.bytes = bytes
    self.needles = needles
    self.starts = starts
    self.cuts = cuts
    text = SpelledText(bytes)
  }

  /// The form that begins at a place.
  func match(at start: Int) -> SecretFinder.Match? {
    var part: SecretFinder.Match?
    for number in candidates(at: start) where isPlausible(needles[number], at: start) {
      let trail = trail(of: needles[number], from: start)
      if trail.count == needles[number].symbols.count {
        return match(number, start..<(trail.last?.max() ?? start))
      }
      part = part ?? end(ofPart: needles[number], trail).map { match(number, start..<$0) }
    }
    return part
  }

  private func match(_ number: Int, _ range: Range<Int>) -> SecretFinder.Match {
    SecretFinder.Match(secret: needles[number].secret, range: range)
  }

  /// The forms that may begin at a place, in their order.
  private func candidates(at start: Int) -> [Int] {
    let byte = bytes[start]
    if Self.isPlain(byte) { return starts[UInt32(byte)] ?? [] }
    var numbers: Set<Int> = []
    for reading in text.readings(at: start) { numbers.formUnion(starts[reading.scalar] ?? []) }
    if byte == UInt8(ascii: "<") { numbers.formUnion(starts[0x20] ?? []) }
    return numbers.sorted()
  }

  /// Whether the plain characters at a place could be the first ones of a form: a quick look that
  /// most places do not pass.
  private func isPlausible(_ needle: SecretNeedle, at start: Int) -> Bool {
    for (index, place) in (start..<min(bytes.count, start + needle.symbols.count)).enumerated() {
      guard Self.isPlain(bytes[place]) else { return true }
      guard needle.fits(bytes[place], at: index) else {
        return index >= Self.leastPartBeforeDots && bytes[place...].starts(with: "...".utf8)
      }
    }
    return true
  }

  /// Whether a byte can be nothing but the character that it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    0x21..<0x7F ~= byte && byte != UInt8(ascii: "<") && !SpelledText.isOpener(byte)
  }

  /// Where each character of a form may end that begins at a place, as far as it goes on.
  ///
  /// One spelling may begin with another, so that all that fit are followed. Two ways to the same
  /// place are one: the work is bounded by the form's length.
  private func trail(of needle: SecretNeedle, from start: Int) -> [[Int]] {
    var trail: [[Int]] = []
    var places = [start]
    for index in needle.symbols.indices {
      var found: [Int] = []
      for place in places {
        for end in ends(of: needle, index, at: place) where !found.contains(end) {
          found.append(end)
        }
      }
      guard !found.isEmpty else { return trail }
      trail.append(found)
      places = found.flatMap { following($0, needle, index) }
    }
    return trail
  }

  /// The end of the first characters of a form that did not go on, where the text was cut behind
  /// them.
  private func end(ofPart needle: SecretNeedle, _ trail: [[Int]]) -> Int? {
    guard cuts != .none else { return nil }
    for length in stride(from: trail.count, through: Self.leastPart, by: -1) {
      if length >= Self.leastPartBeforeDots,
        let end = trail[length - 1].first(where: { bytes[$0...].starts(with: "...".utf8) })
      {
        return end
      }
      let places = trail[length - 1].flatMap { following($0, needle, length - 1) }
      if let end = places.firstNonNil({ cut(at: $0) }) { return end }
    }
    return nil
  }

  /// Where the next character may begin.
  private func following(_ end: Int, _ needle: SecretNeedle, _ index: Int) -> [Int] {
    [end] + gaps(at: end, needle.isWrapped || needle.symbols[index][0] == " ")
  }

  /// Where the character may end that begins here.
  private func ends(of needle: SecretNeedle, _ index: Int, at place: Int) -> [Int] {
    guard place < bytes.count else { return [] }
    if Self.isPlain(bytes[place]) {
      return needle.fits(bytes[place], at: index) ? [place + 1] : []
    }
    let ends = text.readings(at: place).filter { needle.fits($0.scalar, at: index) }.map(\.end)
    // A tag that breaks the line becomes a blank when the text is cleaned.
    let isBlank = needle.symbols[index][0] == " "
    return ends + (isBlank ? tag(at: place).map { [$0] } ?? [] : [])
  }

  /// The places behind markup and marks that show nothing, one after the other.
  private func gaps(at place: Int, _ takesBlanks: Bool) -> [Int] {
    var (place, found) = (place, [Int]())
    while found.count < Self.mostGaps, let next = gap(at: place, takesBlanks) {
      found.append(next)
      place = next
    }
    return found
  }

  private func gap(at place: Int, _ takesBlanks: Bool) -> Int? {
    guard place < bytes.count, !Self.isPlain(bytes[place]) else { return nil }
    let ends = text.readings(at: place).filter { isEmpty($0, takesBlanks) }.map(\.end)
    // Of a number without a semicolon, as many digits as there are belong to it.
    if let end = ends.max() { return end }
    return tag(at: place)
  }

  /// Whether a reading shows nothing.
  private func isEmpty(_ reading: SpelledText.Reading, _ takesBlanks: Bool) -> Bool {
    guard let scalar = Unicode.Scalar(reading.scalar) else { return false }
    if scalar.properties.isWhitespace { return takesBlanks }
    return scalar.isUnsafeToPrint || scalar.isInvisible
  }

  /// The place behind the tag or comment that begins here.
  private func tag(at place: Int) -> Int? {
    guard bytes[place] != UInt8(ascii: "<") else { return rawTag(at: place) }
    guard SpelledText.isOpener(bytes[place]) else { return nil }
    let opening = text.readings(at: place).first { $0.scalar == 0x3C }
    guard let opening else { return nil }
    for place in opening.end..<min(bytes.count, opening.end + Self.longestSpelledTag)
    where bytes[place] == UInt8(ascii: ">") || SpelledText.isOpener(bytes[place]) {
      let closing = text.readings(at: place).first { $0.scalar == 0x3E }
      if let closing { return closing.end }
    }
    return nil
  }

  private func rawTag(at place: Int) -> Int? {
    guard place + 1 < bytes.count else { return nil }
    let next = bytes[place + 1]
    guard next.isLetter || [UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(next)
    else { return nil }
    let isComment = bytes[place...].starts(with: "<!--".utf8)
    return Self.first(in: isComment ? commentClosers : closers, after: place).map { $0 + 1 }
  }

  /// The first of ordered places that lies behind another.
  private static func first(in places: [Int], after place: Int) -> Int? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] > place { high = middle } else { low = middle + 1 }
    }
    return low < places.count ? places[low] : nil
  }

  /// The end of the text, or of a part of it, where it shows nothing more of what stands at a place.
  private func cut(at place: Int) -> Int? {
    guard cuts != .none else { return nil }
    guard place < bytes.count else { return cuts == .end ? bytes.count : nil }
    let isTag = bytes[place] == UInt8(ascii: "<")
    if isTag, cuts == .end, tag(at: place) == nil { return bytes.count }
    let isSpelled = SpelledText.isOpener(bytes[place]) || bytes[place] >= 0x80
    for end in place..<min(bytes.count, place + SpelledText.longest) {
      if bytes[end...].starts(with: "…".utf8) { return end }
      if !isSpelled || bytes[end] <= 0x20 { return nil }
    }
    return cuts == .end && bytes.count - place < SpelledText.longest ? bytes.count : nil
  }
}
