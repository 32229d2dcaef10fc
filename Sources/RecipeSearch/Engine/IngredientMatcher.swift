import RecipeModel

/// Decides whether an ingredient is among the lines of a recipe.
///
/// A name matches a line that holds all its words, regardless of case, accents and plural:
/// `green onion` matches `3 green onions, sliced`, and `egg` does not match `eggplant`. What a line
/// says to be free of something is not in it: `gluten` does not match `gluten-free flour`.
struct IngredientMatcher: Sendable {
  private let names: [[String]]

  init(_ names: [String]) {
    self.names = names.map(Self.words).filter { !$0.isEmpty }
  }

  /// Whether every name occurs in one of the lines.
  func allOccur(in lines: [[String]]) -> Bool {
    names.allSatisfy { name in lines.contains { Self.holds($0, name) } }
  }

  /// Whether some name occurs in one of the lines.
  func anyOccurs(in lines: [[String]]) -> Bool {
    names.contains { name in lines.contains { Self.holds($0, name) } }
  }

  /// The words of a text as they are compared.
  static func words(_ text: String) -> [String] {
    TextMatching.words(text).map(TextMatching.singular)
  }

  private static func holds(_ line: [String], _ name: [String]) -> Bool {
    name.allSatisfy { word in
      line.indices.contains { index in
        line[index] == word && !(index + 1 < line.count && line[index + 1] == "free")
      }
    }
  }
}
