import RecipeModel
import RecipeRendering
import RecipeSearch
import TestSupport
import Testing

@testable import PotluckCLI

/// The steps of merging with a small shuffle between them, as `Benchmarks/distributed` has a large
/// one.
@Suite(.fewAtOnce) struct MergeStageTests {
  private static let words = [
    "Lentil", "Chicken", "Soup", "Stew", "Pie", "Vegan", "II", "Creamy", "Lemon", "Chickn",
  ]
  private static let foods = [
    "lentils", "carrots", "leek", "salt", "cumin", "flour", "eggs", "cream", "rice",
  ]

  /// Lines of a random world in which everything resembles something, and much says the same.
  private static func world(_ count: Int, _ random: inout SeededRandom) -> [String] {
    var earlier: [[String]] = [[]]
    let popular = (0..<3).map { _ in
      JSON.array(foods.shuffled(using: &random).prefix(5).map { .string("1 cup \($0)") })
    }
    return (0..<count).map { place in
      if random.below(3) == 0 {
        let dish = random.below(3)
        let line: JSON = [
          "provider": .string("q\(random.below(count / 4))"), "id": .string("\(place)"),
          "title": .string("\(words[dish]) \(random.below(4) == 0 ? "Lemn" : "Lemon") Soup"),
          "url": random.below(4) > 0 ? .null : .string("http://x1.com/\(random.below(9))"),
          "publisher": random.below(4) > 0 ? "Site 1" : .null, "ingredients": popular[dish],
        ]
        return line.text()
      }
      let title = (0..<(1 + random.below(4))).map { _ in random.pick(words) }
      let url: JSON =
        switch random.below(4) {
        case 0: .null
        case 1: .string("http://x\(random.below(3)).com/recipe/\(random.below(40))/lemon-soup")
        case 2: .string("https://www.x1.com/r.php?id=\(random.below(40))&utm_source=a")
        default: .string("https://p.example/\(place)/\(title.joined(separator: "-"))")
        }
      if random.below(2) == 0 {
        earlier.append(
          (0..<random.below(6)).map { _ in "\(1 + random.below(3)) cups \(random.pick(foods))" })
      }
      let shown = title.joined(separator: " ")
      let line: JSON = [
        "provider": .string("p\(random.below(5))"), "id": .string("\(random.below(count * 2))"),
        "title": .string(random.below(8) == 0 ? shown.prefix(9) + "..." : shown), "url": url,
        "publisher": random.below(2) == 0 ? .null : .string("Site \(random.below(3))"),
        "ingredients": .array(random.pick(earlier).map(JSON.string)),
        "rank": random.below(9) == 0 ? .int(3) : .null,
        "rating": random.below(3) == 0 ? .double(Double(random.below(90)) / 7) : .null,
      ]
      return line.text()
    }
  }

  @Test(arguments: 0..<14)
  func `steps over any partitions make the recipes of one run`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let lines = Self.world(seed.isMultiple(of: 6) ? 500 : 120, &random)
    var input = ListingInput()
    for line in lines {
      for entry in try ListingLine.parse(Array(line.utf8), 1) { input.add(entry) }
    }
    let merged = RecipeRanker().merged(input.ranked())
    #expect(merged.uncompared == 0)
    let expected = merged.map { Self.text($0) }.sorted()
    var job = MergeJob(random: random)
    let found = try job.run(lines).sorted()
    #expect(Set(found).subtracting(expected) == [])
    #expect(Set(expected).subtracting(found) == [])
    #expect(found == expected)
  }

  static func text(_ recipe: MergedRecipe) -> String {
    RecipeItemJSON(explain: true).json(recipe).text()
  }

  @Test func `a line that no step can read is told with its place`() async throws {
    let result = try await Potluck.run(
      ["merge", "--stage", "pairs"], input: "words:1\t2\t3\nwords:1\t2\n")
    #expect(result.code == 2)
    try Golden.check(result.transcript, "merge/bad-stage-lines.txt")
  }
}

/// What the engine between the steps does, in little.
private struct MergeJob {
  typealias Row = [String]

  var random: SeededRandom

