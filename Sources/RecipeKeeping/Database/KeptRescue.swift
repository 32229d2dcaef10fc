import GRDB
import RecipeModel
import RecipeStore

/// Brings over what can still be read of a damaged file.
enum KeptRescue {
  /// How many rows are looked for, and after how many in vain the rest is given up where the file does
  /// not say any more how many there were.
  private static let most: Int64 = 1_000_000
  private static let mostInVain = 1_000

  /// Reads every row by itself, since one page that is broken costs only what lies on it.
  /// - Returns: what came over, as the middle of a sentence.
  static func run(from path: String, into database: Database) throws -> String {
    var configuration = Configuration()
    configuration.busyMode = .timeout(1)
    // A file that was cut short is read as far as it goes.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
    guard let old = try? DatabaseQueue(path: path, configuration: configuration) else {
      return "nothing of it can be read"
    }
    defer { try? old.close() }
    let count = try old.writeWithoutTransaction { old in
      let last = (try? Int64.fetchOne(old, sql: "SELECT max(number) FROM recipe")) ?? nil
      var (count, inVain) = (0, 0)
      for number in 1...max(1, min(last ?? most, most)) {
        guard last != nil || inVain < mostInVain else { break }
        inVain += 1
        guard let kept = try? KeptRow.read(number, isAlone: true, in: old) else { continue }
        inVain = 0
        let pictures = (try? KeptRow.pictures(of: number, in: old)) ?? []
        let page = (try? KeptRow.page(of: number, in: old)) ?? nil
        if try KeptRow.add(kept, pictures: pictures, page: page, in: database) { count += 1 }
      }
      return count
    }
    return switch count {
    case 0: "nothing of it can be read"
    case 1: "1 recipe of it was saved"
    default: "\(count) recipes of it were saved"
    }
  }
}
