import ArgumentParser
import RecipeModel
import RecipeRendering
import RecipeSearch

/// A step of merging on lines that another engine brings together; see ``StagedMerging``.
enum MergeStage: String, CaseIterable, ExpressibleByArgument {
  case keys, pages, pairs, verdicts, clusters
}

/// Carries out a stage on lines whose columns are parted by tabs.
///
/// `keys` reads `number listing`, the others groups, which are lines side by side with the same
/// first column: `group number rank rating mark page listing`, and for `clusters` also
/// `group number number`. Memory holds one group.
struct MergeStageRunner {
  private let stage: MergeStage
  private let recipeLine: (MergedRecipe) -> [UInt8]
  private let ranker: RecipeRanker
  private let sort: SortOrder
  private var group = Group()
  private var waiting: [(number: String, entry: ListingInput.Entry)] = []
  /// How often a listing was not compared with all that it resembles.
  private(set) var uncompared = 0

  /// How many listings are read together for their keys.
  private static let keyBatch = 512

  /// The lines of one group.
  private struct Group {
    var name = ""
    var listings: [RankedListing] = []
    var numbers: [String] = []
    /// The index of each number.
    var places: [String: Int] = [:]
    var entries: [(listing: Int, isActive: Bool)] = []
    var pages: [String] = []
    var pairs: [(String, String)] = []
  }

  /// Creates a runner that writes recipes with `recipeLine`.
  init(
    _ stage: MergeStage, ranker: RecipeRanker, sort: SortOrder,
    recipeLine: @escaping (MergedRecipe) -> [UInt8]
  ) {
    self.stage = stage
    self.ranker = ranker
    self.sort = sort
    self.recipeLine = recipeLine
  }

  /// Takes a line and writes what is complete with it.
  /// - Parameters:
  ///   - bytes: the line.
  ///   - number: its number, from 1, for the problem.
  ///   - write: receives lines without their breaks.
  /// - Throws: what is wrong with the line.
  mutating func take(
    _ bytes: UnsafeBufferPointer<UInt8>, _ number: Int, write: ([UInt8]) -> Void
  ) throws(DocumentProblem) {
    if stage == .keys {
      let line = Columns(bytes, most: 2, number)
      waiting.append((line.text(0), try line.listing()))
      if waiting.count == Self.keyBatch { writeKeys(write) }
      return
    }
    let line = Columns(bytes, most: 7, number)
    let name = line.text(0)
    if name != group.name {
      finishGroup(write)
      group.name = name
    }
    switch line.count {
    case 3: group.pairs.append((line.text(1), line.text(2)))
    case 7: try add(line)
    default: throw line.problem("the line has \(line.count) columns, not 3 or 7")
    }
  }

  private mutating func add(_ line: Columns) throws(DocumentProblem) {
    let number = line.text(1)
    let place = group.places[number] ?? group.listings.count
    if place == group.listings.count {
      guard let rank = Int(line.text(2)), rank > 0, let bits = UInt64(line.text(3), radix: 16)
      else { throw line.problem("the rank or the rating is not a number") }
      let entry = try line.listing()
      group.listings.append(entry.ranked(place: rank, greatestRating: Double(bitPattern: bits)))
      group.numbers.append(number)
      group.places[number] = place
      group.pages.append(line.text(5))
    }
    group.entries.append((place, line.text(4) == "1"))
  }

  /// Writes what is left after the last line.
  mutating func finish(write: ([UInt8]) -> Void) {
    writeKeys(write)
    finishGroup(write)
  }

  /// `number provider rating key…` for each listing, where a key is `kind:value:mark:other`.
  private mutating func writeKeys(_ write: ([UInt8]) -> Void) {
    let keys = StagedMerging.keys(of: waiting.map { $0.entry.ranked(place: 1, greatestRating: 1) })
    for ((number, entry), keys) in zip(waiting, keys) {
      let provider = Self.hexadecimal(ByteHash.of(entry.listing.id.provider))
      let rating = Self.hexadecimal((entry.bareRating ?? 0).magnitude.bitPattern)
      var line = "\(number)\t\(provider)\t\(rating)"
      for key in keys {
        let other = key.variety.map(Self.hexadecimal) ?? number
        let mark = key.isActive ? 1 : 0
        line += "\t\(key.kind.rawValue):\(Self.hexadecimal(key.value)):\(mark):\(other)"
      }
      write(Array(line.utf8))
    }
    waiting.removeAll(keepingCapacity: true)
  }

  private mutating func finishGroup(_ write: ([UInt8]) -> Void) {
    defer { group = Group() }
    guard !group.listings.isEmpty else { return }
    let numbers = group.numbers
    switch stage {
    case .keys: break
    case .pages:
      for (index, page) in StagedMerging.pages(group.listings).enumerated() {
        write(Array("\(numbers[index])\t\(numbers[page])".utf8))
      }
    case .pairs: writePairs(write)
    case .verdicts:
      guard let first = group.places[group.name] else { return }
      let (alike, isWhole) = StagedMerging.alike(group.listings, to: first)
      if !isWhole { uncompared += 1 }
      for other in alike { write(Array("\(group.name)\t\(numbers[other])".utf8)) }
    case .clusters:
      let standIns = Set(group.entries.filter(\.isActive).map(\.listing))
      var alike: [(Int, Int)] = []
      for (one, other) in group.pairs {
        if let left = group.places[one], let right = group.places[other] {
          alike.append((left, right))
        }
      }
      let merged = ranker.merged(group.listings, alike: alike, standIns: standIns, sort: sort)
      uncompared += merged.uncompared
      for recipe in merged { write(recipeLine(recipe)) }
    }
  }

  /// `number number turn` for each pair of a block, whose group is named `kind:key`; pairs count in
  /// the order of their turns.
  private func writePairs(_ write: ([UInt8]) -> Void) {
    let name = group.name.prefix { $0 != ":" }
    guard let kind = StagedMerging.Key.Kind(rawValue: String(name)),
      let order = StagedMerging.Key.Kind.allCases.firstIndex(of: kind)
    else { return }
    var block = StagedMerging.Block(kind)
    block.listings = group.listings
    block.entries = group.entries
    block.pages = group.pages
    for (place, pair) in StagedMerging.pairs(in: block).enumerated() {
      let turn = "\(order):\(group.name):\(Self.hexadecimal(UInt64(place)))"
      write(Array("\(group.numbers[pair.0])\t\(group.numbers[pair.1])\t\(turn)".utf8))
    }
  }

  /// A number in sixteen digits, so that the order of texts is that of numbers.
  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The columns of a line, parted by tabs; the last one may hold tabs.
private struct Columns {
  private let columns: [UnsafeBufferPointer<UInt8>]
  private let number: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, most: Int, _ number: Int) {
    columns = bytes.split(separator: 0x09, maxSplits: most - 1, omittingEmptySubsequences: false)
      .map { UnsafeBufferPointer(rebasing: $0) }
    self.number = number
  }

  var count: Int { columns.count }

  func text(_ column: Int) -> String { String(decoding: columns[column], as: UTF8.self) }

  /// The listing in the last column.
  func listing() throws(DocumentProblem) -> ListingInput.Entry {
    guard columns.count > 1, let last = columns.last else {
      throw problem("the line has no tab before its listing")
    }
    let entries = try ListingLine.parse(Array(last), number)
    guard entries.count == 1, let entry = entries.first else {
      throw problem("the line holds \(entries.count) listings, not one")
    }
    return entry
  }

  func problem(_ message: String) -> DocumentProblem {
    ListingLine.problem(
      message, fix: "see Documentation/Merging-on-many-machines.md", number, column: 1)
  }
}
