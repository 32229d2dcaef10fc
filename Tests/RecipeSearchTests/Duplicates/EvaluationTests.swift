import Foundation
import RecipeModel
import RecipeSearch
import TestSupport
import Testing

/// Where the development sets lie, if anywhere.
enum DevelopmentSets {
  static let folder: URL? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let shared =
      ProcessInfo.processInfo.environment["POTLUCK_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? root.deletingLastPathComponent().appendingPathComponent("shared")
    let folder = shared.appendingPathComponent("eval")
    let probe = folder.appendingPathComponent("dev_small.jsonl").path
    return FileManager.default.fileExists(atPath: probe) ? folder : nil
  }()
}

/// Precision and recall on the development sets, which lie outside the repository.
///
/// `POTLUCK_SHARED` names the folder that holds `eval`; without it `../shared` beside the package
/// is tried. The sets hold publishers' texts and stay where they are.
@Suite(.fewAtOnce, .enabled(if: DevelopmentSets.folder != nil, "needs the development sets"))
struct EvaluationTests {
  struct Row: Decodable {
    var provider: String
    var id: String
    var title: String
    var url: String?
    var publisher: String?
    var ingredients: [String]
    var gold: String
  }

  private func score(_ rows: [Row]) -> (precision: Double, recall: Double) {
    let listings = rows.map { row in
      RankedListing(
        Listing(
          id: ListingID(provider: row.provider, id: row.id), title: row.title, url: row.url,
          publisher: row.publisher, ingredients: row.ingredients), rank: 1)
    }
    func pairs(_ count: Int) -> Int { count * (count - 1) / 2 }
    var correct = 0
    var predicted = 0
    for cluster in DuplicateDetector().clusters(of: listings) {
      predicted += pairs(cluster.members.count)
      let golds = Dictionary(grouping: cluster.members) { rows[$0].gold }
      correct += golds.values.reduce(0) { $0 + pairs($1.count) }
    }
    let actual = Dictionary(grouping: rows, by: \.gold).values.reduce(0) { $0 + pairs($1.count) }
    return (Double(correct) / Double(max(1, predicted)), Double(correct) / Double(max(1, actual)))
  }

  @Test(arguments: [("dev_small", 0.985), ("dev_medium", 0.985), ("dev_real", 0.98)])
  func `accuracy holds on the whole and on both halves`(set: String, bar: Double) throws {
    let folder = try #require(DevelopmentSets.folder)
    let data = try Data(contentsOf: folder.appendingPathComponent(set + ".jsonl"))
    let rows = try data.split(separator: 10).map {
      try JSONDecoder().decode(Row.self, from: Data($0))
    }
    // Halves by recipe: a rule that only fits the recipes it was made with would fall apart.
    func half(_ row: Row) -> Int { row.gold.utf8.reduce(0) { $0 &* 31 &+ Int($1) } & 1 }
    for part in [rows, rows.filter { half($0) == 0 }, rows.filter { half($0) == 1 }] {
      let (precision, recall) = score(part)
      let slack = part.count == rows.count ? 0 : 0.01
      #expect(precision >= bar - slack)
      #expect(2 * precision * recall / (precision + recall) >= bar - slack)
    }
  }
}
