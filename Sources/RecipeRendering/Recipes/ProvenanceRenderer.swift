package import RecipeModel

/// Where the fields of a recipe come from, for whoever wants to know whom to believe.
package struct ProvenanceRenderer: Sendable {
  package var style: TextStyle

  package init(style: TextStyle) { self.style = style }

  /// A line for each source and syntax with the fields that came from it, and what was mended.
  package func render(_ recipe: Recipe, mended: [String] = [], troubles: [String] = []) -> String {
    var lines: [TextBlock.Line] = [.heading("Where it comes from")]
    lines += recipe.givers.map { giver in
      let provider = Sanitizer.terminal(giver.origin.provider)
      let syntax = Sanitizer.terminal(giver.origin.syntax)
      return .field("\(provider), \(syntax)", Wording.list(giver.fields))
    }
    lines += mended.map { .field("mended", Sanitizer.terminal($0)) }
    lines += troubles.map { .field("failed", Sanitizer.terminal($0), .warning) }
    return TextBlock(style: style).render(lines)
  }
}

extension Recipe {
  /// Each source and syntax that the recipe's fields come from, with the labels of those fields in
  /// small letters, in the fields' order.
  package var givers: [(origin: FieldOrigin, fields: [String])] {
    var givers: [(origin: FieldOrigin, fields: [String])] = []
    for field in toldFields {
      let origin = origin(of: field)
      if let place = givers.firstIndex(where: { $0.origin == origin }) {
        givers[place].fields.append(field.label.lowercased())
      } else {
        givers.append((origin, [field.label.lowercased()]))
      }
    }
    return givers
  }
}
