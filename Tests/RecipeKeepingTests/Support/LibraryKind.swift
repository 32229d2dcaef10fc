import RecipeKeeping
import TestSupport
import Testing

/// The kinds of libraries, which keep the same promises.
enum LibraryKind: String, CaseIterable, CustomTestStringConvertible {
  case database
  case cooklang
  case json

  var testDescription: String { rawValue }

  func open(_ folder: TestFolder) -> any KeptLibrary { open(folder.path) }

  func open(_ path: String) -> any KeptLibrary {
    switch self {
    case .database: KeptDatabase(folder: path)
    case .cooklang: KeptFolder(path: path)
    case .json: KeptFolder(path: path, form: .json)
    }
  }
}
