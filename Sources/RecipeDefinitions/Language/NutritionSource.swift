import RecipeModel

/// Where the figures of nutrition come from.
enum NutritionSource: Sendable, Hashable {
  /// An object whose members are named as schema.org's `NutritionInformation` names them.
  case object(JSONPath)
  /// Figure by figure.
  case figures([Figure])

  /// One figure.
  struct Figure: Sendable, Hashable {
    /// The property of schema.org's `NutritionInformation`.
    var name = ""
    /// Where its text comes from.
    var text: TextSource
  }
}

extension NutritionSource {
  /// A path, or an object of text sources.
  static var value: ValueCodec<NutritionSource> {
    let schema = ValueSchema.choice(
      "nutritionSource",
      "Where nutrition comes from: the path of an object with schema.org's names, or each name "
        + "with its text."
    ) {
      [.path, figures.schema]
    }
    return ValueCodec(schema) { node in
      if node.value.isObject { return figures.read(node).map { .figures($0) } }
      if node.reading.readsMarkup {
        node.error(
          "an element of markup has no members to be taken for figures",
          fix: "write each figure, such as {\"calories\": \"css:.kcal\"}")
        return nil
      }
      return node.fieldPath().map { .object($0) }
    } write: { source in
      switch source {
      case .object(let path): .string(path.text)
      case .figures(let list): figures.write(list)
      }
    }
  }

  private static var figures: ValueCodec<[Figure]> {
    .named(
      TextSource.value.map { text, _ in
        Figure(text: text)
      } write: {
        $0.text
      }, \.name)
  }
}
