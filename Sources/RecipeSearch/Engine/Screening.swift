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
    return recipes.compactMap { recipe in
      var recipe = recipe
      recipe.screen = findings(of: recipe)
      for finding in recipe.screen where finding.verdict == .conflicts {
        conflicts[finding.subject, default: 0] += 1
      }
      let verdicts = recipe.screen.map(\.verdict)
      let isOut = verdicts.contains(.conflicts) || (query.isStrict && verdicts.contains(.unknown))
      return isOut ? nil : recipe
    }
  }

  /// The gravest finding, for each subject, among the recipes that the sources may be: a link to
  /// another recipe must not stand beside the answer to this one.
  func findings(of recipe: MergedRecipe) -> [ScreenFinding] {
    let screen = RecipeScreen(law: query.law)
    let claims = Set(recipe.sources.flatMap { $0.listing.diets ?? [] })
    let answers = recipe.certainGroups.compactMap { group -> [ScreenFinding]? in
      guard let whole = Recipe.unify(sources: group.map { Recipe(listing: $0.listing) }) else {
        return nil
      }
      var text = ScreenText(whole, otherTitles: group.map(\.listing.title))
      text.claims = claims
      return screen.findings(of: text, for: subjects)
    }
    return subjects.indices.compactMap { place in
      let all = answers.map { $0[place] }
      return all.first { $0.verdict == .conflicts } ?? all.first { $0.verdict == .unknown }
        ?? all.first
    }
  }
}

/// The listings that a query rules out by what is in them, gathered while sources answer.
///
/// They are merged with the others all the same: the listing of another source that tells less of
/// the same recipe must not stand for it.
final class RuledOut: Sendable {
  private let state = Mutex<(listings: [RankedListing], conflicts: [ScreenSubject: Int])>(([], [:]))

  /// What was ruled out until now; the ranks mean nothing.
  var listings: [RankedListing] { state.withLock { $0.listings } }

  /// How many of them conflicted with each subject.
  var conflicts: [ScreenSubject: Int] { state.withLock { $0.conflicts } }

  /// Takes a listing, with the subjects that it conflicts with.
  func take(_ listing: Listing, conflicting findings: [ScreenFinding] = []) {
    state.withLock { state in
      state.listings.append(RankedListing(listing, rank: 1))
      for finding in findings { state.conflicts[finding.subject, default: 0] += 1 }
    }
  }
}
