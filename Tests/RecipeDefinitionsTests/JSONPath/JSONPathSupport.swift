import RecipeModel
import Testing

@testable import RecipeDefinitions

/// One row of a table: what a path selects in a document.
struct PathCase: Sendable, CustomTestStringConvertible {
  let path: String
  let document: String
  /// The selected values as a JSON array.
  let expected: String

  init(_ path: String, _ document: String, _ expected: String) {
    self.path = path
    self.document = document
    self.expected = expected
  }

  var testDescription: String { "\(path) in \(document)" }

  /// Expects the values in their order, and the same ones from every way to ask.
  func check(_ location: SourceLocation = #_sourceLocation) throws {
    let document = try JSON(parsing: document)
    let expected = try #require(try JSON(parsing: expected).arrayValue)
    let path = try JSONPath(path)
    #expect(try path.nodes(in: document) == expected, sourceLocation: location)
    #expect(try path.first(in: document) == expected.first, sourceLocation: location)
  }
}

/// Whether a condition holds for a node of a document, and for the whole document by `$`.
func holds(_ condition: String, for node: String, in document: String = "{}") throws -> Bool {
  let root = JSON.object(["node": try JSON(parsing: node), "root": try JSON(parsing: document)])
  return try !JSONPath("$[?\(condition)]").nodes(in: .array([root])).isEmpty
}
