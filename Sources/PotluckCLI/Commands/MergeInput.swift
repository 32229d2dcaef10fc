import PotluckService
import RecipeModel
import RecipeRendering
import RecipeSearch

/// Collects the listings of all inputs and counts bad lines.
struct MergeInput {
  /// The listings so far.
  private(set) var listings = ListingInput()
  /// How many lines were not listings.
  private(set) var badLines = 0
  /// The inputs that could not be read.
  private(set) var unreadable = 0

  /// How many fields were left out of listings.
  private var flaws = 0

  /// How many bad lines, and how many fields, are reported one by one.
  private static let toldLines = 20

  /// Reads the listings of a file; nil is standard input.
  mutating func read(_ path: String?) {
    var listings = listings
    var flaws = flaws
    self.listings = ListingInput()
    let name = Self.name(path)
    read(path, expect: { listings.reserve(bytes: $0) }) { bytes, number throws(DocumentProblem) in
      guard !listings.add(line: bytes) else { return }
      for listing in try ListingLine.parse(Array(bytes), number) {
        listings.add(listing)
        StandardError.tell(Array(listing.flaws.prefix(max(0, Self.toldLines - flaws))), of: name)
        flaws += listing.flaws.count
      }
    }
    self.listings = listings
    self.flaws = flaws
  }

  /// Reads the lines of a file that are not blank; nil is standard input.
  mutating func read(
    _ path: String?, expect: (Int) -> Void = { _ in },
    visit: (UnsafeBufferPointer<UInt8>, Int) throws(DocumentProblem) -> Void
  ) {
    let name = Self.name(path)
    do throws(FileError) {
      try LineReader.read(path, expect: expect) { number, bytes in
        take(bytes, number, of: name, visit)
      }
    } catch {
      unreadable += 1
      StandardError.tell(Failure("cannot read \(name): \(error.reason)", fix: "check the path"))
    }
  }

  private static func name(_ path: String?) -> String { path ?? "standard input" }

  private mutating func take(
    _ bytes: UnsafeBufferPointer<UInt8>?, _ number: Int, of name: String,
    _ visit: (UnsafeBufferPointer<UInt8>, Int) throws(DocumentProblem) -> Void
  ) {
    guard let bytes else {
      let message = "the line is longer than \(LineReader.lineLimit >> 20) MiB"
      return complain(
        ListingLine.problem(message, fix: "write one listing a line", number, column: 1), of: name)
    }
    guard bytes.contains(where: { $0 > 0x20 }) else { return }
    do throws(DocumentProblem) {
      try visit(bytes, number)
    } catch {
      complain(error, of: name)
    }
  }

  private mutating func complain(_ problem: DocumentProblem, of name: String) {
    badLines += 1
    if badLines <= Self.toldLines { StandardError.tell([problem], of: name) }
  }

  /// Sums up what was left out.
  func finish() {
    if flaws > Self.toldLines {
      StandardError.line(
        "potluck: \(Wording.count(flaws, "field")) left out (the first \(Self.toldLines) are above)"
      )
    }
    guard badLines > 0 else { return }
    let more = badLines - Self.toldLines
    let others = more > 0 ? " (the first \(Self.toldLines) are above)" : ""
    StandardError.line("potluck: \(Wording.count(badLines, "bad line")) left out\(others)")
  }
}

/// Reads one line of `potluck merge`'s input: a listing as a JSON object, or a line that Potluck
/// itself wrote (`search --jsonl`, `merge`): a recipe with its sources.
enum ListingLine {
  /// Reads a line.
  /// - Parameters:
  ///   - bytes: the line.
  ///   - number: its number, from 1, for the problem.
  /// - Returns: its listings: one of a listing, one a source of a recipe, none of a record that
  ///   says something else about a search.
  /// - Throws: what is wrong with the line, and where.
  static func parse(
    _ bytes: [UInt8], _ number: Int
  ) throws(DocumentProblem) -> [ListingInput.Entry] {
    let value: JSON
    do throws(JSONParseError) {
      value = try JSON(parsing: bytes)
    } catch {
      throw problem(
        "not valid JSON: \(error.message)", fix: "write one JSON object a line", number,
        column: error.column)
    }
    do throws(DocumentProblem) {
      guard let parts = listings(of: value) else {
        return [placed(try ListingInput.Entry(value, called: "line"), in: bytes, number)]
      }
      var written: [ListingInput.Entry] = []
      for part in parts {
        written.append(placed(try ListingInput.Entry(part, called: "source"), in: bytes, number))
      }
      return written
    } catch {
      // Places are looked for only now: good lines need none.
      let place = JSONPositions(of: bytes).values[error.pointer]
      throw problem(error.message, fix: error.fix, number, column: place?.column ?? 1)
    }
  }

  /// The listing, its flaws with their places in the line.
  private static func placed(
    _ entry: ListingInput.Entry, in bytes: [UInt8], _ number: Int
  ) -> ListingInput.Entry {
    if entry.flaws.isEmpty { return entry }
    var entry = entry
    let places = JSONPositions(of: bytes).values
    entry.flaws = entry.flaws.map { flaw in
      var flaw = flaw
      let column = places[flaw.pointer]?.column ?? 1
      (flaw.place, flaw.pointer) = (.init(line: number, column: column), "")
      return flaw
    }
    return entry
  }

  /// What is wrong with a line, with the column in it, from 1, counted in bytes.
  static func problem(
    _ message: String, fix: String?, _ number: Int, column: Int
  ) -> DocumentProblem {
    DocumentProblem(
      severity: .error, pointer: "", place: .init(line: number, column: column), message: message,
      fix: fix)
  }

  /// The listings of a line of Potluck's own; nil for any other line.
  ///
  /// Each source of a recipe becomes a listing with the recipe's fields and what it says for itself.
  private static func listings(of value: JSON) -> [JSON]? {
    let isRecord = value["version"]?.intValue != nil && value["kind"]?.stringValue != nil
    if isRecord, value["kind"] != "item" { return [] }
    guard let recipe = value.objectValue, recipe["provider"] == nil,
      let sources = recipe["sources"]?.arrayValue, !sources.isEmpty
    else { return nil }
    return sources.map { source in
      guard let own = source.objectValue else { return source }
      var listing = recipe
      for member in own.members { listing[member.name] = member.value }
      return .object(listing)
    }
  }
}
