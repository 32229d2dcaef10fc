import Foundation

/// Finds the reference data that lies beside a checkout and is not part of it.
///
/// `POTLUCK_SHARED` names its folder; without it, a folder `shared` beside the checkout is used.
enum ReferenceData {
  static let folder: URL? = {
    let environment = ProcessInfo.processInfo.environment["POTLUCK_SHARED"]
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder =
      environment.map { URL(filePath: $0) }
      ?? checkout.deletingLastPathComponent().appending(path: "shared")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  static var isThere: Bool { folder != nil }

  static func text(_ path: String) throws -> String {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
