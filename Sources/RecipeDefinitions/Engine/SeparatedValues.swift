import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// Reads a table whose rows are lines and whose cells are separated: CSV (RFC 4180) and its kin.
///
/// The first row names the columns. A tab in it separates the cells, else the semicolon or comma that
/// occurs more often in it outside of quotation marks. Between quotation marks a cell may hold
/// separators and line breaks, but for a table with tabs, where a cell ends with its line.
struct SeparatedValues {
  /// What was read.
  struct Table {
    /// The rows as objects whose members are the cells that are not empty.
    var rows: [JSON] = []
    /// Whether the last row breaks off, or there are more rows than are read.
    var isCut = false
  }

  /// The most rows that are read.
  private static let mostRows = ListingLimits.pageItems + 1
  /// The most columns that are read.
  private static let mostColumns = 256
  /// The longest name of a column, in bytes.
  private static let longestName = 200

  private let bytes: [UInt8]
  private var position = 0
  private var separator = UInt8(ascii: ",")
  /// Whether a quotation mark has no end.
  private var isBroken = false

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The table in a text of UTF-8, without a byte order mark.
  /// - Returns: what was read until its end, a limit or the end of the task.
  static func read(_ bytes: [UInt8]) -> Table {
    var reader = SeparatedValues(bytes)
    return reader.table()
  }

  private mutating func table() -> Table {
    findSeparator()
    var table = Table()
    guard let head = row() else {
      table.isCut = isBroken
      return table
    }
    let names = Self.names(head)
    while let cells = row() {
      guard !Task.isCancelled else { break }
      let object = Self.object(cells, names)
      // A line without anything is no row.
      guard !object.members.isEmpty else { continue }
      guard table.rows.count < Self.mostRows else {
        table.isCut = true
        return table
      }
      table.rows.append(.object(object))
    }
    table.isCut = isBroken
    return table
  }

  /// The names of the columns; nil for one that has none or that of an earlier one.
  private static func names(_ head: [String]) -> [String?] {
    var seen: Set<String> = []
    return head.map { cell in
      let name = cell.trimmed
      guard 1...longestName ~= name.utf8.count, seen.insert(name).inserted else { return nil }
      return name
    }
  }

  private static func object(_ cells: [String], _ names: [String?]) -> JSONObject {
    JSONObject(
      members: zip(names, cells).compactMap { name, cell in
        guard let name, !cell.trimmed.isEmpty else { return nil }
        return JSONObject.Member(name: name, value: .string(cell))
      })
  }

  // MARK: Rows

  private static let quote = UInt8(ascii: "\"")
  private static let tab = UInt8(ascii: "\t")

  /// Finds what separates the cells; a first line `sep=;`, as spreadsheets write it, says so itself.
  private mutating func findSeparator() {
    let mark = Array("sep=".utf8)
    if bytes.count > 5, bytes.starts(with: mark), Self.isLineEnd(bytes[5]) {
      separator = bytes[4]
      position = 5
      endLine()
      return
    }
    var counts = [Self.tab: 0, UInt8(ascii: ";"): 0, UInt8(ascii: ","): 0]
    var isQuoted = false
    for byte in bytes.prefix(65_536) {
      if byte == Self.quote { isQuoted.toggle() }
      if isQuoted { continue }
      if Self.isLineEnd(byte) { break }
      counts[byte]? += 1
    }
    let (tabs, semicolons, commas) = (
      counts[Self.tab] ?? 0, counts[UInt8(ascii: ";")] ?? 0, counts[UInt8(ascii: ",")] ?? 0
    )
    if tabs > 0 {
      separator = Self.tab
    } else if semicolons > commas {
      separator = UInt8(ascii: ";")
    }
  }

  /// The cells of the next line that has any; nil behind the last one, or where it breaks off.
  private mutating func row() -> [String]? {
    while position < bytes.count, Self.isLineEnd(bytes[position]) { position += 1 }
    guard position < bytes.count else { return nil }
    var cells: [String] = []
    while true {
      guard let cell = cell() else { return nil }
      if cells.count < Self.mostColumns { cells.append(cell) }
      guard position < bytes.count, bytes[position] == separator else { break }
      position += 1
    }
    endLine()
    return cells
  }

  /// The next cell; nil where its quotation mark has no end.
  private mutating func cell() -> String? {
    if separator == Self.tab { return Self.unquoted(plain()) }
    guard position < bytes.count, bytes[position] == Self.quote else {
      return String(decoding: plain(), as: UTF8.self)
    }
    position += 1
    var content: [UInt8] = []
    while let end = bytes[position...].firstIndex(of: Self.quote) {
      content += bytes[position..<end]
      position = end + 1
      guard position < bytes.count, bytes[position] == Self.quote else {
        // What follows a quoted cell belongs to it.
        return String(decoding: content + plain(), as: UTF8.self)
      }
      content.append(Self.quote)
      position += 1
    }
    isBroken = true
    position = bytes.count
    return nil
  }

  /// The bytes to the end of the cell, none of which are quoted.
  private mutating func plain() -> ArraySlice<UInt8> {
    let end =
      bytes[position...].firstIndex { $0 == separator || Self.isLineEnd($0) } ?? bytes.count
    defer { position = end }
    return bytes[position..<end]
  }

  /// The text of a cell that may stand between quotation marks as a whole.
  private static func unquoted(_ cell: ArraySlice<UInt8>) -> String {
    let text = String(decoding: cell, as: UTF8.self)
    guard cell.count > 1, cell.first == quote, cell.last == quote else { return text }
    return String(text.dropFirst().dropLast().replacing("\"\"", with: "\""))
  }

  private mutating func endLine() {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\r") { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position += 1 }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
