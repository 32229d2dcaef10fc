import Foundation
import GRDB
import TestSupport

extension TestFolder {
  /// All bytes of all files in the folder, as text without regard to encoding.
  func contents() -> String {
    names.reduce(into: "") { text, name in
      text += String(data: read(name) ?? Data(), encoding: .isoLatin1) ?? ""
    }
  }

  /// A connection of another program to a database in the folder.
  ///
  /// It waits until a connection that is just being closed has let go of the file.
  func connection(to name: String, unsafe: Bool = false) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(86_400)
    configuration.allowsUnsafeTransactions = unsafe
    return try DatabaseQueue(path: "\(path)/\(name)", configuration: configuration)
  }
}