  /// Runs a step on rows that are cut at random between groups.
  mutating func step(_ stage: MergeStage, _ groups: [[Row]]) throws -> [Row] {
    var partitions: [[Row]] = [[], [], []]
    for group in groups.shuffled(using: &random) {
      partitions[random.below(3)] += group.shuffled(using: &random)
    }
    var output: [Row] = []
    for rows in partitions {
      var runner = MergeStageRunner(stage, ranker: RecipeRanker(), sort: .best) {
        Array(MergeStageTests.text($0).utf8)
      }
      let write = { (line: [UInt8]) in
        output.append(String(decoding: line, as: UTF8.self).components(by: "\t"))
      }
      for row in rows {
        let bytes = Array(row.joined(separator: "\t").utf8)
        try bytes.withUnsafeBufferPointer { try runner.take($0, 1, write: write) }
      }
      runner.finish(write: write)
    }
    // The steps that follow read columns by their numbers; the last one's are lines of JSON.
    let columns = stage == .keys ? 3 : stage == .clusters ? 1 : 2
    try #require(output.allSatisfy { $0.count >= columns }, "\(output.prefix(3))")
    return output
  }

  mutating func run(_ lines: [String]) throws -> [String] {
    let keyed = try step(.keys, lines.enumerated().map { [["\($0)", $1]] })
    var listings: [Row] = lines.map { _ in [] }
    for rows in Dictionary(grouping: keyed, by: { $0[1] }).values {
      let greatest = rows.map { $0[2] }.max() ?? ""
      let numbers = rows.compactMap { Int($0[0]) }.sorted()
      for (place, number) in numbers.enumerated() {
        listings[number] = ["\(number)", "\(place + 1)", greatest]
      }
    }
    // Kind, value, mark, what must differ, and the listing's number.
    let keys = keyed.flatMap { row in row[3...].map { $0.components(by: ":") + [row[0]] } }
    try #require(keys.allSatisfy { $0.count == 5 }, "\(keys)")
    let byKey = Dictionary(grouping: keys) { "\($0[0]):\($0[1])" }
    func row(_ group: String, _ number: String, _ mark: String = "0", _ page: String = "0") -> Row {
      let index = Int(number) ?? 0
      return [group] + listings[index] + [mark, page, lines[index]]
    }
    func blocks(_ kinds: Set<String>) -> [(key: String, value: [Row])] {
      byKey.filter { _, rows in
        kinds.contains(rows[0][0]) && rows.contains { $0[2] == "1" }
          && Set(rows.map { $0[3] }).count > 1
      }.sorted { $0.key < $1.key }
    }
    let pageEdges = blocks(["page"]).flatMap { block in block.value.map { [block.key, $0[4]] } }
    let pageGroups = components(lines.count, pageEdges)
    let pages = try step(.pages, pageGroups.map { group in group.map { row(group[0], $0) } })
    let page = Dictionary(pages.map { ($0[0], $0[1]) }) { $1 }
    let pairs = try step(
      .pairs,
      blocks(["words", "runs", "errors", "starts"]).map { key, rows in
        rows.map { row(key, $0[4], $0[2], page[$0[4]] ?? "") }
      })
    let partners = Dictionary(grouping: Set(pairs.map { Array($0[..<2]) })) { $0[0] }
    let alike = try step(
      .verdicts,
      partners.sorted { $0.key < $1.key }.map { left, pairs in
        [row(left, left)] + pairs.map { row(left, $0[1]) }
      })
    let titles = blocks(["title"]).flatMap { block in block.value.map { [block.key, $0[4]] } }
    let clusters = components(lines.count, pageEdges + alike + titles)
    let clusterOf = Dictionary(clusters.flatMap { group in group.map { ($0, group[0]) } }) { $1 }
    let alikeIn = Dictionary(grouping: alike) { clusterOf[$0[0]] ?? "" }
    let standIns = Set(blocks(["picture"]).flatMap { block in block.value.map { $0[4] } })
    return try step(
      .clusters,
      clusters.map { group in
        group.map { row(group[0], $0, standIns.contains($0) ? "1" : "0") }
          + (alikeIn[group[0]] ?? []).map { [group[0]] + $0 }
      }
    ).map { $0.joined(separator: "\t") }
  }

  /// The numbers below `count` in groups that edges connect; edges have numbers and other names.
  private func components(_ count: Int, _ edges: [Row]) -> [Row] {
    var parents: [String: String] = [:]
    func root(_ name: String) -> String {
      var name = name
      while let parent = parents[name] { name = parent }
      return name
    }
    for edge in edges {
      let (one, other) = (root(edge[0]), root(edge[1]))
      if one != other { parents[one] = other }
    }
    return Dictionary(grouping: (0..<count).map(String.init)) { root($0) }.values
      .sorted { $0[0] < $1[0] }
  }
}

extension String {
  fileprivate func components(by separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
