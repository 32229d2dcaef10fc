import RecipeModel

/// Reads the JSON that a web page carries in a script, with the faults that templates put there.
///
/// Templates wrap it in comments and `CDATA` for browsers of long ago, paste texts with their line
/// breaks and with PHP's backslashes, and escape the whole for HTML. All that is mended, because it
/// leaves no doubt what was meant; a comma or a bracket too few or too many does. Once the task is
/// cancelled, what is still read is not the script's value.
enum EmbeddedJSON {
  /// The value of a script's content; nil when it is empty.
  /// - Throws: ``JSONParseError`` with the place in the content as it was.
  static func parse(_ content: ArraySlice<UInt8>) throws(JSONParseError) -> JSON? {
    let value = unwrapped(content)
    if value.isEmpty { return nil }
    do throws(JSONParseError) { return try JSON(parsing: Array(value)) } catch {
      guard error.passedLimit == nil, value.count <= longestMended else { throw error }
      if let mended = try? JSON(parsing: mended(unescaped(value))) { return mended }
      throw error
    }
  }

  /// The most bytes that are read a second time; a page of a recipe is far shorter.
  private static let longestMended = 1 << 20
  private static let openings = ["<!--", "//", "/*", "*/", "<![CDATA[", "\u{FEFF}"].map {
    Array($0.utf8)
  }
  private static let closings = ["-->", "//", "/*", "*/", "]]>", ";"].map { Array($0.utf8) }

  /// The content without white space and comment marks around the value.
  private static func unwrapped(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = content
    repeat {
      rest = rest.drop { $0 <= 0x20 }
      guard let opening = openings.first(where: { rest.starts(with: $0) }) else { break }
      rest = rest.dropFirst(opening.count)
    } while !Task.isCancelled
    repeat {
      // A slice that drops its end in place would copy what is left each time.
      rest = rest[..<(rest.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? rest.startIndex)]
      guard let closing = closings.first(where: { rest.suffix($0.count).elementsEqual($0) })
      else { break }
      rest = rest.dropLast(closing.count)
    } while !Task.isCancelled
    return rest
  }

  /// The text behind the entities, when quotes are among them and no real ones are there.
  private static func unescaped(_ value: ArraySlice<UInt8>) -> [UInt8] {
    guard !value.contains(UInt8(ascii: "\"")) else { return Array(value) }
    let text = String(decoding: value, as: UTF8.self)
    return Array((HTMLEntities.decode(text) ?? text).utf8)
  }

  /// The value with raw controls in its strings escaped, and without backslashes that escape
  /// nothing.
  private static func mended(_ value: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(value.count + 64)
    var isInString = false
    var index = 0
    while index < value.count {
      let byte = value[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        isInString.toggle()
        result.append(byte)
      case 0x0A where isInString: result += "\\n".utf8
      case 0..<0x20 where isInString: result.append(0x20)
      case UInt8(ascii: "\\") where isInString:
        guard isEscape(value[index...]) else { continue }
        result += [byte, value[index]]
        index += 1
      default: result.append(byte)
      }
    }
    return result
  }

  /// Whether what follows a backslash makes it an escape of JSON.
  private static func isEscape(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first else { return false }
    if first == UInt8(ascii: "u") {
      let digits = rest.dropFirst().prefix(4)
      return digits.count == 4 && digits.allSatisfy(\.isHexDigit)
    }
    return "\"\\/bfnrt".utf8.contains(first)
  }
}
