import RecipeModel
import RecipeScreening
import Synchronization

/// Judges merged recipes by the diets and allergens of a query.
struct Screening {
  private let query: SearchQuery
  private let subjects: [ScreenSubject]

  init(_ query: SearchQuery) {
    self.query = query
    subjects = ScreenSubject.asked(in: query)
  }

  /// The recipes without those that conflict, each with what was found; strictly, without those of
  /// which it cannot be told either.
  ///
  /// Each subject that a recipe conflicts with is counted.
  func kept(
    _ recipes: [MergedRecipe], counting conflicts: inout [ScreenSubject: Int]
  ) -> [MergedRecipe] {
    if subjects.isEmpty { return recipes }
    let screen = RecipeScreen(law: query.law)
    return recipes.compactMap { recipe in
      var recipe = recipe
      recipe.screen = findings(of: recipe, screen)
      for finding in recipe.screen where finding.verdict == .conflicts {
        conflicts[finding.subject, default: 0] += 1
      }
      let verdicts = recipe.screen.map(\.verdict)
      let isOut = verdicts.contains(.conflicts) || (query.isStrict && verdicts.contains(.unknown))
      return isOut ? nil : recipe
    }
  }

  /// The gravest finding of those sources that list ingredients, for each subject.
  private func findings(of recipe: MergedRecipe, _ screen: RecipeScreen) -> [ScreenFinding] {
    let listings = recipe.sources.map(\.listing).filter { !$0.ingredients.isEmpty }
    let claims = Set(recipe.sources.flatMap { $0.listing.diets ?? [] })
    let answers = (listings.isEmpty ? [recipe.unified] : listings).map {
      screen.findings(
        title: $0.title, ingredients: $0.ingredients, claims: claims, for: subjects)
    }
    return subjects.indices.compactMap { place in
      let all = answers.map { $0[place] }
      return all.first { $0.verdict == .conflicts } ?? all.first { $0.verdict == .unknown }
        ?? all.first
    }
  }
}

/// How many listings of a search conflicted with each subject, counted while sources answer.
final class ConflictTally: Sendable {
  private let state = Mutex<[ScreenSubject: Int]>([:])

  /// The counts until now.
  var counts: [ScreenSubject: Int] { state.withLock { $0 } }

  /// Counts the subjects of one listing.
  func count(_ findings: [ScreenFinding]) {
    state.withLock { counts in
      for finding in findings { counts[finding.subject, default: 0] += 1 }
    }
  }
}
