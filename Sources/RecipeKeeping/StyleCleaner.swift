/// Writes style rules anew without what asks for anything: addresses, imports, and what runs.
///
/// The rules are read as the tokens of CSS and written token by token, so that what is left means
/// the same to a browser as it does here: strings are whole, comments are gone, and there is no `<`
/// that could end a style element. Linear in the text.
struct StyleCleaner {
  private let input: [UInt8]
  private var place = 0
  private(set) var output: [UInt8] = []

  /// Functions that ask for something or run something; replaced by `none`.
  private static let functions: Set<String> = [
    "url", "src", "image", "image-set", "-webkit-image-set", "cross-fade", "-webkit-cross-fade",
    "expression", "element", "-moz-element", "paint", "-webkit-canvas", "attr",
  ]
  /// The at-rules that stay; others go with their blocks.
  private static let rules: Set<String> = [
    "media", "supports", "layer", "container", "page", "keyframes", "-webkit-keyframes",
  ]
  /// The most bytes of one style.
  static let longest = 1 << 20

  /// The rules, or the declarations of an attribute, that may stay.
  static func clean(_ style: some Collection<UInt8>) -> [UInt8] {
    var cleaner = StyleCleaner(Array(style.prefix(longest)))
    cleaner.run()
    return cleaner.output
  }

  private init(_ input: [UInt8]) { self.input = input }

  private mutating func run() {
    while place < input.count, !Task.isCancelled {
      let byte = input[place]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if let string = string() { output += string }
      case UInt8(ascii: "/") where next(is: "*"): skipComment()
      case UInt8(ascii: "@"):
        let start = place
        place += 1
        if Self.rules.contains(name()) { output += input[start..<place] } else { skipRule() }
      case _ where isName(byte):
        let start = place
        let name = name()
        guard place < input.count, input[place] == UInt8(ascii: "(") else {
          output += input[start..<place]
          continue
        }
        if Self.functions.contains(name) {
          if name != "url" || !skipAddress() { skipBlock() }
          output += " none ".utf8
        } else {
          output += input[start..<place]
        }
      // `<!--` and `-->` mean nothing in a style, and a comparison is better lost than misread.
      case UInt8(ascii: "<"), UInt8(ascii: "\\"), ..<0x09, 0x0E..<0x20, 0x7F: place += 1
      default:
        output.append(byte)
        place += 1
      }
    }
  }

  private func next(is byte: Unicode.Scalar) -> Bool {
    place + 1 < input.count && input[place + 1] == UInt8(ascii: byte)
  }

  // MARK: Tokens

  /// Letters, digits, hyphens, what is beyond ASCII, and an escape but of a line's end or a `<`.
  private func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"):
      place + 1 < input.count && input[place + 1] >= 0x20 && !next(is: "<")
    case UInt8(ascii: "-"), UInt8(ascii: "_"), 0x30...0x39, 0x80...: true
    default: 0x61...0x7A ~= byte | 0x20
    }
  }

  /// Reads a name, its escapes undone, in lower case.
  private mutating func name() -> String {
    var name: [UInt8] = []
    while place < input.count, isName(input[place]) {
      guard input[place] == UInt8(ascii: "\\") else {
        name.append(input[place])
        place += 1
        continue
      }
      place += 1
      let digits = input[place...].prefix(6).prefix { isHexadecimal($0) }
      guard !digits.isEmpty else {
        name.append(input[place])
        place += 1
        continue
      }
      place = digits.endIndex
      if place < input.count, [0x20, 0x09, 0x0A, 0x0C].contains(input[place]) {
        place += 1
      } else if place < input.count, input[place] == 0x0D {
        place += place + 1 < input.count && input[place + 1] == 0x0A ? 2 : 1
      }
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
      name += String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8
    }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x66 ~= byte | 0x20
  }

  /// Reads a string; nil for one that its line cuts off.
  private mutating func string() -> [UInt8]? {
    let quote = input[place]
    var text = [quote]
    place += 1
    while place < input.count {
      let byte = input[place]
      place += 1
      switch byte {
      case quote:
        text.append(quote)
        return text
      case 0x0A, 0x0C, 0x0D: return nil
      case UInt8(ascii: "\\"):
        guard place < input.count else { return nil }
        // A break behind a backslash is no part of the text.
        if input[place] == 0x0D, place + 1 < input.count, input[place + 1] == 0x0A { place += 1 }
        if input[place] >= 0x20 {
          text += input[place] == UInt8(ascii: "<") ? Array("\\3c ".utf8) : [byte, input[place]]
        }
        place += 1
      case UInt8(ascii: "<"): text += "\\3c ".utf8
      case ..<0x20, 0x7F: break
      default: text.append(byte)
      }
    }
    return nil
  }

  // MARK: What goes

  private mutating func skipComment() {
    place += 2
    while place < input.count {
      if input[place] == UInt8(ascii: "*"), next(is: "/") {
        place += 2
        break
      }
      place += 1
    }
    output.append(0x20)
  }

  /// Skips `(address)`; false where the address stands in quotes.
  private mutating func skipAddress() -> Bool {
    let first = input[place...].dropFirst().first { $0 > 0x20 }
    guard first != UInt8(ascii: "\""), first != UInt8(ascii: "'") else { return false }
    while place < input.count, input[place] != UInt8(ascii: ")") {
      place += input[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place = min(place + 1, input.count)
    return true
  }

  /// Skips from an opening bracket to behind the one that closes it.
  private mutating func skipBlock() {
    var depth = 0
    while place < input.count {
      switch input[place] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = string()
      case UInt8(ascii: "\\"): place = min(place + 2, input.count)
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        place += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        place += 1
        if depth <= 0 { return }
      default: place += 1
      }
    }
  }

  /// Skips a rule to behind its semicolon or block.
  private mutating func skipRule() {
    while place < input.count {
      switch input[place] {
      case UInt8(ascii: ";"): return place += 1
      case UInt8(ascii: "}"): return
      case UInt8(ascii: "{"): return skipBlock()
      case UInt8(ascii: "("): skipBlock()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = string()
      case UInt8(ascii: "\\"): place = min(place + 2, input.count)
      default: place += 1
      }
    }
  }
}
