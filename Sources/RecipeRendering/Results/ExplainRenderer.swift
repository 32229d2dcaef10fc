import RecipeModel
package import RecipeSearch

/// Why a recipe stands where it stands, why its listings are one recipe, and who said what.
///
/// The terms are printed with all their digits, so that they add up to the printed score exactly.
package struct ExplainRenderer: Sendable {
  package var style: TextStyle
  /// The constant that the scores were made with; see `RankingOptions`.
  package var k: Double

  package init(style: TextStyle, k: Double = 60) {
    self.style = style
    self.k = k
  }

  /// The block of one recipe, moved to the right by `indent` columns, with a line break at its end.
  package func render(_ recipe: MergedRecipe, indent: Int = 0) -> String {
    if style.accessible {
      return lines(recipe).map { line in
        "\(line.label.prefix(1).uppercased() + line.label.dropFirst()): \(line.text)\n"
      }.joined()
    }
    let margin = String(repeating: " ", count: indent)
    let paint = Paint(style)
    let width = style.width.map { max(8, $0 - indent - 8) }
    var text = ""
    for line in lines(recipe) {
      for (index, part) in TextFitting.wrap(line.text, to: width).enumerated() {
        let label = TextFitting.padEnd(index == 0 ? line.label : "", to: 8)
        text += margin + paint(label + part, .quiet) + "\n"
      }
    }
    return text
  }

  struct Line {
    var label: String
    var text: String
  }

  /// What there is to say, sanitized; a line without a label goes on with the one before.
  func lines(_ recipe: MergedRecipe) -> [Line] {
    order(recipe) + score(recipe) + merges(recipe) + fields(recipe)
  }

  /// What the place goes by, where that is not the score.
  private func order(_ recipe: MergedRecipe) -> [Line] {
    guard let value = orderValue(recipe) else { return [] }
    return [
      Line(label: "order", text: "by \(recipe.orderedBy.rawValue)\(value); equal ones by score")
    ]
  }

  private func orderValue(_ recipe: MergedRecipe) -> String? {
    switch recipe.orderedBy {
    case .best: nil
    case .title: ""
    case .rating:
      recipe.unified.rating.map { ": \(Wording.figure($0.normalized * 100)) %" }
        ?? ": not rated, so after all that are"
    case .time:
      recipe.unified.totalMinutes.map { ": \(Wording.minutes($0))" }
        ?? ": says none, so after all that do"
    case .missing:
      recipe.missing?.names.map { names in
        ": \(names.count), with \(recipe.missing?.used ?? 0) used of what is there"
      } ?? ": lists no ingredients, so after all that do"
    case .sources:
      ": \(recipe.groupCount)" + (hasSharedVote(recipe) ? ", those of one group counted once" : "")
    }
  }

  private func hasSharedVote(_ recipe: MergedRecipe) -> Bool {
    recipe.groupCount < Set(recipe.sources.map(\.listing.id.provider)).count
  }

  private func score(_ recipe: MergedRecipe) -> [Line] {
    let score = recipe.score.description
    guard !recipe.votes.isEmpty else {
      let reason =
        recipe.knowsVotes
        ? "none of its sources has a vote" : "the votes behind it are not written down"
      return [Line(label: "score", text: "\(score): \(reason)")]
    }
    let terms = recipe.votes.map(\.term.description)
    let widest = terms.map(\.utf8.count).max() ?? 0
    var lines = [Line(label: "score", text: score)]
    for (index, vote) in recipe.votes.enumerated() {
      let provider = Sanitizer.terminal(vote.provider)
      let group =
        vote.group == vote.provider ? "" : " for the group \(Sanitizer.terminal(vote.group))"
      let formula =
        "\(Wording.number(vote.weight))/(\(Wording.number(k))+\(vote.rank))"
      let voter = vote.kind.map { Self.found($0, weight: vote.weight) } ?? provider + group
      let text = "\(formula) \(voter)"
      if style.accessible {
        lines.append(Line(label: "term", text: "\(terms[index]) = \(text)"))
      } else {
        let term = TextFitting.padEnd(terms[index], to: widest)
        lines.append(Line(label: "", text: "\(index == 0 ? "=" : "+") \(term)  \(text)"))
      }
    }
    return lines
  }

  /// What the words of the query found, in a sentence; all words of a title have the weight of
  /// ``Vote/allInTitle``.
  private static func found(_ kind: Vote.Kind, weight: Double) -> String {
    switch kind {
    case .words where weight < Double(Vote.allInTitle) && weight != 1:
      "some of the words are in the title"
    case .words: "every word is in the title"
    case .names: "the title has other names for words"
    case .ingredients: "words that are in the ingredients alone"
    case .allWords: "every word is in the title or the ingredients"
    case .title: "the title names nothing else"
    default: Sanitizer.terminal(Wording.words(fromCamelCase: kind.rawValue))
    }
  }

  private func merges(_ recipe: MergedRecipe) -> [Line] {
    recipe.evidence.enumerated().map { index, evidence in
      Line(label: index == 0 || style.accessible ? "merged" : "", text: Self.reason(evidence))
    }
  }

  /// One reason in a sentence, with its strength and figures.
  static func reason(_ evidence: MergeEvidence) -> String {
    let left = Sanitizer.terminal(evidence.left.description)
    let right = Sanitizer.terminal(evidence.right.description)
    var figures = ["strength \(Wording.figure(evidence.strength))"]
    figures += evidence.figures.map { figure in
      let name = Sanitizer.terminal(Wording.words(fromCamelCase: figure.name))
      return "\(name) \(Wording.figure(figure.value))"
    }
    let detail = figures.joined(separator: ", ")
    return "\(left) and \(right): \(sentence(evidence.kind)) (\(detail))"
  }

  private static func sentence(_ kind: MergeEvidence.Kind) -> String {
    switch kind {
    case .url: "their links lead to the same page"
    case .nativeID: "the source gave one identifier twice"
    case .siteID: "their links carry the same recipe number of one site"
    case .titleAndIngredients: "titles and ingredients are alike"
    case .ingredients: "the ingredient lines agree with their quantities"
    case .title: "the titles are alike and nothing speaks against it"
    case .titleAlone: "same title, and nothing against it"
    default: Sanitizer.terminal(Wording.words(fromCamelCase: kind.rawValue))
    }
  }

  private func fields(_ recipe: MergedRecipe) -> [Line] {
    guard recipe.sources.count > 1 else { return [] }
    let lead = Sanitizer.terminal(recipe.unified.id.provider)
    var givers: [String] = []
    for field in recipe.filledFields where !givers.contains(field.provider) {
      givers.append(field.provider)
    }
    let filled = givers.map { giver in
      let names = recipe.filledFields.filter { $0.provider == giver }.map(\.name)
      return "\(QueryWording.list(names, "and")) from \(Sanitizer.terminal(giver))"
    }
    let rest = filled.isEmpty ? "all from \(lead)" : "the rest from \(lead)"
    return [Line(label: "fields", text: (filled + [rest]).joined(separator: ", "))]
  }
}
