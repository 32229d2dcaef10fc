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

  /// How many bad lines are told one by one.
  private static let toldLines = 20

  /// Reads a file; nil is standard input.
  mutating func read(_ path: String?) {
    let name = path ?? "standard input"
    do throws(FileBytes.Failure) {
      try LineReader.read(path) { number, bytes in take(bytes, number, of: name) }
    } catch {
      unreadable += 1
      StandardError.write(
        ToolFailure("cannot read \(name): \(error.reason)", fix: "check the path").text + "\n")
    }
  }

  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>?, _ number: Int, of name: String) {
    guard let bytes else {
      return complain(
        ListingLine.Failure(
          message: "the line is longer than \(LineReader.lineLimit >> 20) MiB",
          fix: "write one listing a line", column: 1), number, of: name)
    }
    guard bytes.contains(where: { $0 > 0x20 }) else { return }
    do throws(ListingLine.Failure) {
      for listing in try ListingLine.parse(Array(bytes)) { listings.add(listing) }
    } catch {
      complain(error, number, of: name)
    }
  }

  private mutating func complain(_ failure: ListingLine.Failure, _ number: Int, of name: String) {
    badLines += 1
    guard badLines <= Self.toldLines else { return }
    let place = "\(name):\(number):\(failure.column)"
    let text = "\(place): error: \(failure.message)\n  fix: \(failure.fix)\n"
    StandardError.write(Printable.line(text))
  }

  /// Sums up what was left out.
  func finish() {
    guard badLines > 0 else { return }
    let more = badLines - Self.toldLines
    let others = more > 0 ? " (the first \(Self.toldLines) are above)" : ""
    StandardError.write(
      "potluck: \(Counted.text(badLines, "bad line")) left out\(others)\n")
  }
}
