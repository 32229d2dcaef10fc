#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Paths for files that a test makes and removes.
enum TemporaryPath {
  static func unique() -> String {
    FileManager.default.temporaryDirectory.appending(path: "potluck-\(UUID().uuidString)").path
  }
}
