internal import RecipeModel

/// How a service writes its JSON, byte for byte.
struct WireJSON: Sendable, Hashable {
  /// `, ` and `: ` as Python's `json.dumps` writes them, instead of `,` and `:`.
  var isSpaced = false
  /// `\/` for every slash, as PHP does.
  var escapesSlashes = false
  /// `\u00e9` for everything beyond ASCII.
  var isASCII = false

  static let python = WireJSON(isSpaced: true, isASCII: true)
  static let django = WireJSON()
  static let node = WireJSON()
  static let php = WireJSON(escapesSlashes: true, isASCII: true)

  func bytes(_ value: JSON) -> [UInt8] {
    var out: [UInt8] = []
    write(value, to: &out)
    return out
  }

  private func write(_ value: JSON, to out: inout [UInt8]) {
    switch value {
    case .null: out += "null".utf8
    case .bool(let flag): out += (flag ? "true" : "false").utf8
    case .number(let number): out += number.literal.utf8
    case .string(let text): write(text, to: &out)
    case .array(let elements):
      out.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { out += (isSpaced ? ", " : ",").utf8 }
        write(element, to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let object):
      out.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        if index > 0 { out += (isSpaced ? ", " : ",").utf8 }
        write(member.name, to: &out)
        out += (isSpaced ? ": " : ":").utf8
        write(member.value, to: &out)
      }
      out.append(UInt8(ascii: "}"))
    }
  }

  private func write(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\"".utf8
      case "\\": out += "\\\\".utf8
      case "/": out += (escapesSlashes ? "\\/" : "/").utf8
      case "\n": out += "\\n".utf8
      case "\r": out += "\\r".utf8
      case "\t": out += "\\t".utf8
      default:
        if scalar.value < 0x20 || (isASCII && scalar.value > 0x7E) {
          for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
            let digits = String(unit, radix: 16)
            out += "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
          }
        } else {
          out += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
      }
    }
    out.append(UInt8(ascii: "\""))
  }
}
