import GRDB
import TestSupport

extension TestFolder {
  /// A connection of another program to a database in the folder.
  ///
  /// It waits until a connection that is just being closed has let go of the file.
  func connection(to name: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(86_400)
    return try DatabaseQueue(path: "\(path)/\(name)", configuration: configuration)
  }
}
