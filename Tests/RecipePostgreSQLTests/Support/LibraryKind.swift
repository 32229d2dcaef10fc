import RecipeKeeping
import TestSupport
import Testing

@testable import RecipePostgreSQL

/// The kinds of libraries that the promises of `LibraryTests` are checked with here; with each
/// folder another user's.
enum LibraryKind: String, CaseIterable, CustomTestStringConvertible {
  case database
  #if PostgreSQL
    case postgresql
  #endif

  var testDescription: String { rawValue }

  func open(_ folder: TestFolder) -> any KeptLibrary {
    switch self {
    case .database: KeptDatabase(folder: folder.path)
    #if PostgreSQL
      case .postgresql: TestServer.shared.store().library(folder.path)
    #endif
    }
  }

  func history(_ folder: TestFolder) -> any HistoryStore {
    switch self {
    case .database: SearchHistory(folder: folder.path)
    #if PostgreSQL
      case .postgresql: TestServer.shared.store().history(folder.path)
    #endif
    }
  }
}
