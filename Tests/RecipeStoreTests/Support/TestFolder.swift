import Foundation
import GRDB
import Testing

/// A folder of a test's own that is gone afterwards.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("potluck-store-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of all files in the folder.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// All bytes of all files in the folder, as text without regard to encoding.
  func contents() -> String {
    names.reduce(into: "") { text, name in
      let data = FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data()
      text += String(data: data, encoding: .isoLatin1) ?? ""
    }
  }

  func write(_ bytes: Data, to name: String) throws {
    try bytes.write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  func read(_ name: String) -> Data? { FileManager.default.contents(atPath: "\(path)/\(name)") }

  func mode(_ name: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue
  }

  /// A connection of another program to a database in the folder.
  ///
  /// It waits until a connection that is just being closed has let go of the file.
  func connection(to name: String, unsafe: Bool = false) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(60)
    configuration.allowsUnsafeTransactions = unsafe
    return try DatabaseQueue(path: "\(path)/\(name)", configuration: configuration)
  }
}
