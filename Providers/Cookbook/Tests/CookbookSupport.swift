import Cookbook
import Foundation
import RecipeModel
import RecipeProviderKit

/// A provider over the embedded dishes, or over a folder.
func cookbook(path: String? = nil) throws -> any RecipeProvider {
  try ProviderKind.cookbook.make(
    ProviderContext(
      id: "book", settings: path.map { ["path": .string($0)] } ?? [:],
      transport: InMemoryTransport(answers: [])))
}

/// Every listing of a query, over all its pages.
func walk(_ provider: any RecipeProvider, _ query: SearchQuery) async -> PageWalkResult {
  await PageWalk(provider: provider, query: query, wanted: 10_000).run()
}

/// The titles that a query finds, in order.
func titles(_ query: SearchQuery, in provider: (any RecipeProvider)? = nil) async throws -> [String]
{
  let provider = try provider ?? cookbook()
  return await walk(provider, query).accepted.map(\.listing.title)
}

/// A folder that is gone when the test is over.
func withFolder<T>(
  _ files: [String: String], _ body: (any RecipeProvider) async throws -> T
) async throws -> T {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("cookbook-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for (name, content) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
  }
  return try await body(cookbook(path: folder.path))
}
