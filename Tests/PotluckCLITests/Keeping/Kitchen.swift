import Foundation
import RecipeModel
import Synchronization
import TestSupport

/// A home of a test's own beside a site with one recipe, whose owner can change it.
final class Kitchen: Sendable {
  let folder: String
  let server: PageServer
  private let site: Site

  /// A recipe's page, with the picture `/stew.gif`.
  static func stew(_ title: String = "Nan's Stew", onions: Int = 2, note: String = "") -> String {
    """
    <html><head><title>\(title)</title><script type="application/ld+json">{"@type": "Recipe",
    "name": "\(title)", "image": "/stew.gif", "recipeIngredient": ["1 kg beef", "\(onions) onions"],
    "recipeInstructions": "Stew it for long."}</script></head><body onload="steal()">
    <h1>\(title)</h1><img src="/stew.gif" alt="The stew"><p>Told by the stove.\(note)</body></html>
    """
  }

  /// Moves in; the configuration has the cookbook and may read the site.
  init(_ more: String = "", pages: [String: String] = ["/stew": stew()]) throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("potluck-kitchen-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let site = Site(pages)
    self.site = site
    server = try PageServer { path in
      if path == "/stew.gif" {
        return PageServer.Answer(type: "image/gif", body: "GIF89a\u{1}\0\u{1}\0\0\0\0;")
      }
      return site.page(path).map(PageServer.Answer.page) ?? .status(404)
    }
    let text = """
      {"version": 1, "pages": {"allow": ["127.0.0.1:\(server.port)"]}, \(more)
       "providers": [{"id": "cookbook", "use": "cookbook"}]}
      """
    let path = "\(folder)/config.json"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
  }

  deinit {
    server.stop()
    try? FileManager.default.removeItem(atPath: folder)
  }

  var link: String { "\(server.address)/stew" }
  var environment: [String: String] {
    ["HOME": folder, "POTLUCK_CONFIG": "\(folder)/config.json"]
  }

  /// Changes a page of the site.
  func change(_ path: String = "/stew", to page: String?) { site.change(path, page) }

  func run(_ words: String..., input: String = "") async throws -> ToolResult {
    try await Potluck.run(words, environment: environment, input: input)
  }

  /// Forgets the answers that are kept for a while.
  func clearCache() throws {
    try FileManager.default.removeItem(atPath: "\(folder)/.cache")
  }

  private final class Site: Sendable {
    private let pages: Mutex<[String: String]>

    init(_ pages: [String: String]) { self.pages = Mutex(pages) }

    func page(_ path: String) -> String? { pages.withLock { $0[path] } }

    func change(_ path: String, _ page: String?) { pages.withLock { $0[path] = page } }
  }
}
