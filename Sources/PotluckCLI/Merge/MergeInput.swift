import RecipeModel
import RecipeRendering
import RecipeSearch

/// Collects the listings of all inputs, gives ranks where lines have none, and counts bad lines.
struct MergeInput {
  /// The listings so far; ratings without a scale are filled in by ``finish()``.
  private(set) var listings: [RankedListing] = []
  /// How many lines were not listings.
  private(set) var badLines = 0
  /// The inputs that could not be read.
  private(set) var unreadable = 0

  /// How many bad lines are told one by one.
  private static let toldLines = 20

  private struct BareRating {
    var index: Int
    var value: Double
  }

  private var bareRatings: [BareRating] = []
  private var counts: [String: Int] = [:]

  /// The providers of the listings, in alphabetical order.
  var providers: [String] { counts.keys.sorted() }

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
      add(try ListingLine.parse(Array(bytes)))
    } catch {
      complain(error, number, of: name)
    }
  }

  private mutating func add(_ parsed: ListingLine.Parsed) {
    let place = counts[parsed.listing.id.provider, default: 0] + 1
    counts[parsed.listing.id.provider] = place
    if let value = parsed.bareRating {
      bareRatings.append(BareRating(index: listings.count, value: value))
    }
    listings.append(RankedListing(parsed.listing, rank: parsed.rank ?? place))
  }

  private mutating func complain(_ failure: ListingLine.Failure, _ number: Int, of name: String) {
    badLines += 1
    guard badLines <= Self.toldLines else { return }
    let place = "\(name):\(number):\(failure.column)"
    let text = "\(place): error: \(failure.message)\n  fix: \(failure.fix)\n"
    StandardError.write(Printable.line(text))
  }

  /// Gives ratings their scale, provider by provider, and sums up what was left out.
  mutating func finish() {
    var greatest: [String: Double] = [:]
    for rating in bareRatings {
      let provider = listings[rating.index].listing.id.provider
      greatest[provider] = max(greatest[provider] ?? 0, rating.value)
    }
    for rating in bareRatings {
      let provider = listings[rating.index].listing.id.provider
      let scale = Self.scale(upTo: greatest[provider] ?? rating.value)
      listings[rating.index].listing.rating = Rating(value: rating.value, scale: scale)
    }
    guard badLines > 0 else { return }
    let more = badLines - Self.toldLines
    let others = more > 0 ? " (the first \(Self.toldLines) are above)" : ""
    StandardError.write(
      "potluck: \(Counted.text(badLines, "bad line")) left out\(others)\n")
  }

  /// The scale that a provider's ratings are measured on, by the greatest of them.
  static func scale(upTo greatest: Double) -> Double {
    switch greatest {
    case ...1: 1
    case ...5: 5
    case ...10: 10
    default: max(100, greatest)
    }
  }
}
