import PotluckSupport
import RecipePages
import RecipeProviderKit

/// Reads the recipes of XML and HTML documents, each by itself: a broken one costs no other.
struct MarkupReading {
  let dialect: Dialect
  private let text: [UInt8]
  private let lower: [UInt8]

  /// Of bytes in UTF-8; nil where no dialect knows the document.
  init?(_ text: [UInt8], as format: ImportFormat?) {
    let lower = text.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    let known = Dialect.markup.first { dialect in
      if let format { return dialect.format == format }
      return dialect.signs.allSatisfy { lower.firstOffset(of: $0, from: 0) != nil }
    }
    guard let known else { return nil }
    (dialect, self.text, self.lower) = (known, text, lower)
  }

  /// The recipes with the lines on which they begin; nil in place of one that is broken.
  /// - Throws: `misconfigured` when none can be read without libxml2.
  func recipes() throws(ProviderError) -> [(line: Int, recipe: ForeignRecipe?)] {
    let starts = starts
    var line = 1
    var counted = 0
    return try zip(starts, starts.dropFirst() + [text.count]).map {
      start, end throws(ProviderError) in
      line += text[counted..<start].count { $0 == 0x0A }
      counted = start
      guard !Task.isCancelled else { return (line, nil) }
      return (line, try read(text[start..<piece(start, end)]))
    }
  }

  /// Where recipes begin.
  private var starts: [Int] {
    var starts: [Int] = []
    var place = 0
    while let found = lower.firstOffset(of: dialect.start, from: place) {
      place = found + dialect.start.utf8.count
      // Elements may have longer names, and the words may stand inside of the tag.
      let isTag = dialect.start.hasPrefix("<")
      guard !isTag || place < lower.count && (lower[place] <= 0x20 || lower[place] == 0x3E),
        let tag = lower[..<(found + 1)].suffix(1_000).lastIndex(of: UInt8(ascii: "<"))
      else { continue }
      starts.append(tag)
    }
    return starts
  }

  /// Where the recipe ends that begins there and has another one, or the end, behind it.
  private func piece(_ start: Int, _ end: Int) -> Int {
    guard dialect.start.hasPrefix("<") else { return end }
    let close = "</\(dialect.start.dropFirst())>"
    return lower[start..<end].firstOffset(of: close).map { $0 + close.utf8.count } ?? end
  }

  private func read(_ piece: ArraySlice<UInt8>) throws(ProviderError) -> ForeignRecipe? {
    let syntax = dialect.syntax ?? .xml
    let bytes = dialect.format == .masterCook ? DirtyXML.cleaned(piece) : Array(piece)
    do throws(ProviderError) {
      let document = try MarkupDocument(bytes, syntax)
      return ForeignNode.markup(document.root).find(dialect.recipe).first.flatMap(dialect.read)
    } catch {
      guard error.code != .misconfigured else { throw error }
      return nil
    }
  }
}

/// XML as MasterCook writes it: quotation marks and less-than signs stand in attributes as they are.
enum DirtyXML {
  /// The document with references in their place.
  static func cleaned(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var clean: [UInt8] = []
    clean.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    var isInTag = false
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
      if !isInTag, byte == UInt8(ascii: "<"), next == UInt8(ascii: "!") {
        let end = bytes[index...].firstOffset(of: "]]>").map { $0 + 3 } ?? bytes.endIndex
        clean += bytes[index..<end]
        index = end
        continue
      }
      if byte == UInt8(ascii: "<") { isInTag = 0x61...0x7A ~= next | 0x20 }
      if byte == UInt8(ascii: ">") { isInTag = false }
      clean.append(byte)
      index += 1
      guard isInTag, byte == UInt8(ascii: "="), next == UInt8(ascii: "\"") else { continue }
      clean.append(next)
      index += 1
      let end = end(ofValue: bytes[index...])
      for byte in bytes[index..<end] {
        switch byte {
        case UInt8(ascii: "\""): clean += "&quot;".utf8
        case UInt8(ascii: "<"): clean += "&lt;".utf8
        case UInt8(ascii: ">"): clean += "&gt;".utf8
        default: clean.append(byte)
        }
      }
      index = end
    }
    return clean
  }

  private static let longestValue = 4_096

  /// Where an attribute's value ends: at the mark behind which the tag ends or another attribute
  /// begins.
  private static func end(ofValue bytes: ArraySlice<UInt8>) -> Int {
    for index in bytes.prefix(longestValue).indices where bytes[index] == UInt8(ascii: "\"") {
      let rest = bytes[(index + 1)...].prefix(80).drop { $0 <= 0x20 }
      if rest.isEmpty || rest.starts(with: "/>".utf8) || rest.starts(with: ">".utf8) {
        return index
      }
      let name = rest.prefix { 0x61...0x7A ~= $0 | 0x20 }
      if !name.isEmpty, rest[name.endIndex...].starts(with: "=\"".utf8) { return index }
    }
    return bytes.firstIndex(of: UInt8(ascii: "\"")) ?? bytes.endIndex
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Where some words begin.
  func firstOffset(of words: String, from start: Int? = nil) -> Int? {
    let start = start ?? startIndex
    let words = Array(words.utf8)
    guard start < endIndex, let first = words.first else { return nil }
    let found = self[start...].withContiguousStorageIfAvailable { bytes -> Int? in
      guard let base = bytes.baseAddress.map({ UnsafeRawPointer($0) }) else { return nil }
      var place = 0
      while place <= bytes.count - words.count,
        let hit = memchr(base + place, Int32(first), bytes.count - place)
      {
        place = UnsafeRawPointer(hit) - base
        if bytes[place...].starts(with: words) { return place }
        place += 1
      }
      return nil
    }
    return found.flatMap { $0 }.map { start + $0 }
  }
}
