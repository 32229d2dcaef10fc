/// Where each value of a JSON document stands, by JSON pointer (RFC 6901).
///
/// A second pass over bytes that `JSON(parsing:)` has accepted: values carry no place themselves,
/// because only the checks of configurations and definitions ask for one.
public struct JSONPositions: Sendable {
  /// A line and a column, both from 1; the column counts bytes, as parse errors do.
  public struct Place: Sendable, Hashable, Comparable {
    /// The line.
    public var line: Int
    /// The column.
    public var column: Int

    /// Creates a place.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    /// Whether one place stands before another.
    public static func < (left: Place, right: Place) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  /// The start of each member name, or of the value itself for elements and the document.
  public private(set) var names: [String: Place] = [:]
  /// The start of each value.
  public private(set) var values: [String: Place] = [:]
  /// The pointers of members whose name occurs twice in one object, with the later place.
  public private(set) var repeated: [(pointer: String, place: Place)] = []

  /// Reads the positions of a document that is known to be valid JSON.
  public init(of bytes: [UInt8]) {
    var scanner = Scanner(bytes: bytes)
    scanner.value(pointer: "", name: nil, into: &self)
  }

  /// A pointer to a member or an element of what another pointer names.
  public static func append(_ pointer: String, _ part: String) -> String {
    let escaped = part.contains { $0 == "~" || $0 == "/" }
    guard escaped else { return "\(pointer)/\(part)" }
    var text = "\(pointer)/"
    for character in part {
      switch character {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.append(character)
      }
    }
    return text
  }

  private struct Scanner {
    let bytes: [UInt8]
    var index = 0
    var line = 1
    var lineStart = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }
    private var place: Place { Place(line: line, column: index - lineStart + 1) }

    mutating func value(pointer: String, name: Place?, into positions: inout JSONPositions) {
      skipSpace()
      positions.values[pointer] = place
      positions.names[pointer] = name ?? place
      switch byte {
      case UInt8(ascii: "{"): object(pointer, &positions)
      case UInt8(ascii: "["): array(pointer, &positions)
      case UInt8(ascii: "\""): _ = string()
      default:
        while index < bytes.count, !Self.ends.contains(byte) { index += 1 }
      }
    }

    private static let ends = Set<UInt8>(",]} \n\r\t".utf8)

    private mutating func object(_ pointer: String, _ positions: inout JSONPositions) {
      index += 1
      var seen = Set<String>()
      while true {
        skipSpace()
        guard byte == UInt8(ascii: "\"") else { break }
        let start = place
        let name = string()
        let member = JSONPositions.append(pointer, name)
        if !seen.insert(name).inserted { positions.repeated.append((member, start)) }
        skipSpace()
        index += 1
        value(pointer: member, name: start, into: &positions)
        skipSpace()
        guard byte == UInt8(ascii: ",") else { break }
        index += 1
      }
      index += 1
    }

    private mutating func array(_ pointer: String, _ positions: inout JSONPositions) {
      index += 1
      var element = 0
      while true {
        skipSpace()
        guard index < bytes.count, byte != UInt8(ascii: "]") else { break }
        value(pointer: "\(pointer)/\(element)", name: nil, into: &positions)
        element += 1
        skipSpace()
        guard byte == UInt8(ascii: ",") else { break }
        index += 1
      }
      index += 1
    }

    private mutating func string() -> String {
      let start = index
      index += 1
      while index < bytes.count, byte != UInt8(ascii: "\"") {
        index += byte == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + 1, bytes.count)
      return (try? JSON(parsing: Array(bytes[start..<index])))?.stringValue ?? ""
    }

    private mutating func skipSpace() {
      while index < bytes.count {
        switch byte {
        case 0x0A:
          line += 1
          lineStart = index + 1
          index += 1
        case 0x20, 0x0D, 0x09: index += 1
        default: return
        }
      }
    }
  }
}
