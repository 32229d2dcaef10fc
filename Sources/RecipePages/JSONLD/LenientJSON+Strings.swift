import RecipeModel

extension LenientJSON {
  /// The string that begins at the quote here.
  mutating func string(isKey: Bool) -> String {
    let quote = bytes[index]
    if quote != UInt8(ascii: "\"") { mended.insert(.quotes) }
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case quote:
        if closes(at: index, isKey: isKey) {
          index += 1
          return String(decoding: text, as: UTF8.self)
        }
        mended.insert(.quotes)
        text.append(byte)
        index += 1
      case UInt8(ascii: "\\"): escape(into: &text)
      case 0x0A, 0x0D:
        mended.insert(.lineBreaks)
        text.append(0x0A)
        index += 1
      case 0..<0x20:
        mended.insert(byte == 0x09 ? .lineBreaks : .controls)
        if byte != 0 { text.append(0x20) }
        index += 1
      default:
        text.append(byte)
        index += 1
      }
    }
    mended.insert(.unbalanced)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(into text: inout [UInt8]) {
    let start = index
    index += 1
    guard index < bytes.count else { return }
    // What JSON knows, its own parser reads; a pair of surrogates is one escape.
    var length = 2
    if bytes[index] == UInt8(ascii: "u") {
      length = 6
      if start + 12 <= bytes.count, bytes[start + 6] == UInt8(ascii: "\\"),
        bytes[start + 7] == UInt8(ascii: "u"), bytes[start + 2] | 0x20 == UInt8(ascii: "d")
      {
        length = 12
      }
    }
    if "\"\\/bfnrtu".utf8.contains(bytes[index]), start + length <= bytes.count,
      let value = try? JSON(parsing: [0x22] + bytes[start..<(start + length)] + [0x22])
    {
      text += Array((value.stringValue ?? "").utf8)
      index = start + length
      return
    }
    mended.insert(.escapes)
    // `\'` and the like mean what they escape; a line break that is escaped stays one.
    if bytes[index] >= 0x20 {
      text.append(bytes[index])
      index += 1
    }
  }

  /// Whether the quote at a place ends its string: what follows has to go on like JSON.
  private func closes(at place: Int, isKey: Bool) -> Bool {
    let next = skippingSpace(place + 1)
    guard next < bytes.count else { return true }
    switch bytes[next] {
    case UInt8(ascii: ":"): return isKey
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return !isKey && goesOn(behind: next)
    case UInt8(ascii: ","): return !isKey && beginsValue(at: skippingSpace(next + 1))
    case UInt8(ascii: "\""):
      // A comma that was forgotten: on the next line, a member or a text begins.
      return !isKey && bytes[(place + 1)..<next].contains(0x0A)
    case UInt8(ascii: "/"), UInt8(ascii: "<"): return !isKey
    default: return false
    }
  }

  /// Whether what stands behind a closing bracket can stand there.
  private func goesOn(behind place: Int) -> Bool {
    let next = skippingSpace(place + 1)
    guard next < bytes.count else { return true }
    // A comma may have been forgotten at the end of a line.
    if bytes[next] == UInt8(ascii: "\"") { return bytes[(place + 1)..<next].contains(0x0A) }
    return ",}];/<-{[".utf8.contains(bytes[next])
  }

  private func beginsValue(at place: Int) -> Bool {
    guard place < bytes.count else { return true }
    switch bytes[place] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "["),
      UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "@"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default:
      // A word: a literal, or the name of a member without quotes.
      var end = place
      while end < bytes.count, end - place < 24, 0x41...0x7A ~= bytes[end] { end += 1 }
      let word = String(decoding: bytes[place..<end], as: UTF8.self)
      if ["true", "false", "null", "NaN", "undefined"].contains(word) { return true }
      return end > place && end < bytes.count && bytes[end] == UInt8(ascii: ":")
    }
  }

  private func skippingSpace(_ place: Int) -> Int {
    var place = place
    while place < bytes.count {
      if bytes[place] <= 0x20 {
        place += 1
      } else if bytes[place] == 0xC2, place + 1 < bytes.count, bytes[place + 1] == 0xA0 {
        place += 2
      } else {
        break
      }
    }
    return place
  }
}
