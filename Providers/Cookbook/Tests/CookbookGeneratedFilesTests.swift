import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import Cookbook

/// What a search goes by is made from the dishes and checked in: `.ci/generate` writes it anew.
@Suite(.fewAtOnce) struct CookbookGeneratedFilesTests {
  @Test func `the lines that are searched are those of the dishes`() throws {
    let recipes = CookbookDishes.all.compactMap(EmbeddedDishes.read)
    #expect(recipes.count == CookbookDishes.all.count)
    #expect(recipes.allSatisfy { $0.listing.rating == nil })
    let lines = recipes.map(EmbeddedDishes.line)
    guard ProcessInfo.processInfo.environment["POTLUCK_GENERATE"] == "1" else {
      #expect(lines == CookbookDishes.lines.split(separator: "\n").map(String.init))
      return
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/DishLines.swift")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"\"\"")
    #expect(parts.count == 3)
    let text = lines.map { "    \($0)\n" }.joined()
    try Data("\(parts[0])\"\"\"\n\(text)    \"\"\"\(parts[2])".utf8).write(to: file)
  }

  @Test func `an index of the lines answers like one of the recipes`() throws {
    let recipes = CookbookDishes.all.compactMap(EmbeddedDishes.read)
    let shelf = Shelf.embedded(recipes.map(EmbeddedDishes.line).joined(separator: "\n"))
    let index = SearchIndex(recipes)
    let queries = [
      SearchQuery(), SearchQuery(text: "soup"), SearchQuery(text: "gluten-free crème brûlée"),
      SearchQuery(text: "tomatoes", exclude: ["egg"], maxMinutes: 60),
      SearchQuery(include: ["olive oil"], diets: [.vegan], sort: .time),
    ]
    for query in queries {
      let (found, filtered) = shelf.index.search(query)
      #expect(found == index.search(query).found, "\(query)")
      #expect(filtered == index.search(query).filtered, "\(query)")
      #expect(found.map(shelf.recipe(at:)) == found.map { recipes[$0] }, "\(query)")
    }
  }
}
